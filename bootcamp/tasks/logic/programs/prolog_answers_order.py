"""List the answers of a Prolog query in the order in which they are found.

Answer: a list of constants with repeats; it is unique.
Harder: more clauses, deeper calls, recursion, more answers, cuts from level 7.
Skills: logic, simulation
Source: original; the search is that of standard Prolog.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

_Goal = tuple[str, ...]  # a predicate and its arguments, or ("!",)
_Clause = tuple[_Goal, tuple[_Goal, ...]]
_BUDGET = 300  # calls of a query
_BODIES = (  # bodies of p(X, Y) with e and f for predicates below
    (("e", "X", "Y"),),
    (("e", "X", "Z"), ("f", "Z", "Y")),
    (("e", "X", "Z"), ("f", "Y", "Z")),
    (("e", "Z", "X"), ("f", "Z", "Y")),
    (("e", "X", "Y"), ("f", "Y", "Z")),
    (("e", "Y", "X"),),
)


class PrologAnswersOrder(Task["PrologAnswersOrder.Params", "PrologAnswersOrder.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        constants: int = knob("how many constants there are", levels=(4, 4, 4, 5, 5, 6, 6, 6, 7, 7), ge=3, le=9)
        facts: int = knob("how many facts there are", levels=(4, 5, 6, 7, 8, 9, 9, 10, 11, 12), ge=3, le=20)
        layers: int = knob("how many predicates have rules", levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 3), ge=1, le=5)
        recursive: bool = knob("whether one of them calls itself", levels=(False,) * 4 + (True,) * 6)
        cuts: int = knob("how many cuts there are", levels=(0,) * 6 + (1, 1, 2, 2), ge=0, le=3)
        fewest: int = knob("the fewest answers", levels=(2, 3, 3, 4, 4, 5, 4, 5, 5, 5), ge=1, le=8)
        most: int = knob("the most answers", levels=(5, 6, 7, 8, 9, 10, 10, 12, 13, 14), ge=2, le=20)

    class Instance(task.Instance):
        constants: tuple[str, ...]
        clauses: tuple[_Clause, ...]
        query: _Goal

        @property
        def shown(self) -> list[str]:
            return [
                f"{_written(h)} :- {', '.join(map(_written, b))}." if b else f"{_written(h)}." for h, b in self.clauses
            ]

        @property
        def asked(self) -> str:
            return _written(self.query)

        @property
        def cuts(self) -> bool:
            return any(("!",) in body for _, body in self.clauses)

    prompt = Prompt(
        en=r"""
        This program is run as in Prolog:

        {{ shown | lines }}

        Capital letters are variables, and those of a clause are new at each use. To prove a goal, the clauses are tried
        from top to bottom. A clause fits if values for variables make its head equal to the goal; then
        the goals of its body, if any, are proved from left to right. When a goal cannot be proved, and also after each
        answer, the search goes back to the latest goal for which there are clauses not yet tried, undoes what was done
        since, and goes on with the next clause for that goal.
        {% if cuts %}

        The goal "!" (cut) always succeeds. From then on, the goals to its left in the same clause are not tried again,
        and no further clauses are tried for the goal that this clause was used for. Goals to the right of the cut
        can still be tried again, and so can earlier goals outside of the clause.
        {% endif %}

        The query is ?- {{ asked }}. List the values of X of all answers in the order in which they are found. A value
        that is found several times is listed each time.
        """,
        zh=r"""
        下面的程序按 Prolog 的方式运行：

        {{ shown | lines }}

        大写字母是变量，每次使用一个子句时其变量都是新的。证明一个目标时，从上到下逐个尝试子句。
        若给变量取适当的值能使子句的头与目标相同，则该子句适用，接着从左到右证明其体中的各个目标（如果有）。
        当某个目标无法证明时，以及每得到一个答案之后，搜索都退回到最近一个还有子句未尝试过的目标，
        撤销此后所做的一切，再尝试该目标的下一个子句。
        {% if cuts %}

        目标“!”（截断）总是成功。此后，同一子句中它左边的目标不再重试，使用该子句的那个目标也不再尝试其他子句。
        截断右边的目标仍可重试，该子句之外更早的目标也仍可重试。
        {% endif %}

        查询是 ?- {{ asked }}。按找到的先后顺序列出所有答案中 X 的值。多次找到的值每次都要列出。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Word(instance.constants))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        for _ in range(60):
            constants = sorted(rng.sample("abcdghjkmnrtuw", params.constants))
            order = rng.sample(constants, len(constants))  # facts go forward in a hidden order: no endless search
            pairs = [(a, b) for i, a in enumerate(order) for b in order[i + 1 :]]
            facts = sorted({(rng.choice("ef"), *rng.choice(pairs)) for _ in range(params.facts)})
            clauses: list[_Clause] = [(f, ()) for f in sorted(rng.sample(facts, len(facts)), key=lambda f: f[0])]
            below = ["e", "f"]
            for name in "pqrst"[: params.layers]:
                bodies = rng.sample(_BODIES, rng.choice((2, 2, 3)) if params.layers < 3 else 2)
                rules = [tuple((rng.choice(below[-2:]), *goal[1:]) for goal in body) for body in bodies]
                if params.recursive and name == "p":
                    rules[-1] = (("e", "X", "Z"), ("p", "Z", "Y"))
                    rng.shuffle(rules)
                clauses += [((name, "X", "Y"), rule) for rule in rules]
                below.append(name)
            long = [i for i, (_, body) in enumerate(clauses) if body]
            for i in rng.sample(long, min(params.cuts, len(long))):
                head, body = clauses[i]
                at = rng.randint(1, len(body))
                clauses[i] = (head, (*body[:at], ("!",), *body[at:]))
            top = below[-1]
            query = rng.choice([(top, rng.choice(constants), "X"), (top, "X", rng.choice(constants)), (top, "X", "Y")])
            found = _answers(clauses, query)
            if not params.fewest <= len(found) <= params.most or len(set(found)) < 2 or list(found) == sorted(found):
                continue
            bare = [(head, tuple(goal for goal in body if goal != ("!",))) for head, body in clauses]
            cut = [i for i in long if bare[i] != clauses[i]]
            same = any(_answers([*clauses[:i], bare[i], *clauses[i + 1 :]], query) == found for i in cut)
            idle = sum(_answers(clauses[:i] + clauses[i + 1 :], query) == found for i in long)
            if not same and len(cut) == params.cuts and idle <= len(long) // 4:
                instance = self.Instance(constants=tuple(constants), clauses=tuple(clauses), query=query)
                return instance, found
        raise task.Retry

    def key(self, instance: Instance) -> object:
        names: dict[str, str] = {}
        return [
            [[goal[0], *(one if one.isupper() else names.setdefault(one, str(len(names))) for one in goal[1:])]
             for goal in (head, *body)]
            for head, body in (*instance.clauses, (instance.query, ()))
        ]  # fmt: skip


