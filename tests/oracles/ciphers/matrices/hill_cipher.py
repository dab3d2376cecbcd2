"""Invert the matrix with sympy and multiply with numpy."""

from string import ascii_uppercase
from typing import Any

import numpy as np
import sympy

from tests.oracles.ciphers._texts import differs, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return differs(answer, _moved(instance, instance.encrypt))


def near_misses(instance: Any, answer: str) -> list[str]:
    """Add the wrong direction, where it gives something else."""
    return spoiled(answer, _moved(instance, not instance.encrypt))


def _moved(instance: Any, forward: bool) -> str:
    signs, m, n = ascii_uppercase + "123456789", instance.modulus, len(instance.key)
    text = instance.text.replace(" ", "")
    text += "X" * (-len(text) % n)
    blocks = np.array([signs.index(sign) for sign in text]).reshape(-1, n).T
    shift = np.array(instance.shift)[:, None]
    if forward:
        result = np.array(instance.key) @ blocks + shift
    else:
        back = np.array(sympy.Matrix(instance.key).inv_mod(m).tolist(), dtype=int)
        result = back @ (blocks - shift)
    return "".join(signs[x] for x in (result % m).T.ravel())
