"""Judge by Python's own format, on floats that hold the values exactly."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _line(instance.fields)
    return "" if answer == right else f"the line is {right}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """Lines without widths, signs, commas or fills, with the values as they are, and with a bar left out."""
    wrong = [_line((value, (*parts[:4], "", *parts[5:])) for value, parts in instance.fields)]
    wrong += [
        _line((value, (*parts[:k], "", *parts[k + 1 :])) for value, parts in instance.fields) for k in (0, 1, 2, 3, 5)
    ]
    wrong += [f"|{'|'.join(value for value, _ in instance.fields)}|", answer[1:], answer.replace("|", ""), answer + "_"]
    return [line for line in wrong if line != answer]


def _line(fields: Any) -> str:
    texts = []
    for value, parts in fields:
        text: Any = value if parts[-1] == "s" else int(value) if parts[-1] in "dbox" else float(value)
        spec = "".join(parts if parts[1] else ("", *parts[1:]))  # no fill without an alignment
        texts.append(format(text, spec).replace(" ", "_"))
    return f"|{'|'.join(texts)}|"
