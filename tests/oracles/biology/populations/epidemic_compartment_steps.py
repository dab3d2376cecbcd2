"""Judge by a ledger of moves between named compartments; nobody gets lost."""

from fractions import Fraction
from math import floor
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    count = {(g, name): n for g, row in enumerate(instance.start) for name, n in zip("SEIR", row, strict=True)}
    everybody = sum(count.values())
    for day in range(1, instance.days + 1):
        old, moves = dict(count), list[tuple[int, str, str, int]]()
        d = instance.divisor if not instance.later or day < instance.later else instance.other
        for g in range(len(instance.start)):
            force = sum(Fraction(k * old[h, "I"], d) for h, k in enumerate(instance.contacts[g]))
            new = min(old[g, "S"], floor(old[g, "S"] * force))
            moves.append((g, "S", "E" if instance.onset else "I", new))
            if instance.onset:
                moves.append((g, "E", "I", floor(Fraction(old[g, "E"], instance.onset))))
            moves.append((g, "I", "R", floor(Fraction(old[g, "I"], instance.recovery))))
            moves.append((g, "S", "R", min(instance.vaccinated, old[g, "S"] - new)))
        for g, source, target, n in moves:
            count[g, source] -= n
            count[g, target] += n
    if sum(count.values()) != everybody or min(count.values()) < 0:
        return "people get lost"
    right = [n for (_, name), n in count.items() if name != "E" or instance.onset]
    return "" if list(answer) == right else f"the numbers are {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Somebody moved, two numbers exchanged."""
    return [(answer[0] + 1, answer[1] - 1, *answer[2:]) if answer[1] else answer[::-1], (*answer[:-1], answer[-1] + 1)]
