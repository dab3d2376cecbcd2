"""Find the only word of a list that agrees with the marks of some guesses.

Answer: the word; it is unique.
Harder: more words and guesses, repeated letters, words that agree with all guesses but one.
Skills: deduction, language
Source: original; Jotto and its television and web descendants.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Word

Guess = tuple[str, str]
"""A word and its marks."""


class LetterFeedbackDeduction(Task["LetterFeedbackDeduction.Params", "LetterFeedbackDeduction.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob("the letters of a word", levels=(4, 4, 4, 5, 5, 5, 6, 6, 6, 7), ge=3, le=9)
        listed: int = knob("the number of words", levels=(8, 10, 14, 20, 30, 45, 60, 80, 120, 180), ge=5, le=250)
        guesses: int = knob("the number of guesses", levels=(2, 2, 2, 2, 3, 3, 3, 3, 3, 3), ge=1, le=6)

    class Instance(task.Instance):
        listed: tuple[str, ...]
        guesses: tuple[Guess, ...]

        @property
        def marked(self) -> list[str]:
            return [f"{guess}  {marks}" for guess, marks in self.guesses]

        @property
        def letters(self) -> int:
            return len(self.listed[0])

    prompt = Prompt(
        en=r"""
        A secret word of {{ letters }} letters is on this list:

        {{ listed | join(" ") }}

        Some guesses were made. After each guess stand {{ letters }} marks, one for each letter in order: g where the
        letter stands at the same place of the secret word; y where the letter occurs in the secret word, but at another
        place; - where it does not. Each letter of the secret word accounts for one mark at most: first the marks g are
        set, then the marks y from left to right, as long as the secret word has copies of the letter left; the other
        letters get -.

        {{ marked | lines }}

        Which is the secret word?
        """,
        zh=r"""
        有一个由 {{ letters }} 个字母组成的秘密单词，它在下面的列表中：

        {{ listed | join(" ") }}

        有人猜了几次。每个猜测后面有 {{ letters }} 个标记，依次对应各个字母：g 表示秘密单词的同一位置上就是这个字母；
        y 表示秘密单词中有这个字母，但在别的位置；- 表示没有。秘密单词中的每个字母至多对应一个标记：先标出所有的 g，
        再从左到右标 y，只要秘密单词中还有剩余的这个字母；其余的字母都标 -。

        {{ marked | lines }}

        秘密单词是哪一个？
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Word(bank=instance.listed)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        secret, *pool = rng.sample(words.of_length(params.letters), params.listed + 60)
        tried, pool = pool[:16], pool[16:]
        shown = {guess: _marks(guess, secret) for guess in tried}
        fits = {guess: {word for word in pool if _marks(guess, word) == marks} for guess, marks in shown.items()}
        tried = sorted(tried, key=lambda guess: -len(fits[guess]))[: params.guesses + 6]  # those that tell less
        for _ in range(60):
            chosen = rng.sample(tried, params.guesses)
            left = [set.intersection(set(pool), *(fits[one] for one in chosen if one != out)) for out in chosen]
            agree = set.intersection(*(fits[one] for one in chosen))
            if all(fit - agree for fit in left):  # words that only this guess rules out
                break
        else:
            raise task.Retry
        guesses = tuple((word, shown[word]) for word in chosen)
        if params.listed > 10 and not any(len(set(word)) < len(word) for word in (secret, *chosen)):
            raise task.Retry
        close = {word: None for fit in left for word in sorted(fit - agree)[: max(1, params.listed // 12)]}
        rest = [word for word in pool if word not in agree and word not in close]
        listed = [secret, *close, *rest][: params.listed]
        return self.Instance(listed=tuple(sorted(listed)), guesses=guesses), secret

    def key(self, instance: Instance) -> object:
        return instance.listed, sorted(instance.guesses)

    def solve(self, instance: Instance) -> str:
        fits = (word for word in instance.listed if all(_marks(guess, word) == m for guess, m in instance.guesses))
        return next(fits)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = []
        for word in instance.listed:
            told = []
            for guess, marks in instance.guesses:
                made = _marks(guess, word)
                told.append(f"{guess} {made} {'=' if made == marks else '≠'} {marks}")
                if made != marks:
                    break
            lines.append(f"{word}: {', '.join(told)}")
            if "≠" not in told[-1]:
                break
        return "\n".join(lines)


def _marks(guess: str, secret: str) -> str:
    left = [two for one, two in zip(guess, secret, strict=True) if one != two]
    marks = ""
    for one, two in zip(guess, secret, strict=True):
        if one == two:
            marks += "g"
        elif one in left:
            left.remove(one)
            marks += "y"
        else:
            marks += "-"
    return marks
