"""Run the hash on rows of bits; where the beginning is unknown, try all states that may stand before the last steps."""

from typing import Any

import numpy as np

from tests.oracles.ciphers.integrity._bits import after

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    bits = instance.bits
    numbers = [ord(letter) - 64 for letter in instance.text]
    states = [instance.start]
    if instance.before:
        states = [h for h in _candidates(instance) if after(h, instance.final, bits) == instance.digest]
        if len(states) != 1:
            return "several states are possible"
    h = states[0]
    for x in [*numbers, len(numbers) + (instance.before + 1 if instance.before else 0)]:
        h = after(h ^ x, instance.steps, bits)
    return "" if answer == after(h, instance.final, bits) else "another digest"


def near_misses(instance: Any, answer: int) -> list[int]:
    """One bit changed, and one bit too many."""
    return [answer ^ 1, answer ^ (1 << (instance.bits - 1)), answer + (1 << instance.bits)]


def _candidates(instance: Any) -> list[int]:
    """Carry out the last steps on all states at once, and keep those that give the digest."""
    bits = instance.bits
    h = np.arange(1 << bits, dtype=np.int64)
    for kind, constant in instance.final:
        if kind == "rot":
            h = np.left_shift(h, constant) + np.right_shift(h, bits - constant)
        elif kind in ("xor", "fold"):
            h = np.bitwise_xor(h, constant if kind == "xor" else np.right_shift(h, constant))
        else:
            h = h + constant if kind == "add" else h * constant
        h = np.mod(h, 1 << bits)
    return [int(state) for state in np.flatnonzero(h == instance.digest)]
