"""Group records of which a name, a mailbox or a telephone number agree once they are written alike.

Answer: groups of record numbers, in any order; unique.
Harder: more records, more rules of writing alike, longer chains of records through all three fields.
Skills: instructions, logic
Source: original; record linkage.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import contacts
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Set

Groups = frozenset[frozenset[int]]
Record = tuple[str, str, str]


class RecordDeduplication(Task["RecordDeduplication.Params", "RecordDeduplication.Instance", Groups]):
    version = 1

    class Params(task.Params):
        records: int = knob("the number of records", levels=(4, 5, 7, 8, 10, 12, 14, 17, 20, 24), ge=4, le=40)
        rules: int = knob("the number of rules of writing alike", levels=(2, 2, 3, 4, 4, 5, 6, 7, 8, 9), ge=2, le=11)
        chain: int = knob("the most records of one owner", levels=(2, 3, 3, 4, 4, 5, 5, 6, 7, 8), ge=2, le=12)
        fields: int = knob(
            "how many fields it takes to find the groups", levels=(1, 2, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=3
        )

    class Instance(task.Instance):
        records: tuple[Record, ...]
        rules: tuple[str, ...]

        def rows(self) -> list[list[str]]:
            return [
                [str(number), *("" if text == "-" else text for text in record)]
                for number, record in enumerate(self.records, 1)
            ]

        def told(self, language: str) -> list[str]:
            return [contacts.told(rule, language) for rule in self.rules]

    prompt = Prompt(
        en=r"""
        A shop has these customer records. A field may be empty.

        {{ rows() | table(["no.", "name", "mailbox", "telephone"]) }}

        Before two fields are compared, they are written alike by these rules, one after the other, as far as they
        apply:

        {{ told(language) | bullets }}

        Nothing else is changed: after that, fields are the same only if they agree in every sign, capital and small
        letters being different.

        Two records have the same owner if their names, their mailboxes or their telephone numbers (one of the three is
        enough) are not empty and are the same. If records A and B have the same owner and B and C have the same owner,
        then A and C have the same owner too. All other records have different owners.

        Put the numbers of all records into groups, one group for each owner. An owner with one record only is a group
        too.
        """,
        zh=r"""
        某商店有下列顾客记录。字段可以为空。

        {{ rows() | table(["编号", "姓名", "邮箱", "电话"]) }}

        比较两个字段之前，先依次按下列规则把它们写成统一的形式（规则适用时才用）：

        {{ told(language) | bullets }}

        除此以外不作任何改动：统一之后，每个字符都一致才算相同，大写和小写字母不同。

        如果两条记录的姓名、邮箱、电话这三项中至少有一项都不为空并且相同，那么它们属于同一位顾客。
        如果 A 和 B 属于同一位顾客，B 和 C 属于同一位顾客，那么 A 和 C 也属于同一位顾客。其余的记录属于不同的顾客。

        请把所有记录的编号分组，每位顾客一组；只有一条记录的顾客也单独成一组。
        """,
    )

    def format(self, instance: Instance) -> Format[Groups]:
        return Set(Set(Integer(1, len(instance.records))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Groups]:
        rules = contacts.draw_rules(rng, params.rules)
        maker = contacts.Maker(rng, rules)
        records: list[Record] = []
        while len(records) < params.records:
            size = min(rng.randint(1, params.chain), params.records - len(records))
            records += maker.chain(size if records else min(params.chain, params.records))
        rng.shuffle(records)
        instance = self.Instance(records=tuple(records), rules=rules)
        groups = groups_of(instance.records, rules, (0, 1, 2))
        fewer = [(0,), (1,), (2,)] if params.fields == 2 else [(0, 1), (0, 2), (1, 2)] if params.fields == 3 else []
        if any(groups_of(instance.records, rules, fields) == groups for fields in fewer):
            raise task.Retry
        if any(groups_of(instance.records, tuple(set(rules) - {one}), (0, 1, 2)) == groups for one in rules):
            raise task.Retry  # a rule without effect
        if not 2 <= len(groups) < params.records or max(map(len, groups)) > max(3, params.chain + 1):
            raise task.Retry
        return instance, groups

    def key(self, instance: Instance) -> object:
        return [sorted(instance.records), instance.rules]

    def solve(self, instance: Instance) -> Groups:
        return groups_of(instance.records, instance.rules, (0, 1, 2))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = []
        alike = [
            tuple(
                "" if text == "-" else contacts.alike(field, text, instance.rules) for field, text in enumerate(record)
            )
            for record in instance.records
        ]
        for number, fields in enumerate(alike, 1):
            lines.append(f"{number}. {', '.join(field or '-' for field in fields)}")
        for second, fields in enumerate(alike, 1):
            for first, earlier in enumerate(alike[: second - 1], 1):
                shared = [one for one, two in zip(fields, earlier, strict=True) if one and one == two]
                if shared:
                    lines.append(f"{first}, {second}: {shared[0]}")
        return "\n".join(lines)


def groups_of(records: tuple[Record, ...], rules: tuple[str, ...], fields: tuple[int, ...]) -> Groups:
    """Group records, numbered from 1, by some of their fields.

    >>> sorted(map(sorted, groups_of((("Ada", "-", "1"), ("Bo", "-", "1"), ("Bo", "-", "-")), (), (0, 2))))
    [[1, 2, 3]]
    """
    groups: list[tuple[set[int], set[tuple[int, str]]]] = []
    for number, record in enumerate(records, 1):
        values = {(field, contacts.alike(field, record[field], rules)) for field in fields if record[field] != "-"}
        met = [group for group in groups if group[1] & values]
        groups = [group for group in groups if not group[1] & values]
        groups.append(({number}.union(*(g[0] for g in met)), values.union(*(g[1] for g in met))))
    return frozenset(frozenset(numbers) for numbers, _ in groups)
