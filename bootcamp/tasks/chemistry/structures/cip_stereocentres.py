"""Assign R or S to carbon atoms of a structure whose neighbours are seen in a given order.

Answer: R or S for each of the centres; unique.
Harder: more centres, orders that are settled farther out, multiple bonds with their copies, rings.
Skills: spatial, simulation, deduction
Source: original; the rule is the first of the sequence rules of Cahn, Ingold and Prelog (1966) as IUPAC states it.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib import molecule
from bootcamp.lib.molecule import Molecule
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Assignment, Format

Answer = dict[str, str]
Centre = tuple[int, tuple[int, ...]]  # an atom; from its first neighbour the others are seen clockwise; -1 is H

_NUMBERS = {"H": 1, "C": 6, "N": 7, "O": 8, "F": 9, "S": 16, "Cl": 17, "Br": 35}
_FAR = 5  # the last sphere that may settle an order
_PLAIN = ("C", "CC", "CO", "C(C)C", "O", "N", "Cl", "F", "CCl", "CBr", "C(C)O", "CN", "CS", "CCC", "OC")
_MULTIPLE = (*_PLAIN, "C=C", "C=O", "C(=O)O", "C#N", "C#C", "C(C)=C", "C(=O)N", "C(=O)C")
_RINGED = (*_MULTIPLE, "C1CC1", "C1CCCC1", "C1CCCCC1", "C1CCOC1", "C1CCC=CC1", "C1CCNC1", "C1CCOCC1")


class CipStereocentres(Task["CipStereocentres.Params", "CipStereocentres.Instance", Answer]):
    version = 1

    class Params(task.Params):
        centres: int = knob("how many centres there are", levels=(1, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=1, le=10)
        depth: int = knob("how many spheres some need", levels=(1, 2, 2, 3, 3, 4, 4, 4, 5, 5), ge=1, le=5)
        kinds: int = knob("0: plain, 1: with multiple bonds, 2: with rings", levels=(0, 0, 0, 1, *(2,) * 6), le=2)

    class Instance(task.Instance):
        text: str
        centres: tuple[Centre, ...]

        def rules(self, language: str) -> str:
            return molecule.rules(language)

        @property
        def views(self) -> list[str]:
            whole, view = molecule.read(self.text), "{}: {} → {}, {}, {}"
            return [view.format(*(_name(whole, i) for i in (atom, *order))) for atom, order in self.centres]

        @property
        def numbers(self) -> list[str]:
            used = {"H", *molecule.read(self.text).atoms}
            return [f"{name} {number}" for name, number in _NUMBERS.items() if name in used]

    prompt = Prompt(
        en=r"""
        {{ rules(language) }}

        In the structure {{ text }} the atoms are numbered 1, 2, 3, ... in the order in which they stand in the string;
        the name of an atom is its element and its number. The arrangement in space is known at some carbon atoms, the
        centres. A line "centre: P → Q, T, U" means that somebody who looks from P towards the centre sees its other
        three neighbours Q, T, U in clockwise order:

        {{ views | bullets }}

        A centre is labelled R or S. Rank its four neighbours by the rules below, and look so that the lowest one points
        away from you. If the way from the highest to the second and on to the third runs clockwise, it is R, else S.

        - A neighbour of the centre is sphere 1 of its branch; the atoms that are joined to it, without the centre, are
          sphere 2; those joined to them, without the ones that the way came from, are sphere 3; and so on.
        - Where a double bond joins two atoms, a copy of each of them is joined to the other in addition; for a triple
          bond two copies of each. A copy counts as an atom of its element, but nothing further is joined to it.
        - The set of an atom or copy is the atomic numbers of what is joined to it in the next sphere, copies and
          hydrogen atoms included, highest first, with 0 added until there are three numbers.
        - Branches are compared by the atomic numbers of sphere 1, then by the sets of sphere 1, of sphere 2, and so on,
          each number by number from the left. The first difference decides for the higher number.
        - If a sphere has several atoms, their sets are compared in turn. Atoms whose predecessors in the sphere before
          stand earlier stand earlier. Of those with the same predecessor, one with a higher atomic number stands
          earlier; if the numbers are equal, the one whose part of the branch is higher by this same comparison.
        - The atomic numbers are: {{ numbers | join(", ") }}.

        Every order that is needed is settled by an atom in sphere 5 at the latest, and before a path around a ring
        comes back to an atom that it has passed. What is the label of each centre?
        """,
        zh=r"""
        {{ rules(language) }}

        结构 {{ text }} 中的原子按其在字符串中出现的先后编号为 1、2、3、……；原子的名称由元素符号和编号组成。
        其中一些碳原子（称为中心）的空间排列是已知的。“中心: P → Q, T, U”表示：从 P 向中心看去，
        中心的另外三个相邻原子 Q、T、U 依次按顺时针方向排列：

        {{ views | bullets }}

        每个中心有一个标记 R 或 S。按下面的规则排出它的四个相邻原子的高低，再从使最低的一个背离观察者的方向看中心。
        如果从最高的到第二的再到第三的是顺时针方向，标记为 R，否则为 S。

        - 中心的一个相邻原子是它那一支的第 1 层；与它相连的原子（中心除外）是第 2 层；
          再与这些原子相连的原子（来路上的那个除外）是第 3 层；依此类推。
        - 两个原子以双键相连时，各自另外再连上对方的一个复制原子；以三键相连时各连上对方的两个复制原子。
          复制原子按该元素的原子计，但它后面不再连任何原子。
        - 一个原子或复制原子的“组”是下一层中与它相连的原子（包括氢原子和复制原子）的原子序数，从大到小排列，
          不足三个数时用 0 补足。
        - 比较两支时，先比较第 1 层的原子序数，再比较第 1 层原子的组，再比较第 2 层各原子的组，依此类推；
          比较两组时从左到右逐个比较各数。第一处不同即分出高低，数大的一支较高。
        - 一层中有几个原子时，按先后逐组比较。在前一层中所连原子排在前面的，自己也排在前面；
          连在同一个原子上的，原子序数大的在前；原子序数相等时，按同样的比较方法，从它开始的那一支较高的在前。
        - 原子序数：{{ numbers | join("，") }}。

        所需的高低都能由不超过第 5 层的原子分出，且在沿环的路径回到已经过的原子之前就已分出。求每个中心的标记。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        whole = molecule.read(instance.text)
        return Assignment(tuple(_name(whole, atom) for atom, _ in instance.centres), ("R", "S"))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        text = _draw(rng, params)
        whole = molecule.read(text)
        found = {atom: ranked for atom in range(len(whole.atoms)) if (ranked := _ranked(whole, atom))}
        far = [atom for atom, (_, sphere) in found.items() if sphere >= params.depth]
        if len(found) < params.centres or not far:
            raise task.Retry
        first = rng.choice(far)
        chosen = [first, *rng.sample([atom for atom in found if atom != first], params.centres - 1)]
        centres = tuple((atom, tuple(rng.sample(found[atom][0], 4))) for atom in sorted(chosen))
        answer = {_name(whole, atom): _label(found[atom][0], order) for atom, order in centres}
        return self.Instance(text=text, centres=centres), answer

    def key(self, instance: Instance) -> object:
        whole = molecule.read(instance.text)
        found = {atom: (_ranked(whole, atom) or ([], 0))[0] for atom, _ in instance.centres}
        labels = {atom: _label(found[atom], order) for atom, order in instance.centres}
        return molecule.canonical(whole, [labels.get(atom, "") for atom in range(len(whole.atoms))])


