"""Name the form of worded arguments by a rulebook of valid forms and fallacies with invented codes.

Answer: a list of codes; it is unique.
Harder: more arguments and forms, more ways to word them, negative sentences.
Skills: logic, language
Source: original; the forms are those of every text on informal logic.
"""

from __future__ import annotations

import re
from random import Random

from bootcamp import task
from bootcamp.lib.words import invented
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

_Statement = tuple[str, ...]  # a kind and letters, or literals such as 3 and ~3, or classes

_FORMS: tuple[tuple[_Statement, ...], ...] = (  # premises and, last, the conclusion
    (("if", "P", "Q"), ("is", "P"), ("is", "Q")), (("if", "P", "Q"), ("is", "~Q"), ("is", "~P")),
    (("if", "P", "Q"), ("is", "Q"), ("is", "P")), (("if", "P", "Q"), ("is", "~P"), ("is", "~Q")),
    (("or", "P", "Q"), ("is", "~P"), ("is", "Q")), (("or", "P", "Q"), ("is", "P"), ("is", "~Q")),
    (("all", "A", "B"), ("all", "C", "B"), ("all", "C", "A")),
    (("all", "A", "B"), ("all", "C", "A"), ("all", "C", "B")),
    (("nand", "P", "Q"), ("is", "~P"), ("is", "Q")), (("nand", "P", "Q"), ("is", "P"), ("is", "~Q")),
    (("all", "A", "B"), ("all", "B", "A")), (("all", "A", "B"), ("no", "C", "A"), ("no", "C", "B")),
    (("no", "A", "B"), ("no", "C", "B"), ("no", "C", "A")), (("each", "A", "B"), ("one", "A", "B")),
)  # fmt: skip
_VERBS = (
    ("sings", "does not sing", "唱歌"), ("dances", "does not dance", "跳舞"), ("cooks", "does not cook", "做饭"),
    ("swims", "does not swim", "游泳"), ("draws", "does not draw", "画画"), ("reads", "does not read", "看书"),
    ("runs", "does not run", "跑步"), ("sews", "does not sew", "缝衣服"),
)  # fmt: skip
_CLASSES = (
    ("painters", "画家"), ("farmers", "农民"), ("singers", "歌手"), ("teachers", "教师"), ("drivers", "司机"),
    ("bakers", "面包师"), ("sailors", "水手"), ("dancers", "舞者"), ("lawyers", "律师"), ("runners", "跑步者"),
)  # fmt: skip
_WORDINGS = {
    "en": {
        "if": ("If {0}, then {1}", "{0} only if {1}", "Whenever {0}, {1}"),
        "or": ("{0} or {1}, or both", "At least one of these holds: {0}; {1}", "{0} or {1}, or both"),
        "nand": ("It is not the case that both {0} and {1}",) * 3,
        "is": ("{0}",) * 3,
        "all": ("All {0} are {1}", "Only {1} are {0}", "Every one of the {0} is one of the {1}"),
        "no": ("No {0} are {1}", "No one of the {0} is one of the {1}", "No {0} are {1}"),
        "each": ("Each of the {0} admires at least one of the {1}",) * 3,
        "one": ("There is one of the {1} whom all {0} admire",) * 3,
    },
    "zh": {
        "if": ("如果{0}，那么{1}", "只有{1}，才{0}", "只要{0}，就{1}"),
        "or": ("{0}或者{1}，也可能两者都成立", "以下至少一项成立：{0}；{1}", "{0}或者{1}，也可能两者都成立"),
        "nand": ("并非{0}和{1}都成立",) * 3,
        "is": ("{0}",) * 3,
        "all": ("所有{0}都是{1}", "只有{1}才是{0}", "凡是{0}都是{1}"),
        "no": ("没有{0}是{1}", "任何{0}都不是{1}", "没有{0}是{1}"),
        "each": ("每个{0}都佩服至少一个{1}",) * 3,
        "one": ("有一个{1}是所有{0}都佩服的",) * 3,
    },
}
_RULES = {
    "en": {
        "if": "if {0} then {1}", "or": "{0} or {1} (or both)", "nand": "not both {0} and {1}", "is": "{0}",
        "all": "all {0} are {1}", "no": "no {0} are {1}", "each": "each {0} admires at least one {1}",
        "one": "there is one {1} whom all {0} admire",
    },
    "zh": {
        "if": "若 {0} 则 {1}", "or": "{0} 或 {1}（可都成立）", "nand": "{0} 与 {1} 不都成立", "is": "{0}",
        "all": "所有 {0} 都是 {1}", "no": "没有 {0} 是 {1}", "each": "每个 {0} 都佩服至少一个 {1}",
        "one": "有一个 {1} 是所有 {0} 都佩服的",
    },
}  # fmt: skip


