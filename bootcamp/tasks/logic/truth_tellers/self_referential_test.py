"""Answer a multiple-choice test whose questions are about its own answers.

Answer: the letters of all questions in order; one string fits.
Harder: more questions, more options, more kinds of questions.
Skills: logic, deduction
Source: original; the idea is that of J. Propp's Self-Referential Aptitude Test, 1993.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.possible_worlds import count_masks, digit_masks, meet, single, union
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text

_DRAWS = 300
_TEXT = {
    "count": ("How many questions have the answer {x}?", "有几道题的答案是 {x}？"),
    "first": ("Which is the first question with the answer {x}?", "第一道答案为 {x} 的题是哪一题？"),
    "last": ("Which is the last question with the answer {x}?", "最后一道答案为 {x} 的题是哪一题？"),
    "of": ("What is the answer to question {k}?", "第 {k} 题的答案是什么？"),
    "before": ("How many questions before this one have the answer {x}?", "在本题之前有几道题的答案是 {x}？"),
    "after": ("How many questions after this one have the answer {x}?", "在本题之后有几道题的答案是 {x}？"),
    "next": (
        "Which is the next question after this one with the same answer as this one?",
        "本题之后，下一道与本题答案相同的题是哪一题？",
    ),
    "pair": (
        "Which is the only number i such that questions i and i+1 have the same answer?",
        "恰有一个 i 使得第 i 题与第 i+1 题答案相同，这个 i 是几？",
    ),
}
Question = tuple[str, str, int, tuple[str, ...]]
"""A kind, the letter or the question that it is about, and the options."""


class SelfReferentialTest(Task["SelfReferentialTest.Params", "SelfReferentialTest.Instance", str]):
    version = 1

    class Params(task.Params):
        questions: int = knob("how many questions there are", levels=(4, 5, 5, 6, 6, 7, 7, 8, 8, 9), ge=4, le=9)
        options: int = knob("how many options each has", levels=(3, 3, 3, 3, 4, 3, 4, 3, 4, 4), ge=3, le=4)
        kinds: int = knob("how many kinds of questions occur", levels=(4, 4, 5, 6, 6, 7, 7, 8, 8, 8), ge=3, le=8)

    class Instance(task.Instance):
        options: int
        questions: tuple[Question, ...]

        @property
        def letters(self) -> str:
            return "ABCD"[: self.options]

        @property
        def asked(self) -> list[tuple[str, str, str]]:
            rows = []
            for kind, letter, number, options in self.questions:
                en, zh = (text.format(x=letter, k=number) for text in _TEXT[kind])
                rows.append((en, zh, "  ".join(f"({a}) {one}" for a, one in zip(self.letters, options, strict=True))))
            return rows

        @property
        def has_none(self) -> bool:
            return any("none" in options for *_, options in self.questions)

    prompt = Prompt(
        en=r"""
        This test with {{ questions | length }} questions is about its own answers. Each question has exactly one
        answer, {{ letters | list | listed(language, "or") }}. In a right set of answers, for every question the
        option that is chosen is true and every other option of that question is false.
        {% if has_none %}
        The option "none" means that there is no such question or number.
        {% endif %}

        {% for en, _, row in asked %}
        {{ loop.index }}. {{ en }}
           {{ row }}
        {% endfor %}

        There is exactly one right set of answers. Give it as one string of letters, the answer to question 1 first.
        """,
        zh=r"""
        这份测验有 {{ questions | length }} 道题，问的都是这份测验本身的答案。每题恰有一个答案，即
        {{ letters | list | listed(language, "or") }}。在正确的一组答案中，每道题所选的选项为真，其余的选项都为假。
        {% if has_none %}
        选项 none 表示没有这样的题或数。
        {% endif %}

        {% for _, zh, row in asked %}
        {{ loop.index }}. {{ zh }}
           {{ row }}
        {% endfor %}

        恰有一组正确的答案。请写成一个字母串，第 1 题的答案写在最前面。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet=instance.letters, length=len(instance.questions))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        n, letters = params.questions, "ABCD"[: params.options]
        rows = digit_masks(n, params.options)
        full = (1 << params.options**n) - 1
        values = {question: _values(*question, rows, full) for question in _pool(n, letters, params.kinds)}
        for _ in range(_DRAWS):
            right = "".join(rng.choices(letters, k=n))
            actual = sum(letters.index(letter) * params.options**place for place, letter in enumerate(right))
            left, questions = full, list[Question]()
            for place, letter in enumerate(right):
                kind, about, number, _ = rng.choice([one for one in values if one[3] in (place, -1)])
                found = values[kind, about, number, _]
                true = next(value for value, mask in found.items() if mask >> actual & 1)
                wrong = rng.sample([value for value in found if value != true], len(letters) - 1)
                mine, turned = letters.index(letter), sorted([*wrong, true], key=lambda v: (v == "none", len(v), v))
                if kind == "of":
                    mine = turned.index(true)
                options = turned[:]
                options.remove(true)
                options.insert(mine, true)
                for index, option in enumerate(options):
                    left &= ~(rows[place][index] ^ found[option])
                questions.append((kind, about, number, tuple(options)))
                if not left >> actual & 1:
                    break
            if single(left) and left >> actual & 1 and len(questions) == n:
                return self.Instance(options=params.options, questions=tuple(questions)), right
        raise task.Retry


def _pool(n: int, letters: str, kinds: int) -> list[tuple[str, str, int, int]]:
    """List what can be asked: a kind, a letter, a question, and the place of the asking question if that matters."""
    known = list(_TEXT)[:kinds]
    found = [(kind, letter, 0, -1) for kind in known[:3] for letter in letters]
    found += [("of", "", number, place) for number in range(1, n + 1) for place in range(n) if place != number - 1]
    found += [("before", letter, 0, place) for letter in letters for place in range(3, n) if "before" in known]
    found += [("after", letter, 0, place) for letter in letters for place in range(n - 3) if "after" in known]
    found += [("next", "", 0, place) for place in range(n - 3) if "next" in known]
    return found + [("pair", "", 0, -1)] * ("pair" in known)


def _values(
    kind: str, letter: str, number: int, place: int, rows: tuple[tuple[int, ...], ...], full: int
) -> dict[str, int]:
    """Give each value that can be the answer to a question, with the tests in which it is true."""
    n = len(rows)
    column = [row["ABCD".index(letter)] for row in rows] if letter else []
    if kind in ("count", "before", "after"):
        part = {"count": column, "before": column[:place], "after": column[place + 1 :]}[kind]
        return {str(k): mask for k, mask in enumerate(count_masks(part, full))}
    if kind == "of":
        return {"ABCD"[i]: mask for i, mask in enumerate(rows[number - 1])}
    if kind == "pair":
        same = [union(a & b for a, b in zip(rows[i], rows[i + 1], strict=True)) for i in range(n - 1)]
        one = count_masks(same, full)[1]
        return {str(i + 1): mask & one for i, mask in enumerate(same)} | {"none": full & ~one}
    order = list(range(n)) if kind == "first" else list(range(n))[::-1] if kind == "last" else range(place + 1, n)
    if kind == "next":
        column = [union(a & b for a, b in zip(rows[place], row, strict=True)) for row in rows]
    found = {}
    for turn, i in enumerate(order):
        found[str(i + 1)] = column[i] & meet((full & ~column[j] for j in order[:turn]), full)
    return found | {"none": full & ~union(column[i] for i in order)}
