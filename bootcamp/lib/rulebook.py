"""Rules of a made-up game that change the points of a play: conditions, effects and their wording."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

Play = tuple[int, int, int]
"""Player, kind and size of a play."""

Rule = tuple[str, int, str, int]
"""A condition and an effect, each with its number."""

KINDS = ("Arch", "Bolt", "Claw", "Dart", "Fork", "Hoop")


def scores(
    players: int, base: Sequence[int], rules: Sequence[Rule], plays: Sequence[Play]
) -> tuple[tuple[int, ...], set[int]]:
    """Return the final score of each player, and the places of the rules that applied at least once.

    `base` gives the value of each kind of play.

    >>> scores(2, (5, 7), (("kind", 1, "double", 2),), ((0, 0, 3), (1, 1, 2)))
    ((5, 14), {0})
    """
    totals = [0] * players
    applied: set[int] = set()
    for player, points in points_of_plays(players, base, rules, plays):
        totals[player] += [*points.values()][-1]
        applied |= points.keys()
    return tuple(totals), applied - {-1}


def points_of_plays(
    players: int, base: Sequence[int], rules: Sequence[Rule], plays: Sequence[Play]
) -> Iterator[tuple[int, dict[int, int]]]:
    """Give for every play its player and its points after each rule that applies; -1 stands for those at the start.

    >>> [*points_of_plays(2, (5, 7), (("kind", 1, "double", 2),), ((0, 0, 3), (1, 1, 2)))]
    [(0, {-1: 5}), (1, {-1: 7, 0: 14})]
    """
    totals = [0] * players
    for place, (player, kind, _) in enumerate(plays):
        value, points = base[kind], {-1: base[kind]}
        for i, (condition, n, effect, m) in enumerate(rules):
            if _CONDITIONS[condition][2](n, plays[: place + 1], totals):
                points[i] = value = _EFFECTS[effect][2](value, m)
                if effect == "final":
                    break
        totals[player] += value
        yield player, points


def draw_rules(rng: Random, count: int, conditions: int, effects: int, kinds: int) -> tuple[Rule, ...]:
    """Draw rules with different conditions out of the first `conditions` and `effects` kinds of them."""
    numbers = {"kind": range(kinds), "size": range(3, 6), "number": range(2, 6), "experience": range(1, 4)}
    numbers |= {"poor": range(20, 50, 10)}
    known = [(name, n) for name in list(_CONDITIONS)[:conditions] for n in numbers.get(name, (0,))]
    rare = rng.choices(list(_EFFECTS)[:effects], k=min(3, count))
    common = rng.choices(list(_EFFECTS)[: min(effects, 4)], k=count - len(rare))
    drawn = zip(rng.sample(known, count), rng.sample([*rare, *common], count), strict=True)
    return tuple((*condition, effect, rng.randint(2, 9)) for condition, effect in drawn)


def wording(rule: Rule) -> dict[str, str]:
    """Say a rule in both languages.

    >>> wording(("experience", 1, "add", 4))["en"]
    'If the player has made 1 or more plays before it, add 4 points.'
    """
    condition, n, effect, m = rule
    (en, zh, _), (then, zh_then, _) = _CONDITIONS[condition], _EFFECTS[effect]
    number = KINDS[n] if condition == "kind" else n
    return {
        "en": f"If {en.format(number)}, {then.format(m)}.",
        "zh": f"若{zh.format(number)}，则{zh_then.format(m)}。",
    }


def _own(plays: Sequence[Play]) -> list[Play]:
    """List the plays of the player of the last play, that one included."""
    return [play for play in plays if play[0] == plays[-1][0]]


_CONDITIONS: dict[str, tuple[str, str, Callable[[int, Sequence[Play], Sequence[int]], bool]]] = {
    "kind": ("the play is of the kind {}", "这一步的种类是 {}", lambda n, plays, totals: plays[-1][1] == n),
    "size": (
        "the size of the play is at least {}",
        "这一步的大小不小于 {}",
        lambda n, plays, totals: plays[-1][2] >= n,
    ),
    "streak": (
        "the play just before it in the log is by the same player",
        "记录中紧挨着的前一步也是该玩家走的",
        lambda n, plays, totals: len(plays) > 1 and plays[-2][0] == plays[-1][0],
    ),
    "number": (
        "the number of the play in the log is a multiple of {}",
        "这一步在记录中的序号是 {} 的倍数",
        lambda n, plays, totals: len(plays) % n == 0,
    ),
    "again": (
        "the player's own play before it was of the same kind",
        "该玩家自己的上一步是同一种类",
        lambda n, plays, totals: len(_own(plays)) > 1 and _own(plays)[-2][1] == plays[-1][1],
    ),
    "experience": (
        "the player has made {} or more plays before it",
        "该玩家此前至少已走了 {} 步",
        lambda n, plays, totals: len(_own(plays)) > n,
    ),
    "growing": (
        "the player's own play before it had a smaller size",
        "该玩家自己的上一步比这一步的大小小",
        lambda n, plays, totals: len(_own(plays)) > 1 and _own(plays)[-2][2] < plays[-1][2],
    ),
    "poor": (
        "the player's total before the play is below {}",
        "该玩家在这一步之前的总分低于 {}",
        lambda n, plays, totals: totals[plays[-1][0]] < n,
    ),
    "leading": (
        "the player's total before the play is higher than that of every other player",
        "该玩家在这一步之前的总分高于其他每个玩家",
        lambda n, plays, totals: all(totals[plays[-1][0]] > x for i, x in enumerate(totals) if i != plays[-1][0]),
    ),
}

_EFFECTS: dict[str, tuple[str, str, Callable[[int, int], int]]] = {
    "add": ("add {} points", "加 {} 分", lambda x, m: x + m),
    "take": ("take away {} points", "减 {} 分", lambda x, m: x - m),
    "least": ("raise the points to {} if they are fewer", "分数不足 {0} 分时补足到 {0} 分", max),
    "most": ("lower the points to {} if they are more", "分数超过 {0} 分时降到 {0} 分", min),
    "double": ("double the points", "分数加倍", lambda x, m: 2 * x),
    "final": (
        "the play is worth {} points, and none of the rules below applies to it",
        "这一步就得 {} 分，并且后面的规则都不再适用",
        lambda x, m: m,
    ),
    "square": ("multiply the points by themselves", "分数变为它的平方", lambda x, m: x * x),
}
