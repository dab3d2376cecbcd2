"""Predict the signals of the carbon and hydrogen spectra of a structure by symmetry and first-order splitting.

Answer: how many carbon signals there are, and a pair for each hydrogen signal; unique.
Harder: more atoms, rings and symmetric structures.
Skills: spatial, knowledge, counting
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import molecule
from bootcamp.lib.molecule import Molecule
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.chemistry.structures._spectra import signals
from bootcamp.verifiers import Integer, Multiset, Record, Sequence

Answer = dict[str, Any]
_PLAIN = ("C", "C", "CC", "CC", "C(C)C", "O", "N", "Cl", "Br", "C=O", "C(C)(C)C", "F", "S", "I")
_RINGED = (*_PLAIN, "C1CC1", "C1CCC1", "C1CCCCC1", "C1CCOCC1", "c1ccccc1", "c1ccncc1", "C#C")
_LINKS = ("", "C", "O", "C=O", "CC", "c1ccccc1", "C1CCCCC1", "N")


class NmrSignalTable(Task["NmrSignalTable.Params", "NmrSignalTable.Instance", Answer]):
    version = 1

    class Params(task.Params):
        atoms: int = knob(
            "how many heavy atoms there are, about", levels=(5, 7, 11, 11, 12, 14, 16, 18, 21, 25), ge=2, le=32
        )
        rings: bool = knob("whether there are rings", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        text: str

        def rules(self, language: str) -> str:
            return molecule.rules(language, aromatic="c" in self.text)

    answer = Record(carbon=Integer(low=0), hydrogen=Multiset(Sequence(Integer(low=1), length=2)))
    prompt = Prompt(
        en=r"""
        {{ rules(language) }}

        Structure: {{ text }}

        Atoms are equivalent if some way to map the structure onto itself, keeping elements, bonds and kinds of bond,
        takes one to the other; the arrangement in space does not
        matter{{ ", and all aromatic bonds are alike" if "c" in text }}. Carbon atoms give one signal for each set of
        equivalent ones. Hydrogen atoms give one signal for each set of equivalent atoms that carry hydrogen, all
        hydrogen atoms at one atom being equivalent. The signal of hydrogen at carbon has n + 1 lines, where n is the
        number of all hydrogen atoms at the carbon atoms joined to it, whether these are equivalent to it or not;
        hydrogen at other atoms gives one line and splits nothing.

        Give carbon, the number of carbon signals, and hydrogen, a pair for each hydrogen signal: how many hydrogen
        atoms of the molecule belong to it, and its number of lines.
        """,
        zh=r"""
        {{ rules(language) }}

        结构：{{ text }}

        如果有一种把结构映到自身的方式（保持元素、键及键的种类）把一个原子变为另一个原子，这两个原子就等价；
        不考虑空间排列{{ "，所有芳香键都视为相同" if "c" in text }}。每一组等价的碳原子给出一个碳信号。
        每一组等价的带氢原子给出一个氢信号，同一个原子上的氢都等价。碳上的氢的信号有 n + 1 条谱线，
        其中 n 是与该碳相连的各碳原子上的氢原子总数，不论它们是否与该碳等价；其他原子上的氢只有一条谱线，也不引起裂分。

        求 carbon，即碳信号的个数；以及 hydrogen，即每个氢信号的一对数：分子中属于该信号的氢原子数和谱线数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        pieces = _RINGED if params.rings else _PLAIN
        for _ in range(60):
            if rng.random() < 0.5:
                whole = molecule.assemble(rng, pieces, params.atoms)
            else:  # two halves alike around a link
                half = molecule.assemble(rng, pieces, params.atoms // 2)
                whole = _doubled(half, rng.choice(_LINKS[: 8 if params.rings else 5]), rng) or half
            found = signals(whole)
            answer: Answer = {"carbon": found.carbon, "hydrogen": found.hydrogen}
            carbons = whole.atoms.count("C")
            if abs(len(whole.atoms) - params.atoms) > 2 or len(answer["hydrogen"]) < 2:
                continue
            if params.atoms > 6 and answer["carbon"] == carbons and rng.random() < 0.8:
                continue
            return self.Instance(text=molecule.write(whole, rng)), answer
        raise task.Retry

    def solve(self, instance: Instance) -> Answer:
        found = signals(molecule.read(instance.text))
        return {"carbon": found.carbon, "hydrogen": found.hydrogen}

    def key(self, instance: Instance) -> object:
        return molecule.canonical(molecule.read(instance.text))


def _doubled(half: Molecule, link: str, rng: Random) -> Molecule | None:
    """Join two copies at the same atom, directly or by a link; nothing if there is no room."""
    atom = rng.choice([i for i, h in enumerate(half.hydrogens) if h and half.atoms[i] == "C"] or [-1])
    if atom < 0:
        return None
    if not link:
        return molecule.join(half, half, atom, atom)
    middle = molecule.read(link)
    free = [i for i, h in enumerate(middle.hydrogens) if h]
    first = free[0]
    second = rng.choice([i for i in free if i != first] or [first])
    if first == second and middle.hydrogens[first] < 2:
        return None
    whole = molecule.join(middle, half, first, atom)
    return molecule.join(whole, half, second, atom)
