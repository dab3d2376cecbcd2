"""Read a structure string: give the formula, the number of rings and a count of atoms that meet a condition.

Answer: formula, rings and count; unique.
Harder: more atoms, rings, aromatic parts and branches, conditions that need the surroundings of an atom.
Skills: counting, knowledge
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import chem, molecule
from bootcamp.lib.molecule import Molecule
from bootcamp.lib.shown_work import products
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Text

Answer = dict[str, Any]
_PLAIN = ("C", "C", "CC", "CC", "O", "N", "C=C", "C=O", "F", "Cl", "CO", "C(C)C")
_RINGED = (*_PLAIN, "C1CC1", "C1CCCC1", "C1CCOC1", "C1CCNCC1", "C1=CCCCC1", "C#N", "S", "Br")
_AROMATIC = (*_RINGED, "c1ccccc1", "c1ccncc1", "c1ccsc1", "c1cc[nH]c1", "C1CC2CCC1C2", "c1ccc2ccccc2c1", "C1CC12CCC2")
_SIGNS = {2: "=", 3: "#"}
_CONDITIONS = {
    "carbon with no hydrogen": ("carbon atoms without hydrogen", "不带氢的碳原子"),
    "carbon with 1 hydrogen": ("carbon atoms with exactly one hydrogen", "恰好带一个氢的碳原子"),
    "carbon with 2 hydrogens": ("carbon atoms with exactly two hydrogens", "恰好带两个氢的碳原子"),
    "carbon at two others": (
        "carbon atoms joined to at least two atoms that are neither carbon nor hydrogen",
        "至少与两个非碳非氢原子相连的碳原子",
    ),
    "carbon beside hetero": (
        "carbon atoms joined to exactly one atom that is neither carbon nor hydrogen",
        "恰好与一个非碳非氢原子相连的碳原子",
    ),
    "branching": ("atoms joined to at least three atoms that are not hydrogen", "至少与三个非氢原子相连的原子"),
    "in a ring": ("atoms, hydrogen left out, that are part of a ring", "处于环上的非氢原子"),
    "beside a ring": (
        "atoms, hydrogen left out, that are not part of a ring but are joined to one that is",
        "本身不在环上、但与环上原子相连的非氢原子",
    ),
}


class SmilesAtomCensus(Task["SmilesAtomCensus.Params", "SmilesAtomCensus.Instance", Answer]):
    version = 1

    class Params(task.Params):
        atoms: int = knob(
            "how many heavy atoms there are, about", levels=(5, 8, 12, 16, 22, 28, 36, 46, 60, 80), ge=4, le=110
        )
        pieces: int = knob("which parts occur", levels=(0, 1, 1, 2, 2, 2, 2, 2, 2, 2), ge=0, le=2)
        condition: int = knob(
            "how many conditions there are to draw from", levels=(3, 4, 6, 8, 8, 8, 8, 8, 8, 8), ge=1, le=8
        )

    class Instance(task.Instance):
        text: str
        condition: str

        @property
        def wording(self) -> tuple[str, str]:
            return _CONDITIONS[self.condition]

        def rules(self, language: str) -> str:
            return molecule.rules(language, aromatic=any(c in "cnso" for c in self.text.replace("Cl", "")))

    answer = Record(formula=Text(), rings=Integer(low=0), count=Integer(low=0))
    prompt = Prompt(
        en=r"""
        {{ rules(language) }}

        Structure: {{ text }}

        Give formula, the molecular formula with hydrogen, the elements in any order; rings, the number of bonds
        between atoms other than hydrogen, minus the number of these atoms, plus 1; and count, the number of
        {{ wording[0] }}.
        """,
        zh=r"""
        {{ rules(language) }}

        结构：{{ text }}

        求 formula，即包括氢的分子式，元素次序不限；rings，即非氢原子之间的键数减去非氢原子数再加 1；
        以及 count，即{{ wording[1] }}的个数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        pieces = (_PLAIN, _RINGED, _AROMATIC)[params.pieces]
        whole = molecule.assemble(rng, pieces, params.atoms)
        names = list(_CONDITIONS)[: params.condition]
        values = {name: _count(whole, name) for name in names}
        fit = [name for name, value in values.items() if value and (value > 1 or params.atoms < 12)]
        if len(whole.atoms) < params.atoms - 1 or not fit:
            raise task.Retry
        name = rng.choice(fit)
        formula = chem.hill(molecule.counts(whole))
        answer = {"formula": formula, "rings": molecule.ring_count(whole), "count": values[name]}
        return self.Instance(text=molecule.write(whole, rng), condition=name), answer

    def key(self, instance: Instance) -> object:
        return [molecule.canonical(molecule.read(instance.text)), instance.condition]

    def check(self, instance: Instance, answer: Answer) -> str:
        try:
            atoms = chem.read_formula(answer["formula"])
        except ValueError:
            return "the formula cannot be read"
        whole = molecule.read(instance.text)
        if atoms != molecule.counts(whole):
            return "the formula is wrong"
        if answer["rings"] != molecule.ring_count(whole):
            return "the number of rings is wrong"
        return "" if answer["count"] == _count(whole, instance.condition) else "the count is wrong"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        whole = molecule.read(instance.text)
        joined, lines = molecule.neighbours(whole), list[str]()
        small = [molecule.AROMATIC in row.values() for row in joined]
        names = [f"{s.lower() if low else s}{n}" for n, (s, low) in enumerate(zip(whole.atoms, small, strict=True), 1)]
        for atom, row in enumerate(joined):
            others = " ".join(f"{names[other]}{_SIGNS.get(order, '')}" for other, order in sorted(row.items()))
            valence, used = molecule.VALENCES[whole.atoms[atom]], sum(row.values())
            told = f"{whole.hydrogens[atom]} H" if small[atom] else f"{valence} - {used} = {whole.hydrogens[atom]} H"
            lines.append(f"{names[atom]}: {others}, {told}")
        numbers = [(sum(h == n for h in whole.hydrogens), n) for n in (4, 3, 2, 1)]
        lines.append(f"H: {products(pair for pair in numbers if pair[0]) or 0} = {sum(whole.hydrogens)}")
        lines.append(chem.hill(molecule.counts(whole)))
        size, bonds = len(whole.atoms), len(whole.bonds)
        lines.append(f"{' + '.join(str(len(row)) for row in joined)} = {2 * bonds}" if bonds != size - 1 else "")
        lines.append(f"{bonds} - {size} + 1 = {bonds - size + 1}")
        if instance.condition in ("in a ring", "beside a ring"):
            lines += [
                f"{names[way[0]]}-{names[way[-1]]}: {' '.join(names[k] for k in way)}" for way in _ring_ways(whole)
            ]
        chosen = [name for name, fit in zip(names, _fitting(whole, instance.condition), strict=True) if fit]
        return "\n".join([*filter(None, lines), f"{' '.join(chosen)}: {len(chosen)}"])


