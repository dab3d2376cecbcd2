"""Judge by matrices and tensors of numpy."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)
_ONE = {
    "H": np.array([[1, 1], [1, -1]]) / np.sqrt(2),
    "X": np.array([[0, 1], [1, 0]]),
    "R": np.array([[3, -4], [4, 3]]) / 5,
    "Q": np.array([[5, -12], [12, 5]]) / 13,
    "Z": np.diag([1, -1]),
    "S": np.diag([1, 1j]),
    "M0": np.diag([1, 0]),
    "M1": np.diag([0, 1]),
}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = instance.qubits
    state = np.zeros((2,) * n, complex)
    state[(0,) * n] = 1
    for name, places in instance.gates:
        axes = [place - 1 for place in places]
        gate = _ONE.get(name)
        if gate is None:
            size = len(axes)
            gate = np.eye(2**size)
            if name == "CZ":
                gate[3, 3] = -1
            else:
                swap = {"CNOT": [0, 1, 3, 2], "SWAP": [0, 2, 1, 3], "TOFFOLI": [0, 1, 2, 3, 4, 5, 7, 6]}[name]
                gate = gate[swap]
        k = len(axes)
        state = np.tensordot(gate.reshape((2,) * (2 * k)), state, axes=(range(k, 2 * k), axes))
        state = np.moveaxis(state, range(k), axes)
    chance = np.abs(state) ** 2
    first, second = (place - 1 for place in instance.asked)
    rest = tuple(axis for axis in range(n) if axis not in (first, second))
    table = chance.sum(axis=rest)
    table = table if first < second else table.T
    found = (table / table.sum()).ravel()
    return "" if np.allclose(found, [float(p) for p in answer], atol=1e-9) else f"it is about {found}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The other order."""
    return [one for one in [answer[::-1], (answer[0], answer[2], answer[1], answer[3])] if one != answer]
