"""Linear temporal logic on words that repeat a loop for ever, and what its signs mean."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bootcamp.lib.kripke import Grammar, Node, joined
from bootcamp.lib.logic import signs_legend

GRAMMAR = Grammar(atoms=("p", "q", "r", "s"), prefixes=("X", "F", "G"), joins=("U", "R"))
PREFIXES = tuple((op, "") for op in ("X", "F", "G"))
_MEANING = {
    "X": ("X φ: φ is true at position i + 1", "X φ：φ 在位置 i + 1 为真"),
    "F": ("F φ: φ is true at some position from i on, i included", "F φ：φ 在从 i 起（含 i）的某个位置为真"),
    "G": ("G φ: φ is true at all positions from i on, i included", "G φ：φ 在从 i 起（含 i）的所有位置为真"),
    "U": (
        "φ U ψ: ψ is true at some position k from i on (k = i is allowed), and φ is true at all positions from i to "
        "k - 1",
        "φ U ψ：ψ 在从 i 起的某个位置 k 为真（可以 k = i），且 φ 在 i 到 k - 1 的所有位置为真",
    ),
    "R": (
        "φ R ψ: either ψ is true at all positions from i on, or there is a position k from i on (k = i is allowed) "
        "where φ is true such that ψ is true at all positions from i to k",
        "φ R ψ：或者 ψ 在从 i 起的所有位置为真，"
        "或者有从 i 起的某个位置 k（可以 k = i）使 φ 在 k 为真，且 ψ 在 i 到 k（含 k）的所有位置为真",
    ),
}


def operators(texts: Sequence[str]) -> dict[str, list[str]]:
    """Say by language what the temporal operators mean at position i that occur in some formulas."""
    used = set("".join(texts))
    lists: dict[str, list[str]] = {}
    for place, language in enumerate(("en", "zh")):
        lists[language] = [text[place] for sign, text in _MEANING.items() if sign in used]
    return lists


def signs(texts: Sequence[str]) -> dict[str, str]:
    """Say by language what the connectives mean that occur in some formulas."""
    return {language: signs_legend(texts, language) for language in ("en", "zh")}


def positions(node: Node, word: Sequence[frozenset[str]], back: int) -> int:
    """Give the positions of a word at which a formula is true, as bits; after the last comes position `back` again.

    >>> word = [frozenset(), frozenset("p")]
    >>> positions(GRAMMAR.read("F p"), word, 0), positions(GRAMMAR.read("X p"), word, 1)
    (3, 3)
    """
    full = (1 << len(word)) - 1

    def later(mask: int) -> int:
        return (mask >> 1) | ((mask >> back & 1) << (len(word) - 1))

    def fixed(step: Callable[[int], int], mask: int) -> int:
        while (after := step(mask)) != mask:
            mask = after
        return mask

    def inner(node: Node) -> int:
        if node.op == "atom":
            return sum(1 << place for place, letter in enumerate(word) if node.name in letter)
        first = inner(node.parts[0])
        if node.op == "not":
            return full & ~first
        if node.op == "X":
            return later(first)
        if node.op == "F":
            return fixed(lambda mask: first | later(mask), 0)
        if node.op == "G":
            return fixed(lambda mask: first & later(mask), full)
        second = inner(node.parts[1])
        if node.op == "U":
            return fixed(lambda mask: second | (first & later(mask)), 0)
        if node.op == "R":
            return fixed(lambda mask: second & (first | later(mask)), full)
        return joined(node.op, first, second, full)

    return inner(node)
