"""List the guides for cutting a DNA sequence that keep all conditions, off-target sites included.

Answer: the set of positions, negative on the reverse strand; unique.
Harder: longer sequences and guides, more conditions, weighted mismatches.
Skills: search, counting, instructions
Source: original; a simplified choice of guides for Cas9.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import dna
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Set

Answer = frozenset[int]


class GuideRnaSelection(Task["GuideRnaSelection.Params", "GuideRnaSelection.Instance", Answer]):
    version = 1

    class Params(task.Params):
        bases: int = knob("how long the sequence is", levels=(24, 32, 40, 48, 56, 64, 76, 88, 100, 120), ge=20, le=150)
        guide: int = knob("how long a guide is", levels=(4, 5, 6, 6, 7, 7, 8, 8, 9, 10), ge=4, le=12)
        mismatches: int = knob(
            "off-targets differ by at most so much", levels=(0, 0, 1, 1, 1, 2, 2, 3, 3, 4), ge=0, le=5
        )
        seed: int = knob("how many last bases count double", levels=(0,) * 5 + (2, 3, 3, 4, 4), ge=0, le=5)
        conditions: int = knob("further conditions", levels=(0, 1, 1, 2, 2, 3, 3, 3, 3, 3), ge=0, le=3)

    class Instance(task.Instance):
        dna: str
        guide: int
        mismatches: int
        seed: int
        gc: tuple[int, int] | None
        window: tuple[int, int] | None
        run: str

        @property
        def rows(self) -> list[str]:
            blocks = [self.dna[i : i + 10] for i in range(0, len(self.dna), 10)]
            return [f"{20 * n + 1}: {' '.join(blocks[2 * n : 2 * n + 2])}" for n in range((len(blocks) + 1) // 2)]

    answer = Set(Integer())
    prompt = Prompt(
        en=r"""
        A DNA sequence, from 5' to 3', in blocks of 10; before each row stands the position of its first base:

        {{ rows | bullets }}

        A site is a stretch of {{ guide }} bases that is followed at once, in the direction from 5' to 3', by three
        bases the last two of which are GG. Sites are looked for in the sequence itself and in its reverse strand,
        which pairs A with T and C with G and runs the other way. The text of a site is read from 5' to 3' on its own
        strand.

        A site is good if all of this holds:

        - Off-targets: no other site on either strand has a text at a distance of at most {{ mismatches }} from its
          text. The distance of two texts is the number of places at which their bases differ
        {{- ", where each of the last " ~ seed ~ " places counts 2 instead of 1" if seed }}.
        {% if gc %}
        - Its text has at least {{ gc[0] }} and at most {{ gc[1] }} bases that are G or C.
        {% endif %}
        {% if run %}
        - {{ run }} does not occur in its text.
        {% endif %}
        {% if window %}
        - The cut lies between the third and the fourth base before the three bases that follow the site (counted
          backwards from them), and both bases beside the cut have positions from {{ window[0] }} to {{ window[1] }}.
        {% endif %}

        Give the set of all good sites. A site is given by the lowest position of its {{ guide }} bases in the sequence
        shown, counted from 1, with a minus sign if the site is on the reverse strand. There is at least one.
        """,
        zh=r"""
        一段 DNA 序列，从 5' 到 3'，每 10 个碱基一组；每行之前是该行第一个碱基的位置：

        {{ rows | bullets }}

        位点是连续的 {{ guide }} 个碱基，沿 5' 到 3' 方向，紧接着的三个碱基中后两个是 GG。
        位点既在该序列中找，也在它的反向链中找；反向链中 A 与 T、C 与 G 配对，方向相反。
        位点的文本是在它所在的链上从 5' 到 3' 读出的碱基。

        满足下列全部条件的位点是好位点：

        - 脱靶：两条链上没有其他位点的文本与它的文本的距离不超过 {{ mismatches }}。两个文本的距离是碱基不同的位置的个数
        {{- "，其中最后 " ~ seed ~ " 个位置各算 2 而不是 1" if seed }}。
        {% if gc %}
        - 它的文本中 G 和 C 合计至少 {{ gc[0] }} 个，至多 {{ gc[1] }} 个。
        {% endif %}
        {% if run %}
        - 它的文本中不出现 {{ run }}。
        {% endif %}
        {% if window %}
        - 切口位于紧接位点的那三个碱基之前（从它们往回数）的第三个与第四个碱基之间，
          切口两旁的两个碱基的位置都在 {{ window[0] }} 到 {{ window[1] }} 之间（含两端）。
        {% endif %}

        给出所有好位点的集合。位点用它的 {{ guide }} 个碱基在所示序列中的最小位置（从 1 数起）表示，
        位于反向链上时加负号。至少有一个好位点。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        bases = [rng.choice("ACGTGC") for _ in range(params.bases)]
        size = params.guide
        for _ in range(params.bases // 14):  # near copies of sites
            start, place = (rng.randrange(params.bases - size - 3) for _ in range(2))
            bases[start + size + 1 : start + size + 3] = "GG"
            copy = bases[start : start + size + 3]
            for _ in range(rng.randint(0, params.mismatches + 1)):
                copy[rng.randrange(size)] = rng.choice("ACGT")
            bases[place : place + size + 3] = copy if rng.random() < 0.6 else dna.reverse_complement("".join(copy))
        kinds = rng.sample(("gc", "window", "run"), params.conditions)
        low, middle = rng.randint(1, params.bases // 4), rng.randint(size // 3, size // 2)
        instance = self.Instance(
            dna="".join(bases),
            guide=size,
            mismatches=params.mismatches,
            seed=params.seed,
            gc=(middle, min(size - 1, middle + size // 2)) if "gc" in kinds else None,
            window=(low, low + params.bases * 7 // 10) if "window" in kinds else None,
            run=rng.choice("ACGT") * 2 if "run" in kinds else "",
        )
        answer = self.solve(instance)
        used = [name for name in ("gc", "window", "run", "seed") if getattr(instance, name)]
        without = [{"mismatches": -1}, *({name: type(getattr(instance, name))()} for name in used)]
        if (
            not 1 <= len(answer) <= 8
            or any(self.solve(instance.model_copy(update=one)) == answer for one in without)
            or min(answer) > 0
            or len(answer) < params.conditions
        ):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Answer:
        sites, length = list[tuple[int, str, int]](), len(instance.dna)
        for strand, text in ((1, instance.dna), (-1, dna.reverse_complement(instance.dna))):
            for start in range(length - instance.guide - 2):
                end = start + instance.guide
                if text[end + 1 : end + 3] == "GG":
                    lowest = start + 1 if strand > 0 else length - end + 1
                    cut = end - 3 if strand > 0 else length - end + 3  # the base before the cut, from 1
                    sites.append((strand * lowest, text[start:end], cut))

        def near(one: str, other: str) -> bool:
            places = enumerate(zip(one, other, strict=True))
            wrong = sum(1 + (n >= len(one) - instance.seed) for n, (a, b) in places if a != b)
            return wrong <= instance.mismatches

        found = set[int]()
        for name, text, cut in sites:
            low, high = instance.gc or (0, len(text))
            first, last = instance.window or (1, length)
            fits = low <= sum(base in "GC" for base in text) <= high and first <= cut and cut + 1 <= last
            fits = fits and not (instance.run and instance.run in text)
            if fits and not any(name != other and near(text, there) for other, there, _ in sites):
                found.add(name)
        return frozenset(found)
