"""Find the most probable path of hidden states behind the signs that a hidden Markov model showed, and its chance.

Answer: the path and its joint probability with the signs; both are unique.
Harder: more states and longer sequences, on which step-by-step choices fail.
Skills: probability, search
Source: original; A. Viterbi, 1967, and L. Rabiner, "A tutorial on hidden Markov models", 1989.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import comma, letters
from bootcamp.lib.shown_work import lowest_terms
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.probability.graphical_models._hmm import MODEL, Observed, backward, draw_model, first_step, forward
from bootcamp.verifiers import Choice, Format, Rational, Record, Sequence


class HmmViterbiPath(Task["HmmViterbiPath.Params", "HmmViterbiPath.Instance", Any]):
    version = 1

    class Params(task.Params):
        states: int = knob("how many states there are", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=2, le=5)
        signs: int = knob("how many signs there are", levels=(2, 2, 2, 3, 3, 3, 3, 4, 4, 4), ge=2, le=4)
        length: int = knob("how many signs were seen", levels=(2, 3, 4, 4, 4, 5, 6, 6, 7, 7), ge=2, le=10)

    class Instance(Observed):
        pass

    prompt = Prompt(
        before=MODEL,
        en=r"""
        At the times 1 to {{ seen | length }} it showed, in order, {{ shown }}. Among all sequences of states at these
        times, exactly one has the greatest joint probability with these signs, that is, the probability that these
        states occur and these signs are shown. Give this path, from time 1 on, and this joint probability exactly.
        """,
        zh=r"""
        在时刻 1 到 {{ seen | length }} 依次显示了 {{ shown }}。在这些时刻的所有状态序列中，
        恰有一个与这些符号的联合概率（即出现这些状态并显示这些符号的概率）最大。
        请给出这条路径 path（从时刻 1 起），以及这个联合概率 probability 的精确值。
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        path = Sequence(Choice(instance.states), length=len(instance.seen))
        return Record(path=path, probability=Rational(low=0, high=1))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        whole = rng.choice([n for n in (4, 5, 6, 8, 10) if n >= params.states])
        start, moves, emissions = draw_model(rng, params.states, params.signs, whole)
        seen = tuple(rng.randrange(params.signs) for _ in range(params.length))
        paths: dict[tuple[int, ...], int] = {
            (state,): start[state] * emissions[state][seen[0]] for state in range(params.states)
        }
        for sign in seen[1:]:
            following: dict[tuple[int, ...], int] = {}
            for state in range(params.states):
                ways = sorted(
                    ((n * moves[p[-1]][state] * emissions[state][sign], p) for p, n in paths.items()), reverse=True
                )
                if ways[0][0] == ways[1][0]:
                    raise task.Retry  # no tie anywhere, so that the path is unique
                longer = (*ways[0][1], state)
                following[longer] = ways[0][0]
            paths = following
        ranked = sorted(((n, way) for way, n in paths.items()), reverse=True)
        best = ranked[0][1]
        answer = Fraction(ranked[0][0], whole ** (2 * params.length))
        if ranked[0][0] == ranked[1][0] or max(answer.numerator, answer.denominator) >= 10**12:
            raise task.Retry
        instance = self.Instance(whole=whole, start=start, moves=moves, emissions=emissions, seen=seen)
        if params.length > 2 and (len(set(best)) == 1 or best in _obvious(instance)):
            raise task.Retry
        return instance, {"path": letters(best), "probability": answer}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        names, whole, best = instance.states, instance.whole ** (2 * len(instance.seen)), list[list[int]]()
        lines, weights = first_step(instance)
        for sign in instance.seen[1:]:
            before, weights = weights, []
            best.append([])
            for state, name in enumerate(names):
                ways = [weight * row[state] for weight, row in zip(before, instance.moves, strict=True)]
                told = zip(before, instance.moves, ways, strict=True)
                shown, most = instance.emissions[state][sign], max(ways)
                best[-1].append(ways.index(most))
                weights.append(most * shown)
                line = comma(f"{weight}·{row[state]} = {way}" for weight, row, way in told)
                lines.append(f"{name}: {line}; {names[best[-1][-1]]} {most}·{shown} = {most * shown}")
        path = [weights.index(max(weights))]
        for row in reversed(best):
            path.append(row[path[-1]])
        lines.append(" <- ".join(names[state] for state in path))
        return "\n".join(
            [*lines, f"{max(weights)}/{instance.whole}^{2 * len(instance.seen)} = {lowest_terms(max(weights), whole)}"]
        )


def _obvious(instance: HmmViterbiPath.Instance) -> list[tuple[int, ...]]:
    """Give the paths of the best next step, of the sign's likeliest states, and of the states likeliest one by one."""
    states, emissions = range(len(instance.start)), instance.emissions
    greedy: list[int] = []
    for sign in instance.seen:
        row = instance.moves[greedy[-1]] if greedy else instance.start
        greedy.append(max(states, key=lambda state: row[state] * emissions[state][sign]))
    likely = [max(states, key=lambda state: emissions[state][sign]) for sign in instance.seen]
    ahead = forward(instance.start, instance.moves, emissions, instance.seen)
    back = backward(instance.moves, emissions, instance.seen)
    single = [max(states, key=lambda state: a[state] * b[state]) for a, b in zip(ahead, back, strict=True)]
    return [tuple(greedy), tuple(likely), tuple(single)]
