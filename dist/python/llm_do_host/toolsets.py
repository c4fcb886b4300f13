"""The tools of a loaded module: toolsets by the name of their variable, and plain functions."""

from __future__ import annotations

import inspect
import sys
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, Callable, Dict, List

from . import stand_in_llm_do, stand_in_pydantic_ai
from .tools import Tool, function_tool, object_tool, toolset_tools


@dataclass
class Toolset:
    name: str | None
    """None: plain functions and tool objects of the module."""
    tools: List[Tool] = field(default_factory=list)


def kind(name: str) -> tuple:
    """The class of pydantic_ai: the stand-in, and the real one where code has imported it."""
    module = sys.modules.get("pydantic_ai.toolsets" if "Toolset" in name else "pydantic_ai.tools")
    kinds = {getattr(stand_in_pydantic_ai, name), getattr(module, name, None)} - {None}
    return tuple(kinds)


async def toolsets_of(module: ModuleType, asked: Dict[str, Dict[str, Any]], context: Any) -> List[Toolset]:
    """`asked`: configuration by name of the toolsets that the worker wants; no other factory is called."""
    found: List[Toolset] = []
    for name, value in sorted(named_toolsets(module, asked).items()):
        if not isinstance(value, kind("AbstractToolset")):
            value = make(value, asked[name], context) if name in asked else None
        found.append(Toolset(name, await tools_in(value, context) if value is not None else []))
    found.append(Toolset(None, plain_tools(module, found)))
    return found


def named_toolsets(module: ModuleType, asked: Dict[str, Any]) -> Dict[str, Any]:
    """Instances, `ToolsetSpec`s, the factories of `TOOLSETS`, and classes that a worker names."""
    public = {name: value for name, value in vars(module).items() if not name.startswith("_")}
    wanted = (*kind("AbstractToolset"), stand_in_llm_do.ToolsetSpec)
    found = {name: value for name, value in public.items() if isinstance(value, wanted)}
    for name in asked:
        value = public.get(name)
        if isinstance(value, type) and issubclass(value, kind("AbstractToolset")):
            found[name] = value
    declared = public.get("TOOLSETS", {})
    if isinstance(declared, dict):
        found.update(declared)
    elif isinstance(declared, (list, tuple)):
        found.update({name: public[name] for name in declared if isinstance(name, str) and name in public})
    return found


def make(factory: Any, config: Dict[str, Any], context: Any) -> Any:
    """A toolset from `build(ctx)`, `build()`, `Class(config=…)` or `ToolsetSpec(factory=…)`."""
    if isinstance(factory, kind("AbstractToolset")):
        return factory
    call: Callable[..., Any] = getattr(factory, "factory", factory)
    parameters = inspect.signature(call).parameters
    named = {"config": config} if "config" in parameters else {}
    first = [
        name
        for name, parameter in parameters.items()
        if name != "config"
        and parameter.default is inspect.Parameter.empty
        and parameter.kind in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD)
    ]
    return call(*([context] if first else []), **named)


async def tools_in(toolset: Any, context: Any) -> List[Tool]:
    config = getattr(toolset, "__llm_do_approval_config__", None)
    if isinstance(toolset, kind("FunctionToolset")):
        return [object_tool(tool, config) for tool in toolset.tools.values()]
    combined = getattr(toolset, "toolsets", None)
    if isinstance(toolset, stand_in_pydantic_ai.CombinedToolset) and combined is not None:
        return [tool for part in combined for tool in await tools_in(part, context)]
    return await toolset_tools(toolset, context, config)


def plain_tools(module: ModuleType, toolsets: List[Toolset]) -> List[Tool]:
    """
    Functions that the module defines, or that its `__all__` exports. What belongs to a toolset, or begins
    with an underscore, is not public: a worker may still list it by name.
    """
    in_toolsets = {(tool.file, tool.line) for toolset in toolsets for tool in toolset.tools}
    exported = getattr(module, "__all__", None)
    made: List[Tool] = []
    for name, value in vars(module).items():
        if isinstance(value, kind("Tool")):
            made.append(object_tool(value, None))
        elif inspect.isfunction(value) and is_own(value, name, module, exported):
            listed = name in exported if exported is not None else is_defined_in(value, module)
            tool = function_tool(value, public=listed and not name.startswith("_"))
            tool.public = tool.public and (tool.file, tool.line) not in in_toolsets
            made.append(tool)
    return made


def is_own(value: Any, name: str, module: ModuleType, exported: Any) -> bool:
    if exported is not None and name in exported:
        return True
    # A package's functions may be defined in its files.
    return is_defined_in(value, module) or value.__module__.startswith(f"{module.__name__}.")


def is_defined_in(value: Any, module: ModuleType) -> bool:
    return value.__module__ == module.__name__
