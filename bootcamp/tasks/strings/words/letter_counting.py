"""Count letters in a text, in words or at places that meet stated conditions.

Answer: one integer, a count or the difference of two counts; it is unique.
Harder: longer texts with similar words, more letters, more conditions, two counts instead of one.
Skills: counting, instructions
Source: original; counting letters is a known weakness of language models that read tokens.
"""

from __future__ import annotations

from bisect import bisect_left
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.prompts import listed
from bootcamp.lib.text import only_letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

Condition = tuple[str, str]
"""A key of `_CONDITIONS` and the capital letter or the number in it."""

Count = tuple[str, tuple[Condition, ...], int]
"""Capital letters, conditions on words, and the divisor of the places in the text."""

_CONDITIONS = {
    "begin": ("begin with {}", "以 {} 开头"),
    "end": ("end with {}", "以 {} 结尾"),
    "contain": ("contain {}", "含有 {} "),
    "lack": ("do not contain {}", "不含 {} "),
    "longer": ("have more than {} letters", "字母多于 {} 个"),
    "even": ("have an even number of letters", "字母个数为偶数"),
    "odd": ("have an odd number of letters", "字母个数为奇数"),
}


class LetterCounting(Task["LetterCounting.Params", "LetterCounting.Instance", int]):
    version = 1

    class Params(task.Params):
        words: int = knob("how many words the text has", levels=(1, 4, 12, 18, 26, 28, 32, 38, 48, 60), ge=1, le=100)
        letters: int = knob("how many letters are counted together", levels=(1, 1, 3, 4, 5, 5, 5, 5, 6, 6), ge=1, le=6)
        conditions: int = knob(
            "how many conditions a counted letter has to meet", levels=(0, 0, 1, 1, 2, 2, 2, 3, 3, 3), ge=0, le=3
        )
        similar: bool = knob(
            "whether the text holds words of one length that begin alike", levels=(False,) * 4 + (True,) * 6
        )
        difference: bool = knob("whether the difference of two counts is asked", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        text: str
        counts: tuple[Count, ...]

        @property
        def phrases(self) -> list[str]:
            return [phrase(*count) for count in self.counts]

        @property
        def zh_phrases(self) -> list[str]:
            return [zh_phrase(*count) for count in self.counts]

        @property
        def by_place(self) -> bool:
            return any(divisor > 1 for _, _, divisor in self.counts)

    answer = Integer()
    prompt = Prompt(
        en=r"""
        {{ text }}

        Capital and small letters count as the same.
        {%- if by_place %} The letters of the text are numbered from 1, spaces not counted.{% endif %}

        {% if counts | length > 1 %}
        Find two counts:

        {{ phrases | numbered }}

        What is the first count minus the second?
        {%- else %}
        Find {{ phrases[0] }}.
        {%- endif %}
        """,
        zh=r"""
        {{ text }}

        不区分大小写。
        {%- if by_place %}文本中的字母从 1 开始编号，空格不计。{% endif %}

        {% if counts | length > 1 %}
        求下面两个数：

        {{ zh_phrases | numbered }}

        第一个数减去第二个数等于多少？
        {%- else %}
        求{{ zh_phrases[0] }}。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        drawn: list[str] = list(words.draw(rng, params.words, 6 if params.words == 1 else 4, 9))
        if params.similar:
            drawn += [other for word in drawn[::2] for other in _similar(word)[:1]]
            drawn = rng.sample(drawn, params.words)
        text = " ".join(word.capitalize() if rng.random() < 0.3 else word for word in drawn)
        counts = tuple(_draw_count(params, text, rng) for _ in range(1 + params.difference))
        instance = self.Instance(text=text, counts=counts)
        if any(occurrences(text, *count) == 0 for count in counts) or len(set(counts)) < len(counts):
            raise task.Retry
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> int:
        first, *second = (occurrences(instance.text, *count) for count in instance.counts)
        return first - sum(second)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, totals = list[str](), list[int]()
        for letters, conditions, divisor in instance.counts:
            total = place = 0
            for word in instance.text.upper().split():
                spelled = [
                    f"{letter}{at}" if divisor > 1 else letter for at, letter in enumerate(word, start=place + 1)
                ]
                kept = range(len(word)) if all(_holds(word, *one) for one in conditions) else range(0)
                counted = [spelled[at] for at in kept if word[at] in letters and (place + at + 1) % divisor == 0]
                told = f"{' '.join(spelled)} ({len(word)}){'' if kept else ' x'}: {' '.join(counted) or '-'}"
                lines.append(f"{told}; {total}+{len(counted)}={total + len(counted)}")
                total, place = total + len(counted), place + len(word)
            totals.append(total)
        return "\n".join([*lines, " - ".join(map(str, totals)) + f" = {self.solve(instance)}" * bool(totals[1:])])


def _similar(word: str) -> list[str]:
    """List other words of this length with the same three letters in front."""
    alike = words.of_length(len(word))
    low, high = bisect_left(alike, word[:3]), bisect_left(alike, word[:3] + "~")
    return [other for other in alike[low:high] if other != word]


def _draw_count(params: LetterCounting.Params, text: str, rng: Random) -> Count:
    """Draw letters that occur, and conditions that part the words; a condition on places may stand for one of them."""
    occurring = sorted(set(only_letters(text)))
    letters = "".join(sorted(rng.sample(occurring, min(params.letters, len(occurring)))))
    by_place = params.conditions > 0 and rng.random() < 0.4
    kinds = rng.sample(["begin", "end", "contain", "lack", "longer", "parity"], params.conditions - by_place)
    conditions: list[Condition] = []
    for kind in kinds:
        part = {"longer": rng.choice("456"), "parity": ""}.get(kind, rng.choice(occurring))
        conditions.append((rng.choice(("even", "odd")) if kind == "parity" else kind, part))
    return letters, tuple(conditions), rng.randint(2, 5) if by_place else 1


def occurrences(text: str, letters: str, conditions: tuple[Condition, ...], divisor: int) -> int:
    """Count letters, case ignored, in words that meet all conditions, at places (from 1) divisible by a number.

    >>> occurrences("Anna sang", "AS", (("end", "G"),), 1), occurrences("Anna sang", "AS", (), 2)
    (2, 2)
    """
    found, place = 0, 0
    for word in text.upper().split():
        fits = all(_holds(word, kind, part) for kind, part in conditions)
        for letter in word:
            place += 1
            found += fits and letter in letters and place % divisor == 0
    return found


def _holds(word: str, kind: str, part: str) -> bool:
    if kind in ("begin", "end"):
        return word[0 if kind == "begin" else -1] == part
    if kind in ("contain", "lack"):
        return (part in word) == (kind == "contain")
    return len(word) > int(part) if kind == "longer" else len(word) % 2 == (kind == "odd")


def phrase(letters: str, conditions: tuple[Condition, ...], divisor: int) -> str:
    """Say what is counted."""
    what = f"letter {letters}" if len(letters) == 1 else f"letters {listed(letters)} together"
    number = f"the number of occurrences of the {what}"
    if conditions:
        number += f" in words that {listed(_CONDITIONS[kind][0].format(part) for kind, part in conditions)}"
    return number + (f", only at places whose number is divisible by {divisor}" if divisor > 1 else "")


def zh_phrase(letters: str, conditions: tuple[Condition, ...], divisor: int) -> str:
    """Say in Chinese what is counted."""
    where = "且".join(_CONDITIONS[kind][1].format(part) for kind, part in conditions)
    where = f"{where}的单词中" if where else ""
    where += f"编号能被 {divisor} 整除的位置上" if divisor > 1 else ""
    count = f"字母 {'、'.join(letters)} {'一共' if len(letters) > 1 else ''}出现的次数"
    return f"在{where}，{count}" if where else count
