"""Add up the public numbers of every message there is, and see which one gives the sum."""

from itertools import product
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    public = instance.public or [(instance.multiplier * weight) % instance.modulus for weight in instance.weights]
    messages = np.array(list(product((0, 1), repeat=len(public))))
    sums = messages @ np.array(public)
    if len(set(sums.tolist())) != len(sums):
        return "two messages have one sum"
    texts = {int(value): "".join(map(str, bits)) for value, bits in zip(sums, messages.tolist(), strict=True)}
    if instance.question == "encrypt":
        return "" if texts.get(answer) == instance.given else "another sum"
    if instance.question == "attack" and not _has_private_key(instance):
        return "no private key fits"
    return "" if texts[int(instance.given)] == answer else "other bits"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One bit changed, or a number next to the sum; the bits backwards, or the sum modulo q."""
    if instance.question == "encrypt":
        return [wrong for wrong in (answer + 1, answer % instance.modulus) if wrong != answer]
    flipped = [answer[:i] + "10"[int(answer[i])] + answer[i + 1 :] for i in range(len(answer))]
    return [*flipped, *({answer[::-1]} - {answer})]


def _has_private_key(instance: Any) -> bool:
    q = instance.modulus
    for r in range(1, q):
        if np.gcd(r, q) == 1:
            back = pow(r, -1, q)
            weights = [back * number % q for number in instance.public]
            weights = sorted(weights) if instance.shuffled else weights
            growing = all(weight > sum(weights[:i]) for i, weight in enumerate(weights))
            if growing and sum(weights) < q and weights[0] <= instance.largest_first:
                return True
    return False
