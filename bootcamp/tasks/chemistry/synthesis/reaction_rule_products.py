"""Apply reagents in order to a structure by printed rules and write the product.

Answer: a structure string; any string that shows the product is right.
Harder: more steps and atoms, more rules, reagents that remove atoms or close rings.
Skills: instructions, spatial, simulation
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import molecule
from bootcamp.lib.molecule import Molecule
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

Bonds = dict[tuple[int, int], int]
_PIECES = ("C", "C", "CC", "C=C", "C=CC", "CO", "CBr", "C=O", "C(C)C", "C#C", "C1CCCC1", "C1=CCCC1", "CO", "CBr")
_RULES = {
    "HBr": (
        "the first C=C bond becomes single; a new Br is joined to its atom with fewer hydrogen atoms, or, with "
        "equally many, to the lower-numbered one",
        "第一个 C=C 键变为单键；新的 Br 连到其中氢较少的原子上，氢一样多时连到编号较小的原子上",
    ),
    "NaOH": ("the first Br is replaced by O, which keeps its number", "第一个 Br 换成 O，编号不变"),
    "PCC": (
        "the bond of the first alcohol O whose carbon atom carries hydrogen becomes double",
        "所连碳原子带氢的第一个醇 O 的键变为双键",
    ),
    "H2": ("the first C=C or C≡C bond becomes C-C or C=C", "第一个 C=C 或 C≡C 键变为 C-C 或 C=C"),
    "NaBH4": ("the first C=O bond becomes single", "第一个 C=O 键变为单键"),
    "MeMgBr": (
        "the first C=O bond becomes single, and a new C is joined to its carbon atom",
        "第一个 C=O 键变为单键，并在其碳原子上连一个新的 C",
    ),
    "KCN": (
        "the first Br is replaced by C, which keeps its number, and a new N is joined to this C by a triple bond",
        "第一个 Br 换成 C，编号不变，再用三键在这个 C 上连一个新的 N",
    ),
    "H2SO4": (
        "the first alcohol O whose carbon atom has a single bond to a carbon atom with hydrogen leaves, and the bond "
        "to the lowest-numbered such atom becomes double",
        "所连碳原子以单键与某个带氢碳原子相连的第一个醇 O 离去，与其中编号最小的这样的碳原子之间的键变为双键",
    ),
    "NaH": (
        "the first Br whose carbon atom is neither that of the first alcohol O nor joined to it leaves, and this O is "
        "joined to the carbon atom of the Br",
        "所连碳原子既不是第一个醇 O 所连的碳原子、也不与其相连的第一个 Br 离去，这个 O 与该 Br 所连的碳原子相连",
    ),
}


class ReactionRuleProducts(Task["ReactionRuleProducts.Params", "ReactionRuleProducts.Instance", str]):
    version = 1

    class Params(task.Params):
        atoms: int = knob(
            "about how many heavy atoms there are", levels=(5, 6, 7, 9, 11, 13, 16, 19, 22, 26), ge=3, le=32
        )
        steps: int = knob("how many reagents are used", levels=(1, 2, 3, 4, 5, 6, 7, 8, 10, 12), ge=1, le=14)
        rules: int = knob("how many reagents there are to draw from", levels=(4, 5, 6, 7, 8, 9, 9, 9, 9, 9), ge=1, le=9)

    class Instance(task.Instance):
        text: str
        reagents: tuple[str, ...]
        form: str

        hidden = ("form",)

        def rules(self, language: str) -> str:
            return molecule.rules(language)

        def lines(self, language: str) -> list[str]:
            """Write the rules that are used."""
            used = [name for name in _RULES if name in self.reagents]
            return [f"{name}: {_RULES[name][language == 'zh']}" for name in used]

    answer = Text(alphabet="BCFINOPSlr=#()0123456789%")
    prompt = Prompt(
        en=r"""
        {{ rules(language) }}

        Reagents change a structure by these rules, which simplify chemistry:

        {{ lines(language) | bullets }}

        The atoms, hydrogen left out, are numbered 1, 2, 3, ... in the order of the string. The first atom of a kind
        is that with the lowest number; the first bond is that whose lower-numbered atom has the lowest number, and
        of several at one atom that whose other atom has the lowest number. An alcohol O is one whose only bond to
        another atom than hydrogen is a single bond to a carbon atom. A new atom gets the next number; when an atom
        leaves, all higher numbers fall by one. Each use changes one place only; if no place fits, nothing happens.
        Hydrogen always fills up the valences.

        Structure: {{ text }}

        Reagents, in this order: {{ reagents | comma }}.

        Write a structure string for the product. Any string that shows it will do.
        """,
        zh=r"""
        {{ rules(language) }}

        各试剂按下列规则（是对化学的简化）改变结构：

        {{ lines(language) | bullets }}

        非氢原子按在字符串中的次序编号为 1、2、3、……。某种原子中的第一个，是指编号最小的那个；
        第一个键，是指其编号较小的原子的编号最小的键，同一原子上有几个时，取另一个原子编号最小的键。
        醇 O 是指除氢以外只以一个单键与一个碳原子相连的 O。
        新原子取下一个编号；有原子离去时，比它大的编号都减一。每使用一次只改变一处；没有符合的位置时不发生变化。
        氢总是补足价数。

        结构：{{ text }}

        依次使用的试剂：{{ reagents | comma }}。

        写出产物的结构字符串。能表示它的任何字符串都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        text = molecule.write(molecule.assemble(rng, _PIECES, params.atoms), rng)
        whole, used = molecule.read(text), list[str]()
        seen = {molecule.canonical(whole)}
        for _ in range(6 * params.steps):
            if len(used) == params.steps:
                break
            name = rng.choice(list(_RULES)[: params.rules])
            after = _react(whole, name)
            form = molecule.canonical(after)
            if form not in seen and (used.count(name) < 1 + params.steps // 4):
                seen.add(form)
                used.append(name)
                whole = after
        if len(used) < params.steps or len(whole.atoms) < 3:
            raise task.Retry
        return self.Instance(text=text, reagents=tuple(used), form=molecule.canonical(whole)), molecule.write(whole)

    def key(self, instance: Instance) -> object:
        return [molecule.canonical(molecule.read(instance.text)), instance.reagents]

    def check(self, instance: Instance, answer: str) -> str:
        try:
            whole = molecule.read(answer, aromatic=False)
            return "" if molecule.canonical(whole) == instance.form else "the structure is another molecule"
        except ValueError:
            return "the answer is not a structure string"


def _react(whole: Molecule, name: str) -> Molecule:
    """Apply one reagent; the same molecule if no place fits."""
    atoms, bonds = list(whole.atoms), {(i, j): n for i, j, n in whole.bonds}
    joined = molecule.neighbours(whole)

    def first(one: str, other: str, orders: tuple[int, ...]) -> list[tuple[int, int]]:
        return [b for b in sorted(bonds) if {atoms[b[0]], atoms[b[1]]} == {one, other} and bonds[b] in orders][:1]

    def add(i: int, symbol: str, order: int = 1) -> None:
        bonds[i, len(atoms)] = order
        atoms.append(symbol)

    single = [i for i, symbol in enumerate(atoms) if symbol == "O" and list(joined[i].values()) == [1]]
    alcohols = [(i, c) for i in single for c in joined[i] if atoms[c] == "C"]
    bromides = [(i, c) for i, symbol in enumerate(atoms) for c in joined[i] if symbol == "Br"]
    gone = -1
    if name in ("NaOH", "KCN"):
        for i, _ in bromides[:1]:
            atoms[i] = "O" if name == "NaOH" else "C"
            if name == "KCN":
                add(i, "N", 3)
    elif name == "HBr":
        for i, j in first("C", "C", (2,)):
            bonds[i, j] = 1
            add(i if whole.hydrogens[i] <= whole.hydrogens[j] else j, "Br")
    elif name == "H2":
        for bond in first("C", "C", (2, 3)):
            bonds[bond] -= 1
    elif name in ("NaBH4", "MeMgBr"):
        for bond in first("C", "O", (2,)):
            bonds[bond] = 1
            if name == "MeMgBr":
                add(bond[0] if atoms[bond[0]] == "C" else bond[1], "C")
    elif name == "PCC":
        for i, c in [pair for pair in alcohols if whole.hydrogens[pair[1]]][:1]:
            bonds[min(i, c), max(i, c)] = 2
    elif name == "H2SO4":
        ways = [(i, c, j) for i, c in alcohols for j in sorted(joined[c]) if joined[c][j] == 1 and atoms[j] == "C"]
        for i, c, j in [way for way in ways if whole.hydrogens[way[2]]][:1]:
            bonds[min(c, j), max(c, j)], gone = 2, i
    elif alcohols:
        o, c = alcohols[0]
        for i, d in [pair for pair in bromides if pair[1] != c and pair[1] not in joined[c]][:1]:
            bonds[min(o, d), max(o, d)], gone = 1, i
    if gone >= 0:
        atoms.pop(gone)
        kept = {bond: n for bond, n in bonds.items() if gone not in bond}
        bonds = {(i - (i > gone), j - (j > gone)): n for (i, j), n in kept.items()}
    return molecule.build(atoms, [(i, j, n) for (i, j), n in bonds.items()])
