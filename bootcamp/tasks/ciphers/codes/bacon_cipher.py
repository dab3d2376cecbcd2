"""Decode a message whose five-sign code hides in a cover text by a rule that is stated or has to be found.

Answer: the letters of the message; it is unique.
Harder: longer messages, an alphabet in another order; the rule has to be found from the first letters.
Skills: induction, simulation
Source: original; the cipher of Francis Bacon, 1605.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.cipher import random_alphabet
from bootcamp.lib.text import UPPER, chunks, only_letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.ciphers._texts import plain_text, require_only
from bootcamp.verifiers import Text

_RULES: dict[str, tuple[str, str, Callable[[str], bool]]] = {
    "even": ("it has an even number of letters", "字母个数是偶数", lambda word: len(word) % 2 == 0),
    "first": ("its first letter is one of n to z", "首字母在 n 到 z 之间", lambda word: word[0] > "m"),
    "last": ("its last letter is one of n to z", "末字母在 n 到 z 之间", lambda word: word[-1] > "m"),
    "vowels": (
        "it has an even number of vowels (a, e, i, o, u)",
        "元音字母（a、e、i、o、u）的个数是偶数",
        lambda word: sum(letter in "aeiou" for letter in word) % 2 == 0,
    ),
    "has_e": ("it has the letter e in it", "含有字母 e", lambda word: "e" in word),
    "twice": ("some letter occurs in it at least twice", "有字母至少出现两次", lambda word: len(set(word)) < len(word)),
    "rising": (
        "its last letter comes later in the alphabet than its first one",
        "末字母在字母表中位于首字母之后",
        lambda word: word[-1] > word[0],
    ),
}
Rule = tuple[str, bool]
"""A name from _RULES, and whether words of which it holds stand for b, not for a."""


class BaconCipher(Task["BaconCipher.Params", "BaconCipher.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob(
            "how many letters the message has at least", levels=(2, 3, 3, 4, 5, 5, 6, 6, 7, 8), ge=2, le=20
        )
        permuted: bool = knob("whether the alphabet is not A to Z", levels=(False,) * 3 + (True,) * 7)
        rules: int = knob("how many rules there are", levels=(3, 5, 7, 7, 7, 3, 4, 5, 6, 7), ge=2, le=7)
        known: int = knob(
            "how many first letters are given, not the rule; 0 for the rule",
            levels=(0,) * 5 + (2, 2, 2, 1, 1),
            ge=0,
            le=5,
        )

    class Instance(task.Instance):
        cover: str
        alphabet: str
        rules: tuple[str, ...]  # those that are possible
        rule: Rule  # ("", True) if it is unknown
        known: str

        def told(self, language: str) -> list[str]:
            return [zh if language == "zh" else en for en, zh, _ in map(_RULES.__getitem__, self.rules)]

    answer = Text(alphabet=UPPER)
    prompt = Prompt(
        en=r"""
        Each letter of a message is written with five signs a and b: its place in the alphabet, counted from 0, as a
        binary number of five digits with a for 0 and b for 1. The alphabet is {{ alphabet }}.

        Each word of a cover text stands for one sign.
        {% if known %}
        Whether it is a or b depends on whether one of these statements about the word holds; which statement, and which
        of the two signs goes with it, is unknown:

        {{ told(language) | bullets }}

        The message begins with {{ known }}.
        {% else %}
        A word stands for {{ "b" if rule[1] else "a" }} if {{ told(language)[0] }}, and else for
        {{ "a" if rule[1] else "b" }}.
        {% endif %}

        Find the whole message in this cover text:

        {{ cover }}
        """,
        zh=r"""
        消息的每个字母用五个符号 a 和 b 写出：取它在字母表中的位次（从 0 数起），写成五位二进制数，0 写作 a，1 写作 b。
        字母表是 {{ alphabet }}。

        掩护文本的每个单词表示一个符号。
        {% if known %}
        它是 a 还是 b，取决于下列关于该单词的说法之一是否成立；是哪一种说法、成立时是两个符号中的哪一个，都未知：

        {{ told(language) | bullets }}

        消息以 {{ known }} 开头。
        {% else %}
        若一个单词{{ told(language)[0] }}，它表示 {{ "b" if rule[1] else "a" }}，
        否则表示 {{ "a" if rule[1] else "b" }}。
        {% endif %}

        请从下面的掩护文本中找出整条消息：

        {{ cover }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        alphabet = random_alphabet(rng) if params.permuted else UPPER
        message = only_letters(plain_text(rng, params.letters, 3, 4))[: params.letters]
        rules = tuple(rng.sample(list(_RULES)[: params.rules], params.rules))
        rule = (rules[0], rng.random() < 0.5)
        holds = _RULES[rule[0]][2]
        pool = rng.sample(words.draw(rng, 400, 3, 8), 400)
        cover = []
        for letter in message:
            for bit in f"{alphabet.index(letter):05b}":
                cover.append(next(word for word in pool if holds(word) == (rule[1] == (bit == "1"))))
                pool.remove(cover[-1])
        instance = self.Instance(
            cover=" ".join(cover),
            alphabet=alphabet,
            rules=tuple(sorted(rules)) if params.known else rules[:1],
            rule=("", True) if params.known else rule,
            known=message[: params.known],
        )
        if params.known:
            require_only(_messages(instance), message)
        return instance, message

    def solve(self, instance: Instance) -> str:
        return _messages(instance)[0]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = []
        for name, b in _possible(instance):
            if instance.known:
                lines.append(f"b: {_RULES[name][language == 'zh']}" if b else f"a: {_RULES[name][language == 'zh']}")
            message, cover = "", instance.cover.split()
            for start in range(0, len(cover), 5):
                five = cover[start : start + 5]
                signs = ["ab"[_RULES[name][2](word) == b] for word in five]
                lines += [f"{word}: {_evidence(name, word)}, {sign}" for word, sign in zip(five, signs, strict=True)]
                ones = [16 >> place for place, sign in enumerate(signs) if sign == "b"]
                number = sum(ones)
                message += instance.alphabet[number] if number < 26 else "?"
                total = f"{' + '.join(map(str, ones))} = " if ones[1:] else ""
                lines.append(f"{''.join(signs)} = {total}{number}" + (f", {message}" if number < 26 else " > 25"))
                known = instance.known[: len(message)]
                if number > 25:
                    break
                if not message.startswith(known):
                    lines[-1] += f" != {known}"
                    break
            else:
                break
        return "\n".join(lines)


def _possible(instance: BaconCipher.Instance) -> list[Rule]:
    return [(name, b) for name in instance.rules for b in (True, False)] if instance.known else [instance.rule]


def _evidence(name: str, word: str) -> str:
    """Write the part of a word, or the number, on which a rule depends."""
    if name == "even":
        return str(len(word))
    parts = {
        "first": word[0],
        "last": word[-1],
        "vowels": [x for x in word if x in "aeiou"],
        "has_e": [x for x in word if x == "e"],
        "twice": [x for x in word if word.count(x) > 1],
        "rising": word[0] + word[-1],
    }
    return "".join(parts[name]) or "-"


def _messages(instance: BaconCipher.Instance) -> list[str]:
    """Read the message by all rules that fit."""
    texts = (_read(instance, *rule) for rule in _possible(instance))
    return [text for text in texts if text and text.startswith(instance.known)]


def _read(instance: BaconCipher.Instance, name: str, b: bool) -> str:
    """Read by a rule; give nothing if a number is too large."""
    bits = ["1" if _RULES[name][2](word) == b else "0" for word in instance.cover.split()]
    numbers = [int("".join(five), 2) for five in chunks("".join(bits), 5)]
    return "".join(instance.alphabet[number] for number in numbers) if max(numbers) < 26 else ""
