"""What a tool that takes `ctx` can do: `ctx.deps`, in the names of every dialect."""

from __future__ import annotations

import asyncio
import base64
import inspect
from typing import Any, Callable, Dict, List

from .loop import Loop
from .requests import Requests
from .results import to_json

WORKER_KEYS = {"input", "attachments", "instructions"}


class Deps:
    def __init__(
        self, requests: Requests, call: int, loop: Loop, send: Callable[[Dict[str, Any]], None]
    ) -> None:
        self._requests = requests
        self._call = call
        self._loop = loop
        self._send = send
        self.tools = ToolsByName(self)
        self.sandbox = Sandbox(self._ask)
        self.prompt = ""
        self.messages: List[Any] = []
        self.model: Any = None
        self.usage: Dict[str, Any] = {}
        self.depth = 0
        self.cancelled = False
        """True once the run is called off."""

    @property
    def runtime(self) -> "Deps":
        return self

    async def call_worker(
        self,
        worker: Any,
        input_data: Any = None,
        attachments: List[Any] | None = None,
        instructions: str | None = None,
        **more: Any,
    ) -> Any:
        """Calls a worker by name; its text, or its JSON where it has an output schema."""
        given = more.pop("input", input_data) if input_data is None else input_data
        asked = worker_request(given)
        if attachments is not None:
            asked["attachments"] = [str(path) for path in attachments]
        if instructions is not None:
            asked["instructions"] = instructions
        return await self._ask({"kind": "worker", "name": name_of(worker), **asked})

    async def call_agent(self, agent: Any, input_data: Any = None, **more: Any) -> Any:
        return await self.call_worker(agent, input_data, **more)

    async def call_tool(self, name: str, arguments: Any = None, **named: Any) -> Any:
        """A tool of the calling worker, judged as if the model had called it; else a worker, as `call`."""
        return await self.call(name, arguments, None, **named)

    async def call(
        self, name: Any, input_data: Any = None, attachments: List[Any] | None = None, **named: Any
    ) -> Any:
        """A tool of the calling worker or, where it has none of that name, a worker."""
        given = to_json(input_data) if input_data is not None else {}
        given = given if isinstance(given, dict) else {"input": given}
        arguments = {**given, **to_json(named)}
        if attachments is not None:
            arguments["attachments"] = [str(path) for path in attachments]
        action = {"kind": "tool", "name": name_of(name), "input": arguments}
        return await self._ask({**action, "orWorker": worker_request(arguments)})

    async def step(self, name: str, *rest: Any, input: Any = None) -> Any:
        """`step(name, function)`, `step(name, input, function)`: runs it once in the life of the run."""
        *given, function = rest
        value = given[0] if given else input
        takes = bool(inspect.signature(function).parameters)
        run = (lambda: function(value)) if takes and given else function

        def once() -> Any:
            return run() if inspect.iscoroutinefunction(function) else self._in_thread(run)

        return await self._requests.ask(
            self._call, {"kind": "step", "name": name, "input": to_json(value)}, once
        )

    async def _in_thread(self, function: Callable[[], Any]) -> Any:
        result = await self._loop.run_in_executor(None, function)
        return await result if inspect.isawaitable(result) else result

    def call_worker_sync(self, *arguments: Any, **named: Any) -> Any:
        return self._wait(self.call_worker(*arguments, **named))

    def call_tool_sync(self, *arguments: Any, **named: Any) -> Any:
        return self._wait(self.call_tool(*arguments, **named))

    def call_sync(self, *arguments: Any, **named: Any) -> Any:
        """For tools that are plain functions: they run in a thread of their own."""
        return self._wait(self.call(*arguments, **named))

    def step_sync(self, *arguments: Any, **named: Any) -> Any:
        return self._wait(self.step(*arguments, **named))

    def _wait(self, coroutine: Any) -> Any:
        """Blocks the tool's thread, which is no work under way until the answer is there."""
        return asyncio.run_coroutine_threadsafe(self._parked(coroutine), self._loop).result()

    async def _parked(self, coroutine: Any) -> Any:
        self._loop.parked += 1
        try:
            return await coroutine
        finally:
            self._loop.parked -= 1

    def log(self, text: Any, level: str = "info") -> None:
        self._send({"type": "log", "call": self._call, "level": level, "text": str(text)})

    async def _ask(self, action: Dict[str, Any]) -> Any:
        return await self._requests.ask(self._call, action)


class ToolsByName:
    """`await ctx.deps.tools.shell(command="ls")`."""

    def __init__(self, deps: Deps) -> None:
        self._deps = deps

    def __getattr__(self, name: str) -> Callable[..., Any]:
        return lambda *given, **named: self._deps.call(name, *given, **named)


class Sandbox:
    """The worker's files: paths as the worker sees them."""

    def __init__(self, ask: Callable[[Dict[str, Any]], Any]) -> None:
        self._ask = ask

    async def _do(self, name: str, path: Any, **more: Any) -> Any:
        operation = {"name": name, "path": str(path), **more}
        return await self._ask({"kind": "sandbox", "operation": operation})

    async def read(self, path: Any) -> str:
        return await self._do("read", path)

    async def read_binary(self, path: Any) -> bytes:
        return base64.b64decode(await self._do("readBinary", path))

    async def write(self, path: Any, content: str) -> None:
        await self._do("write", path, content=content)

    async def write_binary(self, path: Any, content: bytes) -> None:
        await self._do("writeBinary", path, content=base64.b64encode(content).decode())

    async def delete(self, path: Any) -> None:
        await self._do("delete", path)

    async def exists(self, path: Any) -> bool:
        return await self._do("exists", path)

    async def list(self, path: Any = ".") -> List[str]:
        return await self._do("list", path)

    async def stat(self, path: Any) -> Dict[str, Any] | None:
        return await self._do("stat", path)


def name_of(worker: Any) -> str:
    return worker if isinstance(worker, str) else str(getattr(worker, "name", worker))


def worker_request(given: Any) -> Dict[str, Any]:
    """`{"input": …, "attachments": […]}` is how a worker is called; anything else is its input."""
    value = to_json(given)
    if not (isinstance(value, dict) and "input" in value and set(value) <= WORKER_KEYS):
        return {"input": value}
    return {name: part for name, part in value.items() if name == "input" or part}
