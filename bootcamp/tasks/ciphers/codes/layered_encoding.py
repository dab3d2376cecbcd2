"""Undo a stated chain of encodings, of which a number may have to be found from the first word.

Answer: the letters of the message; it is unique.
Harder: more layers of more kinds, longer messages, numbers in other bases, a lost shift.
Skills: simulation, instructions
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import cipher
from bootcamp.lib.numbers import to_base
from bootcamp.lib.string_operations import OPERATIONS, describe, operate
from bootcamp.lib.text import UPPER, only_letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.ciphers._texts import keyword, plain_text, require_only
from bootcamp.verifiers import Text

Layer = tuple[str, tuple[int, ...], str]
"""A name from OPERATIONS or _LAYERS, its numbers, and its keyword."""

_LAYERS = {
    "rails": (
        "write the letters in a zigzag on {0} lines, from the top line down to the bottom one, up again and so on, "
        "and read the lines from the top one to the bottom one",
        "把字母以之字形写在 {0} 行上，从第一行逐行向下到最后一行，再逐行向上，如此往复，然后从上到下逐行读出",
    ),
    "columns": (
        "write the letters row by row below the keyword {word} and read the columns from top to bottom, in the "
        "alphabetical order of the letters of the keyword, equal ones from left to right",
        "把字母逐行写在关键词 {word} 下面，再按关键词字母在字母表中的先后（相同字母从左到右）逐列读出，每列从上到下",
    ),
    "vigenere": (
        "number the letters A = 0 to Z = 25 and add the letters of the keyword {word}, repeated as often as needed, "
        "one by one modulo 26",
        "给字母编号 A = 0 到 Z = 25，逐个加上关键词 {word}（按需要反复使用）的字母的编号，模 26",
    ),
    "keyed": (
        "replace the letters from A to Z in this order by the letters of the keyword {word}, each once, and then the "
        "unused letters from A to Z",
        "把 A 到 Z 依次换成：先是关键词 {word} 的字母（重复的只取一次），再是其余字母，按 A 到 Z 的顺序",
    ),
    "numbers": (
        "replace each letter by its number in the alphabet (A = 1 to Z = 26), written in base {0}, and join all with -",
        "把每个字母换成它在字母表中的序号（A = 1 到 Z = 26），写成 {0} 进制，用 - 连接",
    ),
    "lost": (
        "replace each letter by the one k places later in the alphabet, where A follows Z; k is unknown, from 1 to 25",
        "把每个字母换成字母表中它后面第 k 个字母（Z 之后接 A）；k 未知，在 1 到 25 之间",
    ),
}
_KINDS = ("shift", "reverse", "mirror", "swap_pairs", "rotate", "swap_halves", "columns", "vigenere", "rails", "keyed")


class LayeredEncoding(Task["LayeredEncoding.Params", "LayeredEncoding.Instance", str]):
    version = 1

    class Params(task.Params):
        layers: int = knob("how many layers there are", levels=(1, 2, 3, 3, 4, 5, 6, 6, 7, 8), ge=1, le=10)
        kinds: int = knob(
            "how many kinds of layers there may be", levels=(4, 5, 6, 8, 8, 9, 10, 10, 10, 10), ge=4, le=10
        )
        letters: int = knob(
            "how many letters the message has at least", levels=(4, 5, 7, 8, 10, 12, 14, 14, 17, 20), ge=3, le=60
        )
        numbers: bool = knob("whether numbers are written at the end", levels=(False,) * 4 + (True,) * 6)
        lost: bool = knob("whether a shift is unknown", levels=(False,) * 7 + (True,) * 3)

    class Instance(task.Instance):
        text: str
        layers: tuple[Layer, ...]
        known: str  # the first word of the message, if a shift is unknown

        def told(self, language: str) -> list[str]:
            return [_told(layer, language) for layer in self.layers]

    answer = Text(alphabet=UPPER)
    prompt = Prompt(
        en=r"""
        A message of capital letters without blanks was encoded
        {{- " in these steps, each applied to the result of the one before" if layers[1:] else " like this" }}:

        {{ told(language) | numbered }}

        The result is

        {{ text }}

        {% if known %}
        The message begins with {{ known }}.
        {% endif %}
        What is the message?
        """,
        zh=r"""
        一条由大写字母组成、没有空格的消息
        {{- "经过下列步骤编码，每一步都作用于上一步的结果" if layers[1:] else "这样编码" }}：

        {{ told(language) | numbered }}

        结果是

        {{ text }}

        {% if known %}
        消息以 {{ known }} 开头。
        {% endif %}
        消息是什么？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        plain = plain_text(rng, params.letters, 4)
        message = only_letters(plain)
        names = rng.sample(_KINDS[: params.kinds], params.layers)
        if params.lost and "shift" not in names:
            names[rng.randrange(len(names))] = "shift"
        layers = [_drawn(rng, name, len(message)) for name in names]
        if params.numbers:
            layers.append(("numbers", (rng.choice((2, 3, 4, 5, 6, 8)),), ""))
        text = message
        for layer in layers:
            text = _encoded(layer, text)
        if text == message:
            raise task.Retry
        if params.lost:
            layers = [("lost", (), "") if layer[0] == "shift" else layer for layer in layers]
        known = plain.split()[0] if params.lost else ""
        instance = self.Instance(text=text, layers=tuple(layers), known=known)
        if params.lost:
            require_only(_messages(instance), message)
        return instance, message

    def solve(self, instance: Instance) -> str:
        return _messages(instance)[0]


