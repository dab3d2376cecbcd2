"""Write lines of words whose first letters, and further columns of letters, spell given words.

Answer: a text of lines; every text that keeps the rules is right.
Harder: more and longer lines, two and three columns that spell words, only words of a bank.
Skills: language, search
Source: original; acrostics are folklore.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import words, writing
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

_COLUMNS = {
    "first": ("the first letters of the lines", "各行的第一个字母"),
    "last": ("the last letters of the lines", "各行的最后一个字母"),
    "second": ("the first letters of the second words", "各行第二个单词的首字母"),
}


class AcrosticText(Task["AcrosticText.Params", "AcrosticText.Instance", str]):
    version = 1

    class Params(task.Params):
        lines: int = knob("the number of lines", levels=(3, 4, 4, 5, 6, 6, 7, 8, 9, 9), ge=3, le=9)
        width: int = knob("the words of a line", levels=(2, 2, 3, 3, 3, 2, 3, 3, 3, 4), ge=2, le=8)
        columns: int = knob("how many words are spelled", levels=(1, 1, 2, 2, 2, 2, 2, 3, 3, 3), ge=1, le=3)
        bank: int = knob("the size of the bank, 0 for none", levels=(0, 0, 0, 0, 0, 40, 50, 60, 70, 80), ge=0, le=200)

    class Instance(task.Instance):
        width: int
        spelled: tuple[tuple[str, str], ...]
        """What the letters of a column spell."""
        bank: tuple[str, ...]

        def size(self) -> int:
            return len(self.spelled[0][1])

        def told(self, language: str) -> list[str]:
            if language == "zh":
                return [f"{_COLUMNS[kind][1]}从上到下拼出 {word}" for kind, word in self.spelled]
            return [f"{_COLUMNS[kind][0]}, read downwards, spell {word}" for kind, word in self.spelled]

    answer = Text(lines=True)
    prompt = Prompt(
        en=r"""
        Write {{ size() }} lines of exactly {{ width }} words each, parted by single blanks, such that:

        {{ told(language) | bullets }}
        - no word is written twice, in whatever letters
        {% if bank %}
        - all words are from this bank: {{ bank | join(", ") }}
        {% else %}
        - every word is a run of 2 to 12 English letters with at least one of a, e, i, o, u, y in it
        {% endif %}

        Capital and small letters count as the same. The lines need not make sense, and there are no other signs.
        Any text that keeps the rules will do; there is one.
        """,
        zh=r"""
        请写 {{ size() }} 行英文，每行恰好 {{ width }} 个单词，单词之间用一个空格隔开，满足：

        {{ told(language) | bullets }}
        - 不分大小写，没有一个单词写了两次
        {% if bank %}
        - 所有单词都取自下列词库：{{ bank | join(", ") }}
        {% else %}
        - 每个单词由 2 到 12 个英文字母连成，其中至少含 a、e、i、o、u、y 之一
        {% endif %}

        大小写字母视为相同。各行不必有意义，不写其他符号。任何一种满足规则的写法都可以，这样的写法存在。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        kinds = ["first", *rng.sample(["last", "second"], params.columns - 1)]
        targets = rng.sample(words.of_length(params.lines), params.columns)
        spelled = dict(zip(kinds, targets, strict=True))
        lines = list[list[str]]()
        pool = list(rng.sample(words.all_words(), 2500))
        used = set[str]()
        for row in range(params.lines):
            line = list[str]()
            for place in range(params.width):
                wanted = (
                    spelled["first"][row]
                    if place == 0
                    else spelled["second"][row]
                    if place == 1 and "second" in spelled
                    else ""
                )
                end = spelled["last"][row] if place == params.width - 1 and "last" in spelled else ""
                fitting = (word for word in pool if word.startswith(wanted) and word.endswith(end) and word not in used)
                word = next(fitting, "")
                if not word or len(word) > 8:
                    raise task.Retry
                used.add(word)
                line.append(word)
            lines.append(line)
        bank = writing.bank_of(rng, used, max(params.bank, len(used) * 3 // 2)) if params.bank else ()
        instance = self.Instance(width=params.width, spelled=tuple(sorted(spelled.items())), bank=bank)
        return instance, "\n".join(" ".join(line) for line in lines)

    def check(self, instance: Instance, answer: str) -> str:
        lines = [line.split() for line in answer.lower().strip().split("\n") if line.strip()]
        if len(lines) != instance.size():
            return "the number of lines is wrong"
        if any(len(line) != instance.width for line in lines):
            return "the number of words of a line is wrong"
        fault = writing.word_fault([word for line in lines for word in line], instance.bank)
        for kind, word in () if fault else instance.spelled:
            letters = {
                "first": [line[0][0] for line in lines],
                "last": [line[-1][-1] for line in lines],
                "second": [line[1][0] for line in lines],
            }[kind]
            if "".join(letters) != word:
                return f"{_COLUMNS[kind][0]} do not spell {word}"
        return fault
