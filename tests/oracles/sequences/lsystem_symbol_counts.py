"""Judge by writing the strings out, and by powers of numpy matrices where they are long."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    odd = dict(zip(instance.symbols, instance.rules, strict=True))
    even = dict(zip(instance.symbols, instance.others or instance.rules, strict=True))
    if instance.kind == "neighbour" or instance.steps <= 8:
        word = instance.start
        for step in range(1, instance.steps + 1):
            if instance.kind == "neighbour":
                word = "".join(
                    (even if i and word[i - 1] == instance.neighbour else odd)[one] for i, one in enumerate(word)
                )
            else:
                word = word.translate(str.maketrans(odd if step % 2 else even))
        right = {one: word.count(one) for one in instance.symbols}
    else:
        first, second = (
            np.array([[rules[a].count(b) for a in instance.symbols] for b in instance.symbols], dtype=object)
            for rules in (odd, even)
        )
        vector = np.array([instance.start.count(one) for one in instance.symbols], dtype=object)
        both = np.linalg.matrix_power(second.dot(first), instance.steps // 2)
        vector = both.dot(vector)
        vector = first.dot(vector) if instance.steps % 2 else vector
        right = dict(zip(instance.symbols, vector.tolist(), strict=True))
    if instance.modulus:
        right = {one: n % instance.modulus for one, n in right.items()}
    return "" if answer == right else f"the numbers are {right}"


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """One number off."""
    return [{**answer, "A": answer["A"] - 1}]
