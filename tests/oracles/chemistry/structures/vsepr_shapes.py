"""Judge by handing out electron pairs one by one: bonds, then outer atoms, then the centre; strings by their bonds."""

import re
from typing import Any

LEVELS = range(1, 11)
_GROUPS = {1: "H", 3: "B", 4: "C Si", 5: "N P As Sb", 6: "O S Se Te", 7: "F Cl Br I", 8: "Kr Xe"}
_ELECTRONS = {e: n for n, names in _GROUPS.items() for e in names.split()}
_BY_ATOMS = {
    (2, 0): "linear",
    (2, 1): "bent",
    (2, 2): "bent",
    (2, 3): "linear",
    (3, 0): "trigonal-planar",
    (3, 1): "trigonal-pyramidal",
    (3, 2): "T-shaped",
    (4, 0): "tetrahedral",
    (4, 1): "seesaw",
    (4, 2): "square-planar",
    (5, 0): "trigonal-bipyramidal",
    (5, 1): "square-pyramidal",
    (6, 0): "octahedral",
}
_TOKEN = re.compile(r"\[([A-Z][a-z]?)H?\d?([+-]?)\]|(Cl|[BCNOPS])|([-=#()]|\d)")


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rows = [_centre(formula, charge) for formula, charge in instance.species] + _string(instance.text)
    right = {
        "domains": tuple(a + n for a, n in rows),
        "pairs": tuple(n for _, n in rows),
        "shapes": tuple(_BY_ATOMS[row] for row in rows),
    }
    return "" if answer == right else f"the lists are {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One number changed, lists turned round, one entry too many."""
    more = answer["pairs"][0] + 1
    wrong = [{**answer, "pairs": (more, *answer["pairs"][1:])}, {**answer, "shapes": (*answer["shapes"], "bent")}]
    turned = {name: row[::-1] for name, row in answer.items()}
    return wrong + ([turned] if turned != answer else [])


def _centre(formula: str, charge: int) -> tuple[int, int]:
    atoms = [e for e, n in re.findall(r"([A-Z][a-z]?)(\d*)", formula) for _ in range(int(n or 1))]
    left = sum(_ELECTRONS[e] for e in atoms) - charge
    for e in atoms[1:]:
        left -= 2
        left -= 0 if e == "H" else 6
    assert left in range(0, 12, 2)
    return len(atoms) - 1, left // 2


def _string(text: str) -> list[tuple[int, int]]:
    atoms: list[str] = []
    charges: list[int] = []
    bonds: list[list[int]] = []
    stack: list[int] = []
    last, order = -1, 1
    for boxed, sign, plain, other in _TOKEN.findall(text):
        if boxed or plain:
            atoms.append(boxed or plain)
            charges.append({"+": 1, "-": -1}.get(sign, 0))
            bonds.append([])
            if last >= 0:
                bonds[last].append(order)
                bonds[-1].append(order)
            last, order = len(atoms) - 1, 1
        elif other == "(":
            stack.append(last)
        elif other == ")":
            last = stack.pop()
        else:
            order = {"=": 2, "#": 3}[other]
    rows = []
    for e, q, near in zip(atoms, charges, bonds, strict=True):
        usual = {"B": 3, "C": 4 - abs(q), "N": 3 + q, "P": 3, "O": 2 + q, "S": 2 + q}.get(e, 1)
        joined = len(near) + usual - sum(near)
        if joined > 1:
            rows.append((joined, (_ELECTRONS[e] - q - usual) // 2))
    return rows
