"""Read or write a code in which two shift codes switch between letters and figures, or read one that lost a bit.

Answer: words, or a row of bits; they are unique.
Harder: more words, both directions, a state that may go back at blanks, a bit that is missing somewhere.
Skills: simulation, search
Source: original; codes of this kind were made for teleprinters by E. Baudot and D. Murray.
"""

from __future__ import annotations

from random import Random
from typing import Any, Literal

from bootcamp import task
from bootcamp.lib.numbers import DIGITS
from bootcamp.lib.text import UPPER, chunks, random_text
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Sequence, Text, Word
from bootcamp.verifiers.base import Format

Question = Literal["decode", "encode", "repair"]
Words = tuple[str, ...]

_FIGURES = DIGITS[:10] + "+-/"
_LETTERS, _SHIFT, _BLANK = "LET", "FIG", "BLANK"


class ShiftStateCode(Task["ShiftStateCode.Params", "ShiftStateCode.Instance", Any]):
    version = 1

    class Params(task.Params):
        question: Question = knob(
            "what is asked", levels=("decode", "decode", "encode", "decode", "encode", "encode") + ("repair",) * 4
        )
        words: int = knob("how many words the message has", levels=(1, 2, 2, 4, 3, 5, 3, 4, 5, 6), ge=1, le=10)
        longest: int = knob("the most signs of a word", levels=(3, 3, 4, 5, 5, 6, 4, 4, 5, 5), ge=2, le=8)
        listed: int = knob("how many words are listed", levels=(0,) * 6 + (5, 8, 12, 18), ge=0, le=40)

    class Instance(task.Instance):
        question: Question
        codes: tuple[tuple[str, str], ...]  # what the codes 0000 to 1111 mean as letters and as figures
        resets: bool  # whether a blank brings the letters back
        message: Words  # to be encoded, or none
        bits: str  # to be decoded, or empty
        listed: Words

        @property
        def rows(self) -> list[list[str]]:
            return [[f"{i:04b}", a, b] for i, (a, b) in enumerate(self.codes)]

    prompt = Prompt(
        en=r"""
        Texts are written in codes of four bits. There are two states, letters and figures. A code means the sign in the
        first column of this table in the state letters, and the one in the second column in the state figures:

        {{ rows | aligned }}

        LET and FIG are no signs of the text: LET brings about the state letters, FIG the state figures. BLANK is the
        blank between two words{{ ", and after it the state is letters" if resets else "; it does not change the state"
        }}. At the beginning of a text the state is letters.

        {% if question == "encode" %}
        When a text is encoded, LET or FIG is written only directly before a sign that the state does not have. Encode
        this text of {{ message | length }} word{{ "s" if message[1:] }}: {{ message | join(" ") }}
        {% elif question == "decode" %}
        Decode these bits and give the words in order: {{ bits }}
        {% else %}
        A text was encoded. All its words are in this list: {{ listed | comma }}. One bit was lost somewhere on the way,
        and these bits arrived: {{ bits }}

        Only one text is possible. Give its words in order.
        {% endif %}
        """,
        zh=r"""
        文本用四位的代码书写。有两种状态：字母和数字。在字母状态下，代码表示下表第一列中的符号；在数字状态下，
        表示第二列中的符号：

        {{ rows | aligned }}

        LET 和 FIG 不是文本中的符号：LET 使状态变为字母，FIG 使状态变为数字。BLANK 是两个单词之间的空格，
        {{- "空格之后状态变为字母" if resets else "它不改变状态" }}。文本开始时是字母状态。

        {% if question == "encode" %}
        编码时，只在当前状态没有的符号之前紧接着写 LET 或 FIG。请编码这段含 {{ message | length }} 个单词的文本：
        {{ message | join(" ") }}
        {% elif question == "decode" %}
        请解码下列各位，依次给出各个单词：{{ bits }}
        {% else %}
        一段文本被编码，它的单词都在下面的表中：{{ listed | comma }}。传输途中某处丢失了一位，收到的是：{{ bits }}

        只有一段文本是可能的。请依次给出其中的单词。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        if instance.question == "encode":
            return Text(alphabet="01")
        return Sequence(Word(bank=tuple(sorted(instance.listed))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        pairs = list(zip(sorted(rng.sample(UPPER, 13)), rng.sample(_FIGURES, 13), strict=True))
        codes = [*pairs, *((name, name) for name in (_LETTERS, _SHIFT, _BLANK))]
        rng.shuffle(codes)
        drawn = [_word(rng, params.longest, pairs) for _ in range(max(params.listed, params.words))]
        if len(set(drawn)) < len(drawn):
            raise Retry
        message = tuple(drawn[: params.words])
        rng.shuffle(drawn)
        instance = self.Instance(
            question=params.question,
            codes=tuple(codes),
            resets=rng.random() < 0.5,
            message=message if params.question == "encode" else (),
            bits="",
            listed=tuple(drawn[: params.listed]),
        )
        bits = _encoded(instance, message)
        if params.words > 1 and _decoded(instance.model_copy(update={"resets": not instance.resets}), bits) == message:
            raise Retry  # what a blank does to the state would not matter
        if params.question == "encode":
            return instance, bits
        if params.question == "repair":
            if not {*message} <= {*instance.listed}:
                raise Retry
            lost = rng.randrange(len(bits) // 6, len(bits) * 5 // 6)
            bits = bits[:lost] + bits[lost + 1 :]
        instance = instance.model_copy(update={"bits": bits})
        if params.question == "repair" and _readings(instance) != {message}:
            raise Retry
        return instance, message


def _word(rng: Random, longest: int, pairs: list[tuple[str, str]]) -> str:
    """Draw a word of letters, of figures, or of both in two pieces."""
    size = rng.randint(2, longest)
    cut = rng.choice([0, size, rng.randint(1, size - 1)])
    pieces = [random_text(rng, n, "".join(pair[i] for pair in pairs)) for i, n in enumerate((cut, size - cut))]
    return "".join(pieces if rng.random() < 0.5 else pieces[::-1])


def _encoded(instance: ShiftStateCode.Instance, message: Words) -> str:
    places = [{pair[state]: f"{i:04b}" for i, pair in enumerate(instance.codes)} for state in (0, 1)]
    bits, state = "", 0
    for number, word in enumerate(message):
        if number:
            bits += places[0][_BLANK]
            state = 0 if instance.resets else state
        for sign in word:
            if sign not in places[state]:
                state = 1 - state
                bits += places[0][(_LETTERS, _SHIFT)[state]]
            bits += places[state][sign]
    return bits


def _decoded(instance: ShiftStateCode.Instance, bits: str) -> Words:
    text, state = "", 0
    for code in chunks(bits, 4):
        sign = instance.codes[int(code, 2)][state]
        if sign == _BLANK:
            text += " "
            state = 0 if instance.resets else state
        elif sign in (_LETTERS, _SHIFT):
            state = int(sign == _SHIFT)
        else:
            text += sign
    return tuple(text.split(" "))


def _readings(instance: ShiftStateCode.Instance) -> set[Words]:
    """Put a bit in at each place, and keep the texts all of whose words are listed."""
    bits = instance.bits
    texts = {_decoded(instance, bits[:i] + bit + bits[i:]) for i in range(len(bits) + 1) for bit in "01"}
    return {text for text in texts if {*text} <= {*instance.listed}}
