"""Count the stereoisomers of a structure, and those among them that are achiral.

Answer: the two numbers; unique.
Harder: more stereo elements, symmetric molecules with meso forms, three equal arms, rings.
Skills: spatial, counting, knowledge
Source: original; counted with Burnside's lemma over the symmetries of the structure.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import molecule
from bootcamp.lib.molecule import Molecule
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record

Answer = dict[str, int]
_UNITS = ("C(O)", "C(O)", "C(C)", "C(Cl)", "C(Br)", "C=C", "C=C", "C", "C(F)", "CO")
_USUAL = ((10, 2), (16, 4), (36, 4), (136, 8))
"""Answers that would come too often."""
_CAPS = ("C", "C=O", "CO", "C(=O)O", "CC", "CCl", "C#N", "F")
_CORES = ("CC", "COC", "CNC", "CC(O)C", "CC(C)C", "CCC", "CC(=O)C", "CC(F)C", "CC(Cl)C", "CC=CC", "CSC")


class StereoisomerCount(Task["StereoisomerCount.Params", "StereoisomerCount.Instance", Answer]):
    version = 1

    class Params(task.Params):
        low: int = knob("the fewest stereoisomers", levels=(2, 2, 3, 4, 6, 8, 10, 14, 20, 28), ge=2, le=256)
        high: int = knob("the most stereoisomers", levels=(6, 10, 20, 40, 64, 100, 160, 260, 400, 600), ge=4, le=1024)
        rings: int = knob(
            "the share of molecules with a ring, in percent", levels=(0,) * 4 + (30,) * 3 + (40,) * 3, le=100
        )

    class Instance(task.Instance):
        text: str

        def rules(self, language: str) -> str:
            return molecule.rules(language)

    answer = Record(total=Integer(low=1), achiral=Integer(low=0))
    prompt = Prompt(
        en=r"""
        {{ rules(language) }}

        The string says nothing of the arrangement in space, for which this holds:

        - The four bonds of a carbon atom with single bonds only point to the corners of a tetrahedron.
        - A C=C bond and the four bonds beside it lie in a plane, and nothing turns about it. In a ring, where all
          rings here have fewer than 8 atoms, the ring bonds beside it stay on one side, so that there is no choice.
        - Parts turn freely about single bonds, as far as rings allow, and the shapes of rings do not matter: think of
          rings as flat.
        - Atoms of other elements, triple bonds and C=O bonds offer no choice; N turns inside out freely.

        Arrangements that can be brought to coincide are one stereoisomer; mirror images that cannot are two. A
        stereoisomer that coincides with its mirror image is achiral.

        How many stereoisomers (total) does {{ text }} have, and how many of them are achiral?
        """,
        zh=r"""
        {{ rules(language) }}

        字符串没有说明空间排列，空间排列遵循以下规定：

        - 只有单键的碳原子的四个键指向四面体的四个顶点。
        - C=C 键与它两端的四个键在同一平面内，不能绕它旋转。这里的环都少于 8 个原子，
          环内 C=C 键两旁的环上的键总在同一侧，因此没有选择。
        - 各部分可以绕单键自由旋转（在环允许的范围内），环的形状不计：可把环看作平面的。
        - 其他元素的原子、三键上的原子和 C=O 键没有选择；N 可以自由翻转。

        能够重合的排列是同一个立体异构体；不能重合的镜像算两个。与自己的镜像重合的立体异构体是非手性的。

        {{ text }} 有多少个立体异构体（total），其中多少个是非手性的（achiral）？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        plain = rng.random() < 0.15
        found: dict[tuple[int, int], Molecule] = {}
        for _ in range(6):
            whole = _draw(rng, plain, rng.randrange(100) < params.rings)
            if whole is None or len(whole.atoms) > 30:
                continue
            total, achiral, most = _count(whole)
            if (total, achiral) in _USUAL and rng.random() < 0.6:
                continue
            if params.low <= total <= params.high and (plain or total < most):
                found[total, achiral] = whole
        if not found:
            raise task.Retry
        total, achiral = rng.choice(list(found))  # each answer alike, since some are much more frequent
        return self.Instance(text=molecule.write(found[total, achiral], rng)), {"total": total, "achiral": achiral}

    def key(self, instance: Instance) -> object:
        return molecule.canonical(molecule.read(instance.text))


