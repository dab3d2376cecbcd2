"""A small language of expressions on one text s: functions with constants, read, sized, run within bounds and drawn."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from bootcamp.lib.text import undressed_code


class Node(NamedTuple):
    """A function with its arguments; ``s``, ``text`` and ``number`` have none, the last two a `value`."""

    head: str
    args: tuple[Node, ...] = ()
    value: str | int = ""


SIGNATURES = {
    "cat": "tt", "word": "tcn", "upper": "t", "reverse": "t", "part": "tnn", "replace": "tcc", "lower": "t",
    "choose": "tctt", "find": "tc", "len": "t", "add": "nn",
}  # fmt: skip
"""The kinds of the arguments: t a text, n a number, c a text in quotes."""

NUMBERS = ("find", "len", "add")
"""The functions that give a number."""

MEANINGS = {
    "cat": ("cat(t, u): t followed by u", "cat(t, u)：t 后面接上 u"),
    "word": (
        "word(t, c, n): t is cut at every c, and the n-th piece taken, for n < 0 counted from the end; empty if none",
        "word(t, c, n)：在每个 c 处切开 t，取第 n 段，n < 0 时从末尾数起；没有则为空",
    ),
    "upper": ("upper(t): t in capitals", "upper(t)：t 的字母全部大写"),
    "lower": ("lower(t): t in small letters", "lower(t)：t 的字母全部小写"),
    "reverse": ("reverse(t): t backwards", "reverse(t)：t 倒过来"),
    "part": (
        "part(t, m, n): the characters of t from the m-th to the n-th, numbers < 0 counted from the end (-1 is the "
        "last one); those that do not exist are left out",
        "part(t, m, n)：t 的第 m 到第 n 个字符，负数从末尾数起（-1 为最后一个）；不存在的字符略去",
    ),
    "replace": ("replace(t, c, d): t with every c replaced by d", "replace(t, c, d)：把 t 中每个 c 换成 d"),
    "choose": ("choose(t, c, u, v): u if t contains c, else v", "choose(t, c, u, v)：t 含有 c 时为 u，否则为 v"),
    "find": (
        "find(t, c): the place in t where c first begins, 0 if nowhere",
        "find(t, c)：c 在 t 中首次出现的位置，无则为 0",
    ),
    "len": ("len(t): the number of characters of t", "len(t)：t 的字符个数"),
    "add": ("add(m, n): m + n", "add(m, n)：m + n"),
}

_TOKEN = re.compile(r"""\s*([a-z]+|-?\d{1,3}|"[^"\n]*"|'[^'\n]*'|\S)""")
_LONGEST = 300
_MOST = 80


class StringFault(Exception):
    """The text is no expression of the language, or its value grows too long; the text says why."""


def read(text: str) -> Node:
    """Read an expression that gives a text.

    >>> written(read("cat( word(s, '-', 2),upper(s))"))
    'cat(word(s, "-", 2), upper(s))'
    >>> read("upper(3)")
    Traceback (most recent call last):
    bootcamp.lib.string_language.StringFault: upper: an argument is of the wrong kind
    """
    tokens = _TOKEN.findall(undressed_code(text))
    if len(tokens) > 4 * _MOST:
        raise StringFault("the program is too long")
    node, place = _read(tokens, 0, 0)
    if place < len(tokens):
        raise StringFault("something stands after the expression")
    if kind(node) == "n":
        raise StringFault("the program gives a number")
    return node


def _read(tokens: Sequence[str], place: int, deep: int) -> tuple[Node, int]:
    token = tokens[place] if place < len(tokens) else ""
    place += 1
    if deep > 30:
        raise StringFault("brackets are nested too deep")
    if token[:1] in ('"', "'") and len(token) > 1:
        if not 1 <= len(token) - 2 <= 3:
            raise StringFault("a text in quotes has 1 to 3 characters")
        return Node("text", (), token[1:-1]), place
    if re.fullmatch(r"-?[0-9]+", token):
        return Node("number", (), int(token)), place
    if token == "s":
        return Node("s"), place
    if token not in SIGNATURES:
        raise StringFault(f"{token:.20} is not expected" if token else "the program ends too early")
    args: list[Node] = []
    for place_in in range(len(SIGNATURES[token])):
        if place >= len(tokens) or tokens[place] != (",", "(")[not place_in]:
            raise StringFault(f"{token} has another number of arguments")
        node, place = _read(tokens, place + 1, deep + 1)
        args.append(node)
    if place >= len(tokens) or tokens[place] != ")":
        raise StringFault(f"{token} has another number of arguments")
    for one, wanted in zip(args, SIGNATURES[token], strict=True):
        if (one.head != "text") if wanted == "c" else (kind(one) != wanted):
            raise StringFault(f"{token}: an argument is of the wrong kind")
    return Node(token, tuple(args)), place + 1


