"""Count the sisters, brothers, cousins, nieces, nephews, aunts and uncles that some members of a family have.

Answer: a whole number for each question, in order; they are unique.
Harder: more groups of relatives, larger groups, groups told from the view of one of their members, more questions.
Skills: deduction, counting
Source: the "Alice in Wonderland" question of M. Nezhurina et al., 2024, carried on to cousins and nieces.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.family import Family
from bootcamp.lib.worlds import draw_names, names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

_HEADS = {"own": ("{0}", "{0}"), "mother": ("{0}'s mother", "{0} 的母亲"), "father": ("{0}'s father", "{0} 的父亲")}
_GROUPS = ("own", "own f", "own m", "mother", "mother f", "mother m", "father", "father f", "father m")
_SEXES = {"f": ("sister", "姐妹", "daughter", "女儿"), "m": ("brother", "兄弟", "son", "儿子")}
_ASKED = {
    "f 1 1": ("sisters", "姐妹"),
    "m 1 1": ("brothers", "兄弟"),
    "f 2 1": ("nieces", "侄女和外甥女（合计）"),
    "m 2 1": ("nephews", "侄子和外甥（合计）"),
    "f 2 2": ("female first cousins", "女性的堂表亲"),
    "m 2 2": ("male first cousins", "男性的堂表亲"),
    "f 1 2": ("aunts", "姑母和姨母（合计）"),
    "m 1 2": ("uncles", "伯父、叔父和舅父（合计）"),
}


class AiwSiblingCount(Task["AiwSiblingCount.Params", "AiwSiblingCount.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        groups: int = knob("how many groups of relatives are told", levels=(1, 2, 3, 4, 5, 6, 7, 8, 9, 9), ge=1, le=9)
        top: int = knob("how many a group has of each sex at most", levels=(6, 6, 6, 6, 6, 6, 6, 7, 7, 8), ge=2, le=9)
        indirect: int = knob(
            "the chance in percent that a group is told from the view of a member",
            levels=(0, 0, 20, 30, 40, 50, 60, 70, 80, 90),
            ge=0,
            le=100,
        )
        questions: int = knob("how many questions there are", levels=(1, 1, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=6)

    class Instance(task.Instance):
        name: str
        sex: str
        groups: tuple[tuple[str, int, int, str], ...]
        """Whose group, how many women and men without the head, and the sex of the member who sees it or ""."""
        questions: tuple[tuple[str, str], ...]

        @property
        def facts(self) -> list[tuple[str, str]]:
            return [_said(self.name, self.sex, *group) for group in self.groups]

        @property
        def asked(self) -> list[tuple[str, str]]:
            return [
                (
                    f"How many {_ASKED[kind][0]} does {en} have?",
                    f"{zh}{' ' if zh == self.name else ''}有多少个{_ASKED[kind][1]}？",
                )
                for path, kind in self.questions
                for en, zh in [_phrase(self.name, path)]
            ]

    prompt = Prompt(
        en=r"""
        {{ name }} is a {{ "woman" if sex == "f" else "man" }}. This is known about the family:

        {{ facts | map("first") | bullets }}

        Nobody has brothers, sisters or children beyond those that follow from this. Brothers and sisters always have
        the same mother and father, nobody has children with two partners, and no relatives have children with each
        other. Nieces and nephews are the daughters and sons of one's brothers and sisters, aunts and uncles the sisters
        and brothers of one's parents, first cousins the children of these aunts and uncles; those of a husband or wife
        do not count.

        {{ asked | map("first") | numbered }}

        Give the {{ "numbers in this order" if questions[1:] else "number, as a list of one" }}.
        """,
        zh=r"""
        {{ name }} 是{{ "女性" if sex == "f" else "男性" }}。已知这个家族的情况：

        {{ facts | map("last") | bullets }}

        除由此可知的以外，谁都没有别的兄弟姐妹或孩子。兄弟姐妹都是同父同母，没有人与两个人生育孩子，有血缘关系的人不会共同生育孩子。
        “侄”和“外甥”指本人兄弟姐妹的子女；姑、姨、伯、叔、舅指本人父母的姐妹和兄弟；
        堂表亲指这些姑、姨、伯、叔、舅的子女。配偶一方的亲属不算。“姐妹”“兄弟”不分长幼。

        {{ asked | map("last") | numbered }}

        请{{ "依次给出各题的数" if questions[1:] else "给出这个数，写成一项的列表" }}。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(low=0), length=len(instance.questions))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        (name,) = draw_names(rng, 1)
        groups = []
        for path in _GROUPS[: params.groups]:
            view = rng.choice("fm") if rng.random() * 100 < params.indirect else ""
            groups.append((path, rng.randint(1, params.top), rng.randint(1, params.top), view))
        rng.shuffle(groups)
        sex = names()[name]
        family, people = _family(sex, groups)
        paths = [path for path in people if path != "own" or params.groups > 3]
        options = [(path, kind) for path in paths for kind in _ASKED]
        questions: list[tuple[str, str]] = []
        answers: list[int] = []
        shown = {number for group in groups for number in group[1:3]}
        for question in rng.sample(options, len(options)):
            number = _count(family, people[question[0]], question[1])
            plain = question[1][2:] in ("1 1", "1 2") and any(kind[2:] == question[1][2:] for _, kind in questions)
            if number and number not in answers and not plain and (number not in shown or params.groups < 3):
                questions.append(question)
                answers.append(number)
            if len(questions) == params.questions:
                break
        if len(questions) < params.questions:
            raise task.Retry
        instance = self.Instance(name=name, sex=sex, groups=tuple(groups), questions=tuple(questions))
        return instance, tuple(answers)

    def key(self, instance: Instance) -> object:
        return [instance.sex, sorted(instance.groups), instance.questions]


