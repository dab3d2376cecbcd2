"""Find which of many ranked, final, conditional and withdrawn instructions hold, and print records by them.

Answer: the printed lines; they are unique.
Harder: more instructions and ranks, final ones, withdrawals, conditions, more records.
Skills: instructions, logic
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

COLUMNS = ("name", "city", "size", "code")
Row = tuple[str, str, int, str]
Instruction = tuple[int, str, str, bool, str]
"""Its rank, the matter, the setting (for a withdrawal the number of an instruction), finality, a matter it needs."""

_MATTERS = {
    "filter": ("keep only records whose size is at least {v}", "只保留 size 至少为 {v} 的记录"),
    "sort": ("sort by {v}, rising", "按 {v} 升序排列"),
    "columns": ("print the columns {v}, in this order", "依次输出这些列：{v}"),
    "case": ("print names and cities in {v} letters", "name 和 city 用{v}字母输出"),
    "separator": ("put {v} between the values of a line", "一行中各值之间用 {v} 隔开"),
    "limit": ("print only the first {v} records", "只输出前 {v} 条记录"),
    "pad": ("print sizes with {v} digits, with zeros in front", "size 用 {v} 位数字输出，前面补零"),
    "withdraw": ("withdraw instruction {v}", "撤回指令 {v}"),
    "needs": ("if an instruction on sorting holds, {v}", "若有按某列排列的有效指令，则{v}"),
}
_CASES = {"small": "小写", "capital": "大写"}
_DEFAULTS = dict(zip(_MATTERS, ("0", "", "name, size", "small", "/", "99", "1"), strict=False))


class InstructionPrecedence(Task["InstructionPrecedence.Params", "InstructionPrecedence.Instance", str]):
    version = 1

    class Params(task.Params):
        instructions: int = knob("how many instructions", levels=(3, 4, 6, 7, 9, 11, 13, 16, 19, 22), ge=2, le=26)
        ranks: int = knob("the highest rank", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=1, le=6)
        records: int = knob("the number of records", levels=(3, 4, 4, 5, 5, 6, 7, 7, 8, 9), ge=3, le=12)
        special: int = knob(
            "percentage of final ones, of withdrawals, and of ones with a condition",
            levels=(8, 10, 15, 15, 20, 20, 25, 25, 28, 30), ge=0, le=40,
        )  # fmt: skip

    class Instance(task.Instance):
        records: tuple[Row, ...]
        instructions: tuple[Instruction, ...]

        def used(self) -> set[str]:
            return {
                x for _, matter, _, final, needs in self.instructions for x in (matter, "final" * final, needs + "?")
            }

        def told(self, language: str) -> list[str]:
            chinese, rows = language == "zh", list[str]()
            for rank, matter, value, final, needs in self.instructions:
                said = _MATTERS[matter][chinese].format(v=_CASES.get(value, value) if chinese else value)
                if needs:
                    said = _MATTERS["needs"][chinese].format(v=" " * (chinese and said[0].isascii()) + said)
                mark = ("（最终）" if chinese else " (final)") * final
                rows.append(f"[等级 {rank}]{mark or ' '}{said}" if chinese else f"[rank {rank}]{mark} {said}")
            return rows

    answer = Text(lines=True)
    prompt = Prompt(
        en=r"""
        These records have the columns {{ "name, city, size and code" }}:

        {% for row in records %}
        - {{ row | join(", ") }}
        {% endfor %}

        They are to be printed by these instructions:

        {{ told(language) | numbered }}

        Not all of them hold. Two instructions are rivals if both are on the filter, both on sorting, both on the
        columns, both on capital or small letters, both on the separator, both on the number of records, or both on the
        digits of sizes. Of rivals only one holds: the one of the highest rank (2 is higher than 1), and of equal ranks
        the later one.
        {%- if "final" in used() %} But a final instruction is never beaten by a later rival of the same
        rank.{% endif %}{% if "withdraw" in used() %} A withdrawal removes the instruction that it names, as if that had
        never been given, if its own rank is at least the rank of that one; else it does nothing. Withdrawals are
        carried out before rivals are compared.{% endif %}
        {%- if "sort?" in used() %} An instruction whose condition is not met counts as not given; the condition is
        judged by the instructions on sorting
        {{- " that are left after the withdrawals" if "withdraw" in used() }}.{% endif %}{{ "" }}

        Where no instruction holds: all records are kept, in the order given; the columns are name, size; letters are
        small; the separator is /; all records are printed; sizes are printed without zeros in front. First the filter
        is applied, then the sorting, then the number of records. Codes are printed as they are. Give the printed lines.
        """,
        zh=r"""
        下列记录各有 name、city、size、code 四列：

        {% for row in records %}
        - {{ row | join(", ") }}
        {% endfor %}

        请按下列指令输出这些记录：

        {{ told(language) | numbered }}

        这些指令并非都有效。若两条指令都关于筛选、都关于排列、都关于列、都关于大小写、都关于分隔符、都关于输出条数，
        或都关于 size 的位数，则称它们为竞争指令。竞争指令中只有一条有效：等级最高（数最大）的那条；等级相同时，
        靠后的那条。{% if "final" in used() %}但标有“最终”的指令不会被靠后的、等级相同的竞争指令取代。{% endif %}
        {%- if "withdraw" in used() %}撤回指令的等级不低于它所指的指令时，所指的指令视为从未给出；否则撤回不起作用。
        先执行撤回，再比较竞争指令。{% endif %}
        {%- if "sort?" in used() %}条件不成立的指令视为没有给出；
        条件按{{ "撤回之后剩下的" if "withdraw" in used() }}关于排列的指令判断。{% endif %}{{ "" }}

        没有有效指令的方面按下列方式处理：保留全部记录，顺序不变；列为 name, size；字母用小写；分隔符为 /；
        输出全部记录；size 前面不补零。先筛选，再排列，最后限制条数。code 原样输出。请给出输出的各行。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        drawn = words.draw(rng, params.records + 3, 3, 6)
        sizes = rng.sample(range(3, 99), params.records)
        codes = rng.sample([f"{a}{n}" for a in "KQT" for n in range(10, 40)], params.records)
        records = tuple((x, rng.choice(drawn[:3]), n, y) for x, n, y in zip(drawn[3:], sizes, codes, strict=True))
        for _ in range(300):
            instructions = _drawn(params, sizes, rng)
            instance = self.Instance(records=records, instructions=tuple(instructions))
            easier = (
                [(1, *one[1:]) for one in instructions],
                [(*one[:3], False, one[4]) for one in instructions],
                [(*one[:4], "") for one in instructions],
                [one for one in instructions if one[1] != "withdraw"],
            )
            careless = [settings(one) for one in easier if one != instructions]
            careless.append(_DEFAULTS | {matter: value for _, matter, value, *_ in instructions})
            text = "" if (chosen := settings(instructions)) in careless else printed(instance, chosen)
            special = len(careless) >= min(4, 2 + params.special // 12)
            if special and "\n" in text and all(printed(instance, other) != text for other in careless):
                return instance, text
        raise task.Retry


def _drawn(params: InstructionPrecedence.Params, sizes: list[int], rng: Random) -> list[Instruction]:
    """Draw instructions, of which none is withdrawn twice and no withdrawal is."""
    main = rng.sample(list(_DEFAULTS), min(len(_DEFAULTS), 1 + params.instructions // 3))
    instructions, open_ = list[Instruction](), list[int]()
    for number in range(params.instructions):
        special = [rng.randrange(100) < params.special for _ in "wf"]
        matter = "withdraw" if open_ and special[0] else rng.choice(main)
        plain = matter != "withdraw"
        value = _value(rng, matter, sizes) if plain else str(open_.pop(rng.randrange(len(open_))))
        open_ += [number + 1] * plain
        needs = "sort" * (plain and matter != "sort" and rng.randrange(200) < params.special)
        instructions.append((rng.randint(1, params.ranks), matter, value, plain and special[1], needs))
    return instructions


def _value(rng: Random, matter: str, sizes: list[int]) -> str:
    return {
        "filter": str(rng.choice(sorted(sizes)[: len(sizes) // 2])),
        "sort": rng.choice(("name", "size", "code")),
        "columns": ", ".join(rng.sample(COLUMNS, rng.randint(2, 4))),
        "case": rng.choice(("small", "capital")),
        "separator": rng.choice("/+=&|"),
        "limit": str(rng.randint(2, max(2, len(sizes) - 2))),
        "pad": str(rng.randint(3, 6)),
    }[matter]


def settings(instructions: list[Instruction]) -> dict[str, str]:
    """Give the setting of every matter, by the instructions that hold or by default."""
    withdrawn = [(one[0], int(one[2]) - 1) for one in instructions if one[1] == "withdraw"]
    gone = {n for rank, n in withdrawn if rank >= instructions[n][0]}
    left = [one for n, one in enumerate(instructions) if n not in gone and one[1] != "withdraw"]
    sorted_at_all = any(one[1] == "sort" for one in left)
    best = dict[str, Instruction]()
    for one in left:
        rival = best.get(one[1])
        beats = rival is None or one[0] > rival[0] or (one[0] == rival[0] and not rival[3])
        if beats and (sorted_at_all or not one[4]):
            best[one[1]] = one
    return _DEFAULTS | {matter: one[2] for matter, one in best.items()}


def printed(instance: InstructionPrecedence.Instance, chosen: dict[str, str]) -> str:
    """Print the records by settings."""
    kept = [row for row in instance.records if row[2] >= int(chosen["filter"])]
    rows: list[dict[str, Any]] = [dict(zip(COLUMNS, row, strict=True)) for row in kept]
    if chosen["sort"]:
        rows.sort(key=lambda row: row[chosen["sort"]])
    lines = list[str]()
    for row in rows[: int(chosen["limit"])]:
        shown = {key: str(value) for key, value in row.items()} | {"size": f"{row['size']:0{chosen['pad']}}"}
        if chosen["case"] == "capital":
            shown |= {key: shown[key].upper() for key in ("name", "city")}
        lines.append(chosen["separator"].join(shown[key] for key in chosen["columns"].split(", ")))
    return "\n".join(lines)
