"""Tell which statements are proved, which disproved, by rules that may conflict and preferences between them.

Answer: a string of P, D and U, one letter a statement; it is unique.
Harder: more rules, longer chains, conflicts, conditions that nothing proves, comparisons of numbers.
Skills: deduction, logic
Source: the form is that of BoardgameQA, M. Kazemi et al. (2023); the rules and wordings are ours.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.defeasible import Claim, Rule, clash, draw_rule, rule_text, said, settled
from bootcamp.lib.worlds import draw, zh
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text


class BoardgameRulesQa(Task["BoardgameRulesQa.Params", "BoardgameRulesQa.Instance", str]):
    version = 1

    class Params(task.Params):
        animals: int = knob("how many animals", levels=(3, 3, 4, 4, 5, 5, 5, 6, 6, 7), ge=3, le=8)
        rules: int = knob("how many rules", levels=(4, 5, 7, 9, 11, 13, 16, 19, 22, 26), ge=3, le=28)
        depth: int = knob("how many layers of verbs", levels=(2, 3, 3, 4, 5, 6, 7, 8, 9, 10), ge=2, le=12)
        facts: int = knob("how many facts", levels=(4, 5, 6, 7, 8, 9, 10, 11, 12, 14), ge=3, le=20)
        unless: int = knob(
            "percentage of rules with something that must not be provable",
            levels=(0, 0, 20, 25, 30, 30, 35, 35, 40, 40),
            ge=0,
            le=100,
        )
        statements: int = knob("how many statements", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 8), ge=3, le=10)

    class Instance(task.Instance):
        animals: tuple[str, ...]
        cards: tuple[int, ...]
        facts: tuple[tuple[Claim, bool], ...]
        rules: tuple[Rule, ...]
        preferred: tuple[tuple[int, int], ...]
        statements: tuple[tuple[Claim, bool], ...]

        @property
        def texts(self) -> dict[str, dict[str, list[str]]]:
            found: dict[str, dict[str, list[str]]] = {}
            for language in ("en", "zh"):
                stop = {"en": ".", "zh": "。"}[language]
                cards = [
                    f"The {name} has {count} card{'s' * (count > 1)}."
                    if stop == "."
                    else f"{zh(name)}有 {count} 张牌。"
                    for name, count in zip(self.animals, self.cards, strict=True)
                ]
                facts = [said(self.animals, *fact, language) for fact in self.facts]
                asked = [said(self.animals, *one, language) for one in self.statements]
                found[language] = {
                    "facts": cards + [fact[:1].upper() + fact[1:] + stop for fact in facts],
                    "rules": [rule_text(self.animals, rule, language) for rule in self.rules],
                    "asked": [one[:1].upper() + one[1:] + stop for one in asked],
                }
            return found

    prompt = Prompt(
        en=r"""
        Some animals play a board game. The animals are {{ animals | listed(language) }}.

        {{ texts["en"]["facts"] | lines }}

        Rules:

        {{ texts["en"]["rules"] | numbered }}

        Preferences: {% for a, b in preferred %}rule {{ a + 1 }} is preferred over rule {{ b + 1 }}{{ "." if loop.last
        else "; " }}{% else %}none.{% endfor %}

        The facts are proved. A rule applies, with an animal for X if it has one, when everything after "if" is proved
        and nothing after "it cannot be proved that" is. The conclusion of a rule that applies is proved unless its
        opposite is a fact or is the conclusion of another rule that applies and over which no applying rule with this
        same conclusion is preferred. (No chain of rules leads from a conclusion back to one of its own conditions.) A
        statement is disproved if its opposite is proved. "Some animal" may be any of them.

        Mark each of these statements: P if it is proved, D if it is disproved, U otherwise.

        {{ texts["en"]["asked"] | numbered }}

        Answer with one letter for each statement, in order, written as one string.
        """,
        zh=r"""
        几只动物在玩一个桌面游戏：{% for name in animals %}{{ name | zh }}{{ "。" if loop.last else "、" }}{% endfor %}

        {{ texts["zh"]["facts"] | lines }}

        规则：

        {{ texts["zh"]["rules"] | numbered }}

        优先关系：{% for a, b in preferred %}规则 {{ a + 1 }} 优先于规则 {{ b + 1 }}{{ "。" if loop.last else "；"
        }}{% else %}无。{% endfor %}

        给出的事实都已被证明。当“如果”后面的各项都被证明，且“不能证明”后面的各项都没有被证明时，这条规则（若含 X，
        则以某只动物代入 X）适用。适用的规则的结论被证明，除非其反面是事实，或者其反面是另一条适用的规则的结论，
        而得出这同一结论的适用规则中没有一条优先于那条规则。
        （没有一串规则会从一个结论回到它自己的条件。）若一个陈述的反面被证明，就说它被否定。
        “某只动物”可以是其中任何一只。

        请判断下面每个陈述：被证明写 P，被否定写 D，否则写 U。

        {{ texts["zh"]["asked"] | numbered }}

        请按顺序为每个陈述写一个字母，连成一个字符串。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text("PDU", length=len(instance.statements), ignore_spaces=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        n = params.animals
        cards = tuple(rng.randint(1, 12) for _ in range(n))
        facts: dict[Claim, bool] = {}
        while len(facts) < params.facts:
            claim = (rng.randrange(n), min(rng.randrange(params.depth), rng.randrange(params.depth)), rng.randrange(n))
            if claim[0] != claim[2]:
                facts.setdefault(claim, rng.random() < 0.75)
        rules: list[Rule] = []
        truth = dict(facts)
        for layer in sorted(rng.choices(range(1, params.depth), k=params.rules)):
            rule = draw_rule(rng, layer, [claim for claim, positive in truth.items() if positive], cards, params.unless)
            rivals = [one[3:] for one in rules if one[3][1] == layer and one[3][2] != rule[3][0]]
            if rivals and params.unless and rng.random() < 0.6:  # the opposite of what an earlier rule says
                (_, _, whom), sign = rng.choice(rivals)
                rule = (*rule[:3], (rule[3][0], layer, whom), not sign)
            if rule in rules:
                raise task.Retry
            rules.append(rule)
            truth |= settled(n, cards, truth, [rule], (), params.depth)
        preferred = tuple(
            (a, b) if rng.random() < 0.5 else (b, a)
            for a, one in enumerate(rules)
            for b, other in enumerate(rules[:a])
            if clash(one, other) and rng.random() < 0.75
        )
        order = rng.sample(range(len(rules)), len(rules))
        rules = [rules[place] for place in order]
        preferred = tuple(sorted((order.index(a), order.index(b)) for a, b in preferred))
        truth = settled(n, cards, facts, rules, preferred, params.depth)
        derived = [(claim, sign) for claim, sign in truth.items() if claim not in facts and claim[0] != claim[2]]
        derived.sort(key=lambda pair: -pair[0][1])
        near = {(a, rule[3][1], b) for rule in rules for a in range(n) for b in range(n) if a != b and b == rule[3][2]}
        open_ = sorted(near - truth.keys())
        share = max(1, params.statements // 4)
        musts = set[Claim]()
        for part in (2, 0, 1) if params.unless else ():
            wrong = settled(n, cards, facts, _without(rules, part), preferred if part else (), params.depth)
            telling = [c for c in sorted({*wrong, *truth}) if wrong.get(c) != truth.get(c) and c[0] != c[2]]
            if not telling and rng.random() < 0.88:
                raise task.Retry  # preferences, what must not be provable, or cards would not matter
            musts |= {rng.choice(telling)} if telling else set()
        derived.sort(key=lambda pair: pair[0] not in musts)
        unknown = [claim for claim in musts if claim not in truth]
        share = max(share, len(unknown))
        if len(derived) < params.statements - share or len(open_) < share:
            raise task.Retry
        chosen = [(claim, positive, "P") for claim, positive in derived[: params.statements - share]]
        turned = len(chosen) // 2
        marks = rng.sample(range(len(chosen)), turned)
        statements = [(c, not v, "D") if k in marks else (c, v, p) for k, (c, v, p) in enumerate(chosen)]
        unknown += [claim for claim in rng.sample(open_, len(open_)) if claim not in unknown]
        statements += [(claim, rng.random() < 0.6, "U") for claim in unknown[:share]]
        rng.shuffle(statements)
        instance = self.Instance(
            animals=draw(rng, "animal", n),
            cards=cards,
            facts=tuple(rng.sample([*facts.items()], len(facts))),
            rules=tuple(rules),
            preferred=preferred,
            statements=tuple((claim, positive) for claim, positive, _ in statements),
        )
        return instance, "".join(mark for *_, mark in statements)

    def key(self, instance: Instance) -> object:
        return [instance.cards, sorted(instance.facts), sorted(map(repr, instance.rules)), sorted(instance.statements)]


def _without(rules: list[Rule], part: int) -> list[Rule]:
    """Leave out what must not be provable (part 1) or the cards that are needed (part 2)."""
    return [(a, b if part != 1 else (), cards if part != 2 else 0, c, sign) for a, b, cards, c, sign in rules]