def _written(goal: _Goal) -> str:
    return f"{goal[0]}({', '.join(goal[1:])})" if len(goal) > 1 else goal[0]


def _answers(clauses: list[_Clause], query: _Goal) -> tuple[str, ...]:
    """Run a query; raise Retry where the search takes too long or leaves X without a value."""
    calls = 0

    def value(term: str, bound: dict[str, str]) -> str:
        while term in bound:
            term = bound[term]
        return term

    def prove(goal: _Goal, bound: dict[str, str]) -> Iterator[dict[str, str]]:
        nonlocal calls
        calls += 1
        if calls > _BUDGET:
            raise task.Retry
        call = calls
        for head, body in clauses:
            if head[0] != goal[0]:
                continue
            new = dict(bound)
            for term, other in zip(_fresh(head, call)[1:], goal[1:], strict=True):
                a, b = value(term, new), value(other, new)
                if a != b and not (a[0].isupper() or b[0].isupper()):
                    break
                if a != b:
                    new.update({a: b} if a[0].isupper() else {b: a})
            else:
                cut: list[bool] = []
                yield from run([_fresh(one, call) for one in body], new, cut)
                if cut:
                    return

    def run(goals: list[_Goal], bound: dict[str, str], cut: list[bool]) -> Iterator[dict[str, str]]:
        if not goals:
            yield bound
        elif goals[0] == ("!",):
            yield from run(goals[1:], bound, cut)
            cut.append(True)
        else:
            for after in prove(goals[0], bound):
                yield from run(goals[1:], after, cut)
                if cut:
                    return

    return tuple(value("X", bound) for bound in prove(query, {}))


def _fresh(goal: _Goal, call: int) -> _Goal:
    return (goal[0], *(f"{term}{call}" if term[0].isupper() else term for term in goal[1:]))
