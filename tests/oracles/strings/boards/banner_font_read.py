"""Judge by numpy: all words, letter by letter with the best of the rest known from behind, or all of them if few."""

from itertools import product
from typing import Any

import numpy as np

from bootcamp.lib.banner_font import GLYPHS

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != instance.letters or not set(answer) <= set(instance.font):
        return "not a word of this font"
    views = _views(instance)
    own = min(int((view != _drawn(answer, instance.shared)).sum()) for view in views)
    if len(instance.font) ** len(answer) <= 600:
        rivals = ["".join(word) for word in product(instance.font, repeat=len(answer))]
    else:  # words that differ in one letter, and those read from each view by columns
        places = range(len(answer))
        rivals = [answer[:place] + letter + answer[place + 1 :] for place in places for letter in instance.font]
        rivals += [_read(view, instance) for view in views]
    for word in rivals:
        if word != answer and min(int((view != _drawn(word, instance.shared)).sum()) for view in views) <= own:
            return f"{word} is as near"
    return ""


def near_misses(instance: Any, answer: str) -> list[str]:
    """The word backwards, a letter exchanged, and two neighbours exchanged."""
    other = next(letter for letter in instance.font if letter != answer[0])
    words = [answer[::-1], other + answer[1:], answer[:-2] + answer[-1] + answer[-2]]
    return [word for word in words if word != answer]


def _views(instance: Any) -> list[Any]:
    rows = [list(row) for row in instance.banner]
    if instance.slanted:
        rows = [row[k : len(row) - 4 + k] for k, row in enumerate(rows)]
    array = np.array(rows) == "#"
    turns = {"none": array, "left-right": array[:, ::-1], "top-bottom": array[::-1], "half": np.rot90(array, 2)}
    return [turns[turn] for turn in instance.turns]


def _drawn(word: str, shared: bool) -> Any:
    step = 3 if shared else 5
    array = np.zeros((5, step * (len(word) - 1) + 4), dtype=bool)
    for place, letter in enumerate(word):
        array[:, step * place : step * place + 4] |= np.array([list(row) for row in GLYPHS[letter]]) == "#"
    return array


def _read(view: Any, instance: Any) -> str:
    """Choose letters from left to right, then better them one by one as long as that helps."""
    step = 3 if instance.shared else 5
    word = instance.font[0] * instance.letters
    for _ in range(3):
        for place in range(instance.letters):
            span = slice(max(0, step * place - 4), step * place + 8)
            texts = [word[:place] + letter + word[place + 1 :] for letter in instance.font]
            word = min(texts, key=lambda text: int((view != _drawn(text, instance.shared))[:, span].sum()))
    return word
