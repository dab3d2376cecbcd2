"""Encrypt or decrypt with a cipher alphabet that is built from a keyword by a stated rule.

Answer: the letters of the text; spaces do not count.
Harder: longer texts and keywords; more involved rules; the plain alphabet is built from a keyword too.
Skills: instructions, simulation
Source: original; a classical cipher.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.cipher import keyed_alphabet, substitute
from bootcamp.lib.text import UPPER, only_letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.ciphers._texts import Ciphered, keyword, one_way, plain_text
from bootcamp.verifiers import Text

_TOP = ("write the keyword without repeated letters", "先写去掉重复字母的关键词")
_ROWS = (
    "write the keyword without repeated letters as a row and below it, in rows of the same length, the unused letters "
    "from A to Z (the last row may be short); then read the columns from top to bottom",
    "把去掉重复字母的关键词写成一行，其余字母按 A 到 Z 的顺序写在下面，每行与第一行等长（最后一行可以不满）；",
)
_BUILDS = {
    "onward": (f"{_TOP[0]}, then the unused letters from A to Z", f"{_TOP[1]}，再按 A 到 Z 的顺序写其余字母"),
    "backward": (f"{_TOP[0]}, then the unused letters from Z back to A", f"{_TOP[1]}，再按 Z 到 A 的倒序写其余字母"),
    "after": (
        f"{_TOP[0]}, then the unused letters in the order of the alphabet, beginning after the last letter just "
        "written and going on at A after Z",
        f"{_TOP[1]}，再按字母表顺序写其余字母，从刚写的最后一个字母之后开始，到 Z 之后接着从 A 继续",
    ),
    "columns": (f"{_ROWS[0]}, from left to right", f"{_ROWS[1]}然后从左到右逐列、每列从上到下读出"),
    "sorted": (
        f"{_ROWS[0]}, in the alphabetical order of their top letters",
        f"{_ROWS[1]}然后按各列首字母在字母表中的先后逐列、每列从上到下读出",
    ),
}


class KeywordSubstitution(Task["KeywordSubstitution.Params", "KeywordSubstitution.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob(
            "how many letters the text has at least", levels=(3, 6, 9, 12, 15, 20, 24, 30, 35, 40), ge=3, le=120
        )
        keyword: int = knob("how many letters a keyword has", levels=(4, 5, 6, 7, 8, 9, 10, 11, 12, 14), ge=3, le=20)
        builds: int = knob(
            "of how many rules that build an alphabet one is drawn", levels=(1, 3, 5, 5, 5, 5, 5, 5, 5, 5), ge=1, le=5
        )
        both: bool = knob("whether the plain alphabet is built from a keyword too", levels=(False,) * 6 + (True,) * 4)

    class Instance(Ciphered):
        keyword: str
        build: str
        plain_keyword: str  # "" if the plain alphabet is A to Z
        plain_build: str

        def builds(self, language: str) -> list[str]:
            names = [self.build, *([self.plain_build] if self.plain_keyword else [])]
            return [_BUILDS[name][language == "zh"] for name in names]

    answer = Text(alphabet=UPPER)
    prompt = Prompt(
        en=r"""
        A cipher alphabet is built from the keyword {{ keyword }}: {{ builds(language)[0] }}.

        {% if plain_keyword %}
        A plain alphabet is built from the keyword {{ plain_keyword }}: {{ builds(language)[1] }}.
        {% else %}
        The plain alphabet is A to Z.
        {% endif %}

        To encrypt a text, replace each letter by the letter at the same place in the cipher alphabet as it has in the
        plain alphabet. Blanks are left out of the answer.

        {{ "Encrypt" if encrypt else "Decrypt" }} this text:

        {{ text }}
        """,
        zh=r"""
        用关键词 {{ keyword }} 构造密文字母表：{{ builds(language)[0] }}。

        {% if plain_keyword %}
        用关键词 {{ plain_keyword }} 构造明文字母表：{{ builds(language)[1] }}。
        {% else %}
        明文字母表是 A 到 Z。
        {% endif %}

        加密时，一个字母在明文字母表中排第几位，就换成密文字母表中同一位上的字母。答案中不写空格。

        请{{ "加密" if encrypt else "解密" }}下面的文本：

        {{ text }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        def draw(used: bool) -> tuple[str, str]:
            return (keyword(rng, params.keyword), rng.choice(list(_BUILDS)[: params.builds])) if used else ("", "")

        plain = plain_text(rng, params.letters)
        (word, build), (plain_word, plain_build) = draw(True), draw(params.both)
        source = _alphabet(plain_word, plain_build) if plain_word else UPPER
        target = _alphabet(word, build)
        shown, answer = one_way(rng, plain, substitute(plain, source, target))
        instance = self.Instance(**shown, keyword=word, build=build, plain_keyword=plain_word, plain_build=plain_build)
        return instance, only_letters(answer)

    def solve(self, instance: Instance) -> str:
        target = _alphabet(instance.keyword, instance.build)
        source = _alphabet(instance.plain_keyword, instance.plain_build) if instance.plain_keyword else UPPER
        if not instance.encrypt:
            source, target = target, source
        return only_letters(substitute(instance.text, source, target))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        words = [(instance.keyword, instance.build)]
        words += [(instance.plain_keyword, instance.plain_build)] if instance.plain_keyword else []
        lines = []
        for word, build in words:
            top, letters = keyed_alphabet(word, word), _alphabet(word, build)
            lines.append(top)
            if build in ("columns", "sorted"):
                rows = keyed_alphabet(word)[len(top) :]
                lines += [rows[i : i + len(top)] for i in range(0, len(rows), len(top))]
            lines += [letters] if words[1:] or build in ("columns", "sorted") else []
        target = _alphabet(*words[0])
        source = _alphabet(*words[1]) if words[1:] else UPPER
        lines.append(" ".join(map("=".join, zip(source, target, strict=True))))
        result = iter(self.solve(instance))
        lines += [f"{letter} → {next(result)}" for letter in only_letters(instance.text)]
        return "\n".join(lines)


def _alphabet(word: str, build: str) -> str:
    top = keyed_alphabet(word, word)
    if build == "backward":
        return keyed_alphabet(word, UPPER[::-1])
    if build == "after":
        start = UPPER.index(top[-1]) + 1
        return keyed_alphabet(word, UPPER[start:] + UPPER[:start])
    letters = keyed_alphabet(word)
    if build == "onward":
        return letters
    columns = [letters[i :: len(top)] for i in range(len(top))]
    return "".join(sorted(columns) if build == "sorted" else columns)
