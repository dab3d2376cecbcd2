"""Judge by the rule of Knuth and Moore: a leaf is looked at unless bounds from finished left siblings meet."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    below = {name: children for name, children, _ in instance.nodes}
    worth = {name: value for name, _, value in instance.nodes}
    parent = {child: name for name, children in below.items() for child in children}

    def rank(name: str) -> int:
        return 0 if name not in parent else 1 + rank(parent[name])

    def value(name: str) -> int:
        if not below[name]:
            return int(worth[name])
        best = max if (rank(name) % 2 == 0) == instance.maximizing else min
        return best(value(child) for child in below[name])

    def is_seen(leaf: str) -> bool:
        """With exact minimax values of all left siblings of its ancestors, alpha stays below beta all the way down."""
        path = [leaf]
        while path[-1] in parent:
            path.append(parent[path[-1]])
        alpha, beta = float("-inf"), float("inf")
        for child in reversed(path[:-1]):
            node = parent[child]
            left = [value(one) for one in below[node][: below[node].index(child)]]
            if (rank(node) % 2 == 0) == instance.maximizing:
                alpha = max([alpha, *left])
            else:
                beta = min([beta, *left])
            if alpha >= beta:
                return False
        return True

    cut = frozenset(name for name in below if not below[name] and not is_seen(name))
    right = {"value": value(instance.nodes[0][0]), "leaves": cut}
    return "" if answer == right else f"right is {right}"
