"""Give electron domains, lone pairs and shape at the central atoms of molecules and ions.

Answer: three lists in the order in which the central atoms are listed; unique.
Harder: more central atoms, mixed outer atoms, charges, five and six domains, structures with many centres.
Skills: knowledge, counting, spatial
Source: original; the model of the repulsion of electron pairs.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement as multisets
from random import Random

from bootcamp import task
from bootcamp.lib import chem, molecule
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Sequence, Word

Answer = dict[str, tuple[int, ...] | tuple[str, ...]]
_SHAPES = {
    **{(2, 0): "linear", (3, 0): "trigonal-planar", (3, 1): "bent", (4, 0): "tetrahedral"},
    **{(4, 1): "trigonal-pyramidal", (4, 2): "bent", (5, 0): "trigonal-bipyramidal", (5, 1): "seesaw"},
    **{(5, 2): "T-shaped", (5, 3): "linear", (6, 0): "octahedral", (6, 1): "square-pyramidal", (6, 2): "square-planar"},
}
_VALENCE = {
    **{"H": 1, "B": 3, "C": 4, "Si": 4, "N": 5, "P": 5, "As": 5, "Sb": 5, "O": 6, "S": 6, "Se": 6, "Te": 6, "F": 7},
    **{"Cl": 7, "Br": 7, "I": 7, "Kr": 8, "Xe": 8},
}
_OUTER = ("O", "S", "F", "Cl", "Br", "H")
_RARE = {"N": "OFClH", "O": "FClH", "Cl": "OF", "Br": "OFCl", "I": "OFClBr", "Kr": "F", "Xe": "OF"}
"""The outer atoms of those central elements that do not take all."""
_PIECES = (
    *("C", "CC", "C=C", "C=O", "C#N", "C=N", "N", "O", "S", "P", "[NH4+]", "[CH3+]", "[CH3-]", "[OH3+]", "[NH2-]"),
    *("C(=O)[O-]", "CO", "C#C", "C=C=C", "C[S-]", "CCl"),
)


class VseprShapes(Task["VseprShapes.Params", "VseprShapes.Instance", Answer]):
    version = 1

    class Params(task.Params):
        species: int = knob("how many molecules and ions", levels=(2, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=1, le=12)
        domains: int = knob("the most electron domains", levels=(4, 4, 5, 6, 6, 6, 6, 6, 6, 6), ge=4, le=6)
        mixed: bool = knob("whether outer atoms may differ", levels=(False,) * 2 + (True,) * 8)
        atoms: int = knob(
            "about how many heavy atoms the structure has, if there is one",
            levels=(0, 0, 0, 0, 5, 6, 8, 9, 11, 12),
            ge=0,
            le=20,
        )

    class Instance(task.Instance):
        species: tuple[tuple[str, int], ...]
        """Formulas, the central atom first, and charges."""
        text: str

        @property
        def ions(self) -> list[str]:
            return [chem.ion(*one) for one in self.species]

        def rules(self, language: str) -> str:
            return molecule.rules(language, charges=True)

        @property
        def electrons(self) -> str:
            used = {e for formula, _ in self.species for e in chem.parse(formula)}
            used |= set(molecule.read(self.text).atoms) if self.text else set()
            return ", ".join(f"{e} {n}" for e, n in _VALENCE.items() if e in used | {"H"})

        @property
        def table(self) -> list[str]:
            return [f"{d}, {n}: {shape}" for (d, n), shape in _SHAPES.items()]

    answer = Record(
        domains=Sequence(Integer()), pairs=Sequence(Integer()), shapes=Sequence(Word(tuple(_SHAPES.values())))
    )
    prompt = Prompt(
        en=r"""
        In each of these molecules and ions (some of them are invented) the atom written first is the central one, all
        others are joined to it, and a charge stands after ^:

        {{ ions | bullets }}

        Valence electrons: {{ electrons }}. The valence electrons of all atoms, less the charge, are shared out: each
        outer atom takes 8, an outer H takes 2, both with its bond; what is left are lone pairs of the central atom.

        {% if text %}
        Then there is a molecule or ion given by a string. {{ rules(language) }} C+ has three bonds in all, C- three,
        N+ four, N- two, O+ three, O- and S- one. Here the central atoms are all atoms of the string to which at least
        two atoms are joined, hydrogen included. Take the valence electrons of a central atom, less its own charge, less
        one for each bond (two for a double bond, three for a triple one): half of that are its lone pairs.

        String: {{ text }}

        {% endif %}
        The electron domains of a central atom are the atoms joined to it, each counted once whatever the bond, and
        its lone pairs. Shapes, by domains and lone pairs:

        {{ table | bullets }}

        Give three lists, the number of domains (domains), the number of lone pairs (pairs) and the shape (shapes),
        each with one entry for each central atom, in the order in which they are listed
        {{- ", then those of the string from left to right" if text }}.
        """,
        zh=r"""
        下列分子和离子（有些是虚构的）中，写在最前面的原子是中心原子，其余原子都与它相连，^ 之后是电荷：

        {{ ions | bullets }}

        价电子数：{{ electrons }}。所有原子的价电子总数减去电荷后这样分配：每个外围原子得 8 个，
        外围的 H 得 2 个，都包括它的键的电子；剩下的是中心原子的孤对电子。

        {% if text %}
        另有一个用字符串给出的分子或离子。{{ rules(language) -}}
        C+ 共有三个键，C- 三个，N+ 四个，N- 两个，O+ 三个，O- 和 S- 各一个。
        其中的中心原子是字符串里至少与两个原子（包括氢）相连的所有原子。中心原子的孤对电子对数为：
        价电子数减去它自己的电荷，每个键再减一（双键减二，三键减三），所得的一半。

        字符串：{{ text }}

        {% endif %}
        中心原子的电子域是与它相连的原子（不论是什么键，每个原子算一个）和它的孤对电子。按电子域数和孤对电子对数，形状如下：

        {{ table | bullets }}

        给出三个列表：电子域数（domains）、孤对电子对数（pairs）和形状（shapes），每个中心原子对应一项，按列出的次序
        {{- "，然后是字符串中的中心原子，从左到右" if text }}。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        known = _species(params.mixed)
        kinds = [kind for kind in _SHAPES if kind[0] <= params.domains]
        species = [rng.choice(known[kind]) for kind in (rng.choice(kinds) for _ in range(params.species))]
        text = ""
        if params.atoms:
            whole = molecule.assemble(rng, _PIECES, params.atoms)
            text = molecule.write(whole, rng)
            if sum(map(abs, whole.charges)) > 1 + params.atoms // 6 or len(set(whole.atoms)) < 3:
                raise task.Retry
        if len(set(species)) < len(species):
            raise task.Retry
        instance = self.Instance(species=tuple(species), text=text)
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> Answer:
        rows = [_kind(*one) for one in instance.species]
        if instance.text:
            whole = molecule.read(instance.text)
            for atom, near in enumerate(molecule.neighbours(whole)):
                h = whole.hydrogens[atom]
                pairs = (_VALENCE[whole.atoms[atom]] - whole.charges[atom] - sum(near.values()) - h) // 2
                if len(near) + h > 1:
                    rows.append((len(near) + h + pairs, pairs))
        domains, pairs_of = tuple(d for d, _ in rows), tuple(n for _, n in rows)
        return {"domains": domains, "pairs": pairs_of, "shapes": tuple(_SHAPES[row] for row in rows)}

    def key(self, instance: Instance) -> object:
        return sorted(instance.species), instance.text and molecule.canonical(molecule.read(instance.text))


