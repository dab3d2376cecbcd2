"""Give the ancestors on a tree states that need the fewest or cheapest changes.

Answer: the least cost and the states of the inner nodes; every best choice is right.
Harder: more leaves, sites and states, costs that differ from change to change.
Skills: optimization, search
Source: original; Fitch 1971, Sankoff 1975.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Record, Text, Word

Answer = dict[str, Any]


class SmallParsimonyStates(Task["SmallParsimonyStates.Params", "SmallParsimonyStates.Instance", Answer]):
    version = 1

    class Params(task.Params):
        leaves: int = knob("how many leaves", levels=(4, 5, 6, 7, 7, 8, 9, 10, 12, 14), ge=3, le=16)
        sites: int = knob("how many sites", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 4), ge=1, le=6)
        states: int = knob("how many states", levels=(2, 3, 3, 3, 4, 4, 4, 4, 4, 4), ge=2, le=4)
        costs: bool = knob("whether changes differ in cost", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        hidden = ("best",)

        children: tuple[tuple[str, str, str], ...]
        """Each inner node with its two children, parents before children, the root first."""
        leaves: tuple[tuple[str, str], ...]
        states: str
        costs: tuple[tuple[int, ...], ...]
        """What a change from a state (row) of a parent to one of a child (column) costs."""
        best: int

        def rows(self) -> list[tuple[object, ...]]:
            return [(state, *row) for state, row in zip(self.states, self.costs, strict=True)]

        def plain(self) -> bool:
            return all(cost == (i != j) for i, row in enumerate(self.costs) for j, cost in enumerate(row))

        def inner(self) -> tuple[str, ...]:
            return tuple(node for node, _, _ in self.children)

        def sites(self) -> int:
            return len(self.leaves[0][1])

    prompt = Prompt(
        en=r"""
        A rooted tree with root {{ inner()[0] }}. Its inner nodes have these children:

        {% for node, one, other in children %}
        - {{ node }}: {{ one }} and {{ other }}.
        {% endfor %}

        The other nodes are leaves. Each node has a state out of {{ states | list | join(", ") }} at
        {{ "one site" if sites() == 1 else "each of " ~ sites() ~ " sites, written one after the other" }}. The states
        of the leaves are known:

        {{ leaves | table(("leaf", "states")) }}

        {% if plain() %}
        The cost of a choice of states for the inner nodes is the number of changes: over all sites, the number of
        nodes other than the root whose state differs from that of their parent.
        {% else %}
        The cost of a choice of states for the inner nodes is the sum, over all sites and all nodes other than the root,
        of the number in the row of the parent's state and the column of the node's own state at this site:

        {{ rows() | table([""] + states | list) }}
        {% endif %}

        Give the least possible cost and states of all inner nodes, {{ inner() | join(", ") }}, that have it. Any such
        choice will do.
        """,
        zh=r"""
        有一棵以 {{ inner()[0] }} 为根的有根树，其内部节点的子节点如下：

        {% for node, one, other in children %}
        - {{ node }}：{{ one }} 和 {{ other }}。
        {% endfor %}

        其余节点是叶。
        每个节点在{{ "一个位点上" if sites() == 1 else "依次书写的 " ~ sites() ~ " 个位点上各" }}有一个状态，
        状态取自 {{ states | list | join("、") }}。叶的状态已知：

        {{ leaves | table(("叶", "状态")) }}

        {% if plain() %}
        为内部节点选定状态的代价是变化的次数：对所有位点，把状态与父节点不同的非根节点的个数相加。
        {% else %}
        为内部节点选定状态的代价，是对所有位点和所有非根节点，把下表中父节点状态所在行、该节点自身状态所在列的数相加：

        {{ rows() | table([""] + states | list) }}
        {% endif %}

        请写出可能的最小代价 cost，以及达到它的所有内部节点 {{ inner() | join("、") }} 的状态 states。
        任何一个这样的选择都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        states = Text(alphabet=instance.states, length=instance.sites())
        inner = instance.inner()
        return Record(cost=Integer(low=0), states=Mapping(Word(bank=inner), states, required=inner))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        states = "ACGT"[: params.states]
        names = [f"L{n + 1}" for n in range(params.leaves)]
        open_nodes, joins = list(names), list[tuple[str, str, str]]()
        while len(open_nodes) > 1:
            one, other = rng.sample(open_nodes, 2)
            node = f"N{params.leaves - 1 - len(joins)}"
            open_nodes = [*(name for name in open_nodes if name not in (one, other)), node]
            joins.append((node, one, other))
        joins.reverse()
        costs = [[int(i != j) for j in states] for i in states]
        if params.costs and rng.random() < 0.7:
            costs = [[0 if i == j else rng.randint(1, 5) for j in range(params.states)] for i in range(params.states)]
        grown = {"N1": "".join(rng.choices(states, k=params.sites))}
        for node, *children in joins:
            for child in children:
                grown[child] = "".join(rng.choice(states) if rng.random() < 0.6 else one for one in grown[node])
        leaves = tuple((name, grown[name]) for name in names)
        plain = self.Instance(
            children=tuple(joins), leaves=leaves, states=states, costs=tuple(map(tuple, costs)), best=0
        )
        columns = [_sankoff(plain, site) for site in range(params.sites)]
        best = sum(cost for cost, _ in columns)
        chosen = {node: "".join(column[node] for _, column in columns) for node in plain.inner()}
        instance = plain.model_copy(update={"best": best})
        if params.leaves > 5:
            for side in (1, 2):  # each node like its first or second child
                copied = dict(leaves)
                for join in reversed(joins):
                    copied[join[0]] = copied[join[side]]
                if _cost(instance, copied) == best:
                    raise task.Retry
            alike = [min(_alike(plain, site)) for site in range(params.sites)]
            if sum(alike) == best:
                raise task.Retry
        if best < 2:
            raise task.Retry
        return instance, {"cost": best, "states": chosen}

    def check(self, instance: Instance, answer: Answer) -> str:
        total = _cost(instance, answer["states"])
        if total != answer["cost"]:
            return f"these states cost {total}"
        return "" if total == instance.best else "cheaper states exist"