def _ring_ways(whole: Molecule) -> list[list[int]]:
    """Give for each bond that closes a ring the way from one of its atoms to the other over earlier atoms."""
    first = [
        min((other for other in row if other < atom), default=-1) for atom, row in enumerate(molecule.neighbours(whole))
    ]
    ways = []
    for i, j, _ in whole.bonds:
        if first[j] != i:
            left, right = [i], [j]
            while left[-1] != right[-1]:  # the later one of both goes back
                later = left if left[-1] > right[-1] else right
                later.append(first[later[-1]])
            ways.append(left + right[-2::-1])
    return ways


def _count(whole: Molecule, name: str) -> int:
    return sum(_fitting(whole, name))


def _fitting(whole: Molecule, name: str) -> list[bool]:
    """Tell for each atom whether it meets a condition."""
    joined = molecule.neighbours(whole)
    ringed = {atom for bond in molecule.ring_bonds(whole) for atom in bond}
    hetero = [sum(whole.atoms[other] != "C" for other in row) for row in joined]
    found = []
    for atom, symbol in enumerate(whole.atoms):
        carbon, hydrogens = symbol == "C", whole.hydrogens[atom]
        fits: dict[str, bool] = {
            "carbon with no hydrogen": carbon and not hydrogens,
            "carbon with 1 hydrogen": carbon and hydrogens == 1,
            "carbon with 2 hydrogens": carbon and hydrogens == 2,
            "carbon at two others": carbon and hetero[atom] >= 2,
            "carbon beside hetero": carbon and hetero[atom] == 1,
            "branching": len(joined[atom]) >= 3,
            "in a ring": atom in ringed,
            "beside a ring": atom not in ringed and not ringed.isdisjoint(joined[atom]),
        }
        found.append(fits[name])
    return found
