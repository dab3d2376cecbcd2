"""Build the tree with networkx and judge each rule on paths, degrees and depths."""

import re
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tree = nx.DiGraph()
    stack, order = ["/"], list[str]()
    for line in answer.split("\n"):
        found = re.fullmatch(r"((?:  )*)- ([a-z]+)", line)
        if found is None or len(found[1]) // 2 > len(stack) - 1 or found[2] in tree:
            return f"{line!r} is out of place"
        stack = [*stack[: len(found[1]) // 2 + 1], found[2]]
        tree.add_edge(stack[-2], stack[-1])
        order.append(found[2])
    if set(order) != set(instance.items):
        return "other items"
    return next((str(rule) for rule in instance.rules if not _kept(tree, order, *rule)), "")


def _kept(tree: Any, order: list[str], kind: str, a: str, b: str, n: int) -> bool:
    depth = nx.shortest_path_length(tree, "/")
    inner = [node for node in depth if tree.out_degree(node)]
    if kind == "sorted":
        return all(list(tree[node]) == sorted(tree[node]) for node in inner)
    if kind in ("siblings", "apart"):
        same = set(tree.pred[a]) == set(tree.pred[b])
        return depth[a] == depth[b] and same == (kind == "siblings")
    if kind in ("under", "outside"):
        return (a in nx.descendants(tree, b)) == (kind == "under")
    if kind in ("before", "first"):
        return order.index(a) < order.index(b) if kind == "before" else next(iter(tree[a]), "") == b
    counted = {
        "children": tree.out_degree(a or "/"),
        "count": n + sum(level == n for level in depth.values()) - int(b or 0) if kind == "count" else 0,
        "level": depth[a or "/"],
        "deepest": nx.dag_longest_path_length(tree),
    }
    return {depth[node] for node in depth if node not in inner} == {n} if kind == "leaf" else counted[kind] == n


def others(instance: Any, answer: str) -> list[str]:
    """Outlines with two items exchanged that obey the rules."""
    return [text for text in _exchanged(answer) if not confirm(instance, text)][:4]


def near_misses(instance: Any, answer: str) -> list[str]:
    """Outlines with two items exchanged, a line less, no indents."""
    lines = answer.split("\n")
    tries = ["\n".join(lines[1:]), "\n".join(line.strip() for line in lines), answer + "\n" + lines[0]]
    return [text for text in [*tries, *_exchanged(answer)] if confirm(instance, text)][:8]


def _exchanged(answer: str) -> list[str]:
    items = re.findall("[a-z]+", answer)
    pairs = zip(items, items[1:] + items[:1], strict=True)
    return [answer.replace(a, "0").replace(b, a).replace("0", b) for a, b in pairs]
