"""Judge by the inverse of the zeta matrix (sympy), and by Philip Hall's alternating sum of chains (networkx)."""

from typing import Any

import networkx as nx
from sympy.polys.domains import ZZ
from sympy.polys.matrices import DomainMatrix

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    order = nx.transitive_closure_dag(nx.DiGraph([tuple(pair) for pair in instance.covers]))
    line = list(nx.topological_sort(order))
    zeta = [[int(a == b or order.has_edge(a, b)) for b in line] for a in line]
    first = DomainMatrix(zeta, (len(line), len(line)), ZZ).convert_to(ZZ.get_field()).inv().to_Matrix().row(0)
    values = {chr(ord("A") + one): int(first[place]) for place, one in enumerate(line)}
    chains = {line[0]: 1}
    for one in line[1:]:
        chains[one] = sum(-chains[low] for low in order.predecessors(one))
    assert values == {chr(ord("A") + one): value for one, value in chains.items()}
    return "" if answer == values else f"the values are {values}"


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """All signs turned, one value changed, and sums over covered elements only."""
    name = max(answer)
    near = {instance.bottom: 1}
    covers = nx.DiGraph([tuple(pair) for pair in instance.covers])
    for one in list(nx.topological_sort(covers))[1:]:
        near[one] = -sum(near[low] for low in covers.predecessors(one))
    direct = {chr(ord("A") + one): value for one, value in near.items()}
    wrong = [{one: -value for one, value in answer.items()}, {**answer, name: answer[name] + 1}, direct]
    return [one for one in wrong if one != answer]
