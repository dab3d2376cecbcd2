"""Run words through a pushdown automaton: which are accepted, and in how few steps.

Answer: the number of each accepted word with the least number of steps of a run that accepts it; unique.
Harder: more states, more rules, longer words, then moves that read nothing and several runs of a word.
Skills: simulation, search
Source: original; M. P. Schuetzenberger, On context-free languages and push-down automata, Inf. Control 6 (1963).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.automata import random_word
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Mapping

Rule = tuple[int, str, str, int, str]  # state, letter or "", top of the stack; new state, what replaces the top

Place = tuple[int, int, str]  # state, letters read, stack

_BUDGET = 60  # automata drawn before the case is given up
_WORDS = 60  # words drawn for one automaton
_MOST = 1500  # configurations looked at for one word


class PdaAcceptance(Task["PdaAcceptance.Params", "PdaAcceptance.Instance", dict[int, int]]):
    version = 1

    class Params(task.Params):
        states: int = knob("how many states there are", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=5)
        rules: int = knob("how many rules there are", levels=(4, 5, 7, 8, 10, 11, 12, 14, 15, 16), ge=2, le=24)
        words: int = knob("how many words are read", levels=(3, 3, 5, 5, 6, 6, 7, 7, 8, 8), ge=2, le=12)
        longest: int = knob("the length of the longest word", levels=(4, 5, 6, 6, 7, 8, 8, 9, 10, 11), ge=2, le=16)
        several: bool = knob(
            "whether several rules may fit, some of which read nothing", levels=(False,) * 4 + (True,) * 6
        )

    class Instance(task.Instance):
        rules: tuple[Rule, ...]
        accepting: tuple[int, ...]  # states; none if words are accepted with an empty stack
        words: tuple[str, ...]

        @property
        def shown(self) -> list[str]:
            return [f"({q}, {x or 'ε'}, {top}) → ({p}, {push or 'ε'})" for q, x, top, p, push in self.rules]

        @property
        def silent(self) -> bool:
            return any(not letter for _, letter, *_ in self.rules)

    prompt = Prompt(
        en=r"""
        A pushdown automaton starts in state 1 with the single symbol Z on its stack. A rule (q, x, T) → (p, W) says: in
        state q with T on top of the stack the automaton may read the letter x, go to state p and replace T by W, whose
        leftmost symbol is then on top; if W is ε, T is only taken away.
        {% if silent %}
        If x is ε, no letter is read.
        {% endif %}
        On an empty stack no rule can be used. Its rules:

        {{ shown | lines }}

        {% if accepting %}
        A word is accepted if, after reading all of it, the automaton can be in state
        {{ accepting | listed(language, "or") }}; the
        stack does not matter.
        {% else %}
        A word is accepted if, after reading all of it, the automaton can have an empty stack; the state does not
        matter.
        {% endif %}
        Each use of a rule is a step. The words:

        {{ words | numbered }}

        Give, for the number of each accepted word and for no other, the least number of steps in which the automaton
        can accept it.
        """,
        zh=r"""
        一个下推自动机从状态 1 开始，栈中只有一个符号 Z。规则 (q, x, T) → (p, W) 表示：在状态 q 且栈顶为 T 时，
        自动机可以读入字母 x，转到状态 p，并把 T 替换为 W，W 最左边的符号成为栈顶；若 W 为 ε，则只弹出 T。
        {% if silent %}
        若 x 为 ε，则不读入字母。
        {% endif %}
        栈为空时不能使用任何规则。规则如下：

        {{ shown | lines }}

        {% if accepting %}
        若读完整个单词后自动机可以处于状态 {{ accepting | listed(language, "or") }}，则该单词被接受，与栈的内容无关。
        {% else %}
        若读完整个单词后自动机的栈可以为空，则该单词被接受，与所处的状态无关。
        {% endif %}
        每使用一次规则算一步。单词如下：

        {{ words | numbered }}

        对每个被接受的单词（且只对这些单词），给出它的编号以及自动机接受它所需的最少步数。
        """,
    )

    def format(self, instance: Instance) -> Mapping[int, int]:
        return Mapping(Integer(low=1, high=len(instance.words)), Integer(low=0))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[int, int]]:
        for _ in range(_BUDGET):
            rules = _drawn(rng, params)
            final = rng.randint(1, params.states) if params.states > 1 and rng.random() < 0.5 else 0
            accepting = (final,) if final else ()
            halves: dict[bool, list[str]] = {True: [], False: []}
            for _ in range(_WORDS):
                word = random_word(rng, "ab", rng.randint(2, params.longest))
                half = halves[_least(rules, accepting, word) is not None]
                if word not in half:
                    half.append(word)
            most = rng.randint(max(1, params.words // 3), params.words - 1)
            yes = sorted(halves[True], key=lambda word: -len(word))[: most + 2]
            long = sum(map(len, yes)) * 2 >= len(yes) * (params.longest + 1)
            if long and len(yes) >= most and len(halves[False]) >= params.words - most:
                words = rng.sample(yes, most) + halves[False][: params.words - most]
                rng.shuffle(words)
                instance = self.Instance(rules=rules, accepting=accepting, words=tuple(words))
                return instance, self.solve(instance)
        raise task.Retry

    def solve(self, instance: Instance) -> dict[int, int]:
        steps = [_least(instance.rules, instance.accepting, word) for word in instance.words]
        return {number: least for number, least in enumerate(steps, start=1) if least is not None}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = []
        for number, word in enumerate(instance.words, start=1):
            for steps, (layer, accepted) in enumerate(_layers(instance.rules, instance.accepting, word)):
                told = [f"{q} {word[place:] or '-'} {stack or '-'}" for q, place, stack in sorted(layer)]
                lines.append(f"{steps}. {', '.join(told)}" + (f": {number}" if accepted else ""))
                if accepted:
                    break
            else:
                lines.append(f"{steps + 1}. -")
        return "\n".join(lines)


def _least(rules: tuple[Rule, ...], accepting: tuple[int, ...], word: str) -> int | None:
    """Search the configurations breadth first; rules that read nothing only take away, so that the stack is bounded."""
    for steps, (_, accepted) in enumerate(_layers(rules, accepting, word)):
        if accepted:
            return steps
    return None


def _layers(rules: tuple[Rule, ...], accepting: tuple[int, ...], word: str) -> Iterator[tuple[set[Place], bool]]:
    """Give the configurations that are first met after 0, 1, ... steps, and whether one of them accepts."""
    layer = {(1, 0, "Z")}
    seen = set(layer)
    while layer:
        yield (
            layer,
            any(place == len(word) and (q in accepting if accepting else not stack) for q, place, stack in layer),
        )
        following = set()
        for q, place, stack in layer:
            for state, letter, top, target, push in rules:
                if state == q and stack[:1] == top and (not letter or word[place : place + 1] == letter):
                    following.add((target, place + len(letter), push + stack[1:]))
        layer = following - seen
        seen |= layer
        if len(seen) > _MOST:
            raise task.Retry


def _drawn(rng: Random, params: PdaAcceptance.Params) -> tuple[Rule, ...]:
    """Draw rules; each keeps, takes away or covers the top of the stack."""
    tops = "ZX" if params.states == 1 else "ZXY"
    found: dict[object, Rule] = {}
    for _ in range(20 * params.rules):
        if len(found) == params.rules:
            break
        q, p, top = rng.randint(1, params.states), rng.randint(1, params.states), rng.choice(tops)
        letter = "" if params.several and rng.random() < 0.12 else rng.choice("ab")
        push = rng.choice(("", "", top, rng.choice(tops[1:]) + top, rng.choice(tops[1:]) + top)) if letter else ""
        found.setdefault((q, letter, top, p) if params.several else (q, letter, top), (q, letter, top, p, push))
    return tuple(sorted(found.values()))
