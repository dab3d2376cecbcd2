"""List all consistent ways in which numbered statements about each other can be true or false.

Answer: a set of strings of T and F; it is unique, and empty if no way is consistent.
Harder: more statements, statements with more connectives, more solutions.
Skills: logic, search
Source: original; lists of statements about themselves are folklore.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.logic import Formula, columns, mask, phrase, random_formula, shape, variables
from bootcamp.lib.possible_worlds import count_masks
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Set, Text

_NONE = 12  # in one case of so many there is no solution
_DRAWS = 60


class SelfReferentialList(Task["SelfReferentialList.Params", "SelfReferentialList.Instance", frozenset[str]]):
    version = 1

    class Params(task.Params):
        statements: int = knob("how many statements there are", levels=(3, 4, 5, 6, 7, 8, 9, 10, 12, 14), ge=3, le=16)
        connectives: int = knob(
            "the most connectives in a statement", levels=(0, 1, 1, 1, 2, 2, 2, 3, 3, 4), ge=0, le=6
        )
        fewest: int = knob("the fewest solutions, unless none", levels=(1, 1, 1, 1, 1, 2, 2, 2, 3, 3), ge=1, le=6)
        most: int = knob("the most solutions", levels=(1, 2, 2, 3, 3, 4, 4, 5, 6, 6), ge=1, le=8)

    class Instance(task.Instance):
        statements: tuple[Formula, ...]  # atoms are "3", statement 3 is true, and counts such as "≥2" or "even"

        @property
        def sayings(self) -> list[str]:
            return [_words(statement, "en") for statement in self.statements]

        @property
        def sayings_zh(self) -> list[str]:
            return [_words(statement, "zh") for statement in self.statements]

        @property
        def bracketed(self) -> bool:
            return any("[" in saying for saying in self.sayings)

    prompt = Prompt(
        en=r"""
        Each of these statements is either true or false:

        {% for saying in sayings %}
        {{ loop.index }}. {{ saying }}.
        {% endfor %}

        {% if bracketed %}
        Square brackets show what belongs together.
        {% endif %}
        "The number of true statements" counts all {{ statements | length }} of them. An assignment of truth values is
        consistent if every statement that it calls true is true under it, and every statement that it calls false is
        false under it. List all consistent assignments, each as a string of {{ statements | length }} letters: T or F
        for statement 1, then for statement 2, and so on. If there is none, give the empty set.
        """,
        zh=r"""
        下面的每句话要么为真，要么为假：

        {% for saying in sayings_zh %}
        {{ loop.index }}. {{ saying }}。
        {% endfor %}

        {% if bracketed %}
        方括号表示其中的内容是一个整体。
        {% endif %}
        “真话”指这 {{ statements | length }} 句话中所有为真的话。给每句话指定真或假，
        如果指定为真的每句话在这种指定下都成立，指定为假的每句话在这种指定下都不成立，就称这种指定是自洽的。
        请列出所有自洽的指定，每种写成 {{ statements | length }} 个字母的字符串：
        依次表示第 1 句、第 2 句……为真（T）还是为假（F）。如果没有，则给出空集。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[str]]:
        return Set(Text(alphabet="TF", length=len(instance.statements)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[str]]:
        n = params.statements
        counts = count_masks(columns(n), (1 << (1 << n)) - 1)
        none = rng.randrange(_NONE) == 0
        for _ in range(_DRAWS):
            statements = tuple(_draw(rng, number, params) for number in range(1, n + 1))
            left = (1 << (1 << n)) - 1
            for column, statement in zip(columns(n), statements, strict=True):
                left &= ~(column ^ _table(statement, n, counts))
            found = left.bit_count()
            if not found if none else params.fewest <= found <= params.most:
                rows = [row for row in range(1 << n) if left >> row & 1]
                texts = [f"{row:0{n}b}".replace("1", "T").replace("0", "F") for row in rows]
                if len(set("".join(texts))) == 2 or none:
                    return self.Instance(statements=statements), frozenset(texts)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [[shape(one), variables(one)] for one in instance.statements]


def _draw(rng: Random, number: int, params: SelfReferentialList.Params) -> Formula:
    """Draw what statement `number` says; it does not name itself, but may be counted."""
    n = params.statements
    pool = [str(other) for other in range(1, n + 1) if other != number]
    size = rng.randint(min(1, params.connectives), params.connectives)
    atoms = rng.sample(pool, min(size + 1, len(pool)))
    if rng.random() < 0.6:
        atoms[0] = rng.choice((f"≥{rng.randint(1, n - 1)}", f"={rng.randint(1, n - 1)}", "even"))
    return random_formula(rng, atoms, size)


def _table(statement: Formula, n: int, counts: list[int]) -> int:
    """Give the assignments of all statements under which this one is true, as the bits of a number."""
    known = {str(number): column for number, column in enumerate(columns(n), start=1)}
    names = variables(statement)
    truths = []
    for name in names:
        if name in known:
            truths.append(known[name])
        else:
            truths.append(sum(rows for k, rows in enumerate(counts) if _counted(name, k)))
    own, full, table = mask(statement, names), (1 << (1 << n)) - 1, 0
    for row in range(1 << len(names)):
        if own >> row & 1:
            part = full
            for place, truth in enumerate(reversed(truths)):
                part &= truth if row >> place & 1 else ~truth
            table |= part
    return table


def _counted(name: str, k: int) -> bool:
    """Tell whether a count such as "≥2" fits k true statements."""
    if name == "even":
        return k % 2 == 0
    return k >= int(name[1:]) if name[0] == "≥" else k == int(name[1:])


def _words(statement: Formula, language: str) -> str:
    """Say a statement."""
    english = language == "en"
    meanings = {}
    for name in variables(statement):
        k = name[1:]
        if name == "even":
            pair = ("the number of true statements is even", "the number of true statements is odd")
            pair_zh = ("真话的句数是偶数", "真话的句数是奇数")
        elif name[0] == "≥":
            pair = (f"the number of true statements is at least {k}", f"the number of true statements is less than {k}")
            pair_zh = (f"真话至少有 {k} 句", f"真话少于 {k} 句")
        elif name[0] == "=":
            pair = (f"the number of true statements is {k}", f"the number of true statements is not {k}")
            pair_zh = (f"真话恰好有 {k} 句", f"真话不是恰好 {k} 句")
        else:
            pair = (f"statement {name} is true", f"statement {name} is false")
            pair_zh = (f"第 {name} 句为真", f"第 {name} 句为假")
        meanings[name] = pair if english else pair_zh
    text = phrase(statement, meanings, language)
    start = len(text) - len(text.lstrip("["))
    return text[:start] + text[start].upper() + text[start + 1 :]
