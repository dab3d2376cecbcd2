"""Find a structure with a given formula and given signals in its carbon and hydrogen spectra.

Answer: a structure string; any structure that meets all the data is right.
Harder: more atoms, rings and multiple bonds, fewer symmetric structures.
Skills: deduction, search, knowledge
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import chem, molecule
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.chemistry.structures._spectra import signals
from bootcamp.verifiers import Text

_PLAIN = ("C", "C", "CC", "CC", "C(C)C", "O", "N", "Cl", "Br", "C=O", "C(C)(C)C", "F", "I", "S", "CO")
_RINGED = (*_PLAIN, "C1CC1", "C1CCC1", "C1CCCCC1", "C1CCOCC1", "C#C", "C=C", "C1CCNC1", "C#N")


class StructureFromSpectra(Task["StructureFromSpectra.Params", "StructureFromSpectra.Instance", str]):
    version = 1

    class Params(task.Params):
        atoms: int = knob(
            "about how many heavy atoms there are", levels=(4, 5, 7, 8, 9, 10, 11, 12, 14, 16), ge=3, le=24
        )
        rings: bool = knob("whether rings and multiple bonds of carbon occur", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        formula: str
        carbon: int
        hydrogen: tuple[tuple[int, int], ...]

        def rules(self, language: str) -> str:
            return molecule.rules(language)

        def lines(self, language: str) -> list[str]:
            """Write the hydrogen signals."""
            form = "{} H，{} 条谱线" if language == "zh" else "{} H, lines: {}"
            return [form.format(*signal) for signal in self.hydrogen]

    answer = Text(alphabet="BCFINOPSlr=#()0123456789%")
    prompt = Prompt(
        en=r"""
        {{ rules(language) }}

        Signals are counted by this model. Atoms are equivalent if some way to map the structure onto itself,
        keeping elements, bonds and kinds of bond, takes one to the other; the arrangement in space does not matter.
        Carbon atoms give one signal for each set of equivalent ones. Hydrogen atoms give one signal for each set of
        equivalent atoms that carry hydrogen, all hydrogen atoms at one atom being equivalent. The signal of
        hydrogen at carbon has n + 1 lines, where n is the number of all hydrogen atoms at the carbon atoms joined
        to it, whether these are equivalent to it or not; hydrogen at other atoms gives one line and splits nothing.

        A molecule in one piece has the formula {{ formula }}. The number of its carbon signals is {{ carbon }}. Its
        hydrogen signals, with the number of hydrogen atoms of the molecule that belong to each, are exactly these:

        {{ lines(language) | bullets }}

        Write a structure string of a molecule that fits all this. Any one will do.
        """,
        zh=r"""
        {{ rules(language) }}

        信号按下述模型计数。如果有一种把结构映到自身的方式（保持元素、键及键的种类）把一个原子变为另一个原子，
        这两个原子就等价；不考虑空间排列。每一组等价的碳原子给出一个碳信号。每一组等价的带氢原子给出一个氢信号，
        同一个原子上的氢都等价。碳上的氢的信号有 n + 1 条谱线，其中 n 是与该碳相连的各碳原子上的氢原子总数，
        不论它们是否与该碳等价；其他原子上的氢只有一条谱线，也不引起裂分。

        某分子是一个整体，分子式为 {{ formula }}，碳信号有 {{ carbon }} 个。
        它的氢信号恰为下列各项，并写出分子中属于各信号的氢原子数：

        {{ lines(language) | bullets }}

        写出一个符合以上全部条件的分子的结构字符串。任何一个都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        for _ in range(100):
            whole = molecule.assemble(rng, _RINGED if params.rings else _PLAIN, params.atoms)
            found = signals(whole)
            if abs(len(whole.atoms) - params.atoms) > 1 or len(found.hydrogen) < 2 or whole.atoms.count("C") < 2:
                continue
            formula = chem.hill(molecule.counts(whole))
            instance = self.Instance(formula=formula, carbon=found.carbon, hydrogen=found.hydrogen)
            return instance, molecule.write(whole)
        raise task.Retry

    def check(self, instance: Instance, answer: str) -> str:
        try:
            whole = molecule.read(answer, aromatic=False)
            if chem.hill(molecule.counts(whole)) != instance.formula:
                return "the structure has another formula"
            found = signals(whole)
        except ValueError:
            return "the answer is not a structure string that can be judged"
        if found.carbon != instance.carbon:
            return "the structure has another number of carbon signals"
        return "" if found.hydrogen == instance.hydrogen else "the structure has other hydrogen signals"
