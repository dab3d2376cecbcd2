"""Follow replicas that change replicated data types on their own and merge states of each other.

Answer: the value that each replica sees at the end; unique.
Harder: more replicas, steps and data types, states that arrive late.
Skills: simulation, deduction
Source: original; M. Shapiro and others, Conflict-free replicated data types, SSS 2011.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Maybe, Record, Sequence, Set, Word

Step = tuple[int, str, str, int, int]
"""The replica, the verb, the letter, and two numbers: amount; value and time; or which replica after which step."""
_TYPES = ("counter", "set", "map")


class CrdtMergeState(Task["CrdtMergeState.Params", "CrdtMergeState.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        replicas: int = knob("the number of replicas", levels=(2, 2, 2, 3, 3, 3, 3, 4, 4, 4), ge=2, le=6)
        steps: int = knob("the number of steps", levels=(4, 6, 8, 11, 13, 16, 20, 24, 29, 34), ge=3, le=80)
        types: int = knob("the number of data types", levels=(1, 1, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=3)
        late: int = knob("how many steps old a state may be", levels=(0, 0, 0, 0, 2, 3, 4, 5, 6, 8), ge=0, le=20)

    class Instance(task.Instance):
        replicas: int
        types: tuple[str, ...]
        steps: tuple[Step, ...]

        @property
        def names(self) -> list[str]:
            return [f"R{own}" for own in range(1, self.replicas + 1)]

        @property
        def letters(self) -> list[str]:
            return sorted({name for _, verb, name, _, _ in self.steps if verb == "set"})

        def told(self, language: str) -> list[str]:
            words = {
                "en": {
                    "add": "R{0} adds {2:+d} to the counter", "put": "R{0} adds {1} to the set",
                    "take": "R{0} removes {1} from the set", "set": "R{0} sets {1} to {2} with time {3}",
                    "merge": "R{0} merges the state that R{2} had after step {3}",
                },
                "zh": {
                    "add": "R{0} 给计数器加 {2:+d}", "put": "R{0} 把 {1} 加入集合", "take": "R{0} 把 {1} 从集合中删除",
                    "set": "R{0} 以时间 {3} 把 {1} 设为 {2}", "merge": "R{0} 合并 R{2} 在第 {3} 步之后的状态",
                },
            }  # fmt: skip
            return [words[language][verb].format(own, name, one, two) for own, verb, name, one, two in self.steps]

    prompt = Prompt(
        en=r"""
        The replicas {{ names | listed(language) }} of a data store each have a state of their own, empty at
        first. These steps happen one after the other:

        {{ told(language) | numbered }}

        A state consists of all changes that it knows; a change is known at first to the replica that makes it. When a
        replica merges a state, it then also knows everything that this state knows, and each change still counts once.
        A replica's values follow from the changes that it knows:
        {% if "counter" in types %}
        - The counter is the sum of all amounts that were added to it.
        {% endif %}
        {% if "set" in types %}
        - Each step that adds a letter to the set is an addition of its own. A removal cancels those additions of this
          letter that its replica knows at that moment, and no others. A letter is in the set if a replica knows an
          addition of it for which it knows no removal that cancels it.
        {% endif %}
        {% if "map" in types %}
        - A letter of the map has the value that was set with the greatest time, whichever step came first; of several
          with this time, that of the replica with the greatest number. Letters never set have no value.
        {% endif %}

        Give, as lists of what {{ names | listed(language) }} have at the end, in this order,
        {%- if "counter" in types %} "counter" (the counters){{ ";" if types | length > 1 else "." }}{% endif %}
        {%- if "set" in types %} "set" (the sets){{ ";" if "map" in types else "." }}{% endif %}
        {%- if "map" in types %} {{ letters | listed(language) }} (the values in the map, none where there is
        no value).{% endif %}
        """,
        zh=r"""
        一个数据存储的副本 {{ names | listed(language) }} 各有自己的状态，最初为空。依次发生以下各步：

        {{ told(language) | numbered }}

        状态由它所知道的全部更改组成；更改最初只为做出它的副本所知。副本合并一个状态后，还知道那个状态所知道的一切，
        而每个更改仍只算一次。副本的各个值由它所知道的更改得出：
        {% if "counter" in types %}
        - 计数器的值是加给它的所有数之和。
        {% endif %}
        {% if "set" in types %}
        - 把字母加入集合的每一步都是一次单独的添加。删除只撤销该副本当时所知道的对这个字母的那些添加，不撤销别的。
          如果副本知道对某个字母的一次添加，却不知道撤销这次添加的删除，这个字母就在集合中。
        {% endif %}
        {% if "map" in types %}
        - 映射中一个字母的值是所用时间最大的那一次所设的值，与各步的先后无关；时间最大的有多次时，
          取编号最大的副本所设的。从未设过的字母没有值。
        {% endif %}

        请按 {{ names | listed(language) }} 的顺序，把它们最后的情况写成列表：
        {%- if "counter" in types %}"counter"（各计数器的值）{{ "；" if types | length > 1 else "。" }}{% endif %}
        {%- if "set" in types %}"set"（各集合）{{ "；" if "map" in types else "。" }}{% endif %}
        {%- if "map" in types %}{{ letters | listed(language) }}（映射中的值，没有值写 none）。{% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        counters = Sequence(Integer(), length=instance.replicas)
        values = Sequence(Maybe(Integer()), length=instance.replicas)
        sets = Sequence(Set(Word(bank=tuple("abcd"))), length=instance.replicas)
        fields: dict[str, Format[Any]] = {"counter": counters, "set": sets}
        named = {name: fields[name] for name in _TYPES[:2] if name in instance.types}
        return Record(**named, **dict.fromkeys(instance.letters, values))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        types = tuple(sorted(rng.sample(_TYPES, params.types), key=_TYPES.index))
        steps: list[Step] = []
        known: list[list[frozenset[int]]] = [[frozenset()] * params.replicas]
        used: set[tuple[str, int, int]] = set()
        while len(steps) < params.steps:
            own, number = rng.randint(1, params.replicas), len(steps) + 1
            mine, gain = known[-1][own - 1], frozenset({number})
            kind = rng.choice(types)
            if rng.random() < 0.4:
                source, after = rng.randint(1, params.replicas), max(0, number - 1 - rng.randint(0, params.late))
                gain = known[after][source - 1]
                if source == own or gain <= mine:
                    continue
                steps.append((own, "merge", "", source, after))
            elif kind == "counter":
                steps.append((own, "add", "", rng.choice((-4, -3, -2, -1, 1, 2, 3, 5, 7)), 0))
            elif kind == "set":
                letter = rng.choice("abc"[: 2 + (params.steps > 15)])
                removes = any(steps[one - 1][1:3] == ("put", letter) for one in mine) and rng.random() < 0.5
                steps.append((own, "take" if removes else "put", letter, 0, 0))
            else:
                letter, time = rng.choice("pqr"[: 1 + (params.steps > 9)]), rng.randint(1, 9)
                if (letter, own, time) in used:
                    continue
                used.add((letter, own, time))
                steps.append((own, "set", letter, rng.randint(10, 99), time))
            known.append([*known[-1][: own - 1], mine | gain, *known[-1][own:]])
        instance = self.Instance(replicas=params.replicas, types=types, steps=tuple(steps))
        answer = self.solve(instance)
        same = any(len(set(values)) == 1 for values in answer.values())
        merged = sum(step[1] == "merge" for step in steps)
        if (params.steps > 4 and same) or merged < params.steps // 4 or len(answer) < len(types):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        history = [[_State()] * instance.replicas]
        for number, (own, verb, name, one, two) in enumerate(instance.steps, 1):
            state = history[-1][own - 1]
            if verb == "merge":
                state = _merged(state, history[two][one - 1])
            elif verb == "add":
                state = replace(state, amounts={**state.amounts, number: one})
            elif verb == "put":
                state = replace(state, added=state.added | {(name, number)})
            elif verb == "take":
                state = replace(state, gone=state.gone | {pair for pair in state.added if pair[0] == name})
            else:
                state = _merged(state, _State(values={name: (two, own, one)}))
            history.append([*history[-1][: own - 1], state, *history[-1][own:]])
        last = history[-1]
        found: dict[str, Any] = {}
        if "counter" in instance.types:
            found["counter"] = tuple(sum(state.amounts.values()) for state in last)
        if "set" in instance.types:
            found["set"] = tuple(frozenset(name for name, _ in state.added - state.gone) for state in last)
        for name in instance.letters:
            found[name] = tuple(state.values[name][2] if name in state.values else None for state in last)
        return found


@dataclass(frozen=True)
class _State:
    amounts: dict[int, int] = field(default_factory=dict)
    """What was added to the counter, by step."""
    added: frozenset[tuple[str, int]] = frozenset()
    gone: frozenset[tuple[str, int]] = frozenset()
    values: dict[str, tuple[int, int, int]] = field(default_factory=dict)
    """The time, the replica and the value of each letter of the map."""


def _merged(one: _State, other: _State) -> _State:
    values = {
        name: max(state.values[name] for state in (one, other) if name in state.values)
        for name in {**one.values, **other.values}
    }
    return _State({**one.amounts, **other.amounts}, one.added | other.added, one.gone | other.gone, values)
