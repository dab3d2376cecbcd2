"""Judge by equations between types, gathered from definitions that are put in where they are used, then solved."""

import re
from itertools import count
from typing import Any

LEVELS = range(1, 11)

_LETTERS = "abcdefghijklmnopqrstuvwxyz"

_GIVEN = {
    "add": "int > int > int", "zero": "int > bool", "not": "bool > bool", "fst": "p > a", "snd": "p > b", "nil": "l",
    "cons": "a > l > l", "head": "l > a", "tail": "l > l", "map": "(a > b) > l > m",
}  # fmt: skip


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _right(instance)
    return "" if _plain(answer) == _plain(right) else f"it is {right}"


def others(instance: Any, answer: str) -> list[str]:
    """Other names of variables, and no blanks."""
    if answer.startswith("error"):
        return []
    return [re.sub(r"\b([a-z])\b", r"\1\1"[:2], answer), re.sub(r"\ba\b", "z", answer).replace(" ", ""), f"({answer})"]


def near_misses(instance: Any, answer: str) -> list[str]:
    """Two variables made one, a type in the place of a variable, another definition."""
    if answer.startswith("error"):
        names = [name for name, _ in instance.definitions] + ["f"]
        return [f"error {name}" for name in names if f"error {name}" != answer] + ["a -> a"]
    near = [re.sub(r"\bb\b", "a", answer), re.sub(r"\ba\b", "int", answer), "error main", answer + " -> a"]
    return [one for one in near if one != answer]


def _plain(text: str) -> str:
    letters: dict[str, str] = {}
    words = re.findall(r"->|\w+|\S", text)
    return " ".join(
        letters.setdefault(one, f"v{len(letters)}") if len(one) == 1 and one.islower() else one for one in words
    )


class _Equations:
    def __init__(self, instance: Any) -> None:
        self.bodies = {name: _parsed(text) for name, text in instance.definitions}
        self.numbers = count()
        self.pairs: list[tuple[Any, Any]] = []

    def new(self) -> str:
        return f"?{next(self.numbers)}"

    def given(self, name: str) -> Any:
        a, b = self.new(), self.new()
        named = {"a": a, "b": b, "p": ("pair", a, b), "l": ("list", a), "m": ("list", b)}

        def read(words: list[str]) -> Any:
            word = words.pop(0)
            left = read(words) if word == "(" else named.get(word, (word,))
            if words and words.pop(0) == ">":
                return ("fun", left, read(words))
            return left

        return read(_GIVEN[name].replace("(", "( ").replace(")", " )").split())

    def typed(self, tree: Any, known: dict[str, Any]) -> Any:
        if isinstance(tree, str):
            if tree.isdigit():
                return ("int",)
            if tree in known:
                return known[tree]
            return self.typed(self.bodies[tree], {}) if tree in self.bodies else self.given(tree)
        if tree[0] == "\\":
            source = self.new()
            return ("fun", source, self.typed(tree[2], {**known, tree[1]: source}))
        if tree[0] == "@":
            function, argument = (self.typed(one, known) for one in tree[1:])
            result = self.new()
            self.pairs.append((function, ("fun", argument, result)))
            return result
        parts = [self.typed(one, known) for one in tree[1:]]
        if tree[0] == "?":
            self.pairs += [(parts[0], ("bool",)), (parts[1], parts[2])]
            return parts[1]
        return ("pair", *parts)


def _parsed(text: str) -> Any:
    words = re.findall(r"->|\w+|[(),]", text)

    def term() -> Any:
        if words[0] == "fun":
            name = words[1]
            del words[:3]
            return ("\\", name, term())
        if words[0] == "if":
            parts = []
            for _ in range(3):
                words.pop(0)
                parts.append(term())
            return ("?", *parts)
        tree: Any = None
        while words and words[0] not in (")", ",", "then", "else"):
            one = words.pop(0)
            if one == "(":
                one = term()
                if words.pop(0) == ",":
                    one = (",", one, term())
                    words.pop(0)
            tree = one if tree is None else ("@", tree, one)
        return tree

    return term()


def _right(instance: Any) -> str:
    solved: dict[str, Any] | None = {}
    for name, _ in instance.definitions:
        equations = _Equations(instance)
        wanted = equations.typed(equations.bodies[name], {})
        solved = _solved(equations.pairs)
        if solved is None:
            return f"error {name}"
    assert solved is not None
    letters: dict[str, str] = {}
    return _shown(_filled(wanted, solved), letters, False)


def _solved(pairs: list[tuple[Any, Any]]) -> dict[str, Any] | None:
    found: dict[str, Any] = {}
    waiting = list(pairs)
    while waiting:
        one, two = waiting.pop()
        while isinstance(one, str) and one in found:
            one = found[one]
        while isinstance(two, str) and two in found:
            two = found[two]
        if one == two:
            continue
        if not isinstance(one, str) and isinstance(two, str):
            one, two = two, one
        if isinstance(one, str):
            found[one] = two
        elif one[0] == two[0] and len(one) == len(two):
            waiting += zip(one[1:], two[1:], strict=True)
        else:
            return None
    try:
        for name in found:
            _filled(name, found)
    except RecursionError:
        return None
    return found


def _filled(one: Any, found: dict[str, Any], deep: int = 0) -> Any:
    if deep > 120:
        raise RecursionError
    if isinstance(one, str):
        return _filled(found[one], found, deep + 1) if one in found else one
    return (one[0], *(_filled(part, found, deep + 1) for part in one[1:]))


def _shown(one: Any, letters: dict[str, str], left: bool) -> str:
    if isinstance(one, str):
        return letters.setdefault(one, _LETTERS[len(letters)])
    if len(one) == 1:
        return str(one[0])
    parts = [_shown(part, letters, one[0] == "fun" and place == 0) for place, part in enumerate(one[1:])]
    if one[0] == "list":
        return f"[{parts[0]}]"
    if one[0] == "pair":
        return f"({parts[0]}, {parts[1]})"
    return f"({parts[0]} -> {parts[1]})" if left else f"{parts[0]} -> {parts[1]}"
