"""Find the least general generalisation of some terms.

Answer: a term with variables; it is unique up to the names of the variables.
Harder: more and larger terms, more variables in the answer, pairs of subterms that come back.
Skills: logic, induction
Source: original; least general generalisation is due to Plotkin (1970).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.terms import TermTree, generalise, random_term, substitute, subterms, variables
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Term

_HEADS = (("f", 2), ("g", 1), ("h", 2), ("k", 3))
_CONSTANTS = ("a", "b", "c")


class AntiUnificationLgg(Task["AntiUnificationLgg.Params", "AntiUnificationLgg.Instance", TermTree]):
    version = 1

    class Params(task.Params):
        terms: int = knob("how many terms there are", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=2, le=6)
        depth: int = knob("how deep the common part is", levels=(2, 2, 2, 3, 3, 3, 4, 4, 4, 4), ge=1, le=5)
        deeper: int = knob("how deep what differs is", levels=(0, 0, 1, 1, 1, 2, 2, 2, 2, 3), ge=0, le=3)
        variables: int = knob("how many variables the answer has", levels=(1, 2, 2, 3, 3, 4, 4, 5, 5, 6), ge=1, le=8)
        largest: int = knob("the most symbols of a term", levels=(8, 9, 12, 16, 20, 26, 32, 38, 44, 52), ge=4, le=60)

    class Instance(task.Instance):
        terms: tuple[TermTree, ...]

    prompt = Prompt(
        en=r"""
        Here are {{ terms | length }} terms without variables:

        {{ terms | lines }}

        A term with variables generalises these terms if each of them results from it by putting terms for its
        variables, the same term for all occurrences of one variable. Find the least general such term: the one from
        which nothing more can be fixed. So wherever the given terms all have the same symbol at a place, keep it, and
        at places with the same row of differing subterms put the same variable. Call the variables V1, V2, V3, ...
        """,
        zh=r"""
        下面是 {{ terms | length }} 个不含变量的项：

        {{ terms | lines }}

        如果给某个含变量的项中的变量代入项（同一变量的各处代入同一个项）可以分别得到上面每一个项，就说它是这些项的推广。
        求其中最特殊的推广，即不能再固定更多内容的推广。因此，凡是所给各项在某处符号都相同，就保留该符号；
        凡是各处对应的一列互不全同的子项相同，就用同一个变量。变量写作 V1、V2、V3、……
        """,
    )

    def format(self, instance: Instance) -> Format[TermTree]:
        heads = {part.head: len(part.args) for term in instance.terms for part in subterms(term)}
        names = tuple(f"V{i}" for i in range(1, 13))
        return _Generalisation(tuple(sorted(heads.items())), names, renaming=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, TermTree]:
        for _ in range(300):
            leaves = [*(f"V{i}" for i in range(1, params.variables + 1)), *_CONSTANTS]
            pattern = random_term(rng, _HEADS, leaves, params.depth, 0.3)
            names = variables([pattern])
            if len(names) != params.variables:
                continue
            rows = [
                {name: random_term(rng, _HEADS, _CONSTANTS, rng.randint(0, params.deeper)) for name in names}
                for _ in range(params.terms)
            ]
            terms = tuple(substitute(pattern, row) for row in rows)
            answer = generalise(terms)
            repeated = [part.head for part in subterms(answer) if part.is_variable]
            if (
                len(set(terms)) == params.terms
                and len(variables([answer])) == params.variables
                and max(len(subterms(term)) for term in terms) <= params.largest
                and (params.variables < 3 or len(repeated) > len(set(repeated)))
            ):
                return self.Instance(terms=terms), answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return sorted(map(str, instance.terms))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines: list[str] = []
        names: dict[tuple[TermTree, ...], str] = {}
        _descend(instance.terms, names, lines)
        return "\n".join(lines)


def _descend(terms: tuple[TermTree, ...], names: dict[tuple[TermTree, ...], str], lines: list[str]) -> str:
    """Write the generalisation of some terms after those of their arguments, where these differ, and return it."""
    heads = {(term.head, len(term.args)) for term in terms}
    if len(set(terms)) == 1:
        return str(terms[0])
    if len(heads) > 1:
        found = names.setdefault(terms, f"V{len(names) + 1}")
    else:
        args = [_descend(parts, names, lines) for parts in zip(*(term.args for term in terms), strict=True)]
        found = f"{terms[0].head}({', '.join(args)})"
    lines.append(f"{' | '.join(map(str, terms))}: {found}")
    return found


class _Generalisation(Term):
    """A term whose variables are V1, V2, ... and whose names do not matter."""

    def form(self, language: str) -> str:
        """Describe the answer."""
        if language == "zh":
            return "一个由所给函数符号、常量和变量 V1、V2、V3 等构成的项"
        return "a term over the given function symbols and constants and the variables V1, V2, V3 and so on"
