"""Judge by searching for each stop and walking back from it, on places of the printed strand."""

from typing import Any

LEVELS = range(1, 11)
CODE = dict(
    zip(
        (a + b + c for a in "TCAG" for b in "TCAG" for c in "TCAG"),
        "FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG",
        strict=True,
    )
)
OPPOSITE = dict(zip("ACGT", "TGCA", strict=True))


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = []
    for strand, step in (("plus", 1), ("minus", -1))[: 2 if instance.frames == 6 else 1]:
        for place in range(len(instance.text)):
            found += _back_from(instance, strand, step, place)
    best = max(size for size, *_ in found)
    if [size for size, *_ in found].count(best) != 1:
        return "the longest frame is not unique"
    _, strand, start, end, protein = max(found)
    right = {"strand": strand, "start": start, "end": end, "protein": protein}
    wrong = [name for name, value in answer.items() if right[name] != value]
    return f"{right}" if wrong else ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The places moved, the protein cut, the other strand."""
    wrong = [answer | {"start": answer["start"] + 1}, answer | {"protein": answer["protein"][1:] or "K"}]
    if "strand" in answer:
        wrong.append(answer | {"strand": "minus" if answer["strand"] == "plus" else "plus"})
    return wrong


def _base(instance: Any, step: int, place: int) -> str:
    n = len(instance.text)
    if not 0 <= place < n and not instance.circular:
        return "-"
    base = instance.text[place % n]
    return base if step > 0 else OPPOSITE[base]


def _back_from(instance: Any, strand: str, step: int, place: int) -> list[Any]:
    """Give the frames whose stop begins at a place, going back as long as there is no other stop."""

    def codon(at: int) -> str:
        return "".join(_base(instance, step, at + step * i) for i in range(3))

    if CODE.get(codon(place)) != "*" or (instance.frames == 1 and place % 3):
        return []
    found = list[Any]()
    protein, at, size = "", place, 3
    while True:
        at, size = at - 3 * step, size + 3
        acid = CODE.get(codon(at), "*")
        if acid == "*" or size > len(instance.text):
            return found
        protein = acid + protein
        if codon(at) == "ATG":
            low = min(at, place + 2 * step)
            low %= len(instance.text)
            found.append((size, strand, low + 1, low + size, protein))
