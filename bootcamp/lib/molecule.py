"""Molecules as graphs: a subset of SMILES read and written, canonical forms, symmetry, and small searches.

The subset: the elements of `VALENCES`; implicit hydrogens by normal valence; ``-``, ``=`` and ``#`` for bonds, none for
a single one; branches in round brackets; ring closures by a digit, or by ``%`` and two digits; lower-case letters for
aromatic atoms, between which a bond without a sign is aromatic (whether double bonds can be placed is not looked at);
atoms in square brackets with hydrogens and charge, as in ``[NH4+]``. There is no stereochemistry, isotope or dot.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import NamedTuple

VALENCES: Mapping[str, int] = MappingProxyType(
    {"B": 3, "C": 4, "N": 3, "O": 2, "P": 3, "S": 2, "F": 1, "Cl": 1, "Br": 1, "I": 1}
)
"""The normal valences, up to which hydrogens fill an atom."""
AROMATIC = 4
"""The order that stands for an aromatic bond."""
_MOST_ATOMS, _MOST_STEPS = 120, 20_000
_SIGNS = {"-": 1, "=": 2, "#": 3, ":": AROMATIC}
_TOKEN = re.compile(
    r"(?P<atom>Cl|Br|[BCNOPSFI]|[bcnops])"
    r"|\[(?P<inside>[A-Z][a-z]?|[bcnops])(?P<h>H\d?)?(?P<charge>\+\d?|-\d?)?\]"
    r"|(?P<bond>[-=#:])|(?P<open>\()|(?P<close>\))|(?P<ring>\d|%\d\d)"
)


class Molecule(NamedTuple):
    """Heavy atoms by symbol, bonds (i, j, order) with i < j, and hydrogens and charge of each atom."""

    atoms: tuple[str, ...]
    bonds: tuple[tuple[int, int, int], ...]
    hydrogens: tuple[int, ...]
    charges: tuple[int, ...]


def neighbours(molecule: Molecule) -> list[dict[int, int]]:
    """Give, for each atom, its neighbours with the orders of the bonds.

    >>> neighbours(read("CC=O"))
    [{1: 1}, {0: 1, 2: 2}, {1: 2}]
    """
    found: list[dict[int, int]] = [{} for _ in molecule.atoms]
    for i, j, order in molecule.bonds:
        found[i][j] = found[j][i] = order
    return found


def build(
    atoms: Sequence[str], bonds: Sequence[tuple[int, int, int]], charges: Sequence[int] | None = None
) -> Molecule:
    """Make a molecule whose hydrogens fill every atom up to its normal valence, one more for a charge of N, O, P or S.

    >>> build("CO", [(1, 0, 2)]).hydrogens
    (2, 0)

    Raises:
        ValueError: an atom has more bonds than its valence.
    """
    charges = charges or [0] * len(atoms)
    fixed = tuple(sorted((min(i, j), max(i, j), order) for i, j, order in bonds))
    used = _used(len(atoms), fixed)
    hydrogens = tuple(_room(atom, charge) - n for atom, charge, n in zip(atoms, charges, used, strict=True))
    if min(hydrogens, default=0) < 0:
        raise ValueError(f"atom {hydrogens.index(min(hydrogens)) + 1} has too many bonds")
    return Molecule(tuple(atoms), fixed, hydrogens, tuple(charges))


def read(text: str, aromatic: bool = True) -> Molecule:
    """Read a structure string of at most 120 atoms, in one piece.

    >>> read("C1CC1=O").bonds
    ((0, 1, 1), (0, 2, 1), (1, 2, 1), (2, 3, 2))
    >>> read("c1cc[nH]c1").hydrogens, read("C[N+](=O)[O-]").charges
    ((1, 1, 1, 1, 1), (0, 1, 0, -1))

    Raises:
        ValueError: it is no structure string, has too many atoms, or an atom has too many bonds.
    """
    atoms, given, charges = list[str](), list[int | None](), list[int]()
    bonds: dict[tuple[int, int], int] = {}
    stack, rings = list[int](), dict[str, tuple[int, str]]()
    last, sign, place = -1, "", 0
    while place < len(text):
        token = _TOKEN.match(text, place)
        if token is None:
            raise ValueError(f"the structure cannot be read from {text[place : place + 10]!r} on")
        kind, place = token.lastgroup, token.end()
        symbol = token["atom"] or token["inside"]
        if symbol:
            if symbol[0].islower() and not aromatic:
                raise ValueError("lower-case atoms are not part of these structures")
            if symbol.capitalize() not in VALENCES or len(atoms) == _MOST_ATOMS:
                raise ValueError(f"the atom {symbol!r} is unknown or one too many")
            inside = token["inside"] is not None
            given.append((int(token["h"][1:] or 1) if token["h"] else 0) if inside else None)
            charge = token["charge"] or ""
            charges.append((int(charge[1:] or 1) * (1 if charge[0] == "+" else -1)) if charge else 0)
            atoms.append(symbol)
            if last >= 0:
                _join(bonds, atoms, last, len(atoms) - 1, sign)
            elif len(atoms) > 1 or sign:
                raise ValueError("the structure is not in one piece")
            last, sign = len(atoms) - 1, ""
        elif last < 0:
            raise ValueError("the structure does not begin with an atom")
        elif kind == "ring":
            number = token["ring"].lstrip("%0") or "0"
            if number in rings:
                other, other_sign = rings.pop(number)
                if sign and other_sign and sign != other_sign:
                    raise ValueError(f"ring closure {number} has two kinds of bond")
                _join(bonds, atoms, other, last, sign or other_sign)
            else:
                rings[number] = (last, sign)
            sign = ""
        elif sign:
            raise ValueError("a bond leads to no atom")
        elif kind == "bond":
            sign = token["bond"]
        elif kind == "open":
            stack.append(last)
        else:
            if not stack or text[token.start() - 1] == "(":
                raise ValueError("a bracket is closed that is not open or empty")
            last = stack.pop()
    if sign or stack or rings or not atoms:
        raise ValueError("the structure is not finished")
    return _filled(atoms, bonds, given, charges)


def _join(bonds: dict[tuple[int, int], int], atoms: list[str], i: int, j: int, sign: str) -> None:
    key = (min(i, j), max(i, j))
    if i == j or key in bonds:
        raise ValueError("two atoms are joined twice, or one to itself")
    bonds[key] = _SIGNS[sign] if sign else AROMATIC if atoms[i][0].islower() and atoms[j][0].islower() else 1


def _filled(
    symbols: list[str], bonds: dict[tuple[int, int], int], given: list[int | None], charges: list[int]
) -> Molecule:
    """Add the hydrogens; check the valences."""
    listed = tuple(sorted((*key, order) for key, order in bonds.items()))
    used, hydrogens = _used(len(symbols), listed), list[int]()
    ringed = {i for i, j, order in listed for i in (i, j) if order == AROMATIC}
    for place, (symbol, n, charge) in enumerate(zip(symbols, given, charges, strict=True)):
        element, small = symbol.capitalize(), symbol[0].islower()
        if small != (place in ringed):
            raise ValueError("aromatic bonds join lower-case atoms, and every lower-case atom has some")
        room = _room(element, charge) - used[place]
        if small and element in "CNP" and room and not n:
            room -= 1  # one valence is part of the aromatic system
        if room < 0 or n not in (None, room):
            raise ValueError(f"atom {place + 1}, {symbol}, does not have its normal valence")
        hydrogens.append(room if n is None else n)
    return Molecule(tuple(symbol.capitalize() for symbol in symbols), listed, tuple(hydrogens), tuple(charges))


def _used(size: int, bonds: Sequence[tuple[int, int, int]]) -> list[int]:
    used = [0] * size
    for i, j, order in bonds:
        used[i] += 1 if order == AROMATIC else order
        used[j] += 1 if order == AROMATIC else order
    return used


def _room(element: str, charge: int) -> int:
    """Give the valence of an atom with its charge: N+ as C, O- as F, and so on."""
    return VALENCES[element] - (charge if element == "B" else abs(charge) if element == "C" else -charge)


def connected(molecule: Molecule) -> bool:
    """Tell whether a molecule is in one piece.

    >>> connected(build("CC", [])), connected(read("CC"))
    (False, True)
    """
    joined, seen, open_ = neighbours(molecule), {0}, [0]
    while open_:
        new = [other for other in joined[open_.pop()] if other not in seen]
        seen.update(new)
        open_ += new
    return len(seen) == len(molecule.atoms)


def counts(molecule: Molecule) -> dict[str, int]:
    """Count the atoms by element, hydrogen included.

    >>> counts(read("CCO"))
    {'C': 2, 'O': 1, 'H': 6}
    """
    found: dict[str, int] = {}
    for symbol in molecule.atoms:
        found[symbol] = found.get(symbol, 0) + 1
    if sum(molecule.hydrogens):
        found["H"] = sum(molecule.hydrogens)
    return found


def ring_count(molecule: Molecule) -> int:
    """Give bonds minus atoms plus one, the number of independent rings of a molecule in one piece.

    >>> ring_count(read("C1CC2CC1CC2"))
    2
    """
    return len(molecule.bonds) - len(molecule.atoms) + 1


def ring_bonds(molecule: Molecule) -> frozenset[tuple[int, int]]:
    """Give the bonds that are part of a ring.

    >>> sorted(ring_bonds(read("CC1CC1")))
    [(1, 2), (1, 3), (2, 3)]
    """
    joined, found = neighbours(molecule), set[tuple[int, int]]()
    for i, j, _ in molecule.bonds:
        seen, open_ = {i}, [i]
        while open_:
            here = open_.pop()
            for other in joined[here]:
                if other not in seen and (here, other) != (i, j):
                    seen.add(other)
                    open_.append(other)
        if j in seen:
            found.add((i, j))
    return frozenset(found)


def classes(molecule: Molecule, marks: Sequence[object] | None = None) -> list[int]:
    """Give each atom a number, the same for atoms that repeated looks at their neighbours do not tell apart.

    `marks` are further properties of the atoms. The numbers do not depend on the order of the atoms.

    >>> classes(read("CC(C)O"))
    [1, 0, 1, 2]
    """
    data = zip(molecule.atoms, molecule.hydrogens, molecule.charges, strict=True)
    first = [repr((row, None if marks is None else marks[i])) for i, row in enumerate(data)]
    return _refined(neighbours(molecule), _ranks(first))


def _ranks(values: Sequence[object]) -> list[int]:
    order = {value: rank for rank, value in enumerate(sorted(set(values)))}  # type: ignore[type-var]
    return [order[value] for value in values]


def _refined(joined: list[dict[int, int]], colours: list[int]) -> list[int]:
    while True:
        seen = [
            (colour, tuple(sorted((order, colours[j]) for j, order in joined[i].items())))
            for i, colour in enumerate(colours)
        ]
        after = _ranks(seen)
        if len(set(after)) == len(set(colours)):
            return after
        colours = after


def canonical(molecule: Molecule, marks: Sequence[object] | None = None) -> str:
    """Give a text that is the same for two molecules just if they are the same graph, marks of atoms included.

    >>> canonical(read("OCC")) == canonical(read("C(O)C")), canonical(read("CCO")) == canonical(read("COC"))
    (True, False)

    Raises:
        ValueError: the molecule is too symmetric to be searched within a counted budget.
    """
    return _search(molecule, marks)[0]


def outline(molecule: Molecule) -> tuple[tuple[object, ...], ...]:
    """List, sorted, what each atom is and what it is joined to: a quick look that tells most molecules apart.

    >>> outline(read("CCO")) == outline(read("OCC")), outline(read("CCO")) == outline(read("COC"))
    (True, False)
    """
    return tuple(sorted(_looks(molecule)))


def same(one: Molecule, other: Molecule) -> bool:
    """Tell whether two molecules, each in one piece, are the same graph; quicker than two canonical texts.

    >>> same(read("OCC(C)C"), read("C(C)(C)CO")), same(read("CC1CC1"), read("C1CCC1"))
    (True, False)

    Raises:
        ValueError: the molecules are too symmetric to be compared within a counted budget.
    """
    mine, theirs = (list(zip(each.atoms, each.hydrogens, each.charges, strict=True)) for each in (one, other))
    near, far = neighbours(one), neighbours(other)
    if sorted(mine) != sorted(theirs):
        return False
    rare = Counter(mine)
    start = min(range(len(mine)), key=lambda atom: rare[mine[atom]])
    order, done, earlier = [start], set[int](), {start: list[tuple[int, int]]()}
    for atom in order:
        for following, n in near[atom].items():
            if following not in earlier:
                earlier[following] = []
                order.append(following)
            if following not in done:
                earlier[following].append((atom, n))
        done.add(atom)
    images: dict[int, int] = {}
    taken = set[int]()
    steps = 0

    def fits(place: int) -> bool:
        nonlocal steps
        steps += 1
        if steps > _MOST_STEPS:
            raise ValueError("the molecules are too symmetric to be compared")
        if place == len(order):
            return True
        atom = order[place]
        for image in far[images[earlier[atom][0][0]]] if place else range(len(theirs)):
            if image in taken or theirs[image] != mine[atom]:
                continue
            around = far[image]
            if all(around.get(images[other]) == n for other, n in earlier[atom]):
                images[atom] = image
                taken.add(image)
                if fits(place + 1):
                    return True
                taken.remove(image)
        return False

    return fits(0)


def remember(seen: dict[object, list[Molecule]], molecule: Molecule, most: int = 26) -> bool:
    """Add a molecule of at most so many heavy atoms to those seen; False if it is larger or among them already.

    >>> seen = {}
    >>> remember(seen, read("CCO")), remember(seen, read("COC")), remember(seen, read("OCC"))
    (True, True, False)
    """
    alike = seen.setdefault(outline(molecule), [])
    if len(molecule.atoms) > most or any(same(molecule, other) for other in alike):
        return False
    alike.append(molecule)
    return True


def _looks(molecule: Molecule) -> list[tuple[object, ...]]:
    joined, data = neighbours(molecule), zip(molecule.atoms, molecule.hydrogens, molecule.charges, strict=True)
    around = [tuple(sorted((order, molecule.atoms[j]) for j, order in near.items())) for near in joined]
    return [(*row, near) for row, near in zip(data, around, strict=True)]


def orbits(molecule: Molecule, marks: Sequence[object] | None = None) -> list[int]:
    """Give each atom the least atom that some symmetry of the molecule takes to it.

    >>> orbits(read("CC(C)O"))
    [0, 1, 0, 3]
    """
    colours, found = classes(molecule, marks), list[int]()
    forms: dict[int, str] = {}

    def form(atom: int) -> str:
        if atom not in forms:
            own = [(i == atom, None if marks is None else marks[i]) for i in range(len(molecule.atoms))]
            forms[atom] = canonical(molecule, own)
        return forms[atom]

    for atom, colour in enumerate(colours):
        firsts = [other for other in range(atom) if colours[other] == colour and found[other] == other]
        found.append(next((other for other in firsts if form(other) == form(atom)), atom))
    return found


def automorphisms(molecule: Molecule, most: int = 5000) -> list[tuple[int, ...]]:
    """List all symmetries as tuples of images.

    >>> automorphisms(read("CC(C)O"))
    [(0, 1, 2, 3), (2, 1, 0, 3)]

    Raises:
        ValueError: there are more than `most`.
    """
    colours, joined = classes(molecule), neighbours(molecule)
    found = list[tuple[int, ...]]()

    def extend(images: list[int]) -> None:
        place = len(images)
        if place == len(colours):
            if len(found) == most:
                raise ValueError(f"there are more than {most} symmetries")
            found.append(tuple(images))
            return
        for image in range(len(colours)):
            if image in images or colours[image] != colours[place]:
                continue
            if all(joined[place].get(i) == joined[image].get(images[i]) for i in range(place)):
                extend([*images, image])

    extend([])
    return found


def _search(molecule: Molecule, marks: Sequence[object] | None) -> tuple[str, list[int]]:
    """Find the least text over all orders that refinement leaves open."""
    joined = neighbours(molecule)
    labels = list(zip(molecule.atoms, molecule.hydrogens, molecule.charges, marks or molecule.atoms, strict=True))
    best: list[tuple[str, list[int]]] = []
    steps = 0

    def extend(colours: list[int]) -> None:
        nonlocal steps
        steps += 1
        if steps * len(colours) > _MOST_STEPS:
            raise ValueError("the molecule is too symmetric to be compared")
        cells: dict[int, list[int]] = {}
        for atom, colour in enumerate(colours):
            cells.setdefault(colour, []).append(atom)
        open_ = [colour for colour, cell in cells.items() if len(cell) > 1]
        if not open_:
            order = sorted(range(len(colours)), key=lambda atom: colours[atom])
            rank = {atom: place for place, atom in enumerate(order)}
            edges = sorted((*sorted((rank[i], rank[j])), n) for i, j, n in molecule.bonds)
            form = repr(([labels[atom] for atom in order], edges))
            if not best or form < best[0][0]:
                best[:] = [(form, order)]
            return
        cell = cells[min(open_)]
        twins = len({tuple(sorted(joined[atom].items())) for atom in cell}) == 1
        for atom in cell[:1] if twins else cell:  # twins may be exchanged: one will do
            extend(_refined(joined, _ranks([(colour, i != atom) for i, colour in enumerate(colours)])))

    extend(classes(molecule, marks))
    return best[0]


def write(molecule: Molecule, rng: Random | None = None) -> str:
    """Write a structure string; with `rng`, from a random atom, with branches and ring closures in random order.

    >>> write(read("C(C)(=O)O")), write(read("C1CC1"))
    ('CC(O)=O', 'C1CC1')
    """
    joined = neighbours(molecule)
    order = list(range(len(molecule.atoms)))
    ends = [atom for atom in order if len(joined[atom]) < 2]
    start = rng.choice(order) if rng else (ends or order)[0]
    ways = {atom: sorted(joined[atom], key=lambda j: (joined[atom][j], j)) for atom in order}
    if rng:
        for way in ways.values():
            rng.shuffle(way)
    children: dict[int, list[int]] = {atom: [] for atom in order}
    closures: dict[int, list[int]] = {atom: [] for atom in order}
    seen: dict[int, int] = {start: -1}

    def visit(atom: int) -> None:
        for other in ways[atom]:
            if other not in seen:
                seen[other] = atom
                children[atom].append(other)
                visit(other)
            elif other != seen[atom] and other not in closures[atom]:
                closures[atom].append(other)
                closures[other].append(atom)

    visit(start)
    small = {i for i, j, n in molecule.bonds for i in (i, j) if n == AROMATIC}
    numbers: dict[tuple[int, int], int] = {}

    def bond(i: int, j: int) -> str:
        n = joined[i][j]
        return "-" if n == 1 and i in small and j in small else {2: "=", 3: "#"}.get(n, "")

    def text(atom: int) -> str:
        digits = ""
        for other in closures[atom]:
            key = (min(atom, other), max(atom, other))
            if key in numbers:
                number = numbers.pop(key)
                digits += str(number) if number < 10 else f"%{number}"
            else:
                number = next(n for n in range(1, 100) if n not in numbers.values())
                numbers[key] = number
                digits += bond(*key) + (str(number) if number < 10 else f"%{number}")
        parts = [bond(atom, other) + text(other) for other in children[atom]]
        return (
            _shown(molecule, atom, atom in small) + digits + "".join(f"({p})" for p in parts[:-1]) + "".join(parts[-1:])
        )

    return text(start)


def _shown(molecule: Molecule, atom: int, small: bool) -> str:
    symbol, charge, hydrogens = molecule.atoms[atom], molecule.charges[atom], molecule.hydrogens[atom]
    shown = symbol.lower() if small else symbol
    if not charge and not (small and symbol != "C" and hydrogens):
        return shown
    h = ("H" + (str(hydrogens) if hydrogens > 1 else "")) if hydrogens else ""
    sign = ("+" if charge > 0 else "-") + (str(abs(charge)) if abs(charge) > 1 else "") if charge else ""
    return f"[{shown}{h}{sign}]"


def join(one: Molecule, other: Molecule, i: int, j: int, order: int = 1) -> Molecule:
    """Join atom i of one molecule to atom j of another, whose atoms come last; hydrogens make room.

    >>> write(join(read("CC"), read("OC"), 1, 0))
    'CCOC'

    Raises:
        ValueError: one of the atoms has too few hydrogens.
    """
    size = len(one.atoms)
    hydrogens = [*one.hydrogens, *other.hydrogens]
    for atom in (i, size + j):
        hydrogens[atom] -= order
    if min(hydrogens) < 0:
        raise ValueError("an atom has no room for the bond")
    moved = [(size + a, size + b, n) for a, b, n in other.bonds]
    return Molecule(
        one.atoms + other.atoms,
        tuple(sorted((*one.bonds, *moved, (i, size + j, order)))),
        tuple(hydrogens),
        one.charges + other.charges,
    )


def assemble(rng: Random, pieces: Sequence[str], size: int) -> Molecule:
    """Join drawn pieces, at least one of them at carbon, by single bonds until there are about `size` heavy atoms.

    >>> write(assemble(Random(1), ["C", "CO", "C1CC1"], 6))
    'CC1CC1(C)CO'
    """
    whole = read(rng.choice(pieces))
    for _ in range(20 * size):
        piece = read(rng.choice(pieces))
        if len(whole.atoms) >= size:
            break
        if len(whole.atoms) + len(piece.atoms) > size + 2:
            continue
        i, j = (rng.choice([a for a, h in enumerate(one.hydrogens) if h] or [-1]) for one in (whole, piece))
        if min(i, j) >= 0 and "C" in (whole.atoms[i], piece.atoms[j]):
            whole = join(whole, piece, i, j)
    return whole


_RULES = {
    "en": (
        "In a structure string a letter is an atom, and atoms that follow each other are joined by a single bond,"
        " or by a double one where = stands between them, or a triple one for #. A branch stands in round "
        "brackets right after the atom that it is joined to; what follows the brackets is joined to that atom, "
        "too. Two atoms followed by the same number are joined as well, which closes a ring; the bond is double if"
        " = stands right before one of the two numbers. Each digit is a number of its own, only %12 is the number "
        "12; a number may be used again once its ring is closed. Hydrogen atoms are not written: they fill each "
        "atom up to its valence, which is 4 for C, 3 for N and P, 2 for O and S, 1 for F, Cl, Br and I.",
        " Lower-case letters are atoms of aromatic rings: bonds between two of them are aromatic unless - marks a"
        " single one, an atom c has one hydrogen if only two atoms are joined to it and else none, n, o and s "
        "have none, and [nH] has one.",
        " An atom in square brackets stands with its own hydrogens and its charge, as in [NH3+] and [O-].",
    ),
    "zh": (
        "结构字符串中，字母表示原子，前后相邻的原子以单键相连，中间写 = 表示双键，写 # 表示三键。"
        "支链写在它所连接的原子之后的圆括号内；括号之后的部分也连在该原子上。"
        "后面写有同一个数的两个原子之间也有键，由此成环；其中一个数的前面紧接着写有 = 时，这是双键。"
        "每个数字单独算一个数，写成 %12 才表示数 12；成环之后这个数可以再次使用。"
        "氢原子不写出：每个原子都补足氢原子到其价数，C 为 4，N 和 P 为 3，O 和 S 为 2，F、Cl、Br、I 为 1。",
        "小写字母表示芳香环上的原子：两个这样的原子之间的键是芳香键，写有 - 时为单键；"
        "c 只与两个原子相连时带一个氢，否则不带氢；n、o、s 不带氢，[nH] 带一个氢。",
        "方括号中的原子连同它自己的氢和电荷一起写出，例如 [NH3+] 和 [O-]。",
    ),
}


def rules(language: str, aromatic: bool = False, charges: bool = False) -> str:
    """Explain structure strings for a prompt, aromatic atoms and charges if they are needed.

    >>> rules("en")[:45], len(rules("zh")) < len(rules("zh", charges=True))
    ('In a structure string a letter is an atom, an', True)
    """
    text, small, ions = _RULES[language]
    return text + small * aromatic + ions * charges