class FallacyNaming(Task["FallacyNaming.Params", "FallacyNaming.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        arguments: int = knob("how many arguments there are", levels=(3, 3, 4, 4, 5, 6, 7, 8, 9, 10), ge=1, le=12)
        forms: int = knob("how many forms the rulebook has", levels=(4, 5, 6, 7, 8, 9, 10, 12, 13, 14), ge=2, le=14)
        wordings: int = knob("how many ways to word a premise", levels=(1, 1, 1, 2, 2, 2, 3, 3, 3, 3), ge=1, le=3)
        negative: int = knob("negative sentences in percent", levels=(0, 0, 0, 20, 30, 40, 40, 50, 50, 50), ge=0, le=90)

    class Instance(task.Instance):
        codes: tuple[tuple[str, int], ...]  # each with the place of its form
        facts: tuple[tuple[str, int], ...]  # names and verbs
        arguments: tuple[tuple[tuple[_Statement, int], ...], ...]  # statements with their wordings

        @property
        def rulebook(self) -> dict[str, list[str]]:
            return {one: [f"{code}: {_rule(_FORMS[form], one)}" for code, form in self.codes] for one in _RULES}

        @property
        def texts(self) -> dict[str, list[str]]:
            return {language: [_said(one, self.facts, language) for one in self.arguments] for language in _RULES}

    prompt = Prompt(
        en=r"""
        A rulebook gives each form of argument, good or bad, a code. P and Q stand for sentences; not P is the opposite
        of P, so the opposite of "Omar does not sing" is "Omar sings". A, B and C stand for groups of people.

        {{ rulebook["en"] | lines }}

        Premises may come in any order, and so may the two parts of "or" and of "not both". "P only if Q" and "whenever
        P, Q" mean "if P then Q"; "only B are A" means "all A are B".

        These are the arguments:

        {{ texts["en"] | numbered }}

        Give the code of the form of each argument, in the order of the arguments.
        """,
        zh=r"""
        一本规则手册给每种论证形式（无论好坏）一个代号。P 和 Q 代表语句；非 P 是 P 的反面，
        例如“Omar 不唱歌”的反面是“Omar 唱歌”。
        A、B、C 代表人群。

        {{ rulebook["zh"] | lines }}

        前提的次序不限，“或”的两部分以及“不都成立”的两部分的次序也不限。
        “只有 Q，才 P”和“只要 P，就 Q”都表示“若 P 则 Q”；“只有 B 才是 A”表示“所有 A 都是 B”。

        论证如下：

        {{ texts["zh"] | numbered }}

        请按论证的次序给出每个论证的形式的代号。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Word(tuple(code for code, _ in instance.codes)), length=len(instance.arguments))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        shown = sorted(rng.sample(range(min(len(_FORMS), params.forms + 2)), params.forms))
        code = dict(zip(shown, invented(rng, len(shown), 2), strict=True))
        people = draw_names(rng, 2 * params.arguments)
        facts = [(name, rng.randrange(len(_VERBS))) for name in people]
        chosen = [rng.choice(shown) for _ in range(params.arguments)]
        if len(set(chosen)) < min(3, params.arguments):
            raise task.Retry
        arguments = []
        for number, form in enumerate(chosen):
            signs = ["~" if 100 * rng.random() < params.negative else "" for _ in range(2)]
            groups = rng.sample(range(len(_CLASSES)), 3)
            bound = {"P": f"{signs[0]}{2 * number}", "Q": f"{signs[1]}{2 * number + 1}"}
            bound |= dict(zip("ABC", map(str, groups), strict=True))
            statements = [_bound(one, bound, rng) for one in _FORMS[form]]
            premises = statements[:-1]
            rng.shuffle(premises)
            arguments.append(tuple((one, rng.randrange(params.wordings)) for one in (*premises, statements[-1])))
        codes = [(code[form], form) for form in shown]
        rng.shuffle(codes)
        instance = self.Instance(codes=tuple(codes), facts=tuple(facts), arguments=tuple(arguments))
        return instance, tuple(code[form] for form in chosen)

    def key(self, instance: Instance) -> object:
        return [sorted(form for _, form in instance.codes), instance.arguments]


def _bound(statement: _Statement, bound: dict[str, str], rng: Random) -> _Statement:
    """Put sentences or groups for the letters of a form; exchange the parts of "or" and "not both" half the time."""
    kind, *letters = statement
    if kind in ("or", "nand") and rng.random() < 0.5:
        letters.reverse()
    return (kind, *(_opposite(bound[one[1]]) if one[0] == "~" else bound[one] for one in letters))


def _opposite(literal: str) -> str:
    return literal[1:] if literal[0] == "~" else f"~{literal}"


def _rule(form: tuple[_Statement, ...], language: str) -> str:
    texts = [_RULES[language][kind].format(*rest) for kind, *rest in form]
    negation, comma, end = ("not ", "; ", "; therefore ") if language == "en" else ("非 ", "；", "；所以：")
    return (comma.join(texts[:-1]) + end + texts[-1]).replace("~", negation)


def _said(argument: tuple[tuple[_Statement, int], ...], facts: tuple[tuple[str, int], ...], language: str) -> str:
    """Write an argument as sentences."""

    def part(kind: str, one: str) -> str:
        if kind in ("all", "no", "each", "one"):
            return _CLASSES[int(one)][language == "zh"]
        name, verb = facts[int(one.strip("~"))]
        if language == "en":
            return f"{name} {_VERBS[verb]['~' in one]}"
        return f" {name} {'不' * ('~' in one)}{_VERBS[verb][2]}"

    texts = []
    for (kind, *rest), wording in argument:
        text = _WORDINGS[language][kind][wording].format(*(part(kind, one) for one in rest)).strip()
        text = re.sub(r"，([才就]) (\S+) ", r"，\2 \1", text)
        texts.append(text[0].upper() + text[1:])
    if language == "zh":
        return ("。".join(texts[:-1]) + "。所以，" + texts[-1] + "。").replace("： ", "：").replace("； ", "；")
    last = texts[-1] if argument[-1][0][0] == "is" else texts[-1][0].lower() + texts[-1][1:]
    return ". ".join(texts[:-1]) + f". Therefore, {last}."
