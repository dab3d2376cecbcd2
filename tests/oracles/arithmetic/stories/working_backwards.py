"""Judge by telling the story forwards from the answer, and by sympy that no other start gives the same end."""

from typing import Any

from sympy import Rational, linsolve, symbols

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if _end(instance, list(answer)) != list(instance.final):
        return "the end is another one"
    start = list(symbols(f"x:{len(instance.people)}"))
    ends = zip(_end(instance, start), instance.final, strict=True)
    assert list(linsolve([end - n for end, n in ends], start)) == [tuple(answer)]
    return ""


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """One more, and the numbers in another order."""
    return [(answer[0] + 1, *answer[1:]), *([answer[::-1]] if answer[::-1] != answer else [])]


def _end(instance: Any, start: list[Any]) -> list[Any]:
    have = dict(zip(instance.people, start, strict=True))
    for kind, name, other, n, m in instance.told:
        share = have[name] * Rational(1, n or 1)
        if kind == "gain":
            have[name] += n
        elif kind == "loss":
            have[name] -= n
        elif kind == "multiply":
            have[name] *= n
        elif kind == "part":
            have[name] -= share + m
        elif kind == "give":
            have[name] -= share
            have[other] += share
        else:
            for person in instance.people:
                if person != name:
                    have[name] -= have[person]
                    have[person] *= 2
    return list(have.values())
