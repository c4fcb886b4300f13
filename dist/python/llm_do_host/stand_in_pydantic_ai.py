"""In place of `pydantic_ai`: the names that define tools (https://ai.pydantic.dev/toolsets/)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Callable, Dict, Generic, List, TypeVar

Deps = TypeVar("Deps")
Other = TypeVar("Other")


class ModelRetry(Exception):
    """Raised by a tool: its message goes to the model."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class UserError(RuntimeError):
    pass


class UnexpectedModelBehavior(RuntimeError):
    pass


class ApprovalRequired(Exception):
    def __init__(self, metadata: Any = None) -> None:
        super().__init__("this call needs an approval")
        self.metadata = metadata


@dataclass
class RunContext(Generic[Deps]):
    deps: Any
    model: Any = None
    usage: Any = None
    prompt: Any = None
    messages: List[Any] = field(default_factory=list)
    tool_call_id: str | None = None
    tool_name: str | None = None
    retry: int = 0
    retries: Dict[str, int] = field(default_factory=dict)
    max_retries: int = 0
    run_step: int = 0
    run_id: str | None = None
    tool_call_approved: bool = True
    metadata: Any = None
    partial_output: bool = False


@dataclass
class ToolDefinition:
    name: str
    parameters_json_schema: Dict[str, Any] = field(
        default_factory=lambda: {"type": "object", "properties": {}}
    )
    description: str | None = None
    outer_typed_dict_key: str | None = None
    strict: bool | None = None
    sequential: bool = False
    kind: str = "function"
    metadata: Any = None


class Tool(Generic[Deps]):
    def __init__(
        self,
        function: Callable[..., Any],
        *,
        takes_ctx: bool | None = None,
        name: str | None = None,
        description: str | None = None,
        requires_approval: bool = False,
        metadata: Dict[str, Any] | None = None,
        json_schema: Dict[str, Any] | None = None,
        **settings: Any,
    ) -> None:
        self.function = function
        self.takes_ctx = takes_ctx
        self.name = name or function.__name__
        self.description = description
        self.requires_approval = requires_approval
        self.metadata = metadata
        self.json_schema = json_schema
        self.settings = settings

    @classmethod
    def from_schema(
        cls,
        function: Callable[..., Any],
        name: str,
        description: str | None,
        json_schema: Dict[str, Any],
        takes_ctx: bool = False,
        **settings: Any,
    ) -> "Tool":
        return cls(
            function,
            name=name,
            description=description,
            json_schema=json_schema,
            takes_ctx=takes_ctx,
            **settings,
        )


class AbstractToolset(Generic[Deps]):
    @property
    def id(self) -> str | None:
        return None

    async def get_tools(self, ctx: Any) -> Dict[str, "ToolsetTool"]:
        raise NotImplementedError

    async def call_tool(self, name: str, tool_args: Dict[str, Any], ctx: Any, tool: Any) -> Any:
        raise NotImplementedError

    async def __aenter__(self) -> "AbstractToolset":
        return self

    async def __aexit__(self, *error: Any) -> None:
        return None


@dataclass
class ToolsetTool(Generic[Deps]):
    toolset: AbstractToolset
    tool_def: ToolDefinition
    max_retries: int = 0
    args_validator: Any = None
    args_validator_func: Any = None


class FunctionToolset(AbstractToolset[Deps]):
    def __init__(
        self, tools: Any = (), *, requires_approval: bool = False, id: str | None = None, **settings: Any
    ) -> None:
        self.tools: Dict[str, Tool] = {}
        self.requires_approval = requires_approval
        self.settings = settings
        self._id = id
        for tool in tools:
            self.add_tool(tool) if isinstance(tool, Tool) else self.add_function(tool)

    @property
    def id(self) -> str | None:
        return self._id

    def tool(self, function: Any = None, /, **settings: Any) -> Any:
        """`@toolset.tool`, `@toolset.tool(name=…)`, `toolset.tool(function)`."""
        if function is None:
            return lambda decorated: self.tool(decorated, **settings)
        self.add_function(function, **settings)
        return function

    def tool_plain(self, function: Any = None, /, **settings: Any) -> Any:
        return self.tool(function, **{**settings, "takes_ctx": False})

    def add_function(
        self, func: Callable[..., Any], takes_ctx: bool | None = None, name: str | None = None, **settings: Any
    ) -> None:
        self.add_tool(Tool(func, takes_ctx=takes_ctx, name=name, **settings))

    def add_tool(self, tool: Tool) -> None:
        if tool.name in self.tools:
            raise UserError(f"Tool name conflicts with existing tool: {tool.name!r}")
        if self.requires_approval:
            tool.requires_approval = True
        self.tools[tool.name] = tool


@dataclass
class CombinedToolset(AbstractToolset[Deps]):
    toolsets: List[AbstractToolset]


@dataclass
class WrapperToolset(AbstractToolset[Deps]):
    wrapped: AbstractToolset

    async def get_tools(self, ctx: Any) -> Dict[str, ToolsetTool]:
        return await self.wrapped.get_tools(ctx)

    async def call_tool(self, name: str, tool_args: Dict[str, Any], ctx: Any, tool: Any) -> Any:
        return await self.wrapped.call_tool(name, tool_args, ctx, tool)


KINDS = (
    ModelRetry,
    UserError,
    UnexpectedModelBehavior,
    ApprovalRequired,
    RunContext,
    ToolDefinition,
    Tool,
    AbstractToolset,
    ToolsetTool,
    FunctionToolset,
    CombinedToolset,
    WrapperToolset,
)
NAMES: Dict[str, Any] = {kind.__name__: kind for kind in KINDS}

for _kind in KINDS:
    _kind.__module__ = "pydantic_ai"
