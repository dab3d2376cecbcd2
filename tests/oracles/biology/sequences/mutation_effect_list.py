"""Judge by editing a list of numbered bases, read from the names of the variants alone."""

import re
from typing import Any

LEVELS = range(1, 11)
CODE = dict(
    zip(
        (a + b + c for a in "ACGT" for b in "ACGT" for c in "ACGT"),
        "KNKNTTTTRSRSIIMIQHQHPPPPRRRRLLLLEDEDAAAAGGGGVVVV*Y*YSSSS*CWCLFLF",
        strict=True,
    )
)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    old = _acids(instance.text)
    classes, proteins = [], []
    for name in instance.names():
        new = _edited(instance.text, name.removeprefix("c.").strip("[]").split(";"))
        acids = _acids(new)
        proteins.append(acids.partition("*")[0])
        if (len(new) - len(instance.text)) % 3:
            classes.append("frameshift")
        elif new[:3] != "ATG":
            classes.append("start_loss")
        elif "*" not in acids:
            classes.append("stop_loss")
        elif acids.index("*") < len(acids) - 1:
            classes.append("nonsense")
        elif len(acids) != len(old):
            classes.append("inframe")
        else:
            classes.append("silent" if acids == old else "missense")
    if list(answer["classes"]) != classes:
        return f"the classes are {classes}"
    return "" if answer["protein"] == proteins[instance.asked] else f"the protein is {proteins[instance.asked]}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A class exchanged, the protein cut or lengthened."""
    first, *rest = answer["classes"]
    other = "silent" if first != "silent" else "missense"
    return [answer | {"classes": (other, *rest)}, answer | {"protein": answer["protein"] + "K"}]


def _edited(text: str, changes: list[str]) -> str:
    bases = ["", *list(text)]
    for change in changes:
        if found := re.fullmatch(r"(\d+)([ACGT])>([ACGT])", change):
            if bases[int(found[1])][0] != found[2] or found[2] == found[3]:
                raise ValueError(f"{change} does not fit")
            bases[int(found[1])] = found[3] + bases[int(found[1])][1:]
        elif found := re.fullmatch(r"(\d+)(?:_(\d+))?del", change):
            for place in range(int(found[1]), int(found[2] or found[1]) + 1):
                bases[place] = bases[place][1:]
        else:
            first, second, new = re.fullmatch(r"(\d+)_(\d+)ins([ACGT]+)", change).groups()  # type: ignore[union-attr]
            if int(second) != int(first) + 1:
                raise ValueError(f"{change} is not between neighbours")
            bases[int(first)] += new
    return "".join(bases)


def _acids(text: str) -> str:
    return "".join(CODE[codon] for codon in re.findall("...", text))
