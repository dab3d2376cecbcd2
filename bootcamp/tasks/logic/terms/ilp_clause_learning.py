"""Learn a Horn clause that derives the positive examples of a relation and none of the negative ones.

Answer: the atoms of the body; every clause that fits the examples is right.
Harder: more facts, relations and examples, longer bodies.
Skills: induction, logic, search
Source: original; learning clauses from examples is the task of inductive logic programming (Muggleton 1991).
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.naming import nameless
from bootcamp.lib.terms import TermTree, variables
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Term

_Atom = tuple[str, str, str]  # a relation and two variables or constants
_BODIES = {  # bodies of t(X, Y), longest first where a level admits them
    1: (("YX",),),
    2: (("XZ", "YZ"), ("ZX", "ZY"), ("XY", "YX"), ("XZ", "ZY"), ("ZX", "YZ")),
    3: (("XZ", "ZW", "WY"), ("ZX", "ZW", "YW"), ("XZ", "ZX", "ZY"), ("XZ", "YZ", "ZW"), ("XZ", "WZ", "WY")),
    4: (("XZ", "ZY", "XW", "WY"), ("XZ", "YZ", "ZW", "WX"), ("ZX", "ZW", "WY", "YX"), ("XZ", "WZ", "WY", "ZY")),
}


class IlpClauseLearning(Task["IlpClauseLearning.Params", "IlpClauseLearning.Instance", tuple[TermTree, ...]]):
    version = 1

    class Params(task.Params):
        body: int = knob("the most atoms of the body", levels=(1, 2, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=4)
        relations: int = knob("how many relations are given", levels=(2, 2, 2, 2, 3, 2, 3, 3, 3, 4), ge=1, le=4)
        constants: int = knob("how many constants there are", levels=(5, 5, 6, 7, 7, 7, 8, 8, 8, 9), ge=4, le=12)
        facts: int = knob("how many facts are given", levels=(8, 9, 12, 15, 18, 18, 22, 25, 28, 34), ge=4, le=50)
        positive: int = knob("how many examples are positive", levels=(3, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=2, le=10)
        negative: int = knob("how many examples are negative", levels=(3, 4, 5, 6, 6, 7, 8, 9, 10, 11), ge=2, le=14)

    class Instance(task.Instance):
        most: int
        relations: tuple[str, ...]
        facts: tuple[_Atom, ...]
        positive: tuple[tuple[str, str], ...]
        negative: tuple[tuple[str, str], ...]

        @property
        def texts(self) -> tuple[str, str, str]:
            facts = (f"{name}({x}, {y})" for name, x, y in self.facts)
            signs = [(f"t({x}, {y})" for x, y in pairs) for pairs in (self.positive, self.negative)]
            return ", ".join(facts), ", ".join(signs[0]), ", ".join(signs[1])

    prompt = Prompt(
        en=r"""
        These facts hold, and no others hold for the relation{{ "s" if relations | length > 1 }}
        {{ relations | listed(language) }}:

        {{ texts[0] }}

        A relation t holds for these pairs (positive examples):

        {{ texts[1] }}

        It does not hold for these pairs (negative examples):

        {{ texts[2] }}

        Find a rule "t(X, Y) if body" that explains this. The body is a list of at most {{ most }}
        atom{{ "s" if most > 1 }} of the given relation{{ "s" if relations | length > 1 }} with variables as arguments
        (capital letters, no constants); X and Y must both occur in it, and other variables may.
        t(x, y) is derived if the variables can be replaced by constants, X by x, Y by y and each other variable by any
        constant (the same wherever it occurs), so that every atom of the body becomes a given fact. The rule must
        derive all positive examples and no negative one. If several rules do, give any one.

        Give the body only, such as [likes(X, Z), likes(Z, Y)] if a relation were called likes.
        """,
        zh=r"""
        下列事实成立，此外{{ "关系 " ~ relations | listed(language) }} 没有其他成立的事实：

        {{ texts[0] }}

        关系 t 对下列各对成立（正例）：

        {{ texts[1] }}

        对下列各对不成立（反例）：

        {{ texts[2] }}

        求一条能解释这些的规则“若 body，则 t(X, Y)”。body 是一个列表，由至多 {{ most }} 个所给关系的原子组成，
        其参数都是变量（大写字母，不得用常量）；X 和 Y 都必须在其中出现，也可以有其他变量。
        若能用常量替换变量，即 X 换成 x，Y 换成 y，其他每个变量换成某个常量（各处相同），使 body 中的每个原子
        都成为已知事实，则推出 t(x, y)。
        规则必须推出所有正例，且不推出任何反例。如果有多条这样的规则，给出任意一条即可。

        只需给出 body；例如若有名为 likes 的关系，可写成 [likes(X, Z), likes(Z, Y)]。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[TermTree, ...]]:
        return Sequence(_Atoms(tuple((name, 2) for name in instance.relations), open=True))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[TermTree, ...]]:
        relations = tuple("pqrs"[: params.relations])
        constants = sorted(rng.sample("abcdefghijkm", params.constants))
        pairs = [(x, y) for x in constants for y in constants]
        for _ in range(60):
            body = tuple((rng.choice(relations), *shape) for shape in rng.choice(_BODIES[params.body]))
            options = [(name, x, y) for name in relations for x, y in pairs]
            facts = frozenset(rng.sample(options, params.facts))
            derived = _derived(facts, body)
            true = [pair for pair in pairs if pair in derived]
            false = [pair for pair in pairs if pair not in true]
            if len(set(body)) < params.body or len(true) < params.positive or len(false) < params.negative:
                continue
            positive, negative = rng.sample(true, params.positive), rng.sample(false, params.negative)
            short = [(name, *shape) for name in relations for shape in ("XY", "YX")]
            inner = [(name, *shape) for name in relations for shape in ("XZ", "ZX", "ZY", "YZ", "XY", "YX")]
            bodies: list[tuple[_Atom, ...]] = [(one,) for one in short] if params.body > 1 else []
            bodies += combinations(inner, 2) if params.body > 2 else [((n, "X", "Z"), (n, "Z", "Y")) for n in relations]
            bodies = [b for b in bodies if set(b) != set(body) and {"X", "Y"} <= {v for _, *pair in b for v in pair}]
            if any(_fault(facts, one, positive, negative) == "" for one in bodies):
                continue
            shown = sorted(facts)
            rng.shuffle(shown)
            instance = self.Instance(
                most=params.body, relations=relations, facts=tuple(shown), positive=tuple(positive),
                negative=tuple(negative),
            )  # fmt: skip
            return instance, tuple(TermTree(name, (TermTree(x), TermTree(y))) for name, x, y in body)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        examples = [("yes", pair) for pair in instance.positive] + [("no", pair) for pair in instance.negative]
        return [instance.most, nameless([*examples, *((name, (x, y)) for name, x, y in instance.facts)])]

    def check(self, instance: Instance, answer: tuple[TermTree, ...]) -> str:
        if len(answer) > instance.most:
            return f"the body has more than {instance.most} atoms"
        if any(not arg.is_variable for atom in answer for arg in atom.args):
            return "an argument is not a variable"
        if not {"X", "Y"}.issubset(variables(answer)):
            return "X or Y does not occur in the body"
        body = tuple((atom.head, atom.args[0].head, atom.args[1].head) for atom in answer)
        return _fault(frozenset(instance.facts), body, list(instance.positive), list(instance.negative))


