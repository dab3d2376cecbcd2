"""Give the actions of a shift-reduce parser that build a dependency tree, or the heads that given actions make.

Answer: actions, of which every sequence that builds the tree counts; or the heads, which are unique.
Harder: longer sentences, from level 4 on also the arc-eager parser.
Skills: simulation, planning, language
Source: Nivre, Algorithms for deterministic incremental dependency parsing (2008), for the two systems.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence, Word

_STANDARD = ("SHIFT", "LEFT", "RIGHT")


class DependencyTransitions(Task["DependencyTransitions.Params", "DependencyTransitions.Instance", tuple[Any, ...]]):
    version = 1

    class Params(task.Params):
        words: int = knob("the number of words", levels=(6, 7, 9, 9, 10, 11, 12, 14, 16, 18), ge=3, le=24)
        eager: int = knob("the percentage of arc-eager cases", levels=(0, 0, 0) + (40,) * 7, ge=0, le=100)

    class Instance(task.Instance):
        size: int
        heads: tuple[int, ...]
        """The tree to build; empty if the heads are asked for."""
        actions: tuple[str, ...]
        """The actions of the arc-eager parser; empty if actions are asked for."""

    prompt = Prompt(
        en=r"""
        A parser reads a sentence of {{ size }} words, numbered from 1, and links each word to its head.
        It has a stack, empty at first, and a queue with all the words in order.
        {% if heads %}
        There are three actions; "top" is the top of the stack and "second" is the word below it:

        - SHIFT: the first word of the queue moves to the top of the stack.
        - LEFT: top becomes the head of second, and second leaves the stack.
        - RIGHT: second becomes the head of top, and top leaves the stack.

        At the end the queue must be empty and only one word, whose head is 0, may be left on the stack.
        These are the heads that are to be built, for word 1, word 2, and so on:

        {{ heads | comma }}

        Give the actions, in order. Any sequence of actions that builds exactly these heads will do.
        {% else %}
        There are four actions; "top" is the top of the stack and "first" is the first word of the queue:

        - SHIFT: first moves to the top of the stack.
        - LEFT: first becomes the head of top, and top leaves the stack.
        - RIGHT: top becomes the head of first, and first moves to the top of the stack.
        - REDUCE: top leaves the stack.

        A word that has no head at the end has the head 0. These actions are carried out:

        {{ actions | join(" ") }}

        Give the heads of word 1, word 2, and so on.
        {% endif %}
        """,
        zh=r"""
        一个分析器读入一个由 {{ size }} 个词组成的句子（词从 1 开始编号），为每个词找到它的中心词。
        它有一个栈（起初为空）和一个队列（起初按顺序含有全部的词）。
        {% if heads %}
        共有三种动作，其中“栈顶”指栈顶的词，“次词”指栈里紧挨在栈顶下面的词：

        - SHIFT：队列的第一个词移到栈顶。
        - LEFT：栈顶成为次词的中心词，次词离开栈。
        - RIGHT：次词成为栈顶的中心词，栈顶离开栈。

        结束时队列必须为空，栈里只剩一个词，它的中心词为 0。要构造的中心词如下（依次是第 1 个词、第 2 个词……的中心词）：

        {{ heads | comma }}

        请按顺序写出各动作。任何一个恰好构造出这些中心词的动作序列都可以。
        {% else %}
        共有四种动作，其中“栈顶”指栈顶的词，“首词”指队列的第一个词：

        - SHIFT：首词移到栈顶。
        - LEFT：首词成为栈顶的中心词，栈顶离开栈。
        - RIGHT：栈顶成为首词的中心词，首词移到栈顶。
        - REDUCE：栈顶离开栈。

        结束时没有中心词的词，其中心词为 0。依次执行下列动作：

        {{ actions | join(" ") }}

        请写出第 1 个词、第 2 个词……的中心词。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[Any, ...]]:
        item: Format[Any] = Word(bank=_STANDARD) if instance.heads else Integer(low=0, high=instance.size)
        return Sequence(item, length=None if instance.heads else instance.size)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Any, ...]]:
        if rng.randrange(100) < params.eager:
            actions, heads = _eager(rng, params.words)
            if heads.count(0) > 1 + params.words // 5:
                raise task.Retry
            return self.Instance(size=params.words, heads=(), actions=actions), heads
        actions = _standard(rng, params.words)
        heads = _built(actions, params.words)
        chain = max(map(heads.count, heads)) > params.words // 2 or len({*map(abs, heads)}) == params.words
        if params.words > 4 and chain:
            raise task.Retry
        return self.Instance(size=params.words, heads=heads, actions=()), actions

    def check(self, instance: Instance, answer: tuple[Any, ...]) -> str:
        if not instance.heads:
            right = _carried_out(instance.actions, instance.size)
            wrong = [place for place, (one, other) in enumerate(zip(answer, right, strict=True), 1) if one != other]
            return f"word {wrong[0]} has another head" if wrong else ""
        if len(answer) > 2 * instance.size:
            return "there are too many actions"
        heads = _built(answer, instance.size)
        if not heads:
            return "an action cannot be carried out, or words are left at the end"
        return "" if heads == instance.heads else "the actions build other heads"


def _standard(rng: Random, size: int) -> tuple[str, ...]:
    """Draw actions that can be carried out."""
    actions, depth, left = [], 0, size
    while left or depth > 1:
        action = rng.choice(_STANDARD[(not left) : 3 if depth > 1 else 1])
        depth += 1 if action == "SHIFT" else -1
        left -= action == "SHIFT"
        actions.append(action)
    return tuple(actions)


def _built(actions: tuple[str, ...], size: int) -> tuple[int, ...]:
    """Carry out actions; nothing if one is impossible or words are left."""
    stack, heads, queue = list[int](), [0] * size, list(range(size, 0, -1))
    for action in actions:
        if action == "SHIFT":
            if not queue:
                return ()
            stack.append(queue.pop())
        else:
            if len(stack) < 2:
                return ()
            top, second = stack.pop(), stack.pop()
            head, other = (top, second) if action == "LEFT" else (second, top)
            heads[other - 1] = head
            stack.append(head)
    return tuple(heads) if len(stack) == 1 and not queue else ()


def _eager(rng: Random, size: int) -> tuple[tuple[str, ...], tuple[int, ...]]:
    actions: list[str] = []
    stack, heads, first = list[int](), [0] * size, 1
    while first <= size:
        options = ["SHIFT"]
        if stack:
            options += [
                "RIGHT",
                "RIGHT",
                "REDUCE" if heads[stack[-1] - 1] else "LEFT",
                "REDUCE" if heads[stack[-1] - 1] else "LEFT",
            ]
        action = rng.choice(options)
        actions.append(action)
        first = _eager_step(action, stack, heads, first)
    return tuple(actions), tuple(heads)


def _eager_step(action: str, stack: list[int], heads: list[int], first: int) -> int:
    """Carry out an action of the arc-eager parser; give the word that is first in the queue then."""
    if action == "LEFT":
        heads[stack.pop() - 1] = first
    elif action == "REDUCE":
        stack.pop()
    else:
        if action == "RIGHT":
            heads[first - 1] = stack[-1]
        stack.append(first)
        return first + 1
    return first


def _carried_out(actions: tuple[str, ...], size: int) -> tuple[int, ...]:
    stack, heads, first = list[int](), [0] * size, 1
    for action in actions:
        first = _eager_step(action, stack, heads, first)
    return tuple(heads)
