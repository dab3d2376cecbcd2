"""Go through records by branching rules with counters, skips and a stop, and write the lines that come out.

Answer: the lines; they are unique.
Harder: more records and rules, conditions joined and negated, two counters, looks at the record before, a stop.
Skills: instructions, simulation
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

COLOURS = ("red", "blue", "green", "white")
Record = tuple[str, str, int, bool]  # name, colour, number, whether it is starred
Condition = tuple[bool, str, str, int]  # whether it is negated, its kind, a colour or counter, a number
Action = tuple[str, str, int]  # its kind, a form or counter, a number
Rule = tuple[tuple[Condition, ...], tuple[Action, ...]]

_CONDITIONS = {  # as it is and, for some, negated, in English and in Chinese
    "colour": ("its colour is {t}", "its colour is not {t}", "颜色是 {t}", "颜色不是 {t}"),
    "more": ("its number is more than {n}", "its number is at most {n}", "数大于 {n}", "数不超过 {n}"),
    "even": ("its number is even", "its number is odd", "数是偶数", "数是奇数"),
    "star": ("it is starred", "it is not starred", "带星号", "不带星号"),
    "same": ("a record of the same colour stands directly before it", "紧挨在它前面的是一条颜色相同的记录"),
    "rise": ("a record with a smaller number stands directly before it", "紧挨在它前面的是一条数更小的记录"),
    "count": ("counter {t} is at least {n}", "计数器 {t} 至少为 {n}"),
}

_ACTIONS = {
    "print": ("write a line with {f}", "写一行：{f}"), "skip": ("write nothing", "不写任何内容"),
    "add": ("add {n} to counter {t}", "计数器 {t} 加 {n}"), "gain":
        ("add its number to counter {t}", "计数器 {t} 加上它的数"),
    "reset": ("set counter {t} to 0", "计数器 {t} 置为 0"),
}  # fmt: skip
_END = (" Once it has been used {} times, no further record is handled.", "这条规则用满 {} 次后不再处理后面的记录。")
_FORMS = {
    "name": ("its name", "它的名字"), "caps": ("its name in capital letters", "它的名字，用大写字母"),
    "pair": ("its name, the sign = and its number", "它的名字、符号 = 和它的数"),
    "back": ("its name spelled backwards", "它的名字的倒写"),
    "A": ("its name, the sign / and counter A as it then is", "它的名字、符号 / 和计数器 A 此时的值"),
    "B": ("its name, the sign / and counter B as it then is", "它的名字、符号 / 和计数器 B 此时的值"),
}  # fmt: skip


class ConditionalRecordRules(Task["ConditionalRecordRules.Params", "ConditionalRecordRules.Instance", str]):
    version = 1

    class Params(task.Params):
        records: int = knob("the number of records", levels=(4, 5, 6, 8, 10, 12, 14, 16, 19, 22), ge=3, le=30)
        rules: int = knob("the rules before the last one", levels=(1, 2, 3, 4, 4, 5, 6, 7, 8, 10), ge=1, le=12)
        joined: int = knob("the most conditions of a rule", levels=(1, 1, 1, 2, 2, 2, 2, 2, 2, 2), ge=1, le=3)
        kinds: int = knob("how many kinds of conditions", levels=(3, 4, 5, 6, 6, 7, 7, 7, 7, 7), ge=2, le=7)
        counters: int = knob("the number of counters", levels=(0, 0, 1, 1, 1, 1, 2, 2, 2, 2), ge=0, le=2)
        stop: int = knob("percentage of cases with a stop", levels=(0, 0, 0, 30, 40, 50, 60, 70, 80, 90), ge=0, le=100)

    class Instance(task.Instance):
        records: tuple[Record, ...]
        rules: tuple[Rule, ...]
        stop: tuple[int, int]  # the rule, from 1, after whose so-manieth use all ends; 0, 0 for none

        @property
        def counters(self) -> list[str]:
            return sorted({t for _, actions in self.rules for _, t, _ in actions} & {"A", "B"})

        def rows(self, language: str) -> list[str]:
            star = "星号" if language == "zh" else "starred"
            return [", ".join([name, colour, str(n), *[star] * marked]) for name, colour, n, marked in self.records]

        def told(self, language: str) -> list[str]:
            told = [_told(rule, language == "zh") for rule in self.rules]
            return [
                text + (_END[language == "zh"].format(self.stop[1]) if n == self.stop[0] else "")
                for n, text in enumerate(told, 1)
            ]

    answer = Text(lines=True)
    prompt = Prompt(
        en=r"""
        Each record has a name, a colour and a number, and some are starred:

        {{ rows(language) | numbered }}

        Go through the records from top to bottom. For each record use the first of these rules whose condition holds,
        and only that one; do what it says in its order:

        {{ told(language) | numbered }}

        {% if counters %}
        Every counter is 0 at the start and keeps its value from record to record. After the last record that you
        handle, write one more line for each counter{{ " in the order A, B" if counters[1:] }}: its letter, the sign =
        and its value.
        {% endif %}
        Give exactly the lines that are written, in order, without blanks and without numbering.
        """,
        zh=r"""
        每条记录有名字、颜色和数，有的还带星号：

        {{ rows(language) | numbered }}

        从上到下依次处理各条记录。对每条记录，只使用下列规则中第一条条件成立的规则，并按其所述顺序执行：

        {{ told(language) | numbered }}

        {% if counters %}
        计数器开始时都为 0，其值在记录之间保持。处理完最后一条要处理的记录后，
        {{ "按 A、B 的顺序" if counters[1:] }}为每个计数器再写一行：它的字母、符号 = 和它的值。
        {% endif %}
        请按顺序给出所写的各行，不加空格，也不编号。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        names = words.draw(rng, params.records, 3, 7)
        records = tuple((name, rng.choice(COLOURS), rng.randint(2, 40), rng.random() < 0.4) for name in names)
        letters = "AB"[: min(params.counters, params.rules)]
        forms = rng.sample([*list(_FORMS)[:4], *letters], 4 + len(letters))
        rules = list[Rule]()
        for n in range(params.rules):
            actions: list[Action] = [("skip", "", 0) if rng.random() < 0.15 else ("print", forms[n % len(forms)], 0)]
            if letters and (n < 2 or rng.random() < 0.5):
                kind = rng.choice(("add", "add", "gain") if n < 2 else ("add", "gain", "reset"))
                added = kind, letters[n % len(letters)], rng.randint(1, 3) if kind == "add" else 0
                actions.insert(rng.randint(0, 1), added)
            drawn = {kind: (kind, t, k) for kind, t, k in (_condition(rng, params.kinds, letters) for _ in "abc")}
            chosen = list(drawn.values())[: rng.randint(1, params.joined)]
            conditions = [(len(_CONDITIONS[c[0]]) > 2 and rng.random() < 0.25, *c) for c in chosen]
            rules.append((tuple(conditions), tuple(actions)))
        rules.append(((), (("print", forms[params.rules % len(forms)], 0),)))
        if len({tuple(sorted(one)) for one, _ in rules}) < len(rules) or not any(record[3] for record in records):
            raise task.Retry  # a rule that nothing is left for, or no star
        instance = self.Instance(records=records, rules=tuple(rules), stop=(0, 0))
        lines, uses = _run(instance)
        if len(set(lines)) < 2 or uses.count(0) > (params.rules + 1) // 3 or max(uses) > sum(uses) * 0.6:
            raise task.Retry
        busy = [(n, use - 1) for n, use in enumerate(uses[:-1], start=1) if use > 2]
        if busy and rng.randrange(100) < params.stop:
            instance = instance.model_copy(update={"stop": rng.choice(busy)})
            lines, uses = _run(instance)
        return instance, "\n".join(lines)


