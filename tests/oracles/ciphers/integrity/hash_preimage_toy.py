"""Hash the answer on rows of bits; other answers come from hashing all messages where these are few."""

from itertools import product
from typing import Any

from tests.oracles.ciphers.integrity._bits import after

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != len(instance.message) or not set(answer) <= set(instance.digits):
        return "no message of this length and these digits"
    if answer == instance.message:
        return "the message itself"
    return "" if _hash(instance, answer) == _hash(instance, instance.message) else "another digest"


def others(instance: Any, answer: str) -> list[str]:
    """List the messages with this digest, where there are few messages."""
    if len(instance.digits) ** len(instance.message) > 600:
        return []
    return [
        message
        for message in map("".join, product(instance.digits, repeat=len(answer)))
        if not confirm(instance, message)
    ]


def near_misses(instance: Any, answer: str) -> list[str]:
    """The message itself, and messages that differ from the answer in one digit, which is never enough."""
    changed = {answer[:-1] + digit for digit in instance.digits} | {digit + answer[1:] for digit in instance.digits}
    return [instance.message, *sorted(changed - {answer, instance.message})]


def _hash(instance: Any, message: str) -> int:
    h = instance.start
    for digit in message:
        h = after(h ^ int(digit, 16), instance.steps, instance.bits, instance.table)
    return h
