"""Find the role of every port in a network of switches that run a spanning tree protocol.

Answer: root, designated or blocked for each port; unique.
Harder: more switches and links, parallel links, shared segments, a failure after which all is settled anew.
Skills: search, simulation, instructions
Source: original; the usual order of comparison, which the prompt states.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import graph
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Assignment, Format

Port = tuple[int, int]
"""A switch and the number of its port."""
Segment = tuple[int, tuple[Port, ...]]
"""The cost and the ports on it."""
Answer = dict[str, str]


class SpanningTreePorts(Task["SpanningTreePorts.Params", "SpanningTreePorts.Instance", Answer]):
    version = 1

    class Params(task.Params):
        switches: int = knob("how many switches there are", levels=(3, 4, 4, 5, 6, 6, 7, 8, 9, 10), ge=3, le=14)
        links: int = knob("how many links there are", levels=(3, 4, 5, 7, 8, 9, 11, 13, 15, 18), ge=3, le=30)
        shared: int = knob("how many segments have three ports", levels=(0, 0, 1, 1, 1, 1, 2, 2, 3, 3), ge=0, le=5)
        failure: bool = knob("whether something fails", levels=(*[False] * 5, *[True] * 5))

    class Instance(task.Instance):
        switches: tuple[tuple[int, int], ...]  # priority and address
        segments: tuple[Segment, ...]
        failed_switch: int | None
        failed_segment: int | None

        @property
        def rows(self) -> list[tuple[str, int, str]]:
            return [(chr(65 + i), priority, f"{address:04X}") for i, (priority, address) in enumerate(self.switches)]

        @property
        def wires(self) -> list[tuple[str, list[str], int]]:
            return [(f"S{i}", [_name(p) for p in ports], cost) for i, (cost, ports) in enumerate(self.segments, 1)]

    prompt = Prompt(
        en=r"""
        Switches run a spanning tree protocol. Each has a priority and an address, a hexadecimal number:

        {{ rows | table(["switch", "priority", "address"]) }}

        Port A1 is port 1 of switch A, and so on. Segments join the ports:

        {% for name, ports, cost in wires %}
        - {{ name }} (cost {{ cost }}): {{ ports | join(", ") }}
        {% endfor %}

        {% if failed_switch is not none %}
        Switch {{ rows[failed_switch][0] }} has failed; its ports are dead, and all is settled anew without it.
        {% elif failed_segment is not none %}
        Segment {{ wires[failed_segment][0] }} has failed; the ports on it are dead, and all is settled anew without it.
        {% else %}
        All switches and segments work.
        {% endif %}

        Rules:
        - A switch comes before another if its priority is smaller or, for equal priorities, its address is.
        - The root is the switch that comes before all others.
        - The distance of the root is 0. The distance of another switch is the least sum of the costs of the segments on
          a way from it to the root.
        - Each segment has one designated port: that of the switch with the least distance; among equal ones that of the
          switch that comes first.
        - Each switch except the root has one root port. For each of its ports look, among the ports of other switches
          on the segment, at the one that is best by the rule for designated ports: its switch is the sender. The root
          port has the least sum of the distance of the sender and the cost of the segment; if sums are equal, the
          sender that comes first; then the smaller port number of the sender; then the smaller port number of its own.
        - A port that is neither root port nor designated is blocked.

        Give the role of each port{{ " that is not dead" if failed_switch is not none or failed_segment is not none }}:
        R for root port, D for designated, B for blocked.
        """,
        zh=r"""
        若干交换机运行生成树协议。每台交换机有优先级和地址（十六进制数）：

        {{ rows | table(["交换机", "优先级", "地址"]) }}

        端口 A1 表示交换机 A 的 1 号端口，其余类推。各网段连接的端口如下：

        {% for name, ports, cost in wires %}
        - {{ name }}（开销 {{ cost }}）：{{ ports | join("、") }}
        {% endfor %}

        {% if failed_switch is not none %}
        交换机 {{ rows[failed_switch][0] }} 已发生故障，其端口全部失效，其余部分不计它而重新计算。
        {% elif failed_segment is not none %}
        网段 {{ wires[failed_segment][0] }} 已发生故障，其上的端口全部失效，其余部分不计它而重新计算。
        {% else %}
        所有交换机和网段都正常工作。
        {% endif %}

        规则：
        - 优先级较小的交换机排在前面；优先级相同时，地址较小的排在前面。
        - 排在最前面的交换机是根。
        - 根的距离为 0。其他交换机的距离，是从它到根的各条路线上所经网段开销之和的最小值。
        - 每个网段有一个指定端口：距离最小的交换机的端口；距离相同时，取排在前面的交换机的端口。
        - 除根以外，每台交换机有一个根端口。对它的每个端口，在该网段上其他交换机的端口中，按指定端口的规则找出最优者，
          这个端口所属的交换机称为发送者。根端口是发送者的距离与网段开销之和最小的端口；和相同时，取发送者排在前面的；
          再相同时，取发送者端口号较小的；再相同时，取自身端口号较小的。
        - 既不是根端口也不是指定端口的端口被阻塞。

        请给出每个{{ "未失效的" if failed_switch is not none or failed_segment is not none }}端口的角色：
        R 表示根端口，D 表示指定端口，B 表示阻塞。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        names = sorted(_name(port) for _, ports in _alive(instance) for port in ports)
        return Assignment(names=tuple(names), tokens=("R", "D", "B"))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.switches
        switches = tuple(zip((4096 * rng.randint(7, 8) for _ in range(n)), rng.sample(range(16**4), n), strict=True))
        groups: list[tuple[int, ...]] = list(graph.random_connected(rng, n, min(params.links - 1, n * (n - 1) // 2)))
        groups += rng.choices(groups, k=params.links - len(groups))  # parallel links
        groups += [tuple(rng.sample(range(n), 3)) for _ in range(params.shared)]
        rng.shuffle(groups)
        free = [rng.sample(range(1, 10), 9) if sum(i in g for g in groups) < 10 else [] for i in range(n)]
        if not all(free):
            raise Retry
        numbers = [
            sorted(numbers[: sum(i in g for g in groups)], key=lambda _: rng.random()) for i, numbers in enumerate(free)
        ]
        segments = tuple(
            (rng.choice((4, 4, 4, 8, 8, 12)), tuple((i, numbers[i].pop()) for i in group)) for group in groups
        )
        bare = self.Instance(switches=switches, segments=segments, failed_switch=None, failed_segment=None)
        whole = _roles(bare)
        if not params.failure:
            return bare, whole
        root = min(range(n), key=switches.__getitem__)
        used = [k for k, (_, ports) in enumerate(segments) if any(whole[_name(port)] == "R" for port in ports)]
        update = {"failed_switch": root} if rng.random() < 0.5 else {"failed_segment": rng.choice(used)}
        instance = bare.model_copy(update=update)
        roles = _roles(instance)
        if roles == {name: role for name, role in whole.items() if name in roles}:
            raise Retry
        return instance, roles


def _name(port: Port) -> str:
    return f"{chr(65 + port[0])}{port[1]}"


def _alive(instance: SpanningTreePorts.Instance) -> list[Segment]:
    """Give the segments that work, with the ports that work."""
    alive = list[Segment]()
    for k, (cost, ports) in enumerate(instance.segments):
        if k != instance.failed_segment:
            alive.append((cost, tuple(port for port in ports if port[0] != instance.failed_switch)))
    return [segment for segment in alive if segment[1]]


def _roles(instance: SpanningTreePorts.Instance) -> Answer:
    """Settle the roles from shortest distances; raise Retry if the network falls apart."""
    alive, ids = _alive(instance), instance.switches
    switches = [i for i in range(len(ids)) if i != instance.failed_switch]
    root = min(switches, key=ids.__getitem__)
    distance = {root: 0}
    for _ in switches:
        for cost, ports in alive:
            near = min((distance[i] for i, _ in ports if i in distance), default=None)
            for i, _ in ports:
                if near is not None and near + cost < distance.get(i, near + cost + 1):
                    distance[i] = near + cost
    if len(distance) < len(switches):
        raise Retry
    roles = {_name(port): "B" for _, ports in alive for port in ports}
    offers = dict[int, list[tuple[int, tuple[int, int], int, int]]]()
    for cost, ports in alive:
        ranked = sorted(ports, key=lambda port: (distance[port[0]], ids[port[0]], port[1]))
        roles[_name(ranked[0])] = "D"
        for switch, number in ports:
            best = next((port for port in ranked if port[0] != switch), None)
            if best and switch != root:
                offers.setdefault(switch, []).append((distance[best[0]] + cost, ids[best[0]], best[1], number))
    for switch, own in offers.items():
        roles[_name((switch, min(own)[3]))] = "R"
    return roles
