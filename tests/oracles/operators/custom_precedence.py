"""Judge by splitting the token list at the sign that is applied last, outside brackets, again and again."""

from typing import Any

LEVELS = range(1, 11)
BINARY = {
    "a + b": lambda a, b: a + b,
    "a - b": lambda a, b: a - b,
    "a × b": lambda a, b: a * b,
    "2 × a + b": lambda a, b: 2 * a + b,
    "a + 2 × b": lambda a, b: a + 2 * b,
    "a - 2 × b": lambda a, b: a - 2 * b,
    "b - a": lambda a, b: b - a,
    "a × b + a": lambda a, b: (b + 1) * a,
    "a × b - b": lambda a, b: (a - 1) * b,
    "a + b + 1": lambda a, b: a + b + 1,
}
SINGLE = {"-a": lambda a: -a, "2 × a - 1": lambda a: a + a - 1, "a + 3": lambda a: a + 3, "10 - a": lambda a: 10 - a}


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    meanings: dict[str, Any] = {}
    for line in instance.formulas:
        left, right = line.split(" = ")
        sign = left.replace("a", "").replace("b", "").strip()
        meanings[sign] = SINGLE.get(right) if "b" not in left else BINARY[right]
    for sign in instance.unary:
        assert meanings[sign] in SINGLE.values()
    text = instance.expression.replace("(", "( ").replace(")", " )")
    right = _value(text.split(), meanings, instance.table)
    return "" if answer == right else f"the value is {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """The next number."""
    return [answer + 1]


def _value(tokens: list[str], meanings: Any, table: Any) -> int:
    depths, depth = [], 0
    for token in tokens:
        depth += (token == "(") - (token == ")")
        depths.append(depth)
    for line, from_left in reversed(table):
        places = [i for i, token in enumerate(tokens) if token in line and not depths[i]]
        if places:
            last = places[-1] if from_left else places[0]
            parts = (tokens[:last], tokens[last + 1 :])
            return int(meanings[tokens[last]](*(_value(part, meanings, table) for part in parts)))
    if tokens[0] in "~¬":
        return int(meanings[tokens[0]](_value(tokens[1:], meanings, table)))
    if tokens[-1] in "#!":
        return int(meanings[tokens[-1]](_value(tokens[:-1], meanings, table)))
    return _value(tokens[1:-1], meanings, table) if tokens[0] == "(" else int(tokens[0])
