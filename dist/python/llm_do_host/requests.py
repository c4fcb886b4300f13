"""What code asks of the run while one of its calls is under way, and the answers."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any, Callable, Deque, Dict, Tuple

from .errors import sentence_of, trace
from .results import to_json

Send = Callable[[Dict[str, Any]], None]


class CallError(RuntimeError):
    """A worker or tool that the code called failed; the message is its error."""


class Request:
    def __init__(self, future: "asyncio.Future[Any]", step: Callable[[], Any] | None) -> None:
        self.future = future
        self.step = step
        self.waits = False
        self.running: "asyncio.Task[None] | None" = None
        """Its step's function. Kept here, because the loop holds tasks weakly."""


class Requests:
    """Of all calls that are under way in this process. Lives on the event loop's thread."""

    def __init__(self, send: Send) -> None:
        self.write = send
        self.open: Dict[int, Request] = {}
        self.answers: Deque[Tuple[int, Dict[str, Any]]] = deque()
        """Not yet given to the code."""
        self.count = 0
        self.seen = 0
        """Answers that the code has been given."""
        self.idle_at = -1
        self.exchanged = time.monotonic()

    def send(self, message: Dict[str, Any]) -> None:
        self.exchanged = time.monotonic()
        self.write(message)

    async def ask(self, call: int, action: Dict[str, Any], step: Callable[[], Any] | None = None) -> Any:
        self.count += 1
        identity = self.count
        request = Request(asyncio.get_running_loop().create_future(), step)
        self.open[identity] = request
        message = {"type": "request", "id": identity, "call": call, "seen": self.seen, "action": action}
        self.send(message)
        return await request.future

    def answer(self, identity: int, answer: Dict[str, Any]) -> None:
        self.answers.append((identity, answer))

    def deliver(self) -> bool:
        if not self.answers:
            return False
        self.give(*self.answers.popleft())
        return True

    def give(self, identity: int, answer: Dict[str, Any]) -> None:
        self.exchanged = time.monotonic()
        self.seen += 1
        request = self.open.get(identity)
        if request is None:
            return
        status = answer["status"]
        request.waits = status == "waits"
        if status == "run" and request.step is not None:
            request.running = asyncio.get_event_loop().create_task(self.run_step(identity, request.step))
        elif status in ("value", "error"):
            del self.open[identity]
            self.settle(request.future, answer)

    def settle(self, future: "asyncio.Future[Any]", answer: Dict[str, Any]) -> None:
        if future.done():
            return
        if answer["status"] == "value":
            future.set_result(answer["value"])
        else:
            kind = PermissionError if answer.get("refused") else CallError
            future.set_exception(kind(answer["message"]))

    async def run_step(self, identity: int, step: Callable[[], Any]) -> None:
        try:
            result = step()
            value = to_json(await result if asyncio.iscoroutine(result) else result)
            outcome = {"value": value, "isError": False}
        except Exception as error:
            trace(error)
            outcome = {"value": sentence_of(error), "isError": True}
        self.send({"type": "step_result", "id": identity, **outcome})

    def unsettled(self) -> list:
        """A request whose result nobody takes any more (a cancelled task) does not count."""
        return [request for request in self.open.values() if not request.future.done()]

    def all_wait(self) -> bool:
        unsettled = self.unsettled()
        return bool(unsettled) and all(request.waits for request in unsettled)

    def any_waits(self) -> bool:
        return any(request.waits for request in self.unsettled())

    def seconds_since_exchange(self) -> float:
        return time.monotonic() - self.exchanged

    def say_idle(self) -> None:
        if self.idle_at == self.seen:
            return
        self.idle_at = self.seen
        self.write({"type": "idle", "seen": self.seen})
