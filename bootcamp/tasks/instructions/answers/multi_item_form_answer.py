"""Answer several small questions on numbers and words, each in its own form, in one line in the order asked for.

Answer: one line; it is unique, blanks aside.
Harder: more questions, more numbers and words, rarer forms, another order than that of the questions.
Skills: instructions, arithmetic
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.numbers import roman
from bootcamp.lib.prompts import ordinal
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

Numbers = tuple[int, ...]
Words = tuple[str, ...]

ABOUT_NUMBERS = {
    "sum": ("the sum of the numbers", "这些数的和"),
    "least": ("the {} number if they are put in order, least first", "从小到大排列时的第 {} 个数"),
    "even": ("how many numbers are even", "偶数的个数"),
    "top": ("the place of the greatest number (the first place is 1)", "最大数的位置（第一个数的位置是 1）"),
    "ends": ("the first number plus the last", "第一个数加最后一个数"),
    "digits": ("the sum of the digits of the {} number of the row", "这一行中第 {} 个数的各位数字之和"),
}
ABOUT_WORDS = {
    "longest": ("the longest word", "最长的单词"),
    "place": ("the {} word of the row", "这一行中的第 {} 个单词"),
    "back": ("the {} word of the row, counted from its end", "从末尾数起的第 {} 个单词"),
    "alphabetical": ("the {} word in alphabetical order", "按字母顺序的第 {} 个单词"),
}
NUMBER_FORMS = {
    "padded": ("with zeros in front, five digits in all", "前面补零，共五位数字"),
    "roman": ("as a Roman numeral in capital letters", "写成大写罗马数字"),
    "boxed": ("in square brackets", "放在方括号中"),
    "backwards": ("with its digits in reverse order", "把各位数字的顺序颠倒"),
    "binary": ("in binary", "写成二进制数"),
    "ordinal": ("as an English ordinal in digits, such as 5th", "写成用数字的英文序数词，如 5th"),
    "hexadecimal": ("in hexadecimal with capital letters", "写成十六进制数，字母大写"),
}
WORD_FORMS = {
    "capitals": ("in capital letters", "全部大写"),
    "backwards": ("with its letters in reverse order", "把字母的顺序颠倒"),
    "hyphens": ("with a hyphen between neighbouring letters", "相邻字母之间加连字符"),
    "ends": ("as its first and its last letter only", "只写首字母和末字母"),
    "sorted": ("with its letters in alphabetical order", "把字母按字母顺序排列"),
    "counted": ("followed directly by the number of its letters", "后面紧接它的字母个数"),
}
"""Questions and forms, in English and Chinese, the simple forms first; braces stand for the number of a question."""

SEPARATORS = ("/", ";", "|", ">", "+")


class MultiItemFormAnswer(Task["MultiItemFormAnswer.Params", "MultiItemFormAnswer.Instance", str]):
    version = 1

    class Params(task.Params):
        questions: int = knob("the number of questions", levels=(2, 2, 3, 4, 5, 6, 7, 8, 9, 10), ge=1, le=12)
        data: int = knob("how many numbers there are", levels=(4, 5, 6, 7, 8, 9, 10, 11, 12, 14), ge=4, le=14)
        largest: int = knob(
            "the greatest number", levels=(30, 60, 80, 100, 120, 140, 160, 200, 240, 280), ge=30, le=280
        )
        forms: int = knob("how many forms of each kind occur", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 7), ge=2, le=7)
        shuffled: bool = knob("whether another order is asked for", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        numbers: Numbers
        words: Words
        items: tuple[tuple[bool, str, int, str], ...]  # whether it is about numbers, the question, its number, the form
        order: tuple[int, ...]
        separator: str

        @property
        def straight(self) -> bool:
            return self.order == tuple(range(1, len(self.order) + 1))

        def asked(self, language: str) -> list[str]:
            pattern = "{}，{}" if language == "zh" else "{}, {}"
            return [pattern.format(*_told(item, language == "zh")) for item in self.items]

    answer = Text(content="".join(SEPARATORS) + "[]-.", ignore_spaces=True)
    prompt = Prompt(
        en=r"""
        Here is a row of numbers: {{ numbers | comma }}

        And a row of words: {{ words | comma }}

        Answer these questions, each in the form that stands behind it:

        {{ asked(language) | numbered }}

        Write the answers in one line, {{ "in this order" if straight else "in the order of the questions" }}
        {{- "" if straight else " " ~ (order | comma) }}, with the sign {{ separator }} between neighbouring answers and
        nowhere else. Nothing else may stand in the line; blanks do not matter.
        """,
        zh=r"""
        下面是一行数：{{ numbers | comma }}

        还有一行单词：{{ words | comma }}

        回答下列问题，每个答案按其后所说的形式书写：

        {{ asked(language) | numbered }}

        把各答案按{{ "上述" if straight else "问题 " ~ (order | comma) ~ " 的" }}顺序写成一行，相邻答案之间用符号
        {{ separator }} 隔开，别处不用该符号。这一行中不要有其他内容，空格无关紧要。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        numbers = tuple(rng.sample(range(10, params.largest + 1), params.data))
        bank = words.draw(rng, max(4, params.data * 2 // 3), 4, 8)
        if sum(len(word) == max(map(len, bank)) for word in bank) > 1:
            raise task.Retry
        items = list[tuple[bool, str, int, str]]()
        while len(items) < params.questions:
            numeric = rng.random() < 0.6
            questions, forms = (ABOUT_NUMBERS, NUMBER_FORMS) if numeric else (ABOUT_WORDS, WORD_FORMS)
            kind, form = rng.choice(list(questions)), rng.choice(list(forms)[: params.forms])
            item = numeric, kind, rng.randint(2, 4) if "{}" in questions[kind][0] else 0, form
            if item[:3] not in [other[:3] for other in items]:
                items.append(item)
        order = list(range(1, params.questions + 1))
        if params.shuffled:
            rng.shuffle(order)
        instance = self.Instance(
            numbers=numbers, words=bank, items=tuple(items), order=tuple(order), separator=rng.choice(SEPARATORS)
        )
        answer = self.solve(instance)
        if "" in map(str.strip, answer.split(instance.separator)):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> str:
        found = [_written(item, instance.numbers, instance.words) for item in instance.items]
        return f" {instance.separator} ".join(found[place - 1] for place in instance.order)


def _told(item: tuple[bool, str, int, str], chinese: bool) -> tuple[str, str]:
    numeric, kind, k, form = item
    questions, forms = (ABOUT_NUMBERS, NUMBER_FORMS) if numeric else (ABOUT_WORDS, WORD_FORMS)
    return questions[kind][chinese].format(k if chinese else ordinal(k)), forms[form][chinese]


def _written(item: tuple[bool, str, int, str], numbers: Numbers, bank: Words) -> str:
    numeric, kind, k, form = item
    return number_form(_number(kind, k, numbers), form) if numeric else word_form(_word(kind, k, bank), form)


def _number(kind: str, k: int, row: Numbers) -> int:
    return {
        "sum": sum(row),
        "least": sorted(row)[k - 1],
        "even": sum(n % 2 == 0 for n in row),
        "top": row.index(max(row)) + 1,
        "ends": row[0] + row[-1],
        "digits": sum(map(int, str(row[k - 1]))),
    }[kind]


def _word(kind: str, k: int, row: Words) -> str:
    return {
        "longest": max(row, key=len),
        "place": row[k - 1],
        "back": row[-k],
        "alphabetical": sorted(row)[k - 1],
    }[kind]


def number_form(n: int, form: str) -> str:
    """Write a number from 0 to 3999 in one of `NUMBER_FORMS`; there is no Roman numeral for 0."""
    if form == "roman":
        return roman(n) if n else ""
    return {
        "padded": f"{n:05}",
        "boxed": f"[{n}]",
        "backwards": str(n)[::-1],
        "binary": f"{n:b}",
        "ordinal": ordinal(n),
        "hexadecimal": f"{n:X}",
    }[form]


def word_form(word: str, form: str) -> str:
    """Write a word in one of `WORD_FORMS`."""
    return {
        "capitals": word.upper(),
        "backwards": word[::-1],
        "hyphens": "-".join(word),
        "ends": word[0] + word[-1],
        "sorted": "".join(sorted(word)),
        "counted": f"{word}{len(word)}",
    }[form]
