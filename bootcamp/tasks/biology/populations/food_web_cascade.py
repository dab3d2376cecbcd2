"""Find which species die out after another one, or a smallest set of removals that makes a species die out.

Answer: a set of species; in the second form every smallest set is right.
Harder: more species and links, rules for the share of prey that must be left, the removal form.
Skills: simulation, search, deduction
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Set, Word

Answer = frozenset[str]
_ANIMALS = (
    *("beetle", "snail", "mouse", "rabbit", "frog", "lizard", "sparrow", "hedgehog", "snake", "weasel", "owl", "fox"),
    *("hawk", "heron", "badger", "spider", "shrew", "toad", "crow", "duck"),
)
_PLANTS = ("grass", "clover", "moss", "algae", "fern", "reed", "berry", "oak")


class FoodWebCascade(Task["FoodWebCascade.Params", "FoodWebCascade.Instance", Answer]):
    version = 1

    class Params(task.Params):
        consumers: int = knob("species that eat others", levels=(4, 5, 7, 8, 10, 11, 10, 12, 14, 16), ge=3, le=20)
        basal: int = knob("species that eat nothing", levels=(2, 2, 3, 3, 4, 4, 4, 5, 5, 6), ge=2, le=8)
        prey: int = knob("most prey of a species", levels=(2, 2, 3, 3, 4, 4, 4, 4, 5, 5), ge=1, le=7)
        share: bool = knob("whether part of the prey may be needed", levels=(False,) * 2 + (True,) * 8)
        removal: bool = knob("whether removals are asked for", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        hidden = ("best",)

        basal: tuple[str, ...]
        prey: tuple[tuple[str, tuple[str, ...]], ...]
        """For each consumer what it eats."""
        needed: Fraction
        """The share of its prey that must be left; 0 stands for at least one."""
        removed: str
        target: str
        best: int

        def names(self) -> tuple[str, ...]:
            return (*self.basal, *(name for name, _ in self.prey))

    prompt = Prompt(
        en=r"""
        In an invented food web these species eat no other species: {{ basal | join(", ") }}. The others eat the
        following:

        {% for name, eaten in prey %}
        - {{ name }}: {{ eaten | join(", ") }}.
        {% endfor %}

        A species that eats others dies out as soon as {% if needed %}less than {{ needed }} of the species that it is
        listed to eat are left{% else %}none of the species that it eats is left{% endif %}; this may make
        further species die out, and so on. Nothing else makes species die out but their removal.

        {% if removed %}
        The species {{ removed }} is removed. Which other species die out because of that?
        {% else %}
        Find a smallest possible set of species whose removal, all at once, makes the species {{ target }} die out. The
        species {{ target }} itself may not be removed. Any smallest set will do.
        {% endif %}
        """,
        zh=r"""
        在一个虚构的食物网中，下列物种不以其他物种为食：{{ basal | join("、") }}。其余物种的食物如下：

        {% for name, eaten in prey %}
        - {{ name }}：{{ eaten | join("、") }}。
        {% endfor %}

        以其他物种为食的物种，一旦{% if needed %}所列食物物种中剩下的不到 {{ needed }}{% else
        %}所吃的物种一个也不剩{% endif %}，就会灭绝；这又可能使更多的物种灭绝，依此类推。
        除了被移除以外，没有其他原因会使物种灭绝。

        {% if removed %}
        移除物种 {{ removed }}。其他物种中有哪些会因此灭绝？
        {% else %}
        请找出一个尽可能小的物种集合，把其中的物种同时移除会使物种 {{ target }} 灭绝。不能移除物种 {{ target }} 本身。
        任何一个最小的集合都可以。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Word(bank=instance.names()))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        basal = rng.sample(_PLANTS, params.basal)
        consumers = rng.sample(_ANIMALS, params.consumers)
        web = dict[str, tuple[str, ...]]()
        for place, name in enumerate(consumers):
            lower = [*basal, *consumers[:place]][-7 - params.consumers // 4 :]
            web[name] = tuple(rng.sample(lower, rng.randint(1, min(params.prey, len(lower)))))
        needed = rng.choice((Fraction(0), Fraction(1, 2), Fraction(2, 3))) if params.share else Fraction(0)
        removal = params.removal and rng.random() < 0.6
        prey = rng.sample(sorted(web.items()), len(web))
        plain = self.Instance(
            basal=tuple(basal), prey=tuple(prey), needed=needed, removed="", target=consumers[-1], best=0
        )
        if removal:
            answer = _smallest(plain)
            direct = combinations(web[plain.target], len(answer))  # its own prey alone would be no search
            if len(answer) < 2 or any(plain.target in _dead(plain, set(chosen)) for chosen in direct):
                raise task.Retry
            return plain.model_copy(update={"best": len(answer)}), answer
        removed = rng.choice([*basal, *consumers[: params.consumers // 3]])
        instance = plain.model_copy(update={"removed": removed, "target": ""})
        answer = _dead(instance, {removed}) - {removed}
        eaters = {name for name, eaten in prey if removed in eaten}
        if len(answer) < (1 if params.consumers < 6 else 2) or (params.consumers > 5 and answer <= eaters):
            raise task.Retry
        return instance, answer

    def check(self, instance: Instance, answer: Answer) -> str:
        if instance.removed:
            right = _dead(instance, {instance.removed}) - {instance.removed}
            return "" if answer == right else "these are not the species that die out"
        if instance.target in answer:
            return f"{instance.target} may not be removed"
        if instance.target not in _dead(instance, set(answer)):
            return f"{instance.target} does not die out"
        return "" if len(answer) == instance.best else "a smaller set exists"

    def key(self, instance: Instance) -> object:
        web = sorted([name, sorted(eaten)] for name, eaten in instance.prey)
        return [web, instance.needed, instance.removed, instance.target]


def _dead(instance: FoodWebCascade.Instance, removed: set[str]) -> frozenset[str]:
    dead, before = set(removed), -1
    while len(dead) > before:
        before = len(dead)
        for name, eaten in instance.prey:
            left = sum(one not in dead for one in eaten)
            if left < instance.needed * len(eaten) or left == 0:
                dead.add(name)
    return frozenset(dead)


def _smallest(instance: FoodWebCascade.Instance) -> frozenset[str]:
    """Give a smallest set of at most three removals that kills the target, or nothing."""
    eaten, below = dict(instance.prey), [instance.target]
    for name in below:  # grows while it is gone over
        below += [one for one in eaten.get(name, ()) if one not in below]
    names = [name for name in instance.names() if name in below[1:]]
    for size in (1, 2, 3):
        for chosen in combinations(names, size):
            if instance.target in _dead(instance, set(chosen)):
                return frozenset(chosen)
    return frozenset()
