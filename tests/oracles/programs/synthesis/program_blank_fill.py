"""Judge by Python's own run of the filled program, blanks taken from right to left; all fillings where they are few."""

from itertools import product
from typing import Any

from tests.oracles.programs._python import printed

LEVELS = range(1, 11)

_LETTERS = "ABCDEFGHIJ"


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return "" if _passes(instance, answer) else "a test fails"


def others(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All fillings that pass."""
    return [one for one in _fillings(instance) if _passes(instance, one)][:5]


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Fillings with one other entry that fail."""
    letters = _LETTERS[: len(instance.bank)]
    near = [(*answer[:i], letter, *answer[i + 1 :]) for i in range(len(answer)) for letter in letters]
    return [one for one in near if not _passes(instance, one)][:8]


def _fillings(instance: Any) -> list[tuple[str, ...]]:
    blanks = "".join(instance.lines).count("[")
    letters = _LETTERS[: len(instance.bank)]
    return list(product(letters, repeat=blanks)) if len(letters) ** blanks <= 50 else []


def _passes(instance: Any, answer: tuple[str, ...]) -> bool:
    entries = [instance.bank[_LETTERS.index(letter)] for letter in reversed(answer)]
    lines = []
    for line in instance.lines:
        head, sign, rest = line.partition("[")
        lines.append(f"{head}{entries.pop()}{rest[2:]}" if sign else line)
    try:
        runs = [printed(lines, dict(zip(instance.inputs, values, strict=True))) for values, _ in instance.tests]
    except (SyntaxError, ArithmeticError, NameError, TypeError):
        return False
    return runs == [(wanted,) for _, wanted in instance.tests]
