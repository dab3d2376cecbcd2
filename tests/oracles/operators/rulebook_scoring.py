"""Judge by a referee that reads the printed rules and log, keeping a card for each player."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

LEVELS = range(1, 11)


@dataclass
class Card:
    """What is known of a player."""

    total: int = 0
    kinds: list[str] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)


@dataclass
class Moment:
    """A play with what surrounds it."""

    number: int
    kind: str
    size: int
    card: Card
    rivals: list[Card]
    repeated: bool


CONDITIONS: dict[str, Callable[[Moment, int], bool]] = {
    "the size of the play is at least N": lambda m, n: not m.size < n,
    "the play just before it in the log is by the same player": lambda m, n: m.repeated,
    "the number of the play in the log is a multiple of N": lambda m, n: m.number // n * n == m.number,
    "the player's own play before it was of the same kind": lambda m, n: m.card.kinds[-1:] == [m.kind],
    "the player has made N or more plays before it": lambda m, n: len(m.card.sizes) > n - 1,
    "the player's own play before it had a smaller size": lambda m, n: max(m.card.sizes[-1:], default=99) < m.size,
    "the player's total before the play is below N": lambda m, n: m.card.total - n < 0,
    "the player's total before the play is higher than that of every other player": lambda m, n: (
        m.card.total > max(card.total for card in m.rivals)
    ),
}
EFFECTS: dict[str, Callable[[int, int], int]] = {
    "add N points": lambda x, n: x + n,
    "double the points": lambda x, n: x + x,
    "take away N points": lambda x, n: x - n,
    "raise the points to N if they are fewer": lambda x, n: n if x < n else x,
    "lower the points to N if they are more": lambda x, n: n if x > n else x,
    "multiply the points by themselves": lambda x, n: x**2,
}


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    values = dict(instance.values)
    cards = {name: Card() for name in instance.players}
    last = ""
    for number, line in enumerate(instance.log, 1):
        name, kind, size = line.split(", ")
        rivals = [card for other, card in cards.items() if other != name]
        moment = Moment(number, kind, int(size), cards[name], rivals, last == name)
        worth = values[kind]
        for rule in instance.wordings:
            worth, ended = _ruled(rule["en"], moment, worth)
            if ended:
                break
        cards[name].total += worth
        cards[name].kinds.append(kind)
        cards[name].sizes.append(int(size))
        last = name
    totals = {name: card.total for name, card in cards.items()}
    return "" if answer == totals else f"the totals are {totals}"


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """One total off."""
    name = instance.players[-1]
    return [{**answer, name: answer[name] + 1}]


def _ruled(text: str, moment: Moment, worth: int) -> tuple[int, bool]:
    """Apply a rule, and tell whether it ends the search."""
    condition, effect = text.removeprefix("If ").removesuffix(".").split(", ", 1)
    kind = re.fullmatch(r"the play is of the kind (\w+)", condition)
    n, m = (int((re.findall(r"\d+", part) or ["0"])[0]) for part in (condition, effect))
    holds = moment.kind == kind[1] if kind else CONDITIONS[re.sub(r"\d+", "N", condition)](moment, n)
    if not holds:
        return worth, False
    if "none of the rules below" in effect:
        return m, True
    return EFFECTS[re.sub(r"\d+", "N", effect)](worth, m), False
