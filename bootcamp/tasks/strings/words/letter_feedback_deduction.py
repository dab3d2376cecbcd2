"""Find the only word of a list that agrees with the marks of some guesses.

Answer: the word; it is unique.
Harder: more words and guesses, repeated letters, words that agree with all guesses but one.
Skills: deduction, language
Source: original; Jotto and its television and web descendants.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Word

Guess = tuple[str, str]
"""A word and its marks."""


class LetterFeedbackDeduction(Task["LetterFeedbackDeduction.Params", "LetterFeedbackDeduction.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob("the letters of a word", levels=(4, 4, 4, 5, 5, 5, 6, 6, 7, 7), ge=3, le=9)
        listed: int = knob("the number of words", levels=(8, 10, 14, 20, 30, 45, 60, 80, 110, 150), ge=5, le=250)
        guesses: int = knob("the number of guesses", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=6)

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
        pool = words.of_length(params.letters)
        secret, *tried = rng.sample(pool, params.guesses + 1)
        guesses = tuple((word, _marks(word, secret)) for word in tried)
        if params.listed > 10 and not any(len(set(word)) < len(word) for word in (secret, *tried)):
            raise task.Retry
        agree = {word: [_marks(guess, word) == marks for guess, marks in guesses] for word in pool if word not in tried}
        close: list[str] = []
        for at in range(params.guesses):  # words that only this guess rules out
            fits = [word for word, fit in agree.items() if not fit[at] and sum(fit) == params.guesses - 1]
            if not fits:
                raise task.Retry
            close += rng.sample(fits, min(len(fits), max(1, params.listed // 12)))
        rest = [word for word, fit in agree.items() if not all(fit) and word not in close]
        listed = [secret, *close, *rng.sample(rest, params.listed - 1 - len(close))]
        return self.Instance(listed=tuple(sorted(listed)), guesses=guesses), secret

    def key(self, instance: Instance) -> object:
        return instance.listed, sorted(instance.guesses)

    def solve(self, instance: Instance) -> str:
        fits = (word for word in instance.listed if all(_marks(guess, word) == m for guess, m in instance.guesses))
        return next(fits)


def _marks(guess: str, secret: str) -> str:
    left = Counter(two for one, two in zip(guess, secret, strict=True) if one != two)
    marks = ""
    for one, two in zip(guess, secret, strict=True):
        marks += "g" if one == two else "y" if left[one] else "-"
        left[one] -= marks[-1] == "y"
    return marks
