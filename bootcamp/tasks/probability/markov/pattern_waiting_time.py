"""Find the expected number of random letters until a word, or one of two words, appears.

Answer: a rational number; it is unique.
Harder: longer words that overlap themselves, more letters of different chances, two words.
Skills: probability, algebra
Source: original; S.-Y. R. Li, "A martingale approach to the study of occurrence of sequence patterns", 1980.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.chains import mean_gain
from bootcamp.lib.numbers import random_composition
from bootcamp.lib.probability import worth_asking
from bootcamp.lib.prompts import sequence
from bootcamp.lib.shown_work import row_steps
from bootcamp.lib.text import border
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational


class PatternWaitingTime(Task["PatternWaitingTime.Params", "PatternWaitingTime.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        letters: int = knob("how many letters there are", levels=(2, 2, 3, 3, 2, 3, 3, 3, 3, 4), ge=2, le=4)
        length: int = knob("the most letters of a word", levels=(2, 3, 4, 5, 4, 4, 5, 6, 7, 8), ge=2, le=9)
        words: int = knob("how many words there are", levels=(1, 1, 1, 1, 2, 2, 2, 2, 2, 2), ge=1, le=2)
        whole: int = knob(
            "the largest denominator of a chance", levels=(12, 12, 12, 12, 12, 8, 6, 5, 5, 5), ge=4, le=12
        )

    class Instance(task.Instance):
        chances: tuple[Fraction, ...]  # of A, B, ...
        words: tuple[str, ...]

        @property
        def table(self) -> list[str]:
            return [f"{name} {chance}" for name, chance in zip("ABCD", self.chances, strict=False)]

    answer = Rational(low=0)
    prompt = Prompt(
        en=r"""
        Letters are written one after the other, independently; each is one of these with the probability given:
        {{ table | comma }}.

        Find the expected number of letters written until {{ words | listed(language, "or") }} appears for the first
        time as consecutive letters; the letters of the word that appears are counted. Give the exact value.
        """,
        zh=r"""
        依次独立地写下字母，每个字母以所给概率为下列之一：{{ table | comma }}。

        求直到单词 {{ words | listed(language, "or") }}
        首次以连续字母的形式出现时，所写字母个数的期望（该单词自身的字母也计入）。请给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        whole = rng.randint(max(3, params.letters), params.whole)
        chances = tuple(Fraction(part, whole) for part in random_composition(rng, whole, params.letters))
        alphabet = "ABCD"[: params.letters]
        words = tuple(
            "".join(rng.choice(alphabet) for _ in range(rng.randint(max(2, params.length - 1), params.length)))
            for _ in range(params.words)
        )
        inside = any(a in b for i, a in enumerate(words) for b in words[:i] + words[i + 1 :])
        overlaps = any(border(word) for word in words)
        if inside or not (overlaps or params.length < 3) or len(set(chances)) == 1:
            raise task.Retry
        instance = self.Instance(chances=chances, words=tuple(sorted(words)))
        answer = self.solve(instance)
        if not worth_asking(answer) or (params.length > 2 and answer.denominator == 1):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        prefixes = _prefixes(instance)

        def after(state: str) -> dict[str, Fraction]:
            return _after(instance, prefixes, state)

        return mean_gain("", after, lambda state: int(state not in instance.words))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        prefixes = _prefixes(instance)
        inner = sorted(prefixes - set(instance.words), key=lambda state: (-len(state), state))
        lines, rows = [], list[list[Fraction]]()
        for state in inner:
            steps = _after(instance, prefixes, state)
            terms = "".join(f" + {chance}*{to or 'E'}" for to, chance in steps.items() if to in inner)
            lines.append(f"{state or 'E'} = 1{terms}")
            rows.append([*(Fraction(to == state) - steps.get(to, 0) for to in inner), Fraction(1)])
        lines += [f"R{n}: {sequence(row)}" for n, row in enumerate(rows, start=1)]
        work, done, _ = row_steps(rows, columns=len(inner), reduced=False)
        size, value = done[-1][-2:]
        return "\n".join([*lines, *work, f"E = ({value})/({size}) = {Fraction(value) / size}"])


def _prefixes(instance: PatternWaitingTime.Instance) -> set[str]:
    return {word[:i] for word in instance.words for i in range(len(word) + 1)}


def _after(instance: PatternWaitingTime.Instance, prefixes: set[str], state: str) -> dict[str, Fraction]:
    """Give the chances of the next state, the longest ending that is a prefix; nothing after a whole word."""
    if state in instance.words:
        return {}
    steps: dict[str, Fraction] = {}
    for name, chance in zip("ABCD", instance.chances, strict=False):
        longest = _longest(state + name, prefixes)
        steps[longest] = steps.get(longest, Fraction(0)) + chance
    return steps


def _longest(text: str, prefixes: Sequence[str] | set[str]) -> str:
    """Give the longest ending of a text that is one of the prefixes."""
    return next(text[i:] for i in range(len(text) + 1) if text[i:] in prefixes)
