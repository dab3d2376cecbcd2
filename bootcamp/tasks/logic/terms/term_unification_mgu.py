"""Find a most general unifier of pairs of terms.

Answer: a term for each variable; unifiers that differ by a renaming of variables are right alike.
Harder: more pairs, deeper terms, more variables.
Skills: logic, algebra
Source: original; unification is due to Robinson (1965).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import comma
from bootcamp.lib.terms import TermTree, numbered, random_term, substitute, subterms, unify, variables
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Term, Word

_HEADS = (("f", 2), ("g", 1), ("h", 2), ("k", 3))
_NAMES = "XYZUVWRST"


class TermUnificationMgu(Task["TermUnificationMgu.Params", "TermUnificationMgu.Instance", dict[str, TermTree]]):
    version = 1

    class Params(task.Params):
        pairs: int = knob("how many pairs of terms there are", levels=(1, 1, 2, 2, 2, 2, 3, 3, 4, 4), ge=1, le=5)
        depth: int = knob("how deep the terms are", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=1, le=5)
        variables: int = knob("how many variables there are", levels=(3, 4, 4, 5, 5, 6, 6, 7, 8, 9), ge=2, le=9)
        heads: int = knob("how many function symbols there are", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 4), ge=1, le=4)
        constants: int = knob("how many constants there are", levels=(2,) * 10, ge=1, le=3)
        free: int = knob("how many variables stay free at least", levels=(0, 0, 0, 1, 1, 1, 2, 2, 2, 2), ge=0, le=3)
        largest: int = knob("the most symbols of a value", levels=(6, 8, 10, 12, 14, 16, 18, 20, 22, 24), ge=2, le=40)

    class Instance(task.Instance):
        pairs: tuple[tuple[TermTree, TermTree], ...]

        @property
        def shown(self) -> list[str]:
            return [f"{left} = {right}" for left, right in self.pairs]

        @property
        def names(self) -> tuple[str, ...]:
            return tuple(sorted(variables(side for pair in self.pairs for side in pair)))

    prompt = Prompt(
        en=r"""
        X, Y and other capital letters are variables; small letters are function symbols and constants. Find terms for
        the variables that make the two sides of {{ "each equation" if shown | length > 1 else "this equation" }} the
        same term, sign by sign:

        {{ shown | lines }}

        Give a most general solution: every other solution must come from yours by putting terms for the variables that
        are left in your values. Give a value for each of {{ names | listed(language) }}. The values must be final: a
        variable that has another value than itself must not occur in any value; a variable that is left open has itself
        as its value. If several answers fit, give any one.
        """,
        zh=r"""
        X、Y 等大写字母是变量，小写字母是函数符号和常量。求各变量所代换的项，
        使{{ "每个等式" if shown | length > 1 else "下面等式" }}两边逐个符号完全相同：

        {{ shown | lines }}

        给出一个最一般的解：其他任何解都能由你的解通过给各值中剩下的变量代入项而得到。
        请给出 {{ names | listed(language) }} 中每个变量的值。各值必须已完全代入：
        凡是值不等于自身的变量，都不得出现在任何值中；不受限制的变量以自身为值。
        如果有多个答案，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, TermTree]]:
        names = instance.names
        heads = {part.head: len(part.args) for pair in instance.pairs for side in pair for part in subterms(side)}
        symbols = tuple(sorted((head, arity) for head, arity in heads.items() if head not in names))
        return Mapping(Word(names, case=True), Term(symbols, names), required=names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, TermTree]]:
        names = _NAMES[: params.variables]
        for _ in range(400):
            heads = rng.sample(_HEADS, params.heads)
            open_ = params.variables // 3  # these variables may stay open; the others get planted values
            leaves = [*names[:open_], *"abc"[: params.constants]]
            common = [random_term(rng, heads, leaves, params.depth, 0.2) for _ in range(params.pairs)]
            parts = [part for term in common for part in subterms(term)[1:] if len(subterms(part)) <= 7]
            planted = {name: rng.choice(parts) for name in names[open_:]}
            pairs = tuple((_folded(rng, term, planted, 0.85), _folded(rng, term, planted, 0.3)) for term in common)
            used = variables(side for pair in pairs for side in pair)
            found = unify(pairs) if len(used) == params.variables else None
            if found is None:
                continue
            values = {name: found.get(name, TermTree(name)) for name in sorted(used)}
            free = variables(values.values())
            sizes = [len(subterms(value)) for value in values.values()]
            compound = sum(bool(value.args) for value in values.values())
            direct = _direct(pairs)
            if (
                params.free <= len(free) < len(values)
                and max(sizes) <= params.largest
                and compound >= (len(values) + 1) // 3
                and any(values[name] != value for name, value in direct.items())
            ):
                return self.Instance(pairs=pairs), values
        raise task.Retry

    def key(self, instance: Instance) -> object:
        flat = numbered(tuple(side for pair in instance.pairs for side in pair))
        return sorted(sorted(map(str, flat[i : i + 2])) for i in range(0, len(flat), 2))

    def check(self, instance: Instance, answer: dict[str, TermTree]) -> str:
        for number, (left, right) in enumerate(instance.pairs, 1):
            if substitute(left, answer) != substitute(right, answer):
                return f"the two sides of equation {number} do not become the same"
        for name in variables(answer.values()):
            if answer[name] != TermTree(name):
                return f"{name} occurs in a value and does not have itself as its value"
        best = unify(instance.pairs) or {}
        wanted = numbered(tuple(best.get(name, TermTree(name)) for name in instance.names))
        given = numbered(tuple(answer[name] for name in instance.names))
        return "" if given == wanted else "the solution is not most general"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        bound, lines, waiting = dict[str, TermTree](), list[str](), [*instance.pairs]
        while waiting:
            one, other = (substitute(side, bound) for side in waiting.pop(0))
            if one == other:
                continue
            if not one.is_variable:
                one, other = other, one
            if one.is_variable:
                step = {one.head: other}
                bound = {name: substitute(value, step) for name, value in bound.items()} | step
                lines.append(comma(f"{name} := {value}" for name, value in bound.items()))
            else:
                parts = [*zip(one.args, other.args, strict=True)]
                lines.append(f"{one} = {other}: " + comma(f"{a} = {b}" for a, b in parts if a != b))
                waiting[:0] = parts
        return "\n".join(lines)


def _folded(rng: Random, term: TermTree, planted: dict[str, TermTree], often: float) -> TermTree:
    """Put variables for some of the subterms that are their planted values, never for the whole term."""
    args = []
    for arg in term.args:
        names = [name for name, value in planted.items() if value == arg]
        args.append(
            TermTree(rng.choice(names)) if names and rng.random() < often else _folded(rng, arg, planted, often)
        )
    return TermTree(term.head, tuple(args))


def _direct(pairs: tuple[tuple[TermTree, TermTree], ...]) -> dict[str, TermTree]:
    """Read values off by laying the two sides of each pair on each other, with nothing put in."""
    found: dict[str, TermTree] = {}
    stack = list(pairs)
    while stack:
        one, other = stack.pop()
        if one.is_variable or other.is_variable:
            name, value = (one, other) if one.is_variable else (other, one)
            found.setdefault(name.head, value)
        else:
            stack += zip(one.args, other.args, strict=False)
    return found
