"""List the preferred extensions of an abstract argumentation framework.

Answer: a set of sets of arguments; it is unique.
Harder: more arguments and attacks, more extensions.
Skills: logic, search
Source: original; the semantics is that of Dung (1995).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.naming import nameless
from bootcamp.lib.prompts import letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Format, Set


class ArgumentationPreferred(
    Task["ArgumentationPreferred.Params", "ArgumentationPreferred.Instance", frozenset[frozenset[str]]]
):
    version = 1

    class Params(task.Params):
        arguments: int = knob("how many arguments there are", levels=(5, 6, 6, 7, 7, 8, 9, 10, 11, 12), ge=3, le=13)
        attacks: int = knob("how many attacks there are", levels=(7, 9, 10, 11, 12, 14, 17, 20, 23, 26), ge=3, le=40)
        fewest: int = knob("the fewest extensions", levels=(1, 1, 2, 2, 2, 2, 3, 3, 4, 4), ge=1, le=6)
        most: int = knob("the most extensions", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=1, le=10)

    class Instance(task.Instance):
        arguments: int
        attacks: tuple[tuple[str, str], ...]

    prompt = Prompt(
        en=r"""
        There are {{ arguments }} arguments, A to {{ "ABCDEFGHIJKLMNOP"[arguments - 1] }}. The line "X -> Y" says that
        argument X attacks argument Y. These are all the attacks:

        {% for attacker, target in attacks %}
        {{ attacker }} -> {{ target }}
        {% endfor %}

        A set of arguments is admissible if no member attacks a member (itself included), and every argument that
        attacks a member is itself attacked by some member. A preferred extension is an admissible set that is not part
        of a larger admissible set. List all preferred extensions.
        """,
        zh=r"""
        有 {{ arguments }} 个论证，记作 A 到 {{ "ABCDEFGHIJKLMNOP"[arguments - 1] }}。“X -> Y”表示论证 X 攻击论证 Y。
        全部攻击如下：

        {% for attacker, target in attacks %}
        {{ attacker }} -> {{ target }}
        {% endfor %}

        一个论证集合称为可容许的，是指其中没有成员攻击成员（包括攻击自己），并且凡是攻击某个成员的论证，都被某个成员攻击。
        优先扩展是指不包含于更大的可容许集合的可容许集合。请列出所有优先扩展。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[frozenset[str]]]:
        return Set(Set(Choice(letters(range(instance.arguments)))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[frozenset[str]]]:
        n = params.arguments
        names = letters(range(n))
        for _ in range(80):
            pairs: set[tuple[int, int]] = set()
            for _ in range(rng.randint(1, 1 + n // 3)):  # conflicts that go both ways, which several extensions need
                a, b = rng.sample(range(n), 2)
                pairs |= {(a, b), (b, a)}
            while len(pairs) < params.attacks:
                a, b = rng.randrange(n), rng.randrange(n)
                if a != b or rng.random() < 0.3:
                    pairs.add((a, b))
            found = _preferred(n, sorted(pairs))
            sizes = {mask.bit_count() for mask in found}
            reached = [mask.bit_count() + len({b for a, b in pairs if mask >> a & 1}) for mask in found]
            if params.fewest > 1 and min(reached) == n:
                continue  # the stable extensions, each of which attacks all others, would do
            if params.fewest <= len(found) <= params.most and min(sizes) > 0 and max(sizes) > 1:
                attacks = [(names[a], names[b]) for a, b in sorted(pairs)]
                rng.shuffle(attacks)
                answer = frozenset(frozenset(names[i] for i in range(n) if mask >> i & 1) for mask in found)
                return self.Instance(arguments=n, attacks=tuple(attacks)), answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.arguments, nameless([("attack", *pair) for pair in instance.attacks])]


def _preferred(n: int, attacks: list[tuple[int, int]]) -> list[int]:
    """Try all sets as bits of numbers, larger numbers first, and keep the maximal admissible ones."""
    hits, hit_by = [0] * n, [0] * n
    for a, b in attacks:
        hits[a] |= 1 << b
        hit_by[b] |= 1 << a
    able = [i for i in range(n) if not hits[i] >> i & 1]
    admissible: list[int] = []

    def grow(at: int, chosen: int, attacked: int, attackers: int) -> None:
        if chosen & attacked:
            return
        if at == len(able):
            if not attackers & ~attacked:
                admissible.append(chosen)
            return
        i = able[at]
        grow(at + 1, chosen | 1 << i, attacked | hits[i], attackers | hit_by[i])
        grow(at + 1, chosen, attacked, attackers)

    grow(0, 0, 0, 0)
    return [one for one in admissible if not any(one & other == one and one != other for other in admissible)]
