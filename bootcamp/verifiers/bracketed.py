"""Trees in labelled brackets, as linguists write them: ``(S (NP (D the) (N dog)) (VP (V barks)))``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from bootcamp.verifiers.base import Format, Malformed
from bootcamp.verifiers.dress import undress

MAX_NODES = 500
"""The most labels and words of a tree."""

MAX_DEPTH = 60
"""The deepest nesting."""

_TOKEN = re.compile(r"[()\[\]]|[^\s()\[\],]+")
_CLOSING = {"(": ")", "[": "]"}


@dataclass(frozen=True)
class PhraseTree:
    """A label and its parts, trees or, alone below the label of its kind, a word.

    >>> tree = PhraseTree("NP", (PhraseTree("D", ("the",)), PhraseTree("N", ("dog",))))
    >>> str(tree), tree.words, tree.rules[0]
    ('(NP (D the) (N dog))', ('the', 'dog'), ('NP', ('D', 'N')))
    """

    label: str
    parts: tuple[PhraseTree | str, ...]

    @property
    def words(self) -> tuple[str, ...]:
        """The words from left to right."""
        return tuple(word for part in self.parts for word in ((part,) if isinstance(part, str) else part.words))

    @property
    def rules(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """For each label what stands below it, labels or words, from the top down."""
        below = tuple(part if isinstance(part, str) else part.label for part in self.parts)
        inner = (rule for part in self.parts if not isinstance(part, str) for rule in part.rules)
        return ((self.label, below), *inner)

    def __str__(self) -> str:
        return f"({self.label} {' '.join(map(str, self.parts))})"


@dataclass(frozen=True)
class Bracketed(Format[PhraseTree]):
    """A tree in labelled brackets, round or square, over `labels` and `words`; blanks and line breaks are free.

    >>> str(Bracketed(("S", "A"), ("x", "y")).parse("[S [A x](A y)]"))
    '(S (A x) (A y))'
    """

    labels: tuple[str, ...]
    words: tuple[str, ...]

    @property
    def fenced(self) -> bool:
        """Trees may be written over several lines."""
        return True

    def form(self, language: str) -> str:
        """Describe the answer."""
        if language == "zh":
            return "一棵写成带标签括号的树，如 [X [Y w] [Z v]] 的写法"
        return "a tree in labelled brackets, written like [X [Y w] [Z v]]"

    def parse(self, text: str) -> PhraseTree:
        """Read a tree; raise Malformed for what is none."""
        tokens = _TOKEN.findall(undress(text).replace("\\", ""))
        if len(tokens) > 4 * MAX_NODES:
            raise Malformed(f"the tree has more than {MAX_NODES} labels and words")
        tree, rest = self._read(tokens, 0, 0)
        if rest != len(tokens):
            raise Malformed("something stands after the tree")
        return tree

    def _read(self, tokens: list[str], at: int, depth: int) -> tuple[PhraseTree, int]:
        if depth > MAX_DEPTH:
            raise Malformed(f"the tree is nested more than {MAX_DEPTH} deep")
        if at + 1 >= len(tokens) or tokens[at] not in _CLOSING:
            raise Malformed("expected an opening bracket and a label")
        closing, label = _CLOSING[tokens[at]], tokens[at + 1]
        if label not in self.labels:
            raise Malformed(f"{label:.20} is no label here")
        parts: list[PhraseTree | str] = []
        at += 2
        while at < len(tokens) and tokens[at] != closing:
            if tokens[at] in _CLOSING:
                tree, at = self._read(tokens, at, depth + 1)
                parts.append(tree)
            elif tokens[at] in self.words:
                parts.append(tokens[at])
                at += 1
            else:
                raise Malformed(f"{tokens[at]:.20} is no word here")
        if at == len(tokens):
            raise Malformed("a bracket is not closed")
        if not parts:
            raise Malformed(f"nothing stands below a label {label}")
        return PhraseTree(label, tuple(parts)), at + 1

    def render(self, value: PhraseTree) -> str:
        """Write the tree on one line."""
        return str(value)

    def guess(self, rng: Random) -> PhraseTree:
        """Draw a flat tree over all the words."""
        parts = tuple(PhraseTree(rng.choice(self.labels), (word,)) for word in self.words)
        return PhraseTree(rng.choice(self.labels), parts)

    def neighbours(self, value: PhraseTree, rng: Random) -> Iterator[PhraseTree]:
        """Give the tree with another label on top, with two parts exchanged, and with a part lifted out."""
        yield from (replace(value, label=label) for label in self.labels[:2] if label != value.label)
        if len(value.parts) > 1 and value.parts[::-1] != value.parts:
            yield replace(value, parts=value.parts[::-1])
        for place, part in enumerate(value.parts):
            if not isinstance(part, str) and not isinstance(part.parts[0], str) and len(part.parts) > 1:
                inner = (part.parts[0], replace(part, parts=part.parts[1:]))
                yield replace(value, parts=(*value.parts[:place], *inner, *value.parts[place + 1 :]))
                return