def _draw(rng: Random, plain: bool, ring: bool) -> Molecule | None:
    """Draw a core, and arms that are joined to it: equal ones unless it is to be plain."""

    def arm() -> Molecule:
        return molecule.read("".join(rng.choice(_UNITS) for _ in range(rng.randint(1, 3))) + rng.choice(_CAPS))

    if ring:
        size = rng.randint(3, 7)
        core = molecule.read("C1" + "C" * (size - 2) + rng.choice("CCCO") + "1")
        places = [i for i in range(size - 1) if rng.random() < 0.6]
        if rng.random() < 0.6:  # symmetric about an axis through the last atom
            places = sorted({j for i in places for j in (i, size - 2 - i)})
    elif rng.random() < 0.4:
        core, places = molecule.read(rng.choice(("CO", "C", "N", "CCl", "CCO"))), [0, 0, 0]
    else:
        core = molecule.read(rng.choice(_CORES))
        last = len(core.atoms) - 1 if core.atoms[-1] == "C" and core.bonds[-1][2] == 1 else 0
        places = [0, last] * rng.choice((1, 1, 2))
    first, second = arm(), arm() if rng.random() < 0.6 else molecule.read(rng.choice(("O", "C", "Cl", "F")))
    try:
        for n, place in enumerate(places):
            small = (ring and rng.random() < 0.7) or n > 2 or (n == 2 and (len(places) > 3 or rng.random() < 0.6))
            core = molecule.join(core, arm() if plain else second if small else first, place, 0)
        return core
    except ValueError:
        return None


def _count(whole: Molecule) -> tuple[int, int, int]:
    """Count the stereoisomers, the achiral ones, and the choices if nothing were symmetric."""
    joined, rings = molecule.neighbours(whole), molecule.ring_bonds(whole)
    centres: dict[int, list[int]] = {}
    for atom, near in enumerate(joined):
        if whole.atoms[atom] == "C" and max(near.values()) == 1 and whole.hydrogens[atom] < 2:
            centres[atom] = sorted(near)
    planes: dict[tuple[int, int], tuple[int, int]] = {}
    for i, j, order in whole.bonds:
        ends = [sorted(k for k in joined[a] if k != b) for a, b in ((i, j), (j, i))]
        if order == 2 and whole.atoms[i] == whole.atoms[j] == "C" and (i, j) not in rings and all(ends):
            planes[i, j] = ends[0][0], ends[1][0]
    try:
        group = molecule.automorphisms(whole)
    except ValueError:
        raise task.Retry from None
    total, achiral, real = 0, 0, set(centres) | set(planes)
    for image in group:
        turns: dict[object, tuple[object, int, int]] = {}
        for centre, ways in centres.items():
            moved = [image[k] for k in ways]
            odd = sum(a > b for n, a in enumerate(moved) for b in moved[n + 1 :]) % 2
            turns[centre] = image[centre], odd, 1
        for (i, j), (a, b) in planes.items():
            bond = (min(image[i], image[j]), max(image[i], image[j]))
            refs = planes[bond]
            turns[i, j] = bond, sum(image[k] not in refs for k in (a, b)) % 2, 0
        for mirror in (0, 1):
            fixed, seen = 1, set[object]()
            for start in turns:
                twist, here = 0, start
                if start in seen:
                    continue
                while here not in seen:
                    seen.add(here)
                    here, odd, flips = turns[here]
                    twist += odd + flips * mirror
                fixed *= 0 if twist % 2 else 2
            total, achiral = (total, achiral + fixed) if mirror else (total + fixed, achiral)
        changed = [one for one, (to, odd, _) in turns.items() if one != to or odd]
        real -= set(changed if len(changed) == 1 else [])  # an exchange of equal parts: no choice here
    return total // len(group), achiral // len(group), 2 ** len(real)
