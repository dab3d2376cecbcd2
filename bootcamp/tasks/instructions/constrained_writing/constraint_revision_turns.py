"""Write a text that keeps the rules which are left after a talk that adds, changes, drops and brings back rules.

Answer: a text; every text that keeps the rules that hold in the end is right.
Harder: more turns and rules, dropped rules that come back, rules that change twice, longer texts, a bank of words.
Skills: instructions, language, counting
Source: original; modelled on the turns of a real talk with an assistant.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import writing
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.instructions.constrained_writing import _ruled_text as ruled
from bootcamp.verifiers import Text

Change = tuple[str, int, ruled.Rule]
"""What is done (add, replace, drop, restore) to the rule of a number, from 1; a dummy rule where none is needed."""

_NONE: ruled.Rule = ("", 0, 0, "")
_KINDS = (
    *("key", "letter", "sentences", "first", "last", "size", "longest", "most", "divisible"),
    "letters",
    "initials",
)
_NUMERIC = frozenset(("words", "key", "letter", "sentences", "longest", "most", "letters"))
_TOLD = {
    "add": ("Rule {n}: {rule}.", "规则 {n}：{rule}。"),
    "replace": ("Rule {n} is changed; now {rule}.", "规则 {n} 改为：{rule}。"),
    "drop": ("Rule {n} is dropped.", "取消规则 {n}。"),
    "restore": ("Rule {n} holds again as it last was.", "恢复规则 {n}，内容与取消前相同。"),
}


class ConstraintRevisionTurns(Task["ConstraintRevisionTurns.Params", "ConstraintRevisionTurns.Instance", str]):
    version = 1

    class Params(task.Params):
        rules: int = knob("the rules that hold in the end", levels=(2, 3, 3, 4, 5, 6, 7, 8, 9, 10), ge=2, le=12)
        changes: int = knob("the changes after the first rules", levels=(1, 2, 3, 4, 5, 7, 8, 10, 12, 14), ge=1, le=20)
        sentences: int = knob("the sentences of the planted text", levels=(1, 2, 2, 3, 3, 4, 4, 5, 6, 7), ge=1, le=9)
        width: int = knob("the most words of a sentence", levels=(5, 5, 6, 6, 7, 7, 8, 8, 9, 9), ge=3, le=12)
        bank: int = knob(
            "the size of the bank, 0 for none", levels=(0, 0, 0, 60, 65, 70, 80, 90, 100, 120), ge=0, le=150
        )

    class Instance(task.Instance):
        turns: tuple[tuple[Change, ...], ...]
        bank: tuple[str, ...]

        def told(self, language: str) -> list[str]:
            colon, gap = ("：", "") if language == "zh" else (": ", " ")
            rows = list[str]()
            for n, turn in enumerate(self.turns, start=1):
                parts = list[str]()
                for what, number, rule in turn:
                    said = ruled.told(rule, language) if rule[0] else ""
                    parts.append(_TOLD[what][language == "zh"].format(n=number, rule=said))
                rows.append(("第 {} 轮" if language == "zh" else "Turn {}").format(n) + colon + gap.join(parts))
            return rows

    answer = Text(lines=True)
    prompt = Prompt(
        en=r"""
        Somebody orders a text of English words and, turn by turn, changes the rules for it:

        {{ told(language) | bullets }}

        A rule holds from the turn that states it; a later change of a rule takes the place of what it said before, a
        dropped rule asks for nothing until it is brought back, and all other rules stay. Write a text that keeps every
        rule that holds after the last turn.
        """,
        zh=r"""
        某人要一段用英文单词写成的文字，并一轮一轮地修改对它的要求：

        {{ told(language) | bullets }}

        规则自提出的那一轮起有效；规则被修改后，以新内容取代旧内容；被取消的规则在恢复之前不作任何要求；其余规则照旧有效。
        请写一段文字，使最后一轮之后仍然有效的所有规则都得到满足。
        """,
        after=ruled.GENERAL,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        text = ruled.plant(rng, params.sentences, params.width, False)
        written = ruled.read(text)
        if written is None:
            raise task.Retry
        final = [ruled.draw(rng, rng.choice(("words", "words", "between")), written)]
        for _ in range(60):
            rule = ruled.draw(rng, rng.choice(_KINDS), written)
            if len(final) < params.rules and rule[0] not in [one[0] for one in final] and ruled.holds(rule, written):
                final.append(rule)
        if len(final) < params.rules:
            raise task.Retry
        rng.shuffle(final)
        instance = self.Instance(turns=_history(rng, final, params.changes, written), bank=())
        if sorted(held(instance.turns)) != sorted(final):
            raise task.Retry
        used = {word.lower() for word in written.words}
        bank = writing.bank_of(rng, used, max(params.bank, len(used) * 3 // 2)) if params.bank else ()
        return instance.model_copy(update={"bank": bank}), text

    def check(self, instance: Instance, answer: str) -> str:
        return ruled.fault(ruled.read(answer), instance.bank, held(instance.turns))


def held(turns: tuple[tuple[Change, ...], ...]) -> list[ruled.Rule]:
    """Give the rules that hold after all turns, by number."""
    rules, dropped = dict[int, ruled.Rule](), set[int]()
    for turn in turns:
        for what, number, rule in turn:
            if what == "drop":
                dropped.add(number)
            else:
                dropped.discard(number)
                rules[number] = rules[number] if what == "restore" else rule
    return [rules[number] for number in sorted(rules) if number not in dropped]


def _history(
    rng: Random, final: list[ruled.Rule], changes: int, written: ruled.Written
) -> tuple[tuple[Change, ...], ...]:
    """Make a talk that ends with some rules: planned per rule, then dealt to turns in an order that keeps each plan."""
    lives = list[list[tuple[str, ruled.Rule]]]([("add", rule)] for rule in final)
    for _ in range(changes):
        life = rng.choice(lives)
        kind = rng.random()
        rule = life[0][1]
        if life[-1][0] == "drop":
            life.append(("restore", _NONE)) if kind < 0.2 and ruled.holds(rule, written) else None
            lives.append([("add", _other(rng, written)), ("drop", _NONE)])
        elif kind < 0.55 and rule[0] in (*_NUMERIC, "between"):  # what was asked for before differs
            first = ("words", *rule[1:]) if rule[0] == "between" else rule
            life[0] = ("add", _shifted(rng, first, ruled.holds(rule, written)))
            life.insert(1, ("replace", rule))
        elif kind < 0.75:
            lives.append([("add", _other(rng, written)), ("drop", _NONE)])
        elif len(life) == 1:
            life += [("drop", _NONE), ("restore", _NONE)]
        else:
            lives.append([("add", _other(rng, written)), ("drop", _NONE)])
    rng.shuffle(lives)
    opening = max(2, len(lives) * 2 // 3)
    beginning = tuple(("add", n, life.pop(0)[1]) for n, life in enumerate(lives[:opening], start=1))
    turns, number = list[tuple[Change, ...]]([beginning]), opening
    waiting = lives[:opening]
    unborn = lives[opening:]
    numbers = {place: place + 1 for place in range(opening)}
    while unborn or any(waiting):
        turn = list[Change]()
        for _ in range(rng.randint(1, 2)):
            touched = [n for _, n, _ in turn]
            open_places = [place for place, life in enumerate(waiting) if life and numbers[place] not in touched]
            if unborn and (not open_places or rng.random() < 0.4):
                number += 1
                numbers[len(waiting)] = number
                life = unborn.pop(0)
                turn.append(("add", number, life.pop(0)[1]))
                waiting.append(life)
            elif open_places:
                place = rng.choice(open_places)
                what, rule = waiting[place].pop(0)
                turn.append((what, numbers[place], rule))
        if turn:
            turns.append(tuple(turn))
    return tuple(turns)


def _shifted(rng: Random, rule: ruled.Rule, up: bool) -> ruled.Rule:
    """Change the number of a rule so that it says something else."""
    kind, n, k, w = rule
    return kind, max(1, n + rng.choice((-2, -1, 1, 2, 3))) if n > 3 or not up else n + rng.randint(1, 3), k, w


def _other(rng: Random, written: ruled.Written) -> ruled.Rule:
    """Draw a rule that the text breaks."""
    rule = ruled.draw(rng, rng.choice(("sentences", "longest", "most", "letters", "words", "letter")), written)
    return ("most", 2, 0, "") if rule[0] == "most" else _shifted(rng, rule, True)
