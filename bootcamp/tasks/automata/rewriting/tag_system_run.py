"""Run a tag system or a cyclic tag system.

Answer: the last word and the number of steps made.
Harder: more steps and letters, longer words to append, cyclic systems, whose words to append take turns.
Skills: simulation
Source: original; E. L. Post, Formal reductions of the general combinatorial decision problem, 1943; M. Cook, 2004.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Text

_LONGEST = 40
_DRAWS = 200


class TagSystemRun(Task["TagSystemRun.Params", "TagSystemRun.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        steps: int = knob(
            "how many steps are made at most", levels=(5, 7, 10, 13, 16, 20, 28, 40, 60, 90), ge=2, le=400
        )
        letters: int = knob("how many letters there are", levels=(3, 3, 4, 4, 4, 4, 4, 5, 5, 5), ge=2, le=5)
        dropped: int = knob("the most letters dropped in a step", levels=(2, 2, 2, 3, 3, 3, 3, 4, 4, 4), ge=1, le=5)
        cyclic: bool = knob("whether it may be a cyclic system", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        start: str
        dropped: int  # 0 in a cyclic system
        words: tuple[str, ...]  # by letter a, b, c, ..., or in turn
        steps: int

        @property
        def rules(self) -> list[tuple[str, str]]:
            return [(letter, word or "-") for letter, word in zip("abcde", self.words, strict=False)]

        @property
        def turns(self) -> list[str]:
            return [word or "-" for word in self.words]

    prompt = Prompt(
        en=r"""
        {% if dropped %}
        A tag system rewrites a word. In each step it looks at the first letter of the word, appends the word that
        belongs to this letter at the end, and drops the first {{ dropped }} letters (of the whole word). It halts when
        fewer than {{ dropped }} letters are left.

        {% for letter, word in rules %}
        {{ letter }}: {{ word }}
        {% endfor %}
        {% else %}
        A cyclic tag system rewrites a word of the letters 0 and 1. In each step it drops the first letter of the word;
        if that letter was 1, it appends the next word of the list below at the end. In step 1 the next word is number
        1, in step 2 it is number 2 and so on, and after the last one comes number 1 again, whether a word is appended
        or not. It halts when the word is empty.

        {{ turns | numbered }}
        {% endif %}

        {{ "The sign - stands for the empty word. " if "-" in turns }}It starts with the word {{ start }} and runs for
        {{ steps }} steps, or until it halts if that comes first. Give "word", the word that is there at the end, and
        "steps", the number of steps made.
        """,
        zh=r"""
        {% if dropped %}
        一个标签系统不断改写一个单词。每一步它看单词的第一个字母，把该字母对应的词接到单词末尾，
        再去掉整个单词最前面的 {{ dropped }} 个字母。剩下的字母少于 {{ dropped }} 个时停机。

        {% for letter, word in rules %}
        {{ letter }}：{{ word }}
        {% endfor %}
        {% else %}
        一个循环标签系统不断改写一个由字母 0 和 1 组成的单词。每一步它去掉单词的第一个字母；如果这个字母是 1，
        就把下面列表中轮到的词接到单词末尾。第 1 步轮到第 1 个词，第 2 步轮到第 2 个词，依此类推，
        最后一个之后又轮到第 1 个，不论这一步是否接上了词。单词为空时停机。

        {{ turns | numbered }}
        {% endif %}

        {{ "符号 - 表示空词。" if "-" in turns }}它从单词 {{ start }} 开始，运行 {{ steps }} 步；
        如果提前停机，就运行到停机为止。
        给出 "word"：最后的单词；以及 "steps"：实际运行的步数。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        alphabet = "abcde"[: len(instance.words)] if instance.dropped else "01"
        return Record(word=Text(alphabet=alphabet, empty="empty"), steps=Integer(low=0))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        for _ in range(_DRAWS):
            cyclic = params.cyclic and rng.random() < 0.4
            dropped = 0 if cyclic else rng.randint(min(2, params.dropped), params.dropped)
            alphabet = "01" if cyclic else "abcde"[: params.letters]
            lengths = range(5 if cyclic else 2 * dropped)
            words = tuple("".join(rng.choices(alphabet, k=rng.choice(lengths))) for _ in range(params.letters))
            start = "".join(rng.choices(alphabet, k=rng.randint(max(5, dropped + 1), 9)))
            instance = self.Instance(start=start, dropped=dropped, words=words, steps=params.steps)
            run = list(_run(instance))
            enough = len(run) > params.steps * (3 / 4) and any(words)
            halted = len(run) <= params.steps
            if enough and max(map(len, run)) <= _LONGEST and (rng.random() < 0.05 if halted else len(run[-1]) > 5):
                return instance, {"word": run[-1], "steps": len(run) - 1}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.start, instance.dropped, instance.words, instance.steps]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return "\n".join(f"{step}. {word or '-'}" for step, word in enumerate(_run(instance)))


def _run(instance: TagSystemRun.Instance) -> Iterator[str]:
    """Give the word at the start and after each step."""
    word, dropped = instance.start, instance.dropped
    yield word
    for step in range(instance.steps):
        if len(word) < max(1, dropped):
            return
        if dropped:
            word = (word + instance.words["abcde".index(word[0])])[dropped:]
        else:
            word = word[1:] + (instance.words[step % len(instance.words)] if word[0] == "1" else "")
        yield word
