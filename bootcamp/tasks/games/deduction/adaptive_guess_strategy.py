"""Plan yes-no questions that identify every item with a limited number of questions.

Answer: a tree of questions in brackets; every tree within the limit is right.
Harder: more items and questions, no slack, cases in which the most even question first does not do.
Skills: planning, search
Source: original; optimal decision trees.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.prompts import letter
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Bracketed
from bootcamp.verifiers.bracketed import PhraseTree

Known = dict[tuple[int, int], int]


class AdaptiveGuessStrategy(Task["AdaptiveGuessStrategy.Params", "AdaptiveGuessStrategy.Instance", PhraseTree]):
    version = 1

    class Params(task.Params):
        items: int = knob("how many items there are", levels=(4, 5, 6, 7, 7, 10, 11, 12, 14, 16), ge=3, le=16)
        questions: int = knob("how many questions there are", levels=(5, 6, 6, 6, 7, 7, 8, 8, 9, 10), ge=3, le=12)

    class Instance(task.Instance):
        items: int
        questions: tuple[tuple[int, ...], ...]
        """For each question the items for which the answer is yes."""
        limit: int

        @property
        def names(self) -> list[str]:
            return [letter(item) for item in range(self.items)]

        @property
        def lines(self) -> list[str]:
            return [" ".join(map(letter, yes)) for yes in self.questions]

    prompt = Prompt(
        en=r"""
        One of the items {{ names | join(" ") }} has been chosen in secret. You may ask these questions, and the answer
        is yes for the items listed and no for all others:

        {% for yes in lines %}
        - Q{{ loop.index }}: {{ yes }}
        {% endfor %}

        Plan which questions to ask so that the chosen item is known for certain after at most {{ limit }} questions,
        whichever it is. The next question may depend on the answers so far. Write the plan as a tree in brackets: [Q X
        Y] means that question Q is asked, X is the plan if the answer is yes and Y the plan if it is no. A plan is such
        a bracket again, or a single item, if only this one is possible any more. Every item stands in the tree exactly
        once. If there are several plans, give any one.
        """,
        zh=r"""
        有人从 {{ names | join(" ") }} 中暗暗选定了一个。你可以提出以下问题，对列出的各项回答“是”，
        对其余各项回答“否”：

        {% for yes in lines %}
        - Q{{ loop.index }}：{{ yes }}
        {% endfor %}

        请安排提问的办法，使得无论选定的是哪一个，最多问 {{ limit }} 个问题就能确定。下一个问题可以取决于前面的回答。
        把办法写成带括号的树：[Q X Y] 表示提出问题 Q，回答“是”时接着按 X 做，回答“否”时接着按 Y 做。
        X、Y 又是这样的括号，或者在只剩一种可能时就是那一项。每一项在树中恰好出现一次。如果有几种办法，
        给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Bracketed:
        labels = tuple(f"Q{number}" for number in range(1, len(instance.questions) + 1))
        return Bracketed(labels, tuple(instance.names))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, PhraseTree]:
        everything = (1 << params.items) - 1
        strict = params.items > 5  # the most even splits must take too many questions
        least = (params.items - 1).bit_length() + strict
        masks: list[int] = []
        for _ in range(200):
            if masks:  # another question is cheaper than all of them anew
                masks.pop(rng.randrange(len(masks)))
            while len(masks) < params.questions:
                size = rng.randint(max(1, params.items // 4), params.items // 2 + 1)
                mask = sum(1 << item for item in rng.sample(range(params.items), size))
                if mask not in masks and everything ^ mask not in masks:
                    masks.append(mask)
            orders = (masks, masks[::-1], rng.sample(masks, len(masks)))[: 2 if params.items < 8 else 3]
            even = params.items
            if any(not least <= (even := min(even, _even(everything, one))) < params.items for one in orders):
                continue
            known: Known = {}
            limit = _fewest(everything, masks, even - strict, known)
            if limit > even - strict:
                continue
            questions = tuple(tuple(item for item in range(params.items) if mask >> item & 1) for mask in masks)
            return self.Instance(items=params.items, questions=questions, limit=limit), _tree(
                everything, masks, limit, known
            )
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.items, sorted(instance.questions)]

    def check(self, instance: Instance, answer: PhraseTree) -> str:
        if sorted(answer.words) != instance.names:
            return "not every item stands in the tree exactly once"
        open_ = [(answer, 1)]
        while open_:
            tree, depth = open_.pop()
            if depth > instance.limit:
                return f"an item takes more than {instance.limit} questions"
            if len(tree.parts) != 2:
                return f"{tree.label} does not have a plan for yes and one for no"
            yes = set(instance.questions[int(tree.label[1:]) - 1])
            for side, part in enumerate(tree.parts):
                for word in (part,) if isinstance(part, str) else part.words:
                    if (instance.names.index(word) in yes) != (side == 0):
                        return f"{word} stands on the wrong side of {tree.label}"
                if not isinstance(part, str):
                    open_.append((part, depth + 1))
        return ""


def _fewest(items: int, masks: list[int], most: int, known: Known) -> int:
    """Give the fewest questions that identify each of some items as bits, above `most` if that takes more."""
    count = items.bit_count()
    if count == 1:
        return 0
    if count > 1 << most:
        return most + 1
    if (items, 0) in known:
        return known[items, 0]
    if known.get((items, 1), 0) > most:
        return most + 1
    best = most + 1
    for mask in masks:
        yes, no = items & mask, items & ~mask
        if yes and no:
            first = _fewest(yes, masks, best - 2, known)
            if first + 1 < best:
                best = min(best, 1 + max(first, _fewest(no, masks, best - 2, known)))
    known[items, int(best > most)] = best
    return best


def _even(items: int, masks: list[int]) -> int:
    """Count the questions if always the most even split is asked, of equal ones the first; 99 if some stay alike."""
    count = items.bit_count()
    if count < 3:
        return count - 1 if count < 2 or any(0 < items & mask < items for mask in masks) else 99
    mask = min(masks, key=lambda mask: abs(2 * (items & mask).bit_count() - count))
    yes, no = items & mask, items & ~mask
    return 1 + max(_even(yes, masks), _even(no, masks)) if yes and no else 99


def _tree(items: int, masks: list[int], limit: int, known: Known) -> PhraseTree:
    for number, mask in enumerate(masks, 1):
        sides = items & mask, items & ~mask
        if all(sides) and all(_fewest(side, masks, limit - 1, known) < limit for side in sides):
            parts: list[PhraseTree | str] = []
            for side in sides:
                alone = side.bit_count() == 1
                parts.append(letter(side.bit_length() - 1) if alone else _tree(side, masks, limit - 1, known))
            return PhraseTree(f"Q{number}", tuple(parts))
    raise task.Retry
