"""In place of `pydantic_ai_blocking_approval`: how a toolset of its own says what a call needs."""

from __future__ import annotations

from typing import Any


class ApprovalResult:
    """What `needs_approval(name, tool_args, ctx)` of a toolset returns."""

    def __init__(self, status: str, block_reason: str | None = None) -> None:
        self.status = status
        self.block_reason = block_reason

    @classmethod
    def blocked(cls, reason: str) -> "ApprovalResult":
        return cls("blocked", reason)

    @classmethod
    def pre_approved(cls) -> "ApprovalResult":
        return cls("pre_approved")

    @classmethod
    def needs_approval(cls) -> "ApprovalResult":
        return cls("needs_approval")

    @property
    def is_blocked(self) -> bool:
        return self.status == "blocked"

    @property
    def is_pre_approved(self) -> bool:
        return self.status == "pre_approved"

    @property
    def is_needs_approval(self) -> bool:
        return self.status == "needs_approval"


class ApprovalError(PermissionError):
    pass


class ApprovalDenied(ApprovalError):
    pass


class ApprovalBlocked(ApprovalError):
    pass


def set_toolset_approval_config(toolset: Any, config: Any) -> None:
    toolset.__llm_do_approval_config__ = config


NAMES = {
    "ApprovalResult": ApprovalResult,
    "ApprovalError": ApprovalError,
    "ApprovalDenied": ApprovalDenied,
    "ApprovalBlocked": ApprovalBlocked,
    "set_toolset_approval_config": set_toolset_approval_config,
}
