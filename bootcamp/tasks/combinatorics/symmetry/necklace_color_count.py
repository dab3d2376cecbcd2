"""Count the necklaces with given numbers of beads of each colour, up to rotations or also reflections.

Answer: one integer; it is unique.
Harder: more beads, more colours, numbers that are left open.
Skills: counting
Source: original; Burnside's lemma, W. Burnside, Theory of Groups of Finite Order (1897).
"""

from __future__ import annotations

from math import gcd
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.combinatorics.symmetry._colours import Share, counts, different, draw_shares, told
from bootcamp.verifiers import Integer


class NecklaceColorCount(Task["NecklaceColorCount.Params", "NecklaceColorCount.Instance", int]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        beads: int = knob("the least number of beads", levels=(4, 5, 7, 8, 9, 10, 12, 14, 16, 18), ge=3, le=24)
        colours: int = knob("the number of colours", levels=(2, 2, 3, 3, 3, 4, 4, 4, 4, 5), ge=2, le=6)
        loose: int = knob("how many numbers of beads are left open", levels=(0, 1, 2, 2, 3, 3, 3, 4, 4, 4), ge=0, le=6)

    class Instance(task.Instance):
        beads: int
        shares: tuple[Share, ...]
        mirror: bool

        def told(self, language: str) -> list[str]:
            return told(self.shares, language)

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        A necklace is a ring of {{ beads }} beads. The number of beads of each colour must be

        {{ told(language) | bullets }}

        and there are no other beads. Beads of the same colour cannot be told apart.
        {% if mirror %}
        A necklace can be rotated and turned over: two necklaces are the same if one becomes the other by a rotation, a
        reflection or both.
        {% else %}
        A necklace can be rotated but not turned over: two necklaces are the same only if one becomes the other by a
        rotation; mirror images count as different unless they are rotations of each other.
        {% endif %}
        How many different necklaces are there?
        """,
        zh=r"""
        一条项链由 {{ beads }} 颗珠子围成一圈。各种颜色的珠子数目必须是

        {{ told(language) | bullets }}

        没有其他珠子。同色的珠子无法区分。
        {% if mirror %}
        项链可以旋转，也可以翻面：一条项链经过旋转、翻转或两者结合能变成另一条时，两条项链算同一种。
        {% else %}
        项链可以旋转，但不能翻面：只有经过旋转能变成另一条时，两条项链才算同一种；互为镜像而不能由旋转得到的算不同。
        {% endif %}
        共有多少种不同的项链？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        n = params.beads + rng.randint(0, 3)
        instance = self.Instance(
            beads=n, shares=draw_shares(rng, n, params.colours, params.loose), mirror=rng.random() < 0.5
        )
        answer, total = different(_group(n, instance.mirror), instance.shares)
        periodic = instance.mirror or any(gcd(n, *way) > 1 for way in counts(instance.shares, n))
        plain = total / len(_group(n, instance.mirror))
        if not 3 <= answer < 10**12 or not (periodic or params.loose == 0) or (params.loose and round(plain) == answer):
            raise Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [instance.beads, instance.mirror, sorted((low, high) for _, low, high in instance.shares)]


def _group(n: int, mirror: bool) -> list[tuple[int, ...]]:
    turns = [tuple((place + step) % n for place in range(n)) for step in range(n)]
    return turns + [turn[::-1] for turn in turns] if mirror else turns
