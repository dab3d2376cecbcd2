"""Close a semantic tableau for formulas that cannot all be true.

Answer: the nodes of a tree; every closed tableau by the printed rules is right.
Harder: more and larger formulas, larger trees.
Skills: logic, deduction, search
Source: original; tableaux are due to Beth (1955) and Smullyan (1968).
"""

from __future__ import annotations

import re
from random import Random

from bootcamp import task
from bootcamp.lib.logic import Formula, Not, mask, random_formula, shape, shown
from bootcamp.lib.tableau import extend, parts
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.logic.proofs._text import ProofText, rows
from bootcamp.verifiers import Formula as FormulaFormat, Malformed, WrongForm

_NAMES = "pqrstu"
_LINE = re.compile(r"(\d{1,3})\s*;\s*(\d{1,3})\s*;([^;]*);\s*(\d{1,3})\s*\.?")
_MOST = 150


class TableauClosedTree(Task["TableauClosedTree.Params", "TableauClosedTree.Instance", str]):
    version = 1

    class Params(task.Params):
        formulas: int = knob("how many formulas are given", levels=(2, 3, 3, 3, 4, 4, 5, 5, 6, 6), ge=1, le=8)
        variables: int = knob("how many variables there are", levels=(3, 3, 3, 3, 4, 4, 4, 5, 5, 6), ge=1, le=6)
        size: int = knob("the most connectives of a formula", levels=(2, 2, 2, 3, 3, 3, 3, 3, 4, 4), ge=1, le=5)
        fewest: int = knob("the fewest nodes of a drawn tree", levels=(3, 4, 5, 7, 9, 11, 14, 17, 21, 25), ge=1, le=30)
        most: int = knob("the most nodes of a drawn tree", levels=(5, 7, 9, 11, 14, 17, 21, 25, 30, 36), ge=3, le=50)

    class Instance(task.Instance):
        formulas: tuple[Formula, ...]

        @property
        def given(self) -> list[str]:
            return [f"{i}; {i - 1}; {shown(one)}; given" for i, one in enumerate(self.formulas, 1)]

    answer = ProofText(max_lines=_MOST)
    prompt = Prompt(
        en=r"""
        These formulas cannot all be true. They are the first nodes of a tree, one below the other; each line has the
        form "number; number of the node above; formula; source":

        {{ given | lines }}

        Extend the tree to a closed tableau. The signs are ~ not, & and, | or, -> implies, <-> if and only if;
        a & b & c means (a & b) & c, and alike for |. The source of a new node is a node above it in its branch (the one
        directly above counts). One new node alone may be put below a node by one of these rules:

        - source A & B: A, or B
        - source ~(A | B): ~A, or ~B
        - source ~(A -> B): A, or ~B
        - source ~~A: A

        Two new nodes side by side, both with the same source, may be put below a node by one of these rules:

        - source A | B: A and B
        - source A -> B: ~A and B
        - source ~(A & B): ~A and ~B
        - source A <-> B: A & B and ~A & ~B
        - source ~(A <-> B): A & ~B and ~A & B

        A node has at most two nodes directly below it, two only by a rule of the second kind. In the end every branch,
        from node 1 to a node with nothing below it, must hold some formula and its negation (A and ~A).

        Write the new nodes only, numbered on from {{ given | length + 1 }}, a node always after the node above it, as
        "number; number of the node above; formula; number of the source". Use at most 150 nodes; any closed tableau
        will do. For example, below the given nodes "1; 0; a & b; given" and "2; 1; ~b | ~a; given":

        {{ ["3; 2; a; 1", "4; 3; b; 1", "5; 4; ~b; 2", "6; 4; ~a; 2"] | lines }}
        """,
        zh=r"""
        下列公式不能同时为真。它们依次是一棵树最上面的结点，一个在另一个之下；
        每行的形式为“编号; 上方结点的编号; 公式; 来源”：

        {{ given | lines }}

        请把这棵树扩展成封闭的表列（tableau）。
        符号：~ 非，& 与，| 或，-> 蕴含，<-> 当且仅当；a & b & c 表示 (a & b) & c，| 也一样。
        新结点的来源是其所在分支上位于它上方的一个结点（紧邻的上方结点也算）。按下列规则之一，可在一个结点下方单独放一个新结点：

        - 来源 A & B：A，或者 B
        - 来源 ~(A | B)：~A，或者 ~B
        - 来源 ~(A -> B)：A，或者 ~B
        - 来源 ~~A：A

        按下列规则之一，可在一个结点下方并排放两个来源相同的新结点：

        - 来源 A | B：A 与 B
        - 来源 A -> B：~A 与 B
        - 来源 ~(A & B)：~A 与 ~B
        - 来源 A <-> B：A & B 与 ~A & ~B
        - 来源 ~(A <-> B)：A & ~B 与 ~A & B

        一个结点正下方至多有两个结点，只有按第二类规则才能有两个。最后，从结点 1 到任一下方没有结点的结点，
        每个分支上都必须有某个公式及其否定（A 和 ~A）。

        只写新结点，编号从 {{ given | length + 1 }} 开始，每个结点写在它的上方结点之后，
        形式为“编号; 上方结点的编号; 公式; 来源的编号”。至多 150 个结点；任何封闭的表列都可以。
        例如，在给定结点“1; 0; a & b; given”和“2; 1; ~b | ~a; given”之下：

        {{ ["3; 2; a; 1", "4; 3; b; 1", "5; 4; ~b; 2", "6; 4; ~a; 2"] | lines }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        names = _NAMES[: params.variables]
        for _ in range(300):
            formulas: list[Formula] = []
            common = (1 << (1 << len(names))) - 1
            for _ in range(8 * params.formulas):
                one = random_formula(rng, rng.sample(names, 3), rng.randint(1, params.size), _KINDS, 0.3)
                after = common & mask(one, names)
                last = len(formulas) == params.formulas - 1
                if after != common and (not after) == last and (last or mask(one, names)):
                    formulas.append(one)
                    common = after
                if not common:
                    break
            if common or len(formulas) < params.formulas:
                continue
            nodes: list[tuple[int, Formula, int]] = [(i, one, 0) for i, one in enumerate(formulas)]
            extend(nodes, list(range(1, len(nodes) + 1)), set(), params.most + len(nodes))
            count = len(nodes) - len(formulas)
            if params.fewest <= count <= params.most:
                new = list(enumerate(nodes, 1))[len(formulas) :]
                lines = [f"{i}; {above}; {shown(one)}; {source}" for i, (above, one, source) in new]
                return self.Instance(formulas=tuple(formulas)), "\n".join(lines)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        places: dict[str, str] = {}
        ordered = sorted(instance.formulas, key=lambda one: repr(shape(one)))
        return sorted(repr(shape(one, places)) for one in ordered)

    def check(self, instance: Instance, answer: str) -> str:
        reader = FormulaFormat(tuple(_NAMES))
        first = len(instance.formulas)
        nodes: list[tuple[int, Formula, int]] = [(i, one, 0) for i, one in enumerate(instance.formulas)]
        paths: list[tuple[int, ...]] = [tuple(range(1, i + 1)) for i in range(1, first + 1)]
        below: dict[int, list[int]] = {i: [i + 1] for i in range(1, first)}
        for row in rows(answer):
            number = len(nodes) + 1
            found = _LINE.fullmatch(row)
            if not found or int(found[1]) != number:
                return f"node {number} is missing or not of the form number; number above; formula; source"
            above, source = int(found[2]), int(found[4])
            if not first <= above < number or source not in paths[above - 1]:
                return f"node {number}: the node above or the source is not in its branch"
            try:
                nodes.append((above, reader.parse(found[3]), source))
            except (Malformed, WrongForm) as unread:
                return f"node {number}: {unread}"
            paths.append((*paths[above - 1], number))
            below.setdefault(above, []).append(number)
        for above, group in below.items():
            if above >= first:
                given = [nodes[i - 1] for i in group]
                single, double = parts(nodes[given[0][2] - 1][1])
                put = [one for _, one, _ in given]
                alone = len(put) == 1 and put[0] in single
                if not alone and (put not in (double, double[::-1]) or len(put) != 2 or given[0][2] != given[1][2]):
                    return f"no rule puts {' and '.join(map(str, group))} below {above}"
        for leaf in range(1, len(nodes) + 1):
            if leaf not in below:
                held = {nodes[i - 1][1] for i in paths[leaf - 1]}
                if not any(Not(one) in held for one in held):
                    return f"the branch that ends in node {leaf} is not closed"
        return ""


_KINDS = ("and", "or", "implies", "iff", "or", "implies")
