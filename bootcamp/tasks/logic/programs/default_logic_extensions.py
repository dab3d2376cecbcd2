"""List the extensions of a default theory of literals.

Answer: a set of sets of literals; it is unique, and empty if there is no extension.
Harder: more defaults and atoms, more prerequisites, more extensions.
Skills: logic, search
Source: original; default logic is due to Reiter (1980).
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.logic import Atom, Formula as Tree, Not
from bootcamp.lib.naming import Statement, nameless
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Formula, Set

_Default = tuple[tuple[str, ...], tuple[str, ...], str]  # prerequisites, justifications, conclusion: literals a or ~a


class DefaultLogicExtensions(
    Task["DefaultLogicExtensions.Params", "DefaultLogicExtensions.Instance", frozenset[frozenset[Tree]]]
):
    version = 1

    class Params(task.Params):
        atoms: int = knob("how many atoms there are", levels=(4, 4, 5, 5, 6, 6, 7, 8, 9, 10), ge=2, le=12)
        defaults: int = knob("how many defaults there are", levels=(3, 4, 4, 5, 5, 6, 7, 8, 9, 10), ge=2, le=10)
        facts: int = knob("how many literals are known", levels=(1, 1, 1, 1, 1, 2, 2, 2, 2, 2), ge=0, le=4)
        prerequisites: int = knob("the most prerequisites", levels=(1, 1, 1, 1, 2, 2, 2, 2, 2, 2), ge=0, le=2)
        fewest: int = knob("the fewest extensions, unless none", levels=(1, 1, 1, 2, 2, 2, 2, 2, 3, 3), ge=1, le=4)
        most: int = knob("the most extensions", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 6), ge=1, le=8)

    class Instance(task.Instance):
        atoms: tuple[str, ...]
        facts: tuple[str, ...]
        defaults: tuple[_Default, ...]

        @property
        def shown(self) -> list[str]:
            return [f"{', '.join(before)} : {', '.join(just)} / {then}".strip() for before, just, then in self.defaults]

    prompt = Prompt(
        en=r"""
        Literals are atoms such as a and negated atoms such as ~a; each of a and ~a is the opposite of the other.
        {% if facts %}Known facts: {{ facts | comma }}.{% else %}No facts are known.{% endif %}
        These are the defaults, each written "prerequisites : justifications / conclusion"; where nothing stands before
        the colon, there is no prerequisite:

        {{ shown | numbered }}

        To test a set E of literals: start from the known facts, and as long as possible use any default whose
        prerequisites have all been reached and none of whose justifications has its opposite in E (E itself is not
        changed by this); using it means reaching its conclusion. E is an extension if what is reached in the end is
        exactly E, and E does not hold a literal together with its opposite.

        List all extensions, each as its set of literals. If there is none, give the empty set {} of extensions.
        """,
        zh=r"""
        文字是 a 这样的原子或 ~a 这样的否定原子；a 与 ~a 互为相反文字。
        {% if facts %}已知事实：{{ facts | comma }}。{% else %}没有已知事实。{% endif %}
        下面是各条缺省规则，写作“前提 : 检验条件 / 结论”；冒号前为空表示没有前提：

        {{ shown | numbered }}

        检验文字集合 E 的方法：从已知事实出发，只要可能就使用这样的缺省规则：其前提都已得到，
        且其任何检验条件的相反文字都不在 E 中（E 本身在此过程中不变）；使用一条规则就得到其结论。
        若最终得到的文字恰好就是 E，并且 E 不同时含有一个文字及其相反文字，则 E 是一个扩展。

        列出所有扩展，每个扩展写成其文字的集合。若没有扩展，则给出由扩展组成的空集 {}。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[frozenset[Tree]]]:
        return Set(Set(Formula(instance.atoms, ("not",))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[frozenset[Tree]]]:
        names = "abcdefghijkl"[: params.atoms]
        none = rng.random() < 1 / 12
        for _ in range(150):
            facts = [_literal(rng, name) for name in sorted(rng.sample(names, params.facts))]
            bases = [name for name in names if name not in "".join(facts)]
            defaults: dict[_Default, None] = {}
            while len(defaults) < params.defaults:
                then = _literal(rng, rng.choice(bases))
                others = [name for name in names if name not in then]
                count = rng.randint(0, params.prerequisites)
                before = tuple(
                    rng.choice(facts) if facts and rng.random() < 0.3 else _literal(rng, rng.choice(others))
                    for _ in range(count)
                )
                just = [then] if rng.random() < 0.7 else [_literal(rng, rng.choice(others))]
                just += [_literal(rng, rng.choice(others))] if rng.random() < 0.25 else []
                if len({name[-1] for name in before}) == count:
                    defaults[before, tuple(dict.fromkeys(just)), then] = None
            found = _extensions(facts, list(defaults))
            if none != (not found) or (found and not params.fewest <= len(found) <= params.most):
                continue
            used = {one[2] for one in defaults} & set().union(*found)
            if none or (min(map(len, found)) > len(facts) and len(used) > 1):
                instance = self.Instance(atoms=tuple(names), facts=tuple(facts), defaults=tuple(defaults))
                return instance, frozenset(frozenset(map(_tree, extension)) for extension in found)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        signed: list[Statement] = [("fact", *_signed([fact])) for fact in instance.facts]
        signed += [("default", *_signed(b), *_signed(j), *_signed([t])) for b, j, t in instance.defaults]
        return nameless(signed)


def _literal(rng: Random, name: str) -> str:
    return name if rng.random() < 0.65 else f"~{name}"


def _opposite(literal: str) -> str:
    return literal[1:] if literal[0] == "~" else f"~{literal}"


def _tree(literal: str) -> Tree:
    return Not(Atom(literal[1:])) if literal[0] == "~" else Atom(literal)


def _signed(literals: tuple[str, ...] | list[str]) -> tuple[frozenset[str], frozenset[str]]:
    """Part atoms that occur plainly from those that are negated."""
    plain = frozenset(one for one in literals if one[0] != "~")
    return plain, frozenset(one[1:] for one in literals if one[0] == "~")


def _extensions(facts: list[str], defaults: list[_Default]) -> list[frozenset[str]]:
    """Guess which conclusions hold, and test the sets that facts and conclusions form."""
    thens = sorted({then for _, _, then in defaults} - set(facts))
    found = []
    for size in range(len(thens) + 1):
        for chosen in combinations(thens, size):
            guess = {*facts, *chosen}
            if any(_opposite(one) in guess for one in guess):
                continue
            left = [(b, then) for b, just, then in defaults if not any(_opposite(one) in guess for one in just)]
            reached, before = set(facts), -1
            while len(reached) != before:
                before = len(reached)
                reached |= {then for b, then in left if reached.issuperset(b)}
            if reached == guess:
                found.append(frozenset(reached))
    return found
