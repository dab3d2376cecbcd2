"""Refute first-order clauses by a few ground instances of them.

Answer: instances without variables that cannot be true together; any within the stated number will do.
Harder: more clauses, longer refutations, deeper terms, signs that hide which clauses are rules.
Skills: logic, search
Source: original; the theorem of J. Herbrand, 1930, in the form of M. Davis and H. Putnam, 1960.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.solver.sat import Sat
from bootcamp.lib.terms import TermTree, depth, substitute, subterms, variables
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Set, Term

Literal = tuple[bool, TermTree]
Clause = tuple[Literal, ...]
Answer = frozenset[TermTree]
Step = tuple[int, Mapping[str, TermTree], tuple[TermTree, ...]]
"""How an atom was derived: the number of the clause, the values of its variables, the atoms used."""

_VARIABLES = tuple(map(TermTree, "XYZ"))
_ATOMS = 40  # derived before the search for a long derivation stops
_DRAWS = 150


class HerbrandRefutation(Task["HerbrandRefutation.Params", "HerbrandRefutation.Instance", Answer]):
    version = 1

    class Params(task.Params):
        rules: int = knob("how many implications are drawn", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 6), ge=1, le=9)
        functions: int = knob("how many functions there are", levels=(0, 0, 1, 1, 1, 1, 1, 2, 2, 2), ge=0, le=2)
        constants: int = knob("how many constants there are", levels=(2,) * 5 + (3,) * 5, ge=1, le=4)
        instances: int = knob(
            "how many instances the planted refutation has", levels=(3, 4, 4, 5, 6, 7, 8, 9, 10, 12), ge=3, le=16
        )
        depth: int = knob("how deep the terms are, at most", levels=(0, 0, 2, 2, 3, 3, 4, 4, 4, 4), ge=0, le=6)
        flipped: bool = knob("whether the signs of some predicates are turned round", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        clauses: tuple[Clause, ...]
        constants: tuple[str, ...]
        functions: tuple[str, ...]
        limit: int

        @property
        def shown(self) -> list[str]:
            texts = [" | ".join(("" if sign else "~") + str(atom) for sign, atom in clause) for clause in self.clauses]
            return [f"{name}: {text}" for name, text in zip(self.names, texts, strict=True)]

        @property
        def names(self) -> list[TermTree]:
            variables_ = [tuple(map(TermTree, _names(clause))) for clause in self.clauses]
            return [TermTree(f"c{number}", args) for number, args in enumerate(variables_, start=1)]

        @property
        def example(self) -> TermTree:
            name = next(name for name in self.names if name.args)
            return TermTree(name.head, (TermTree(self.constants[0]),) * len(name.args))

    prompt = Prompt(
        en=r"""
        These clauses, of which each is true for all values of its variables X, Y, Z, cannot all be true:

        {{ shown | lines }}

        ~ is not, | is or; the name before the colon lists the variables of the clause. Terms are built from the
        constants {{ constants | listed }}
        {%- if functions %} and the function{{ "s" if functions | length > 1 }} {{ functions | listed }} of one argument
        {%- endif %}. A ground instance puts a term without variables in the place of each variable; it is written as
        the name of the clause with these terms, for example {{ example }} (a clause without variables is written by its
        name alone).

        Give at most {{ limit }} ground instances that already contradict each other: no assignment of true and false
        to the atoms without variables in them makes all of them true. Any such set will do.
        """,
        zh=r"""
        下列子句各自对其变量 X、Y、Z 的一切取值都成立，但它们不可能同时为真：

        {{ shown | lines }}

        ~ 表示非，| 表示或；冒号前的名称列出了该子句的变量。项由常量 {{ constants | listed(language) }}
        {%- if functions %} 以及一元函数 {{ functions | listed(language) }}{% endif %} 构成。
        基例是把子句中的每个变量换成一个不含变量的项；写法是子句的名称后跟这些项，例如 {{ example }}
        （没有变量的子句只写名称）。

        请给出至多 {{ limit }} 个基例，使它们已经互相矛盾：对其中不含变量的各个原子无论怎样赋真假值，
        都不能使它们全部为真。任何这样的一组都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        names = [(name.head, len(name.args)) for name in instance.names]
        leaves = [*((name, 0) for name in instance.constants), *((name, 1) for name in instance.functions)]
        return Set(Term((*names, *leaves)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        constants, functions = "abde"[: params.constants], tuple("fg"[: params.functions])
        arity = {name: rng.randint(1, 2) for name in "pqrs"[: 2 + params.rules // 3]}
        for _ in range(_DRAWS):
            facts = ((True, _atom(rng, arity, list(map(TermTree, constants)))) for _ in range(rng.randint(1, 2)))
            rules = (_rule(rng, arity, functions) for _ in range(params.rules))
            clauses = list(dict.fromkeys([*((fact,) for fact in facts), *rules]))
            rng.shuffle(clauses)
            steps = _derived(clauses, params.depth)
            ready = [atom for atom in steps if len(_needed(atom, steps)) == params.instances - 1]
            if not ready:
                continue
            goal, place = rng.choice(ready), rng.randint(0, len(clauses))
            turned = set(rng.sample(sorted(arity), rng.randint(1, len(arity) - 1))) if params.flipped else set()
            shown = [
                tuple((sign != (atom.head in turned), atom) for sign, atom in rng.sample(clause, len(clause)))
                for clause in (*clauses[:place], ((False, goal),), *clauses[place:])
            ]
            reference = {TermTree(f"c{place + 1}")}
            for number, values, _ in map(steps.__getitem__, _needed(goal, steps)):
                moved = number + (number >= place)
                reference.add(TermTree(f"c{moved + 1}", tuple(values[name] for name in _names(shown[moved]))))
            instance = self.Instance(
                clauses=tuple(shown), constants=tuple(constants), functions=functions, limit=len(reference) + 1
            )
            return instance, frozenset(reference)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return sorted(sorted(map(str, clause)) for clause in instance.clauses)

    def check(self, instance: Instance, answer: Answer) -> str:
        if len(answer) > instance.limit:
            return f"there are more than {instance.limit} instances"
        sat, numbers = Sat(), dict[TermTree, int]()
        heads = {name.head: clause for name, clause in zip(instance.names, instance.clauses, strict=True)}
        for one in answer:
            if one.head not in heads or any(part.head in heads for term in one.args for part in subterms(term)):
                return "an instance is not the name of a clause with terms over the constants and functions"
            values = dict(zip(_names(heads[one.head]), one.args, strict=True))
            literals = [(sign, substitute(atom, values)) for sign, atom in heads[one.head]]
            row = [(sign, numbers.get(atom) or numbers.setdefault(atom, sat.variable())) for sign, atom in literals]
            sat.add(*(number if sign else -number for sign, number in row))
        return "the instances can all be true" if sat.solve() else ""


def _names(clause: Sequence[Literal]) -> tuple[str, ...]:
    """List the variables of a clause in order of first appearance."""
    return variables(atom for _, atom in clause)


def _atom(rng: Random, arity: Mapping[str, int], terms: Sequence[TermTree]) -> TermTree:
    """Draw an atom over some terms."""
    head = rng.choice(sorted(arity))
    return TermTree(head, tuple(rng.choice(terms) for _ in range(arity[head])))


def _rule(rng: Random, arity: Mapping[str, int], functions: Sequence[str]) -> Clause:
    """Draw an implication from one or two atoms; the variables of its head stand in its body."""
    pool = _VARIABLES[: rng.randint(1, 3)]
    body = dict.fromkeys(_atom(rng, arity, pool) for _ in range(rng.choice((1, 1, 2))))
    plain = list(map(TermTree, variables(body)))
    deep = [TermTree(name, (term,)) for name in functions for term in plain]
    return (*((False, atom) for atom in body), (True, _atom(rng, arity, plain + deep)))


def _derived(clauses: Sequence[Clause], deepest: int) -> dict[TermTree, Step]:
    """Derive atoms from the facts and rules, shortest derivations first; stop when there are enough."""
    steps: dict[TermTree, Step] = {}
    before = -1
    while before != len(steps) and len(steps) < _ATOMS:
        before, known = len(steps), list(steps)
        for number, (*body, (_, head)) in enumerate(clauses):
            for values, used in _matches([atom for _, atom in body], known, {}):
                atom = substitute(head, values)
                if depth(atom) <= deepest + 1 and atom not in used:
                    steps.setdefault(atom, (number, values, used))
    return steps


def _matches(
    body: Sequence[TermTree], known: Sequence[TermTree], values: Mapping[str, TermTree]
) -> Iterator[tuple[Mapping[str, TermTree], tuple[TermTree, ...]]]:
    """Give values of the variables that make all atoms known, with the atoms that they become."""
    if not body:
        yield values, ()
        return
    for atom in known:
        if atom.head == body[0].head:
            found = dict(values)
            if all(found.setdefault(arg.head, own) == own for arg, own in zip(body[0].args, atom.args, strict=True)):
                yield from ((more, (atom, *used)) for more, used in _matches(body[1:], known, found))


def _needed(goal: TermTree, steps: Mapping[TermTree, Step]) -> list[TermTree]:
    """List the atoms of a derivation, the goal first."""
    found = [goal]
    for atom in found:
        found += [used for used in steps[atom][2] if used not in found]
    return list(dict.fromkeys(found))
