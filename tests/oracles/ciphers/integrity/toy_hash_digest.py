"""Run the hash on rows of bits; where the beginning is unknown, try all states that may stand before the last steps."""

from typing import Any

from tests.oracles.ciphers.integrity._bits import after

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    bits = instance.bits
    numbers = [ord(letter) - 64 for letter in instance.text]
    states = [instance.start]
    if instance.before:
        states = [h for h in range(1 << bits) if after(h, instance.final, bits) == instance.digest]
        if len(states) != 1:
            return "several states are possible"
    h = states[0]
    for x in [*numbers, len(numbers) + (instance.before + 1 if instance.before else 0)]:
        h = after(h ^ x, instance.steps, bits)
    return "" if answer == after(h, instance.final, bits) else "another digest"


def near_misses(instance: Any, answer: int) -> list[int]:
    """One bit changed, and one bit too many."""
    return [answer ^ 1, answer ^ (1 << (instance.bits - 1)), answer + (1 << instance.bits)]