def _cost(instance: SmallParsimonyStates.Instance, chosen: dict[str, str]) -> int:
    known, total = {**dict(instance.leaves), **{node: chosen[node] for node in instance.inner()}}, 0
    for node, *children in instance.children:
        for child in children:
            pairs = zip(known[node], known[child], strict=True)
            total += sum(instance.costs[instance.states.index(a)][instance.states.index(b)] for a, b in pairs)
    return total


def _alike(instance: SmallParsimonyStates.Instance, site: int) -> list[int]:
    """Give for each state what it costs if all inner nodes have it at a site."""
    inner = instance.inner()
    one = instance.model_copy(update={"leaves": tuple((name, text[site]) for name, text in instance.leaves)})
    return [_cost(one, dict.fromkeys(inner, state)) for state in instance.states]


def _sankoff(instance: SmallParsimonyStates.Instance, site: int) -> tuple[int, dict[str, str]]:
    """Give the least cost at a site with the states of the inner nodes: least costs below each node, leaves first."""
    k = range(len(instance.states))
    below = {name: [0 if instance.states[s] == text[site] else 10**6 for s in k] for name, text in instance.leaves}
    for node, *children in reversed(instance.children):
        below[node] = [sum(min(instance.costs[s][t] + below[c][t] for t in k) for c in children) for s in k]
    root = instance.children[0][0]
    chosen = {root: min(k, key=lambda s: below[root][s])}
    for node, *children in instance.children:
        for child in children:
            row = instance.costs[chosen[node]]
            chosen[child] = min(k, key=lambda t, row=row, child=child: row[t] + below[child][t])  # type: ignore[misc]
    return min(below[root]), {node: instance.states[chosen[node]] for node in instance.inner()}
