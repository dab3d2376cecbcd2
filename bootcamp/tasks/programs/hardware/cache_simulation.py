"""Tell which accesses to a cache are hits, and what it holds at the end.

Answer: H or M for each access, and the blocks in each set; unique.
Harder: more accesses, sets and ways, other rules of replacement, a buffer for what was replaced.
Skills: simulation, coding
Source: original; exercises of this kind are in every text on computer architecture.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence, Set, Text

_DRAWS = 60


class CacheSimulation(Task["CacheSimulation.Params", "CacheSimulation.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        accesses: int = knob("how many accesses there are", levels=(6, 8, 10, 12, 15, 18, 22, 27, 33, 40), ge=3, le=80)
        sets: int = knob("how many sets there are", levels=(2, 2, 2, 2, 2, 2, 4, 4, 4, 4), ge=2, le=8)
        ways: int = knob("how many blocks a set holds", levels=(2, 2, 2, 2, 3, 4, 4, 4, 4, 4), ge=1, le=8)
        block: int = knob("how many addresses a block has", levels=(1, 2, 4, 4, 4, 4, 8, 8, 8, 8), ge=1, le=64)
        rules: int = knob("how many rules of replacement may occur", levels=(1, 1, 2, 3, 3, 4, 4, 4, 4, 4), ge=1, le=4)
        victims: int = knob("how many replaced blocks are kept aside", levels=(0,) * 7 + (1, 2, 2), ge=0, le=4)

    class Instance(task.Instance):
        addresses: tuple[int, ...]
        sets: int
        ways: int
        block: int
        rule: str  # FIFO, LRU, clock or tree
        victims: int

    prompt = Prompt(
        en=r"""
        Memory is divided into blocks of {{ block }} address{{ "es" if block > 1 }}: address a is in block
        {{ "a" if block == 1 else "floor(a / %d)" % block }}. A cache has {{ sets }} sets, numbered from 0, each with
        {{ ways }} places for blocks. Block b can only be in set b mod {{ sets }}. At first the cache is empty. An
        access to an address is a hit (H) if its block is in the cache, otherwise a miss (M); on a miss the block is put
        into its set: in the free place with the smallest number if there is one, otherwise in the place of a block of
        the set that is thrown out.

        {% if rule == "LRU" %}
        Thrown out is the block of the set whose last access is the longest ago.
        {% elif rule == "FIFO" %}
        Thrown out is the block of the set that was put in the longest ago; hits change nothing.
        {% elif rule == "clock" %}
        The places are numbered from 0. Each place has a mark, and each set has a
        hand, at first at place 0. A hit sets the mark of its place to 1, and so does putting a block in. To throw a
        block out: as long as the mark at the hand is 1, it is set to 0 and the hand moves to the next place (after the
        last comes place 0); the block at the first place found with mark 0 is thrown out, and the hand moves to the
        place after it. The hand moves at no other time.
        {% else %}
        The places are numbered from 0. Each set keeps three bits: t, u and v, at
        first 0. Each access, hit or miss, to a block sets, for its place: place 0: t = 1, u = 1; place 1: t = 1, u = 0;
        place 2: t = 0, v = 1; place 3: t = 0, v = 0. To throw a block out when all places are taken: if t = 0, it is
        the one at place 0 if u = 0, at place 1 if u = 1; if t = 1, it is the one at place 2 if v = 0, at place 3 if
        v = 1.
        {% endif %}
        {% if victims %}
        A block that is thrown out goes into a buffer for {{ victims }} block{{ "s" if victims > 1 }} that serves all
        sets; if the buffer is full, the block that came into it the longest ago leaves it first. If an access is a
        miss but its block is in the buffer, it is written V instead of M; the block is first taken out of the buffer
        and then put into its set as on any miss.
        {% endif %}

        The accesses, in order: {{ addresses | comma }}

        Give "pattern", the row of letters of the accesses, and "contents", the set of the numbers of the blocks that
        are in each set at the end, in a list from set 0 on{{ " (without the buffer)" if victims }}.
        """,
        zh=r"""
        内存分成每块 {{ block }} 个地址的块：地址 a 属于第
        {{ "a" if block == 1 else "floor(a / %d)" % block }} 块。一个缓存有 {{ sets }} 组，编号从 0 开始，
        每组有 {{ ways }} 个存放块的位置。第 b 块只能放在第 b mod {{ sets }} 组。开始时缓存为空。
        访问一个地址时，如果它所在的块在缓存中，就是命中（H），否则是未命中（M）；未命中时把该块放入它的组：
        有空位置时放入编号最小的空位置，否则换出一个块并放在它的位置。

        {% if rule == "LRU" %}
        换出的是组中最近一次访问距今最久的块。
        {% elif rule == "FIFO" %}
        换出的是组中最早放入的块；命中不改变任何东西。
        {% elif rule == "clock" %}
        位置从 0 开始编号。每个位置有一个标记，每组有一个指针，开始时指向 0 号位置。
        命中时把该位置的标记设为 1，放入块时也是如此。换出块时：只要指针处的标记是 1，就把它设为 0，
        指针移到下一个位置（最后一个之后是 0 号位置）；换出第一个遇到的标记为 0 的位置上的块，
        然后指针移到它的下一个位置。其他时候指针不动。
        {% else %}
        位置从 0 开始编号。每组有三个比特 t、u、v，开始时都是 0。
        每次访问（不论是否命中）按块所在的位置设置：0 号位置：t = 1，u = 1；1 号位置：t = 1，u = 0；
        2 号位置：t = 0，v = 1；3 号位置：t = 0，v = 0。位置已满而要换出块时：若 t = 0，则 u = 0 时换出 0 号位置的块，
        u = 1 时换出 1 号位置的块；若 t = 1，则 v = 0 时换出 2 号位置的块，v = 1 时换出 3 号位置的块。
        {% endif %}
        {% if victims %}
        换出的块进入一个可存放 {{ victims }} 块的缓冲区，它为所有的组共用；如果缓冲区已满，最早进入的块先离开。
        如果某次访问未命中，但该块在缓冲区中，就写 V 而不写 M；先把该块从缓冲区中取出，再像任何未命中那样放入它的组。
        {% endif %}

        依次访问的地址：{{ addresses | comma }}

        给出 "pattern"：各次访问的字母排成的串；以及 "contents"：结束时
        每组中各块编号的集合，从第 0 组起排成列表{{ "（不含缓冲区）" if victims }}。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        pattern = Text(alphabet="HMV" if instance.victims else "HM", length=len(instance.addresses))
        return Record(pattern=pattern, contents=Sequence(Set(Integer(low=0)), length=instance.sets))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        for _ in range(_DRAWS):
            rule = rng.choice(("LRU", "FIFO", "clock", "tree")[: params.rules])
            ways = 4 if rule == "tree" else params.ways
            size = {"sets": params.sets, "ways": ways, "block": params.block, "victims": params.victims}
            hot = rng.sample(range(params.sets), 1 if params.sets < 3 else 2)
            numbers = [
                rng.sample(range(12), ways + rng.randint(1, 2) if one in hot else 2) for one in range(params.sets)
            ]
            near = [number * params.sets + one for one, some in enumerate(numbers) for number in some]
            blocks = [rng.choice(near)]
            while len(blocks) < params.accesses:
                blocks.append(rng.choice(blocks[-3 * ways :] if rng.random() < 0.45 else near))
            addresses = tuple(one * params.block + rng.randrange(params.block) for one in blocks)
            instance = self.Instance(addresses=addresses, rule=rule, **size)
            answer = self.solve(instance)
            hits = answer["pattern"].count("H")
            thrown = params.accesses - hits - sum(map(len, answer["contents"]))
            rules = {"LRU", "FIFO", rule}
            others = {str(self.solve(instance.model_copy(update={"rule": one}))) for one in rules}
            enough = thrown >= params.accesses // 6 and answer["pattern"].count("V") >= min(1, params.victims)
            if enough and params.accesses <= 4 * hits and (len(others) == len(rules) or params.accesses < 9):
                return instance, answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        shape = [instance.sets, instance.ways, instance.rule, instance.victims]
        return [[address // instance.block for address in instance.addresses], shape]

    def solve(self, instance: Instance) -> dict[str, Any]:
        sets = [_Set(instance.ways, instance.rule) for _ in range(instance.sets)]
        buffer: list[int] = []
        pattern = ""
        for block in (address // instance.block for address in instance.addresses):
            hit, out = sets[block % instance.sets].access(block)
            pattern += "H" if hit else "V" if block in buffer else "M"
            if not hit and block in buffer:
                buffer.remove(block)
            if out is not None and instance.victims:
                buffer = [*buffer, out][-instance.victims :]
        return {"pattern": pattern, "contents": tuple(frozenset(one.blocks) for one in sets)}


class _Set:
    """A set of places; `order` has the places by age, and `marks` the marks of a clock or the bits of a tree."""

    def __init__(self, ways: int, rule: str) -> None:
        self.ways, self.rule = ways, rule
        self.blocks: list[int] = []
        self.order: list[int] = []
        self.marks, self.hand = [0] * ways, 0

    def access(self, block: int) -> tuple[bool, int | None]:
        """Tell whether it is a hit, and which block was thrown out."""
        hit, out = block in self.blocks, None
        if not hit and len(self.blocks) < self.ways:
            self.blocks.append(block)
        elif not hit:
            place = self._victim()
            out, self.blocks[place] = self.blocks[place], block
        place = self.blocks.index(block)
        if not hit or self.rule == "LRU":
            self.order = [one for one in self.order if one != place] + [place]
        if self.rule == "tree":
            self.marks[0], self.marks[1 + place // 2] = int(place < 2), int(place % 2 == 0)
        else:
            self.marks[place] = 1
        return hit, out

    def _victim(self) -> int:
        if self.rule == "tree":
            return 2 * self.marks[0] + self.marks[1 + self.marks[0]]
        if self.rule != "clock":
            return self.order[0]
        while self.marks[self.hand]:
            self.marks[self.hand] = 0
            self.hand = (self.hand + 1) % self.ways
        place, self.hand = self.hand, (self.hand + 1) % self.ways
        return place
