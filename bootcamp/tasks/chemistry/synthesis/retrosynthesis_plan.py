"""Plan a route of reactions from building blocks to a target molecule, by printed rules of reagents.

Answer: the lines of a route with reagent, inputs and product; any route that the rules allow is right.
Harder: more reactions, reagents and blocks, branches that are joined, groups that react too when they should not.
Skills: search, spatial, simulation
Source: original; the idea of retrosynthesis, E. J. Corey, 1967.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import molecule, reagents
from bootcamp.lib.molecule import Molecule
from bootcamp.lib.reagents import Step
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Sequence, Text

Route = tuple[tuple[str, ...], ...]
Seen = dict[object, list[Molecule]]

_SKELETONS = ("C", "C", "CC", "CC", "C(C)C", "C1CCC1", "C1CCCC1")


class RetrosynthesisPlan(Task["RetrosynthesisPlan.Params", "RetrosynthesisPlan.Instance", Route]):
    version = 1

    class Params(task.Params):
        lines: int = knob("how many reactions are allowed", levels=(2, 2, 3, 3, 4, 5, 6, 7, 8, 9), ge=2, le=10)
        joints: int = knob("how often a product of blocks is joined", levels=(0,) * 4 + (1, 1, 1, 2, 2, 2), ge=0, le=3)
        rules: int = knob("how many reagents there are", levels=(4, 5, 6, 7, 8, 9, 10, 11, 13, 14), ge=3, le=14)
        blocks: int = knob("how many building blocks there are", levels=(2, 3, 3, 4, 4, 5, 5, 6, 7, 8), ge=1, le=10)
        traps: bool = knob("whether a reagent used would change the target", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        blocks: tuple[str, ...]
        names: tuple[str, ...]
        target: str
        lines: int

        def explained(self, language: str) -> tuple[list[str], list[str]]:
            return reagents.explained(self.names, language)

        def structures(self, language: str) -> str:
            return molecule.rules(language)

    answer = Sequence(Sequence(Text(content="#=()%")))
    prompt = Prompt(
        en=r"""
        {{ structures(language) }}

        These building blocks are at hand, each as often as needed:

        {% for block in blocks %}
        - B{{ loop.index }}: {{ block }}
        {% endfor %}

        These are the groups that matter:

        {{ explained(language)[0] | bullets }}

        The reagents follow these rules, which simplify chemistry:

        {{ explained(language)[1] | bullets }}

        A reagent changes all places of its input that fit its rule, at once, and nothing else. The reaction does not
        run if no place fits or if two places have an atom in common. Whether a place fits is seen from the molecule
        before the reaction; afterwards hydrogen fills up all valences again.
        {% if "Mg" in names or "Ph3P" in names or "H2SO4" in names or "NaH" in names %}
        A rule with P and Q needs two inputs, which may be two of the same molecule and are named in either order. Both
        must be as the rule says, and Q must have a place that fits; each place gets a copy of P of its own. The other
        reagents take one input.
        {% endif %}

        Find a route of at most {{ lines }} reactions whose last product is the target {{ target }}. Each line of the
        route is a list: the name of the reagent, the labels of its inputs, and a structure string for the product. The
        product of line 1 has the label P1, that of line 2 the label P2, and so on. Inputs are building blocks and
        products of lines before, each as often as needed. Any string that shows the product will do, and so will any
        route.
        """,
        zh=r"""
        {{ structures(language) }}

        有下列原料，每种都可以用任意多次：

        {% for block in blocks %}
        - B{{ loop.index }}: {{ block }}
        {% endfor %}

        相关的基团有：

        {{ explained(language)[0] | bullets }}

        各试剂遵循下列规则（是对化学的简化）：

        {{ explained(language)[1] | bullets }}

        试剂同时改变其反应物中所有符合规则的位置，其他部分不变。没有符合的位置，或有两个位置含有同一个原子时，反应不能进行。
        位置是否符合，看反应前的分子；反应后所有原子的价数仍由氢补足。
        {% if "Mg" in names or "Ph3P" in names or "H2SO4" in names or "NaH" in names %}
        规则中有 P 和 Q 的试剂需要两个反应物，它们可以是同一种分子，书写时次序不限。两者都必须符合规则所说的条件，
        且 Q 必须有符合的位置；每个位置各接上自己的一个 P。其他试剂只用一个反应物。
        {% endif %}

        请给出一条至多 {{ lines }} 步反应的路线，使最后的产物是目标分子 {{ target }}。
        路线的每一行是一个列表：试剂名，各反应物的标号，产物的结构字符串。
        第 1 行的产物标号为 P1，第 2 行的为 P2，依此类推。反应物可以是原料和前面各行的产物，每种都可以用任意多次。
        能表示产物的任何字符串都可以，任何一条可行的路线都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Route]:
        names, blocks, seen = rng.sample(list(reagents.RULES), max(9, params.rules)), list[Molecule](), Seen()
        for _ in range(5 * params.blocks):
            if len(blocks) == params.blocks:
                break
            two = params.lines > 2 and not blocks
            block = reagents.draw_block(rng, _SKELETONS, rng.randint(4, 7) if two else rng.randint(2, 6), 1 + two)
            if block is not None and molecule.remember(seen, block):
                blocks.append(block)
        route = _route(params, rng, names, {f"B{number}": block for number, block in enumerate(blocks, 1)}, seen)
        target, used = route[-1].made, {step.name for step in route}
        used.update([name for name in names if name not in used][: max(0, params.rules - len(used))])
        lines = tuple((step.name, *step.inputs, molecule.write(step.made)) for step in route)
        texts = tuple(molecule.write(block, rng) for block in blocks)
        shown = molecule.write(target, rng)
        return self.Instance(
            blocks=texts, names=tuple(name for name in reagents.RULES if name in used), target=shown, lines=params.lines
        ), lines

    def key(self, instance: Instance) -> object:
        forms = [molecule.canonical(molecule.read(text)) for text in (instance.target, *instance.blocks)]
        return [forms[0], sorted(forms[1:]), instance.names, instance.lines]

    def check(self, instance: Instance, answer: Route) -> str:
        stock = {f"B{number}": reagents.structure(block) for number, block in enumerate(instance.blocks, 1)}
        made = reagents.structure(instance.target)
        if not 1 <= len(answer) <= instance.lines:
            return "the route has too many lines or none"
        for number, line in enumerate(answer, 1):
            if not 3 <= len(line) <= 4 or line[0] not in instance.names:
                return f"line {number} is not the name of a reagent, one or two labels and a product"
            if any(label not in stock for label in line[1:-1]):
                return f"line {number} uses what is neither a building block nor a product of a line before"
            try:
                made = reagents.structure(line[-1])
                fits = reagents.makes(line[0], tuple(stock[label] for label in line[1:-1]), made)
                if not fits:
                    return (
                        f"in line {number} the {'reaction does not run' if fits is None else 'product is another one'}"
                    )
            except ValueError:
                return f"in line {number} the product is not a structure string"
            stock[f"P{number}"] = made
        return "" if molecule.same(made, reagents.structure(instance.target)) else "the last product is not the target"


