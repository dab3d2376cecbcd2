"""Minimise a deterministic automaton: leave out what is not reached and join equivalent states.

Answer: the states that are not reached, the classes of equivalent states, the table and the accepting classes; unique.
Harder: more states and classes, states that only long words tell apart.
Skills: logic, deduction
Source: original; E. F. Moore, Gedanken-experiments on sequential machines, Automata Studies (1956).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.automata import Dfa, described, equivalence_classes, random_dfa, reachable
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Sequence, Set

Answer = dict[str, Any]

_BUDGET = 60  # automata drawn before the case is given up


class DfaMinimization(Task["DfaMinimization.Params", "DfaMinimization.Instance", Answer]):
    version = 1

    class Params(task.Params):
        classes: int = knob("how many classes there are", levels=(2, 3, 3, 4, 5, 6, 7, 8, 9, 10), ge=2, le=12)
        copies: int = knob("how many states more are reached", levels=(1, 1, 2, 3, 3, 4, 4, 5, 5, 6), ge=0, le=10)
        unreached: int = knob("how many states are not reached", levels=(0, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=0, le=5)
        letters: int = knob("how many letters the alphabet has", levels=(2,) * 10, ge=1, le=3)
        rounds: int = knob(
            "the least length of a word that some two states need to be told apart",
            levels=(0, 0, 1, 1, 2, 2, 3, 3, 3, 4),
            ge=0,
            le=8,
        )

    class Instance(task.Instance):
        machine: Dfa

        @property
        def automaton(self) -> tuple[str, str]:
            return described(self.machine)

        @property
        def start(self) -> int:
            return self.machine.start + 1

        @property
        def row(self) -> dict[str, str]:
            after = self.machine.alphabet
            return {
                "en": f"[class, {', '.join(f'class after {letter}' for letter in after)}]",
                "zh": f"[类, {', '.join(f'读入 {letter} 后的类' for letter in after)}]",
            }

    prompt = Prompt(
        en=r"""
        A deterministic automaton starts in state {{ start }}. Row q of its table shows, for every letter, the state
        that follows state q:

        {{ automaton[0] }}

        Its accepting states: {{ automaton[1] }}.

        A state is reached if some word, perhaps the empty one, leads to it from the start. Two states are equivalent if
        from both of them the same words, the empty one included, lead to an accepting state. Minimise the automaton:
        leave out the states that are not reached, and join all equivalent states that are reached into one class.

        Give "unreached", the states that are not reached; "classes", the classes, each as the set of its states, those
        of one state included; "table", the transitions of the smallest automaton, where each class is named by its
        lowest state, with one row {{ row.en }} for each class, in any order;
        and "accepting", the names of the classes that accept.
        """,
        zh=r"""
        一个确定性自动机从状态 {{ start }} 开始。表中 q 行给出在状态 q 读入各字母后的状态：

        {{ automaton[0] }}

        接受状态：{{ automaton[1] }}。

        若有某个单词（可以是空单词）从起始状态到达某状态，则该状态是可达的。
        若从两个状态出发，能到达接受状态的单词（包括空单词）完全相同，则这两个状态等价。
        请将此自动机最小化：去掉不可达的状态，并把所有等价的可达状态合并为一类。

        给出 "unreached"：不可达的状态；"classes"：各个类，每类写成其状态的集合，只含一个状态的类也要写；
        "table"：最小自动机的转移，每类以其中编号最小的状态命名，
        每类一行 {{ row.zh }}，各行的顺序不限；"accepting"：接受的类的名称。
        """,
    )

    def format(self, instance: Instance) -> Record:
        state = Integer(low=1)
        row = Sequence(state, length=len(instance.machine.alphabet) + 1)
        return Record(unreached=Set(state), classes=Set(Set(state)), table=Set(row), accepting=Set(state))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        for _ in range(_BUDGET):
            small = random_dfa(
                rng, params.classes, "abc"[: params.letters], rng.randint(1, max(1, params.classes // 3))
            )
            if _rounds(small) < params.rounds:
                continue
            machine = _expanded(rng, small, params.copies, params.unreached)
            if len(reachable(machine)) == params.classes + params.copies:
                instance = self.Instance(machine=machine)
                return instance, self.solve(instance)
        raise task.Retry

    def solve(self, instance: Instance) -> Answer:
        machine = instance.machine
        groups = equivalence_classes(machine)
        name = {state: group[0] + 1 for group in groups for state in group}
        return {
            "unreached": frozenset(state + 1 for state in range(len(machine.table)) if state not in name),
            "classes": frozenset(frozenset(state + 1 for state in group) for group in groups),
            "table": frozenset((g[0] + 1, *(name[following] for following in machine.table[g[0]])) for g in groups),
            "accepting": frozenset(name[state] for state in machine.accepting if state in name),
        }

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        machine = instance.machine
        order = reachable(machine)
        lines = [f"{q + 1}: {' '.join(str(v + 1) for v in machine.table[q])}" for q in order]
        views: dict[int, tuple[int, ...]] = {q: (int(q in machine.accepting),) for q in sorted(order)}
        block, before = dict[int, int](), 0
        while True:
            found = list(dict.fromkeys(views.values()))
            block = {q: found.index(view) for q, view in views.items()}
            groups = [[str(q + 1) for q in block if block[q] == place] for place in range(len(found))]
            lines.append(" | ".join(f"{chr(65 + place)}: {' '.join(group)}" for place, group in enumerate(groups)))
            if len(found) == before:
                return "\n".join(lines)
            before = len(found)
            views = {q: (block[q], *(block[v] for v in machine.table[q])) for q in block}
            lines.append(", ".join(f"{q + 1} {''.join(chr(65 + b) for b in view)}" for q, view in views.items()))


def _rounds(machine: Dfa) -> int:
    """Give the length of the longest word that is needed to tell two states apart."""
    label = [int(state in machine.accepting) for state in range(len(machine.table))]
    rounds = 0
    while len(set(label)) < len(label):
        views = [(label[q], *(label[v] for v in machine.table[q])) for q in range(len(label))]
        order = sorted(set(views))
        label = [order.index(view) for view in views]
        rounds += 1
    return rounds


def _expanded(rng: Random, small: Dfa, copies: int, unreached: int) -> Dfa:
    """Add equivalent copies of drawn states, and states that nothing leads to, and shuffle all."""
    size = len(small.table)
    kinds = [*range(size), *(rng.randrange(size) for _ in range(copies))]
    alike = [[q for q, kind in enumerate(kinds) if kind == one] for one in range(size)]
    rows = [[rng.choice(alike[following]) for following in small.table[kind]] for kind in kinds]
    accepts = [kind in small.accepting for kind in kinds]
    for _ in range(unreached):
        rows.append([rng.randrange(len(kinds) + unreached) for _ in small.alphabet])
        accepts.append(rng.random() < 0.4)
    name = rng.sample(range(len(rows)), len(rows))
    table: list[tuple[int, ...]] = [()] * len(rows)
    for q, row in enumerate(rows):
        table[name[q]] = tuple(name[following] for following in row)
    accepting = tuple(sorted(name[q] for q, accept in enumerate(accepts) if accept))
    return Dfa(small.alphabet, tuple(table), name[0], accepting)
