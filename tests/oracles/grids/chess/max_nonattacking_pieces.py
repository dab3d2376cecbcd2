"""Judge on the graph of attacks, with a CP-SAT model of its largest independent set."""

from typing import Any

from tests.oracles.grids.chess._holed_chess import Square, Squares, attack_graph, best_set

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Squares) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = attack_graph(instance)
    if not answer <= set(graph):
        return "a piece stands in a hole"
    if graph.subgraph(answer).edges:
        return "two pieces attack each other"
    return "" if len(answer) == len(_largest(graph)) else "there is a larger placement"


def others(instance: Any, answer: Squares) -> list[Squares]:
    """Another largest placement, if there is one."""
    other = _largest(attack_graph(instance), answer)
    return [other] if len(other) == len(answer) else []


def near_misses(instance: Any, answer: Squares) -> list[Squares]:
    """A piece too few, a piece too many, all squares."""
    graph = attack_graph(instance)
    return [answer - {min(answer)}, answer | {min(set(graph) - answer)}, frozenset(graph)]


def _largest(graph: Any, refused: Squares = frozenset()) -> Squares:
    def demand(model: Any, chosen: dict[Square, Any]) -> None:
        for a, b in graph.edges:
            model.add_bool_or(chosen[a].negated(), chosen[b].negated())

    return best_set(graph, demand, 1, refused)
