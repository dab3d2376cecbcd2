"""Run a Markov algorithm: rules in order, the first that fits, at its leftmost place.

Answer: the last string and the number of steps made.
Harder: more rules and steps, longer strings, rules that stop the run.
Skills: simulation
Source: original; A. A. Markov, The theory of algorithms, 1951.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Text

Rule = tuple[str, str, bool]
"""What is replaced, by what, and whether the run stops after it."""

_LONGEST = 40
_DRAWS = 400


class MarkovAlgorithmRun(Task["MarkovAlgorithmRun.Params", "MarkovAlgorithmRun.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        rules: int = knob("how many rules there are", levels=(2, 3, 3, 4, 4, 5, 6, 7, 8, 9), ge=2, le=12)
        letters: int = knob("how many letters there are", levels=(2, 3, 3, 3, 3, 3, 4, 4, 4, 4), ge=2, le=5)
        length: int = knob("how long the string is at first", levels=(5, 6, 7, 8, 9, 10, 10, 11, 12, 12), ge=3, le=30)
        steps: int = knob("how many steps are made at most", levels=(4, 6, 8, 10, 13, 17, 22, 28, 36, 48), ge=2, le=200)
        least: int = knob("how many steps are made at least", levels=(3, 4, 6, 8, 10, 13, 17, 22, 28, 38), ge=2, le=200)

    class Instance(task.Instance):
        alphabet: str
        rules: tuple[Rule, ...]
        start: str
        steps: int

        @property
        def shown(self) -> list[str]:
            return [f"{left} →{'.' if last else ''} {right or '-'}" for left, right, last in self.rules]

        @property
        def stops(self) -> bool:
            return any(last for _, _, last in self.rules)

        @property
        def erases(self) -> bool:
            return any(not right for _, right, _ in self.rules)

    prompt = Prompt(
        en=r"""
        These rules rewrite a string; their order matters:

        {{ shown | numbered }}

        In each step the first rule of the list whose left side occurs in the string is used: the leftmost occurrence of
        its left side is replaced by its right side.
        {% if erases %}
        The sign - stands for nothing: the occurrence is deleted.
        {% endif %}
        {% if stops %}
        After a rule with a dot behind its arrow (→.) has been used, the run is over.
        {% endif %}
        The run is {{ "also " if stops }}over as soon as no left side occurs, and at the latest after {{ steps }} steps.

        It starts with {{ start }}. Give "word", the string at the end, and "steps", the number of steps made.
        """,
        zh=r"""
        下面的规则用来改写一个字符串，规则的先后次序是重要的：

        {{ shown | numbered }}

        每一步使用列表中第一条左部在字符串中出现的规则：把它的左部在最左边的一次出现替换为它的右部。
        {% if erases %}
        符号 - 表示空：把这次出现删去。
        {% endif %}
        {% if stops %}
        使用了箭头后带点（→.）的规则之后，运行结束。
        {% endif %}
        没有任何左部出现时，或者已经进行了 {{ steps }} 步时，运行{{ "也" if stops }}结束。

        从 {{ start }} 开始。给出 "word"：最后的字符串；以及 "steps"：进行的步数。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        return Record(word=Text(alphabet=instance.alphabet, empty="empty"), steps=Integer(low=0, high=instance.steps))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        alphabet = "abcde"[: params.letters]
        for _ in range(_DRAWS):
            rules = tuple(_rule(rng, alphabet) for _ in range(params.rules))
            start = "".join(rng.choices(alphabet, k=params.length))
            instance = self.Instance(alphabet=alphabet, rules=rules, start=start, steps=params.steps)
            run = list(_run(instance))
            words, used = [word for word, _ in run], {rule for _, rule in run} - {-1}
            if len(run) <= params.least or len(used) < max(2, params.rules - 1 - params.rules // 4):
                continue
            if max(map(len, words)) <= _LONGEST and len(words[-1]) > 2 and len(set(words)) == len(words):
                return instance, {"word": words[-1], "steps": len(run) - 1}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.rules, instance.start, instance.steps]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return "\n".join(f"{step}. {word}" for step, (word, _) in enumerate(_run(instance)))


def _rule(rng: Random, alphabet: str) -> Rule:
    """Draw a rule that changes what it replaces."""
    left = "".join(rng.choices(alphabet, k=rng.choice((1, 2, 2, 2, 3))))
    right = left
    while right == left:
        right = "".join(rng.choices(alphabet, k=max(0, len(left) + rng.choice((-1, -1, 0, 0, 0, 1)))))
    return left, right, rng.random() < 0.1


def _run(instance: MarkovAlgorithmRun.Instance) -> Iterator[tuple[str, int]]:
    """Give the string at the start and after each step, with the number of the rule that was used, -1 at the start."""
    word = instance.start
    yield word, -1
    for _ in range(instance.steps):
        number = next((i for i, (left, _, _) in enumerate(instance.rules) if left in word), None)
        if number is None:
            return
        left, right, last = instance.rules[number]
        word = word.replace(left, right, 1)
        yield word, number
        if last:
            return
