"""Judge on the graph of attacks, with a CP-SAT model of its smallest dominating set."""

from typing import Any

import networkx

from tests.oracles.grids.chess._holed_chess import Square, Squares, attack_graph, best_set

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Squares) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = attack_graph(instance)
    if not answer <= set(graph):
        return "a piece stands in a hole"
    if not networkx.is_dominating_set(graph, answer):
        return "some square is neither occupied nor attacked"
    return "" if len(answer) == len(_smallest(graph)) else "there is a smaller placement"


def others(instance: Any, answer: Squares) -> list[Squares]:
    """Another smallest placement, if there is one."""
    other = _smallest(attack_graph(instance), answer)
    return [other] if len(other) == len(answer) else []


def near_misses(instance: Any, answer: Squares) -> list[Squares]:
    """A piece too few, a piece too many, all squares."""
    graph = attack_graph(instance)
    return [answer - {min(answer)}, answer | {min(set(graph) - answer)}, frozenset(graph)]


def _smallest(graph: Any, refused: Squares = frozenset()) -> Squares:
    def demand(model: Any, chosen: dict[Square, Any]) -> None:
        for square in graph:
            model.add_bool_or(chosen[square], *(chosen[other] for other in graph[square]))

    return best_set(graph, demand, -1, refused)
