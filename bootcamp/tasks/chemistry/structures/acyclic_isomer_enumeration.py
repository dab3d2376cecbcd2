"""List all acyclic structures with a molecular formula that keep some conditions.

Answer: the set of structures as structure strings; any strings for them are right.
Harder: more atoms and elements, multiple bonds, more structures and conditions.
Skills: search, spatial, knowledge
Source: original.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib import chem, molecule
from bootcamp.lib.molecule import Molecule
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Set, Text

Answer = frozenset[str]
Counts = tuple[int, ...]
_ELEMENTS = ("C", "N", "O", "F", "Cl", "Br", "I")
_CONDITIONS = {
    "hetero": ("No two atoms that are neither C nor H are joined", "既不是 C 也不是 H 的原子互不相连"),
    "geminal": ("No C is joined to two atoms that are neither C nor H", "没有 C 与两个既不是 C 也不是 H 的原子相连"),
    "vinyl": ("Each C of a C=C or C≡C bond is joined to C and H only", "C=C 键和 C≡C 键上的 C 只与 C 和 H 相连"),
    "quaternary": ("No C is joined to more than two other C", "每个 C 至多与两个其他的 C 相连"),
    "cumulated": ("No atom has two double bonds", "没有原子带有两个双键"),
    "methyl": ("The number of C that have three H each is {}", "带三个 H 的 C 恰好有 {} 个"),
    "some": ("At least one C has exactly {} H", "至少有一个 C 恰好带 {} 个 H"),
}


class AcyclicIsomerEnumeration(Task["AcyclicIsomerEnumeration.Params", "AcyclicIsomerEnumeration.Instance", Answer]):
    version = 1

    class Params(task.Params):
        atoms: int = knob("how many heavy atoms there are at most", levels=(5, 6, 6, 6, 7, 7, 7, 8, 8, 8), ge=3, le=9)
        low: int = knob("the fewest structures", levels=(2, 2, 2, 2, 2, 4, 6, 8, 10, 12), ge=1, le=40)
        high: int = knob("the most structures", levels=(5, 6, 6, 8, 6, 11, 17, 24, 31, 38), ge=2, le=60)
        conditions: int = knob("how many conditions there are", levels=(1, 2, 3, 4, 3, 3, 3, 3, 3, 4), ge=0, le=5)

    class Instance(task.Instance):
        counts: tuple[int, ...]
        hydrogens: int
        conditions: tuple[tuple[str, int], ...]
        forms: tuple[str, ...]

        hidden = ("forms",)

        def rules(self, language: str) -> str:
            return molecule.rules(language)

        @property
        def formula(self) -> str:
            atoms = {e: n for e, n in zip(_ELEMENTS, self.counts, strict=True) if n}
            return chem.hill(atoms | ({"H": self.hydrogens} if self.hydrogens else {}))

        def lines(self, language: str) -> list[str]:
            return [_CONDITIONS[name][language == "zh"].format(n) for name, n in self.conditions]

    answer = Set(Text(alphabet="BCFINOlr=#()"))
    prompt = Prompt(
        en=r"""
        {{ rules(language) }}

        List all structures without rings that have the molecular formula {{ formula }}, the valences above, and these
        properties:

        {% for line in lines(language) %}
        - {{ line }}.
        {% endfor %}

        A structure counts if it keeps these rules, however unstable it may be; arrangements in space do not matter.
        Give the set of all such structures as structure strings, each structure once, by any of its strings.
        """,
        zh=r"""
        {{ rules(language) }}

        列出分子式为 {{ formula }}、符合上述价数、不含环并满足下列条件的所有结构：

        {% for line in lines(language) %}
        - {{ line }}。
        {% endfor %}

        只要符合这些规则就算，不论是否稳定；空间排列不计。
        给出所有这些结构的集合，用结构字符串表示，每个结构只写一次，用它的任一字符串即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        others = [rng.choice(_ELEMENTS[1:]) for _ in range(rng.randint(1, min(3, params.atoms - 2)))]
        counts = [others.count(e) for e in _ELEMENTS]
        counts[0] = params.atoms - rng.randint(0, 2) - len(others)
        extra = rng.choice((0, 0, 1, 1, 2))
        room = 2 + sum((molecule.VALENCES[e] - 2) * n for e, n in zip(_ELEMENTS, counts, strict=True))
        if counts[0] < 1 or 1 not in counts[1:] or room < 2 * extra:
            raise task.Retry
        root = 1 + counts[1:].index(1)
        rest = tuple(n - (k == root) for k, n in enumerate(counts))
        texts = [_ELEMENTS[root] + "".join(parts) for parts in _forest(rest, extra, molecule.VALENCES[_ELEMENTS[root]])]
        if not params.low <= len(texts) <= 160:
            raise task.Retry
        whole = {text: molecule.read(text) for text in texts}
        for _ in range(8):
            names = rng.sample(list(_CONDITIONS), params.conditions)
            conditions = tuple((name, rng.randint(0, 3)) for name in sorted(names, key=list(_CONDITIONS).index))
            kept = [text for text in texts if all(_keeps(whole[text], *one) for one in conditions)]
            if params.low <= len(kept) <= params.high and len(kept) < len(texts):
                forms = tuple(sorted(_form(whole[text]) for text in kept))
                left = room - 2 * extra
                instance = self.Instance(counts=tuple(counts), hydrogens=left, conditions=conditions, forms=forms)
                return instance, frozenset(kept)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return instance.formula, [[name, n if "{}" in _CONDITIONS[name][0] else 0] for name, n in instance.conditions]

    def check(self, instance: Instance, answer: Answer) -> str:
        found = set[str]()
        for text in sorted(answer):
            try:
                whole = molecule.read(text, aromatic=False)
            except ValueError:
                return "a text is not a structure string"
            counts = tuple(whole.atoms.count(e) for e in _ELEMENTS)
            if counts != instance.counts or sum(whole.hydrogens) != instance.hydrogens:
                return "a structure has another formula"
            if len(whole.bonds) != len(whole.atoms) - 1:
                return "a structure has a ring"
            form = _form(whole)
            if form in found:
                return "a structure is given twice"
            if form not in instance.forms:
                return "a structure breaks a condition"
            found.add(form)
        return "" if len(found) == len(instance.forms) else "a structure is missing"


