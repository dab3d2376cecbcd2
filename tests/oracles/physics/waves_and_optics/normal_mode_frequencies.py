"""Judge by the eigenvalues of the symmetric mass-weighted stiffness matrix, with numpy."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.masses)
    stiffness = np.zeros((n + 2, n + 2))
    for i, j, k in instance.springs:
        ends = np.zeros(n + 2)
        ends[i], ends[j] = 1, -1
        stiffness += k * np.outer(ends, ends)
    weights = 1 / np.sqrt(np.array(instance.masses, float))
    right = np.linalg.eigvalsh(stiffness[1:-1, 1:-1] * np.outer(weights, weights))
    given = sum(float(c) * d**0.5 for d, c in answer.terms)
    value = right[instance.place - 1]
    return "" if abs(given - value) < 1e-8 else f"it is about {value}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Twice, one more."""
    return [answer * 2, answer + 1]
