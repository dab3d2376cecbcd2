"""Follow a buddy allocator through requests and releases of memory.

Answer: the address of every request, and the free blocks at the end; unique.
Harder: larger memories, more requests, requests that fail.
Skills: simulation, coding
Source: original; K. C. Knowlton, A fast storage allocator, Comm. ACM 8 (1965).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Maybe, Record, Sequence, Set

Block = tuple[int, int]
"""Address and size."""


class BuddyAllocator(Task["BuddyAllocator.Params", "BuddyAllocator.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        power: int = knob("the memory has 2 to this power units", levels=(4, 4, 5, 5, 6, 6, 7, 8, 9, 10), ge=3, le=14)
        operations: int = knob("requests and releases", levels=(4, 6, 8, 10, 13, 16, 20, 24, 29, 35), ge=3, le=60)
        failing: int = knob("the most requests that fail", levels=(0, 0, 1, 1, 2, 2, 3, 3, 4, 5), ge=0, le=9)

    class Instance(task.Instance):
        power: int
        operations: tuple[tuple[str, int], ...]
        """The name of a request with its units, or with 0 where it is released."""

        @property
        def requests(self) -> int:
            return sum(units > 0 for _, units in self.operations)

    prompt = Prompt(
        en=r"""
        A memory has the units 0 to {{ 2 ** power - 1 }}, at first one free block of size {{ 2 ** power }}. Blocks have
        sizes that are powers of two.
        - A request for n units needs a block whose size is the least power of two that is at least n. Of the free
          blocks that are large enough, one of the smallest size is taken, of these the one with the lowest address.
          While it is larger than needed it is cut into halves: the upper one stays free, and the lower one is used
          further. If no free block is large enough, the request fails and nothing changes.
        - A release makes the block of an earlier request free. The two halves into which a block was cut are buddies:
          whenever both are free, they become one free block again, which may then join its own buddy, and so on.

        {% for name, units in operations %}
        {{ loop.index }}. {{ name }} {{ "is released" if not units else "requests %d units" % units if units > 1 else
        "requests 1 unit" }}
        {% endfor %}

        Give "addresses" (for each request in order, the address of the first unit of its block, or FAIL) and "free"
        (the set of all free blocks at the end, each as [address, size]).
        """,
        zh=r"""
        一块内存有 0 到 {{ 2 ** power - 1 }} 号单元，最初是一个大小为 {{ 2 ** power }} 的空闲块。块的大小都是 2 的幂。
        - 申请 n 个单元时，所需块的大小是不小于 n 的最小的 2 的幂。在足够大的空闲块中取最小的，其中取地址最低的。
          只要它比所需的大，就把它对半切开，上半块（地址较高的）仍然空闲，下半块继续使用。
          如果没有足够大的空闲块，申请失败，什么也不变。
        - 释放使先前某次申请的块变为空闲。一个块切成的两半互为伙伴：只要两半都空闲，就重新合成一个空闲块，
          它还可以再与自己的伙伴合并，依此类推。

        {% for name, units in operations %}
        {{ loop.index }}. {{ "%s 申请 %d 个单元" % (name, units) if units else "释放 %s" % name }}
        {% endfor %}

        请给出 "addresses"（按顺序写出每次申请所得块的首单元地址，失败写 FAIL）和 "free"（最后所有空闲块的集合，
        每块写成 [地址, 大小]）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        address = Maybe(Integer(low=0), none="FAIL")
        block = Sequence(Integer(low=0), length=2, brackets="[]")
        return Record(addresses=Sequence(address, length=instance.requests), free=Set(block))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        free: set[Block] = {(0, 2**params.power)}
        held: dict[str, Block] = {}
        operations: list[tuple[str, int]] = []
        names, failed = iter("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"), 0
        while len(operations) < params.operations:
            if held and rng.random() < 0.42:
                name = rng.choice(list(held))
                operations.append((name, 0))
                _release(free, held.pop(name))
                continue
            units = min(2 ** rng.randint(0, params.power - 1), 2 ** (params.power - 2)) + rng.randint(0, 3)
            found = _take(set(free), units)
            if found is None and failed >= params.failing:
                continue
            name = next(names)
            operations.append((name, units))
            if found is None:
                failed += 1
            else:
                held[name] = _take(free, units) or found
        instance = self.Instance(power=params.power, operations=tuple(operations))
        answer = self.solve(instance)
        if len(answer["free"]) < 2 or instance.requests == len(operations):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        free: set[Block] = {(0, 2**instance.power)}
        held: dict[str, Block] = {}
        addresses: list[int | None] = []
        for name, units in instance.operations:
            if not units:
                _release(free, held.pop(name))
                continue
            block = _take(free, units)
            addresses.append(None if block is None else block[0])
            if block is not None:
                held[name] = block
        return {"addresses": tuple(addresses), "free": frozenset(free)}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        free: set[Block] = {(0, 2**instance.power)}
        held: dict[str, Block] = {}
        lines = []
        for number, (name, units) in enumerate(instance.operations, start=1):
            if units:
                size = _rounded(units)
                fitting = [(one, address) for address, one in free if one >= size]
                block = _take(free, units)
                if block is None:
                    lines.append(f"{number}. {name} {units} → {size}: FAIL")
                    continue
                held[name] = block
                large, address = min(fitting)
                told = f"{name} {units} → {size}: {[address, large]}"
            else:
                joined = _release(free, block := held.pop(name))
                told = f"-{name}: {' → '.join(str(list(one)) for one in (block, *joined))}"
            lines.append(f"{number}. {told}; {', '.join(str(list(one)) for one in sorted(free)) or '-'}")
        return "\n".join(lines)


def _rounded(units: int) -> int:
    """Give the least power of two that is at least so much."""
    return 1 << (units - 1).bit_length()


def _take(free: set[Block], units: int) -> Block | None:
    """Cut a block for so many units out of the free ones; None if there is none."""
    size = _rounded(units)
    fitting = [(one, address) for address, one in free if one >= size]
    if not fitting:
        return None
    large, address = min(fitting)
    free.remove((address, large))
    while large > size:
        large //= 2
        free.add((address + large, large))
    return address, size


def _release(free: set[Block], block: Block) -> list[Block]:
    """Make a block free and join it with its buddy as long as that is free; give the joined blocks in turn."""
    joined = []
    address, size = block
    while (buddy := (address ^ size, size)) in free:
        free.remove(buddy)
        address, size = min(address, buddy[0]), 2 * size
        joined.append((address, size))
    free.add((address, size))
    return joined
