"""Find out by interventions on which variables some variables directly depend.

Answer: values to set or, once, the direct causes; the game is won if all are right.
Turns: one experiment each, the last one gives the answer.
Harder: more variables and targets, fewer experiments.
Skills: induction, logic, search
Source: original; interventions in causal models of binary variables.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.verifiers import Command, Format, Sequence, Text

Move = tuple[str, Any]
Law = tuple[str, str]
"""The causes of a variable, one letter each, and how it depends on them."""


class _Seen(NamedTuple):
    verb: str
    values: str
    """The values of all variables; after the answer 1 if it is right."""


Past = tuple[tuple[Move, _Seen], ...]


class CausalInterventionLab(
    Interactive["CausalInterventionLab.Params", "CausalInterventionLab.Instance", Move, int, _Seen]
):
    version = 1

    class Params(interactive.Params):
        variables: int = knob("how many variables there are", levels=(4, 5, 5, 6, 6, 7, 8, 8, 9, 10), ge=4, le=12)
        targets: int = knob("how many variables are asked about", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 4), ge=1, le=6)
        tests: int = knob("the most experiments", levels=(7, 9, 8, 9, 10, 10, 11, 12, 12, 13), ge=2, le=30)

    class Instance(interactive.Instance):
        secret = ("laws",)
        letters: str
        targets: str
        laws: tuple[tuple[str, str], ...]

    prompt = Prompt(
        en=r"""
        A machine has the variables {{ letters | list | join(", ") }}, each of which is 0 or 1. Each of them is either a
        fixed number, 0 or 1, or it is determined by one or two others, its direct causes: it equals its one cause or
        is the opposite of it; or, with two causes X and Y, it is X and Y, X or Y, or X xor Y (1 if exactly one of
        them is 1). There is no circle of causes. All this is hidden. It was drawn so: the variables got a random
        order, then each one got 0, 1 or 2 random causes among those before it, and a random law.

        - "do" with a string of {{ letters | length }} signs, one for each variable in the order above: 0 or 1 gives
          it this value whatever its causes, x leaves it alone, so that its law determines it. I tell you the values
          of all variables, in the same order. An experiment changes nothing for the next one.
        - "answer" with a list, which has for each of {{ targets | list | join(", ") }}, in this order, the letters of
          its direct causes, written together, or none: this ends the game. You win if all are right.

        Machines for which careful experiments would take too many moves are left out.
        """,
        zh=r"""
        一台机器有变量 {{ letters | list | join("、") }}，各取 0 或 1。每个变量或者是固定的数 0 或 1，或者由一两个其他
        变量（它的直接原因）决定：等于它唯一的原因，或与它相反；有两个原因 X、Y 时，是 X and Y、X or Y 或 X xor Y（恰有
        一个为 1 时取 1）。原因之间不成环。这些你都不知道。它是这样抽取的：先把变量随机排序，再让每个变量从排在它前面的
        变量里随机取 0、1 或 2 个原因，并随机取一条规律。

        - “do”后接 {{ letters | length }} 个符号的一串，按上面的次序每个变量一个：0 或 1 表示不管原因如何，令它取这个
          值；x 表示不去动它，由它的规律决定。我按同样的次序告诉你所有变量的值。一次实验不影响下一次。
        - “answer”后接一个列表，依次是 {{ targets | list | join("、") }} 各自的直接原因的字母，连写在一起，没有则写
          none：游戏到此结束。全部正确时你获胜。

        细心做实验也需要太多步的机器，不会出现。
        """,
    )
    reply = Prompt(
        en="{% if verb == 'do' %}Values: {{ values }}{% else %}Your answer is {{ ['wrong', 'right'][values | int] }}."
        "{% endif %}",
        zh="{% if verb == 'do' %}各变量的值：{{ values }}{% else %}回答{{ ['错误', '正确'][values | int] }}。"
        "{% endif %}",
    )

    def format(self, instance: Instance) -> Format[Move]:
        causes = Text(instance.letters, empty="none")
        return Command(
            do=Text("01x", length=len(instance.letters)), answer=Sequence(causes, length=len(instance.targets))
        )

    def deal(self, params: CausalInterventionLab.Params, rng: Random) -> Instance:
        letters = "ABCDEFGHIJKL"[: params.variables]
        order = rng.sample(letters, len(letters))
        laws = {}
        for place, letter in enumerate(order):
            causes = "".join(sorted(rng.sample(order[:place], min(place, rng.choice((0, 1, 1, 2, 2, 2))))))
            laws[letter] = (causes, rng.choice((("0", "1"), ("same", "not"), ("and", "or", "xor"))[len(causes)]))
        targets = "".join(sorted(rng.sample(letters, params.targets)))
        instance = self.Instance(
            letters=letters,
            targets=targets,
            laws=tuple(laws[letter] for letter in letters),
            turns=params.tests + 1,
        )
        if sum(not laws[letter][0] for letter in targets) > 1 or not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> int:
        return 0

    def illegal(self, shown: Instance, past: Past, move: Move) -> str:
        twice = move[0] == "answer" and any(len(set(causes)) < len(causes) for causes in move[1])
        return "a cause is written twice" if twice else ""

    def react(self, instance: Instance, state: int, move: Move) -> Turn:
        verb, what = move
        laws = dict(zip(instance.letters, instance.laws, strict=True))
        if verb == "answer":
            right = [set(causes) for causes in what] == [set(laws[letter][0]) for letter in instance.targets]
            return Turn(state, _Seen(verb, str(int(right))), "won" if right else "lost")
        values = {letter: int(sign) for letter, sign in zip(instance.letters, what, strict=True) if sign != "x"}
        while len(values) < len(laws):
            for letter, (causes, kind) in laws.items():
                if letter not in values and values.keys() >= set(causes):
                    values[letter] = _value(kind, [values[cause] for cause in causes])
        return Turn(state, _Seen(verb, "".join(str(values[letter]) for letter in instance.letters)))

    def random_move(self, shown: Instance, past: Past, rng: Random) -> Move:
        if rng.random() < 0.5:
            return "do", "".join(rng.choices("01x", k=len(shown.letters)))
        return "answer", tuple("".join(rng.sample(shown.letters, rng.randint(0, 2))) for _ in shown.targets)

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        """Set what splits the laws that fit best, the targets one by one, those left alone by their likely values."""
        fitting = {letter: _laws(shown.letters.replace(letter, "")) for letter in shown.targets}
        for (_, signs), seen in past:
            told = dict(zip(shown.letters, map(int, seen.values), strict=True))
            for letter, laws in fitting.items():
                if signs[shown.letters.index(letter)] == "x":
                    fitting[letter] = [law for law in laws if _said(law, told) == told[letter]]
        if all(len({causes for causes, _ in laws}) == 1 for laws in fitting.values()):
            return "answer", tuple(laws[0][0] for laws in fitting.values())
        drawn = [
            {x: rng.randrange(2) for x in shown.letters if x not in fitting or rng.random() < 0.4} for _ in range(24)
        ]
        best = max(drawn, key=lambda values: _split(fitting, values))
        return "do", "".join(str(best.get(letter, "x")) for letter in shown.letters)


def _value(kind: str, inputs: list[int]) -> int:
    if not inputs:
        return int(kind)
    if len(inputs) == 1:
        return inputs[0] ^ (kind == "not")
    a, b = inputs
    return a & b if kind == "and" else a | b if kind == "or" else a ^ b


def _said(law: Law, values: dict[str, int]) -> int:
    return _value(law[1], [values[cause] for cause in law[0]])


def _laws(others: str) -> list[Law]:
    """List the laws of a variable."""
    ones = [(cause, kind) for cause in others for kind in ("same", "not")]
    twos = [(a + b, kind) for a, b in combinations(others, 2) for kind in ("and", "or", "xor")]
    return [("", "0"), ("", "1"), *ones, *twos]


def _split(fitting: dict[str, list[Law]], values: dict[str, int]) -> int:
    """Count the laws that an experiment refutes at least, where targets that are left alone may have any value."""
    total = 0
    known = dict.fromkeys(fitting, 0) | values
    for letter, laws in fitting.items():
        if letter not in values:
            ones = sum(_said(law, known) for law in laws)
            total += min(ones, len(laws) - ones)
            known[letter] = int(2 * ones > len(laws))
    return total
