"""Judge by regular expressions for the rules and by networkx for the owners."""

import re
from itertools import combinations
from typing import Any

import networkx as nx

LEVELS = range(1, 11)

Groups = frozenset[frozenset[int]]

SHORT = {
    **{"bob": "Robert", "liz": "Elizabeth", "sasha": "Alexander", "pepe": "Jose"},
    **{"kate": "Katherine", "tony": "Antonio", "masha": "Maria", "abdu": "Abdullah"},
}
CHANGES: dict[str, tuple[int, str, Any]] = {
    "name order": (0, r"^(\w+), (.*)$", r"\2 \1"),
    "initial": (0, r"(?<= )[A-Za-z]\. ", ""),
    "nickname": (0, r"^\w+", lambda found: SHORT.get(found[0].lower(), found[0])),
    "name case": (0, r".+", lambda found: found[0].lower()),
    "mail case": (1, r".+", lambda found: found[0].lower()),
    "dots": (1, r"\.(?=.*@)", ""),
    "tag": (1, r"\+[^@]*", ""),
    "domain": (1, r"@example\.net$", "@example.org"),
    "digits": (2, r"[ ()-]", ""),
    "country": (2, r"^\+49", "0"),
    "extension": (2, r"x\d+", ""),
}


def confirm(instance: Any, answer: Groups) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _groups(instance, instance.rules, range(3))
    return "" if answer == right else f"the groups are {right}"


def near_misses(instance: Any, answer: Groups) -> list[Groups]:
    """The groups without rules, without one of them, by two fields, all records apart, and one record moved."""
    numbers = range(1, len(instance.records) + 1)
    largest = max(answer, key=lambda group: (len(group), sorted(group)))
    out = min(largest)
    wrong = [
        _groups(instance, (), range(3)),
        _groups(instance, instance.rules[1:], range(3)),
        *(_groups(instance, instance.rules, pair) for pair in combinations(range(3), 2)),
        frozenset(frozenset([number]) for number in numbers),
        (answer - {largest}) | {largest - {out}, frozenset([out])},
    ]
    return [groups for groups in wrong if groups != answer and frozenset() not in groups]


def _groups(instance: Any, rules: Any, fields: Any) -> Groups:
    graph = nx.Graph()
    for number, record in enumerate(instance.records, 1):
        graph.add_node(number)
        for field in fields:
            text = record[field]
            if text == "-":
                continue
            for rule in CHANGES:
                kind, pattern, new = CHANGES[rule]
                if rule in rules and kind == field:
                    text = re.sub(pattern, new, text)
            graph.add_edge(number, (field, text))
    found = [frozenset(one for one in part if isinstance(one, int)) for part in nx.connected_components(graph)]
    return frozenset(found)
