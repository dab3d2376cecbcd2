"""Find the step of a proof about angles that does not follow by the rule it names, and the true size of its angle.

Answer: the number of the step and the size in degrees; unique.
Harder: more points and steps, more kinds of rules, wrong steps whose statement is true, longer ways to the true size.
Skills: geometry, deduction
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.angle_rules import RULES, TEXTS, Equation, Figure, Given, Placed, yields
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record

Answer = dict[str, int]
Step = tuple[str, int, int]  # an angle, its size, a rule


class GeometryProofFirstError(Task["GeometryProofFirstError.Params", "GeometryProofFirstError.Instance", Answer]):
    version = 1

    class Params(task.Params):
        points: int = knob("how many points there are", levels=(4, 4, 5, 5, 6, 6, 7, 8, 9, 10), ge=4, le=12)
        steps: int = knob("how many steps there are", levels=(3, 4, 5, 6, 7, 8, 9, 11, 13, 15), ge=3, le=20)
        true: int = knob("how many wrong steps state what is true, in percent", levels=(0, 20, *(35,) * 8), le=100)

    class Instance(task.Instance):
        placed: tuple[Placed, ...]
        givens: tuple[Given, ...]
        steps: tuple[Step, ...]

        def told(self, zh: int) -> list[str]:
            rows = [*((kind, letters, 0) for kind, letters in self.placed), *self.givens]
            return [TEXTS[kind][zh].format(*letters, n=n) for kind, letters, n in rows]

        def proof(self, zh: int) -> list[str]:
            return [f"{i}. ∠{a} = {v}° [{RULES[r][zh]}]" for i, (a, v, r) in enumerate(self.steps, 1)]

        def rules(self, zh: int) -> list[str]:
            return [f"{rule[zh]}{': ：'[2 * zh :][: 2 - zh]}{rule[2 + zh]}" for rule in RULES]

    prompt = Prompt(
        en=r"""
        ABC is a triangle. About this figure the following is given; points are placed one after the other:

        {{ told(0) | bullets }}

        ∠PQR is the angle between the rays QP and QR, from 0° to 180°; other points on these rays may name it as well.
        Lines go through all points that are said to lie on them. These are the rules; P, Q, R, S stand for any points,
        those of a triangle do not lie on one line, and neither does S with P, Q, R in the rules with "between":

        {{ rules(0) | bullets }}

        Somebody writes a proof. Each step names a rule:

        {{ proof(0) | lines }}

        One use of a rule yields the size of one angle from an equation of the rule in which it stands, if the sizes of
        the other angles of this equation are known. A step follows if one use of the rule that it names yields its
        size from the figure, the given facts and the statements of earlier steps, be those true or not. Exactly one
        step does not follow; its statement may be false or true. Give the number of this step (step), and the size in
        degrees that its angle really has by the given facts (degrees).
        """,
        zh=r"""
        ABC 是一个三角形。关于这个图形已知下列条件，各点依次取定：

        {{ told(1) | bullets }}

        ∠PQR 表示射线 QP 与 QR 的夹角，在 0° 与 180° 之间，也可以用这两条射线上的其他点来表示。
        直线经过所有已说明在它上面的点。规则如下，其中 P、Q、R、S 代表任意的点，三角形的三个顶点不共线，
        含“之间”的规则中 S 也不与 P、Q、R 共线：

        {{ rules(1) | bullets }}

        有人写了一个证明，每一步注明所用的规则：

        {{ proof(1) | lines }}

        使用一次规则，是指从该规则的一个等式中，由其他各角的已知度数得出其中一个角的度数。
        如果使用一次所注明的规则，能由图形、已知条件和前面各步的结论（不论真假）得出某一步的度数，这一步就成立。
        恰有一步不成立；它的结论可能是假的，也可能是真的。给出这一步的序号（step），
        以及其中的角按已知条件实际的度数（degrees）。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Record(step=Integer(1, len(instance.steps)), degrees=Integer(1, 179, unit="°"))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        figure = Figure(rng, params.points)
        facts = figure.facts(rng)
        equations = figure.equations(facts)
        sizes = {angle: figure.size(angle) for _, terms, _ in equations for angle, _ in terms}
        known, given = dict[str, int](), dict[str, int]()
        made: dict[str, Equation] = {}
        while len(given) < 5 and len(known) < len(sizes):
            first = rng.choice([angle for angle in sorted(sizes) if angle not in known])
            known[first] = given[first] = sizes[first]
            size, tried = 0, rng.sample(equations, len(equations))
            while size < len(known):
                size = len(known)
                for one in tried:
                    for angle, _ in yields(one, known):
                        if angle not in known:
                            made[angle], known[angle] = one, sizes[angle]
            proofs = [
                proof for angle in made if 0 <= len(proof := _proof(made, angle)) - params.steps <= params.steps // 8
            ]
            if proofs:
                break
        else:
            raise task.Retry
        proof = rng.choice(proofs)
        used = {a for angle in proof for a, _ in made[angle][1] if a in given}
        given = {angle: size for angle, size in given.items() if angle in used}
        true = rng.randrange(100) < params.true
        for _ in range(12):
            steps, place = _spoilt(rng, true, equations, proof, made, given, sizes)
            faults = _faults(equations, given, steps)
            if len(faults) == 1 and (true or faults[0] == place):
                givens = [*facts, *(("size", angle, size) for angle, size in given.items())]
                wrong = steps[faults[0]][0]
                return self.Instance(
                    placed=tuple(figure.placed), givens=tuple(rng.sample(givens, len(givens))), steps=tuple(steps)
                ), {"step": faults[0] + 1, "degrees": sizes[wrong]}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [sorted(instance.placed), sorted(instance.givens), instance.steps]


