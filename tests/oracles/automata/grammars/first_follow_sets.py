"""Judge by reachability in graphs of what can begin with what and what can stand before what (networkx)."""

from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rules = instance.grammar.rules
    names = {left for left, _ in rules}
    empty: set[str] = set()
    while new := {left for left, right in rules if set(right) <= empty} - empty:
        empty |= new
    begins = nx.DiGraph()
    begins.add_nodes_from(names)
    for left, right in rules:
        begins.add_edges_from((left, sign) for sign in _visible(right, empty))
    first = {
        name: {sign for sign in nx.descendants(begins, name) if sign not in names} | ({"e"} if name in empty else set())
        for name in names
    }
    given = {name: {"e" if sign == "ε" else sign for sign in own} for name, own in answer["first"].items()}
    if given != first:
        return "FIRST is another"
    after = nx.DiGraph([("S", "#")])  # from a nonterminal to what comes after it, or to whose followers do
    after.add_nodes_from(names)
    for left, right in rules:
        for place, sign in enumerate(right):
            if sign in names:
                rest = right[place + 1 :]
                for other in _visible(rest, empty):
                    starts = first[other] - {"e"} if other in names else {other}
                    after.add_edges_from((sign, terminal) for terminal in starts)
                if set(rest) <= empty:
                    after.add_edge(sign, left)
    follow = {name: {sign for sign in nx.descendants(after, name) if sign not in names} for name in names}
    if answer["follow"] != follow:
        return "FOLLOW is another"
    entries: list[tuple[str, str]] = []
    for left, right in rules:
        found: set[str] = set()
        for sign in _visible(right, empty):
            found |= first[sign] - {"e"} if sign in names else {sign}
        entries += [(left, sign) for sign in found | (follow[left] if set(right) <= empty else set())]
    return "" if answer["conflicts"] == {e for e in entries if entries.count(e) > 1} else "the conflicts are others"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """FOLLOW of the start without the end, e with a set FIRST exchanged, and a conflict too many or too few."""
    changed = {**answer["first"], "S": answer["first"]["S"] ^ {"e"}}
    without = {**answer["follow"], "S": answer["follow"]["S"] - {"#"}}
    some = min(answer["conflicts"]) if answer["conflicts"] else ("S", "#")
    return [
        {**answer, "follow": without},
        {**answer, "first": changed},
        {**answer, "conflicts": answer["conflicts"] ^ {some}},
    ]


def _visible(text: str, empty: set[str]) -> list[str]:
    """List the symbols of a string that all symbols before them can vanish from."""
    found = []
    for sign in text:
        found.append(sign)
        if sign not in empty:
            break
    return found
