"""Judge by plain search over all ways to play, without any table."""

from typing import Any

LEVELS = range(1, 6)
_ORDER = "23456789TJQKA"


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    hands = [[_card(text) for text in line.split()] for _, line in instance.lines]
    results = {}
    for card in hands[instance.leader]:
        results[card] = _search(hands, instance.trump_suit, instance.leader, [card])
    best = (max if instance.leader in (0, 2) else min)(results.values())
    fair = answer["tricks"] == best and results[_card(answer["lead"])] == best
    return "" if fair else f"the results are {results}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Another number of tricks, leads that are worse."""
    most = len(instance.hands[0])
    wrong = [answer | {"tricks": answer["tricks"] + 1 if answer["tricks"] < most else 0}]
    cards = instance.lines[instance.leader][1].split()
    others = [answer | {"lead": card} for card in cards]
    return wrong + [one for one in others if confirm(instance, one)]


def _card(text: str) -> str:
    return text[0] + text[1:].replace("10", "T")


def _search(hands: list[list[str]], trump: str, leader: int, trick: list[str]) -> int:
    """Count the tricks of North and South after some cards have been played to a trick."""
    if len(trick) == 4:
        strength = [(c[0] == trump, c[0] == trick[0][0], _ORDER.index(c[1])) for c in trick]
        winner = (leader + strength.index(max(strength))) % 4
        rest = [[card for card in hand if card not in trick] for hand in hands]
        won = int(winner in (0, 2))
        if not rest[0]:
            return won
        results = [_search(rest, trump, winner, [card]) for card in rest[winner]]
        return won + (max(results) if winner in (0, 2) else min(results))
    player = (leader + len(trick)) % 4
    fair = [card for card in hands[player] if card[0] == trick[0][0]] or hands[player]
    results = [_search(hands, trump, leader, [*trick, card]) for card in fair]
    return max(results) if player in (0, 2) else min(results)
