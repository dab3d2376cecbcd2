"""Fill the blanks of a word so that no block is repeated in a forbidden way.

Answer: the filled word; any filling that keeps the rule is right.
Harder: longer words, more blanks, repetitions up to the order of letters.
Skills: search
Source: original; A. Thue (1906), and V. Keränen, Abelian squares are avoidable on 4 letters, ICALP 1992.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Format, Text

_BUDGET = 4000


class SquareFreeWordFill(Task["SquareFreeWordFill.Params", "SquareFreeWordFill.Instance", str]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        length: int = knob("the least length of the word", levels=(6, 8, 12, 15, 18, 22, 26, 32, 40, 50), ge=5, le=70)
        blanks: int = knob("how many percent are blanks", levels=(40, 40, 50, 55, 58, 60, 64, 68, 72, 75), ge=10, le=90)
        kinds: int = knob("how many kinds of rules there are", levels=(1, 2, 2, 3, 3, 3, 3, 3, 3, 3), ge=1, le=3)

    class Instance(task.Instance):
        kind: str
        word: str

        @property
        def alphabet(self) -> str:
            return _ALPHABETS[self.kind]

    prompt = Prompt(
        en=r"""
        Replace every ? in this word by one of the letters {{ alphabet | list | comma }}:

        {{ word }}

        {% if kind == "square" %}
        In the filled word no block of one or more letters may be followed at once by the same block: there is no XX,
        whatever the block X is. For example, AA and ABAB are not allowed.
        {% elif kind == "cube" %}
        In the filled word no block of one or more letters may stand three times in a row: there is no XXX, whatever
        the block X is. For example, AAA and ABABAB are not allowed, but AA and ABAB are.
        {% else %}
        In the filled word no two blocks side by side may consist of the same letters in any order: there is no XY
        where Y is a rearrangement of X. For example, AA, ABAB and ABBA are not allowed, and neither is ABCBAC.
        {% endif %}
        If there are several fillings, give any one. Give the whole word.
        """,
        zh=r"""
        把下面这个词中的每个 ? 换成字母 {{ alphabet | list | comma }} 之一：

        {{ word }}

        {% if kind == "square" %}
        填好的词中，任何一段（一个或多个字母）后面都不能紧接着相同的一段，即不出现 XX，其中 X 是任意一段。例如不允许出现
        AA 和 ABAB。
        {% elif kind == "cube" %}
        填好的词中，任何一段（一个或多个字母）都不能连续出现三次，即不出现 XXX，其中 X 是任意一段。例如不允许出现 AAA 和
        ABABAB，但允许出现 AA 和 ABAB。
        {% else %}
        填好的词中，任何相邻的两段都不能由相同的字母（不论次序）组成，即不出现 XY，其中 Y 是 X 的重新排列。
        例如不允许出现 AA、ABAB、ABBA 和 ABCBAC。
        {% endif %}
        如果有多种填法，给出任意一种即可。写出整个词。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(instance.alphabet, ignore_spaces=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        kind = rng.choice(("square", "cube", "anagram")[: params.kinds])
        length = params.length + rng.randint(0, 4)
        word = _random_word(kind, min(length, 36) if kind == "anagram" else length, rng)
        if not word:
            raise Retry
        blank = set(rng.sample(range(len(word)), len(word) * params.blanks // 100))
        shown = "".join("?" if i in blank else letter for i, letter in enumerate(word))
        instance = self.Instance(kind=kind, word=shown)
        if params.length > 8 and not self.check(instance, _greedy(instance)):
            raise Retry
        return instance, word

    def check(self, instance: Instance, answer: str) -> str:
        if len(answer) != len(instance.word):
            return f"the word has {len(answer)} letters"
        if any(given not in ("?", letter) for given, letter in zip(instance.word, answer, strict=True)):
            return "a given letter is changed"
        for end in range(1, len(answer) + 1):
            block = _repeated(instance.kind, answer[:end])
            if block:
                return f"the word contains {block}"
        return ""

    def key(self, instance: Instance) -> object:
        """Fold the reversed word and the names of the letters."""
        sides = []
        for word in (instance.word, instance.word[::-1]):
            names = {"?": 0}
            sides.append([names.setdefault(letter, len(names)) for letter in word])
        return [instance.kind, min(sides)]


_ALPHABETS = {"square": "ABC", "cube": "AB", "anagram": "ABCD"}


def _repeated(kind: str, word: Sequence[str]) -> str:
    """Give a forbidden repetition at the end of a word, or nothing."""
    parts = 3 if kind == "cube" else 2
    for size in range(1, len(word) // parts + 1):
        blocks = [word[len(word) - (i + 1) * size : len(word) - i * size] for i in range(parts)]
        if kind == "anagram":
            blocks = [sorted(block) for block in blocks]
        if all(block == blocks[0] for block in blocks):
            return "".join(word[-parts * size :])
    return ""


def _random_word(kind: str, length: int, rng: Random) -> str:
    """Draw a word without repetition by search, or nothing if the budget ends."""
    letters = list(_ALPHABETS[kind])
    stack, word = [rng.sample(letters, len(letters))], ""
    for _ in range(_BUDGET):
        if len(word) == length or not stack:
            return word
        if not stack[-1]:
            stack.pop()
            word = word[:-1]
        elif not _repeated(kind, word + stack[-1][-1]):
            word += stack[-1].pop()
            stack.append(rng.sample(letters, len(letters)))
        else:
            stack[-1].pop()
    return ""


def _greedy(instance: SquareFreeWordFill.Instance) -> str:
    """Fill from the left with the first letter that makes no repetition so far."""
    word = ""
    for given in instance.word:
        choices = instance.alphabet if given == "?" else given
        word += next((letter for letter in choices if not _repeated(instance.kind, word + letter)), choices[0])
    return word
