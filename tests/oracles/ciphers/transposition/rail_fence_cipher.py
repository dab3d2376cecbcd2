"""Walk along the zigzag with a pen that turns at the ends, and encrypt what should be plain."""

from typing import Any

from tests.oracles.ciphers._texts import differs, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    given = instance.text.replace(" ", "")
    if not instance.known:
        plain, secret = (given, answer) if instance.encrypt else (answer, given)
        return differs("".join(_lines(plain, instance.rails, instance.offset, instance.order)), secret)
    if not answer.startswith(instance.known) or len(answer) != len(given):
        return "another first word"
    found = set()
    for rails in range(2, instance.most + 1):
        for offset in range(2 * rails - 2) if instance.offset < 0 else [instance.offset]:
            where = [int(i) for line in _lines(range(len(given)), rails, offset, ()) for i in line.split()]
            text = "".join(given[where.index(i)] for i in range(len(given)))
            found |= {text} if text.startswith(instance.known) else set()
    return "" if found == {answer} else "several zigzags fit, or another"


def near_misses(instance: Any, answer: str) -> list[str]:
    """Add the given text itself."""
    return spoiled(answer, instance.text.replace(" ", ""))


def _lines(things: Any, rails: int, offset: int, order: Any) -> list[str]:
    lines = [""] * rails
    rail, step = 0, 1
    for thing in [None] * offset + list(things):
        if thing is not None:
            lines[rail] += f"{thing} " if isinstance(thing, int) else thing
        if not 0 <= rail + step < rails:
            step = -step
        rail += step
    return [lines[number - 1] for number in order] or lines
