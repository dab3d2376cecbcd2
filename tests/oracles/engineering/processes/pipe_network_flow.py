"""Judge by substitution of continuity and heads, which have one solution, and by Newton steps on heads (numpy)."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    flows = [answer[f"P{i + 1}"] for i in range(len(instance.pipes))]
    n = len(instance.demands)
    for node, demand in enumerate(instance.demands):
        net = sum(q for (_, b, _), q in zip(instance.pipes, flows, strict=True) if b == node)
        net -= sum(q for (a, _, _), q in zip(instance.pipes, flows, strict=True) if a == node)
        if demand is not None and net != demand:
            return f"node {node} gets {net}"
    rows, right = [], []
    for (a, b, k), q in zip(instance.pipes, flows, strict=True):
        row = np.zeros(n)
        row[a] += 1
        row[b] -= 1
        rows.append(row)
        right.append(float(k * q * abs(q)))
    for node, head in enumerate(instance.heads):
        if head is not None:
            rows.append(np.eye(n)[node])
            right.append(float(head))
    heads, _, rank, _ = np.linalg.lstsq(np.array(rows), np.array(right), rcond=None)
    if rank < n:
        return "the heads are not determined"
    worst = np.abs(np.array(rows) @ heads - np.array(right)).max()
    return f"the heads miss by {worst}" if worst > 1e-6 else ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One flow turned, one changed, all turned."""
    first = next(iter(answer))
    return [
        {**answer, first: -answer[first]},
        {**answer, first: answer[first] + 1},
        {name: -flow for name, flow in answer.items()},
    ]
