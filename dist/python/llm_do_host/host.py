"""
The program: loads code and calls its tools, for the process at the other end of two descriptors. The
messages are those of src/tools/code-protocol.ts.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import threading
from typing import Any, Dict, List

from . import stand_ins
from .context import Deps
from .errors import sentence_of, trace
from .files import load_module, problem_of, shown_path
from .loop import Loop
from .requests import Requests
from .results import to_json
from .stand_in_pydantic_ai import RunContext
from .tools import Tool
from .toolsets import Toolset, toolsets_of
from .workers import workers_of

READS, WRITES = 3, 4


class Host:
    def __init__(self) -> None:
        self.output = os.fdopen(WRITES, "w", encoding="utf-8", newline="\n")
        self.lock = threading.Lock()
        self.requests = Requests(self.send)
        self.loop = Loop(self.requests)
        self.tools: List[Tool] = []
        self.calls: Dict[int, Deps] = {}
        self.tasks: set = set()

    def send(self, message: Dict[str, Any]) -> None:
        line = json.dumps(message, ensure_ascii=True)
        with self.lock:
            self.output.write(f"{line}\n")
            self.output.flush()

    def run(self) -> None:
        lines = os.fdopen(READS, "r", encoding="utf-8")
        # The first message loads the code, before any loop runs: its top level may call `asyncio.run`.
        message = json.loads(lines.readline() or '{"type": "load", "id": 0, "files": [], "toolsets": []}')
        modules = [load_file(file, index) for index, file in enumerate(message["files"])]
        asyncio.set_event_loop(self.loop)
        reader = threading.Thread(target=self.read, args=(lines,), daemon=True)
        reader.start()
        self.loop.own_threads = {threading.main_thread(), reader}
        self.begin(self.load(message, modules))
        self.loop.run_forever()

    def read(self, lines: Any) -> None:
        for line in lines:
            self.loop.call_soon_threadsafe(self.receive, json.loads(line))
        # Nobody is left to talk to. No clean-up: the author's code must not see how its process ends.
        os._exit(0)

    def receive(self, message: Dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "answer":
            self.requests.answer(message["id"], message["answer"])
        elif kind == "abort":
            for deps in self.calls.values():
                deps.cancelled = True
        else:
            self.begin(self.judge(message) if kind == "judge" else self.call(message))

    def begin(self, coroutine: Any) -> None:
        task = self.loop.create_task(coroutine)
        # The loop itself holds tasks weakly.
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def context(self, call: int, key: str | None = None, tool: str | None = None) -> RunContext:
        deps = Deps(self.requests, call, self.loop, self.send)
        return RunContext(deps=deps, tool_call_id=key, tool_name=tool)

    async def load(self, message: Dict[str, Any], modules: List[Any]) -> None:
        asked = {wanted["name"]: wanted["config"] for wanted in message["toolsets"]}
        loaded: List[Dict[str, Any]] = []
        problems: List[Dict[str, Any]] = []
        workers: List[Dict[str, Any]] = []
        known: Dict[str, Dict[str, Any]] = {}
        for index, file in enumerate(message["files"]):
            try:
                if isinstance(modules[index], BaseException):
                    raise modules[index]
                workers += workers_of(modules[index], file)
                for toolset in await toolsets_of(modules[index], asked, self.context(0)):
                    self.check_duplicate(toolset, file, known)
                    loaded.append(self.described(toolset, index, file))
            except (Exception, SystemExit) as error:
                problems.append(problem_of(error, file, index))
        loaded_message = {"type": "loaded", "id": message["id"], "toolsets": loaded, "problems": problems}
        self.send({**loaded_message, "workers": workers})

    def check_duplicate(self, toolset: Toolset, file: Dict[str, Any], known: Dict[str, Any]) -> None:
        """Between folders the more specific one wins; within one folder nothing says which is meant."""
        if toolset.name is None or file["kind"] == "package":
            return
        places = [(tool.file, tool.line) for tool in toolset.tools]
        key = f"{os.path.dirname(file['path'])}:{toolset.name}"
        before = known.setdefault(key, {"places": places, "file": file})
        if before["places"] != places:
            raise ValueError(
                f"Duplicate toolset name: {toolset.name} (also in {before['file']['shown']}). "
                "Rename one of the two variables"
            )

    def described(self, toolset: Toolset, index: int, file: Dict[str, Any]) -> Dict[str, Any]:
        first = len(self.tools)
        self.tools.extend(toolset.tools)
        tools = [
            tool.described(first + offset, shown_path(tool.file, file) if tool.file else file["shown"])
            for offset, tool in enumerate(toolset.tools)
        ]
        return {"file": index, "name": toolset.name, "tools": tools}

    async def judge(self, message: Dict[str, Any]) -> None:
        answer: Dict[str, Any] = {"needed": None}
        try:
            tool = self.tools[message["tool"]]
            said = tool.needs_approval(message["input"], self.context(0, tool=tool.name))
            answer = judgement(await said if asyncio.iscoroutine(said) else said)
        except Exception as error:
            trace(error)
            answer["error"] = sentence_of(error)
        self.send({"type": "judged", "id": message["id"], **answer})

    async def call(self, message: Dict[str, Any]) -> None:
        identity = message["id"]
        tool = self.tools[message["tool"]]
        context = self.context(identity, message["key"], tool.name)
        self.calls[identity] = context.deps
        try:
            value, failed = to_json(await self.result(tool, message["input"], context)), False
        except (Exception, SystemExit, asyncio.CancelledError) as error:
            trace(error)
            value, failed = sentence_of(error), True
        del self.calls[identity]
        self.requests.send({"type": "result", "id": identity, "value": value, "isError": failed})

    async def result(self, tool: Tool, given: Any, context: RunContext) -> Any:
        if tool.is_async:
            return await tool.run(given, context)
        # Plain functions may block: they do it in a thread, as they did in pydantic_ai.
        result = await self.loop.run_in_executor(None, tool.run, given, context)
        return await result if asyncio.iscoroutine(result) else result


def load_file(file: Dict[str, Any], index: int) -> Any:
    """The module, or what kept it from loading."""
    try:
        return load_module(file, index)
    except (Exception, SystemExit) as error:
        return error


def judgement(said: Any) -> Dict[str, Any]:
    """True, False, or an `ApprovalResult`."""
    if isinstance(said, bool):
        return {"needed": said}
    if getattr(said, "is_blocked", False):
        return {"needed": None, "error": getattr(said, "block_reason", None) or "the toolset blocks this call"}
    if getattr(said, "is_pre_approved", False):
        return {"needed": False}
    if getattr(said, "is_needs_approval", False):
        return {"needed": True}
    return {"needed": None, "error": f"needs_approval said {said!r}, which is neither True nor False"}


def main() -> None:
    for descriptor in (READS, WRITES):
        os.set_inheritable(descriptor, False)
    # What the author's code prints is for the log, in the order in which it was said.
    sys.stdout.reconfigure(line_buffering=True)
    stand_ins.install()
    Host().run()
