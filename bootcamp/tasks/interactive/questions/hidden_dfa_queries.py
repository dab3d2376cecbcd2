"""Find a hidden automaton by asking which words it accepts and by trying automata, each refuted by a shortest word.

Answer: words to ask about or an automaton to try; the game is won by one that accepts the same words.
Turns: some words or one automaton each.
Harder: more states, relatively fewer questions.
Skills: search, deduction, induction
Source: original; the policy is that of D. Angluin (1987), with suffixes as O. Maler and A. Pnueli add them (1995).
"""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import Any, NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib import automata
from bootcamp.lib.query_plans import follow
from bootcamp.verifiers import Command, Format, Integer, Sequence, Text

Move = tuple[str, Any]
Table = tuple[tuple[int, int, int], ...]
EMPTY = "-"
LONGEST = 24


class _Seen(NamedTuple):
    verb: str
    words: tuple[str, ...]
    """The words asked about; the shortest one on which a tried automaton differs."""
    accepted: tuple[bool, ...]
    """Whether the hidden automaton accepts them."""


Past = tuple[tuple[Move, _Seen], ...]


class HiddenDfaQueries(Interactive["HiddenDfaQueries.Params", "HiddenDfaQueries.Instance", Move, None, _Seen]):
    version = 1

    class Params(interactive.Params):
        states: int = knob("how many states there are", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=2, le=9)
        words: int = knob("the most words of a question", levels=(6, 5, 6, 6, 7, 7, 8, 8, 9, 10), ge=1, le=12)
        turns: int = knob("the most moves", levels=(8, 7, 11, 9, 13, 12, 16, 15, 18, 19), ge=3, le=40)

    class Instance(interactive.Instance):
        secret = ("table",)
        states: int
        words: int
        table: Table
        """For each state the next one after a and after b, and 1 if it is accepting."""

    prompt = Prompt(
        en=r"""
        I have drawn a finite automaton over the letters a and b with {{ states }} states, each of which it needs. State
        1 is its start; for every state and letter there is one next state, and some states are accepting. It accepts a
        word if reading it from the start ends in an accepting state. Find an automaton that accepts the same words.

        - "ask" with a list of 1 to {{ words }} words of at most 24 letters, "-" for the empty word: I tell you
          for each whether my automaton accepts it.
        - "try" with an automaton of at most {{ states }} states: the list of its states, in order from state 1, each as
          [next state after a, next state after b, 1 if it is accepting or else 0]. You win if it accepts the same words
          as mine. Else I tell you the shortest word on which they differ (the first in the alphabet among several), and
          the game goes on.
        """,
        zh=r"""
        我抽取了一个字母表为 a、b 的有限自动机，它有 {{ states }} 个状态，每个都不可缺少。状态 1 是起始状态；
        对每个状态和每个字母都有唯一的下一状态，有些状态是接受状态。从起始状态读完一个词后停在接受状态，它就接受这个词。
        请找出一个接受同样的词的自动机。

        - “ask”后接含 1 到 {{ words }} 个词的列表，每个词至多 24 个字母，空词写作“-”：
          我告诉你我的自动机是否接受其中每个词。
        - “try”后接一个至多 {{ states }} 个状态的自动机：从状态 1 起依次列出各状态，每个状态写成
          [读 a 后的下一状态, 读 b 后的下一状态, 接受状态写 1 否则写 0]。如果它与我的自动机接受同样的词，你获胜。
          否则我告诉你两者结果不同的最短的词（有几个时取字典序最前的），游戏继续。
        """,
    )
    reply = Prompt(
        en="""
        {% if verb == "ask" %}
        {% for word in words %}
        {{ word or "-" }}: {{ "accepted" if accepted[loop.index0] else "not accepted" }}
        {% endfor %}
        {% elif words %}
        They differ on {{ words[0] or "-" }}, which {{ "only mine" if accepted[0] else "only yours" }} accepts.
        {% else %}
        Both accept the same words.
        {% endif %}
        """,
        zh="""
        {% if verb == "ask" %}
        {% for word in words %}
        {{ word or "-" }}：{{ "接受" if accepted[loop.index0] else "不接受" }}
        {% endfor %}
        {% elif words %}
        两者对 {{ words[0] or "-" }} 的结果不同：只有{{ "我" if accepted[0] else "你" }}的自动机接受它。
        {% else %}
        两者接受同样的词。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Move]:
        verbs: dict[str, Format[Any]] = {"ask": Sequence(Text(alphabet="ab", empty=EMPTY))}
        verbs["try"] = Sequence(Sequence(Integer(0, instance.states), length=3))
        return Command(**verbs)

    def deal(self, params: HiddenDfaQueries.Params, rng: Random) -> Instance:
        machine = automata.minimal(automata.random_dfa(rng, params.states, "ab"))
        instance = self.Instance(
            states=params.states,
            words=params.words,
            table=tuple((a + 1, b + 1, int(k in machine.accepting)) for k, (a, b) in enumerate(machine.table)),
            turns=params.turns,
        )
        if not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> None:
        return None

    def illegal(self, shown: Instance, past: Past, move: Move) -> str:
        verb, what = move
        if verb == "ask":
            if not 1 <= len(what) <= shown.words:
                return f"{len(what)} words are asked about, not 1 to {shown.words}"
            return f"a word has more than {LONGEST} letters" if max(map(len, what)) > LONGEST else ""
        if not 1 <= len(what) <= shown.states:
            return f"the automaton has {len(what)} states, not 1 to {shown.states}"
        if any(not 1 <= state <= len(what) for *following, _ in what for state in following):
            return "a next state is not in the list"
        return "" if all(accepting in (0, 1) for *_, accepting in what) else "the third entry of a state is 0 or 1"

    def react(self, instance: Instance, state: None, move: Move) -> Turn:
        verb, what = move
        own = _machine(instance.table)
        if verb == "ask":
            return Turn(state, _Seen(verb, what, tuple(map(own.accepts, what))))
        word = automata.difference(own, _machine(what))
        if word is None:
            return Turn(state, _Seen(verb, (), ()), "won")
        return Turn(state, _Seen(verb, (word,), (own.accepts(word),)))

    def random_move(self, shown: Instance, past: Past, rng: Random) -> Move:
        if rng.random() < 0.5:
            lengths = (rng.randint(0, shown.states) for _ in range(shown.words))
            return "ask", tuple("".join(rng.choices("ab", k=length)) for length in lengths)
        states = range(1, shown.states + 1)
        return "try", tuple((rng.choice(states), rng.choice(states), rng.randrange(2)) for _ in states)

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        move: Move = follow(_learning(shown.words), (seen for _, seen in past))[1]
        return move


def _machine(table: Table) -> automata.Dfa:
    rows = tuple((a - 1, b - 1) for a, b, _ in table)
    return automata.Dfa("ab", rows, 0, tuple(state for state, (*_, accepting) in enumerate(table) if accepting))


def _learning(most: int) -> Generator[Move, _Seen, None]:
    """Fill a table of prefixes and suffixes; rows that differ are states, a counterexample adds its suffixes."""
    known: dict[str, bool] = {}
    prefixes, suffixes = [""], [""]
    while True:
        needed = [p + letter + s for p in prefixes for letter in ("", "a", "b") for s in suffixes]
        unknown = [word for word in dict.fromkeys(needed) if word not in known]
        for start in range(0, len(unknown), most):
            seen = yield "ask", tuple(unknown[start : start + most])
            known |= dict(zip(seen.words, seen.accepted, strict=True))
        words = [p + letter for p in prefixes for letter in ("", "a", "b")]
        row = {word: tuple(known[word + suffix] for suffix in suffixes) for word in words}
        state = {row[prefix]: number for number, prefix in enumerate(prefixes, start=1)}
        new = {row[word]: word for word in words if row[word] not in state}
        prefixes += new.values()
        if not new:
            table = tuple((state[row[p + "a"]], state[row[p + "b"]], int(known[p])) for p in prefixes)
            (word,) = (yield "try", table).words
            suffixes += [word[k:] for k in range(len(word)) if word[k:] not in suffixes]
