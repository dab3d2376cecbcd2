"""Judge by writing each sentence as a Python expression in which all and any run over the domain."""

import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names: dict[str, Any] = {name: set(rows) for name, rows in instance.relations}
    names |= {"domain": range(instance.size), "c": instance.constant}
    values = (eval(_python(text), dict(names)) for text in instance.sentences)  # noqa: S307 - text of our own
    right = "".join("FT"[bool(value)] for value in values)
    return "" if right == answer else f"the values are {right}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """One letter changed, all changed, all equal."""
    other = {"T": "F", "F": "T"}
    return [
        other[answer[0]] + answer[1:],
        "".join(other[letter] for letter in answer),
        "T" * len(answer),
        "F" * len(answer),
    ]


def _python(text: str) -> str:
    """Translate from the left: prefixes take the unit that follows, connectives stand between two units."""
    tokens = re.findall(r"[A-Z]\([^)]*\)|[a-z] = [a-z]|\S", text)

    def unit(at: int) -> tuple[str, int]:
        token = tokens[at]
        if token == "(":
            inside, at = whole(at + 1)
            return f"({inside})", at + 1
        if token in "∀∃":
            body, end = unit(at + 2)
            return f"{'all' if token == '∀' else 'any'}({body} for {tokens[at + 1]} in domain)", end
        if token == "¬":
            body, end = unit(at + 1)
            return f"(not {body})", end
        if "=" in token:
            return f"({token.replace('=', '==')})", at + 1
        return f"(({token[2:-1]},) in {token[0]})", at + 1

    def whole(at: int) -> tuple[str, int]:
        left, at = unit(at)
        while at < len(tokens) and tokens[at] in "∧∨→↔":
            sign = {"∧": "and", "∨": "or", "→": "<=", "↔": "=="}[tokens[at]]
            right, at = unit(at + 1)
            left = f"(bool({left}) {sign} bool({right}))"
        return left, at

    return whole(0)[0]
