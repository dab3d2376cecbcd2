"""Compose a puzzle of knights and knaves: a statement for each islander so that only one assignment is consistent.

Answer: a formula for every name; every set of statements that keeps the rules is right.
Harder: more islanders, longer statements, more names that must not and connectives that must occur.
Skills: logic, planning
Source: original; the islanders of R. Smullyan, What Is the Name of This Book?, 1978.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.logic import Formula, Join, Not, columns, evaluate, mask, names_in, random_formula, subformulas
from bootcamp.lib.naming import nameless
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Formula as FormulaFormat, Mapping, Word

_SIGNS = {"and": "&", "or": "|", "iff": "<->"}
_DRAWS = 400


class KnightsPuzzleCompose(Task["KnightsPuzzleCompose.Params", "KnightsPuzzleCompose.Instance", dict[str, Formula]]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        people: int = knob("how many islanders there are", levels=(3, 4, 5, 5, 5, 6, 6, 7, 7, 8), ge=3, le=9)
        most: int = knob("the most connectives in a statement", levels=(2, 2, 2, 2, 3, 3, 3, 3, 3, 3), ge=2, le=6)
        barred: int = knob("how often a name is barred", levels=(0, 2, 3, 4, 5, 6, 8, 9, 11, 13), ge=0, le=20)
        required: int = knob("how many speakers must use a sign", levels=(3, 3, 3, 4, 4, 4, 5, 5, 6, 7), ge=0, le=9)

    class Instance(task.Instance):
        target: tuple[tuple[str, bool], ...]  # each islander, and whether a knight
        most: int
        barred: tuple[tuple[str, str], ...]  # a speaker and a name
        required: tuple[tuple[str, str], ...]  # a speaker and a sign

        @property
        def knights(self) -> list[str]:
            return [name for name, knight in self.target if knight]

        @property
        def knaves(self) -> list[str]:
            return [name for name, knight in self.target if not knight]

    prompt = Prompt(
        en=r"""
        On an island everyone is either a knight, who makes only true statements, or a knave, who makes only false
        statements. Compose a puzzle about the islanders {{ target | map("first") | listed(language) }}, each of whom
        makes one statement, such that exactly one assignment of types fits all the statements, namely this one:

        - Knights: {{ (knights | comma) or "nobody" }}.
        - Knaves: {{ (knaves | comma) or "nobody" }}.

        A statement is a formula, in which a name stands for "this person is a knight", ~ is not, & is and, | is or (at
        least one), <-> is if and only if. Rules for each statement:

        - The speaker's own name does not occur in it.
        - It has at most {{ most }} connectives, where each ~, &, | and <-> counts.
        - By itself it can be true and can be false: some assignment of types to all islanders makes it true, some other
          one makes it false.
        {% for speaker, name in barred %}
        - In the statement of {{ speaker }}, {{ name }} does not occur.
        {% endfor %}
        {% for speaker, sign in required %}
        - In the statement of {{ speaker }}, {{ sign }} occurs.
        {% endfor %}

        Give each islander's statement. If several puzzles fit, give any one of them.
        """,
        zh=r"""
        岛上的每个人要么是骑士，只说真话；要么是无赖，只说假话。请为岛民
        {{ target | map("first") | join("、") }} 编一道题：每人说一句话，使得与所有这些话都相符的身份分配恰有一种，即：

        - 骑士：{{ (knights | join("、")) or "无" }}。
        - 无赖：{{ (knaves | join("、")) or "无" }}。

        每句话写成一个公式，其中名字表示“此人是骑士”，~ 表示非，& 表示与，| 表示或（至少一个成立），<-> 表示当且仅当。
        每句话须遵守以下规则：

        - 其中不出现说话者自己的名字。
        - 至多含 {{ most }} 个联结词，每个 ~、&、|、<-> 都计入。
        - 单独来看可真可假：全体岛民的某种身份分配使它为真，另一种使它为假。
        {% for speaker, name in barred %}
        - {{ speaker }} 的话中不出现 {{ name }}。
        {% endfor %}
        {% for speaker, sign in required %}
        - {{ speaker }} 的话中出现 {{ sign }}。
        {% endfor %}

        请给出每个人说的话。如果有多种编法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Formula]]:
        names = tuple(name for name, _ in instance.target)
        return Mapping(Word(names), FormulaFormat(names, ("not", *_SIGNS)), names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Formula]]:
        names = draw_names(rng, params.people)
        knight = {name: rng.random() < 0.5 for name in names}
        pairs = [(speaker, name) for speaker in names for name in names if speaker != name]
        barred: list[tuple[str, str]] = []
        for speaker, name in rng.sample(pairs, len(pairs)):
            if len(barred) < params.barred and [one for one, _ in barred].count(speaker) < params.people - 3:
                barred.append((speaker, name))
        speakers = rng.sample(names, min(params.required, params.people))
        required = tuple(sorted((speaker, rng.choice(list(_SIGNS.values()))) for speaker in speakers))
        instance = self.Instance(
            target=tuple(knight.items()), most=params.most, barred=tuple(sorted(barred)), required=required
        )
        for _ in range(_DRAWS):
            answer = {name: _draw(rng, instance, name) for name in names}
            if not self.check(instance, answer):
                return instance, answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        kind = dict(instance.target)
        said: list[tuple[str, ...]] = [("bar", speaker, name) for speaker, name in instance.barred]
        said += [(f"need {sign}", speaker) for speaker, sign in instance.required]
        return [instance.most, nameless([*((str(knight), name) for name, knight in kind.items()), *said])]

    def check(self, instance: Instance, answer: dict[str, Formula]) -> str:
        names = [name for name, _ in instance.target]
        full = fitting = (1 << (1 << len(names))) - 1
        for column, speaker in zip(columns(len(names)), names, strict=True):
            fault = _fault(instance, speaker, answer[speaker])
            if fault:
                return f"the statement of {speaker} {fault}"
            fitting &= ~(column ^ mask(answer[speaker], names))
        planted = full
        for column, (_, knight) in zip(columns(len(names)), instance.target, strict=True):
            planted &= column if knight else ~column
        if not fitting & planted:
            return "the statements do not fit the given assignment"
        return "" if fitting == planted else "the statements fit another assignment, too"


