"""Judge by the costs of all trees, from a chart that is filled bottom up."""

from typing import Any

from bootcamp.verifiers import PhraseTree
from tests.oracles.linguistics.syntax._charts import Node, all_trees, nested, used

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    costs = _costs(instance)
    best = min(cost for _, cost in costs)
    return "" if (nested(answer["tree"]), answer["cost"]) in costs and answer["cost"] == best else "no cheapest parse"


def others(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """All cheapest trees."""
    return [{"tree": _tree(tree), "cost": cost} for tree, cost in _costs(instance) if cost == answer["cost"]]


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Dearer trees with their costs and with the least cost, the right tree with another cost."""
    dear = [(tree, cost) for tree, cost in _costs(instance) if cost > answer["cost"]][:4]
    wrong = [{"tree": _tree(tree), "cost": shown} for tree, cost in dear for shown in (cost, answer["cost"])]
    return [*wrong, {**answer, "cost": answer["cost"] + 1}]


def _costs(instance: Any) -> list[tuple[Node, int]]:
    price = dict(zip(instance.rules, instance.costs, strict=True))
    trees = all_trees(instance.rules, instance.lexicon, instance.sentence)
    return [(tree, sum(price.get(rule, 0) for rule in used(tree))) for tree in trees]


def _tree(tree: Node) -> PhraseTree:
    return PhraseTree(tree[0], tuple(part if isinstance(part, str) else _tree(part) for part in tree[1:]))