def _told(layer: Layer, language: str) -> str:
    name, numbers, word = layer
    if name in OPERATIONS:
        return describe((name, numbers), language)
    return _LAYERS[name][language == "zh"].format(*numbers, word=word)


def _drawn(rng: Random, name: str, length: int) -> Layer:
    if name in OPERATIONS:
        return name, OPERATIONS[name].draw(rng, length), ""
    if name == "rails":
        return name, (rng.randint(2, 4),), ""
    return name, (), keyword(rng, rng.randint(3, 5) if name == "columns" else rng.randint(4, 6))


def _encoded(layer: Layer, text: str) -> str:
    name, numbers, word = layer
    if name == "rails":
        return cipher.rail_fence_encrypt(text, *numbers)
    if name == "columns":
        return cipher.columnar_encrypt(text, cipher.key_order(word))
    if name == "vigenere":
        return cipher.vigenere(text, word)
    if name == "keyed":
        return cipher.substitute(text, UPPER, cipher.keyed_alphabet(word))
    if name == "numbers":
        return "-".join(to_base(UPPER.index(letter) + 1, *numbers) for letter in text)
    return operate((name, numbers), text)


def _decoded(layer: Layer, text: str, lost: int) -> str:
    name, numbers, word = layer
    if name == "rails":
        return cipher.rail_fence_decrypt(text, *numbers)
    if name == "columns":
        return cipher.columnar_decrypt(text, cipher.key_order(word))
    if name == "vigenere":
        return cipher.vigenere(text, word, -1)
    if name == "keyed":
        return cipher.substitute(text, cipher.keyed_alphabet(word), UPPER)
    if name == "numbers":
        return "".join(UPPER[int(number, *numbers) - 1] for number in text.split("-"))
    if name in ("shift", "lost"):
        return cipher.caesar(text, -sum(numbers) or -lost)
    return text[-sum(numbers) :] + text[: -sum(numbers)] if name == "rotate" else operate((name, numbers), text)


def _messages(instance: LayeredEncoding.Instance) -> list[str]:
    """Undo the layers with all shifts that fit what is known."""
    found = []
    for lost in range(1, 26) if instance.known else [0]:
        text = instance.text
        for layer in reversed(instance.layers):
            text = _decoded(layer, text, lost)
        found += [text] * text.startswith(instance.known)
    return found
