"""Judge by giving away electrons: each bond's electrons go to one atom or are halved, and are compared with valence."""

import re
from typing import Any

LEVELS = range(1, 11)
_VALENCE = {"F": 7, "O": 6, "Cl": 7, "N": 5, "Br": 7, "I": 7, "S": 6, "C": 4, "H": 1, "P": 5, "B": 3, "Si": 4}


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    bonds = [re.fullmatch(r"([A-Z][a-z]?)(\d+)([-=≡])([A-Z][a-z]?)(\d+)", line) for line in instance.lines]
    size = len(instance.atoms)
    shared = [0] * size  # electrons that count half for the formal charge
    got = [0.0] * size
    for bond in bonds:
        assert bond is not None
        one, other = int(bond[2]) - 1, int(bond[5]) - 1
        electrons = 2 * {"-": 1, "=": 2, "≡": 3}[bond[3]]
        shared[one] += electrons
        shared[other] += electrons
        winner = next((k for name in instance.order for k in (one, other) if instance.atoms[k] == name), one)
        if bond[1] == bond[4]:
            got[one] += electrons / 2
            got[other] += electrons / 2
        else:
            got[winner] += electrons
    for place, (atom, charge) in enumerate(zip(instance.atoms, instance.charges, strict=True)):
        lone = _VALENCE[atom] - charge - shared[place] / 2
        number = _VALENCE[atom] - lone - got[place]
        if number != answer[place]:
            return f"atom {place + 1} has {number}"
    return "" if sum(answer) == sum(instance.charges) else "the sum is not the charge"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All signs changed, one number larger."""
    turned = tuple(-x for x in answer)
    return [(answer[0] + 1, *answer[1:])] + ([turned] if turned != answer else [])
