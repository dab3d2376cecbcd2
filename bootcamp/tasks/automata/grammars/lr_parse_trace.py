"""Follow the table of a shift-reduce parser on a string of tokens.

Answer: the list of actions, from the first to acc or err; unique.
Harder: larger tables, longer strings, then entries that the binding of operators has to settle.
Skills: simulation
Source: original; D. E. Knuth, On the translation of languages from left to right, Inf. Control 8 (1965).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grammar import END, Grammar, in_order, random_sentence, random_side, slr_table, useful
from bootcamp.lib.prompts import table
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Sequence, Word

Rules = tuple[tuple[str, str], ...]

_BUDGET = 150  # grammars drawn before the case is given up
_MOST_STATES = 16
_LONGEST = 60  # actions


class LrParseTrace(Task["LrParseTrace.Params", "LrParseTrace.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        nonterminals: int = knob("how many nonterminals there are", levels=(1, 2, 3, 3, 3, 1, 1, 1, 1, 1), ge=1, le=4)
        rules: int = knob(
            "how many rules there are, if no operators", levels=(3, 4, 5, 6, 6, 6, 6, 6, 6, 6), ge=2, le=8
        )
        operators: int = knob("how many operators bind differently", levels=(0,) * 5 + (2, 3, 3, 4, 4), ge=0, le=5)
        tokens: int = knob(
            "how many tokens there are, at least", levels=(2, 3, 5, 6, 7, 9, 10, 11, 12, 14), ge=1, le=20
        )

    class Instance(task.Instance):
        rules: Rules  # rule k is number k + 1
        columns: str  # tokens, the end, and then nonterminals
        rows: tuple[tuple[str, ...], ...]  # by state: the actions, and the states to go to
        ranks: tuple[tuple[str, str], ...]  # operators from the loosest to the tightest, and the side they group to
        tokens: str

        @property
        def shown(self) -> list[str]:
            return [f"{left} → {right}" for left, right in self.rules]

        @property
        def drawn(self) -> str:
            return table([[state, *row] for state, row in enumerate(self.rows)], ["", *self.columns])

        @property
        def string(self) -> str:
            return " ".join(self.tokens)

        @property
        def start(self) -> str:
            return self.rules[0][0]

        @property
        def order(self) -> dict[str, list[str]]:
            en = {"left": "groups to the left", "right": "groups to the right"}
            zh = {"left": "左结合", "right": "右结合"}
            return {
                "en": [f"{sign} {en[side]}" for sign, side in self.ranks],
                "zh": [f"{sign} {zh[side]}" for sign, side in self.ranks],
            }

    prompt = Prompt(
        en=r"""
        The numbered rules of a grammar with the start symbol {{ start }}:

        {{ shown | numbered }}

        The table of a shift-reduce parser for it, one row for each state; # is the end of the input:

        {{ drawn }}

        The parser keeps a stack of states, at first only state 0. In each step it looks up the entry of the state on
        top of the stack and the next token, or # if all tokens are read. sN: push state N and go on to the next token.
        rK: take as many states off the stack as rule K has symbols on its right side, then push the state that the row
        of the state now on top has in the column of the left side of rule K. acc: the input is accepted, and the parser
        stops. An empty entry:
        err, and the parser stops.
        {% if ranks %}
        An entry sN/rK is settled by the operators, from the one that binds loosest to the one that binds tightest:
        {{ order.en | join("; ") }}. Compare the next token with the operator of rule K. If the token binds tighter, the
        entry is sN; if it binds looser, rK; if it is the same operator, rK if it groups to the left and sN if it groups
        to the right.
        {% endif %}

        Parse these tokens:

        {{ string }}

        Give all actions in order, written as s3 or r2, the last one being acc or err.
        """,
        zh=r"""
        一个文法的开始符号是 {{ start }}，其规则编号如下：

        {{ shown | numbered }}

        它的移进—归约分析表如下，每个状态一行，# 表示输入结束：

        {{ drawn }}

        分析器有一个状态栈，开始时只有状态 0。每一步查看栈顶状态与下一个记号（记号读完后为 #）对应的表项。
        sN：把状态 N 压入栈，并移到下一个记号。rK：从栈中弹出与规则 K 右部符号个数相同的状态，
        再压入此时栈顶状态所在行中、规则 K 左部所在列的状态。acc：接受输入并停止。空的表项：err，停止。
        {% if ranks %}
        表项 sN/rK 由运算符决定，运算符按结合力从最松到最紧依次为：{{ order.zh | join("；") }}。
        把下一个记号与规则 K 中的运算符相比：记号结合得更紧时取 sN，更松时取 rK；
        若是同一个运算符，左结合时取 rK，右结合时取 sN。
        {% endif %}

        分析下列记号：

        {{ string }}

        按顺序给出所有动作，写成 s3 或 r2 的样子，最后一个是 acc 或 err。
        """,
    )
    answer = Sequence(Word())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        wrong = rng.random() < 0.25
        for _ in range(_BUDGET):
            ranks: tuple[tuple[str, str], ...] = ()
            if params.operators:
                signs = rng.sample("+-*/^&", params.operators)
                ranks = tuple((sign, rng.choice(("left", "right"))) for sign in signs)
                grammar = Grammar(
                    (*(("E", f"E{sign}E") for sign in rng.sample(signs, len(signs))), ("E", "(E)"), ("E", "n"))
                )
            else:
                names, letters = "SAB"[: params.nonterminals], "abcd"[: rng.randint(2, 3)]
                rules = {(left, random_side(rng, names, letters, (1, 2, 3))) for left in names}
                for _ in range(10 * params.rules):
                    if len(rules) < params.rules:
                        rules.add((rng.choice(names), random_side(rng, names, letters, (1, 2, 3))))
                grammar = in_order(rng, [rule for rule in sorted(rules) if rule[0] != rule[1]], names)
            whole = grammar.start in "SE" and useful(grammar)
            rows = slr_table(grammar, _MOST_STATES) if whole else ()
            if not rows or (not ranks and any("/" in entry for row in rows for entry in row)):
                continue
            tokens = random_sentence(rng, grammar, params.tokens)
            if tokens and wrong:
                place = rng.randrange(len(tokens) // 2, len(tokens))
                tokens = tokens[:place] + rng.choice(grammar.terminals) + tokens[place + 1 :]
            columns = grammar.terminals + END + "".join(grammar.nonterminals)
            instance = self.Instance(rules=grammar.rules, columns=columns, rows=rows, ranks=ranks, tokens=tokens)
            actions = self.solve(instance) if tokens else ()
            if actions[-1:] == ("err" if wrong else "acc",) and params.tokens < len(actions) <= _LONGEST:
                return instance, actions
        raise task.Retry

    def solve(self, instance: Instance) -> tuple[str, ...]:
        return tuple(action for action, _ in self._run(instance))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return "\n".join(line for _, line in self._run(instance))

    def _run(self, instance: Instance) -> Iterator[tuple[str, str]]:
        """Give each action, with a line: the stack, the next token, the entry, and for rK the row and what it has."""
        stack, rest = [0], instance.tokens + END
        binding = {sign: rank for rank, (sign, _) in enumerate(instance.ranks)}
        for _ in range(4 * _LONGEST):
            entry = instance.rows[stack[-1]][instance.columns.index(rest[0])] or "err"
            line = f"{' '.join(map(str, stack))}, {rest[0]}: {entry}"
            if "/" in entry:
                shift, reduce = entry.split("/")
                mine = next(sign for sign in instance.rules[int(reduce[1:]) - 1][1] if sign in binding)
                right = binding[rest[0]] > binding[mine] or (rest[0] == mine and (mine, "right") in instance.ranks)
                entry = shift if right else reduce
                line += f", {rest[0]} {mine}: {entry}"
            if entry[0] == "s":
                stack.append(int(entry[1:]))
                rest = rest[1:]
            elif entry[0] == "r":
                left, side = instance.rules[int(entry[1:]) - 1]
                del stack[-len(side) :]
                stack.append(int(instance.rows[stack[-1]][instance.columns.index(left)]))
                line += f", {stack[-2]} {left}: {stack[-1]}"
            yield entry, line
            if entry in ("acc", "err"):
                return
