"""Group structure strings that show the same molecule.

Answer: the groups of labels; unique.
Harder: more strings and atoms, rings, other molecules that differ in one small thing only.
Skills: spatial, deduction
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import molecule
from bootcamp.lib.molecule import Molecule
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Set, Word

Answer = frozenset[frozenset[str]]
_PIECES = ("C", "C", "CC", "O", "N", "C=C", "C=O", "F", "Cl", "CO", "C(C)C", "CN", "C#C")
_RINGED = (*_PIECES, "C1CC1", "C1CCCC1", "C1CCOC1", "C1CCNC1", "C1CC2CCC1C2", "C1CCC1", "C1=CCCC1")


class SmilesSameMolecule(Task["SmilesSameMolecule.Params", "SmilesSameMolecule.Instance", Answer]):
    version = 1

    class Params(task.Params):
        strings: int = knob("how many strings there are", levels=(4, 5, 6, 7, 7, 8, 8, 9, 10, 12), ge=3, le=16)
        molecules: int = knob("how many molecules they show", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 6), ge=2, le=8)
        atoms: int = knob(
            "how many heavy atoms they have, about", levels=(4, 5, 6, 8, 10, 12, 14, 17, 20, 24), ge=4, le=30
        )
        rings: bool = knob("whether there are rings", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        texts: tuple[str, ...]

        def rules(self, language: str) -> str:
            return molecule.rules(language)

        @property
        def lines(self) -> list[str]:
            return [f"{label}: {text}" for label, text in zip(_labels(len(self.texts)), self.texts, strict=True)]

    prompt = Prompt(
        en=r"""
        {{ rules(language) }}

        {{ lines | bullets }}

        Two strings show the same molecule if their atoms can be matched so that elements, bonds and kinds of bond
        agree; the arrangement in space does not matter. Put the labels of strings that show the same molecule into
        one set, so that every label is in just one set; a label whose molecule no other string shows is a set by
        itself. Give the set of these sets.
        """,
        zh=r"""
        {{ rules(language) }}

        {{ lines | bullets }}

        如果两个字符串的原子可以一一对应，使元素、键及键的种类都一致，它们就表示同一种分子；不考虑空间排列。
        把表示同一种分子的字符串的标号放进同一个集合，使每个标号恰好在一个集合中；若某个标号的分子没有其他字符串表示，
        它单独成为一个集合。给出由这些集合组成的集合。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Set(Word(bank=_labels(len(instance.texts)))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        first = molecule.assemble(rng, _RINGED if params.rings else _PIECES, params.atoms)
        found = {molecule.canonical(first): first}
        for _ in range(30 * params.molecules):
            if len(found) == params.molecules:
                break
            other = _altered(rng.choice(list(found.values())), rng)
            if other is not None:
                found.setdefault(molecule.canonical(other), other)
        if len(found) < params.molecules or len(first.atoms) < params.atoms - 1:
            raise task.Retry
        shown = list(range(params.molecules))
        shown += [rng.choice(shown) for _ in range(params.strings - params.molecules)]
        rng.shuffle(shown)
        kinds = list(found.values())
        texts = tuple(molecule.write(kinds[kind], rng) for kind in shown)
        if len(set(texts)) < len(texts):
            raise task.Retry
        labels = _labels(len(texts))
        groups = (frozenset(x for x, kind in zip(labels, shown, strict=True) if kind == one) for one in set(shown))
        return self.Instance(texts=texts), frozenset(groups)

    def key(self, instance: Instance) -> object:
        return sorted(molecule.canonical(molecule.read(text)) for text in instance.texts)


def _labels(count: int) -> tuple[str, ...]:
    return tuple("ABCDEFGHIJKLMNOP"[:count])


def _altered(one: Molecule, rng: Random) -> Molecule | None:
    """Move an end of a bond to another atom, or exchange two elements; formula and number of rings stay."""
    bonds, atoms, size = list(one.bonds), list(one.atoms), len(one.atoms)
    if rng.random() < 0.3:
        i, j = rng.sample(range(size), 2)
        atoms[i], atoms[j] = atoms[j], atoms[i]
    else:
        i, j, order = bonds.pop(rng.randrange(len(bonds)))
        i, j = rng.sample((i, j), 2)
        k = rng.randrange(size)
        if k in (i, j) or any({a, b} == {i, k} for a, b, _ in bonds) or "C" not in (atoms[i], atoms[k]):
            return None
        bonds.append((i, k, order))
    try:
        other = molecule.build(atoms, bonds)
    except ValueError:
        return None
    return other if molecule.connected(other) and sum(other.hydrogens) == sum(one.hydrogens) else None