def _keeps(whole: Molecule, name: str, n: int) -> bool:
    joined = molecule.neighbours(whole)
    hydrogens = [h for atom, h in zip(whole.atoms, whole.hydrogens, strict=True) if atom == "C"]
    if name == "methyl":
        return hydrogens.count(3) == n
    if name == "some":
        return n in hydrogens
    if name == "cumulated":
        return all(list(near.values()).count(2) < 2 for near in joined)
    for atom, near in zip(whole.atoms, joined, strict=True):
        carbons = [order for other, order in near.items() if whole.atoms[other] == "C"]
        if name == "hetero" and atom != "C" and len(carbons) < len(near):
            return False
        wrong = {"geminal": len(near) - len(carbons) > 1, "quaternary": len(carbons) > 2}
        wrong["vinyl"] = max(carbons, default=0) > 1 and len(carbons) < len(near)
        if atom == "C" and wrong.get(name, False):
            return False
    return True


def _form(whole: Molecule) -> str:
    """Write the tree from the atom of the first element but C that occurs once, with branches in order."""
    root = whole.atoms.index(next(e for e in _ELEMENTS[1:] if whole.atoms.count(e) == 1))
    joined = molecule.neighbours(whole)

    def text(atom: int, parent: int) -> str:
        parts = sorted(f"{order}{text(other, atom)}" for other, order in joined[atom].items() if other != parent)
        return f"{whole.atoms[atom]}({','.join(parts)})"

    return text(root, -1)


@cache
def _branches(counts: Counts, extra: int) -> list[tuple[int, str]]:
    """List the branches made of some atoms with extra bonds: the order of their first bond, and their text."""
    found = list[tuple[int, str]]()
    for k, element in enumerate(_ELEMENTS):
        for order in range(1, min(molecule.VALENCES[element], extra + 1) + 1) if counts[k] else ():
            rest = (*counts[:k], counts[k] - 1, *counts[k + 1 :])
            sign = ("", "=", "#")[order - 1] if order < 4 else ""
            parts = _forest(rest, extra - order + 1, molecule.VALENCES[element] - order) if order < 4 else []
            found += [(order, sign + element + "".join(part)) for part in parts]
    return found


@cache
def _forest(counts: Counts, extra: int, room: int) -> list[tuple[str, ...]]:
    """List the sets of branches on one atom, each branch in brackets."""
    if not any(counts):
        return [] if extra else [()]
    found = dict[tuple[str, ...], None]()
    first = next(k for k, n in enumerate(counts) if n)  # the first branch holds such an atom
    for part in product(*(range(n + 1) for n in counts)):
        for own in range(extra + 1) if part[first] else ():
            rest = tuple(n - m for n, m in zip(counts, part, strict=True))
            for order, text in _branches(part, own):
                for more in _forest(rest, extra - own, room - order) if order <= room else ():
                    found[tuple(sorted((f"({text})", *more)))] = None
    return list(found)
