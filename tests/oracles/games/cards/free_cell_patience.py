"""Judge by playing the moves on lists of cards."""

from typing import Any

LEVELS = range(1, 11)
_RANKS = "A23456789TJQK"


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    piles: dict[str, list[str]] = {str(place): list(column) for place, column in enumerate(instance.columns, 1)}
    piles |= {name: [] for name in "abcd"[: instance.cells]}
    home: dict[str, list[str]] = {suit: [] for suit in "SHDC"}
    if len(answer) > instance.limit:
        return "too many moves"
    for move in answer:
        source, target = move.split(">")
        if not piles[source]:
            return "nothing to move"
        card = piles[source].pop()
        if target == "F":
            if len(home[card[1]]) != _RANKS.index(card[0]):
                return "not its turn"
            home[card[1]].append(card)
            continue
        pile = piles[target]
        if pile and target in "abcd":
            return "the cell is full"
        if pile:
            red = [one[1] in "HD" for one in (card, pile[-1])]
            if red[0] == red[1] or _RANKS.index(pile[-1][0]) - _RANKS.index(card[0]) != 1:
                return "it does not fit"
        pile.append(card)
    return "cards are left" if any(piles.values()) else ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The last move left out, the first one left out, all to the foundation, one move too many."""
    wrong = [answer[:-1], answer[1:], ("1>F",) * len(answer), (*answer, answer[-1])]
    return [one for one in wrong if confirm(instance, one)]


def others(instance: Any, answer: Any) -> list[Any]:
    """A card taken to a cell first, then put where it went."""
    source, target = answer[0].split(">")
    detour = (f"{source}>a", f"a>{target}", *answer[1:])
    return [detour] if source.isdigit() and target != "a" and not confirm(instance, detour) else []
