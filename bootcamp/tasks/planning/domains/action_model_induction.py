"""Find what an action needs, forbids, makes and ends from records of tries, in a domain of invented words.

Answer: four sets of facts about the action's parameters; the records allow just one.
Harder: more parameters and words, other actions with states between that are not shown.
Skills: induction, simulation
Source: original; the learning of action models in the manner of STRIPS.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.naming import Statement, nameless
from bootcamp.lib.prompts import by_language, comma
from bootcamp.lib.strips import (
    Facts,
    Schema,
    Seen,
    Trial,
    actions,
    determined,
    draw_domain,
    filled,
    progressed,
    seen,
    statements,
)
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.planning.domains._strips import SETTING, acts, all_facts
from bootcamp.verifiers import Format, Record, Set, Word

Model = dict[str, frozenset[str]]
_PARTS = ("needs", "forbids", "makes", "ends")


class ActionModelInduction(Task["ActionModelInduction.Params", "ActionModelInduction.Instance", Model]):
    version = 1

    class Params(task.Params):
        parameters: int = knob("the parameters of the action", levels=(1, 2, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=3)
        known: int = knob("how many other actions there are", levels=(0, 0, 0, 1, 2, 1, 2, 2, 3, 3), le=5)
        around: int = knob("the most of them before and after it", levels=(0, 0, 0, 1, 1, 1, 1, 2, 2, 2), le=3)
        needs: int = knob("how many facts it needs", levels=(1, 1, 2, 2, 2, 2, 2, 3, 3, 3), ge=1, le=4)
        forbids: int = knob("how many facts it forbids", levels=(0, 0, 0, 0, 1, 1, 1, 1, 1, 2), le=2)
        words: int = knob("how many words there are at least", levels=(4, 3, 4, 4, 4, 4, 4, 5, 5, 5), ge=2, le=6)

    class Instance(task.Instance):
        action: str
        needs: int
        forbids: int
        objects: tuple[str, ...]
        bank: tuple[str, ...]
        schemas: tuple[Schema, ...]
        trials: tuple[Trial, ...]

        @property
        def lines(self) -> dict[str, list[str]]:
            return acts(self.schemas)

        @property
        def tries(self) -> dict[str, list[str]]:
            found = []
            for number, (start, steps, end) in enumerate(self.trials, 1):
                begin, done = comma(start) or "-", comma(steps)
                found += [(f"Try {number}, start: {begin}.", f"第 {number} 次，开始：{begin}。")]
                found += [(f"Try {number}, actions: {done}.", f"第 {number} 次，动作：{done}。")]
                failed = f"Try {number}: the last action could not be done.", f"第 {number} 次：最后一个动作无法执行。"
                last = comma(end or ())
                found += [failed if end is None else (f"Try {number}, end: {last}.", f"第 {number} 次，结束：{last}。")]
            return by_language(found)

    prompt = Prompt(
        before=SETTING,
        en=r"""
        {% if lines.en %}
        These actions are known:

        {% for line in lines.en %}
        - {{ line }}
        {% endfor %}

        {% endif %}
        The action {{ action }} needs exactly {{ needs }} {{ "fact" if needs == 1 else "facts" }} and forbids
        {{ "exactly " ~ forbids if forbids else "no" }} {{ "fact" if forbids == 1 else "facts" }}. It ends only facts
        that it needs, and makes no fact that it needs. All that it needs, forbids, makes and ends is among these facts:
        {{ bank | comma }}.

        The action was tried several times. Each time exactly the facts given as start held at first, then the actions
        were done in the order given, and afterwards exactly the facts given as end held; or else the last action could
        not be done.

        {% for line in tries.en %}
        - {{ line }}
        {% endfor %}

        Say what {{ action }} needs, forbids, makes and ends, with the letters of its parameters. Only one solution fits
        all that is given. A set may be empty.
        """,
        zh=r"""
        {% if lines.zh %}
        下列动作是已知的：

        {% for line in lines.zh %}
        - {{ line }}
        {% endfor %}

        {% endif %}
        动作 {{ action }} 恰好“需要”{{ needs }} 个事实，
        {{- "恰好“禁止”" ~ forbids ~ " 个事实" if forbids else "不“禁止”任何事实" }}。
        它“取消”的事实都是它“需要”的事实，它“产生”的事实都不是它“需要”的事实。
        它“需要”“禁止”“产生”“取消”的事实全都在下面这些事实之中：{{ bank | comma }}。

        这个动作被尝试了若干次。每一次，开始时恰好有所列的事实成立，然后按顺序执行所列的动作，
        结束时恰好有所列的事实成立；或者最后一个动作无法执行。

        {% for line in tries.zh %}
        - {{ line }}
        {% endfor %}

        请说出 {{ action }}“需要”（needs）、“禁止”（forbids）、“产生”（makes）和“取消”（ends）哪些事实，
        用它的参数字母书写。只有一个解符合以上全部内容。集合可以是空的。
        """,
    )

    def format(self, instance: Instance) -> Format[Model]:
        facts = Set(Word(instance.bank))
        return Record(needs=facts, forbids=facts, makes=facts, ends=facts)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Model]:
        letters, objects = "xyz"[: params.parameters], "ABCD"[: max(3, params.parameters + 1)]
        drawn, _ = draw_domain(rng, params.known + 3, objects, params.forbids > 0)
        schemas = tuple(sorted(rng.sample(drawn, params.known)))
        words = {fact.split("-")[0]: fact for schema in (*schemas, *drawn) for part in schema[1:] for fact in part}
        least = len({fact.split("-")[0] for schema in schemas for part in schema[1:] for fact in part})
        facts = [("", tuple(words.values())[: max(least, params.words)], (), (), ())]
        bank, ground = all_facts(facts, letters), all_facts(facts, objects)
        if len(bank) < params.needs + params.forbids + 2:
            raise task.Retry
        mixed = rng.sample(bank, len(bank))
        needs, rest = mixed[: params.needs], mixed[params.needs :]
        model = {
            "needs": needs,
            "forbids": rest[: params.forbids],
            "makes": rng.sample(rest, rng.randint(1, 2)),
            "ends": rng.sample(needs, rng.randint(1, min(2, len(needs)))),
        }
        action = "-".join((next(schema[0].split("-")[0] for schema in drawn if schema not in schemas), *letters))
        needed, forbidden, made, ended = (tuple(sorted(model[part])) for part in _PARTS)
        hidden = action, needed, forbidden, made, ended
        if not set(letters) <= {one for fact in (*needs, *model["makes"]) for one in fact.split("-")[1:]}:
            raise task.Retry
        trials: list[tuple[Trial, Seen]] = []
        while not determined(hidden, bank, [one[1] for one in trials]):
            if len(trials) == 30:
                raise task.Retry
            trial = _trial(hidden, schemas, objects, ground, params.around, rng)
            trials.append((trial, seen(trial, action, schemas, bank)))
        for one in tuple(trials):  # each try that is kept is needed
            less = [other for other in trials if other is not one]
            trials = less if determined(hidden, bank, [one[1] for one in less]) else trials
        if len(trials) > 9:
            raise task.Retry
        given: dict[str, Any] = {"action": action, "needs": params.needs, "forbids": params.forbids, "bank": bank}
        given |= {"objects": tuple(objects), "schemas": schemas, "trials": tuple(one[0] for one in trials)}
        return self.Instance(**given), {part: frozenset(model[part]) for part in _PARTS}

    def key(self, instance: Instance) -> object:
        given: list[Statement] = statements(instance.schemas, {"bank": instance.bank})
        for number, (start, steps, end) in enumerate(instance.trials):
            placed = [("start", fact) for fact in start] + [("end", fact) for fact in end or ("failed",)]
            for kind, text in (*placed, *((f"step {place}", step) for place, step in enumerate(steps))):
                word, *objects = text.split("-")
                given.append((kind, f"{number}", word, tuple(f"{number} {one}" for one in objects)))
        return [nameless(given), instance.action.count("-"), instance.needs, instance.forbids]


def _trial(hidden: Schema, schemas: tuple[Schema, ...], objects: str, ground: Facts, around: int, rng: Random) -> Trial:
    """Draw a start that suits the action but for at most one fact, and other actions before and after it."""
    name, *letters = hidden[0].split("-")
    given = dict(zip(letters, rng.sample(objects, len(letters)), strict=True))
    needs, forbids = ({filled(fact, given) for fact in part} for part in hidden[1:3])
    state = set(rng.sample(ground, len(ground) * 3 // 10)) - forbids | needs
    state ^= {rng.choice(sorted(needs | forbids))} if rng.random() < 0.5 else set()
    start = tuple(sorted(state))
    steps: list[str] = []
    everything = actions(schemas, objects)
    for place in range(2):
        most = len(steps) + rng.randint(0, around)
        for step in rng.sample(everything, min(20, len(everything))):
            if len(steps) < most and not progressed((*schemas, hidden), start, [*steps, step])[0]:
                steps.append(step)
        if not place:
            steps.append("-".join((name, *given.values())))
            if progressed((*schemas, hidden), start, steps)[0]:
                return start, tuple(steps), None
    return start, tuple(steps), tuple(sorted(progressed((*schemas, hidden), start, steps)[1]))
