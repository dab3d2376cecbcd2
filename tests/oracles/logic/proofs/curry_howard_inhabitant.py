"""Judge by a bidirectional checker: functions and pairs are checked against types, applications are given theirs."""

import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    try:
        tree, rest = _read(re.findall(r"\w+|\S", answer))
        assert not rest
        _check(tree, _type(instance.type), {})
    except (AssertionError, IndexError) as fault:  # a wrong type, or a text that ends too soon
        return f"no such term: {fault}"
    return ""


def others(instance: Any, answer: str) -> list[str]:
    """The term given to the identity, and with other letters for functions."""
    return [f"(fun w. w) ({answer})", re.sub(r"fun (\w+)\.", r"λ\1.", answer), f"({answer})"]


def near_misses(instance: Any, answer: str) -> list[str]:
    """A free variable, a pair, a part of it, given to itself, or without its first argument."""
    start = answer.index(".") + 1
    return [answer[start:], f"({answer}, {answer})", f"fst ({answer})", f"inl ({answer})", "fun x. x x", f"({answer}"]


def _type(formula: Any) -> Any:
    if hasattr(formula, "name"):
        return formula.name
    return (formula.connective, _type(formula.left), _type(formula.right))


def _read(tokens: list[str]) -> tuple[Any, list[str]]:
    if tokens[0] == "fun":
        body, rest = _read(tokens[3:])
        return ("fun", tokens[1], body), rest
    if tokens[0] == "case":
        scrutinee, rest = _read(tokens[1:])
        left, after = _read(rest[3:])
        right, end = _read(after[3:])
        return ("case", scrutinee, (rest[1], left), (after[1], right)), end
    parts: list[Any] = []
    while tokens and tokens[0] not in (")", ",", "|", "of"):
        if tokens[0] == "(":
            part, tokens = _read(tokens[1:])
            if tokens[0] == ",":
                other, tokens = _read(tokens[1:])
                part = ("pair", part, other)
        else:
            part = tokens[0]
        tokens = tokens[1:]
        parts.append(part)
    tree = parts[0]
    for part in parts[1:]:
        tree = ("use", tree, part)
    return tree, tokens


def _check(tree: Any, wanted: Any, known: dict[str, Any]) -> None:
    kind = tree[0] if isinstance(tree, tuple) else ""
    if kind == "fun":
        assert wanted[0] == "implies", wanted
        _check(tree[2], wanted[2], {**known, tree[1]: wanted[1]})
    elif kind == "pair":
        assert wanted[0] == "and", wanted
        _check(tree[1], wanted[1], known)
        _check(tree[2], wanted[2], known)
    elif kind == "case":
        both = _given(tree[1], known)
        assert both[0] == "or", both
        for (name, body), side in zip(tree[2:], both[1:], strict=True):
            _check(body, wanted, {**known, name: side})
    elif kind == "use" and tree[1] in ("inl", "inr"):
        assert wanted[0] == "or", wanted
        _check(tree[2], wanted[1 if tree[1] == "inl" else 2], known)
    else:
        found = _given(tree, known)
        assert found == wanted, (found, wanted)


def _given(tree: Any, known: dict[str, Any]) -> Any:
    if isinstance(tree, str):
        return known[tree]
    assert tree[0] == "use", tree
    if tree[1] in ("fst", "snd"):
        pair = _given(tree[2], known)
        assert pair[0] == "and", pair
        return pair[1 if tree[1] == "fst" else 2]
    function = _given(tree[1], known)
    assert function[0] == "implies", function
    _check(tree[2], function[1], known)
    return function[2]
