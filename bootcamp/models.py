"""The data of a task: its knobs and its instances."""

from __future__ import annotations

from typing import ClassVar

from pydantic import BaseModel, ConfigDict


class Params(BaseModel):
    """The knobs of a task; every field has a default-free type, bounds and a description."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)


class Instance(BaseModel):
    """What the prompt shows and the check needs, language-neutral and immutable."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    hidden: ClassVar[tuple[str, ...]] = ()
    """Fields that the prompt does not show; they follow from the shown ones (a proven optimum, say)."""
