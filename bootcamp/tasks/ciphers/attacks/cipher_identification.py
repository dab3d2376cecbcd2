"""Match encryptions of a known text to systems with keys, and encrypt another word with one of them.

Answer: the system of each cipher text, and a word; unique.
Harder: more cipher texts, systems that do not occur, several keys of one kind.
Skills: deduction, simulation
Source: original; W. F. Friedman, Military cryptanalysis, 1938.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.text import UPPER
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.ciphers._texts import plain_text
from bootcamp.tasks.ciphers.attacks._systems import SYSTEMS, rules
from bootcamp.verifiers import Choice, Format, Record, Sequence, Text


class CipherIdentification(Task["CipherIdentification.Params", "CipherIdentification.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        texts: int = knob("how many cipher texts there are", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 7), ge=1, le=10)
        decoys: int = knob("systems that do not occur", levels=(0, 1, 1, 2, 2, 3, 3, 4, 5, 6), ge=0, le=12)
        kinds: int = knob("how many kinds of systems there are", levels=(2, 3, 3, 4, 5, 5, 6, 7, 8, 8), ge=1, le=8)
        letters: int = knob("the fewest letters of the text", levels=(6, 8, 9, 10, 12, 14, 16, 18, 22, 26), ge=5, le=80)

    class Instance(task.Instance):
        kinds: tuple[str, ...]
        systems: tuple[tuple[str, str], ...]  # kind and key
        plain: str
        texts: tuple[str, ...]
        asked: int  # the number of a cipher text, from 1
        word: str

        @property
        def described(self) -> dict[str, list[str]]:
            return {language: rules(self.kinds, language) for language in ("en", "zh")}

        @property
        def listed(self) -> dict[str, list[str]]:
            names = ((SYSTEMS[kind], key) for kind, key in self.systems)
            pairs = [(f"{one.en}, key {key}", f"{one.zh}，密钥 {key}") for one, key in names]
            return {"en": [en for en, _ in pairs], "zh": [zh for _, zh in pairs]}

    prompt = Prompt(
        en=r"""
        These are the kinds of systems by which texts of letters are encrypted:

        {{ described[language] | bullets }}

        Each of the cipher texts below was made from the same plain text {{ plain }} by a different one of these
        systems:

        {{ listed[language] | lettered }}

        The cipher texts are:

        {{ texts | numbered }}

        Give "systems" (the letters of the systems, in the order of the cipher texts) and "word" (the word {{ word }},
        encrypted by the system and key of cipher text {{ asked }}).
        """,
        zh=r"""
        对字母文本加密的系统有以下几类：

        {{ described[language] | bullets }}

        下面的各段密文都由同一段明文 {{ plain }} 得到，使用的是下列系统中互不相同的几个：

        {{ listed[language] | lettered }}

        密文为：

        {{ texts | numbered }}

        请给出 "systems"（按密文的顺序写出所用系统的字母）和 "word"（用第 {{ asked }} 段密文的系统和密钥对单词
        {{ word }} 加密的结果）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        letters = Choice(tuple(UPPER[: len(instance.systems)]))
        return Record(
            systems=Sequence(letters, length=len(instance.texts)), word=Text(UPPER, length=len(instance.word))
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        kinds = tuple(rng.sample(list(SYSTEMS), params.kinds))
        plain = plain_text(rng, params.letters, 4, 7).replace(" ", "")
        count = params.texts + params.decoys
        drawn = [*kinds, *rng.choices(kinds, k=max(0, count - len(kinds)))][:count]
        rng.shuffle(drawn)
        systems = tuple((kind, SYSTEMS[kind].draw(rng)) for kind in drawn)
        made = [SYSTEMS[kind].encrypt(plain, key) for kind, key in systems]
        word = words.draw(rng, 1, 5, 8)[0].upper()
        asked = rng.randint(1, params.texts)
        chosen = rng.sample(range(count), params.texts)
        instance = self.Instance(
            kinds=tuple(kind for kind in SYSTEMS if kind in drawn),
            systems=systems,
            plain=plain,
            texts=tuple(made[i] for i in chosen),
            asked=asked,
            word=word,
        )
        if len({*made, plain}) <= count or word == SYSTEMS[drawn[chosen[asked - 1]]].encrypt(
            word, systems[chosen[asked - 1]][1]
        ):
            raise task.Retry
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> dict[str, Any]:
        made = [SYSTEMS[kind].encrypt(instance.plain, key) for kind, key in instance.systems]
        places = [made.index(text) for text in instance.texts]
        kind, key = instance.systems[places[instance.asked - 1]]
        word = SYSTEMS[kind].encrypt(instance.word, key)
        return {"systems": tuple(UPPER[place] for place in places), "word": word}

    def key(self, instance: Instance) -> object:
        return [sorted(instance.systems), instance.plain, sorted(instance.texts), instance.word]
