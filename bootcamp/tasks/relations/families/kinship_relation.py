"""Name what one member of a family is to another, from facts about mothers, brothers, husbands and the like.

Answer: the one kinship term that fits, formed as the prompt defines.
Harder: a longer way through the tree, more people who do not matter, relatives by marriage.
Skills: deduction, search
Source: original; the reasoning about kinship of CLUTRR, K. Sinha et al., 2019, with degrees and removals.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.family import Family, facts, grow, kin_term, marriage_term, named, relation
from bootcamp.lib.story import Event, renamed, told
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Word

_TEXT = {
    en: (f"{{0}} is the {en} of {{1}}.", f"{{0}} 是 {{1}} 的{zh}。")
    for en, zh in {
        "mother": "母亲",
        "father": "父亲",
        "daughter": "女儿",
        "son": "儿子",
        "sister": "姐妹",
        "brother": "兄弟",
        "wife": "妻子",
        "husband": "丈夫",
    }.items()
}
_SEXES = {"en": ("woman", "man"), "zh": ("女", "男")}


class KinshipRelation(Task["KinshipRelation.Params", "KinshipRelation.Instance", str]):
    version = 1

    class Params(task.Params):
        steps: int = knob(
            "the generations up and down between the two, at most", levels=(2, 3, 3, 4, 5, 6, 7, 8, 9, 10), ge=2, le=10
        )
        extra: int = knob("how many more people there are", levels=(1, 2, 5, 6, 8, 10, 13, 16, 20, 24), ge=0, le=40)
        marriage: int = knob(
            "the chance in percent that they are related by marriage",
            levels=(0, 0, 20, 25, 30, 35, 40, 45, 50, 50),
            ge=0,
            le=100,
        )

    class Instance(task.Instance):
        women: tuple[str, ...]
        men: tuple[str, ...]
        facts: tuple[Event, ...]
        asked: tuple[str, str]

        @property
        def story(self) -> list[tuple[str, str]]:
            return told(self.facts, _TEXT)

    prompt = Prompt(
        en=r"""
        These facts are known about a family.

        {{ story | map("first") | bullets }}

        {{ women | listed(language) }} {{ "are women" if women[1:] else "is a woman" }}; {{ men | listed(language) }} {{
        "are men" if men[1:] else "is a man" }}. Everybody marries at most once and never a relative by descent. All
        children of a couple are children of both, nobody has children outside a couple, and brothers and sisters have
        the same mother and father.

        What is {{ asked[0] }} to {{ asked[1] }}? Complete the sentence "{{ asked[0] }} is the ... of {{ asked[1] }}"
        with one term of this list, the most specific one:

        - father, mother; son, daughter; brother, sister; husband, wife.
        - For the parents of a parent and the children of a child, "grand" stands in front of father, mother, son or
        daughter, in one word. Each further generation puts one more "great-" in front of that.
        - uncle, aunt: the brother, the sister of a parent; nephew, niece: the son, the daughter of a brother or sister.
        A "great-" is put in front for each further generation: the brother of a grandparent is a great-uncle, the son
        of a nephew or niece is a great-nephew, and so on.
        - first, second, third (and so on) cousin: two people of whom each is at least two generations below their
        nearest common ancestors. The word is "first" if the smaller of the two numbers of generations is 2, "second"
        if it is 3, and so on. If the numbers differ, the term goes on with "once removed" (by 1), "twice
        removed" (by 2), "3 times removed", "4 times removed" and so on after the word cousin.
        - Relatives by marriage: if the two are not related by descent and not married to each other, but one is married
        to a relative by descent of the other, the term is the one for that relative, in the form for the sex of {{
        asked[0] }}, with " by marriage" after it: both the wife of an uncle and the aunt of one's husband are called
        an aunt with these words after it. Only father, mother, son, daughter, brother and sister get "-in-law" after
        them instead: both the husband of a sister and the brother of one's wife are called a brother with "-in-law".
        """,
        zh=r"""
        已知一个家族的以下情况：

        {{ story | map("last") | bullets }}

        {{ women | listed(language) }} 是女性，{{ men | listed(language) }} 是男性。
        每人至多结婚一次，且不与有血缘关系的人结婚。夫妻的孩子都是双方共同的孩子，没有婚外所生的孩子；
        兄弟姐妹都是同父同母，“兄弟”“姐妹”不分长幼。

        {{ asked[0] }} 是 {{ asked[1] }} 的什么人？请用下列英文称谓中最确切的一个，填入
        “{{ asked[0] }} is the ... of {{ asked[1] }}”的空处：

        - father（父亲）、mother（母亲）；son（儿子）、daughter（女儿）；brother（兄弟）、sister（姐妹）；
        husband（丈夫）、wife（妻子）。
        - 父母的父母、子女的子女：在 father、mother、son、daughter 前面直接加上 grand，连成一个词；
        每再隔一代，前面再加一个 great-。
        - uncle、aunt：父母的兄弟、姐妹；nephew、niece：兄弟姐妹的儿子、女儿。每再隔一代，前面加一个 great-：
        父母的父母的兄弟是 great-uncle，nephew 或 niece 的儿子是 great-nephew，依此类推。
        - first、second、third 等加 cousin：两人都比最近的共同祖先低至少两代。
        两人所低的代数中，较小者为 2 时用 first，为 3 时用 second，依此类推。
        若两个代数不同，则在 cousin 后面加上 once removed（相差 1）、twice removed（相差 2）、
        3 times removed、4 times removed 等。
        - 姻亲：若两人没有血缘关系，彼此也不是夫妻，但其中一人的配偶与另一人有血缘关系，则用该血缘亲属的称谓
        （按 {{ asked[0] }} 的性别取形式），后面加 by marriage：uncle 的妻子和丈夫的 aunt 都称 aunt，后面加这两个词。
        只有 father、mother、son、daughter、brother、sister 改为在后面加 -in-law：
        sister 的丈夫和妻子的 brother 都称 brother，后面加 -in-law。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Word(_terms())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        steps = rng.randint(max(2, params.steps - 1), params.steps)
        low = 0 if steps < 7 else 1
        up = rng.randint(low, steps - low)
        down = steps - up
        family = Family()
        root = family.add(rng.choice("fm"))
        ends = []
        for generations in (up, down):
            one = root
            for _ in range(generations):
                one = family.child(one, rng.choice("fm"))
            ends.append(one)
        a, b = ends
        if up and down and rng.random() * 100 < params.marriage:
            if rng.random() < 0.5:
                a = family.marry(a) if family.spouses[a] is None else a
            else:
                b = family.marry(b) if family.spouses[b] is None else b
        grow(rng, family, params.extra)
        names = named(rng, family)
        data = facts(rng, family)
        if any({a, b} == {one, two} for _, one, two in data):
            raise task.Retry  # a fact says it
        women, men = (sorted(name for name, its in zip(names, family.sexes, strict=True) if its == sex) for sex in "fm")
        instance = self.Instance(
            women=tuple(women),
            men=tuple(men),
            facts=tuple((kind, names[one], names[two]) for kind, one, two in data),
            asked=(names[a], names[b]),
        )
        return instance, relation(family, a, b)

    def key(self, instance: Instance) -> object:
        data = [instance.asked, sorted(instance.facts)]
        return [renamed(data, [*instance.women, *instance.men]), len(instance.women)]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        (asked, start), words = instance.asked, list(_TEXT)  # of the parents, children, siblings and those married
        codes, queue, lines = {start: ""}, [start], list[str]()
        for one in queue:  # grows while it is walked through
            for kind, a, b in instance.facts:
                other = b if one == a else a
                if one in (a, b) and other not in codes:
                    turn = (0, 1, 2, 3) if other == a else (1, 0, 2, 3)
                    word = words[2 * turn[words.index(kind) // 2] + (other in instance.men)]
                    code = _moved(codes[one], word)
                    if code is not None:
                        codes[other] = code
                        queue.append(other)
                        lines.append(f"{_TEXT[word][language == 'zh'].format(other, one)} {code}")
                    if other == asked:
                        code, man = codes[asked], asked in instance.men
                        term = (marriage_term if "M" in code else kin_term)(code.count("D"), code.count("U"), "fm"[man])
                        sex, term = _SEXES[language][man], ("wife", "husband")[man] if code == "M" else term
                        return "\n".join([*lines, f"{code} {sex}: {term}"])
        raise AssertionError("the two are related")


def _moved(code: str, word: str) -> str | None:
    """Add a step to a way through a family: U up, D down, M to the one married; None if it leads to no kin."""
    high, wed = "D" not in code, code[1:].endswith("M")
    if word in ("daughter", "son"):
        return ("" if code == "M" else code.removesuffix("M") if wed else code) + "D"
    if word in ("wife", "husband"):
        return code if high and "U" in code else f"{code}M"
    if wed:
        return None
    if word in ("mother", "father"):
        return f"{code}U" if high else code.removesuffix("D")
    return f"{code}UD" if high else code


def _terms() -> tuple[str, ...]:
    pairs = [(up, down) for up in range(11) for down in range(11 - up) if up + down]
    words = {f(up, down, sex): None for f in (kin_term, marriage_term) for up, down in pairs for sex in "fm"}
    return (*words, "wife", "husband")
