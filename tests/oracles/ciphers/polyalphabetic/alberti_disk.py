"""Turn the inner ring as a deque, and encrypt what should be plain."""

from collections import deque
from typing import Any

from tests.oracles.ciphers._texts import differs, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not set(answer) <= set(instance.outer):
        return "other signs"
    plain, secret = (instance.text, answer) if instance.encrypt else (answer, instance.text)
    return differs(_encrypted(instance, plain), secret)


def near_misses(instance: Any, answer: str) -> list[str]:
    """Add the given text itself."""
    return spoiled(answer, instance.text)


def _encrypted(instance: Any, plain: str) -> str:
    ring = deque(instance.inner)
    while ring[0] != instance.start:
        ring.rotate(1)
    place = {sign: i for i, sign in enumerate(instance.outer)}
    written = ""
    for number, sign in enumerate(plain, 1):
        written += ring[place[sign]]
        turn = 0
        for kind, mark, places in instance.rules:
            applies = number % int(mark) == 0 if kind == "every" else (sign if kind == "plain" else written[-1]) == mark
            turn += places * applies
        ring.rotate(turn)
    return written
