"""Judge by numpy's eigenvalues, and by tractions in floating point."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    stress = sum(np.array([[float(x) for x in row] for row in state]) for state in instance.states)
    if not np.allclose(stress, stress.T):  # type: ignore[union-attr]
        return "it is not symmetric"
    values = np.linalg.eigvalsh(stress)[::-1]
    n = np.array([float(x) for x in instance.normal])
    traction = stress @ n
    along = float(n @ traction)
    deviator = stress - np.trace(stress) / 3 * np.eye(3)
    found = {
        "shear": (values[0] - values[2]) / 2,
        "normal": along,
        "tangential2": float(np.sum((traction - along * n) ** 2)),
        "mises2": 1.5 * float(np.sum(deviator * deviator)),
    }
    if not np.allclose([float(x) for x in answer["principal"]], values, atol=1e-7):
        return f"the principal stresses are {values}"
    wrong = [name for name in answer if name != "principal" and abs(found[name] - float(answer[name])) > 1e-6]
    return f"{wrong[0]} is {found[wrong[0]]}" if wrong else ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The order turned, each quantity changed."""
    near = [{**answer, "principal": answer["principal"][::-1]}]
    return near + [{**answer, name: answer[name] + 1} for name in answer if name != "principal"]
