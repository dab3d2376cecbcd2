"""Judge by the second judge of ruled texts."""

from typing import Any

from tests.oracles.instructions.constrained_writing._ruled import judge, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return judge(answer, instance.bank, instance.rules)


def others(instance: Any, answer: str) -> list[str]:
    """Two words changed round, where nothing forbids it, and an empty line between lines."""
    words = answer.split(" ")
    swapped = [" ".join([*words[:i], words[i + 1], words[i], *words[i + 2 :]]) for i in range(1, len(words) - 2)]
    return [*[text for text in swapped if not confirm(instance, text)][:4], answer.replace("\n", "\n\n")]


def near_misses(instance: Any, answer: str) -> list[str]:
    """Texts that break the general rules, and changes of words that the second judge refuses."""
    words = answer.split(" ")
    swapped = [" ".join([*words[:i], words[i + 1], words[i], *words[i + 2 :]]) for i in range(len(words) - 1)]
    return [*spoiled(answer), *[text for text in swapped if confirm(instance, text)][:6]]
