"""Read what holds in the end from the talk backwards, and judge by the second judge of ruled texts."""

from typing import Any

from tests.oracles.instructions.constrained_writing._ruled import judge, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    changes = [change for turn in instance.turns for change in turn][::-1]
    rules = []
    for number in {number for _, number, _ in changes}:
        own = [(what, rule) for what, other, rule in changes if other == number]
        if own[0][0] != "drop":
            rules.append(next(rule for what, rule in own if what in ("add", "replace")))
    return judge(answer, instance.bank, rules)


def near_misses(instance: Any, answer: str) -> list[str]:
    """Texts that break the general rules, and changes of words that the second judge refuses."""
    words = answer.split(" ")
    swapped = [" ".join([*words[:i], words[i + 1], words[i], *words[i + 2 :]]) for i in range(len(words) - 1)]
    return [text for text in [*spoiled(answer), *swapped[:12]] if confirm(instance, text)]
