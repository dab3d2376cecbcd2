"""Judge by the pseudo-inverse of the Laplacian (numpy), and the transfer by a linear programme (scipy)."""

from typing import Any

import numpy as np
from scipy.optimize import linprog

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    n = len(instance.power) + 1
    power = np.array([-sum(instance.power), *instance.power], dtype=float)
    whole = _factors(instance, n, None)
    for i in instance.asked:
        flow = float(whole[i] @ power)
        if abs(flow - float(answer[f"L{i + 1}"])) > 1e-6:
            return f"L{i + 1} carries about {flow}"
    if instance.transfer is None:
        return ""
    shift = np.zeros(n)
    shift[instance.transfer[0]], shift[instance.transfer[1]] = 1, -1
    limits = np.array([limit for *_, limit in instance.lines], dtype=float)
    slopes, flows, caps = [], [], []
    for out in (None, *instance.outages):
        factors = _factors(instance, n, out)
        slopes.append(factors @ shift)
        flows.append(factors @ power)
        caps.append(limits)
    s, f, c = np.concatenate(slopes), np.concatenate(flows), np.concatenate(caps)
    found = linprog(
        [-1], A_ub=np.concatenate([s, -s])[:, None], b_ub=np.concatenate([c - f, c + f]), bounds=[(0, None)]
    )
    if found.status or abs(found.x[0] - float(answer["transfer"])) > 1e-5:
        return f"the transfer is about {found.x}"
    full = np.abs(np.abs(f + float(answer["transfer"]) * s) - c) < 1e-6
    names = {f"L{k % len(limits) + 1}" for k in np.flatnonzero(full)}
    return "" if names == {answer["line"]} else f"{names} are full"


def _factors(instance: Any, n: int, out: int | None) -> Any:
    """Give what each line carries for each megawatt that enters at a bus."""
    incidence = np.zeros((len(instance.lines), n))
    weight = np.zeros(len(instance.lines))
    for k, (a, b, x, _) in enumerate(instance.lines):
        incidence[k, a], incidence[k, b] = 1, -1
        weight[k] = 0 if k == out else 1 / x
    return (weight[:, None] * incidence) @ np.linalg.pinv(incidence.T @ (weight[:, None] * incidence))


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One flow more, a transfer more, another line."""
    first = next(iter(answer))
    near = [{**answer, first: answer[first] + 1}]
    if instance.transfer is not None:
        near.append({**answer, "transfer": answer["transfer"] + 1})
        near.append({**answer, "line": next(row[0] for row in instance.rows if row[0] != answer["line"])})
    return near
