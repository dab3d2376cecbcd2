"""Judge by writing the sequence term by term, going to the next value when one has occurred often enough."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    terms = [0, 1]
    seen = 1
    while terms[-1] != instance.value if instance.value else len(terms) <= instance.place:
        x = terms[-1]
        term = terms[x] if x < len(terms) else x
        wanted = instance.factor * term + instance.offset + (x % instance.modulus if instance.modulus else 0)
        terms.append(x if seen < wanted else x + instance.step)
        seen = seen + 1 if seen < wanted else 1
    right = len(terms) - 1 if instance.value else terms[-1]
    return "" if answer == right else f"expected {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """One more."""
    return [answer + 1]
