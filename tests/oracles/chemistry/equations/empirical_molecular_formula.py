"""Judge by the moles of every element for each molar mass in the range that gives whole numbers."""

import re
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)
_MASS: dict[str, Any] = {
    "H": 1, "C": 12, "N": 14, "O": 16, "Mg": 24, "Al": 27, "P": 31, "S": 32, "Cl": Fraction(71, 2), "Ca": 40, "Fe": 56,
    "Cu": 64, "Zn": 65, "Br": 80, "Ag": 108, "I": 127, "Ba": 137,
}  # fmt: skip


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = {_written(one) for one in _formulas(instance)}
    if len(found) != 1:
        return f"{len(found)} formulas fit"
    return "" if _written(_read(answer)) in found else f"the formula is {found}"


def others(instance: Any, answer: str) -> list[str]:
    """The elements in another order."""
    return ["".join(re.findall(r"[A-Z][a-z]?\d*", answer)[::-1])]


def near_misses(instance: Any, answer: str) -> list[str]:
    """Twice the formula, one more atom of hydrogen or the first element."""
    atoms = _read(answer)
    first = next(iter(atoms))
    return [_written({e: 2 * n for e, n in atoms.items()}), _written(atoms | {first: atoms[first] + 1})]


def _read(text: str) -> dict[str, int]:
    return {e: int(n or 1) for e, n in re.findall(r"([A-Z][a-z]?)(\d*)", text)}


def _written(atoms: dict[str, int]) -> str:
    return "".join(f"{e}{n}" for e, n in sorted(atoms.items()) if n)


def _formulas(instance: Any) -> list[dict[str, int]]:
    if instance.percentages:
        total, result = instance.low, {}
        for name, share in zip(instance.elements, instance.percentages, strict=True):
            result[name] = round(round(float(share), 2) * float(total) / 100 / float(_MASS[name]))
        return [result] if sum(_MASS[e] * n for e, n in result.items()) == total else []
    per_gram, left = {}, Fraction(1)
    for used, name, product, made in instance.analyses:
        atoms = _read(product)
        per_gram[name] = made / used * atoms[name] / sum(_MASS[e] * n for e, n in atoms.items())
        left -= per_gram[name] * _MASS[name]
    if "O" in instance.elements:
        per_gram["O"] = left / 16
    elif left:
        return []
    if instance.drying:
        crystals, dry = instance.drying
        water = (crystals - dry) / 18
        per_gram = {e: n * dry / crystals for e, n in per_gram.items()}
        per_gram |= {e: per_gram.get(e, Fraction(0)) + k * water / crystals for e, k in (("H", 2), ("O", 1))}
        per_gram["w"] = water / crystals
    result_list = []
    first = min(per_gram.values())
    for n in range(1, int(instance.high * first) + 2):
        mass = n / first
        counts = {e: x * mass for e, x in per_gram.items()}
        if instance.low <= mass <= instance.high and all(x.denominator == 1 for x in counts.values()):
            result_list.append({e: int(x) for e, x in counts.items() if e != "w"})
    return result_list