def _condition(rng: Random, kinds: int, letters: str) -> tuple[str, str, int]:
    kind = rng.choice([kind for kind in list(_CONDITIONS)[:kinds] if kind != "count" or letters])
    if kind == "count" or (letters and rng.random() < 0.15):
        return "count", rng.choice(letters), rng.randint(2, 12)
    return kind, rng.choice(COLOURS) if kind == "colour" else "", rng.randint(10, 30) if kind == "more" else 0


def _told(rule: Rule, chinese: bool) -> str:
    ifs = [
        _CONDITIONS[kind][negated + (len(_CONDITIONS[kind]) // 2) * chinese].format(t=t, n=n)
        for negated, kind, t, n in rule[0]
    ]
    does = [_ACTIONS[kind][chinese].format(t=t, n=n, f=_FORMS.get(t, "  ")[chinese]) for kind, t, n in rule[1]]
    if chinese:
        return (f"若{'，且'.join(ifs)}，则" if ifs else "其他情况：") + "，再".join(does) + "。"
    return (f"If {' and '.join(ifs)}: " if ifs else "Otherwise: ") + ", then ".join(does) + "."


def _run(instance: ConditionalRecordRules.Instance) -> tuple[list[str], list[int]]:
    """Give the lines and how often each rule was used."""
    counters = dict.fromkeys(instance.counters, 0)
    lines, uses = list[str](), [0] * len(instance.rules)
    for i, record in enumerate(instance.records):
        before, number = instance.records[i - 1] if i else None, 0
        while not all(
            _true(kind, t, k, record, before, counters) != no for no, kind, t, k in instance.rules[number][0]
        ):
            number += 1
        for kind, t, n in instance.rules[number][1]:
            if kind == "print":
                lines.append(_form(t, record, counters))
            elif kind in ("add", "gain", "reset"):
                counters[t] = 0 if kind == "reset" else counters[t] + (n if kind == "add" else record[2])
        uses[number] += 1
        if instance.stop == (number + 1, uses[number]):
            break
    return lines + [f"{letter}={value}" for letter, value in counters.items()], uses


def _true(kind: str, t: str, n: int, record: Record, before: Record | None, counters: dict[str, int]) -> bool:
    _, colour, number, star = record
    if kind in ("same", "rise"):
        return before is not None and (before[1] == colour if kind == "same" else before[2] < number)
    if kind == "count":
        return counters[t] >= n
    return {"colour": colour == t, "more": number > n, "even": number % 2 == 0, "star": star}[kind]


def _form(form: str, record: Record, counters: dict[str, int]) -> str:
    name, _, number, _ = record
    shown = {"caps": name.upper(), "back": name[::-1], "pair": f"{name}={number}"}
    return f"{name}/{counters[form]}" if form in counters else shown.get(form, name)
