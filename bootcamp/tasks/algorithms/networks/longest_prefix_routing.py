"""Look addresses up by the longest prefix, and find a smallest routing table that decides the same.

Answer: the next hops, and a table; every smallest one counts.
Harder: more entries, longer prefixes, more addresses.
Skills: logic, optimization
Source: original; R. Draves and others, Constructing optimal IP routing tables, INFOCOM 1999.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Record, Sequence, Text, Word

Entry = tuple[str, str]
"""The leading bits, and the next hop."""


class LongestPrefixRouting(Task["LongestPrefixRouting.Params", "LongestPrefixRouting.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        entries: int = knob("the number of entries", levels=(3, 4, 5, 6, 7, 8, 10, 12, 14, 16), ge=3, le=30)
        bits: int = knob("the longest prefix", levels=(4, 4, 5, 6, 8, 9, 10, 12, 14, 16), ge=3, le=16)
        hops: int = knob("the number of next hops", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=2, le=6)
        addresses: int = knob("the number of addresses", levels=(2, 2, 3, 3, 3, 4, 4, 5, 6, 6), ge=1, le=10)

    class Instance(task.Instance):
        entries: tuple[Entry, ...]
        addresses: tuple[str, ...]
        least: int

        @property
        def shown(self) -> list[tuple[str, str]]:
            return [(_written(bits), hop) for bits, hop in self.entries]

    hidden = ("least",)
    prompt = Prompt(
        en=r"""
        A router has this routing table, one entry a line, each a prefix with its next hop:

        {% for prefix, hop in shown %}
        {{ prefix }} -> {{ hop }}
        {% endfor %}

        Addresses have 32 bits, written as four numbers of 8 bits each. A prefix w.x.y.z/n fits the addresses whose
        first n bits are those of w.x.y.z; all its other bits are 0. Of the entries that fit an address, the one with
        the greatest n decides its next hop.

        Give "hops" (the next hops of {{ addresses | listed(language) }}, in this order) and "table" (a routing table
        with as few entries as possible that gives every one of the 2^32 addresses the same next hop as this table
        does). Its prefixes are written in the same way, each at most once, with all bits after the first n being 0;
        they need not be those of the table above. If there are several such tables, give any one.
        """,
        zh=r"""
        一台路由器有如下路由表，每行一条，是一个前缀和它的下一跳：

        {% for prefix, hop in shown %}
        {{ prefix }} -> {{ hop }}
        {% endfor %}

        地址有 32 位，写成四个 8 位的数。前缀 w.x.y.z/n 匹配前 n 位与 w.x.y.z 的前 n 位相同的地址，前缀的其余各位为 0。
        在匹配某地址的各条中，由 n 最大的一条决定它的下一跳。

        请给出 "hops"（依次写出 {{ addresses | listed(language) }} 的下一跳）和 "table"（条数尽可能少、
        且使全部 2^32 个地址的下一跳都与本表相同的路由表）。其中的前缀用同样的写法，每个至多出现一次，
        前 n 位之后的各位都为 0；不必是上表中的前缀。这样的表有多种时，写出任意一种。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        hop = Word(bank=tuple(sorted({hop for _, hop in instance.entries})))
        table = Mapping(Text(alphabet="0123456789./"), hop)
        return Record(hops=Sequence(hop, length=len(instance.addresses)), table=table)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        names = "PQRSTU"[: params.hops]
        table = {"": rng.choice(names)}
        for _ in range(20 * params.entries):
            if len(table) == params.entries:
                break
            base = rng.choice(list(table))
            base = base[: rng.randint(0, len(base))] if rng.random() < 0.3 else base
            size = rng.randint(1, params.bits)
            if size <= len(base):
                continue
            bits = base + "".join(rng.choice("01") for _ in range(size - len(base)))
            other = bits[:-1] + "10"[int(bits[-1])]
            alike = table.get(other) if rng.random() < 0.4 else None
            table.setdefault(bits, alike or rng.choice(names))
            if len(table) < params.entries and rng.random() < 0.25:
                table.setdefault(other, table[bits])
        entries = list(table.items())
        least = _least(table)
        if len(table) < params.entries or not 2 <= len(least) <= max(2, len(table) - 1 - params.entries // 6):
            raise task.Retry
        needed = [bits for bits, hop in entries if not bits or _hop(table, bits[:-1]) != hop]
        if params.entries > 3 and len(needed) <= len(least):
            raise task.Retry
        addresses = []
        for _ in range(params.addresses):
            bits = rng.choice(entries)[0]
            if bits and rng.random() < 0.4:
                bits = bits[:-1] + "10"[int(bits[-1])]  # just beside a prefix
            addresses.append(_dotted(bits + "".join(rng.choice("01") for _ in range(32 - len(bits)))))
        rng.shuffle(entries)
        instance = self.Instance(entries=tuple(entries), addresses=tuple(addresses), least=len(least))
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> dict[str, Any]:
        table = dict(instance.entries)
        hops = tuple(_hop(table, _bits(address)) for address in instance.addresses)
        return {"hops": hops, "table": {_written(bits): hop for bits, hop in _least(table).items()}}

    def check(self, instance: Instance, answer: dict[str, Any]) -> str:
        table, found = dict(instance.entries), dict[str, str]()
        for address, hop in zip(instance.addresses, answer["hops"], strict=True):
            if _hop(table, _bits(address)) != hop:
                return f"the next hop of {address} is another one"
        for prefix, hop in answer["table"].items():
            address, _, size = prefix.partition("/")
            numbers = address.split(".")
            if len(numbers) != 4 or not all(number.isdigit() and int(number) < 256 for number in numbers):
                return f"{prefix} is no prefix"
            if not (size.isdigit() and int(size) <= 32) or "1" in _bits(address)[int(size) :]:
                return f"{prefix} is no prefix whose further bits are 0"
            if found.setdefault(_bits(address)[: int(size)], hop) != hop:
                return f"{prefix} has two next hops"
        if len(found) < len(answer["table"]):
            return "a prefix is written twice"
        # Nothing changes inside the regions that the prefixes of both tables cut out.
        ends = {bits[:size] for bits in (*table, *found) for size in range(len(bits) + 1)}
        for end in sorted(ends, key=len):
            for bits in (end + "0", end + "1"):
                if bits not in ends and _hop(table, bits) != _hop(found, bits):
                    return f"the table decides otherwise for addresses in {_written(bits[:32])}"
        return "" if len(found) == instance.least else "there is a smaller table"

    def key(self, instance: Instance) -> object:
        return [sorted(instance.entries), sorted(instance.addresses)]


def _bits(address: str) -> str:
    return "".join(f"{int(number):08b}" for number in address.split("."))


def _dotted(bits: str) -> str:
    return ".".join(str(int(bits[start : start + 8], 2)) for start in range(0, 32, 8))


def _written(bits: str) -> str:
    return f"{_dotted(bits.ljust(32, '0'))}/{len(bits)}"


def _hop(table: dict[str, str], bits: str) -> str | None:
    """Give the next hop by the longest prefix of some bits."""
    return next((table[bits[:size]] for size in range(len(bits), -1, -1) if bits[:size] in table), None)


def _least(table: dict[str, str]) -> dict[str, str]:
    """Give a smallest table that decides the same, by the least entries under each prefix for each hop from above."""
    inner = {bits[:size] for bits in table for size in range(len(bits))}
    hops = sorted(set(table.values()))

    @cache
    def least(bits: str, above: str | None) -> tuple[int, tuple[Entry, ...]]:
        if bits not in inner:
            hop = _hop(table, bits)
            return (0, ()) if hop == above or hop is None else (1, ((bits, hop),))
        found = []
        for hop in (above, *hops):
            (one, left), (two, right) = least(bits + "0", hop), least(bits + "1", hop)
            own = ((bits, hop),) if hop is not None and hop != above else ()
            found.append((one + two + len(own), (*own, *left, *right)))
        return min(found, key=lambda pair: pair[0])

    return dict(least("", None)[1])
