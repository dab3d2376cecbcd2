"""Run the search again with node objects, recursion and decimals."""

from decimal import Decimal, localcontext
from typing import Any

LEVELS = range(1, 11)


class _Node:
    def __init__(self) -> None:
        self.below: list[_Node] = []
        self.history: list[int] = []


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    nodes = {"A": _Node()}
    for name, children in instance.tree:
        for child in children:
            nodes[child] = _Node()
            nodes[name].below.append(nodes[child])
    with localcontext() as context:
        context.prec = 40
        factor = Decimal(instance.tenths) / 10
        table = {n: (_round(Decimal(n).ln().sqrt()), _round(1 / Decimal(n).sqrt())) for n in range(1, 30)}
        if [(n, str(table[n][0]), str(table[n][1])) for n, *_ in instance.table] != instance.table:
            return "the table is wrong"

        def score(parent: _Node, child: _Node) -> Decimal:
            mean = Decimal(sum(child.history)) / len(child.history)
            return mean + factor * table[len(parent.history)][0] * table[len(child.history)][1]

        def visit(node: _Node, result: int, fresh: bool) -> None:
            if node.below and not fresh:
                unseen = [child for child in node.below if not child.history]
                if unseen:
                    visit(unseen[0], result, True)
                else:
                    best, chosen = Decimal(-1), node.below[0]
                    for child in node.below:
                        if score(node, child) > best + Decimal("1e-20"):
                            best, chosen = score(node, child), child
                    visit(chosen, result, False)
            node.history.append(result)

        for result in instance.results:
            visit(nodes["A"], result, False)
    right = {name: (len(node.history), sum(node.history)) for name, node in nodes.items() if node.history}
    return "" if dict(answer) == right else f"right is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Without the root, without the last node, and with a win more there."""
    last = max(answer)
    rest = {name: value for name, value in answer.items() if name != last}
    return [{name: value for name, value in answer.items() if name != "A"}, rest, {**rest, last: (9, 9)}]


def _round(value: Decimal) -> Decimal:
    return value.quantize(Decimal("0.001"))
