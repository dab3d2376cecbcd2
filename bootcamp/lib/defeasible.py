"""Rules about animals that may conflict, preferences between them, what they prove, and how they read."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from random import Random

from bootcamp.lib.worlds import zh

Claim = tuple[int, int, int]
"""Who, a verb, and whom: animals counted from 0; who is -1 for the animal X of a rule, -2 for some animal."""

Rule = tuple[tuple[Claim, ...], tuple[Claim, ...], int, Claim, bool]
"""What must be proved, what must not be provable, the cards that its animal needs, the conclusion, and its sign."""

VERBS = (
    *(
        ("greets", "greet", "问候"),
        ("follows", "follow", "跟随"),
        ("trusts", "trust", "信任"),
        ("helps", "help", "帮助"),
    ),
    *(("teaches", "teach", "教"), ("invites", "invite", "邀请"), ("copies", "copy", "模仿"), ("warns", "warn", "警告")),
    *(
        ("praises", "praise", "夸奖"),
        ("visits", "visit", "拜访"),
        ("beats", "beat", "击败"),
        ("thanks", "thank", "感谢"),
    ),
)
"""Each verb with *s*, plain, and in Chinese."""


def said(animals: Sequence[str], claim: Claim, positive: bool, language: str) -> str:
    """Say a claim.

    >>> said(["owl", "fox"], (0, 1, 1), False, "en"), said(["owl", "fox"], (-2, 0, 1), True, "zh")
    ('the owl does not follow the fox', '某只动物问候狐狸')
    """
    who, verb, whom = claim
    third, base, chinese = VERBS[verb]
    if language == "zh":
        names = ["某只动物" if one == -2 else "X" if one == -1 else zh(animals[one]) for one in (who, whom)]
        return f"{names[0]}{'' if positive else '不'}{chinese}{names[1]}"
    first, second = ("some animal" if one == -2 else "X" if one == -1 else f"the {animals[one]}" for one in (who, whom))
    return f"{first} {third if positive else f'does not {base}'} {second}"


def rule_text(animals: Sequence[str], rule: Rule, language: str) -> str:
    """Say a rule.

    >>> rule_text(["owl", "fox"], (((-1, 0, 1),), ((0, 1, 1),), 3, (-1, 2, 0), True), "en")[:60]
    'For every animal X: if X greets the fox and X has more than '
    """
    body, barred, cards, head, positive = rule
    parts = [said(animals, claim, True, language) for claim in body]
    denied = [said(animals, claim, True, language) for claim in barred]
    result = said(animals, head, positive, language)
    if language == "zh":
        parts += [f"X 的牌多于 {cards} 张"] * bool(cards) + [f"不能证明{text}" for text in denied]
        text = f"{'对任意动物 X，' * (head[0] == -1)}如果{'，且'.join(parts)}，那么{result}。"
        return re.sub("X", _spaced, text)
    parts += [f"X has more than {cards} cards"] * bool(cards)
    parts += [f"it cannot be proved that {text}" for text in denied]
    start = "For every animal X: if" if head[0] == -1 else "If"
    return f"{start} {' and '.join(parts)}, then {result}."


def clash(one: Rule, other: Rule) -> bool:
    """Tell whether two rules may say opposite things of the same animals.

    >>> clash(((), (), 0, (-1, 0, 1), True), ((), (), 0, (2, 0, 1), False))
    True
    """
    heads = {one[3][0], other[3][0]}
    return one[3][1:] == other[3][1:] and one[4] != other[4] and (len(heads) == 1 or -1 in heads)


def settled(
    n: int,
    cards: Sequence[int],
    facts: Mapping[Claim, bool],
    rules: Sequence[Rule],
    preferred: Sequence[tuple[int, int]],
    depth: int,
) -> dict[Claim, bool]:
    """Give everything that is proved, with its sign, verb after verb, from the first to number `depth`.

    The conditions of a rule must be about verbs before that of its conclusion.

    >>> settled(2, [1, 1], {(0, 0, 1): True}, [(((-1, 0, 1),), (), 0, (-1, 1, 0), False)], (), 2)
    {(0, 0, 1): True, (0, 1, 0): False}
    """
    truth = dict(facts)

    def proved(claim: Claim, animal: int) -> bool:
        who, verb, whom = claim
        heads = range(n) if who == -2 else (animal if who == -1 else who,)
        return any(truth.get((head, verb, whom)) is True for head in heads)

    for layer in range(depth):
        applying: dict[Claim, list[int]] = {}
        for number, (body, barred, needed, (who, verb, whom), _) in enumerate(rules):
            for animal in range(n if verb == layer else 0):
                head = (animal if who == -1 else who, verb, whom)
                fine = all(proved(claim, animal) for claim in body) and not any(proved(one, animal) for one in barred)
                if fine and (not needed or cards[animal] > needed):
                    applying.setdefault(head, []).append(number)
        for head, numbers in applying.items():
            for sign in (True, False):
                own = [a for a in numbers if rules[a][4] == sign]
                against = [b for b in numbers if rules[b][4] != sign]
                if own and head not in facts and all(any((a, b) in preferred for a in own) for b in against):
                    truth[head] = sign
    return truth


def draw_rule(rng: Random, layer: int, known: Sequence[Claim], cards: Sequence[int], unless: int) -> Rule:
    """Draw a rule with a conclusion of a layer whose conditions, of lower layers, are met if possible.

    `unless` is the percentage of rules with something that must not be provable.
    """
    n = len(cards)
    low = [claim for claim in known if claim[1] < layer] or [(0, 0, 1)]
    start = rng.choice(low[-6:])
    kind = rng.choice(("any", "any", "some", "plain"))
    whom = rng.randrange(n)
    if kind == "any":
        body: tuple[Claim, ...] = ((-1, *start[1:]),)
        more = [claim for claim in low if claim[0] == start[0] and claim != start]
        if more and rng.random() < 0.4:
            body += ((-1, *rng.choice(more)[1:]),)
        who = -1
    else:
        body = ((-2 if kind == "some" else start[0], *start[1:]),)
        who = rng.choice([animal for animal in range(n) if animal != whom])
    needed = rng.randint(2, max(2, cards[start[0]] - 1)) if kind == "any" and rng.random() < 0.5 else 0
    barred: tuple[Claim, ...] = ()
    if rng.randrange(100) < unless:
        other, one = rng.sample(range(n), 2)
        barred = ((who if rng.random() < 0.6 and who != other else one, rng.randrange(layer), other),)
        if rng.random() < 0.7:
            barred = (rng.choice(low),)
    return body, barred, needed, (who, layer, whom), rng.random() < 0.65


def _spaced(found: re.Match[str]) -> str:
    before, after = found.string[found.start() - 1 : found.start()], found.string[found.end() : found.end() + 1]
    return " " * ("\u4e00" <= before <= "\u9fff") + "X" + " " * ("\u4e00" <= after <= "\u9fff")
