"""Give the prefix function of a pattern and count the comparisons of the Knuth-Morris-Pratt search for it.

Answer: the list of border lengths and the number of comparisons; unique.
Harder: longer patterns and texts with longer borders.
Skills: simulation, counting
Source: original; the algorithm is in every text on string matching.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import prefix_function, repetitive_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence


class KmpFailureFunction(Task["KmpFailureFunction.Params", "KmpFailureFunction.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        pattern: int = knob("the length of the pattern", levels=(4, 5, 6, 7, 9, 11, 14, 17, 20, 24), ge=3, le=40)
        text: int = knob("the length of the text", levels=(8, 10, 14, 18, 24, 30, 38, 46, 56, 70), ge=6, le=120)
        letters: int = knob("the number of letters", levels=(3, 3, 3, 3, 2, 2, 3, 3, 3, 3), ge=2, le=4)

    class Instance(task.Instance):
        pattern: str
        text: str

    prompt = Prompt(
        en=r"""
        The pattern is {{ pattern }}, of length m = {{ pattern | length }}, and the text is {{ text }}.

        A border of a string is a string, shorter than it, that is both a beginning and an end of it; the empty string
        counts. Let pi[i], for i from 1 to m, be the length of the longest border of the first i letters of the pattern.
        All places where the pattern occurs in the text are searched for like this, where pattern[1] is the first letter
        of the pattern:

        1. Set k = 0 and begin with the first letter x of the text.
        2. If k < m, compare pattern[k + 1] with x. If they are equal, add 1 to k and go to step 4.
        3. If k > 0, set k = pi[k] and go back to step 2.
        4. If there is a next letter of the text, let it be x and go to step 2, else stop.

        Give pi[1], ..., pi[m] (pi) and how often step 2 compares two letters (comparisons).
        """,
        zh=r"""
        模式串为 {{ pattern }}，长度 m = {{ pattern | length }}；文本为 {{ text }}。

        一个字符串的边界是比它短的、既是它的前缀又是它的后缀的字符串，空串也算。对 i = 1, ..., m，
        设 pi[i] 为模式串前 i 个字符的最长边界的长度。用下面的方法在文本中查找模式串出现的所有位置，
        其中 pattern[1] 是模式串的第一个字符：

        1. 令 k = 0，从文本的第一个字符 x 开始。
        2. 如果 k < m，就比较 pattern[k + 1] 与 x。如果相等，k 加 1，转到第 4 步。
        3. 如果 k > 0，就令 k = pi[k]，回到第 2 步。
        4. 如果文本还有下一个字符，就令 x 为它，转到第 2 步；否则停止。

        请给出 pi[1], ..., pi[m]（pi），以及第 2 步比较两个字符的次数（comparisons）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        return Record(pi=Sequence(Integer(low=0), length=len(instance.pattern)), comparisons=Integer(low=0))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        alphabet = "abcd"[: params.letters]
        pattern = repetitive_text(rng, params.pattern, alphabet)
        text = ""
        while len(text) < params.text:  # beginnings of the pattern, the whole of it now and then
            size = params.pattern if rng.random() < 0.25 else rng.randint(1, params.pattern)
            text += pattern[:size] + (rng.choice(alphabet) if rng.random() < 0.4 else "")
        instance = self.Instance(pattern=pattern, text=text[: params.text])
        answer = self.solve(instance)
        if sum(answer["pi"]) < params.pattern // 3 or answer["comparisons"] <= params.text:
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        seen: dict[str, int] = {}
        return [[seen.setdefault(letter, len(seen)) for letter in word] for word in (instance.pattern, instance.text)]

    def solve(self, instance: Instance) -> dict[str, Any]:
        count = sum(len(places) for _, places, _ in _search(instance))
        return {"pi": tuple(prefix_function(instance.pattern)), "comparisons": count}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        pattern, count = instance.pattern, 0
        lines = [f"{pattern[:size]}: {length}" for size, length in enumerate(prefix_function(pattern), start=1)]
        for letter, places, k in _search(instance):
            compared = [f"{pattern[place]} {'=' if pattern[place] == letter else '≠'} {letter}" for place in places]
            count += len(places)
            lines.append(f"{', '.join(compared)}: k = {k}, {count}")
        return "\n".join(lines)


def _search(instance: KmpFailureFunction.Instance) -> Iterator[tuple[str, list[int], int]]:
    """Give each letter of the text, the places of the pattern, from 0, that it is compared with, and k after that."""
    pattern, k = instance.pattern, 0
    pi = prefix_function(pattern)
    for letter in instance.text:
        places = list[int]()
        while True:
            places += [k] if k < len(pattern) else []
            if k < len(pattern) and pattern[k] == letter:
                k += 1
                break
            if not k:
                break
            k = pi[k - 1]
        yield letter, places, k
