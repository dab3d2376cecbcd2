"""Find out which of the listed salts is in which bottle from what is seen when solutions are mixed.

Answer: the salt of every bottle; unique.
Harder: more bottles, fewer observations, at last only mixtures of the bottles with each other.
Skills: deduction, logic
Source: original.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Assignment, Format

Answer = dict[str, str]
Seen = tuple[str, str, tuple[str, ...]]
"""A bottle, another bottle or a reagent, and what is seen, in alphabetical order."""
_RESULTS = {
    "Ag+Cl": "white", "Ag+Br": "cream", "Ag+I": "yellow", "Ag+CO3": "cream", "Ag+PO4": "yellow", "Ag+OH": "brown",
    "Ag+CrO4": "red", "Ag+S": "black", "Ba+SO4": "white", "Ba+CO3": "white", "Ba+CrO4": "yellow", "Ba+PO4": "white",
    "Pb+Cl": "white", "Pb+Br": "white", "Pb+I": "yellow", "Pb+SO4": "white", "Pb+CO3": "white", "Pb+CrO4": "yellow",
    "Pb+OH": "white", "Pb+S": "black", "Pb+PO4": "white", "Cu+OH": "blue", "Cu+CO3": "green", "Cu+S": "black",
    "Cu+PO4": "blue", "Ni+OH": "green", "Ni+CO3": "green", "Ni+S": "black", "Ni+PO4": "green", "Fe+OH": "brown",
    "Fe+CO3": "brown", "Fe+PO4": "cream", "Mg+OH": "white", "Mg+CO3": "white", "Mg+PO4": "white", "Zn+OH": "white",
    "Zn+CO3": "white", "Zn+S": "white", "Zn+PO4": "white", "H+CO3": "gas", "H+S": "gas",
}  # fmt: skip
_CATIONS = {"Ag": 1, "Ba": 2, "Pb": 2, "Cu": 2, "Ni": 2, "Fe": 3, "Mg": 2, "Zn": 2, "Na": 1, "K": 1, "H": 1}
_ANIONS = {"Cl": 1, "Br": 1, "I": 1, "SO4": 2, "CO3": 2, "CrO4": 2, "OH": 1, "S": 2, "PO4": 3, "NO3": 1}
_ZH = {
    "white": "白色", "cream": "乳白色", "yellow": "黄色", "brown": "棕色", "red": "红色", "black": "黑色",
    "blue": "蓝色", "green": "绿色", "gas": "气体", "nothing": "无现象",
}  # fmt: skip


class QualitativeIonDeduction(Task["QualitativeIonDeduction.Params", "QualitativeIonDeduction.Instance", Answer]):
    version = 1

    class Params(task.Params):
        bottles: int = knob("how many bottles there are", levels=(3, 4, 4, 5, 5, 6, 6, 6, 7, 7), ge=3, le=9)
        reagents: int = knob("how many known reagents are used", levels=(1, 1, 1, 1, 1, 1, 0, 0, 0, 0), ge=0, le=5)
        spare: int = knob("how many observations are not needed", levels=(2, 3, 2, 2, 1, 1, 1, 0, 1, 0), ge=0, le=20)

    class Instance(task.Instance):
        salts: tuple[tuple[str, str], ...]
        reagents: tuple[tuple[str, str], ...]
        bottles: tuple[str, ...]
        seen: tuple[Seen, ...]

        @property
        def names(self) -> list[str]:
            return [_formula(*salt) for salt in self.salts]

        def rules(self, language: str) -> list[str]:
            """Write which ions give something with each other, among all that occur."""
            pairs = [*self.salts, *self.reagents]
            cations, anions = dict.fromkeys(one for one, _ in pairs), dict.fromkeys(other for _, other in pairs)
            rows = [(one, other, _RESULTS.get(f"{one}+{other}", "")) for one in cations for other in anions]
            return [f"{one} + {other}: {_told([seen], language)}" for one, other, seen in rows if seen]

        def lines(self, language: str) -> list[str]:
            """Write what was seen."""
            return [f"{one} + {other}: {_told(seen, language)}" for one, other, seen in self.seen]

    prompt = Prompt(
        en=r"""
        The bottles {{ bottles | listed(language) }} hold solutions of these salts, acids and bases, one in each
        bottle: {{ names | listed(language) }}.

        When two solutions are mixed, each ion of one meets each ion of the other. These pairs of ions give a solid of
        the colour named, or a gas; all other pairs give nothing:

        {{ rules(language) | bullets }}

        Small amounts were mixed. Everything that appeared is listed, each colour once even if several solids have it.
        {% if reagents %}
        Where a formula stands, a solution of this substance was used, which is not from the bottles.
        {% endif %}

        {{ lines(language) | bullets }}

        Which substance is in which bottle?
        """,
        zh=r"""
        {{ bottles | listed(language) }} 各瓶分别装有下列盐、酸或碱的溶液，每瓶一种：
        {{ names | listed(language) }}。

        两种溶液混合时，一种溶液的每种离子与另一种溶液的每种离子相遇。
        下列离子对生成所示颜色的沉淀或气体，其余离子对无现象：

        {{ rules(language) | bullets }}

        取少量溶液两两混合，看到的全部现象如下；几种沉淀颜色相同时，该颜色只写一次。
        {% if reagents %}
        写有化学式的地方，用的是该物质的溶液，不取自这些瓶子。
        {% endif %}

        {{ lines(language) | bullets }}

        各瓶中分别是哪种物质？
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Assignment(instance.bottles, tuple(instance.names), distinct=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        pairs = [(one, other) for one in _CATIONS for other in _ANIONS if f"{one}+{other}" not in _RESULTS]
        pairs = [(one, other) for one, other in pairs if (one, other) not in (("H", "OH"), ("Cu", "I"), ("Fe", "I"))]
        for _ in range(400):
            drawn = rng.sample(pairs, params.bottles + params.reagents)
            salts, reagents = drawn[: params.bottles], drawn[params.bottles :]
            rows = [[_mixed(salt, other) for other in drawn if other != salt] for salt in salts]
            if len({str(sorted(row)) for row in rows}) < len(rows):
                continue  # two salts that may not be told apart
            bottles = tuple("ABCDEFGHIJ"[: params.bottles])
            order = rng.sample(salts, params.bottles)
            held = dict(zip(bottles, order, strict=True))
            tests = [(one, other, _mixed(held[one], held[other])) for one, other in combinations(bottles, 2)]
            tests += [(one, _formula(*other), _mixed(held[one], other)) for one in bottles for other in reagents]
            rng.shuffle(tests)
            instance = self.Instance(
                salts=tuple(sorted(salts)), reagents=tuple(reagents), bottles=bottles, seen=tuple(tests)
            )
            needed = list[Seen]()
            while len(ways := _solutions(instance, needed, 2)) == 2:  # add a test that speaks against a wrong way
                wrong = ways[0] if ways[0] != held else ways[1]
                speaking = [one for one in tests if not _agrees(one, wrong, reagents)]
                if not speaking:
                    break
                needed.append(speaking[0])
            if len(ways) != 1:
                continue
            for one in needed[:]:
                fewer = [other for other in needed if other != one]
                if len(_solutions(instance, fewer, 2)) == 1:
                    needed = fewer
            unused = [one for one in tests if one not in needed]
            needed += unused[: params.spare]
            instance = instance.model_copy(update={"seen": tuple(sorted(needed))})
            return instance, {name: _formula(*held[name]) for name in bottles}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        held = _solutions(instance, list(instance.seen), 1)[0]
        names = {bottle: _formula(*salt) for bottle, salt in held.items()}
        return sorted([sorted((names[one], names.get(other, "+" + other))) for one, other, _ in instance.seen])


def _formula(one: str, other: str) -> str:
    p, q = _CATIONS[one], _ANIONS[other]
    n, m = (1, 1) if p == q else (q, p)
    group = f"({other})" if m > 1 and any(c.isdigit() or c == "H" for c in other) else other
    return f"{one}{n if n > 1 else ''}{group}{m if m > 1 else ''}"


def _mixed(salt: tuple[str, str], other: tuple[str, str]) -> tuple[str, ...]:
    found = {_RESULTS.get(f"{salt[0]}+{other[1]}", ""), _RESULTS.get(f"{other[0]}+{salt[1]}", "")} - {""}
    return tuple(sorted(found)) or ("nothing",)


def _agrees(test: Seen, held: dict[str, tuple[str, str]], reagents: list[tuple[str, str]]) -> bool:
    one, other, result = test
    every = {_formula(*salt): salt for salt in reagents} | held
    return _mixed(every[one], every[other]) == result


def _told(seen: tuple[str, ...] | list[str], language: str) -> str:
    return "、".join(_ZH[one] for one in seen) if language == "zh" else " and ".join(seen)


def _solutions(
    instance: QualitativeIonDeduction.Instance, seen: list[Seen], most: int
) -> list[dict[str, tuple[str, str]]]:
    """Find up to `most` ways to fill the bottles, one bottle after the other."""
    salts, place = instance.salts, {name: i for i, name in enumerate(instance.bottles)}
    known = {_formula(*salt): salt for salt in instance.reagents}
    table = [[_mixed(one, other) for other in salts] for one in salts]
    fits = [set(range(len(salts))) for _ in place]
    pairs: list[list[tuple[int, tuple[str, ...]]]] = [[] for _ in place]
    for one, other, result in seen:
        if other in place:
            pairs[max(place[one], place[other])].append((min(place[one], place[other]), result))
        else:
            fits[place[one]] &= {i for i, salt in enumerate(salts) if _mixed(salt, known[other]) == result}
    found = list[dict[str, tuple[str, str]]]()

    def extend(held: list[int]) -> None:
        if len(held) == len(salts):
            found.append({name: salts[i] for name, i in zip(instance.bottles, held, strict=True)})
            return
        for i in sorted(fits[len(held)].difference(held)):
            row = table[i]
            if len(found) < most and all(row[held[j]] == result for j, result in pairs[len(held)]):
                extend([*held, i])

    extend([])
    return found