def _name(whole: Molecule, atom: int) -> str:
    return f"{whole.atoms[atom]}{atom + 1}" if atom >= 0 else "H"


def _draw(rng: Random, params: CipStereocentres.Params) -> str:
    """Join two arms to an atom, alike so far that their order is settled only by their tips, and further pieces."""
    pool = (_PLAIN, _MULTIPLE, _RINGED)[params.kinds]
    arm, whole = molecule.read("C" * params.depth), molecule.read("C")
    for _ in range(params.depth // 2):
        arm = _attached(rng, arm, rng.choice(pool), range(params.depth))
    for tip in rng.sample(pool, 2):
        whole = molecule.join(whole, _attached(rng, arm, tip, range(params.depth - 1)[-1:] or range(1)), 0, 0)
    whole, start = molecule.join(whole, molecule.read("C"), 0, 0), len(whole.atoms)
    for _ in range(4 * params.centres):
        if len(whole.atoms) < 9 + 3 * params.centres:
            whole = _attached(rng, whole, rng.choice(pool), range(start, len(whole.atoms)))
    return molecule.write(whole, rng)


def _attached(rng: Random, whole: Molecule, piece: str, places: range) -> Molecule:
    """Join the first atom of a piece to a carbon atom with room, rather to one amid others."""
    room = [i for i in places if whole.atoms[i] == "C" and whole.hydrogens[i]]
    spots = [i for i in room if whole.hydrogens[i] == 2 or rng.random() < 0.1] or room
    return molecule.join(whole, molecule.read(piece), rng.choice(spots), 0) if spots else whole


def _branch(whole: Molecule, joined: list[dict[int, int]], path: tuple[int, ...]) -> list[list[int]]:
    """List the atomic numbers of each sphere in order, doubled; one more where a path comes back."""
    here, levels = path[-1], [[2 * _NUMBERS[whole.atoms[path[-1]]]]]
    if len(path) > _FAR:
        return levels
    ways = [[[2]]] * whole.hydrogens[here]
    for other, order in joined[here].items():
        number = 2 * _NUMBERS[whole.atoms[other]]
        ways += [[[number], [0, 0, 0]]] * (order - 1)
        if other not in path[-2:-1]:
            back = [[number + 1], [0, 0, 0]]
            ways.append(back if other in path else _branch(whole, joined, (*path, other)))
    ways = [*sorted(ways, reverse=True), *[[[0]]] * (3 - len(ways))]
    spheres = range(_FAR - len(path) + 1)
    return levels + [[n for way in ways for n in (way[k] if k < len(way) else ())] for k in spheres]


def _ranked(whole: Molecule, atom: int) -> tuple[list[int], int] | None:
    """Give the neighbours, the highest first, and the sphere that settles the last order; None if it is no case."""
    joined = molecule.neighbours(whole)
    if whole.atoms[atom] != "C" or whole.hydrogens[atom] > 1 or len(joined[atom]) + whole.hydrogens[atom] < 4:
        return None
    ways = [(_branch(whole, joined, (atom, other)), other) for other in joined[atom]]
    ways = sorted(ways + [([[2]], -1)] * whole.hydrogens[atom], reverse=True)
    spheres = list[int]()
    for (one, _), (other, _) in pairwise(ways):
        spheres.append(next((n for n, (a, b) in enumerate(zip(one, other, strict=False), 1) if a != b), 0))
        if not spheres[-1] or any(
            number % 2 for way in (one, other) for level in way[: spheres[-1]] for number in level
        ):
            return None
    return [other for _, other in ways], max(spheres)


def _label(ranked: list[int], order: tuple[int, ...]) -> str:
    """Label a centre from whose neighbour order[0] the others are seen clockwise in this order."""
    places = [(ranked.index(atom) + 1) % 4 for atom in order]  # the lowest is 0; from it all runs the other way
    return "SR"[sum(a > b for n, a in enumerate(places) for b in places[n + 1 :]) % 2]
