"""Judge by all trees from a chart that is filled bottom up."""

from dataclasses import replace
from typing import Any

from tests.oracles.linguistics.syntax._charts import all_trees, nested

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    trees = all_trees(instance.rules, instance.lexicon, instance.sentence)
    return "" if trees == [nested(answer)] else f"there are {len(trees)} parses, or another one"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The parts exchanged, one part alone, all words below one label."""
    first = answer.parts[0]
    return [
        replace(answer, parts=answer.parts[::-1]),
        replace(answer, parts=answer.parts[:1]),
        first,
        replace(answer, parts=tuple(instance.sentence)),
    ]
