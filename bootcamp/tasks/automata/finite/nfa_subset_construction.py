"""Apply the subset construction to a nondeterministic automaton with empty moves.

Answer: the rows of the deterministic table, named by subsets, and the accepting subsets; unique.
Harder: more states, more subsets that are reached, more empty moves.
Skills: simulation, logic
Source: original; M. O. Rabin and D. Scott, Finite automata and their decision problems, IBM J. Res. Dev. 3 (1959).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.automata import Nfa, determinize, random_nfa
from bootcamp.lib.prompts import braces, table
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Sequence, Set

Answer = dict[str, Any]

_BUDGET = 300  # automata drawn before the case is given up


class NfaSubsetConstruction(Task["NfaSubsetConstruction.Params", "NfaSubsetConstruction.Instance", Answer]):
    version = 1

    class Params(task.Params):
        states: int = knob("how many states the automaton has", levels=(3, 3, 4, 4, 5, 5, 5, 6, 6, 7), ge=2, le=10)
        letters: int = knob("how many letters the alphabet has", levels=(2,) * 10, ge=1, le=3)
        subsets: int = knob("how many subsets are reached", levels=(3, 4, 5, 6, 7, 8, 9, 10, 11, 12), ge=2, le=24)
        empty_moves: int = knob("how many empty moves there are", levels=(0, 1, 1, 2, 2, 3, 3, 4, 4, 5), ge=0, le=12)

    class Instance(task.Instance):
        nfa: Nfa

        @property
        def moves(self) -> str:
            signs = [*self.nfa.alphabet, *[""] * any(not letter for _, letter, _ in self.nfa.arcs)]
            rows = [
                [
                    u + 1,
                    *(braces(w + 1 for v, letter, w in self.nfa.arcs if (v, letter) == (u, sign)) for sign in signs),
                ]
                for u in range(self.nfa.size)
            ]
            return table(rows, ["q", *[sign or "ε" for sign in signs]])

        @property
        def empty(self) -> bool:
            return any(not letter for _, letter, _ in self.nfa.arcs)

        @property
        def accepting(self) -> list[int]:
            return [state + 1 for state in self.nfa.accepting]

        @property
        def row(self) -> str:
            return f"[S, {', '.join(f'T_{letter}' for letter in self.nfa.alphabet)}]"

    prompt = Prompt(
        en=r"""
        A nondeterministic automaton starts in state 1 and accepts in state {{ accepting | listed }}. Its table shows,
        for each state q and each letter, the set of states that it may move to; {} means that there is no move.
        {% if empty %}
        In column ε are the moves that read no letter.
        {% endif %}

        {{ moves }}

        Apply the subset construction. Each state of the deterministic automaton is the set of all states that the
        automaton may be in after some word{{ ", moves that read no letter included" if empty }}; so the start is the
        set for the empty word. Keep only the sets that some word leads to; the empty set is one of them if some word
        leads to it.

        Give "table", one row {{ row }} for each set S, where T_x is the set that follows S after the letter x, and
        "accepting", the set of those sets S that accept. The rows may be in any order.
        """,
        zh=r"""
        一个非确定性自动机从状态 1 开始，接受状态为 {{ accepting | listed(language) }}。
        下表给出在状态 q 读入各字母后可能转移到的状态的集合；{} 表示没有转移。
        {% if empty %}
        ε 列是不读入任何字母的转移。
        {% endif %}

        {{ moves }}

        请用子集构造法。确定化后的每个状态，是读入某个单词后自动机可能处于的所有状态的集合{{
        "（包括经不读字母的转移到达的状态）" if empty }}；
        因此起始状态是空单词对应的集合。只保留有单词能到达的集合；若有单词到达空集，空集也要列出。

        给出 "table"：每个集合 S 占一行 {{ row }}，其中 T_x 是 S 读入字母 x 后得到的集合；
        以及 "accepting"：由接受的那些集合 S 组成的集合。各行的顺序不限。
        """,
    )

    def format(self, instance: Instance) -> Record:
        states = Set(Integer(low=1))
        return Record(table=Set(Sequence(states, length=len(instance.nfa.alphabet) + 1)), accepting=Set(states))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        alphabet = "abc"[: params.letters]
        for _ in range(_BUDGET):
            density = rng.uniform(0.8, 1.7) / params.states
            moves = min(params.empty_moves, params.states * (params.states - 1))
            nfa = random_nfa(rng, params.states, alphabet, density, moves)
            dfa, sets = determinize(nfa)
            some = 0 < len(dfa.accepting) < len(sets)
            if (
                some
                and len(sets) == params.subsets
                and {state for one in sets for state in one} == set(range(nfa.size))
            ):
                instance = self.Instance(nfa=nfa)
                return instance, self.solve(instance)
        raise task.Retry

    def solve(self, instance: Instance) -> Answer:
        dfa, sets = determinize(instance.nfa)
        shown = [frozenset(state + 1 for state in states) for states in sets]
        rows = frozenset((shown[i], *(shown[j] for j in row)) for i, row in enumerate(dfa.table))
        return {"table": rows, "accepting": frozenset(shown[i] for i in dfa.accepting)}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        nfa = instance.nfa
        _, sets = determinize(nfa)
        lines = [f"1 {braces(state + 1 for state in sets[0])}"]
        for states in sets:
            parts = []
            for letter in nfa.alphabet:
                moved = sorted({w for u, x, w in nfa.arcs if u in states and x == letter})
                closed = nfa.step(states, letter)
                parts.append(f"{letter} {braces(state + 1 for state in moved)}")
                parts[-1] += f" {braces(state + 1 for state in closed)}" if len(closed) > len(moved) else ""
            lines.append(f"{braces(state + 1 for state in states)}: {', '.join(parts)}")
        return "\n".join(lines)