def _kind(formula: str, charge: int) -> tuple[int, int]:
    """Give the domains and the lone pairs of the central atom; the pairs are -1 if the electrons are odd or too few."""
    atoms = chem.parse(formula)
    centre = next(iter(atoms))
    outer = {e: n for e, n in atoms.items() if e != centre}
    rest = _VALENCE[centre] - charge - sum(n * ((2 if e == "H" else 8) - _VALENCE[e]) for e, n in outer.items())
    pairs = -1 if rest % 2 or rest < 0 else rest // 2
    return sum(outer.values()) + pairs, pairs


@cache
def _species(mixed: bool) -> dict[tuple[int, int], list[tuple[str, int]]]:
    """List formulas and charges of all molecules and ions by their domains and lone pairs."""
    found: dict[tuple[int, int], list[tuple[str, int]]] = {kind: [] for kind in _SHAPES}
    for centre in [e for e in _VALENCE if e not in "HF"]:
        allowed = [e for e in _OUTER if e in _RARE.get(centre, e)]
        for size in range(2, 7):
            for outer in multisets(allowed, size):
                kinds = sorted(set(outer), key=_OUTER.index)
                formula = centre + "".join(e + (str(outer.count(e)) if outer.count(e) > 1 else "") for e in kinds)
                if len(kinds) > 1 + mixed or centre in outer or (size > 4 and set("HS") & set(kinds)):
                    continue
                for charge in (-2, -1, 0, 1):
                    kind = _kind(formula, charge)
                    if kind in found and (kind[0] < 5 or centre not in "BCNO"):
                        found[kind].append((formula, charge))
    return found