def _family(sex: str, groups: list[tuple[str, int, int, str]]) -> tuple[Family, dict[str, int]]:
    """Build the family, and give one person for each path that leads to somebody."""
    family, sizes = Family(), {path: (women, men) for path, women, men, _ in groups}
    mother = family.add("f")
    father = family.marry(mother)
    heads = {"own": family.child(mother, sex), "mother": mother, "father": father}
    people = {head: one for head, one in heads.items() if head in sizes}
    for head, one in people.copy().items():
        parents = family.parents[one]
        parent = parents[0] if parents else family.born_to(one, "f")
        for its, size in zip("fm", sizes[head], strict=True):
            for _ in range(size):
                people[f"{head} {its}"] = member = family.child(parent, its)
                for kid, many in zip("fm", sizes.get(f"{head} {its}", (0, 0)), strict=True):
                    for _ in range(many):
                        people[f"{head} {its} {kid}"] = family.child(member, kid)
    return family, people


def _count(family: Family, person: int, kind: str) -> int:
    sex, up, down = kind.split()
    near = (int(up), int(down))
    return sum(its == sex and one != person and family.kin(one, person) == near for one, its in enumerate(family.sexes))


def _phrase(name: str, path: str, *, all_of: bool = False) -> tuple[str, str]:
    """Name one of the people, or all of them, that a path leads to."""
    head, *sexes = path.split()
    en, zh = (text.format(name) for text in _HEADS[head])
    for place, sex in enumerate(sexes):
        en_word, zh_word = _SEXES[sex][2 * place : 2 * place + 2]
        en = f"{'each' if all_of else 'a'} {en_word} of {en}"
        zh += f"{' ' if zh == name else ''}的{'每个' if all_of else '一个'}{zh_word}"
    return en, zh


def _said(name: str, sex: str, path: str, women: int, men: int, view: str) -> tuple[str, str]:
    head, kids = path.split()[0], " " in path
    en, zh = _phrase(name, f"{path} {view}" if view else path, all_of=True)
    if view:
        own = {"own": sex, "mother": "f", "father": "m"}[head] if not kids else ""
        women += (own == "f") - (view == "f")
        men += (own == "m") - (view == "m")
    words = [_SEXES[its][2:] if kids and not view else _SEXES[its][:2] for its in "fm"]
    counts = [(f"{n} {one}{'s' * (n != 1)}", f"{n} 个{its}") for n, (one, its) in zip((women, men), words, strict=True)]
    return (
        f"{en[0].upper()}{en[1:]} has {counts[0][0]} and {counts[1][0]}.",
        f"{zh}{' ' if zh == name else '都' if kids or view else ''}有 {counts[0][1]}和 {counts[1][1]}。",
    )