def _fault(instance: KnightsPuzzleCompose.Instance, speaker: str, said: Formula) -> str:
    """Say which rule a statement breaks."""
    parts = list(subformulas(said))
    signs = [_SIGNS[part.connective] for part in parts if isinstance(part, Join)]
    names = sorted(names_in(said))
    if speaker in names:
        return "is about the speaker"
    if sum(isinstance(part, Join | Not) for part in parts) > instance.most:
        return f"has more than {instance.most} connectives"
    if mask(said, names) in (0, (1 << (1 << len(names))) - 1):
        return "is always true or always false"
    for one, name in instance.barred:
        if one == speaker and name in names:
            return f"contains {name}"
    for one, sign in instance.required:
        if one == speaker and sign not in signs:
            return f"does not contain {sign}"
    return ""


def _draw(rng: Random, instance: KnightsPuzzleCompose.Instance, speaker: str) -> Formula:
    """Draw a statement that keeps the rules and fits the speaker."""
    free = [name for name, _ in instance.target if name != speaker and (speaker, name) not in instance.barred]
    signs = [sign for one, sign in instance.required if one == speaker] or list(_SIGNS.values())
    kinds = [kind for kind, sign in _SIGNS.items() if sign in signs]
    while True:
        size = rng.randint(1, instance.most)
        said = random_formula(rng, rng.sample(free, min(size + 1, len(free))), size, kinds)
        true = evaluate(said, dict(instance.target))
        if true == dict(instance.target)[speaker] and not _fault(instance, speaker, said):
            return said
