"""In place of the original `llm_do`: what tools of all its dialects import from it."""

from __future__ import annotations

import functools
import inspect
import sys
from dataclasses import dataclass, field
from typing import Any, Callable, Dict, List, Sequence


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


@dataclass(eq=False)
class Worker:
    """A worker that is written in Python: it is read like a `.worker` file (see workers.py)."""

    name: str
    instructions: str = ""
    description: str | None = None
    model: str | None = None
    compatible_models: Sequence[str] | None = None
    toolsets: Sequence[Any] = ()
    base_path: Any = None
    """Of attachments; the workspace in every case."""

    def __post_init__(self) -> None:
        # Past the `__init__` that the decorator made: the author's line.
        frame = sys._getframe(2)
        self.source = (frame.f_code.co_filename, frame.f_lineno)


@dataclass(eq=False)
class FileSystemToolset:
    config: Dict[str, Any] = field(default_factory=dict)


@dataclass(eq=False)
class ShellToolset:
    config: Dict[str, Any] = field(default_factory=dict)


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
    "Worker": Worker,
    "WorkerInvocable": Worker,
    "FileSystemToolset": FileSystemToolset,
    "ShellToolset": ShellToolset,
    "entry": entry,
}
