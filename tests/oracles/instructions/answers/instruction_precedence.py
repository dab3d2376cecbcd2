"""Draw the graph of which instruction removes or beats which, take what nobody beats, and print in another way."""

from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph, given = nx.DiGraph(), dict(enumerate(instance.instructions, start=1))
    for rank, matter, value, *_ in given.values():
        if matter == "withdraw" and not given[int(value)][0] > rank:
            graph.add_edge("withdrawn", int(value))
    left = {n: one for n, one in given.items() if n not in graph and one[1] != "withdraw"}
    sorting = [one for one in left.values() if one[1] == "sort"]
    left = {n: one for n, one in left.items() if not one[4] or sorting}
    beaten = nx.DiGraph()
    beaten.add_nodes_from(left)
    for a, (rank, matter, _, final, _) in left.items():
        for b, other in left.items():
            if a < b and other[1] == matter:
                first_wins = rank > other[0] or (rank == other[0] and final)
                beaten.add_edge(*((a, b) if first_wins else (b, a)))
    holds = {left[n][1]: left[n][2] for n in left if beaten.in_degree(n) == 0}
    lines = _printed(instance.records, holds)
    return "" if answer.split("\n") == lines else f"the lines are {lines}"


def _printed(records: Any, holds: dict[str, str]) -> list[str]:
    kept = [record for record in records if record[2] >= int(holds.get("filter", "1"))]
    key = {"name": 0, "size": 2, "code": 3}.get(holds.get("sort", "none"))
    if key is not None:
        kept.sort(key=lambda record: record[key])
    lines = []
    for name, city, size, code in kept:
        if holds.get("case") == "capital":
            name, city = name.upper(), city.upper()
        values = {"name": name, "city": city, "code": code, "size": str(size).zfill(int(holds.get("pad", "1")))}
        columns = [column.strip() for column in holds.get("columns", "name,size").split(",")]
        lines.append(holds.get("separator", "/").join(map(values.__getitem__, columns)))
    return lines[: int(holds.get("limit", len(lines)))]


def near_misses(instance: Any, answer: str) -> list[str]:
    """Lines in reverse, one less, capital letters exchanged."""
    lines = answer.split("\n")
    tries = ["\n".join(lines[::-1]), "\n".join(lines[1:]), answer.swapcase(), answer.replace("/", "|")]
    return [text for text in tries if text and text != answer]
