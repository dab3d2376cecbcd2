"""Judge by Python's own run of the program; near misses are its runs with other rules of names."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _output(instance.lines)
    return "" if answer == right else f"it prints {right}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Runs in which loops fix the variable of each function or all changes are global; other changes."""
    fixed = [line.replace("lambda:", "lambda i=i:") for line in instance.lines]
    shared = [line.replace("nonlocal", "global") for line in instance.lines]
    near = [_output(fixed), _output(shared), (*answer[:-1], answer[-1] + 1), answer[1:], answer[::-1]]
    return [one for one in near if one and one != answer]


def _output(lines: list[str]) -> tuple[int, ...]:
    out: list[int] = []
    try:
        exec("\n".join(lines), {"print": out.append})
    except (NameError, SyntaxError):
        return ()
    return tuple(out)
