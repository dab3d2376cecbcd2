"""Judge by models of modal logic: the entries left are worlds, and each remark is a formula evaluated at each."""

from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    left = set(instance.entries)
    for kind, speaker, other in instance.remarks:
        graph = _graph(set(instance.entries) if kind == "knew" else left)
        kept = {entry for entry in left if _true(graph, kind, speaker, other, entry)}
        if kept == left:
            return "a remark says nothing new"
        left = kept
    return "" if left == {tuple(answer)} else f"the dialogue leaves {len(left)} entries, or another one"


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Other entries, and the parts turned round."""
    return [answer[::-1], *[entry for entry in instance.entries if entry != answer][:4]]


def _graph(entries: set[Any]) -> Any:
    """Join each entry, itself included, to those that somebody cannot tell from it."""
    graph = nx.MultiGraph()
    for one in entries:
        for two in entries:
            for agent, (a, b) in enumerate(zip(one, two, strict=True)):
                if a == b and one <= two:
                    graph.add_edge(one, two, key=agent)
    return graph


def _possible(graph: Any, agent: int, entry: Any) -> list[Any]:
    return [other for _, other, key in graph.edges(entry, keys=True) if key == agent]


def _true(graph: Any, kind: str, speaker: int, other: int, entry: Any) -> bool:
    own = _possible(graph, speaker, entry)
    if kind in ("knows", "ignorant"):
        return (len(own) == 1) == (kind == "knows")
    knows = [len(_possible(graph, other, one)) == 1 for one in own]
    if kind == "unsure":
        return any(knows) and not all(knows)
    return all(knows) if kind == "sure" else not any(knows)
