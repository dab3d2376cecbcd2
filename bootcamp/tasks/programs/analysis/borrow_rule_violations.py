"""Find all lines of a program that break the rules of moving and lending values.

Answer: the set of pairs of a line and a rule; unique.
Harder: longer programs, more values and references, branches and loops.
Skills: deduction, coding
Source: original; rules in the manner of Rust's borrow checker.
"""

from __future__ import annotations

import re
from random import Random

from bootcamp import task
from bootcamp.lib.loans import breaches, draw
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence, Set

Breaches = frozenset[tuple[int, ...]]

_HEADS = ("{", "if ? {", "while ? {")


class BorrowRuleViolations(Task["BorrowRuleViolations.Params", "BorrowRuleViolations.Instance", Breaches]):
    version = 1

    class Params(task.Params):
        size: int = knob("about how many statements", levels=(4, 6, 8, 10, 11, 13, 15, 17, 20, 23), ge=3, le=30)
        values: int = knob("the number of values outside blocks", levels=(1, 2, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=4)
        references: int = knob("the number of references", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=3)
        plain: int = knob("the number of plain blocks", levels=(0, 0, 1, 1, 0, 1, 1, 1, 1, 1), ge=0, le=2)
        paths: int = knob("the number of ifs and whiles", levels=(0, 0, 0, 0, 1, 1, 1, 2, 2, 2), ge=0, le=3)
        most: int = knob("the most pairs", levels=(2, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=1, le=12)

    class Instance(task.Instance):
        lines: tuple[str, ...]

        @property
        def listing(self) -> list[str]:
            return [f"{place:2} | {line}" for place, line in enumerate(self.lines, 1)]

        @property
        def text(self) -> str:
            return " ; ".join(line.strip() for line in self.lines)

        @property
        def moves(self) -> bool:
            """Whether some value is moved to another name."""
            return bool(re.search(r"[a-h] = [a-h]\b", self.text))

    prompt = Prompt(
        en=r"""
        Which lines of this program break the rules below?

        {% for line in listing %}
        {{ line }}
        {% endfor %}

        Here let x = new makes x with a value; x = new gives x a new value; read x and change x read and
        change it; give x moves it away{{ ", x = y moves the value of y to x" if moves }}. r = &x makes r a read loan of
        x, {{ "r = &mut x a write loan, " if "&mut" in text }}in place of what r was; use r uses the loan in r.
        {{- " The braces enclose blocks; a value made by let in a block ends with it." if "{" in text }}
        {{- " An if may carry out its block or not." if "if ?" in text }}
        {{- " If it does not, it carries out the one behind else, if there is one." if "else" in text }}
        {{- " A while may carry out its block any number of times, or not at all." if "while" in text }}

        A loan is live after a line if on some path from there r is used before r is set again. The rules:

        1. A value that may have been moved away (on some path, since it was last given a value) is not read, changed,
        lent or moved.
        2. x is not moved, changed or given a value by a line after which a loan of x, made before, is live.
        3. No loan of x is made by a line after which another loan of x, in another reference, is live, if one of the
        two is a write loan.
        4. A loan is not used if, on some path to that line, the block of its value has ended since the loan was made.

        {{ "A line of the form x = y moves y and gives x a value. " if moves }}Reading x is always allowed while it is
        lent. A line that breaks a rule takes effect all the same. Give all pairs [line, rule] such that the line
        breaks the rule; a line that breaks two rules is in two pairs.
        """,
        zh=r"""
        下面程序的哪些行违反了后面所列的规则？

        {% for line in listing %}
        {{ line }}
        {% endfor %}

        其中 let x = new 创建带值的 x；x = new 给 x 一个新值；read x 和 change x 读取和改变它；give x 把它移走
        {{- "；x = y 把 y 的值移给 x" if moves }}。r = &x 使 r 成为 x 的只读借用
        {{- "，r = &mut x 使 r 成为可写借用" if "&mut" in text }}，取代 r 原来的借用；use r 使用 r 中的借用。
        {{- "花括号括起一个块；在块中用 let 创建的值随块结束而结束。" if "{" in text }}
        {{- "if 可能执行它的块，也可能不执行。" if "if ?" in text }}
        {{- "不执行时，若有 else，则执行 else 后的块。" if "else" in text }}
        {{- "while 的块可能执行任意多次，也可能一次都不执行。" if "while" in text }}

        若从某行之后有一条路径在重新设置 r 之前使用 r，就说该行之后 r 中的借用是有效的。规则如下：

        1. 可能已被移走的值（在某条路径上，自最近一次得到值以来）不得被读取、改变、借出或移走。
        2. 若某行之后，此前对 x 的某个借用有效，则该行不得移走、改变 x 或给 x 一个值。
        3. 若某行之后，另一个引用中对 x 的借用有效，且两个借用之一是可写的，则该行不得借出 x。
        4. 若在到达某行的某条路径上，自借用产生以来其值所在的块已经结束，则该行不得使用这个借用。

        {{ "形如 x = y 的行移走 y 并给 x 一个值。" if moves }}x 被借出时总可以读取 x。违反规则的行仍照常生效。
        请给出所有的对 [行号, 规则号]，使该行违反该规则；违反两条规则的行出现在两个对里。
        """,
    )

    def format(self, instance: Instance) -> Format[Breaches]:
        return Set(Sequence(Integer(), length=2, brackets="[]"))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Breaches]:
        blocks = [_HEADS[0]] * params.plain + [rng.choice(_HEADS[1:]) for _ in range(params.paths)]
        rng.shuffle(blocks)
        for _ in range(60):
            lines = draw(rng, params.values, params.references, params.size, blocks)
            found = breaches(lines)
            rules = {rule for _, rule in found}
            if len(rules) >= 1 + (params.most > 3) and len(found) <= params.most:
                instance = self.Instance(lines=lines)
                return instance, frozenset(found)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return instance.lines

    def solve(self, instance: Instance) -> Breaches:
        return frozenset(breaches(instance.lines))
