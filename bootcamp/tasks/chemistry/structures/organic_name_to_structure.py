"""Write the structure that a systematic name of organic chemistry stands for.

Answer: a structure string; any string that shows the molecule is right.
Harder: longer chains, more groups, several suffixes, rings, branches that have groups themselves, two rings.
Skills: language, spatial, knowledge
Source: original; the names follow the usual rules of systematic nomenclature.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import molecule
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

_STEMS = ("meth", "eth", "prop", "but", "pent", "hex", "hept", "oct", "non", "dec", "undec", "dodec")
_TIMES = ("", "", "di", "tri", "tetra", "penta", "hexa")
_SIMPLE = {"fluoro": "F", "chloro": "Cl", "bromo": "Br", "iodo": "I", "hydroxy": "O", "amino": "N", "oxo": "=O"}

_RULES = {
    "en": (
        "The parent is a chain of carbon atoms, numbered from one end, named by its length: {}.",
        "With cyclo, the last atom of the parent is joined to the first one.",
        "With bicyclo[x.y.z], two atoms are joined by three bridges of x, y and z atoms. Atom 1 is one of the two; "
        "numbers run along the first bridge to the other, back along the second, then along the third from atom 1 on.",
        "After that an stands for single bonds only, 2-en for a double and 2-yn for a triple bond of atoms 2 and 3.",
        "The end names groups: ol OH, one =O, amine NH2, each at the numbers before it; al means =O at atom 1, oic "
        "acid =O and OH at atom 1, and dial and dioic acid mean the same at the first and the last atom. Single "
        "letters a and e between the parts mean nothing.",
        "Prefixes at their numbers: fluoro, chloro, bromo, iodo, hydroxy OH, amino NH2, oxo =O, and stems with yl for "
        "chains joined by their first atom; in round brackets, such a chain has prefixes, numbered from that atom.",
        "The words di, tri, tetra, penta and hexa mean 2 to 6 of the same, each at a number of its own.",
    ),
    "zh": (
        "母体是一条碳链，从一端开始编号，按长度命名：{}。",
        "有 cyclo 时，母体的最后一个原子与第一个原子相连。",
        "有 bicyclo[x.y.z] 时，两个原子之间有三座桥，分别含 x、y、z 个原子。原子 1 是这两个原子之一；"
        "编号沿第一座桥到另一个原子，再沿第二座桥返回，最后沿第三座桥，从与原子 1 相邻的一端开始。",
        "其后 an 表示只有单键，2-en 表示原子 2 与原子 3 之间是双键，2-yn 表示其间是三键。",
        "词尾表示官能团：ol 为 OH，one 为 =O，amine 为 NH2，位置是它前面的数；al 表示原子 1 上有 =O，"
        "oic acid 表示原子 1 上有 =O 和 OH，dial 和 dioic acid 表示第一个和最后一个原子上都如此。"
        "各部分之间单独的字母 a 和 e 没有意义。",
        "前缀连同位置写在前面：fluoro、chloro、bromo、iodo 表示卤素，hydroxy 为 OH，amino 为 NH2，oxo 为 =O，"
        "词干加 yl 表示以第一个原子相连的链；圆括号内的链自带前缀，从该原子开始编号。",
        "di、tri、tetra、penta、hexa 表示相同的有 2 到 6 个，各有自己的位置。",
    ),
}


class OrganicNameToStructure(Task["OrganicNameToStructure.Params", "OrganicNameToStructure.Instance", str]):
    version = 1

    class Params(task.Params):
        carbons: int = knob("how many carbons the parent has", levels=(4, 5, 6, 6, 7, 8, 8, 9, 10, 12), ge=3, le=12)
        groups: int = knob("how many prefixes there are", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 6), ge=0, le=8)
        multiple: int = knob("how many multiple bonds there are", levels=(0, 0, 1, 1, 1, 1, 1, 2, 2, 2), ge=0, le=3)
        suffix: bool = knob("whether there may be a suffix for a group", levels=(False,) + (True,) * 9)
        shape: int = knob(
            "chains (0), also rings (1), also two rings (2)", levels=(0,) * 4 + (1, 1) + (2,) * 4, ge=0, le=2
        )
        nested: bool = knob("whether branches carry groups", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        name: str
        form: str

        hidden = ("form",)

        def rules(self, language: str) -> str:
            return molecule.rules(language)

        def naming(self, language: str) -> list[str]:
            """Explain the names."""
            stems = ", ".join(f"{stem} {n}" for n, stem in enumerate(_STEMS, 1))
            return [rule.format(stems) for rule in _RULES[language]]

    answer = Text(alphabet="BCFINOPSlr=#()0123456789%")
    prompt = Prompt(
        en=r"""
        {{ rules(language) }}

        Names are made as follows; a name need not be the preferred one.

        {{ naming(language) | bullets }}

        Write a structure string for {{ name }}. Any string that shows the molecule will do.
        """,
        zh=r"""
        {{ rules(language) }}

        名称按下列规则构成，不一定是首选名称。

        {{ naming(language) | bullets }}

        写出 {{ name }} 的结构字符串。能表示该分子的任何字符串都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        n, shape = params.carbons - (rng.random() < 0.4), rng.randint(max(0, params.shape - 1), params.shape)
        ring, bonds = _skeleton(n, shape, rng)
        atoms = ["C"] * n
        words = dict[str, list[int]]()

        def free(i: int) -> int:
            return 4 - sum(order for a, b, order in bonds if i in (a, b))

        def put(i: int, text: str) -> None:
            piece = molecule.read(text.lstrip("="))
            bonds.append([i, len(atoms), 2 if text[0] == "=" else 1])
            bonds.extend([a + len(atoms), b + len(atoms), order] for a, b, order in piece.bonds)
            atoms.extend(piece.atoms)

        ends = rng.choice(("", "ol", "one", "amine", "al", "oic acid")) if params.suffix else ""
        places = [0] if ends in ("al", "oic acid") else sorted(rng.sample(range(n), 1 + (rng.random() < 0.3)))
        if ends in ("al", "oic acid") and shape:
            raise task.Retry
        if ends in ("al", "oic acid") and rng.random() < 0.3:
            places = [0, n - 1]
        for i in places if ends else ():
            for text in {"ol": "O", "amine": "N", "oic acid": "=O O"}.get(ends, "=O").split():
                if free(i) < 1 + (text[0] == "="):
                    raise task.Retry
                put(i, text)
        for _ in range(params.multiple):
            bond = rng.choice([one for one in bonds[: n - 1] if one[1] == one[0] + 1])
            kind = "yn" if not shape and rng.random() < 0.3 else "en"
            if bond[2] > 1 or min(free(bond[0]), free(bond[1])) < 1 + (kind == "yn"):
                raise task.Retry
            bond[2] = 2 if kind == "en" else 3
            words.setdefault(kind, []).append(bond[0] + 1)
        prefixes = dict[str, list[int]]()
        for _ in range(params.groups):
            name, text = _branch(rng, params.nested)
            i = rng.choice([i for i in range(n) if free(i) > (text[0] == "=")] or [-1])
            if i < 0 or (name[0] == "(" and name in prefixes):
                raise task.Retry
            put(i, text)
            prefixes.setdefault(name, []).append(i + 1)
        whole = molecule.build(atoms, [(a, b, order) for a, b, order in bonds])
        parts = [
            _numbered(sorted(where), name) for name, where in sorted(prefixes.items(), key=lambda p: p[0].strip("("))
        ]
        middle = "-".join(_numbered(sorted(words[kind]), kind) for kind in ("en", "yn") if kind in words)
        parent = ring + _STEMS[n - 1] + (f"{'a' * (middle.split('-')[1][:2] == 'di')}-{middle}" if middle else "an")
        if ends in ("al", "oic acid"):
            parent += ends if len(places) == 1 else f"edi{ends}"
        else:
            parent += f"{'e' * (len(places) > 1)}-{_numbered([i + 1 for i in places], ends)}" if ends else "e"
        return self.Instance(name="-".join(parts) + parent, form=molecule.canonical(whole)), molecule.write(whole)

    def check(self, instance: Instance, answer: str) -> str:
        try:
            form = molecule.canonical(molecule.read(answer, aromatic=False))
        except ValueError:
            return "the answer is not a structure string"
        return "" if form == instance.form else "the structure is another molecule"


