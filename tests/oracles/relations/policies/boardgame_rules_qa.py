"""Judge by backward chaining: each claim is proved from the rules that conclude it, their conditions by recursion."""

from functools import cache
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    facts = dict(instance.facts)
    everybody = range(len(instance.animals))

    @cache
    def proved(claim: tuple[int, int, int], sign: bool) -> bool:
        if claim in facts:
            return bool(facts[claim] == sign)
        attackers = [r for r, rule in enumerate(instance.rules) if rule[4] != sign and applies(r, claim)]
        supporters = [r for r, rule in enumerate(instance.rules) if rule[4] == sign and applies(r, claim)]
        for attacker in attackers:
            if not any((supporter, attacker) in instance.preferred for supporter in supporters):
                return False
        return bool(supporters)

    @cache
    def applies(number: int, goal: tuple[int, int, int]) -> bool:
        body, barred, needed, head, _ = instance.rules[number]
        if head[1:] != goal[1:] or head[0] not in (-1, goal[0]):
            return False
        x = goal[0] if head[0] == -1 else None

        def known(claim: Any) -> bool:
            who, *rest = claim
            choices = everybody if who == -2 else [x if who == -1 else who]
            return any(proved((one, *rest), True) for one in choices)

        if needed and instance.cards[x] <= needed:
            return False
        return all(map(known, body)) and not any(map(known, barred))

    right = ""
    for claim, sign in instance.statements:
        right += "P" if proved(claim, sign) else "D" if proved(claim, not sign) else "U"
    return "" if right == answer else f"the marks are {right}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """One mark changed, proved and disproved exchanged, the unknown taken for disproved, all alike."""
    other = {"P": "D", "D": "U", "U": "P"}
    wrong = [answer[:-1] + other[answer[-1]], answer.translate(str.maketrans("PD", "DP")), answer.replace("U", "D")]
    return [*wrong, "P" * len(answer), "U" * len(answer), answer[1:]]
