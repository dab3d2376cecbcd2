"""Carry out numbered edits of the words of a text, each on the result of the one before.

Answer: the final text; it is unique.
Harder: longer texts, more edits, more kinds of edits, edits whose effect depends on what earlier ones moved.
Skills: instructions, simulation
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import word_edits, words
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text


class StepwiseTextEdits(Task["StepwiseTextEdits.Params", "StepwiseTextEdits.Instance", str]):
    version = 1

    class Params(task.Params):
        words: int = knob("the number of words", levels=(5, 6, 8, 9, 10, 11, 12, 14, 16, 18), ge=4, le=60)
        edits: int = knob("the number of edits", levels=(2, 3, 4, 5, 6, 8, 10, 12, 14, 17), ge=1, le=30)
        kinds: int = knob("the kinds of edits", levels=(4, 5, 6, 7, 8, 9, 10, 12, 14, 16), ge=2, le=16)

    class Instance(task.Instance):
        text: tuple[str, ...]
        edits: tuple[word_edits.Edit, ...]

        def told(self, language: str) -> list[str]:
            return [word_edits.told(edit, language) for edit in self.edits]

    answer = Text()
    prompt = Prompt(
        en=r"""
        This is a text of words that are parted by single blanks:

        {{ text | join(" ") }}

        Carry out these edits in this order, each on the result of the one before. Words and letters are counted from 1,
        from the left. Whatever an edit does not name stays as it is, in its order.

        {{ told(language) | numbered }}

        What is the final text?
        """,
        zh=r"""
        下面是由单个空格隔开的若干单词组成的文本：

        {{ text | join(" ") }}

        请依次进行下列编辑，每一步都在上一步的结果上进行。单词和字母都从左边由 1 数起。
        编辑没有提到的部分保持不变，次序也不变。

        {{ told(language) | numbered }}

        最后的文本是什么？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        text = words.draw(rng, params.words, 3, 8)
        kinds = rng.sample(word_edits.KINDS, params.kinds)
        edits = list[word_edits.Edit]()
        now = text
        for _ in range(20 * params.edits):
            if len(edits) == params.edits:
                break
            last = edits[-1][0] if edits else ""
            edit = word_edits.draw(rng, rng.choice([kind for kind in kinds if kind != last]), now)
            after = word_edits.applied(edit, now)
            letters = sum(map(len, after))
            if (
                after == now
                or not max(3, params.words - 3) <= len(after) <= params.words + 4
                or letters > 8 * params.words
            ):
                continue
            edits.append(edit)
            now = after
        instance = self.Instance(text=text, edits=tuple(edits))
        skipping = [word_edits.all_applied((*edits[:i], *edits[i + 1 :]), text) for i in range(len(edits))]
        if len(edits) < params.edits or now in skipping or now == text or max(map(len, now)) > 14:
            raise task.Retry
        return instance, " ".join(now)

    def solve(self, instance: Instance) -> str:
        return " ".join(word_edits.all_applied(instance.edits, instance.text))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, text = [], instance.text
        for number, edit in enumerate(instance.edits, start=1):
            text = word_edits.applied(edit, text)
            lines.append(f"{number}. {' '.join(text)}")
        return "\n".join(lines)
