"""Find the oxidation number of every atom of a molecule or ion from its bonds and a printed order of electronegativity.

Answer: the numbers in the order in which the atoms are listed; unique.
Harder: more atoms and elements, charges, bonds between equal atoms, invented orders of electronegativity.
Skills: arithmetic, knowledge
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Answer = tuple[int, ...]
_USUAL = ("F", "O", "Cl", "N", "Br", "I", "S", "C", "H", "P", "B", "Si")
_VALENCES = {"F": 1, "O": 2, "Cl": 1, "N": 3, "Br": 1, "I": 1, "S": 2, "C": 4, "H": 1, "P": 3, "B": 3, "Si": 4}


class OxidationNumbersStructure(Task["OxidationNumbersStructure.Params", "OxidationNumbersStructure.Instance", Answer]):
    version = 1

    class Params(task.Params):
        atoms: int = knob("how many atoms there are", levels=(5, 6, 7, 8, 10, 12, 14, 17, 20, 24), ge=2, le=30)
        elements: int = knob("how many elements occur", levels=(3, 4, 4, 4, 4, 5, 6, 6, 7, 8), ge=2, le=10)
        charged: int = knob("how many atoms are charged", levels=(0, 0, 1, 1, 2, 2, 3, 3, 4, 5), ge=0, le=6)
        invented: bool = knob("whether the order is shuffled", levels=(False,) + (True,) * 9)

    class Instance(task.Instance):
        atoms: tuple[str, ...]
        bonds: tuple[tuple[int, int, int], ...]
        charges: tuple[int, ...]
        order: tuple[str, ...]
        """From the most to the least electronegative element."""

        @property
        def names(self) -> list[str]:
            return [f"{atom}{place}" for place, atom in enumerate(self.atoms, 1)]

        @property
        def lines(self) -> list[str]:
            return [f"{self.names[i]}{' -=≡'[n]}{self.names[j]}" for i, j, n in self.bonds]

        @property
        def formal(self) -> list[str]:
            return [f"{name} {q:+d}" for name, q in zip(self.names, self.charges, strict=True) if q]

        @property
        def ranking(self) -> str:
            return " > ".join(self.order)

    prompt = Prompt(
        en=r"""
        A molecule or ion, perhaps an invented one, has these bonds between its atoms, where - is a single, = a
        double and ≡ a triple bond:

        {{ lines | comma }}

        {% if formal %}
        Formal charges: {{ formal | comma }}; all other atoms have none.
        {% else %}
        No atom has a formal charge.
        {% endif %}
        Electronegativity falls in this order, to be used here: {{ ranking }}.

        The oxidation number of an atom is its formal charge, plus 1 for each bond to a more electronegative element,
        minus 1 for each bond to a less electronegative one; a double bond counts twice and a triple bond three
        times, and bonds between atoms of one element do not count. Give the oxidation numbers of
        {{ names | comma }}, in this order.
        """,
        zh=r"""
        某分子或离子（可能是虚构的）的原子之间有下列键，其中 - 为单键，= 为双键，≡ 为三键：

        {{ lines | comma }}

        {% if formal %}
        形式电荷：{{ formal | comma }}；其余原子没有形式电荷。
        {% else %}
        各原子都没有形式电荷。
        {% endif %}
        这里规定电负性按以下次序递减：{{ ranking }}。

        一个原子的氧化数等于它的形式电荷，每有一个与电负性更大的元素相连的键加 1，
        每有一个与电负性更小的元素相连的键减 1；
        双键计两次，三键计三次，同种元素的原子之间的键不计。按此顺序给出各原子的氧化数：{{ names | comma }}。
        """,
    )

    def format(self, instance: Instance) -> Sequence[int]:
        return Sequence(Integer(), length=len(instance.atoms))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        order = tuple(rng.sample(_USUAL, len(_USUAL))) if params.invented else _USUAL
        heavy = [name for name in _USUAL if _VALENCES[name] > 1]
        for _ in range(100):
            chosen = rng.sample(heavy, min(len(heavy), (params.elements + 1) // 2))
            chosen += rng.sample([name for name in _USUAL if name not in chosen], params.elements - len(chosen))
            atoms = [max(chosen, key=lambda name: _VALENCES[name])]
            charges, room, bonds = [0], [_VALENCES[atoms[0]]], list[list[int]]()
            for _ in range(10 * params.atoms):
                if len(atoms) == params.atoms or not any(room):
                    break
                i = rng.choice([place for place, free in enumerate(room) if free])
                atom = rng.choice(chosen)
                if _VALENCES[atom] == 1 and sum(room) == 1 and len(atoms) < params.atoms - 1:
                    continue
                bonds.append([i, len(atoms), 1])
                atoms.append(atom)
                charges.append(0)
                room.append(_VALENCES[atom] - 1)
                room[i] -= 1
            for bond in rng.sample(bonds, len(bonds)):  # what is left free makes double and triple bonds
                while room[bond[0]] and room[bond[1]] and bond[2] < 3:
                    bond[2] += 1
                    room[bond[0]] -= 1
                    room[bond[1]] -= 1
            for place, free in enumerate(room):  # or negative charges, as in O-
                charges[place] -= free
            ok = len(atoms) == params.atoms and sum(map(abs, charges)) <= params.charged and min(charges) >= -1
            if not ok or len(set(atoms)) < params.elements - 1 or (params.charged > 1 and not any(charges)):
                continue
            names = rng.sample(range(len(atoms)), len(atoms))
            place_of = {old: new for new, old in enumerate(names)}
            listed = sorted((*sorted((place_of[i], place_of[j])), n) for i, j, n in bonds)
            instance = self.Instance(
                atoms=tuple(atoms[old] for old in names),
                bonds=tuple((i, j, n) for i, j, n in listed),
                charges=tuple(charges[old] for old in names),
                order=tuple(name for name in order if name in atoms),
            )
            answer = self.solve(instance)
            if params.atoms < 6 or len({(a, n) for a, n in zip(instance.atoms, answer, strict=True)}) > len(set(atoms)):
                return instance, answer
        raise task.Retry

    def solve(self, instance: Instance) -> Answer:
        changes = (_changes(instance, place) for place in range(len(instance.atoms)))
        return tuple(q + sum(n for _, n in found) for q, found in zip(instance.charges, changes, strict=True))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        charge = {"en": "charge", "zh": "电荷"}[language]
        lines = []
        for place, total in enumerate(self.solve(instance)):
            q = instance.charges[place]
            parts = [f"{q:+d} ({charge})"] * bool(q)
            parts += [f"{n:+d} ({instance.names[j]})" for j, n in _changes(instance, place)]
            lines.append(f"{instance.names[place]}: {' '.join(parts)} = {total}")
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        answer = self.solve(instance)
        rows = [(atom, q, n) for atom, q, n in zip(instance.atoms, instance.charges, answer, strict=True)]
        pairs = sorted([*sorted((rows[i], rows[j])), n] for i, j, n in instance.bonds)
        return [pairs, instance.order]


def _changes(instance: OxidationNumbersStructure.Instance, place: int) -> list[tuple[int, int]]:
    """Give the atoms joined to one, each with what the bond adds to its oxidation number."""
    found = []
    for i, j, n in instance.bonds:
        if place in (i, j):
            other = i + j - place
            own, its = (instance.order.index(instance.atoms[k]) for k in (place, other))
            found.append((other, n * ((its < own) - (own < its))))
    return found
