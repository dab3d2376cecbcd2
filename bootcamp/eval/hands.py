"""The classic 24-point game, four cards from 1 to 13, as a fixed training and a fixed test set.

All 1,362 hands that can reach 24 are in one of them, each once and as a multiset, so that no test hand is a training
hand in another order.
"""

from __future__ import annotations

from bootcamp import registry
from bootcamp.errors import BootcampError
from bootcamp.lib.twentyfour.solver import solvable_hands
from bootcamp.task import Case, split_of, split_quantile

TEST_SIZE = 100

_RULES = {"size": 4, "high": 13, "target_low": 24, "target_high": 24, "most": 0, "fraction": False}


def hand_cases(part: str, *, language: str = "en", answer_style: str = "boxed") -> list[Case]:
    """Return the 1,262 cases of `part` ``train`` or the 100 of ``test``, each hand in random order.

    The test hands are the 100 lowest by the number that also decides the split of a case, so they all lie in the split
    test of the task.
    """
    if part not in ("train", "test"):
        raise BootcampError(f"part={part!r}: expected train or test")
    task = registry.get("game24")
    digests = {}
    for hand in solvable_hands():
        digests[hand] = task.key_digest(task.Instance.model_validate({"numbers": hand, "target": 24}))
    ordered = sorted(digests, key=lambda hand: split_quantile(digests[hand]))
    return [
        task.generate(
            params={
                "size": 4,
                "high": 13,
                "target_low": 24,
                "target_high": 24,
                "most": 0,
                "fraction": False,
                "hand": hand,
            },
            split=split_of(digests[hand]),
            language=language,
            answer_style=answer_style,
        )
        for hand in (ordered[:TEST_SIZE] if part == "test" else ordered[TEST_SIZE:])
    ]