def kind(node: Node) -> str:
    """Tell whether an expression gives a text (t) or a number (n)."""
    return "n" if node.head in (*NUMBERS, "number") else "t"


def size(node: Node) -> int:
    """Count the functions, constants and s.

    >>> size(read('part(s, 1, find(s, "-"))'))
    6
    """
    return 1 + sum(map(size, node.args))


def heads(node: Node) -> set[str]:
    """List the functions in use."""
    return {one for one in (node.head, *(head for arg in node.args for head in heads(arg))) if one in SIGNATURES}


def written(node: Node) -> str:
    """Write an expression."""
    if node.head == "text":
        return f'"{node.value}"'
    if node.head in ("s", "number"):
        return "s" if node.head == "s" else str(node.value)
    return f"{node.head}({', '.join(map(written, node.args))})"


def run(node: Node, s: str) -> str:
    """Give the text of an expression for s.

    >>> run(read('cat(part(s, -2, -1), word(replace(s, "b", "-"), "-", 2))'), "abcb")
    'cbc'
    """
    value = _value(node, s)
    return value if isinstance(value, str) else ""


def _value(node: Node, s: str) -> str | int:
    if node.head == "s":
        return s
    if node.head in ("text", "number"):
        return node.value
    if node.head == "choose":
        test, sign, yes, no = node.args
        return _value(yes if str(sign.value) in str(_value(test, s)) else no, s)
    values = [_value(one, s) for one in node.args]
    texts = [value for value in values if isinstance(value, str)]
    numbers = [value for value in values if isinstance(value, int)]
    if node.head == "add":
        return sum(numbers)
    text = texts[0]
    if node.head == "cat":
        result = text + texts[1]
    elif node.head == "word":
        pieces = text.split(texts[1])
        place = numbers[0] - 1 if numbers[0] > 0 else len(pieces) + numbers[0]
        result = pieces[place] if numbers[0] and 0 <= place < len(pieces) else ""
    elif node.head == "part":
        first, last = (one if one >= 0 else len(text) + 1 + one for one in numbers)
        result = text[max(first - 1, 0) : max(last, 0)]
    elif node.head == "replace":
        result = text.replace(texts[1], texts[2])
    elif node.head in NUMBERS:
        return text.find(texts[1]) + 1 if node.head == "find" else len(text)
    else:
        result = text[::-1] if node.head == "reverse" else text.upper() if node.head == "upper" else text.lower()
    if len(result) > _LONGEST:
        raise StringFault("a text grows too long")
    return result


def draw(rng: Random, nodes: int, functions: Sequence[str], signs: str, wanted: str = "t") -> Node:
    """Draw an expression of a kind with about so many nodes."""
    if wanted == "c":
        return Node("text", (), rng.choice(signs))
    fitting = [one for one in functions if (one in NUMBERS) == (wanted == "n") and len(SIGNATURES[one]) < nodes]
    if not fitting or (wanted == "n" and rng.random() < 0.5):
        return Node("s") if wanted == "t" else Node("number", (), rng.choice((1, 2, 3, -1, -2, 2, 4)))
    head = rng.choice(fitting)
    sides = SIGNATURES[head]
    shares = [1] * len(sides)
    for _ in range(nodes - 1 - len(sides)):
        shares[rng.choice([place for place, one in enumerate(sides) if one != "c"])] += 1
    return Node(head, tuple(draw(rng, share, functions, signs, one) for share, one in zip(shares, sides, strict=True)))


def shortened(node: Node) -> Iterator[Node]:
    """Yield the expressions in which one part is replaced by a part of it of the same kind, or by s."""
    if node.args and kind(node) == "t":
        yield Node("s")
    for place, arg in enumerate(node.args):
        if kind(arg) == kind(node):
            yield arg
        for less in shortened(arg):
            if SIGNATURES[node.head][place] != "c":
                yield Node(node.head, (*node.args[:place], less, *node.args[place + 1 :]))
