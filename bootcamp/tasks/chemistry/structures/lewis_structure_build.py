"""Give bond orders and lone pairs of the best Lewis structure for a skeleton of atoms and a charge.

Answer: the orders of the listed bonds and the lone pairs of the listed atoms; any best structure is right.
Harder: more atoms and multiple bonds, charges, atoms that may have more than an octet.
Skills: knowledge, search, optimization
Source: original; the usual rules of formal charges.
"""

from __future__ import annotations

from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib import molecule
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence

Answer = dict[str, tuple[int, ...]]
_VALENCE = {"H": 1, "B": 3, "C": 4, "N": 5, "O": 6, "F": 7, "P": 5, "S": 6, "Cl": 7}
_TENTHS = {"H": 22, "B": 20, "C": 26, "N": 30, "O": 34, "F": 40, "P": 22, "S": 26, "Cl": 32}
_PIECES = ("C=O", "C#N", "C=C", "C=N", "N=O", "N=N", "C", "N", "O", "C=C=O", "CF", "C=CO", "C#C", "N=C=O", "NO", "CO")
_CHARGED = ("C(=O)[O-]", "[NH4+]", "[NH+](=O)[O-]", "C=[NH2+]", "[OH-]", "[OH3+]", "N=[N+]=[N-]", "C[O-]", "C=[OH+]")
_LARGE = (
    "[SH2+2]([O-])[O-]",
    "[PH2+]([O-])O",
    "C[SH+][O-]",
    "O[Cl+3]([O-])([O-])[O-]",
    "S",
    "P",
    "[SH+2]([O-])([O-])O",
)


