"""Write sections of words whose rules refer to each other's words and letters as they are written.

Answer: one line a section; every text that keeps the rules is right.
Harder: more sections, more rules that tie one section to another, longer sections, only words of a bank.
Skills: instructions, language, planning
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import words, writing
from bootcamp.lib.prompts import ordinal
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

Rule = tuple[str, int, int, int, str]
"""Its kind, the section it is about, another section, a number and a letter; 0 or empty where none is needed."""

_TEXTS = {
    "size": ("{i} has exactly {k} words", "第 {i} 节恰好有 {k} 个单词"),
    "even": ("{i} has as many words as {j}", "第 {i} 节与第 {j} 节的单词一样多"),
    "letters": ("{i} has as many words as {j} has letters {x}", "第 {i} 节的单词数等于第 {j} 节中字母 {x} 的个数"),
    "backwards": ("a word of {i} is the {nth} word of {j} spelled backwards",
        "第 {i} 节有一个单词是第 {j} 节第 {k} 个单词的倒写"),
    "spells": ("the first letters of the words of {i} spell the {nth} word of {j}",
        "第 {i} 节各单词的首字母依次拼出第 {j} 节的第 {k} 个单词"),
    "ends": ("{i} ends with the first word of {j}", "第 {i} 节的最后一个单词是第 {j} 节的第一个单词"),
    "shares": ("the number of words of {i} that are also in {j} is {k}",
        "第 {i} 节的单词中恰好有 {k} 个也在第 {j} 节中出现"),
    "apart": ("no word of {i} is in {j}", "第 {i} 节没有一个单词在第 {j} 节中出现"),
    "sorted": ("the words of {i} are in alphabetical order", "第 {i} 节的单词按字母顺序排列"),
    "longest": ("the longest word of {i} is as long as that of {j}", "第 {i} 节最长的单词与第 {j} 节最长的单词一样长"),
    "total": ("the number of letters of {i} is that of {j} plus {k}", "第 {i} 节的字母总数比第 {j} 节恰好多 {k} 个"),
    "initials": ("each first letter of a word of {i} is one of a word of {j}",
        "第 {i} 节每个单词的首字母也都是第 {j} 节某个单词的首字母"),
}  # fmt: skip
"""The rules in English and Chinese; in English the braces stand for *section 1* and so on."""


class DependentSections(Task["DependentSections.Params", "DependentSections.Instance", str]):
    version = 1

    class Params(task.Params):
        sections: int = knob("the number of sections", levels=(2, 2, 3, 3, 4, 4, 5, 6, 6, 7), ge=2, le=9)
        width: int = knob("the most words of a section", levels=(3, 4, 4, 5, 5, 6, 6, 6, 7, 7), ge=3, le=8)
        rules: int = knob("rules beside those on sizes", levels=(1, 2, 3, 4, 6, 7, 9, 10, 12, 14), ge=1, le=20)
        bank: int = knob("the size of the bank, or 0", levels=(0, 0, 0, 0, 60, 70, 80, 90, 100, 120), ge=0, le=150)

    class Instance(task.Instance):
        sections: int
        rules: tuple[Rule, ...]
        bank: tuple[str, ...]

        def told(self, language: str) -> list[str]:
            head = "" if language == "zh" else "section "
            return [
                _TEXTS[kind][language == "zh"].format(i=f"{head}{i}", j=f"{head}{j}", k=k, x=x, nth=ordinal(max(k, 1)))
                for kind, i, j, k, x in self.rules
            ]

    answer = Text(lines=True)
    prompt = Prompt(
        en=r"""
        Write {{ sections }} sections, numbered from 1. Each section is one line: its number, a colon, and then its
        words in small letters, parted by single blanks. The rules are:

        {{ told(language) | bullets }}
        - no word is written twice in one section
        {% if bank %}
        - all words are from this bank: {{ bank | join(", ") }}
        {% else %}
        - every word is a run of 2 to 12 English letters with at least one of a, e, i, o, u, y in it, or the word a or i
        {% endif %}

        The words need not make sense together. Any text that keeps the rules will do; there is one.
        """,
        zh=r"""
        请写 {{ sections }} 节文字，从 1 开始编号。每节一行：先写编号和英文冒号，
        再写用小写字母书写的英文单词，单词之间用一个空格隔开。规则如下：

        {{ told(language) | bullets }}
        - 同一节中没有一个单词写了两次
        {% if bank %}
        - 所有单词都取自下列词库：{{ bank | join(", ") }}
        {% else %}
        - 每个单词由 2 到 12 个英文字母连成，其中至少含 a、e、i、o、u、y 之一，或者是单词 a 或 i
        {% endif %}

        这些单词合起来不必有意义。任何一种满足规则的写法都可以，这样的写法存在。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        pool = list(words.draw(rng, 700, 3, 8))
        rows = list[list[str]]()
        for _ in range(params.sections):
            rows.append(_row(rng, pool, rows, params.width))
        if any(len(set(row)) < len(row) for row in rows):
            raise task.Retry
        ties = [rule for rule in _true_rules(rows) if rule[0] not in ("size", "letters")]
        rng.shuffle(ties)
        ties.sort(key=lambda rule: rule[0] not in ("backwards", "spells", "ends", "shares"))
        chosen = list[Rule]()
        for rule in [*ties[: params.rules], *ties[params.rules :]]:
            limit = max(1, params.rules // 4)
            alike = sum(rule[0] == other[0] for other in chosen)
            if len(chosen) < params.rules and alike < limit and rule[:3] not in [other[:3] for other in chosen]:
                chosen.append(rule)
        for i in range(1, params.sections + 1):
            if not any(rule[1] == i and rule[0] in ("spells", "even") for rule in chosen):
                sizing = [rule for rule in _true_rules(rows) if rule[1] == i and rule[0] in ("size", "letters")]
                chosen.append(rng.choice(sizing if i > 1 else sizing[:1]))
        if len(chosen) < params.rules + 1:
            raise task.Retry
        used = {word for row in rows for word in row}
        bank: tuple[str, ...] = ()
        if params.bank:
            turned = [word[::-1] for word in rng.sample(sorted(used), min(6, len(used))) if writing.is_wordlike(word)]
            bank = writing.bank_of(rng, [*used, *turned], max(params.bank, len(used) * 3 // 2))
        rng.shuffle(chosen)
        instance = self.Instance(sections=params.sections, rules=tuple(chosen), bank=bank)
        return instance, "\n".join(f"{i}: {' '.join(row)}" for i, row in enumerate(rows, start=1))

    def check(self, instance: Instance, answer: str) -> str:
        rows = list[list[str]]()
        for i, line in enumerate(filter(str.strip, answer.split("\n")), start=1):
            head, _, rest = line.partition(":")
            if head.strip() != str(i) or not rest.strip():
                return f"line {i} is not section {i}"
            rows.append(rest.split())
        if len(rows) != instance.sections:
            return "the number of sections is wrong"
        for row in rows:
            fault = writing.word_fault(row, instance.bank)
            if fault or any(word != word.lower() for word in row):
                return fault or "there are capital letters"
        broken = (
            told for rule, told in zip(instance.rules, instance.told("en"), strict=True) if not _holds(rule, rows)
        )
        return next((f"it does not hold that {rule}" for rule in broken), "")


def _row(rng: Random, pool: list[str], before: list[list[str]], width: int) -> list[str]:
    """Draw a section that is tied to some earlier one."""
    row = [pool.pop() for _ in range(rng.randint(max(2, width - 2), width))]
    for way in rng.sample(("spells", "backwards", "ends", "shares", "sorted"), 2) if before else ():
        other = rng.choice(before)
        word = rng.choice(other)
        if way == "spells" and len(word) <= width + 1:
            row = [next((new for new in pool if new[0] == a), "") for a in word]
        elif way == "backwards" and writing.is_wordlike(word[::-1]):
            row[rng.randrange(len(row))] = word[::-1]
        elif way == "ends":
            row[-1] = other[0]
        elif way == "shares":
            row[rng.randrange(len(row))] = word
        elif way == "sorted":
            row.sort()
    if not all(row):
        raise task.Retry
    return row


def _true_rules(rows: list[list[str]]) -> list[Rule]:
    """List all rules that hold, the size of every section first."""
    found: list[Rule] = [("size", i, 0, len(row), "") for i, row in enumerate(rows, start=1)]
    found += [("sorted", i, 0, 0, "") for i in range(1, len(rows) + 1)]
    for i in range(1, len(rows) + 1):
        for j in (j for j in range(1, len(rows) + 1) if j != i):
            found += [(kind, i, j, 0, "") for kind in ("even", "ends", "apart", "longest", "initials")]
            found += [(kind, i, j, k + 1, "") for kind in ("backwards", "spells") for k in range(len(rows[j - 1]))]
            shared = len(set(rows[i - 1]) & set(rows[j - 1]))
            more = sum(map(len, rows[i - 1])) - sum(map(len, rows[j - 1]))
            found += [("shares", i, j, shared, "")] * (shared > 0) + [("total", i, j, more, "")] * (more > 0)
            found += [("letters", i, j, 0, x) for x in "aeiorstn"]
    return [rule for rule in found if _holds(rule, rows)]


def _holds(rule: Rule, rows: list[list[str]]) -> bool:
    kind, i, j, k, x = rule
    row, other = rows[i - 1], rows[j - 1]
    if kind in ("backwards", "spells"):
        word = other[k - 1] if k <= len(other) else ""
        return (word[::-1] in row) if kind == "backwards" else "".join(one[0] for one in row) == word
    return {
        "size": len(row) == k,
        "even": len(row) == len(other),
        "letters": len(row) == "".join(other).count(x or " "),
        "ends": row[-1] == other[0],
        "shares": len(set(row) & set(other)) == k,
        "apart": not set(row) & set(other),
        "sorted": row == sorted(row),
        "longest": max(map(len, row)) == max(map(len, other)),
        "total": sum(map(len, row)) == sum(map(len, other)) + k,
        "initials": {word[0] for word in row} <= {word[0] for word in other},
    }[kind]
