"""Build the machine as products of permutation matrices of numpy."""

from typing import Any

import numpy as np

from tests.oracles.ciphers._texts import differs, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    size = len(instance.rotors[0][0])
    firsts = range(size) if instance.rotors[0][2] == "?" else [ord(instance.rotors[0][2]) - 65]
    texts = [_typed(instance, [first, *(ord(rotor[2]) - 65 for rotor in instance.rotors[1:])]) for first in firsts]
    fitting = {text for text in texts if text.startswith(instance.known)}
    return "several starts fit" if len(fitting) != 1 else differs(answer, fitting.pop())


def near_misses(instance: Any, answer: str) -> list[str]:
    """Add the given text itself."""
    return spoiled(answer, instance.text)


def _typed(instance: Any, positions: list[int]) -> str:
    size = len(instance.rotors[0][0])
    shift = np.roll(np.eye(size, dtype=int), 1, axis=1)  # row vectors: x goes to x + 1
    wires = [np.eye(size, dtype=int)[[ord(sign) - 65 for sign in wiring]] for wiring, _, _ in instance.rotors]
    typed = ""
    for sign in instance.text:
        stepping = True
        for i, (_, notch, _) in enumerate(instance.rotors):
            at_notch = positions[i] == ord(notch) - 65
            positions[i] += stepping
            stepping = stepping and at_notch
            positions[i] %= size
        way = _swaps(instance.plugs, size)
        for wire, q in zip(wires, positions, strict=True):
            way = way @ np.linalg.matrix_power(shift, q) @ wire @ np.linalg.matrix_power(shift.T, q)
        whole = way @ _swaps(instance.reflector, size) @ way.T
        typed += chr(65 + int(whole[ord(sign) - 65].argmax()))
    return typed


def _swaps(pairs: Any, size: int) -> Any:
    order = list(range(size))
    for a, b in pairs:
        order[ord(a) - 65], order[ord(b) - 65] = ord(b) - 65, ord(a) - 65
    return np.eye(size, dtype=int)[order]
