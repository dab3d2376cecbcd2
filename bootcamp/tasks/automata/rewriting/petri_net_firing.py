"""Fire the transitions of a Petri net so that it comes from one marking to another.

Answer: the transitions in the order in which they fire, at most so many; every order that fits is right.
Harder: more places and transitions, longer ways, weights, transitions that need an empty place, full places.
Skills: search, planning
Source: original; C. A. Petri, Kommunikation mit Automaten, 1962.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.automata.rewriting._petri import Marking, Transition, drawn, fired, written
from bootcamp.verifiers import Format, Sequence, Word

_DRAWS = 40
_STATES = 700  # markings looked at for one net


class PetriNetFiring(Task["PetriNetFiring.Params", "PetriNetFiring.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        places: int = knob("how many places there are", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=2, le=12)
        transitions: int = knob("how many transitions there are", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 7), ge=2, le=12)
        firings: int = knob("how many firings are needed", levels=(3, 4, 5, 6, 7, 8, 9, 11, 13, 15), ge=2, le=40)
        weight: int = knob("the most tokens that an arc moves", levels=(1, 2, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=4)
        empties: int = knob(
            "how many transitions need an empty place", levels=(0, 0, 0, 1, 1, 1, 1, 2, 2, 2), ge=0, le=5
        )
        capacity: int = knob("the most tokens of a place or 0", levels=(0,) * 5 + (5, 5, 5, 6, 6), ge=0, le=20)

    class Instance(task.Instance):
        transitions: tuple[Transition, ...]
        start: Marking
        target: Marking
        capacity: int
        limit: int

        @property
        def shown(self) -> list[str]:
            return written(self.transitions)

        @property
        def empties(self) -> list[tuple[int, int]]:
            return [(n, one.empty + 1) for n, one in enumerate(self.transitions, 1) if one.empty is not None]

        @property
        def markings(self) -> tuple[str, str]:
            first, last = ([f"P{n} = {k}" for n, k in enumerate(one, 1)] for one in (self.start, self.target))
            return ", ".join(first), ", ".join(last)

    prompt = Prompt(
        en=r"""
        A Petri net has the places P1 to P{{ start | length }}, which hold tokens, and these transitions:

        {% for line in shown %}
        {{ line }}
        {% endfor %}

        When a transition fires, it takes the tokens on the left of its arrow out of their places and then puts those on
        its right into theirs{{ "; 2 P1, say, stands for two tokens of P1" if "2 P" in shown | join }}. It can fire
        only if the places hold at least the tokens that it takes.
        {% for number, place in empties %}
        T{{ number }} can fire only if, besides, P{{ place }} holds no token before it fires.
        {% endfor %}
        {% if capacity %}
        After no firing may a place hold more than {{ capacity }} tokens.
        {% endif %}

        At first: {{ markings[0] }}.
        In the end there must be exactly: {{ markings[1] }}.

        Give the transitions in the order in which they fire, one after the other, at most {{ limit }} firings. It is
        possible, and any order that fits will do.
        """,
        zh=r"""
        一个 Petri 网有库所 P1 到 P{{ start | length }}（库所中存放令牌）以及下列变迁：

        {% for line in shown %}
        {{ line }}
        {% endfor %}

        一个变迁发生时，先从各库所取走箭头左边的令牌，再向各库所放入箭头右边的令牌
        {{- "；例如 2 P1 表示 P1 的两个令牌" if "2 P" in shown | join }}。
        只有当各库所中至少有它要取走的令牌时，变迁才能发生。
        {% for number, place in empties %}
        此外，只有当 P{{ place }} 在发生之前没有令牌时，T{{ number }} 才能发生。
        {% endfor %}
        {% if capacity %}
        每次发生之后，任何库所中的令牌都不得多于 {{ capacity }} 个。
        {% endif %}

        开始时：{{ markings[0] }}。
        最后必须恰好是：{{ markings[1] }}。

        按先后顺序写出依次发生的变迁，至多发生 {{ limit }} 次。这是可以做到的，任意一种符合要求的顺序都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Word(tuple(f"T{number}" for number in range(1, len(instance.transitions) + 1))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        for _ in range(_DRAWS):
            transitions = tuple(
                drawn(rng, params.places, params.weight, place < params.empties) for place in range(params.transitions)
            )
            start = tuple(rng.choice((0, 0, 1, 1, 2, 3)) for _ in range(params.places))
            if len(set(transitions)) < params.transitions or not any(start):
                continue
            shuffled = tuple(rng.sample(transitions, params.transitions))
            most = {"capacity": params.capacity, "limit": params.firings + params.firings // 4}
            net = self.Instance(transitions=shuffled, start=start, target=start, **most)
            ways = _ways(net, params.firings)
            least = 2 if params.firings < 5 else 3
            last = [one for one, way in ways.items() if len(way) == params.firings and len(set(way)) >= least]
            for target in rng.sample(last, min(5, len(last))):
                if not _greedy(net, target):
                    instance = net.model_copy(update={"target": target})
                    return instance, tuple(f"T{number + 1}" for number in ways[target])
        raise task.Retry

    def key(self, instance: Instance) -> object:
        nets = sorted([one.takes, one.puts, -1 if one.empty is None else one.empty] for one in instance.transitions)
        return [nets, instance.start, instance.target, instance.capacity, instance.limit]

    def check(self, instance: Instance, answer: tuple[str, ...]) -> str:
        if len(answer) > instance.limit:
            return f"there are more than {instance.limit} firings"
        marking = instance.start
        for step, name in enumerate(answer, start=1):
            after = _fired(instance, marking, int(name[1:]) - 1)
            if after is None:
                return f"{name} cannot fire as number {step}"
            marking = after
        return "" if marking == instance.target else "the last marking is another"


def _fired(net: PetriNetFiring.Instance, marking: Marking, number: int) -> Marking | None:
    """Fire a transition, or give None if it cannot fire or a place would be too full."""
    after = fired(net.transitions[number], marking)
    return None if after is None or (net.capacity and max(after) > net.capacity) else after


def _greedy(net: PetriNetFiring.Instance, target: Marking) -> bool:
    """Tell whether always firing what brings the tokens nearest to the target leads there."""
    marking = net.start
    for _ in range(net.limit):
        after = [one for number in range(len(net.transitions)) if (one := _fired(net, marking, number))]
        if not after or marking == target:
            break
        marking = min(after, key=lambda one: sum(abs(a - b) for a, b in zip(one, target, strict=True)))
    return marking == target


def _ways(net: PetriNetFiring.Instance, firings: int) -> dict[Marking, tuple[int, ...]]:
    """Find a shortest way to each marking, as far as some firings lead, or nothing if there are too many markings."""
    ways: dict[Marking, tuple[int, ...]] = {net.start: ()}
    queue = [net.start]
    for marking in queue:
        way = ways[marking]
        if len(way) == firings:
            break
        if len(queue) > _STATES:
            return {}
        for number in range(len(net.transitions)):
            after = _fired(net, marking, number)
            if after is not None and after not in ways:
                ways[after] = (*way, number)
                queue.append(after)
    return ways
