"""Find the words that were typed with one press a letter, from a dictionary and from pairs that cannot be neighbours.

Answer: a list of words of the dictionary; it is unique.
Harder: more words, more words of the dictionary for the same keys, a larger dictionary.
Skills: deduction, search
Source: original; predictive text entry on telephones.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection
from itertools import pairwise, product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.prompts import comma
from bootcamp.lib.text import UPPER, shuffled
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Sequence, Word

_KEYS = "2345"
Pair = tuple[str, str]


class KeypadPredictive(Task["KeypadPredictive.Params", "KeypadPredictive.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        words: int = knob("how many words were typed", levels=(2, 3, 3, 4, 5, 5, 6, 6, 7, 8), ge=2, le=14)
        clashes: int = knob(
            "how many words of the dictionary share their keys", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 5), ge=2, le=8
        )
        others: int = knob(
            "how many more words the dictionary has", levels=(1, 2, 3, 4, 6, 8, 10, 12, 15, 20), ge=0, le=60
        )

    class Instance(task.Instance):
        layout: tuple[str, ...]  # the letters of the keys
        digits: tuple[str, ...]
        dictionary: tuple[str, ...]
        forbidden: tuple[Pair, ...]

        @property
        def keys(self) -> list[str]:
            return [f"{key}: {' '.join(letters)}" for key, letters in zip(_KEYS, self.layout, strict=True)]

        @property
        def pairs(self) -> str:
            return comma(f"{a} {b}" for a, b in self.forbidden)

    prompt = Prompt(
        en=r"""
        The keys of a keypad bear these letters:

        {{ keys | lines }}

        Words are typed by pressing for each letter, once, the key that bears it. A text of {{ digits | length }} words
        was typed like this, with blanks between the words:

        {{ digits | join(" ") }}

        All words of the text are in this dictionary, and a word may occur several times: {{ dictionary | comma }}.

        In the text, none of these pairs stands side by side in this order: {{ pairs }}.

        There is only one text like this. Which one is it? Give its words in order.
        """,
        zh=r"""
        键盘各键上的字母如下：

        {{ keys | lines }}

        输入单词时，每个字母只按一次它所在的键。一段由 {{ digits | length }}
        个单词组成的文本这样输入（单词之间有空格）：

        {{ digits | join(" ") }}

        文本的单词都在下面的词典中，同一个单词可以出现多次：{{ dictionary | comma }}。

        文本中，下列各对单词都没有按所写的先后相邻出现：{{ pairs }}。

        符合条件的文本只有一个。请按顺序写出它的单词。
        """,
    )

    def format(self, instance: Instance) -> Sequence[str]:
        return Sequence(Word(instance.dictionary), len(instance.digits))

    def key(self, instance: Instance) -> object:
        return [instance.digits, sorted(instance.layout), sorted(instance.dictionary), sorted(instance.forbidden)]

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        letters = shuffled(rng, UPPER)
        layout = tuple("".join(sorted(letters[i:j])) for i, j in pairwise((0, 7, 14, 20, 26)))
        classes: dict[str, list[str]] = defaultdict(list)
        for word in (*words.of_length(3), *words.of_length(4)):
            classes[_typed(word.upper(), layout)].append(word.upper())
        crowded = sorted(digits for digits, found in classes.items() if len(found) >= params.clashes)
        if len(crowded) < params.words:
            raise task.Retry
        digits = rng.sample(crowded, params.words)
        chosen = [rng.sample(classes[code], params.clashes) for code in digits]
        text = tuple(rng.choice(found) for found in chosen)
        used = set(digits)
        rest = [word for code, found in classes.items() if code not in used for word in found]
        dictionary = [word for found in chosen for word in found] + rng.sample(sorted(rest), params.others)
        instance = self.Instance(
            layout=layout,
            digits=tuple(digits),
            dictionary=tuple(sorted(dictionary)),
            forbidden=_forbidden(rng, chosen, text),
        )
        if params.clashes > 2 and _first_fitting(instance) == text:
            raise task.Retry
        return instance, text

    def solve(self, instance: Instance) -> tuple[str, ...]:
        paths: list[tuple[str, ...]] = [()]
        for code in instance.digits:
            fitting = [word for word in instance.dictionary if _typed(word, instance.layout) == code]
            paths = [
                (*path, word) for path in paths for word in fitting if (*path[-1:], word) not in instance.forbidden
            ]
        return paths[0]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = [f"{word}: {_typed(word, instance.layout)}" for word in instance.dictionary]
        steps: list[dict[str, list[str]]] = []  # the words that may stand at a place, and those that may precede them
        for number, code in enumerate(instance.digits, start=1):
            found = {}
            for word in (word for word in instance.dictionary if _typed(word, instance.layout) == code):
                before = [one for one in (steps or [{}])[-1] if (one, word) not in instance.forbidden]
                lines.append(f"{number}. {word}" + (f" < {', '.join(before) or '-'}" if steps else ""))
                if before or not steps:
                    found[word] = before
            steps.append(found)
        text = list(steps[-1])
        for found in reversed(steps):
            lines.append(" ".join(text))
            text = found[text[0]] + text
        return "\n".join(lines)


def _typed(word: str, layout: tuple[str, ...]) -> str:
    keys = {letter: key for key, letters in zip(_KEYS, layout, strict=True) for letter in letters}
    return "".join(keys[letter] for letter in word)


def _first_fitting(instance: KeypadPredictive.Instance) -> tuple[str, ...]:
    """Take the first words of the dictionary that fit and may follow, as far as this goes."""
    text: tuple[str, ...] = ()
    for code in instance.digits:
        fitting = (word for word in instance.dictionary if _typed(word, instance.layout) == code)
        text += tuple([word for word in fitting if (*text[-1:], word) not in instance.forbidden][:1])
    return text


def _forbidden(rng: Random, chosen: list[list[str]], text: tuple[str, ...]) -> tuple[Pair, ...]:
    """Draw pairs, none of them in the text and none without need, that leave only the text."""
    pairs = [pair for a, b in pairwise(chosen) for pair in product(a, b) if pair not in set(pairwise(text))]
    rng.shuffle(pairs)
    kept = list(pairs)
    for pair in pairs:
        fewer = [other for other in kept if other != pair]
        if _count(chosen, set(fewer)) == 1:
            kept = fewer
    rng.shuffle(kept)
    return tuple(kept)


def _count(chosen: list[list[str]], forbidden: Collection[Pair]) -> int:
    """Count the texts without a forbidden pair."""
    ways = Counter(chosen[0])
    for found in chosen[1:]:
        ways = Counter({b: sum(n for a, n in ways.items() if (a, b) not in forbidden) for b in found})
    return sum(ways.values())
