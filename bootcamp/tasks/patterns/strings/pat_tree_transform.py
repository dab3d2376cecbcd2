"""Find from examples how trees with lettered nodes are changed, and change a new tree.

Answer: the changed tree; every rule of the stated kind that fits the examples gives it.
Harder: larger trees, two or three changes in turn, more kinds of changes.
Skills: induction, simulation, coding
Source: original; trees and their ways of writing as in D. Knuth, The art of computer programming, volume 1, 2.3, 1968.
"""

from __future__ import annotations

from functools import partial
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.prompts import by_language
from bootcamp.lib.text import LOWER, shuffled
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import line_prompt, settled
from bootcamp.tasks.patterns.strings._trees import CHANGES, changed, random_tree, text_of
from bootcamp.verifiers import Text


class PatTreeTransform(Task["PatTreeTransform.Params", "PatTreeTransform.Instance", str]):
    version = 1

    class Params(task.Params):
        nodes: int = knob("the number of nodes of a tree", levels=(5, 6, 7, 7, 8, 9, 10, 11, 13, 15), ge=3, le=20)
        changes: int = knob(
            "how many kinds of changes are possible", levels=(4, 7, 10, 5, 7, 9, 10, 10, 10, 10), ge=3, le=10
        )
        steps: int = knob("the most changes in turn", levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 3), ge=1, le=3)
        pairs: int = knob("how many examples are given", levels=(2, 2, 2, 2, 2, 2, 2, 3, 3, 3), ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[tuple[str, str], ...]
        query: str
        changes: tuple[str, ...]
        steps: int

        @property
        def kinds(self) -> dict[str, list[str]]:
            return by_language(CHANGES[name] for name in self.changes)

    answer = Text(alphabet=LOWER + "(),")
    prompt = line_prompt(
        en=r"""
        A tree is written as the letter of its root, followed by the trees below it, its children, in round brackets and
        parted by commas; a node without children is just its letter. A hidden rule changes trees. It makes
        {%- if steps == 1 %}
         one of these changes:
        {% else %}
         1 to {{ steps }} of these changes, one after the other; a change may occur more than once:
        {% endif %}

        {{ kinds[language] | bullets }}

        A change that needs a child of the root does nothing where the root has none.
        """,
        zh=r"""
        一棵树写作根的字母，后面在圆括号中写出它下面的各棵树（它的子结点），用逗号隔开；没有子结点的结点只写字母。
        一条隐藏的规则改变树，它
        {%- if steps == 1 -%}
        做下列改变之一：
        {% else -%}
        依次做下列改变中的 1 到 {{ steps }} 个，同一改变可以重复：
        {% endif %}

        {{ kinds[language] | bullets }}

        需要根的子结点的改变，在根没有子结点时什么也不做。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        changes = tuple(CHANGES)[: params.changes]
        family = [
            partial(changed, names) for steps in range(1, params.steps + 1) for names in product(changes, repeat=steps)
        ]
        hidden = rng.choice(family[-(len(changes) ** params.steps) :])
        *befores, query = (random_tree(shuffled(rng, LOWER)[: params.nodes], rng) for _ in range(params.pairs + 1))
        pairs = [(before, hidden(before)) for before in befores]
        result = settled(family, pairs, query)
        if min(len(text_of(tree)) for tree in (result, *(after for _, after in pairs))) < params.nodes:
            raise task.Retry
        shown = tuple((text_of(before), text_of(after)) for before, after in pairs)
        return self.Instance(pairs=shown, query=text_of(query), changes=changes, steps=params.steps), text_of(result)

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.changes, instance.steps]
