"""The data of a task: its knobs, each with its ladder of ten levels, and its instances."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bootcamp.identity import LEVELS


def knob(description: str, *, levels: Sequence[Any] | None = None, **bounds: Any) -> Any:
    """Make a field of :class:`Params` with its ladder: the values at levels 1 to 10.

    `bounds` are those of :func:`pydantic.Field`, such as `ge` and `le`. A knob without `levels` has a `default`, or the
    task sets it in its own `params`.

    Raises:
        ValueError: there are not exactly ten values.

    >>> class Size(Params):
    ...     size: int = knob("the number of rows", levels=(4, 5, 6, 7, 8, 9, 10, 11, 12, 12), ge=4, le=14)
    >>> Size.ladders()["size"][3]
    7
    """
    if levels is not None and len(levels) != len(LEVELS):
        raise ValueError(f"levels={levels!r} has {len(levels)} values: expected {len(LEVELS)}, one for each level")
    extra: Any = None if levels is None else {"levels": list(levels)}
    return Field(description=description, json_schema_extra=extra, **bounds)


class Params(BaseModel):
    """The knobs of a task; each is made by :func:`knob` and has a type, bounds, a description and a ladder."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    @classmethod
    def ladders(cls) -> dict[str, list[Any]]:
        """Return the ten values of each knob that has a ladder, by its name."""
        extras: dict[str, Any] = {name: field.json_schema_extra for name, field in cls.model_fields.items()}
        return {
            name: extra["levels"] for name, extra in extras.items() if isinstance(extra, dict) and "levels" in extra
        }


class Instance(BaseModel):
    """What the prompt shows and the check needs, language-neutral and immutable."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    hidden: ClassVar[tuple[str, ...]] = ()
    """Fields that the prompt does not show; they follow from the shown ones (a proven optimum, say)."""


class Told(Instance):
    """An instance that is told in one of several settings, which change its words only.

    >>> class Walk(Told):
    ...     settings = (("a wall", "walls", "一面墙", "墙"),)
    >>> Walk(setting=0).words("zh")
    ('一面墙', '墙')
    """

    settings: ClassVar[Sequence[Sequence[str]]] = ()
    """Rows of wordings: English ones, and then as many Chinese ones."""

    setting: int

    def words(self, language: str) -> tuple[str, ...]:
        """Give the wordings of the setting in a language."""
        row = self.settings[self.setting]
        middle = len(row) // 2
        return tuple(row[middle:] if language == "zh" else row[:middle])


def first_error(fault: ValidationError) -> str:
    """Say in one line which field of a model is wrong, its value and what was expected."""
    error = fault.errors()[0]
    place = ".".join(map(str, error["loc"])) or "this"
    value = "" if error["type"] == "missing" else f"={error.get('input')!r:.80}"
    return f"{place}{value}: {error['msg']}"