def _skeleton(n: int, shape: int, rng: Random) -> tuple[str, list[list[int]]]:
    """Draw how the parent is closed: the first part of its name, and its bonds."""
    bonds = [[i, i + 1, 1] for i in range(n - 1)]
    if shape < 2:
        return ("cyclo", [*bonds, [0, n - 1, 1]]) if shape else ("", bonds)
    z = rng.randint(0, (n - 2) // 3)
    y = rng.randint(max(1, z), (n - 2 - z) // 2)
    x = n - 2 - y - z
    last = x + y + 1
    bonds = [bond for bond in bonds if bond[0] != last] + [[0, last, 1]]
    bonds += [[0, last + 1, 1], [n - 1, x + 1, 1]] if z else [[0, x + 1, 1]]
    return f"bicyclo[{x}.{y}.{z}]", bonds


def _numbered(places: list[int], name: str) -> str:
    return f"{','.join(map(str, places))}-{_TIMES[len(places)]}{name}"


def _branch(rng: Random, nested: bool) -> tuple[str, str]:
    """Draw a prefix and the structure string of what it stands for, from the atom that is joined."""
    if nested and rng.random() < 0.35:
        size = rng.randint(2, 3)
        place, name = rng.randint(1, size), rng.choice(("chloro", "hydroxy", "methyl", "fluoro", "amino"))
        chain = ["C"] * size
        chain[place - 1] += f"({_SIMPLE.get(name, 'C')})"
        return f"({place}-{name}{_STEMS[size - 1]}yl)", "".join(chain)
    if rng.random() < 0.45:
        size = rng.choice((1, 1, 2, 2, 3, 4))
        return f"{_STEMS[size - 1]}yl", "C" * size
    return rng.choice(list(_SIMPLE.items()))
