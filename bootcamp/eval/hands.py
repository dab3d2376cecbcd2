"""The classic 24-point game, four cards from 1 to 13, as fixed sets for training and testing.

All 1,362 hands that can reach 24 are in one of them, each once and as a multiset, so that no test hand is a training
hand in another order.
"""

from __future__ import annotations

from bootcamp import registry
from bootcamp.cases import Case
from bootcamp.errors import BootcampError
from bootcamp.identity import SPLITS, split_of, split_quantile
from bootcamp.lib.twentyfour.solver import solvable_hands

PUBLISHED_TEST = 100
"""The hands for testing where the sets have their published sizes, 1,262 and 100."""


def hand_cases(part: str, *, published: bool = False, language: str = "en", answer_style: str = "boxed") -> list[Case]:
    """Return the cases of a part, each hand in random order: those of a split of the task.

    With `published`, ``test`` has the 100 hands that are lowest by the number that decides the split, all of them in
    the task's split test, and ``train`` the 1,262 others, some of which are in its splits valid and test.
    """
    parts = ("train", "test") if published else SPLITS
    if part not in parts:
        raise BootcampError(f"part={part!r}: expected one of {', '.join(parts)}")
    task = registry.get("game24")
    digests = {
        hand: task.key_digest(task.Instance.model_validate({"numbers": hand, "target": 24}))
        for hand in solvable_hands()
    }
    ordered = sorted(digests, key=lambda hand: split_quantile(digests[hand]))
    if published:
        chosen = ordered[:PUBLISHED_TEST] if part == "test" else ordered[PUBLISHED_TEST:]
    else:
        chosen = [hand for hand in ordered if split_of(digests[hand]) == part]
    rules = {"size": 4, "high": 13, "target_low": 24, "target_high": 24, "most": 0, "fraction": False}
    return [
        task.generate(
            params={**rules, "hand": hand},
            split=split_of(digests[hand]),
            language=language,
            answer_style=answer_style,
        )
        for hand in chosen
    ]
