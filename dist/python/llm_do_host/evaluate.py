"""Annotations as objects, also where they are text and where this Python is older than their syntax."""

from __future__ import annotations

import ast
import sys
import typing
from typing import Any, Dict


def annotations_of(thing: Any) -> Dict[str, Any]:
    """
    Every annotation of a function or class by name, base classes first. One that refers to something
    that does not exist at run time (`if TYPE_CHECKING:`) stays text.
    """
    found: Dict[str, Any] = {}
    for owner in reversed(getattr(thing, "__mro__", (thing,))):
        module = sys.modules.get(getattr(owner, "__module__", ""))
        names = getattr(owner, "__globals__", None) or getattr(module, "__dict__", {})
        for name, annotation in own_annotations(owner).items():
            found[name] = evaluate(annotation, names)
    return found


def own_annotations(owner: Any) -> Dict[str, Any]:
    if isinstance(owner, type):
        try:
            return owner.__dict__.get("__annotations__") or getattr(owner, "__annotations__", {}) or {}
        except NameError:  # Python 3.14 evaluates late.
            return {}
    return getattr(owner, "__annotations__", None) or {}


def evaluate(annotation: Any, names: Dict[str, Any]) -> Any:
    if isinstance(annotation, typing.ForwardRef):
        annotation = annotation.__forward_arg__
    if not isinstance(annotation, str):
        return annotation
    try:
        return eval(annotation, dict(names))
    except TypeError:
        return evaluate_with_unions(annotation, names)
    except Exception:
        return annotation


def evaluate_with_unions(annotation: str, names: Dict[str, Any]) -> Any:
    """`str | None`, which Python 3.9 cannot evaluate, and which every later one can."""
    tree = UnionWriter().visit(ast.parse(annotation, mode="eval"))
    code = compile(ast.fix_missing_locations(tree), "<annotation>", "eval")
    try:
        return eval(code, {**names, UNION: typing.Union})
    except Exception:
        return annotation


UNION = "__llm_do_union__"


class UnionWriter(ast.NodeTransformer):
    """Writes `a | b` as `Union[a, b]`."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        if not isinstance(node.op, ast.BitOr):
            return node
        members = ast.Tuple([node.left, node.right], ast.Load())
        return ast.Subscript(ast.Name(UNION, ast.Load()), members, ast.Load())