class _Atoms(Term):
    """An atom of a relation with variables."""

    def form(self, language: str) -> str:
        """Describe the answer."""
        return "一个原子，如 likes(X, Z)" if language == "zh" else "an atom, such as likes(X, Z)"


def _derived(facts: frozenset[_Atom], body: tuple[_Atom, ...]) -> set[tuple[str, str]]:
    """Give the pairs (x, y) that a body derives: variables that neither the head nor a later atom has are dropped."""
    rows: set[tuple[tuple[str, str], ...]] = {()}
    for at, (name, x, y) in enumerate(body):
        found = [(a, b) for r, a, b in facts if r == name and (x != y or a == b)]
        needed = {"X", "Y", *(variable for _, *later in body[at + 1 :] for variable in later)}
        longer = set()
        for row in map(dict, rows):
            one, other = row.get(x), row.get(y)
            for a, b in found:
                if one in (None, a) and other in (None, b):
                    longer.add(tuple(sorted((v, c) for v, c in {**row, x: a, y: b}.items() if v in needed)))
        rows = longer
    return {(row["X"], row["Y"]) for row in map(dict, rows)}


def _fault(
    facts: frozenset[_Atom],
    body: tuple[_Atom, ...],
    positive: list[tuple[str, str]],
    negative: list[tuple[str, str]],
) -> str:
    derived = _derived(facts, body)
    for x, y in positive:
        if (x, y) not in derived:
            return f"the positive example t({x}, {y}) is not derived"
    for x, y in negative:
        if (x, y) in derived:
            return f"the negative example t({x}, {y}) is derived"
    return ""
