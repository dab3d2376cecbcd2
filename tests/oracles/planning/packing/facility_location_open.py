"""Judge by scipy's mixed-integer programmes."""

from typing import Any

import numpy
from scipy.optimize import Bounds, LinearConstraint, milp

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, m = len(instance.customers), len(instance.opening)
    served = numpy.zeros((n, m))
    for i, name in enumerate(instance.customers):
        served[i, int(answer[name][1:]) - 1] = 1
    demand = numpy.array(instance.demand or [0] * n)
    capacity = numpy.array(instance.capacity or [1] * m)
    if (demand @ served > capacity).any():
        return "a site serves too much"
    service = numpy.array(instance.service)
    cost = (service * served).sum() + served.max(0) @ instance.opening
    once = numpy.concatenate([numpy.kron(numpy.eye(n), numpy.ones(m)), numpy.zeros((n, m))], axis=1)
    opened = numpy.concatenate([numpy.eye(n * m), numpy.kron(numpy.ones((n, 1)), -numpy.eye(m))], axis=1)
    loads = numpy.concatenate([numpy.kron(demand, numpy.eye(m)), -numpy.diag(capacity)], axis=1)
    found = milp(
        numpy.concatenate([service.ravel(), instance.opening]),
        constraints=[
            LinearConstraint(once, 1, 1),
            LinearConstraint(opened, -numpy.inf, 0),
            LinearConstraint(loads, -numpy.inf, 0),
        ],
        integrality=numpy.ones(n * m + m),
        bounds=Bounds(0, 1),
    )
    assert found.success
    return "" if round(found.fun) == round(cost) else "a cheaper way is possible"


def greedy(instance: Any) -> dict[str, str]:
    """Serve everybody from the site with the least cost of service."""
    nearest = [min(range(len(row)), key=lambda j: row[j]) for row in instance.service]
    return {name: f"P{j + 1}" for name, j in zip(instance.customers, nearest, strict=True)}


def near_misses(instance: Any, answer: dict[str, str]) -> list[dict[str, str]]:
    """One customer served from elsewhere; all from the nearest site; all from one."""
    sites = [f"P{j + 1}" for j in range(len(instance.opening))]
    wrong = [greedy(instance), *(dict.fromkeys(answer, site) for site in sites)]
    wrong += [{**answer, name: site} for name in answer for site in sites]
    return [one for one in wrong if confirm(instance, one)][:8]
