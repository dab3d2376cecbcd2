"""Judge by one-step deviations: payoffs under the plan, followed down from every node."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tree = {name: (player, branches) for name, player, branches in instance.nodes}
    plan = answer["moves"]
    if plan.keys() != {name for name, (player, _) in tree.items() if player}:
        return "not all decision nodes"

    def followed(name: str, branch: Any = None) -> list[Fraction]:
        """Expected payoffs from a node, or from a branch."""
        if branch is not None:
            _, after, payoffs = branch
            return followed(after) if after else [Fraction(x) for x in payoffs]
        player, branches = tree[name]
        if player:
            (chosen,) = [one for one in branches if one[0] == plan[name]]
            return followed(name, chosen)
        rows = [[Fraction(one[0]) * x for x in followed(name, one)] for one in branches]
        return [sum(column, Fraction(0)) for column in zip(*rows, strict=True)]

    for name, (player, branches) in tree.items():
        if player:
            if plan[name] not in [one[0] for one in branches]:
                return f"{name} has no such move"
            mine = followed(name)[player - 1]
            for one in branches:
                if one[0] != plan[name] and followed(name, one)[player - 1] >= mine:
                    return f"{name} has a better move"
        elif sum(Fraction(one[0]) for one in branches) != 1:
            return "no probabilities"
    return "" if list(answer["payoffs"]) == followed(instance.nodes[0][0]) else "other payoffs"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One move changed at each node."""
    wrong = []
    for name, _player, branches in instance.nodes:
        if name in answer["moves"]:
            other = next(move for move, *_ in branches if move != answer["moves"][name])
            wrong.append(answer | {"moves": answer["moves"] | {name: other}})
    return [*wrong, answer | {"payoffs": tuple(x + 1 for x in answer["payoffs"])}]