def _proof(made: dict[str, Equation], target: str) -> list[str]:
    """List the angles that lead to a target, in the order in which they were found."""
    needed, open_ = {target}, [target]
    while open_:
        new = {a for a, _ in made[open_.pop()][1] if a in made} - needed
        needed |= new
        open_ += sorted(new)
    return [angle for angle in made if angle in needed]


def _faults(equations: list[Equation], given: dict[str, int], steps: list[Step]) -> list[int]:
    known, found = dict(given), list[int]()
    for place, (angle, size, rule) in enumerate(steps):
        if not any(one[0] == rule and (angle, size) in yields(one, known) for one in equations):
            found.append(place)
        known[angle] = size
    return found


def _spoilt(
    rng: Random,
    true: bool,
    equations: list[Equation],
    proof: list[str],
    made: dict[str, Equation],
    given: dict[str, int],
    sizes: dict[str, int],
) -> tuple[list[Step], int]:
    """Change a rule, put a step that another one needs after it, or make a false size and carry it on."""
    place = rng.randrange(len(proof) - (not true))
    steps = [(angle, sizes[angle], made[angle][0]) for angle in proof]
    if true and rng.random() < 0.5:
        rules = sorted({one[0] for one in equations if proof[place] in dict(one[1])})
        steps[place] = (proof[place], sizes[proof[place]], rng.choice(rules))
    elif true:
        steps.insert(rng.randrange(place, len(proof)), steps.pop(place))
    else:
        known, right = dict(given), sizes[proof[place]]
        parts = [sizes[a] for a, _ in made[proof[place]][1] if a != proof[place]]
        near = [180 - right, sum(parts), 180 - sum(parts), abs(parts[0] - parts[-1]), *parts, (180 - parts[0]) // 2]
        wrong = rng.choice([*near, right + rng.choice((-20, -10, -2, 2, 10, 20))])
        for i, angle in enumerate(proof):
            found = [v for a, v in yields(made[angle], known) if a == angle]
            known[angle] = wrong if i == place else found[0] if found else 0
            steps[i] = (angle, known[angle], steps[i][2])
        if wrong == right or not all(4 < step[1] < 176 for step in steps):
            return steps, -1
    return steps, place
