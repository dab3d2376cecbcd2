"""Judge by messages from neighbour to neighbour in networkx; without failure, many rounds give shortest paths."""

from typing import Any

import networkx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, tuple[str, ...]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if instance.failing < 0:
        settled = _tables(instance, 40)
        lengths = dict(networkx.all_pairs_dijkstra_path_length(_graph(instance, True)))
        assert all(settled[a][b][0] == min(16, lengths[a][b]) for a in settled for b in settled)
    tables = _tables(instance, instance.rounds)
    right = {name: tuple(f"{far}{hop}" for _, (far, hop) in sorted(tables[name].items())) for name in instance.asked}
    return "" if answer == right else "other tables"


def near_misses(instance: Any, answer: dict[str, tuple[str, ...]]) -> list[dict[str, tuple[str, ...]]]:
    """The table of a round more, the shortest paths, the entries backwards."""
    wrong = []
    for rounds in (instance.rounds + 1, 40):
        tables = _tables(instance, rounds)
        wrong.append(
            {name: tuple(f"{far}{hop}" for _, (far, hop) in sorted(tables[name].items())) for name in instance.asked}
        )
    wrong.append({name: row[::-1] for name, row in answer.items()})
    return [one for one in wrong if one != answer]


def _graph(instance: Any, whole: bool) -> networkx.Graph:
    graph = networkx.Graph()
    graph.add_nodes_from("ABCDEFGHIJ"[: instance.routers])
    for place, (one, two, length) in enumerate(instance.links):
        if whole or place != instance.failing:
            graph.add_edge("ABCDEFGHIJ"[one], "ABCDEFGHIJ"[two], weight=length)
    return graph


def _tables(instance: Any, rounds: int) -> dict[str, dict[str, tuple[int, str]]]:
    names = "ABCDEFGHIJ"[: instance.routers]
    tables = {one: {two: (0 if one == two else 16, "") for two in names} for one in names}
    for number in range(rounds):
        graph = _graph(instance, instance.failing < 0 or number < instance.after)
        heard: dict[str, dict[str, list[tuple[int, str]]]] = {one: {two: [] for two in names} for one in names}
        for teller in names:
            for hearer in graph[teller]:
                for target, (far, hop) in tables[teller].items():
                    told = 16 if instance.poisoned and hop == hearer else far
                    total = told + graph[teller][hearer]["weight"]
                    if total < 16:
                        heard[hearer][target].append((total, teller))
        tables = {
            one: {two: (0, "") if one == two else min(heard[one][two], default=(16, "")) for two in names}
            for one in names
        }
    return tables
