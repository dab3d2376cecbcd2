"""A table of rules as data, each with a condition on named values, run to its end in decimal numbers."""

from decimal import Decimal
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = tuple(frozenset(_judge(instance.rules, *sample)) for sample in instance.samples)
    return "" if answer == right else f"the codes are {right}"


def _judge(rules: int, ph: int, pco2: int, hco3: int, old: bool, na: int, cl: int, albumin: int) -> set[str]:
    d = Decimal
    primary = [
        ("MA", ph < 735 and hco3 < 22, d("1.5") * hco3 + 8, pco2),
        ("RA", ph < 735 and hco3 >= 22, 24 + (pco2 - 40) * d("0.35" if old else "0.1"), hco3),
        ("MK", ph > 745 and hco3 > 26, d("0.7") * hco3 + 21, pco2),
        ("RK", ph > 745 and hco3 <= 26, 24 - (40 - pco2) * d("0.5" if old else "0.2"), hco3),
    ]
    name, _, expected, value = next(rule for rule in primary if rule[1])
    present = {name}
    second = {"M": ("RK", "RA"), "R": ("MA", "MK")}[name[0]]
    off = value - expected
    if rules >= 2 and abs(off) > 2:
        present.add(second[off > 0])
    gap = d(na - cl - hco3) + (d("2.5") * (4 - d(albumin) / 10) if rules >= 4 else 0)
    if rules >= 3:
        acid = "MA" in present
        present.discard("MA")
        if gap > 12:
            present.add("HG")
        elif acid:
            present.add("NG")
    if rules >= 5 and gap > 12 and hco3 < 24:
        if (gap - 12) * 10 < 8 * (24 - hco3):
            present.add("NG")
        elif gap - 12 > 2 * (24 - hco3):
            present.add("MK")
    return present


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A code more, a sample less, every code."""
    spare = next(code for code in ("RK", "RA", "MK") if code not in answer[0])
    return [(answer[0] | {spare}, *answer[1:]), (*answer, answer[0])]
