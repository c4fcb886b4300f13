"""One tool: what the run is told about it, and how it is judged and called."""

from __future__ import annotations

import asyncio
import inspect
from dataclasses import dataclass
from typing import Any, Callable, Dict

from .functions import Function, read_function
from .shape import Unsupported

EFFECTS = ("none", "workspace", "external")

Approve = Callable[[Dict[str, Any], Any], Any]
"""`(arguments, context)`: what the code says that a call needs."""


@dataclass
class Tool:
    name: str
    description: str
    schema: Dict[str, Any] | None
    """None: the tool cannot be offered (a parameter has a type that JSON cannot say)."""
    takes_context: bool
    needs_approval: Any
    """True, False, None = the code does not say, or Approve."""
    effect: str | None
    public: bool
    file: str
    line: int
    run: Callable[[Any, Any], Any]
    """`(arguments, context)`; awaitable or not."""
    is_async: bool

    def described(self, number: int, shown: str) -> Dict[str, Any]:
        asks = callable(self.needs_approval)
        return {
            "tool": number,
            "name": self.name,
            "description": self.description,
            "inputSchema": self.schema,
            "takesContext": self.takes_context,
            "needsApproval": "asks" if asks else self.needs_approval,
            "effect": self.effect,
            "public": self.public,
            "source": {"file": shown, "line": self.line},
        }


def function_tool(function: Callable[..., Any], public: bool) -> Tool:
    """A plain function. One whose parameters JSON cannot say is no tool unless somebody asks for it."""
    try:
        read: Function | None = read_function(function)
    except Unsupported as error:
        return refused(function, f"cannot be a tool: {error}")
    return tool_of(read, function, name=function.__name__, public=public)


def refused(function: Callable[..., Any], reason: str) -> Tool:
    file, line = source_of(function)
    raise_reason = lambda given, context: (_ for _ in ()).throw(Unsupported(reason))
    return Tool(function.__name__, reason, None, False, None, None, False, file, line, raise_reason, False)


def object_tool(tool: Any, config: Dict[str, Any] | None) -> Tool:
    """A `Tool` of pydantic_ai, real or stand-in. Raises Unsupported."""
    function = tool.function
    schema = getattr(tool, "json_schema", None)
    if schema is not None:
        return from_schema(tool, schema, config)
    read = read_function(function, tool.takes_ctx)
    made = tool_of(read, function, name=tool.name, public=True)
    made.description = tool.description or made.description
    return with_settings(made, tool, config)


def from_schema(tool: Any, schema: Dict[str, Any], config: Dict[str, Any] | None) -> Tool:
    """`Tool.from_schema`: arguments go in as they come."""
    function, takes_context = tool.function, bool(tool.takes_ctx)
    file, line = source_of(function)

    def run(given: Any, context: Any) -> Any:
        return function(context, **given) if takes_context else function(**given)

    made = Tool(
        tool.name,
        tool.description or "",
        schema,
        takes_context,
        None,
        None,
        True,
        file,
        line,
        run,
        inspect.iscoroutinefunction(function),
    )
    return with_settings(made, tool, config)


def with_settings(made: Tool, tool: Any, config: Dict[str, Any] | None) -> Tool:
    if getattr(tool, "requires_approval", False):
        made.needs_approval = True
    effect = effect_of((getattr(tool, "metadata", None) or {}).get("effect"))
    if effect is not None:
        made.effect, made.takes_context = effect, False
    said = (config or {}).get(made.name)
    if isinstance(said, dict) and isinstance(said.get("pre_approved"), bool):
        made.needs_approval = not said["pre_approved"]
    return made


def tool_of(read: Function, function: Callable[..., Any], *, name: str, public: bool) -> Tool:
    def run(given: Any, context: Any) -> Any:
        positional, named = read.bind(given, context)
        return function(*positional, **named)

    needs = getattr(function, "needs_approval", None)
    approve: Approve | None = (lambda given, context: needs(given)) if callable(needs) else None
    effect = effect_of(getattr(function, "effect", None))
    file, line = source_of(function)
    return Tool(
        name=getattr(function, "__llm_do_entry__", None) or name,
        description=read.description,
        schema=read.schema,
        # Who declares an effect runs as a whole, as in TypeScript: `ctx` is then good for its sandbox.
        takes_context=read.context is not None and effect is None,
        needs_approval=approve or (needs if isinstance(needs, bool) else None),
        effect=effect,
        public=public,
        file=file,
        line=line,
        run=run,
        is_async=inspect.iscoroutinefunction(function),
    )


def effect_of(said: Any) -> str | None:
    return said if said in EFFECTS else None


def source_of(function: Any) -> tuple:
    code = getattr(inspect.unwrap(function), "__code__", None)
    return (code.co_filename, code.co_firstlineno) if code else ("", 1)


async def toolset_tools(toolset: Any, context: Any, config: Dict[str, Any] | None) -> list:
    """
    Tools of a toolset that is not made of functions, as far as `get_tools` and `call_tool` tell them. Its
    tools take `ctx` when `call_tool` uses `ctx.deps`.
    """
    await toolset.__aenter__()
    method = type(toolset).call_tool
    uses_context = "deps" in getattr(method, "__code__", method).co_names
    file, line = source_of(method)
    judge = getattr(toolset, "needs_approval", None)
    made = []
    for name, tool in (await toolset.get_tools(context)).items():
        definition = tool.tool_def
        run = run_of(toolset, name)
        entry = Tool(
            name,
            definition.description or "",
            definition.parameters_json_schema,
            uses_context,
            approval_of(judge, name) if callable(judge) else None,
            effect_of((getattr(definition, "metadata", None) or {}).get("effect")),
            True,
            file,
            line,
            run,
            True,
        )
        made.append(with_settings(entry, definition, config))
    return made


def run_of(toolset: Any, name: str) -> Callable[[Any, Any], Any]:
    async def run(given: Any, context: Any) -> Any:
        tool = (await toolset.get_tools(context))[name]
        validate = getattr(getattr(tool, "args_validator", None), "validate_python", None)
        return await toolset.call_tool(name, validate(given) if validate else given, context, tool)

    return run


def approval_of(judge: Callable[..., Any], name: str) -> Approve:
    """`needs_approval(name, tool_args, ctx, config)`, of which older ones take less."""
    count = len(inspect.signature(judge).parameters)

    async def approve(given: Dict[str, Any], context: Any) -> Any:
        answer = judge(*[name, given, context, {}][:count])
        return await answer if asyncio.iscoroutine(answer) else answer

    return approve