class LewisStructureBuild(Task["LewisStructureBuild.Params", "LewisStructureBuild.Instance", Answer]):
    version = 1

    class Params(task.Params):
        atoms: int = knob("about how many heavy atoms there are", levels=(5, 6, 7, 7, 8, 8, 9, 10, 11, 11), ge=2, le=12)
        multiple: int = knob("the fewest extra bonds", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 5), ge=0, le=6)
        charged: int = knob("how many pieces of 10 are charged", levels=(1, 2, 2, 3, 3, 3, 3, 3, 3, 3), ge=0, le=10)
        large: bool = knob("whether P, S and Cl occur", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        atoms: tuple[str, ...]
        hydrogens: tuple[int, ...]
        bonds: tuple[tuple[int, int], ...]
        charge: int
        large: tuple[str, ...]
        best: tuple[int, int]

        hidden = ("best",)

        @property
        def names(self) -> list[str]:
            return [f"{atom}{i}" for i, atom in enumerate(self.atoms, 1)]

        @property
        def labels(self) -> list[str]:
            return [f"{n} ({h} H)" if h else n for n, h in zip(self.names, self.hydrogens, strict=True)]

        @property
        def lines(self) -> list[str]:
            return [f"{self.names[i]}-{self.names[j]}" for i, j in self.bonds]

        @property
        def elements(self) -> list[str]:
            used = [e for e in _VALENCE if e in self.atoms or (e == "H" and any(self.hydrogens))]
            return [f"{e}: {_VALENCE[e]}, {_TENTHS[e] / 10}" for e in used]

    prompt = Prompt(
        en=r"""
        A molecule or ion, perhaps an invented one, of charge {{ charge }} has these atoms:
        {{ labels | comma }}, where H atoms stand in brackets, each of them joined to the atom before by a single
        bond. The other bonds are: {{ lines | comma }}.

        Valence electrons and electronegativity of the elements:

        {{ elements | bullets }}

        A Lewis structure gives each of the listed bonds an order of 1, 2 or 3 and each listed atom a number of lone
        pairs, such that the following holds:

        - All bonds (those of H included, each with as many pairs as its order) and lone pairs together hold just the
          valence electrons of all atoms, less the charge.
        - Each listed atom has exactly four pairs around it, counting lone pairs and the pairs of its bonds
        {{- ", except that " ~ (large | listed(language, "or")) ~ " may have four, five or six" if large }}.

        The formal charge of an atom is its valence electrons, less two for each lone pair, less one for each pair of
        its bonds. Among all such structures, find one whose sum of the absolute values of the formal charges is
        least, and among those one whose sum of formal charge times electronegativity is least. If several are equally
        good, any one will do.

        Give the orders of the bonds (orders) in the order {{ lines | comma }}, and the numbers of lone pairs (pairs)
        in the order {{ names | comma }}.
        """,
        zh=r"""
        某分子或离子（可能是虚构的）的电荷为 {{ charge }}，含有这些原子：{{ labels | comma }}，括号内是所带的 H。
        每个 H 以单键与所属原子相连。其余的键为：{{ lines | comma }}。

        各元素的价电子数和电负性：

        {{ elements | bullets }}

        路易斯结构给列出的每个键规定键级 1、2 或 3，给列出的每个原子规定孤对电子对数，并满足：

        - 所有的键（包括 H 的键，键级是几就有几对电子）和孤对电子合起来，恰好是所有原子的价电子总数减去电荷。
        - 列出的每个原子周围恰好有四对电子，孤对电子和它的键的电子对都计算在内
        {{- "，但 " ~ (large | listed(language, "or")) ~ " 可以有四对、五对或六对" if large }}。

        原子的形式电荷等于价电子数，每对孤对电子减二，它的键的每对电子减一。
        在所有这样的结构中，找出形式电荷绝对值之和最小的；其中再取形式电荷乘以电负性之和最小的。如果有几个同样好，给出任意一个即可。

        按 {{ lines | comma }} 的次序给出键级（orders），按 {{ names | comma }} 的次序给出孤对电子对数（pairs）。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        orders = Sequence(Integer(low=1, high=3), length=len(instance.bonds))
        return Record(orders=orders, pairs=Sequence(Integer(low=0, high=5), length=len(instance.atoms)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        pieces = [rng.choice(_CHARGED if rng.randrange(10) < params.charged else _PIECES) for _ in range(9)]
        pieces[: 2 * params.large] = [rng.choice(_LARGE)] * (2 * params.large)
        whole = molecule.assemble(rng, pieces, params.atoms)
        wrong = len(whole.atoms) > 12 or abs(sum(whole.charges)) > 3 or len(set(whole.atoms)) < 2
        if wrong or (params.large and not {"P", "S", "Cl"} & set(whole.atoms)):
            raise task.Retry
        order = rng.sample(range(len(whole.atoms)), len(whole.atoms))
        place = {old: new for new, old in enumerate(order)}
        instance = self.Instance(
            atoms=tuple(whole.atoms[old] for old in order),
            hydrogens=tuple(whole.hydrogens[old] for old in order),
            bonds=tuple(sorted((min(place[i], place[j]), max(place[i], place[j])) for i, j, _ in whole.bonds)),
            charge=sum(whole.charges),
            large=tuple(atom for atom in ("P", "S", "Cl") if atom in whole.atoms),
            best=(0, 0),
        )
        best, orders, pairs = _best(instance)
        if sum(orders) - len(orders) < params.multiple:
            raise task.Retry
        return instance.model_copy(update={"best": best}), {"orders": orders, "pairs": pairs}

    def key(self, instance: Instance) -> object:
        size, bonds = len(instance.atoms), tuple((i, j, 1) for i, j in instance.bonds)
        plain = molecule.Molecule(instance.atoms, bonds, instance.hydrogens, (0,) * size)
        return molecule.canonical(plain), instance.charge

    def check(self, instance: Instance, answer: Answer) -> str:
        orders, pairs = answer["orders"], answer["pairs"]
        shared = [place for bond, order in zip(instance.bonds, orders, strict=True) for place in bond * order]
        bonded = [h + shared.count(place) for place, h in enumerate(instance.hydrogens)]
        for name, atom, n in zip(
            instance.names, instance.atoms, map(sum, zip(bonded, pairs, strict=True)), strict=True
        ):
            if not 4 <= n <= (6 if atom in instance.large else 4):
                return f"{name} has {n} pairs around it"
        if sum(orders) + sum(pairs) + sum(instance.hydrogens) != _pairs(instance):
            return "the number of electrons is not right"
        cost = _cost(instance, bonded, pairs)
        reason = (
            "the formal charges can be smaller" if cost[0] > instance.best[0] else "the charges can be better placed"
        )
        return reason if cost > instance.best else ""


def _pairs(instance: LewisStructureBuild.Instance) -> int:
    return (sum(_VALENCE[atom] for atom in instance.atoms) + sum(instance.hydrogens) - instance.charge) // 2


def _cost(instance: LewisStructureBuild.Instance, bonded: list[int], pairs: tuple[int, ...]) -> tuple[int, int]:
    charges = [(a, _VALENCE[a] - n - 2 * k) for a, n, k in zip(instance.atoms, bonded, pairs, strict=True)]
    return sum(abs(q) for _, q in charges), sum(q * _TENTHS[atom] for atom, q in charges)


def _best(instance: LewisStructureBuild.Instance) -> tuple[tuple[int, int], tuple[int, ...], tuple[int, ...]]:
    atoms, bonds = instance.atoms, instance.bonds
    most = [6 if atom in instance.large else 4 for atom in atoms]
    total = _pairs(instance) - sum(instance.hydrogens)
    fewest = 4 * len(atoms) - sum(instance.hydrogens) - total  # since a bond's pairs are around two atoms
    found = list[tuple[tuple[int, int], tuple[int, ...], tuple[int, ...]]]()

    def extend(orders: tuple[int, ...], around: list[int], left: int) -> None:
        if left < 0 or len(found) > 5000:
            return
        if len(orders) == len(bonds):
            for pairs in product(*(range(max(0, 4 - n), m - n + 1) for n, m in zip(around, most, strict=True))):
                if sum(orders) + sum(pairs) == total:
                    found.append((_cost(instance, around, pairs), orders, pairs))
            return
        i, j = bonds[len(orders)]
        for order in (1, 2, 3):
            if max(around[i] + order - most[i], around[j] + order - most[j]) <= 0:
                after = [n + order * (k in (i, j)) for k, n in enumerate(around)]
                extend((*orders, order), after, left - order + 1)

    extend((), list(instance.hydrogens), fewest - len(bonds) + sum(n - 4 for n in most))
    if not 0 < len(found) < 5000:
        raise task.Retry
    return min(found)
