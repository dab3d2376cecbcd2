"""Find the digit behind every letter of a sum or difference of words.

Answer: a digit for every letter; the solution is unique.
Harder: more letters, more and longer words, subtraction beside addition.
Skills: arithmetic, deduction, search
Source: original; the letter sums of H. E. Dudeney, The Strand Magazine, July 1924.
Small: level 1 has three letters, and few sums of so few letters have one solution.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from string import ascii_uppercase

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Mapping, Word


class Cryptarithm(Task["Cryptarithm.Params", "Cryptarithm.Instance", "dict[str, int]"]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        letters: int = knob("how many different letters occur", levels=(3, 4, 5, 6, 6, 7, 8, 9, 10, 10), ge=3, le=10)
        words: int = knob("how many words are added or subtracted", levels=(2, 2, 2, 2, 3, 3, 4, 5, 6, 7), ge=2, le=8)
        shortest: int = knob(
            "the least length of a word on the left side", levels=(1, 2, 2, 3, 4, 4, 4, 4, 5, 5), ge=1, le=9
        )
        longest: int = knob(
            "the greatest length of a word on the left side", levels=(2, 3, 4, 5, 6, 6, 7, 7, 7, 8), ge=1, le=9
        )
        subtraction: bool = knob("whether some words are subtracted", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        hidden = ("numbers",)

        words: tuple[str, ...]  # those on the left side, then the result
        signs: tuple[int, ...]  # 1 or -1 for each word, -1 for the result: the sum is 0
        numbers: tuple[int, ...]  # what the words stand for in the only solution

        @property
        def equation(self) -> str:
            terms = (f"{'+' if sign == 1 else '-'} {word}" for sign, word in zip(self.signs, self.words, strict=True))
            *left, result = terms
            return f"{' '.join(left).removeprefix('+ ')} = {result.removeprefix('- ')}"

        @property
        def letters(self) -> list[str]:
            return sorted(set("".join(self.words)))

    prompt = Prompt(
        en=r"""
        In this equation every letter stands for one digit from 0 to 9:

        {{ equation }}

        The same letter always stands for the same digit, and different letters stand for different digits.
        Each word is a number in decimal notation, and no word starts with 0. There is exactly one solution.
        Find the digit of every letter: {{ letters | join(", ") }}.
        """,
        zh=r"""
        在下面的等式中，每个字母代表 0 到 9 中的一个数字：

        {{ equation }}

        相同的字母代表相同的数字，不同的字母代表不同的数字。每个单词是一个十进制数，首位不能是 0。
        解是唯一的。求每个字母代表的数字：{{ letters | join("、") }}。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, int]]:
        signs = (1, *(rng.choice((1, -1)) if params.subtraction else 1 for _ in range(params.words - 1)), -1)
        for _ in range(100):
            numbers = _draw_numbers(params, signs, rng)
            letters = dict(zip("0123456789", rng.sample(ascii_uppercase, 10), strict=True))
            words = tuple("".join(letters[digit] for digit in str(number)) for number in numbers)
            solutions = _solutions(words, signs)
            solution = next(solutions)
            if next(solutions, None) is None:
                return self.Instance(words=words, signs=signs, numbers=numbers), solution
        raise task.Retry

    def key(self, instance: Instance) -> object:
        terms = list(zip(instance.signs, instance.numbers, strict=True))
        return sorted(sorted(number for sign, number in terms if sign == side) for side in (1, -1))

    def format(self, instance: Instance) -> Mapping[str, int]:
        letters = tuple(instance.letters)
        return Mapping(Word(letters), Integer(low=0, high=9), required=letters)

    def check(self, instance: Instance, answer: dict[str, int]) -> str:
        if len(set(answer.values())) < len(answer):
            return "two letters stand for the same digit"
        if any(answer[word[0]] == 0 for word in instance.words):
            return "a word starts with 0"
        numbers = [int("".join(str(answer[letter]) for letter in word)) for word in instance.words]
        rest = sum(sign * number for sign, number in zip(instance.signs, numbers, strict=True))
        return "the two sides are not equal" if rest else ""

    def solve(self, instance: Instance) -> dict[str, int]:
        return next(_solutions(instance.words, instance.signs))


def _draw_numbers(params: Cryptarithm.Params, signs: tuple[int, ...], rng: Random) -> tuple[int, ...]:
    """Draw the numbers of an equation in which as many different digits occur as letters are asked."""
    for _ in range(1000):
        digits = rng.sample("0123456789", params.letters)
        words = ["".join(rng.choices(digits, k=rng.randint(params.shortest, params.longest))) for _ in signs[:-1]]
        total = sum(sign * int(word) for sign, word in zip(signs, words, strict=False))
        words.append(str(total))
        if total > 0 and all(word[0] != "0" for word in words) and len(set("".join(words))) == params.letters:
            return tuple(map(int, words))
    raise task.Retry


def _solutions(words: tuple[str, ...], signs: tuple[int, ...]) -> Iterator[dict[str, int]]:
    """Search all solutions, the letters of greatest weight first, within what the other letters can still make up."""
    weights: dict[str, int] = {}
    for word, sign in zip(words, signs, strict=True):
        for place, letter in enumerate(reversed(word)):
            weights[letter] = weights.get(letter, 0) + sign * 10**place
    letters = sorted(weights, key=lambda letter: (-abs(weights[letter]), letter))
    slack = [9 * sum(abs(weights[letter]) for letter in letters[i:]) for i in range(len(letters) + 1)]
    initials = {word[0] for word in words}

    def search(placed: tuple[int, ...], total: int) -> Iterator[dict[str, int]]:
        if len(placed) == len(letters):
            yield dict(zip(letters, placed, strict=True))
            return
        letter, reach = letters[len(placed)], slack[len(placed) + 1]
        for digit in range(letter in initials, 10):
            value = total + weights[letter] * digit
            if abs(value) <= reach and digit not in placed:
                yield from search((*placed, digit), value)

    return search((), 0)
