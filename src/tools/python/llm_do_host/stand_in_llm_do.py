"""In place of the original `llm_do`: what tools of all its dialects import from it."""

from __future__ import annotations

import functools
import inspect
from dataclasses import dataclass, field
from typing import Any, Callable, Dict, List


def tool_context(function: Any = None, *, param: str = "ctx") -> Any:
    """`@tool_context`, `@tool_context(param="context")`: that parameter gets the context."""
    if function is None:
        return lambda decorated: tool_context(decorated, param=param)
    function.__llm_do_context_parameter__ = param
    return function


@dataclass
class WorkerInput:
    """What a worker is called with."""

    input: Any = ""
    attachments: List[str] = field(default_factory=list)

    def prompt_spec(self) -> "WorkerInput":
        return self

    @property
    def text(self) -> str:
        return str(self.input)


class WorkerArgs(WorkerInput):
    pass


class ToolsetSpec:
    """A toolset that is made when a worker asks for it."""

    def __init__(self, factory: Callable[..., Any], **settings: Any) -> None:
        self.factory = factory
        self.settings = settings


def entry(function: Any = None, **settings: Any) -> Any:
    """`@entry(toolsets=[…]) async def main(args, runtime)`: a tool that a run may begin with."""
    if function is None:
        return lambda decorated: entry(decorated, **settings)
    takes = len(inspect.signature(function).parameters)

    @functools.wraps(function)
    async def tool(ctx: Any, input: str = "", attachments: List[str] = []) -> Any:
        given = [WorkerArgs(input, list(attachments)), ctx.deps][:takes]
        result = function(*given)
        return await result if inspect.isawaitable(result) else result

    # The tool's own parameters, not the function's.
    del tool.__wrapped__
    tool.__annotations__ = {"input": str, "attachments": List[str]}
    tool.__llm_do_entry__ = settings.get("name") or function.__name__
    return tool


NAMES: Dict[str, Any] = {
    "tool_context": tool_context,
    "WorkerInput": WorkerInput,
    "WorkerArgs": WorkerArgs,
    "ToolsetSpec": ToolsetSpec,
    "entry": entry,
}
