"""Give the rule of a packet filter that decides each packet.

Answer: the number of the deciding rule for each packet, 0 where none matches; unique.
Harder: more rules and packets, more rules that match in all but one field.
Skills: simulation, logic
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Rule = tuple[str, int, int, int, int]
"""The protocol or "any", the network's address and length, the first and last port."""
Packet = tuple[str, int, int]
"""The protocol, the address and the port."""

_PROTOCOLS = ("tcp", "udp")


class FirewallRuleMatch(Task["FirewallRuleMatch.Params", "FirewallRuleMatch.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        rules: int = knob("the number of rules", levels=(4, 5, 6, 8, 10, 12, 14, 16, 18, 20), ge=3, le=30)
        packets: int = knob("the number of packets", levels=(3, 4, 4, 5, 5, 6, 7, 8, 9, 10), ge=2, le=15)

    class Instance(task.Instance):
        rules: tuple[Rule, ...]
        packets: tuple[Packet, ...]

        @property
        def listing(self) -> list[str]:
            return [
                f"{place}. {protocol}, from {_address(net)}/{size}, "
                + (f"port {low}" if low == high else f"ports {low}-{high}")
                for place, (protocol, net, size, low, high) in enumerate(self.rules, 1)
            ]

        @property
        def traffic(self) -> list[str]:
            return [f"{protocol}, from {_address(source)}, port {port}" for protocol, source, port in self.packets]

    prompt = Prompt(
        en=r"""
        A packet filter has these rules, tried in the order of their numbers. The first rule that matches a packet
        decides it.

        {% for line in listing %}
        {{ line }}
        {% endfor %}

        A rule matches if all of its parts do: its protocol is that of the packet or is any; the port of the packet is
        its port or lies within its ports, both ends included; and the packet's address lies in its network. An address
        lies in a.b.c.d/n if the first n of its 32 bits (8 for each number) are those of a.b.c.d.

        These packets arrive:

        {{ traffic | bullets }}

        For each packet in this order, give the number of the rule that decides it, or 0 if no rule matches.
        """,
        zh=r"""
        一个包过滤器有以下规则，按编号依次尝试，第一条与数据包匹配的规则决定该包的处理
        （from 后面是来源地址，port 和 ports 后面是端口，any 表示任意协议）：

        {% for line in listing %}
        {{ line }}
        {% endfor %}

        规则的各部分都符合才算匹配：协议与数据包相同或为 any；数据包的端口等于所写端口，或在所写范围内（含两端）；
        数据包的地址属于该网络。若一个地址的 32 位（每个数 8 位）中前 n 位与 a.b.c.d 的相同，它就属于 a.b.c.d/n。

        到达的数据包如下：

        {{ traffic | bullets }}

        请按此顺序给出决定每个数据包的规则编号；没有规则匹配时写 0。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(low=0, high=len(instance.rules)), length=len(instance.packets))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        base = rng.choice((10, 172, 192)) << 24 | rng.randrange(256) << 16
        rules = tuple(dict.fromkeys(_rule(base, rng) for _ in range(params.rules)))
        if len(rules) < params.rules:
            raise task.Retry
        packets: dict[Packet, int] = {}
        wanted = rng.sample(range(1, params.rules + 1), min(params.rules, params.packets - 1))
        for target in (*wanted, *rng.choices(range(params.rules + 1), k=params.packets)):
            for _ in range(20):
                packet = _near(rules[target - 1], rng) if target else _near(rng.choice(rules), rng)
                found = _decide(rules, packet)
                if found == target and packet not in packets:
                    packets[packet] = found
                    break
            if len(packets) == params.packets:
                break
        drawn = list(packets)
        rng.shuffle(drawn)
        instance = self.Instance(rules=rules, packets=tuple(drawn))
        answer = self.solve(instance)
        if len(answer) < params.packets or len(set(answer)) < 3 or answer == tuple(sorted(answer)):
            raise task.Retry
        last = tuple(-_decide(rules[::-1], packet) % (params.rules + 1) for packet in drawn)
        if params.rules > 5 and answer in (last, *(_decided(easier, drawn) for easier in _careless(rules))):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [instance.rules, sorted(instance.packets)]

    def solve(self, instance: Instance) -> tuple[int, ...]:
        return _decided(instance.rules, instance.packets)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        parts = {"en": ("protocol", "port", "network"), "zh": ("协议", "端口", "网络")}[language]
        lines = [f"{place}: {_range(net, size)}" for place, (_, net, size, _, _) in enumerate(instance.rules, 1)]
        for protocol, source, port in instance.packets:
            told = []
            for place, rule in enumerate(instance.rules, 1):
                unmet = [
                    part
                    for part, holds in zip(parts, _holding(rule, (protocol, source, port)), strict=True)
                    if not holds
                ]
                told.append(f"{place} {unmet[0]}" if unmet else f"→ {place}")
                if not unmet:
                    break
            else:
                told.append("→ 0")
            lines.append(f"{protocol} {_address(source)} {port}: {' '.join(told)}")
        return "\n".join(lines)


def _address(number: int) -> str:
    return ".".join(str(number >> shift & 255) for shift in (24, 16, 8, 0))


def _rule(base: int, rng: Random) -> Rule:
    """Draw a rule on a network within the few that share the base, or wider."""
    size = rng.choice((16, 18, 20, 22, 23, 24, 26, 27, 28))
    net = (base | rng.randrange(4) << 8 | rng.randrange(256)) >> 32 - size << 32 - size
    low = rng.choice((22, 25, 53, 80, 110, 443, 1024, 3000, 5000, 8000))
    high = low if rng.random() < 0.35 else low + rng.choice((3, 20, 100, 1000, 4000))
    return rng.choice((*_PROTOCOLS, *_PROTOCOLS, "any")), net, size, low, high


def _near(rule: Rule, rng: Random) -> Packet:
    """Draw a packet that matches a rule, or seldom all but one of its parts."""
    protocol, net, size, low, high = rule
    source = net + rng.choice((0, 1, (1 << 32 - size) - 1, rng.randrange(1 << 32 - size)))
    port = rng.choice((low, high, rng.randint(low, high)))
    if rng.random() < 0.3:
        source, port = rng.choice(((source ^ 1 << 32 - size, port), (source, high + 1), (source, low - 1)))
    return protocol if protocol != "any" else rng.choice(_PROTOCOLS), source, port


def _decide(rules: tuple[Rule, ...], packet: Packet) -> int:
    """Give the number of the first rule that matches, or 0."""
    return next((place for place, rule in enumerate(rules, 1) if all(_holding(rule, packet))), 0)


def _holding(rule: Rule, packet: Packet) -> tuple[bool, bool, bool]:
    """Tell whether protocol, port and network match."""
    protocol, source, port = packet
    kind, net, size, low, high = rule
    return kind in ("any", protocol), low <= port <= high, (source ^ net) >> 32 - size == 0


def _range(net: int, size: int) -> str:
    """Write the numbers of a network up to the first one that varies, and from where to where that goes."""
    whole, kept = divmod(size, 8)
    numbers = _address(net).split(".")[: whole + bool(kept)]
    if kept:
        numbers[-1] += f"-{int(numbers[-1]) + 2 ** (8 - kept) - 1}"
    return ".".join(numbers)


def _decided(rules: tuple[Rule, ...], packets: Iterable[Packet]) -> tuple[int, ...]:
    return tuple(_decide(rules, packet) for packet in packets)


def _careless(rules: tuple[Rule, ...]) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules as one takes them who overlooks the protocols, the networks or the ports."""
    yield tuple(("any", net, size, low, high) for _, net, size, low, high in rules)
    yield tuple((protocol, 0, 0, low, high) for protocol, _, _, low, high in rules)
    yield tuple((protocol, net, size, 0, 65535) for protocol, net, size, _, _ in rules)
