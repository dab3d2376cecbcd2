"""Run the program of a case, never that of an answer, in Python itself."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import CodeType
from typing import Any


@lru_cache(maxsize=2000)
def _code(lines: tuple[str, ...]) -> CodeType:
    counted = []
    for line in lines:
        counted.append(line)
        if line.lstrip().startswith(("for ", "while ")):
            counted.append(f"{' ' * (len(line) - len(line.lstrip()) + 4)}_turn()")
    return compile("\n".join(counted), "case", "exec")


def printed(lines: Sequence[str], inputs: Mapping[str, int]) -> tuple[int, ...]:
    """Give what the lines print; raise OverflowError after 1000 turns of loops, or if a number there is beyond 10^9."""
    out: list[int] = []
    turns = iter(range(1000))

    def turn() -> None:
        if next(turns, None) is None or any(abs(value) > 10**9 for value in space.values() if isinstance(value, int)):
            raise OverflowError

    space: dict[str, Any] = {**inputs, "print": out.append, "_turn": turn}
    exec(_code(tuple(lines)), space)
    return tuple(out)
