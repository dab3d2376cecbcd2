"""Run the program of a case, never that of an answer, in Python itself."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import CodeType
from typing import Any


@lru_cache(maxsize=2000)
def _code(lines: tuple[str, ...]) -> CodeType:
    return compile("\n".join(lines), "case", "exec")


def printed(lines: Sequence[str], inputs: Mapping[str, int]) -> tuple[int, ...]:
    """Give what the lines print."""
    out: list[int] = []
    space: dict[str, Any] = {**inputs, "print": out.append}
    exec(_code(tuple(lines)), space)
    return tuple(out)
