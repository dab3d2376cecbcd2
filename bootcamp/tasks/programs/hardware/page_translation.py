"""Translate virtual addresses by page tables that lie in a dump of memory.

Answer: the physical address of each access, or FAULT; unique.
Harder: more levels of tables, more accesses, rights to write, large pages.
Skills: simulation, arithmetic, coding
Source: original; exercises of this kind are in every text on operating systems.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Maybe, Sequence

Addresses = tuple[int | None, ...]

_DRAWS = 40
_VALID, _WRITE, _LARGE = 1 << 15, 1 << 14, 1 << 13


class PageTranslation(Task["PageTranslation.Params", "PageTranslation.Instance", Addresses]):
    version = 1

    class Params(task.Params):
        levels: int = knob("how many levels of tables there are", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=3)
        index: int = knob("the most bits of an index", levels=(2, 3, 2, 2, 3, 3, 2, 3, 3, 3), ge=1, le=4)
        offset: int = knob("the most bits of an offset", levels=(4, 5, 5, 6, 6, 7, 7, 8, 8, 9), ge=2, le=12)
        accesses: int = knob("how many accesses there are", levels=(2, 2, 3, 3, 4, 4, 5, 5, 7, 9), ge=1, le=16)
        rights: bool = knob("whether writing needs a right", levels=(False,) * 3 + (True,) * 7)
        large: bool = knob("whether there are large pages", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        bits: tuple[int, ...]  # of each index, first level first, and of the offset
        root: int
        memory: tuple[int, ...]  # words, as many tables as there are, one after the other
        rights: bool
        large: bool
        accesses: tuple[tuple[str, int], ...]

        @property
        def size(self) -> int:
            return 1 << self.bits[0]

        @property
        def total(self) -> int:
            return sum(self.bits)

        @property
        def levels(self) -> int:
            return len(self.bits) - 1

        @property
        def rows(self) -> list[str]:
            starts = range(0, len(self.memory), self.size)
            return [
                f"{start:02X}: " + " ".join(f"{word:04X}" for word in self.memory[start : start + self.size])
                for start in starts
            ]

        @property
        def asked(self) -> list[str]:
            return [f"{kind} {address:0{(self.total + 3) // 4}X}" for kind, address in self.accesses]

    prompt = Prompt(
        en=r"""
        A processor translates virtual addresses of {{ total }} bits into physical ones by page tables. The numbers in
        this memory dump and the addresses of the accesses are written in base 16; each row gives the address of its
        first word and then {{ size }} words of 16 bits at addresses that follow each other:

        {{ rows | lines }}

        A table has {{ size }} entries, each one word: entry i of table t is the word at address t * {{ size }} + i.
        Bits are counted from bit 0, the lowest. In an entry bit 15 is V
        {{- ", bit 14 is W" if rights }}{{ ", bit 13 is L" if large }}, bits 0 to 7 are the number F, and all other
        bits are ignored.

        A virtual address consists, from its highest bit down, of
        {{ "an index" if levels == 1 else "%d indices" % levels }} of {{ bits[0] }} bits{{ " each" if levels > 1 }} and
        an offset of {{ bits[-1] }} bits.
        {%- if levels == 1 %} The index chooses an entry of table {{ root }}; the physical address is
        {%- else %} The first index chooses an entry of table {{ root }}; the F of an entry is the number of the table
        in which the next index chooses an entry. With the F of the entry that the last index chose, the physical
        address is
        {%- endif %} F * {{ 2 ** bits[-1] }} + offset. If an entry that is used on the way has V = 0, the result is
        FAULT.
        {% if rights %}
        A write is FAULT too if the last entry used has W = 0; W does not matter in other entries.
        {% endif %}
        {% if large %}
        If an entry that was not chosen by the last index has V = 1 and L = 1, it is the last entry used: the indices
        after it and the offset together are read as one offset of k bits, and the physical address is F * 2^k + this
        offset. In entries that the last index chose, L is ignored.
        {% endif %}

        The accesses: {{ asked | comma }}

        Give, for each access in this order, the physical address in base 16, or FAULT.
        """,
        zh=r"""
        一个处理器用页表把 {{ total }} 位的虚拟地址转换为物理地址。下面的内存内容和各次访问的地址用 16 进制书写；
        每行先给出该行第一个字的地址，然后是地址相连的 {{ size }} 个 16 位的字：

        {{ rows | lines }}

        一张表有 {{ size }} 个表项，每项一个字：表 t 的第 i 项是地址 t * {{ size }} + i 处的字。
        位从最低位起编号为第 0 位。表项的第 15 位是 V
        {{- "，第 14 位是 W" if rights }}{{ "，第 13 位是 L" if large }}，第 0 到 7 位是数 F，其余各位忽略。

        虚拟地址从最高位起依次是{{ "一个" if levels == 1 else " %d 个各为" % levels }}
        {{- " " }}{{ bits[0] }} 位的索引和一个 {{ bits[-1] }} 位的偏移。
        {%- if levels == 1 %}索引在表 {{ root }} 中选出一项，物理地址是
        {%- else %}第一个索引在表 {{ root }} 中选出一项；一个表项的 F 是下一个索引在其中选取表项的那张表的编号。
        用最后一个索引选出的表项的 F，物理地址是
        {%- endif %} F * {{ 2 ** bits[-1] }} + 偏移。途中用到的表项如果 V = 0，结果就是 FAULT。
        {% if rights %}
        如果最后用到的表项 W = 0，则写访问（write）也是 FAULT；其他表项的 W 没有影响。
        {% endif %}
        {% if large %}
        如果一个不是由最后一个索引选出的表项 V = 1 且 L = 1，它就是最后用到的表项：
        它之后的各索引与偏移合起来看作一个 k 位的偏移，物理地址是 F * 2^k 加这个偏移。最后一个索引选出的表项的 L 忽略。
        {% endif %}

        各次访问：{{ asked | comma }}

        按此顺序给出每次访问的物理地址（16 进制），或 FAULT。
        """,
    )

    def format(self, instance: Instance) -> Format[Addresses]:
        return Sequence(Maybe(Integer(low=0, base=16), none="FAULT"), length=len(instance.accesses))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Addresses]:
        for _ in range(_DRAWS):
            index = rng.randint(max(2, params.index - 1), params.index)
            bits = (*[index] * params.levels, rng.randint(params.offset - 1, params.offset))
            count = {1: 2, 2: 4, 3: 6}[params.levels] + rng.randint(0, 1)
            order = rng.sample(range(count), count)  # the root, then tables for each further level in turn
            level = {table: place and 1 + place % max(1, params.levels - 1) for place, table in enumerate(order)}
            memory = tuple(
                _entry(rng, params, [other for other in order[1:] if level[other] == level[table] + 1])
                for table in range(count)
                for _ in range(1 << index)
            )
            accesses = tuple(
                (rng.choice(("read", "write")) if params.rights else "read", rng.randrange(2 ** sum(bits)))
                for _ in range(params.accesses)
            )
            fixed = {"rights": params.rights, "large": params.large}
            instance = self.Instance(bits=bits, root=order[0], memory=memory, accesses=accesses, **fixed)
            answer = self.solve(instance)
            pages = {address >> bits[-1] for _, address in accesses}
            rules = [rule for rule in ("rights", "large") if fixed[rule] and params.levels > (rule == "large")]
            if any(self.solve(instance.model_copy(update={rule: False})) == answer for rule in rules):
                continue  # a rule that does not matter
            if 2 * answer.count(None) <= len(answer) and len(pages) == len(accesses):
                return instance, answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.bits, instance.root, instance.memory, instance.rights, instance.large, instance.accesses]

    def solve(self, instance: Instance) -> Addresses:
        return tuple(_physical(instance, kind, address) for kind, address in instance.accesses)


def _entry(rng: Random, params: PageTranslation.Params, tables: list[int]) -> int:
    """Draw an entry that leads to one of the tables, or to a page if there are none."""
    large = rng.random() < (0.15 if params.large and tables else 0.5)
    number = rng.choice(tables) if tables and not (large and params.large) else rng.randrange(256)
    word = rng.randrange(32) << 8 | number | (_LARGE if large else 0)
    return word | _VALID * (rng.random() < 0.87) | _WRITE * (rng.random() < 0.7)


def _physical(instance: PageTranslation.Instance, kind: str, address: int) -> int | None:
    table, left = instance.root, instance.total
    for level in range(instance.levels):
        left -= instance.bits[level]
        if (table + 1) * instance.size > len(instance.memory):
            return None  # only where large pages are not taken as such
        entry = instance.memory[table * instance.size + (address >> left) % instance.size]
        table = entry % 256
        if not entry & _VALID:
            return None
        if instance.large and entry & _LARGE:
            break
    if instance.rights and kind == "write" and not entry & _WRITE:
        return None
    return (table << left) + address % (1 << left)
