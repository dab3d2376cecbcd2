"""Work in milligrams per litre and decimal numbers, and walk down each table from the top."""

from decimal import ROUND_HALF_UP, Decimal
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    clearances, rows = [], []
    for woman, age, height, weight, creatinine, micro, dialysis in instance.patients:
        ideal = Decimal("45.5" if woman else "50") + Decimal("0.9") * (height - 150)
        if weight > ideal * Decimal("1.3"):
            chosen = Decimal("0.6") * ideal + Decimal("0.4") * weight
        else:
            chosen = Decimal(weight) if weight < ideal else ideal
        mg_per_dl = Decimal(creatinine) / (Decimal("88.4") if micro else 100)
        value = (140 - age) * chosen * Decimal("0.85" if woman else "1") / mg_per_dl / 72
        clearances.append(value.quantize(Decimal("0.1"), ROUND_HALF_UP))
        codes = []
        for _, bounds in instance.drugs:
            code = 0
            while code < len(bounds) and value < bounds[code]:
                code += 1
            if instance.special and age > instance.old and code < len(bounds):
                code += 1
            codes.append("X" if dialysis else "ABCD"[code])
        rows.append(tuple(codes))
    same = [Decimal(c.numerator) / c.denominator for c in answer["clearances"]] == clearances
    return "" if same and list(answer["rows"]) == rows else f"it is {clearances}, {rows}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Another clearance, a code changed, a patient less."""
    first = answer["rows"][0]
    changed = ("B" if first[0] == "A" else "A", *first[1:])
    return [
        {**answer, "clearances": (answer["clearances"][0] + 1, *answer["clearances"][1:])},
        {**answer, "rows": (changed, *answer["rows"][1:])},
        {**answer, "rows": answer["rows"][:-1]},
    ]