def _route(
    params: RetrosynthesisPlan.Params, rng: Random, names: list[str], stock: dict[str, Molecule], seen: Seen
) -> list[Step]:
    """Walk on, each time to a molecule that no reaction seen before makes; in joints a product of blocks comes in."""
    if "Mg" not in names and "Ph3P" not in names:  # few routes would be long enough
        raise task.Retry
    labels = list(stock)
    first = [step for i, label in enumerate(labels) for step in reagents.steps(names, stock, label, labels[i:])]
    first = [step for step in first if molecule.remember(seen, step.made)]
    others = {str(number): step.made for number, step in enumerate(first)}
    route, joints, ways = list[Step](), params.joints, [step for step in first if "B1" in step.inputs]
    trail: list[tuple[list[Step], int, list[Step]]] = []
    for _ in range(5 * params.lines):
        while not ways and trail:
            route, joints, ways = trail.pop()
        if not ways:
            break
        kind = rng.choice(sorted({step.name for step in ways}))
        step = rng.choice([step for step in ways if step.name == kind])
        trail.append((route, joints, [way for way in ways if way is not step]))
        if step.inputs[-1] in others:
            side = first[int(step.inputs[1])]
            route = [*route, side, step._replace(inputs=(step.inputs[0], f"P{len(route) + 1}"))]
            joints -= 1
        else:
            route = [*route, step]
        ways, room, last = [], params.lines - len(route), f"P{len(route)}"
        if (
            not room
            and not joints
            and (not params.traps or any(reagents.products(line.name, (step.made,)) for line in route))
        ):
            return route
        if joints and room > 1 and (room < 2 * joints + 2 or rng.random() < 0.7):
            near = reagents.steps(names, {**others, last: step.made}, last, others)
            ways = [way for way in near if len(way.inputs) > 1 and molecule.remember(seen, way.made)]
        if not ways and room >= 2 * joints + 1:
            near = reagents.steps(names, {**stock, last: step.made}, last, [*stock, last])
            ways = [way for way in near if molecule.remember(seen, way.made)]
            ways = [way for way in ways if [line.name for line in route].count(way.name) < 2]
    raise task.Retry
