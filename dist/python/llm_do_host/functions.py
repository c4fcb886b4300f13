"""A Python function as a tool: what a model is told about it, and how it is called with JSON."""

from __future__ import annotations

import inspect
from dataclasses import dataclass
from typing import Any, Callable, Dict, List, Tuple

from .annotations import shape_of
from .docstrings import parse_docstring
from .evaluate import annotations_of
from .shape import Mismatch, Shape, Unsupported, convert_below

RUN_CONTEXT = "RunContext"
DIRECT_CONTEXTS = ("ToolContext", "WorkerContext", "WorkerRuntime", "CallContext", "Context")
"""Types of llm-do itself: a parameter of one of them gets what is `ctx.deps` elsewhere."""

VARIADIC = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)


class BadArguments(Exception):
    """Arguments that do not fit; the message is a sentence for the model."""


@dataclass
class Function:
    call: Callable[..., Any]
    description: str
    schema: Dict[str, Any]
    context: Tuple[str, bool] | None
    """Parameter that gets the context, and whether it is a RunContext (else its `deps`)."""
    shapes: Dict[str, Shape]
    required: List[str]
    positional: List[str]
    """Parameters that cannot be given by name."""
    rest: Shape | None
    """What `**rest` takes; None = nothing."""

    def bind(self, given: Any, context: Any) -> Tuple[List[Any], Dict[str, Any]]:
        """Raises BadArguments."""
        arguments = self.converted(given if isinstance(given, dict) else {})
        if self.context is not None:
            name, is_run_context = self.context
            arguments[name] = context if is_run_context else context.deps
        first = [arguments.pop(name) for name in self.positional if name in arguments]
        return first, arguments

    def converted(self, given: Dict[str, Any]) -> Dict[str, Any]:
        for name in self.required:
            if name not in given:
                raise BadArguments(f"'{name}' is missing.")
        arguments: Dict[str, Any] = {}
        for name, value in given.items():
            shape = self.shapes.get(name) or self.rest
            if shape is None:
                raise BadArguments(f"There is no parameter '{name}'.")
            try:
                arguments[name] = convert_below("", shape.convert, value)
            except Mismatch as mismatch:
                raise BadArguments(f"{mismatch.sentence(name)}.") from None
        return arguments


def read_function(function: Callable[..., Any], takes_context: bool | None = None) -> Function:
    """
    `takes_context`: the first parameter is the context (True), there is none (False), or the annotations
    say so (None). Raises Unsupported when a parameter's type cannot come from JSON.
    """
    plain = inspect.unwrap(function)
    target = plain if inspect.isroutine(plain) else plain.__call__
    annotations = annotations_of(getattr(target, "__func__", target))
    parameters = list(inspect.signature(function).parameters.values())
    context = None if takes_context is False else injected_parameter(function)
    if context is None:
        context = context_parameter(parameters, annotations, takes_context)
    description, described = parse_docstring(getattr(function, "__doc__", None))

    definitions: Dict[str, Dict[str, Any]] = {}
    shapes: Dict[str, Shape] = {}
    properties: Dict[str, Any] = {}
    required: List[str] = []
    rest: Shape | None = None
    for parameter in parameters:
        name = parameter.name
        if (context and name == context[0]) or parameter.kind is inspect.Parameter.VAR_POSITIONAL:
            continue
        try:
            shape = shape_of(readable(annotations.get(name, Any)), definitions)
        except Unsupported as error:
            raise Unsupported(f"Parameter '{name}': {error}") from None
        if parameter.kind is inspect.Parameter.VAR_KEYWORD:
            rest = shape
            continue
        shapes[name] = shape
        properties[name] = {**shape.schema, **default_in_schema(parameter)}
        if name in described:
            properties[name] = {"description": described[name], **properties[name]}
        if parameter.default is inspect.Parameter.empty:
            required.append(name)
    schema: Dict[str, Any] = {"type": "object", "properties": properties}
    if required:
        schema["required"] = required
    schema["additionalProperties"] = (rest.schema or True) if rest else False
    if definitions:
        schema["$defs"] = definitions
    kind = inspect.Parameter.POSITIONAL_ONLY
    positional = [parameter.name for parameter in parameters if parameter.kind is kind]
    return Function(function, description, schema, context, shapes, required, positional, rest)


def readable(annotation: Any) -> Any:
    """Text that could not be evaluated: say so, instead of taking anything."""
    if isinstance(annotation, str):
        raise Unsupported(f"'{annotation}' is not known when the file is loaded")
    return annotation


def default_in_schema(parameter: inspect.Parameter) -> Dict[str, Any]:
    default = parameter.default
    return {"default": default} if isinstance(default, (str, int, float, bool)) else {}


def context_parameter(
    parameters: List[inspect.Parameter], annotations: Dict[str, Any], takes_context: bool | None
) -> Tuple[str, bool] | None:
    if takes_context is False or not parameters or parameters[0].kind in VARIADIC:
        return None
    name = parameters[0].name
    said = annotations.get(name)
    type_name = name_of_type(said)
    if type_name in DIRECT_CONTEXTS:
        return name, False
    if takes_context or type_name == RUN_CONTEXT or (said is None and name == "ctx"):
        return name, True
    return None


def name_of_type(annotation: Any) -> str:
    """`RunContext` of `RunContext[Deps]`, also where it is text or an alias of a module."""
    if isinstance(annotation, str):
        return annotation.split("[")[0].split(".")[-1].strip()
    origin = getattr(annotation, "__origin__", annotation)
    return getattr(origin, "__name__", "")


def injected_parameter(function: Callable[..., Any]) -> Tuple[str, bool] | None:
    """`@tool_context` of llm-do names the parameter that it fills in."""
    name = getattr(function, "__llm_do_context_parameter__", None)
    return (name, False) if name else None
