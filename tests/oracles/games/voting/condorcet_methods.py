"""Judge by single voters and the condensation of the graph of "does not lose to" by networkx."""

from fractions import Fraction
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    votes = [ranking for count, ranking in instance.profile.ballots for _ in range(count)]
    names = sorted(votes[0])

    def lead(x: str, y: str) -> int:
        return sum(1 if vote.index(x) < vote.index(y) else -1 for vote in votes)

    leads = {(x, y): lead(x, y) for x in names for y in names if x != y}
    net = nx.DiGraph([pair for pair, number in leads.items() if number >= 0])
    net.add_nodes_from(names)
    parts = nx.condensation(net)
    top = next(node for node in parts if parts.in_degree(node) == 0)
    smith = set(parts.nodes[top]["members"])
    copeland = [sum(Fraction((n > 0) * 2 + (n == 0), 2) for (x, _), n in leads.items() if x == name) for name in names]
    losses = {name: max([0, *(n for (_, y), n in leads.items() if y == name)]) for name in names}
    right = {
        "winner": names[copeland.index(Fraction(len(names) - 1))] if len(names) - 1 in copeland else None,
        "smith": smith,
        "copeland": tuple(copeland),
        "minimax": min(names, key=lambda name: losses[name]),
    }
    wrong = [field for field in right if answer[field] != right[field]]
    return f"{wrong[0]} is {right[wrong[0]]}" if wrong else ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Another winner, a Smith set too large or small, scores without halves moved."""
    names = set(instance.profile.ballots[0][1])
    wrong = [answer | {"winner": "A" if answer["winner"] is None else None}]
    wrong += [answer | {"smith": answer["smith"] ^ {name}} for name in sorted(names) if answer["smith"] != {name}]
    wrong += [answer | {"minimax": name} for name in sorted(names - {answer["minimax"]})]
    return [*wrong, answer | {"copeland": tuple(score + 1 for score in answer["copeland"])}]
