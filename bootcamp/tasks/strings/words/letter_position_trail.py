"""Follow instructions that each pick one letter of a numbered word, some by letters picked before.

Answer: the letters in order; unique.
Harder: more instructions of more kinds, words and places that depend on earlier letters.
Skills: instructions, simulation
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.prompts import ordinal
from bootcamp.lib.text import LOWER, VOWELS, place
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text

Pick = tuple[str, int, int, bool]
"""A kind from _SAID, the word or the earlier pick that tells it, a number, and whether an earlier pick tells the
word."""

_SAID = {
    "left": ("the {nth} letter of {word}", "{word}从左边数起的第 {n} 个字母"),
    "right": ("the {nth} letter of {word}, counted from its end", "{word}从右边数起的第 {n} 个字母"),
    "consonant": (
        "the {nth} letter of what is left of {word} without its vowels",
        "{word}去掉元音字母后剩下的字母中的第 {n} 个",
    ),
    "sorted": (
        "the {nth} letter of {word} after its letters are sorted from a to z",
        "把{word}的字母从 a 到 z 排序后的第 {n} 个字母",
    ),
    "vowel": (
        "the first vowel of {word} at or after place {n}; at the end of the word one goes on at its beginning",
        "{word}中从第 {n} 个字母起（含这个字母）遇到的第一个元音字母；到词尾后从词首继续",
    ),
    "place": (
        "the letter of {word} at place (a mod m) + 1, where a is the alphabet place of letter {n} of the answer and m "
        "is the number of letters of the word",
        "{word}中位于第 (a mod m) + 1 个位置的字母，其中 a 是答案中第 {n} 个字母在字母表中的序号，m 是该单词的字母数",
    ),
}


class LetterPositionTrail(Task["LetterPositionTrail.Params", "LetterPositionTrail.Instance", str]):
    version = 1

    class Params(task.Params):
        words: int = knob("the number of words", levels=(3, 3, 4, 5, 5, 6, 7, 8, 9, 10), ge=2, le=16)
        picks: int = knob("the number of letters picked", levels=(3, 3, 4, 5, 6, 7, 8, 10, 12, 14), ge=2, le=20)
        longest: int = knob("the most letters of a word", levels=(5, 6, 6, 7, 7, 8, 8, 9, 9, 9), ge=4, le=9)
        kinds: int = knob("the kinds of instructions", levels=(2, 2, 3, 4, 5, 5, 6, 6, 6, 6), ge=1, le=6)
        led: int = knob(
            "what percentage depend on earlier letters", levels=(0,) * 4 + (20, 30, 40, 50, 60, 70), ge=0, le=90
        )

    class Instance(task.Instance):
        words: tuple[str, ...]
        picks: tuple[Pick, ...]

        @property
        def led(self) -> bool:
            return any(led or kind == "place" for kind, _, _, led in self.picks)

        def said(self, language: str) -> list[str]:
            return [_said(pick, language, len(self.words)) for pick in self.picks]

    prompt = Prompt(
        en=r"""
        Words:

        {{ words | numbered }}

        Each of these instructions picks one letter. Letters and places are counted from 1 at the left if nothing else
        is said; the vowels are a, e, i, o, u.
        {%- if led %} The alphabet place of a letter is 1 for a to 26 for z, and x mod y is the remainder of x divided
        by y.{% endif +%}

        {{ said(language) | numbered }}

        Give the {{ picks | length }} letters in order as one string.
        """,
        zh=r"""
        单词：

        {{ words | numbered }}

        下面每条指令取出一个字母。没有另外说明时，字母和位置都从左边起由 1 开始计数；元音字母是 a、e、i、o、u。
        {%- if led %}字母在字母表中的序号从 a 为 1 到 z 为 26；x mod y 是 x 除以 y 的余数。{% endif +%}

        {{ said(language) | numbered }}

        请把这 {{ picks | length }} 个字母按顺序写成一个字符串。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet=LOWER, length=len(instance.picks))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        listed = words.draw(rng, params.words, params.longest - 2, params.longest)
        picks: list[Pick] = []
        letters = ""
        for number in range(1, params.picks + 1):
            kinds = list(_SAID)[: params.kinds if letters else min(params.kinds, 5)]
            kind = rng.choice([one for one in kinds if not picks or one != picks[-1][0]] or kinds)
            led = number > 1 and rng.randrange(100) < params.led
            recent = rng.randint(max(1, number - 3), number - 1) if number > 1 else 0
            which = rng.choice([number - 1, recent]) if led else rng.randint(1, len(listed))
            pick = kind, which, recent if kind == "place" else rng.randint(2, params.longest), led
            letters += _picked(listed, pick, letters)
            picks.append(pick)
        if len(set(letters)) < min(3, len(letters)):
            raise task.Retry
        return self.Instance(words=listed, picks=tuple(picks)), letters

    def solve(self, instance: Instance) -> str:
        letters = ""
        for pick in instance.picks:
            letters += _picked(instance.words, pick, letters)
        return letters

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, letters = list[str](), ""
        for number, pick in enumerate(instance.picks, start=1):
            kind, which, nth, led = pick
            told, word = f"{number}. ", instance.words[0 if led else which - 1]
            if led:
                at = place(letters[which - 1])
                word = instance.words[at % len(instance.words)]
                told += f"{letters[which - 1]} = {at}, {at} mod {len(instance.words)} + 1 = "
                told += f"{at % len(instance.words) + 1}; "
            if kind == "place":
                at = place(letters[nth - 1])
                told += f"{letters[nth - 1]} = {at}, {at} mod {len(word)} + 1 = {at % len(word) + 1}; "
            forms = {"right": word[::-1], "consonant": _consonants(word), "sorted": words.signature(word)}
            letters += _picked(instance.words, pick, letters)
            told += " ".join(f"{letter}{at}" for at, letter in enumerate(forms.get(kind, word), start=1))
            lines.append(f"{told}: {letters[-1]}")
        name = {"en": "letters: ", "zh": "字母："}[language]
        return "\n".join([*lines, f"{name}{letters}"])


def _consonants(word: str) -> str:
    return "".join(letter for letter in word if letter not in VOWELS)


def _picked(listed: tuple[str, ...], pick: Pick, letters: str) -> str:
    kind, which, number, led = pick
    word = listed[place(letters[which - 1]) % len(listed) if led else which - 1]
    if kind == "place":
        return word[place(letters[number - 1]) % len(word)]
    if kind == "consonant":
        word = _consonants(word)
    if kind == "sorted":
        word = words.signature(word)
    if number > len(word):
        raise task.Retry
    if kind == "right":
        return word[-number]
    if kind == "vowel":
        found = [letter for letter in word[number - 1 :] + word[: number - 1] if letter in VOWELS]
        if not found:
            raise task.Retry
        return found[0]
    return word[number - 1]


def _said(pick: Pick, language: str, count: int) -> str:
    kind, which, number, led = pick
    en, zh = f"word {which}", f"单词 {which} "
    if led:
        en, zh = f"word (b mod {count}) + 1", f"单词 (b mod {count}) + 1 "
    en = _SAID[kind][0].format(word=en, n=number, nth=ordinal(number))
    zh = _SAID[kind][1].format(word=zh, n=number)
    if led:
        en += f"; b is the alphabet place of letter {which} of the answer"
        zh += f"；b 是答案中第 {which} 个字母在字母表中的序号"
    return {"en": f"{en[0].upper()}{en[1:]}.", "zh": f"{zh}。"}[language]
