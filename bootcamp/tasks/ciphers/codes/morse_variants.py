"""Read Morse code that was changed by operations, told in order or known only by their number and the first word.

Answer: a list of words; it is unique.
Harder: longer texts, more operations, operations that have to be found.
Skills: simulation, deduction
Source: original; the code is international Morse code.
"""

from __future__ import annotations

from collections.abc import Sequence as Row
from itertools import groupby, permutations
from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.cipher import MORSE
from bootcamp.lib.text import UPPER
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.ciphers.codes._morse import WithMorse
from bootcamp.verifiers import Sequence, Word

Codes = list[list[str]]
"""The Morse letters of each word."""

_OPERATIONS = {
    "swap": ("every dot is written as a dash and every dash as a dot", "每个点写成划，每个划写成点"),
    "letters": ("the signs of each letter are written backwards", "每个字母的各个符号倒过来写"),
    "line": ("the whole line, with its /, is written backwards", "把整行连同 / 一起倒过来写"),
    "rotate": ("the first sign of each letter is moved to its end", "每个字母的第一个符号移到该字母的末尾"),
    "second": (
        "in the second, fourth, sixth, ... letter of the line, from the left, dots and dashes are swapped",
        "在整行从左数第二、第四、第六等偶数个字母中，点与划互换",
    ),
    "pairs": (
        "in each word the first and second letter change places, the third and fourth, and so on; "
        "a last letter without a partner stays",
        "每个单词中第一个与第二个字母互换位置，第三个与第四个互换，依此类推；最后没有配对的字母不动",
    ),
    "runs": (
        "each letter is written as its first sign and then the lengths of its runs of equal signs; ..- becomes .21",
        "每个字母写成它的第一个符号，后接各段相同符号的长度；..- 写成 .21",
    ),
}
_MENU = ("swap", "letters", "line", "rotate", "second", "pairs")


class MorseVariants(Task["MorseVariants.Params", "MorseVariants.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        words: int = knob("how many words the text has", levels=(1, 1, 2, 2, 3, 4, 3, 3, 4, 5), ge=1, le=10)
        operations: int = knob(
            "how many operations were carried out", levels=(0, 1, 1, 2, 2, 3, 1, 2, 2, 3), ge=0, le=4
        )
        runs: bool = knob(
            "whether the last operation may be run lengths", levels=(False,) * 3 + (True,) * 3 + (False,) * 4
        )
        told: bool = knob("whether the operations are told", levels=(True,) * 6 + (False,) * 4)

    class Instance(WithMorse):
        line: str
        operations: tuple[str, ...]  # none if they are not told
        unknown: int  # how many operations there were, if they are not told, else 0
        known: str  # the first word then, else ""

        def listed(self, language: str) -> list[str]:
            return [_OPERATIONS[name][language == "zh"] for name in (_MENU if self.unknown else self.operations)]

    prompt = Prompt(
        en=r"""
        A text was written in Morse code, with / between letters and // between words:

        {{ table | lines }}

        {% if unknown == 1 %}
        Then one of these operations was carried out, it is not known which:

        {{ listed("en") | bullets }}

        {% elif unknown %}
        Then {{ unknown }} different ones of these operations were carried out one after the other, each on the line
        that the one before had left; it is not known which, and in which order:

        {{ listed("en") | bullets }}

        {% elif operations[1:] %}
        Then these operations were carried out in this order, each on the line that the one before had left:

        {{ listed("en") | numbered }}

        {% elif operations %}
        Then this operation was carried out: {{ listed("en")[0] }}.
        {% endif %}
        {% if unknown %}
        The text begins with the word {{ known }}. Only one text is possible.
        {% endif %}
        The line now reads

        {{ line }}

        Give the words of the text in order.
        """,
        zh=r"""
        一段文本用莫尔斯电码书写，字母之间写 /，单词之间写 //：

        {{ table | lines }}

        {% if unknown == 1 %}
        然后进行了下列操作中的一种，但不知道是哪一种：

        {{ listed("zh") | bullets }}

        {% elif unknown %}
        然后依次进行了下列操作中的 {{ unknown }} 种不同的操作，每次都作用于前一次得到的行；但不知道是哪几种，
        也不知道次序：

        {{ listed("zh") | bullets }}

        {% elif operations[1:] %}
        然后依次进行了下列操作，每次都作用于前一次得到的行：

        {{ listed("zh") | numbered }}

        {% elif operations %}
        然后进行了这种操作：{{ listed("zh")[0] }}。
        {% endif %}
        {% if unknown %}
        文本以单词 {{ known }} 开头。只有一段文本是可能的。
        {% endif %}
        现在这一行是

        {{ line }}

        请依次给出文本中的单词。
        """,
    )
    answer = Sequence(Word())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        text = tuple(word.upper() for word in words.draw(rng, params.words, 3, 6))
        names = rng.sample(_MENU, params.operations)
        if params.runs and names and rng.random() < 0.4:
            names[-1] = "runs"
        codes = [[MORSE[letter] for letter in word] for word in text]
        plain = codes
        for name in names:
            codes = _changed(codes, name)
        if names and codes == plain:
            raise Retry
        instance = self.Instance(
            line="//".join("/".join(word) for word in codes),
            operations=tuple(names) if params.told else (),
            unknown=0 if params.told else len(names),
            known="" if params.told else text[0],
        )
        if not params.told:
            chains = permutations(_MENU, len(names))
            readings = {reading for chain in chains if (reading := _read(codes, chain)) and reading[0] == text[0]}
            if readings != {text}:
                raise Retry
        return instance, text


def _changed(codes: Codes, name: str, back: bool = False) -> Codes:
    """Carry out an operation, or undo it; only moving the first sign is no operation that undoes itself."""
    if name == "line":
        return [[code[::-1] for code in reversed(word)] for word in reversed(codes)]
    if name == "pairs":
        return [[word[i ^ 1] if i ^ 1 < len(word) else word[i] for i in range(len(word))] for word in codes]
    result: Codes = []
    count = 0
    for word in codes:
        result.append([])
        for code in word:
            count += 1
            new = code
            if name == "swap" or (name == "second" and count % 2 == 0):
                new = code.translate(str.maketrans(".-", "-."))
            elif name == "letters":
                new = code[::-1]
            elif name == "rotate":
                new = code[-1] + code[:-1] if back else code[1:] + code[0]
            elif name == "runs":
                new = code[0] + "".join(str(len(list(run))) for _, run in groupby(code))
            result[-1].append(new)
    return result


def _read(codes: Codes, chain: Row[str]) -> tuple[str, ...]:
    """Undo a chain of operations and give the words, or none if a letter is not in the table."""
    for name in reversed(chain):
        codes = _changed(codes, name, back=True)
    letters = {MORSE[letter]: letter for letter in UPPER}
    if any(code not in letters for word in codes for code in word):
        return ()
    return tuple("".join(letters[code] for code in word) for word in codes)
