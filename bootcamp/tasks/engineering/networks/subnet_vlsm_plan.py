"""Plan subnets of different sizes within a block of addresses.

Answer: a network in CIDR notation for each group; every plan that keeps the rules is right.
Harder: more groups, reserved networks, a block that must stay free, groups that belong together or apart.
Skills: planning, arithmetic, search
Source: original.
"""

from __future__ import annotations

from ipaddress import IPv4Network
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Format, Record, Text

Net = tuple[int, int]
"""The first address as a number and the length of the prefix."""
Relation = tuple[str, int, int, int]
"""Together or apart, two groups, and the length of a prefix."""
Answer = dict[str, str]


class SubnetVlsmPlan(Task["SubnetVlsmPlan.Params", "SubnetVlsmPlan.Instance", Answer]):
    version = 1

    class Params(task.Params):
        groups: int = knob("how many groups there are", levels=(2, 3, 4, 5, 6, 7, 8, 9, 11, 13), ge=2, le=16)
        reserved: int = knob("how many networks are reserved", levels=(0, 0, 1, 1, 2, 2, 3, 3, 4, 5), ge=0, le=8)
        relations: int = knob("how many relations of groups", levels=(0, 0, 1, 1, 2, 3, 3, 4, 5, 6), ge=0, le=12)
        hosts: int = knob("the most hosts of a group", levels=(60, 120, 120, 250, 250, 500, 500, 900, 900, 2000), ge=14)

    class Instance(task.Instance):
        block: Net
        hosts: tuple[int, ...]
        reserved: tuple[Net, ...]
        relations: tuple[Relation, ...]
        free: int  # the length of the prefix of a network that must stay free, or 0

        @property
        def names(self) -> str:
            return "ABCDEFGHIJKLMNOP"[: len(self.hosts)]

        @property
        def nets(self) -> list[str]:
            return [str(IPv4Network(net)) for net in (self.block, *self.reserved)]

    prompt = Prompt(
        en=r"""
        Plan IPv4 subnets within the block {{ nets[0] }}. A network with prefix length p has 2^(32-p) addresses,
        begins at a multiple of this number, and has room for 2^(32-p) - 2 hosts. The groups need room for as many
        hosts:

        {% for name in names %}
        - {{ name }}: {{ hosts[loop.index0] }} hosts
        {% endfor %}

        Rules:
        - Each group gets one network within the block, the smallest that has room for its hosts.
        - No two networks overlap.
        {% if reserved %}
        - These networks are reserved and must not be touched: {{ nets[1:] | comma }}.
        {% endif %}
        {% if free %}
        - At least one whole network of the block with prefix length {{ free }} stays free: no network of a group and
          nothing reserved overlaps it.
        {% endif %}
        {% for kind, i, j, length in relations %}
        - {{ names[i] }} and {{ names[j] }} {{ "lie" if kind == "together" else "do not lie" }} in the same network with
          prefix length {{ length }}.
        {% endfor %}

        Give each group its network as first address and prefix length, written like the block above. Any plan that
        keeps the rules will do.
        """,
        zh=r"""
        在地址块 {{ nets[0] }} 内规划 IPv4 子网。前缀长度为 p 的网络有 2^(32-p) 个地址，起始地址是这个数的倍数，
        可容纳 2^(32-p) - 2 台主机。各组需要容纳的主机数如下：

        {% for name in names %}
        - {{ name }}：{{ hosts[loop.index0] }} 台
        {% endfor %}

        规则：
        - 每组在该地址块内得到一个网络，且是能容纳其主机的最小网络。
        - 任何两个网络不得重叠。
        {% if reserved %}
        - 下列网络已保留，不得占用：{{ nets[1:] | comma }}。
        {% endif %}
        {% if free %}
        - 地址块中至少有一个前缀长度为 {{ free }} 的完整网络保持空闲，不与任何一组的网络或保留网络重叠。
        {% endif %}
        {% for kind, i, j, length in relations %}
        - {{ names[i] }} 和 {{ names[j] }} {{ "位于" if kind == "together" else "不在" }}同一个前缀长度为 {{ length }}
          的网络中。
        {% endfor %}

        请给出每组的网络，写出起始地址和前缀长度，写法同上面的地址块。符合规则的任意一种方案都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Record(**{name: Text(alphabet="0123456789./") for name in instance.names})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        hosts = tuple(
            rng.randint(6, params.hosts) if rng.random() < 0.5 else rng.randint(6, 60) for _ in range(params.groups)
        )
        lengths = [_length(count) for count in hosts]
        kept = [rng.choice(lengths) for _ in range(params.reserved)]
        total = sum(2 ** (32 - length) for length in lengths + kept)
        top = 32 - (total * 9 // 8).bit_length()
        base = rng.choice((10 << 24 | rng.randrange(2**16) << 8, 172 << 24 | 16 << 16 | rng.randrange(2**12) << 8))
        block = (base >> (32 - top) << (32 - top), top)
        free, placed = [block], dict[int, Net]()
        wanted = list(enumerate(lengths + kept))
        rng.shuffle(wanted)
        for number, length in sorted(wanted, key=lambda pair: pair[1]):
            slots = [slot for slot in free if slot[1] <= length]
            if not slots:
                raise Retry
            slot = free.pop(free.index(rng.choice(slots)))
            while slot[1] < length:
                half = 1 << (31 - slot[1])
                halves = [(slot[0], slot[1] + 1), (slot[0] + half, slot[1] + 1)]
                slot = halves.pop(rng.randrange(2))
                free += halves
            placed[number] = slot
        relations = list[Relation]()
        for _ in range(6 * params.relations):
            i, j = sorted(rng.sample(range(params.groups), 2))
            shared = 32 - (placed[i][0] ^ placed[j][0]).bit_length()
            if any({i, j} == {a, b} for _, a, b, _ in relations) or len(relations) == params.relations:
                continue
            if shared > top and rng.random() < 0.6:
                relations.append(("together", i, j, shared))
            elif shared + 1 < min(lengths[i], lengths[j]):
                relations.append(("apart", i, j, shared + 1))
        if not free or len(relations) < params.relations:
            raise Retry
        instance = self.Instance(
            block=block, hosts=hosts, relations=tuple(sorted(relations)),
            reserved=tuple(sorted(placed[number] for number in range(params.groups, len(wanted)))),
            free=min(length for _, length in free) if params.relations else 0,
        )  # fmt: skip
        if params.relations and not _fault(instance, _first_fit(instance, lengths)):
            raise Retry
        return instance, {name: str(IPv4Network(placed[i])) for i, name in enumerate(instance.names)}

    def check(self, instance: Instance, answer: Answer) -> str:
        nets = list[Net]()
        for text in answer.values():
            try:
                nets.append((int(IPv4Network(text).network_address), IPv4Network(text).prefixlen))
            except ValueError:
                return f"{text} is not the first address of a network and its prefix length"
        return _fault(instance, nets)


def _length(hosts: int) -> int:
    """Give the longest prefix that leaves room for some hosts."""
    return 32 - (hosts + 1).bit_length()


def _meet(a: Net, b: Net) -> bool:
    shift = 32 - min(a[1], b[1])
    return a[0] >> shift == b[0] >> shift


def _fault(instance: SubnetVlsmPlan.Instance, nets: list[Net]) -> str:
    """Say which rule a plan breaks, or nothing."""
    taken = list(instance.reserved)
    for name, hosts, net in zip(instance.names, instance.hosts, nets, strict=True):
        if net[1] != _length(hosts):
            return f"the network of {name} is not the smallest that has room"
        if not _meet(net, instance.block):
            return f"the network of {name} is not within the block"
        if any(_meet(net, other) for other in taken):
            return f"the network of {name} overlaps another or what is reserved"
        taken.append(net)
    for kind, i, j, length in instance.relations:
        if (nets[i][0] >> (32 - length) == nets[j][0] >> (32 - length)) != (kind == "together"):
            return f"{instance.names[i]} and {instance.names[j]} must lie {kind}"
    size, (start, top) = 1 << (32 - instance.free), instance.block
    if instance.free:
        pieces = range(start, start + (1 << (32 - top)), size)
        if all(any(_meet((piece, instance.free), net) for net in taken) for piece in pieces):
            return "no network of the size that is asked for stays free"
    return ""


def _first_fit(instance: SubnetVlsmPlan.Instance, lengths: list[int]) -> list[Net]:
    """Place the largest first, each as low as it can be."""
    taken, nets, (start, top) = list(instance.reserved), dict[int, Net](), instance.block
    for i in sorted(range(len(lengths)), key=lengths.__getitem__):
        spots = [(place, lengths[i]) for place in range(start, start + (1 << (32 - top)), 1 << (32 - lengths[i]))]
        nets[i] = next((net for net in spots if not any(_meet(net, other) for other in taken)), instance.block)
        taken.append(nets[i])
    return [nets[i] for i in range(len(lengths))]
