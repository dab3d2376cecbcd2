"""Judge by a run on two stacks and by results that are worked out letter by letter."""

from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    table: dict[tuple[str, str], list[str]] = {}
    for line in answer.splitlines():
        parts = line.split()
        if len(parts) != 5 or (parts[0], parts[1]) in table or parts[3] not in "LRN":
            return "a line is no rule, or a second one for its state and sign"
        if not {parts[1], parts[2]} <= set(instance.signs):
            return "a sign is not allowed"
        table[parts[0], parts[1]] = parts[2:]
    states = {state for state, _ in table} | {after for _, _, after in table.values()}
    if len(states - {"H"}) > instance.most:
        return "there are too many states"
    for size in range(6 if len(instance.letters) == 2 else 5):
        for word in map("".join, product(instance.letters, repeat=size)):
            if _left(table, word, instance.limit if size < 3 else 2000) != _wanted(instance, word):
                return f"the result for {word!r} is wrong"
    return ""


def others(instance: Any, answer: str) -> list[str]:
    """Other names of the states, the rules backwards, commas and arrows."""
    rules = [line.split() for line in answer.splitlines()]
    names = {rule[0]: rule[0] if rule[0] == "A" else f"q{number}" for number, rule in enumerate(rules)} | {"H": "H"}
    renamed = [f"{names[s]} {a} {b} {m} {names[t]}" for s, a, b, m, t in rules]
    return ["\n".join(renamed[::-1]), "\n".join(f"({s}, {a}) -> ({b}, {m}, {t})" for s, a, b, m, t in rules)]


def near_misses(instance: Any, answer: str) -> list[str]:
    """A rule left out or given twice, moves the other way, a machine that halts at once, a state too many."""
    lines = answer.splitlines()
    extra = [f"T{number} 0 0 N T{number}" for number in range(instance.most)]
    wrong = [
        "\n".join(lines[1:]),
        "\n".join([*lines, lines[0]]),
        answer.replace(" R ", " L "),
        "A 0 0 N H",
        "\n".join(lines + extra),
    ]
    return [one for one in wrong if confirm(instance, one)]


def _left(table: dict[tuple[str, str], list[str]], word: str, limit: int) -> str | None:
    left: list[str] = []
    right = list(reversed(word))
    state = "A"
    for _ in range(limit + 1):
        sign = right.pop() if right else "_"
        if (state, sign) not in table:
            return "".join([*left, sign, *reversed(right)]).strip("_")
        sign, move, state = table[state, sign]
        if move == "R":
            left.append(sign)
        else:
            right.append(sign)
        if move == "L":
            right.append(left.pop() if left else "_")
    return None


def _wanted(instance: Any, word: str) -> str:
    for change in instance.changes:
        if change.kind == "recode":
            odd, even = (dict(zip(instance.letters, row, strict=True)) for row in change.words)
            word = "".join((even if place % 2 else odd)[letter] for place, letter in enumerate(word))
        elif change.kind == "suffix":
            letter, yes, no = change.words
            rest = len([one for one in word if one == letter])
            while rest >= change.numbers[0]:
                rest -= change.numbers[0]
            word += yes if rest == change.numbers[1] else no
        elif change.kind == "reverse":
            word = "".join(reversed(word))
        elif change.kind == "double":
            word = word + word
        else:
            pairs = zip(word, reversed(word), strict=True)
            word = "1" if all(one == other for one, other in pairs) else "0"
    return word
