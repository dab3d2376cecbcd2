"""Poker hands out of up to seven cards: how they are rated, and the rules in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations

from bootcamp.lib.cards import SUITS, poker

STANDARD, SHORT, FOUR = "standard", "short", "four"
"""Two own cards of 52; two own cards of the 36 from 6 to ace; four own cards of which exactly two count."""

_ORDER = {
    "en": """
From the best kind of hand to the worst:

- straight flush: five consecutive ranks of one suit; the highest rank decides
- four of a kind: the rank of the four, then the fifth card
- {first_en}
- {second_en}
- straight: five consecutive ranks; the highest rank decides
- three of a kind: the rank of the three, then the other cards from the highest down
- two pairs: the higher pair, then the lower pair, then the fifth card
- one pair: the pair, then the other cards from the highest down
- high card: none of these; the cards from the highest down

Ranks ascend from {low} to 10, J, Q, K, A. {wheel_en} Suits never break a tie; hands equal in all this are equal.
""",
    "zh": """
牌型从大到小：

- 同花顺：同一花色的五张连续点数；比最大的点数
- 四条：先比四条的点数，再比第五张
- {first_zh}
- {second_zh}
- 顺子：五张连续点数；比最大的点数
- 三条：先比三条的点数，再从大到小比其余的牌
- 两对：先比大的一对，再比小的一对，再比第五张
- 一对：先比对子的点数，再从大到小比其余的牌
- 高牌：不属于以上各种；从大到小比各张牌

点数从小到大为 {low} 到 10、J、Q、K、A。{wheel_zh}花色不分大小；以上都相同的牌算相等。
""",
}
_FULL = (
    "full house (three of one rank and two of another): the rank of the three, then that of the pair",
    "葫芦（三张同点加一对）：先比三张的点数，再比对子的点数",
)
_FLUSH = (
    "flush: five cards of one suit; the cards from the highest down",
    "同花：五张同一花色；从大到小比各张牌",
)


def rules(variant: str) -> dict[str, str]:
    """Say by language which hand is better."""
    short = variant == SHORT
    first, second = (_FLUSH, _FULL) if short else (_FULL, _FLUSH)
    low, top = (6, 9) if short else (2, 5)
    wheel = "A-6-7-8-9" if short else "A-2-3-4-5"
    words = {
        "first_en": first[0],
        "second_en": second[0],
        "first_zh": first[1],
        "second_zh": second[1],
        "low": low,
        "wheel_en": f"An ace may also stand lowest in the straight {wheel}; its highest rank is then {top}.",
        "wheel_zh": f"A 也可以在顺子 {wheel} 中当最小的点数，此时最大的点数是 {top}。",
    }
    return {language: text.format(**words).strip() for language, text in _ORDER.items()}


def best(own: Sequence[str], board: Sequence[str], variant: str) -> tuple[int, ...]:
    """Rate the best hand of own and common cards; the greater tuple wins."""
    if variant != FOUR:
        return poker((*own, *board), variant == SHORT)
    return max(poker((*two, *three)) for two in combinations(own, 2) for three in combinations(board, 3))


def canonical(groups: Sequence[Sequence[Sequence[str]]]) -> list[list[str]]:
    """Give groups of hands a form that does not depend on the order of hands in a group, of cards, or on suits."""
    forms = []
    for order in permutations(SUITS):
        new = dict(zip(SUITS, order, strict=True))
        forms.append([sorted("".join(sorted(c[0] + new[c[1]] for c in hand)) for hand in group) for group in groups])
    return min(forms)
