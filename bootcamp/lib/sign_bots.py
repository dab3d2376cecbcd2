"""Bots that play a game of signs in a circle by rules: echoes, cycles, reactions to wins, to habits, to both signs."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

Signs = tuple[int, ...]

Bot = tuple[str, Signs]
"""A rule and its numbers; signs are counted from 0."""

Law = tuple[int, int, int, int]
"""How many signs and rules there are, how far back an echo may go, and how long a cycle may be."""


def round_result(mine: int, his: int, signs: int) -> int:
    """Return 0 for a draw, 1 if I win, 2 if he wins: a sign beats those of the next half circle.

    >>> round_result(0, 1, 3), round_result(0, 2, 3), round_result(4, 1, 5)
    (1, 2, 1)
    """
    return 0 if mine == his else 1 if (his - mine) % signs <= signs // 2 else 2


def bot_sign(bot: Bot, signs: int, mine: Signs, his: Signs) -> int:
    """Return the next sign of a bot after rounds in which I played `mine` and he `his`.

    >>> bot_sign(("echo", (2, 1, 0)), 3, (0, 2), (0, 0)), bot_sign(("cycle", (2, 1)), 3, (), ())
    (1, 2)
    """
    rule, numbers = bot
    if rule == "cycle":
        return numbers[len(his) % len(numbers)]
    *back, s, x = numbers
    if len(his) < (back[0] if back else 1):
        return x
    if rule == "echo":
        return (mine[-back[0]] + s) % signs
    if rule == "stay":
        return his[-1] if round_result(mine[-1], his[-1], signs) == 2 else (his[-1] + s) % signs
    if rule == "often":
        return (max(range(signs), key=mine.count) + s) % signs
    return (his[-1] + mine[-1] + 1 + s) % signs


@lru_cache(maxsize=16)
def all_bots(law: Law) -> tuple[Bot, ...]:
    """List the bots that are possible.

    >>> len(all_bots((3, 5, 2, 4)))
    123
    """
    signs, rules, back, cycle = law
    each = range(signs)
    found: list[Bot] = [("echo", (r, s, x)) for r in range(1, back + 1) for s in each for x in each]
    found += [("cycle", numbers) for length in range(4, cycle + 1) for numbers in product(each, repeat=length)]
    for rule in ("stay", "often", "sum")[: rules - 2]:
        found += [(rule, (s, x)) for s in each for x in each if s or rule != "stay"]
    return tuple(found)
