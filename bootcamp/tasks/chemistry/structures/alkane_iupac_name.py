"""Name a branched alkane systematically, from its structure string and printed rules.

Answer: the name; unique under the rules. Case, blanks and the kind of brackets do not matter.
Harder: more carbon atoms and branches, a ring, branches that are branched themselves.
Skills: language, knowledge, spatial
Source: original; the rules are the usual ones of systematic nomenclature.
"""

from __future__ import annotations

import re
from random import Random

from bootcamp import task
from bootcamp.lib import molecule
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

_STEMS = (
    *("meth", "eth", "prop", "but", "pent", "hex", "hept", "oct", "non", "dec", "undec", "dodec", "tridec", "tetradec"),
    *("pentadec", "hexadec", "heptadec", "octadec", "nonadec", "icos", "henicos", "docos", "tricos", "tetracos"),
)
_SIMPLE = ("", "di", "tri", "tetra", "penta", "hexa", "hepta", "octa")
_NESTED = ("", "bis", "tris", "tetrakis", "pentakis", "hexakis")
Branches = list[tuple[int, str]]
"""The number of the atom that carries a branch, and the name of the branch."""


class AlkaneIupacName(Task["AlkaneIupacName.Params", "AlkaneIupacName.Instance", str]):
    version = 1

    class Params(task.Params):
        carbons: int = knob("most carbon atoms", levels=(14, 15, 17, 18, 19, 20, 21, 22, 23, 24), ge=8, le=24)
        branches: int = knob("most branches that are drawn", levels=(3, 4, 5, 5, 6, 6, 7, 7, 8, 8), ge=1, le=9)
        rings: bool = knob("whether there may be a ring", levels=(False,) * 3 + (True,) * 7)
        nested: bool = knob("whether branches may be branched", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        text: str
        name: str

        hidden = ("name",)

        def rules(self, language: str) -> str:
            return molecule.rules(language)

        @property
        def stems(self) -> str:
            return ", ".join(f"{stem} {n}" for n, stem in enumerate(_STEMS, 1))

    answer = Text(ignore_case=True, ignore_spaces=True, content="()[]{},-")
    prompt = Prompt(
        en=r"""
        {{ rules(language) }}

        Hydrocarbons without multiple bonds are named by these rules:

        - The parent is the ring if there is one, else a longest chain. Branches are what is joined to the parent.
        - The atoms of a chain are numbered from one of its ends, those of a ring around it from any atom in either
          direction. Of all longest chains and ways to number, take those with the most branches; of these, those
          whose numbers of the atoms with branches (one number for each branch) are lowest; of these, those where the
          branches in the order of the name have the lowest numbers. Lists of numbers are compared from the first
          number on (in the former case, they are sorted first); the first difference decides.
        - The stems count carbon atoms: {{ stems }}. A chain is called stem + ane, a ring cyclo + stem + ane, and an
          unbranched branch stem + yl.
        - A branched branch is named like the whole, but its main chain begins at the atom joined to the parent, which
          is number 1, and is the longest of that kind, ties decided as above. Its name ends in yl and stands in round
          brackets, as in (2-methylpropyl); inside it, too, branched branches are bracketed.
        - Each branch stands with its number before the parent. Equal branches stand together: their numbers with
          commas, a hyphen, then di, tri, tetra, penta, hexa, hepta or octa (bis, tris, tetrakis, pentakis or hexakis
          before a bracket), then the name once. Numbers are never left out. A hyphen stands between number and name,
          and between a name and the next number; no sign stands between the last branch and the parent.
        - Branches are ordered by the letters of their names, where di, tri, bis and so on before the name do not count,
          but all letters inside of a bracket do; between names with equal letters, that whose numbers inside are
          lower comes first.

        Give the name, in English letters, of {{ text }}.
        """,
        zh=r"""
        {{ rules(language) }}

        没有重键的烃按下列规则用英文命名：

        - 有环时母体是环，否则是一条最长的链。连在母体上的部分称为支链。
        - 链上的原子从一端开始编号，环上的原子可从任一原子开始、沿任一方向编号。在所有最长链和编号方式中，取支链最多的；
          其中取带支链的原子的编号（每个支链算一个编号）最低的；其中再取按名称中的次序排列的各支链编号最低的。
          比较两列编号时从第一个数开始（前一种情形先从小到大排列），以第一个不同的数为准。
        - 词干表示碳原子数：{{ stems }}。链称为词干 + ane，环称为 cyclo + 词干 + ane，不再分支的支链称为词干 + yl。
        - 再分支的支链的命名与整体相同，但它的主链从与母体相连的原子开始，该原子编号为 1，取这样的链中最长的，
          不止一条时按上面的规则取舍。名称以 yl 结尾，放在圆括号中，例如 (2-methylpropyl)；其中再分支的支链同样加括号。
        - 每个支链连同编号写在母体之前。相同的支链写在一起：编号用逗号隔开，接连字符，
          再写 di、tri、tetra、penta、hexa、hepta 或 octa（括号前用 bis、tris、tetrakis、pentakis 或 hexakis），
          名称只写一次。编号从不省略。编号与名称之间、名称与下一个编号之间用连字符；最后一个支链与母体之间不加符号。
        - 支链按名称的字母排序，名称前的 di、tri、bis 等不计，但括号内的字母全部计入；
          字母全同时，括号内编号较低的在前。

        写出 {{ text }} 的英文名称。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        count = rng.randint(params.branches - 1, params.branches)
        pieces = [rng.choice((1, 1, 2, 2, 3)) for _ in range(count)]
        if params.nested:
            pieces[0] = rng.choice((4, 5, 6)) if params.carbons > 18 else rng.choice((3, 4))
        ring = params.rings and rng.random() < 0.4
        size = rng.randint(params.carbons - 3, params.carbons) - sum(pieces)
        if size < 4 or (ring and size > 10):
            raise task.Retry
        bonds = [(i, i + 1, 1) for i in range(size - 1)] + [(0, size - 1, 1)] * ring
        total = size
        for piece in pieces:
            place = rng.randrange(size)
            for step in range(piece):
                bonds.append((place, total, 1))
                place = rng.choice([place, total] if params.nested and piece > 2 and step else [total])
                total += 1
        try:
            whole = molecule.build("C" * total, bonds)
        except ValueError:
            raise task.Retry from None
        name = _Namer([list(row) for row in molecule.neighbours(whole)]).name(list(range(size)) if ring else [])
        if name.count("-") < 1 + ring or ("((" in name.replace("-", "")) > params.nested or _plain(name) == "":
            raise task.Retry
        if params.nested != ("(" in name) and (params.nested or "(" in name):
            raise task.Retry
        return self.Instance(text=molecule.write(whole, rng), name=name), name

    def key(self, instance: Instance) -> object:
        return molecule.canonical(molecule.read(instance.text))

    def check(self, instance: Instance, answer: str) -> str:
        return "" if _plain(answer) == _plain(instance.name) else "this is not the name by the rules"


def _plain(name: str) -> str:
    return re.sub(r"\s", "", name.lower()).translate(str.maketrans("[]{}", "()()"))


class _Namer:
    """Names a graph of carbon atoms; raises Retry where choices that the rules leave open give different names."""

    def __init__(self, near: list[list[int]]) -> None:
        self.near = near
        self.known: dict[tuple[int, int], str] = {}

    def name(self, ring: list[int]) -> str:
        """Name the whole, with a ring given by its atoms in order, or none."""
        if ring:
            turns = [ring[i:] + ring[:i] for i in range(len(ring))]
            return self.best(turns + [turn[::-1] for turn in turns]).replace("#", "cyclo") + "ane"
        ends = [atom for atom, joined in enumerate(self.near) if len(joined) == 1]
        return self.best([chain for end in ends for chain in self.chains([end])]).replace("#", "") + "ane"

    def chains(self, start: list[int], banned: int = -1) -> list[list[int]]:
        """List the chains that go on from a start to an end of the molecule, never to a banned atom."""
        ways = [atom for atom in self.near[start[-1]] if atom != banned and atom not in start]
        return [chain for atom in ways for chain in self.chains([*start, atom], banned)] or [start]

    def best(self, parents: list[list[int]], banned: int = -1) -> str:
        """Name by the best of some parents; # marks the place before the last stem."""
        longest = max(map(len, parents))
        found = []
        for parent in parents:
            if len(parent) == longest:
                places = [(n, a) for n, atom in enumerate(parent, 1) for a in self.near[atom] if a not in parent]
                found.append((parent, [(n, a) for n, a in places if a != banned]))
        first = min((-len(places), [n for n, _ in places]) for _, places in found)
        kept = [row for row in found if (-len(row[1]), [n for n, _ in row[1]]) == first]
        written = [_written([(n, self.branch(a, parent[n - 1])) for n, a in places]) for parent, places in kept]
        lowest = min(numbers for numbers, _ in written)
        names = {name for numbers, name in written if numbers == lowest}
        if len(names) > 1:
            raise task.Retry
        return f"{names.pop()}#{_STEMS[longest - 1]}"

    def branch(self, joint: int, parent: int) -> str:
        if (joint, parent) not in self.known:
            name = self.best(self.chains([joint], parent), parent)
            plain = name.replace("#", "") + "yl"
            self.known[joint, parent] = plain if name[0] == "#" else f"({plain})"
        return self.known[joint, parent]


def _written(branches: Branches) -> tuple[list[int], str]:
    """Give the numbers in the order of the name, and the branches as they are written before the parent."""
    names = {name for _, name in branches}
    order = sorted(names, key=lambda s: (re.sub("[^a-z]", "", s), [int(n) for n in re.findall(r"\d+", s)], s))
    parts, numbers = list[str](), list[int]()
    for name in order:
        own = sorted(n for n, other in branches if other == name)
        times = (_NESTED if name[0] == "(" else _SIMPLE)[len(own) - 1 :]
        if not times:
            raise task.Retry
        numbers += own
        parts.append(f"{','.join(map(str, own))}-{times[0]}{name}")
    return numbers, "-".join(parts)
