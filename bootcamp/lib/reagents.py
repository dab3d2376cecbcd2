"""Reagents that change every functional group of a kind in a molecule, by simplified rules that a prompt can print."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from random import Random
from types import MappingProxyType
from typing import NamedTuple

from bootcamp.lib import molecule
from bootcamp.lib.molecule import Molecule

Places = dict[str, list[tuple[int, ...]]]

_GROUPS = {
    "bromide": ("溴基", "a Br and the C joined to it", "Br 和与它相连的 C"),
    "alcohol": (
        "醇羟基",
        "an O with one hydrogen atom and the C joined to it, if this C has no double bond to an O",
        "带一个氢的 O 和与它相连的 C，且这个 C 没有连到 O 的双键",
    ),
    "carbonyl": ("羰基", "C=O, if its C has no other bond to an O or N", "C=O，且其中的 C 没有连到 O 或 N 的其他键"),
    "acid": ("羧基", "C(=O)O, if its last O has one hydrogen atom", "C(=O)O，且最后的 O 带一个氢"),
    "alkene": ("烯键", "C=C", "C=C"),
    "nitrile": ("氰基", "C#N", "C#N"),
}


class Rule(NamedTuple):
    """The groups that a rule names, its text in English and Chinese, and the number of inputs."""

    groups: tuple[str, ...]
    en: str
    zh: str
    inputs: int = 1


RULES: Mapping[str, Rule] = MappingProxyType(
    {
        "NaOH": Rule(("bromide",), "each bromide C-Br becomes C-O", "每个溴基 C-Br 变为 C-O"),
        "PBr3": Rule(("alcohol",), "each alcohol C-O becomes C-Br", "每个醇羟基 C-O 变为 C-Br"),
        "KCN": Rule(("bromide",), "each bromide C-Br becomes C-C#N", "每个溴基 C-Br 变为 C-C#N"),
        "PCC": Rule(
            ("alcohol",),
            "each alcohol C-O whose C carries hydrogen becomes C=O",
            "每个所含 C 带氢的醇羟基 C-O 变为 C=O",
        ),
        "NaBH4": Rule(("carbonyl",), "each carbonyl C=O becomes C-O", "每个羰基 C=O 变为 C-O"),
        "LiAlH4": Rule(
            ("carbonyl", "acid", "nitrile"),
            "each carbonyl C=O becomes C-O, each acid C(=O)O becomes C-O, and each nitrile C#N becomes C-N",
            "每个羰基 C=O 变为 C-O，每个羧基 C(=O)O 变为 C-O，每个氰基 C#N 变为 C-N",
        ),
        "H2O": Rule(("nitrile",), "each nitrile C#N becomes C(=O)O", "每个氰基 C#N 变为 C(=O)O"),
        "H2": Rule(("alkene",), "each alkene C=C becomes C-C", "每个烯键 C=C 变为 C-C"),
        "HBr": Rule(
            ("alkene",),
            "each alkene whose two C carry different numbers of hydrogen atoms becomes C-C, and a new Br is joined to "
            "that C of the two that carried fewer",
            "每个两个 C 所带氢数不同的烯键变为 C-C，并在原来带氢较少的那个 C 上连一个新的 Br",
        ),
        "KOtBu": Rule(
            ("bromide",),
            "each bromide for which exactly one of the C joined to its C by single bonds carries hydrogen loses its "
            "Br, and the bond to that other C becomes double; the place is made up of the bromide and that other C",
            "如果与溴基的 C 以单键相连的各个 C 中恰有一个带氢，这样的每个溴基失去 Br，与那另一个 C 之间的键变为双键；"
            "这样的位置由溴基和那另一个 C 组成",
        ),
        "Mg": Rule(
            ("bromide", "carbonyl", "alcohol", "acid"),
            "P has exactly one bromide and no alcohol, acid or carbonyl, and Q has no alcohol or acid; each carbonyl "
            "C=O of Q becomes C-O, and to its C a copy of P without the Br is joined by the C that carried the Br",
            "P 恰有一个溴基，没有醇羟基、羧基和羰基，Q 没有醇羟基和羧基；Q 的每个羰基 C=O 变为 C-O，"
            "并在其 C 上连一个去掉 Br 的 P，以原来连 Br 的 C 相连",
            2,
        ),
        "Ph3P": Rule(
            ("bromide", "carbonyl"),
            "P has exactly one bromide, whose C carries hydrogen, and no carbonyl; in each carbonyl C=O of Q the O "
            "is replaced by a copy of P without the Br, whose C that carried the Br gets the double bond",
            "P 恰有一个溴基，其中的 C 带氢，没有羰基；Q 的每个羰基 C=O 中的 O 换成一个去掉 Br 的 P，"
            "这个双键连到 P 原来连 Br 的 C 上",
            2,
        ),
        "H2SO4": Rule(
            ("alcohol", "acid"),
            "P has exactly one alcohol and no acid, and Q has no alcohol; in each acid of Q the O with hydrogen is "
            "replaced by a copy of P, and the O of its alcohol gets the single bond to the C of the acid",
            "P 恰有一个醇羟基，没有羧基，Q 没有醇羟基；Q 的每个羧基中带氢的 O 换成一个 P，"
            "羧基的 C 以单键连到 P 的醇羟基 O 上",
            2,
        ),
        "NaH": Rule(
            ("alcohol", "bromide", "acid"),
            "P has exactly one alcohol and no bromide or acid, and Q has no alcohol or acid; in each bromide of Q the "
            "Br is replaced by a copy of P, and the O of its alcohol gets the single bond to the C of the bromide",
            "P 恰有一个醇羟基，没有溴基和羧基，Q 没有醇羟基和羧基；Q 的每个溴基中的 Br 换成一个 P，"
            "溴基的 C 以单键连到 P 的醇羟基 O 上",
            2,
        ),
    }
)
"""The reagents by name, those with two inputs last."""
_EDITS = {  # kinds of places, the new second atom and its bond to the first, and an atom joined to one of the two
    "NaOH": (("bromide", "O", 1, 0, "", 0),),
    "PBr3": (("alcohol", "Br", 1, 0, "", 0),),
    "KCN": (("bromide", "C", 1, 1, "N", 3),),
    "PCC": (("carbinol", "O", 2, 0, "", 0),),
    "NaBH4": (("carbonyl", "O", 1, 0, "", 0),),
    "LiAlH4": (("carbonyl", "O", 1, 0, "", 0), ("acid", "O", 1, 0, "", 0), ("nitrile", "N", 1, 0, "", 0)),
    "H2O": (("nitrile", "O", 2, 0, "O", 1),),
    "H2": (("alkene", "C", 1, 0, "", 0),),
    "HBr": (("uneven", "C", 1, 1, "Br", 1),),
    "KOtBu": (("beta", "C", 2, 0, "", 0),),
}
_JOINTS = {  # the groups of P and Q that meet, those that P and Q must not have, and the order of the new bond
    "Mg": ("bromide", "carbonyl", ("alcohol", "acid", "carbonyl"), ("alcohol", "acid"), 1),
    "Ph3P": ("bromide", "carbonyl", ("carbonyl",), (), 2),
    "H2SO4": ("alcohol", "acid", ("acid",), ("alcohol",), 1),
    "NaH": ("alcohol", "bromide", ("bromide", "acid"), ("alcohol", "acid"), 1),
}


_PUT = (("Br", 1), ("Br", 1), ("O", 1), ("O", 2), ("O", 2), ("C=C", 1), ("C#N", 1), ("C(=O)O", 1))


def explained(names: Iterable[str], language: str) -> tuple[list[str], list[str]]:
    """Write the groups that reagents name, and the reagents.

    >>> explained(["H2"], "en")
    (['alkene: C=C.'], ['H2: each alkene C=C becomes C-C.'])
    """
    names, zh = list(names), language == "zh"
    used = {group for name in names for group in RULES[name].groups}
    groups = [
        f"{own}：{zh_text}。" if zh else f"{group}: {text}."
        for group, (own, text, zh_text) in _GROUPS.items()
        if group in used
    ]
    return groups, [f"{name}：{RULES[name].zh}。" if zh else f"{name}: {RULES[name].en}." for name in names]


@lru_cache(maxsize=512)
def structure(text: str) -> Molecule:
    """Read a structure string, and keep it: a block is read for every answer to its case.

    >>> structure("CCO").atoms
    ('C', 'C', 'O')

    Raises:
        ValueError: it is no structure string, or has aromatic atoms.
    """
    return molecule.read(text, aromatic=False)


@lru_cache(maxsize=512)
def places(whole: Molecule) -> Places:
    """Find the functional groups of a molecule as atoms, its C first; some reagents look at kinds of their own.

    >>> found = places(molecule.read("OCC(=O)C=C"))
    >>> found["alcohol"], found["carbonyl"], found["alkene"]
    ([(1, 0)], [(2, 3)], [(5, 4)])
    """
    atoms, hydrogens, joined = whole.atoms, whole.hydrogens, molecule.neighbours(whole)
    kinds = (*_GROUPS, "carbinol", "uneven", "beta")
    found: Places = {kind: [] for kind in kinds}
    for c in [i for i, symbol in enumerate(atoms) if symbol == "C"]:
        others = [(j, atoms[j], n) for j, n in joined[c].items()]
        double = [j for j, symbol, n in others if (symbol, n) == ("O", 2)]
        found["bromide"] += [(c, j) for j, symbol, _ in others if symbol == "Br"]
        found["nitrile"] += [(c, j) for j, symbol, n in others if (symbol, n) == ("N", 3)]
        hydroxyls = [j for j, symbol, _ in others if symbol == "O" and hydrogens[j] == 1]
        found["acid"] += [(c, o, j) for o in double for j in hydroxyls]
        found["alcohol"] += [(c, j) for j in hydroxyls if not double]
        found["carbonyl"] += [(c, o) for o in double if sum(symbol in ("O", "N") for _, symbol, _ in others) == 1]
        found["alkene"] += [
            (c, j) for j, symbol, n in others if (symbol, n) == ("C", 2) and (-hydrogens[c], c) < (-hydrogens[j], j)
        ]
        beta = [j for j, symbol, n in others if (symbol, n) == ("C", 1) and hydrogens[j]]
        found["beta"] += [(c, beta[0], j) for j, symbol, _ in others if symbol == "Br" and len(beta) == 1]
    found["carbinol"] = [place for place in found["alcohol"] if hydrogens[place[0]]]
    found["uneven"] = [(c, j) for c, j in found["alkene"] if hydrogens[c] != hydrogens[j]]
    return found


def products(name: str, inputs: tuple[Molecule, ...]) -> list[Molecule]:
    """Give what a reagent makes of one molecule, or of two in either order; nothing if the reaction does not run.

    >>> [molecule.write(made) for made in products("Mg", (molecule.read("CC(=O)C"), molecule.read("CBr")))]
    ['CC(O)(C)C']
    """
    if len(inputs) != RULES[name].inputs:
        return []
    if len(inputs) == 1:
        made = [_changed(name, inputs[0])]
    else:
        sides = [places(one) for one in inputs]
        start, end = _JOINTS[name][:2]
        ways = [(i, 1 - i) for i in (0, 1) if len(sides[i][start]) == 1 and sides[1 - i][end]]
        made = [_joined(name, inputs[i], inputs[j]) for i, j in ways]
    return [one for one in made if one is not None]


@lru_cache(maxsize=2048)
def makes(name: str, inputs: tuple[Molecule, ...], made: Molecule) -> bool | None:
    """Tell whether a reaction makes a molecule, None if it does not run; kept, as answers have much in common.

    >>> butanol, bromide = molecule.read("CCCCO"), molecule.read("BrCCCC")
    >>> makes("PBr3", (butanol,), bromide), makes("PBr3", (butanol,), butanol), makes("PBr3", (bromide,), butanol)
    (True, False, None)

    Raises:
        ValueError: the molecules are too symmetric to be compared.
    """
    outcomes = products(name, inputs)
    return any(molecule.same(made, outcome) for outcome in outcomes) if outcomes else None


class Step(NamedTuple):
    """A reaction: its reagent, the labels of its inputs, and its product."""

    name: str
    inputs: tuple[str, ...]
    made: Molecule


def steps(names: Iterable[str], stock: Mapping[str, Molecule], own: str, others: Iterable[str]) -> list[Step]:
    """List the reactions of a molecule of a stock alone, or with one of some others.

    >>> stock = {"B1": molecule.read("C=O"), "B2": molecule.read("CBr")}
    >>> [step[:2] for step in steps(["NaBH4", "Mg"], stock, "B1", stock)]
    [('NaBH4', ('B1',)), ('Mg', ('B1', 'B2'))]
    """
    found, others = list[Step](), list(others)
    for name in names:
        ways = [(own,)] if RULES[name].inputs == 1 else [(own, other) for other in others]
        for labels in ways:
            inputs = tuple(stock[label] for label in labels)
            found += [Step(name, labels, made) for made in products(name, inputs)]
    return found


def draw_block(rng: Random, skeletons: Sequence[str], size: int, groups: int) -> Molecule | None:
    """Join skeletons to about `size` carbon atoms and put groups on different ones; None if there is no room.

    >>> molecule.write(draw_block(Random(3), ["C", "CC"], 3, 1))
    'CC(C)=O'
    """
    whole = molecule.assemble(rng, skeletons, size)
    free = list(range(len(whole.atoms)))
    for text, order in rng.sample(_PUT, groups):
        fit = [i for i in free if whole.hydrogens[i] >= order]
        if not fit:
            return None
        place = rng.choice(fit)
        free.remove(place)
        whole = molecule.join(whole, molecule.read(text), place, 0, order)
    return whole


def _apart(found: list[tuple[int, ...]]) -> bool:
    """Tell whether there are places, and no two share an atom."""
    atoms = [atom for place in found for atom in place]
    return 0 < len(atoms) == len(set(atoms))


def _changed(name: str, whole: Molecule) -> Molecule | None:
    found, atoms, bonds = places(whole), list(whole.atoms), {(i, j): n for i, j, n in whole.bonds}
    if not _apart([place for kind, *_ in _EDITS[name] for place in found[kind]]):
        return None
    gone = set[int]()
    for kind, symbol, order, end, extra, extra_order in _EDITS[name]:
        for c, x, *leaving in found[kind]:
            atoms[x], bonds[min(c, x), max(c, x)] = symbol, order
            gone.update(leaving)
            if extra:
                bonds[(c, x)[end], len(atoms)] = extra_order
                atoms.append(extra)
    return _left(atoms, bonds, gone)


def _joined(name: str, p: Molecule, q: Molecule) -> Molecule | None:
    kind, target, not_p, not_q, order = _JOINTS[name]
    found, own = places(q), places(p)
    if len(own[kind]) != 1 or not _apart(found[target]) or any(own[k] for k in not_p) or any(found[k] for k in not_q):
        return None
    c, x = own[kind][0]
    if order > 1 and not p.hydrogens[c]:
        return None
    atoms, bonds, gone = list(q.atoms), {(i, j): n for i, j, n in q.bonds}, set[int]()
    for place in found[target]:
        size = len(atoms)
        atoms += p.atoms
        bonds.update({(size + i, size + j): n for i, j, n in p.bonds})
        bonds[place[0], size + (c if kind == "bromide" else x)] = order
        if kind == "bromide":
            gone.add(size + x)
        if name == "Mg":
            bonds[min(place), max(place)] = 1
        else:
            gone.add(place[-1])
    return _left(atoms, bonds, gone)


def _left(atoms: list[str], bonds: dict[tuple[int, int], int], gone: set[int]) -> Molecule:
    kept = [i for i in range(len(atoms)) if i not in gone]
    number = {i: place for place, i in enumerate(kept)}
    left = [(number[i], number[j], n) for (i, j), n in bonds.items() if i in number and j in number]
    return molecule.build([atoms[i] for i in kept], left)
