"""Build the trie of some words with its failure links and count the occurrences of the words in a text.

Answer: the failure link of every state and the number of occurrences; unique.
Harder: more and longer words that share beginnings and ends, longer texts.
Skills: simulation, counting
Source: original; the automaton of Aho and Corasick.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import occurrences, random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence


class AhoCorasickAutomaton(Task["AhoCorasickAutomaton.Params", "AhoCorasickAutomaton.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        words: int = knob("the number of words", levels=(2, 3, 3, 4, 4, 5, 5, 6, 7, 8), ge=2, le=10)
        length: int = knob("the length of the longest words", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 7), ge=2, le=10)
        text: int = knob("the length of the text", levels=(8, 10, 14, 18, 24, 30, 38, 48, 60, 72), ge=6, le=120)
        letters: int = knob("the number of letters", levels=(2, 2, 2, 2, 2, 2, 2, 2, 3, 3), ge=2, le=4)

    class Instance(task.Instance):
        words: tuple[str, ...]
        text: str

    prompt = Prompt(
        en=r"""
        These words are inserted into a trie in this order: {{ words | comma }}. The root is state 0. A word begins at
        the root and follows its letters; where there is no arc for the next letter, a new state is made and gets the
        next number 1, 2, 3, ... So each state stands for the string of letters that leads to it.

        The failure link of a state is the state of the longest string that is in the trie and is an end of the state's
        string, shorter than it; it is 0 if only the empty string is.

        Give the failure links of the states 1, 2, 3, ... (fail) and how many occurrences the words have in the text
        {{ text }}, all words and overlapping occurrences counted (count).
        """,
        zh=r"""
        按次序把这些词插入一棵字典树（trie）：{{ words | join("、") }}。根是状态 0。每个词从根出发，沿着它的字母往下走；
        没有下一个字母的边时就新建一个状态，依次编号为 1、2、3、……。因此每个状态对应一个通向它的字母串。

        一个状态的失配指针指向这样的状态：它的字母串是该状态字母串的后缀，比后者短，且是树中这样的串里最长的；
        如果只有空串，就是 0。

        请给出状态 1、2、3、……的失配指针（fail），以及所有这些词在文本 {{ text }} 中出现的总次数，
        重叠的出现也都计入（count）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        return Record(fail=Sequence(Integer(low=0)), count=Integer(low=0))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        alphabet = "abcd"[: params.letters]
        words: list[str] = []
        for _ in range(40):
            word = random_text(rng, rng.randint(2, params.length), alphabet)
            if words and rng.random() < 0.5:  # begin as another word ends
                word = (rng.choice(words)[-2:] + word)[: params.length]
            if word not in words and len(words) < params.words:
                words.append(word)
        text = ""
        while len(text) < params.text:
            text += rng.choice(words)[: rng.randint(1, params.length)]
        instance = self.Instance(words=tuple(words), text=text[: params.text])
        answer = self.solve(instance)
        if len(words) < params.words or sum(map(bool, answer["fail"])) < params.words // 2 + 1:
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        seen: dict[str, int] = {}
        return [[seen.setdefault(letter, len(seen)) for letter in word] for word in (*instance.words, instance.text)]

    def solve(self, instance: Instance) -> dict[str, Any]:
        states = _states(instance)
        fail = [
            next(states[word[cut:]] for cut in range(1, len(word) + 1) if word[cut:] in states)
            for word in [*states][1:]
        ]
        return {"fail": tuple(fail), "count": sum(len(occurrences(instance.text, word)) for word in instance.words)}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        states = _states(instance)
        lines = [f"{number} {word}" for word, number in states.items() if word]
        for place, word in enumerate([*states][1:]):
            ends = [word[cut:] for cut in range(1, len(word) + 1)]
            found = next(at for at, end in enumerate(ends) if end in states)
            tried = [f"{end} ✗" for end in ends[:found]]
            lines[place] += f": {', '.join([*tried, f'{ends[found]} {states[ends[found]]}'.strip()])}"
        count, so_far = 0, ""
        for letter in instance.text:
            so_far = next(end for cut in range(len(so_far) + 2) if (end := (so_far + letter)[cut:]) in states)
            ends = [word for word in instance.words if so_far.endswith(word)]
            count += len(ends)
            lines.append(f"{letter} {states[so_far]}" + (f": {', '.join(ends)}, {count}" if ends else ""))
        return "\n".join(lines)


def _states(instance: AhoCorasickAutomaton.Instance) -> dict[str, int]:
    """Number the beginnings of words in the order in which they are met."""
    states = {"": 0}
    for word in instance.words:
        for size in range(1, len(word) + 1):
            states.setdefault(word[:size], len(states))
    return states
