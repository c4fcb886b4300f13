"""
An event loop that knows when nothing in it can go on: every answer that the code waits for is one that
does not come on this machine (`waits`), and nothing else is under way. It gives answers one at a time, the
next when the code has come to rest: `asyncio.wait` sees the same ones done, however fast they come.
"""

from __future__ import annotations

import asyncio
import selectors
import threading
from asyncio import futures
from concurrent.futures import thread as pools
from typing import Any, Callable, Protocol, Set

LONGEST_WAIT_SECONDS = 60.0
"""
A loop that polls, a sleep or a connection cannot keep the process alive for ever: the body of a tool that
takes `ctx` may run again at any time, so what is cut off here is simply done again.
"""

THREAD_POLL_SECONDS = 0.05

END_OF_SLEEP = futures._set_result_unless_cancelled  # type: ignore[attr-defined]
"""What `asyncio.sleep` asks a timer to call. Every other timer is a deadline."""


PATIENCE_ROUNDS = 100
"""Code that polls with `asyncio.sleep(0)` never comes to rest."""


class Waiting(Protocol):
    def deliver(self) -> bool:
        """Gives the code the next answer; False when there is none."""

    def all_wait(self) -> bool:
        """At least one request of the code is open, and every open one was answered with `waits`."""

    def any_waits(self) -> bool: ...

    def seconds_since_exchange(self) -> float:
        """Since the last message in either direction."""

    def say_idle(self) -> None:
        """May be called again and again."""


class Selector(selectors.DefaultSelector):
    """asyncio asks its selector to wait only when no task can run."""

    loop: "Loop | None" = None
    rounds = 0

    def select(self, timeout: float | None = None) -> Any:
        self.rounds += 1
        rests = timeout is None or timeout > 0
        if self.loop is not None and (rests or self.rounds > PATIENCE_ROUNDS):
            self.rounds = 0
            if self.loop.waiting.deliver():
                timeout = 0
            elif rests:
                timeout = self.loop.before_waiting(timeout)
        return super().select(timeout)


class Loop(asyncio.SelectorEventLoop):
    def __init__(self, waiting: Waiting) -> None:
        self.watched = Selector()
        super().__init__(self.watched)
        self.waiting = waiting
        self.jobs = 0
        """Functions that run in threads of the pool."""
        self.parked = 0
        """Of those, the ones that wait for an answer themselves."""
        self.sleeping: Set[asyncio.TimerHandle] = set()
        self.own_descriptors = len(self.watched.get_map())
        self.own_threads: Set[threading.Thread] = set()
        """The main thread and those that only serve the conversation."""
        self.watched.loop = self

    def before_waiting(self, timeout: float | None) -> float | None:
        if not self.waiting.all_wait():
            return timeout
        left = LONGEST_WAIT_SECONDS - self.waiting.seconds_since_exchange()
        if left <= 0 or not self.is_working():
            self.waiting.say_idle()
            return timeout
        if self.threads():
            # Nobody says when a thread ends.
            left = min(left, THREAD_POLL_SECONDS)
        return left if timeout is None else min(timeout, left)

    def is_working(self) -> bool:
        self.sleeping = {timer for timer in self.sleeping if not timer.cancelled()}
        descriptors = len(self.watched.get_map()) - self.own_descriptors
        timers = bool(self.sleeping)
        return timers or descriptors > 0 or self.jobs > self.parked or bool(self.threads())

    def threads(self) -> Set[threading.Thread]:
        """Those that the code started itself, or that wait for a process of it; a pool's may have nothing to do."""
        in_pools = set(getattr(pools, "_threads_queues", ()))
        return set(threading.enumerate()) - in_pools - self.own_threads

    def call_at(self, when: float, callback: Any, *args: Any, context: Any = None) -> Any:
        if callback is END_OF_SLEEP:
            return self.sleep_until(when, args, context)
        return super().call_at(when, self.unless_waiting(callback), *args, context=context)

    def sleep_until(self, when: float, args: Any, context: Any) -> asyncio.TimerHandle:
        def wake() -> None:
            self.sleeping.discard(timer)
            END_OF_SLEEP(*args)

        timer = super().call_at(when, wake, context=context)
        self.sleeping.add(timer)
        return timer

    def unless_waiting(self, callback: Callable[..., Any]) -> Callable[..., Any]:
        """A deadline (`asyncio.wait_for`) does not run out while a person is asked."""

        def run(*args: Any) -> None:
            if not self.waiting.any_waits():
                callback(*args)

        return run

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:
        self.jobs += 1
        future = super().run_in_executor(executor, func, *args)
        future.add_done_callback(self.job_done)
        return future

    def job_done(self, _: Any) -> None:
        self.jobs -= 1
