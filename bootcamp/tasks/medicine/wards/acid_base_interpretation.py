"""Name every acid-base disorder of some blood samples by printed rules on compensation, the anion gap and its change.

Answer: a set of codes for each sample; it is unique.
Harder: more samples, rules on compensation, on the anion gap with albumin, and on the delta ratio.
Skills: arithmetic, deduction, instructions
Source: original; the rules follow the usual teaching, with round numbers.
"""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from functools import cache
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Sequence, Set, Word

Codes = tuple[frozenset[str], ...]
Sample = tuple[int, int, int, bool, int, int, int]
"""Hundredths of pH, pCO2, bicarbonate, whether long-standing, sodium, chloride, tenths of albumin."""

CODES = ("MA", "MK", "RA", "RK", "HG", "NG")


class AcidBaseInterpretation(Task["AcidBaseInterpretation.Params", "AcidBaseInterpretation.Instance", Codes]):
    version = 1

    class Params(task.Params):
        samples: int = knob("the number of samples", levels=(1, 1, 2, 2, 2, 3, 3, 4, 5, 6), ge=1, le=8)
        rules: int = knob(
            "1 primary disorders, 2 also compensation, 3 also the gap, 4 also albumin, 5 also the delta ratio",
            levels=(1, 2, 2, 3, 4, 4, 5, 5, 5, 5), ge=1, le=5,
        )  # fmt: skip

    class Instance(task.Instance):
        rules: int
        samples: tuple[Sample, ...]

        def told(self, language: str) -> list[str]:
            rows = list[str]()
            for ph, pco2, hco3, old, na, cl, albumin in self.samples:
                parts = [f"pH {ph // 100}.{ph % 100:02}", f"pCO2 {pco2}", f"HCO3 {hco3}"]
                parts += [f"Na {na}", f"Cl {cl}"] if self.rules > 2 else []
                parts += [f"albumin {albumin // 10}.{albumin % 10}"] if self.rules > 3 else []
                course = ("chronic" if old else "acute") if self.rules > 1 else ""
                rows.append(", ".join([*parts, *filter(None, [course])]))
            return rows

    answer = Sequence(Set(Word(bank=CODES)))
    prompt = Prompt(
        en=r"""
        In this exercise blood samples are judged by the following rules alone, with pCO2 in mmHg, albumin in g/dL and
        all else in mmol/L. The codes are MA metabolic acidosis, MK metabolic alkalosis, RA respiratory acidosis, RK
        respiratory alkalosis{{ ", HG acidosis with a high gap, NG acidosis with a normal gap" if rules > 2 }}:

        - If pH is below 7.35, MA is present if HCO3 is below 22, else RA is.
        - If pH is above 7.45, MK is present if HCO3 is above 26, else RK is.
        {% if rules > 1 %}
        - If that gave MA, pCO2 is expected at 1.5 x HCO3 + 8; if it gave MK, at 0.7 x HCO3 + 21. More than 2 above
          that, RA is present too; more than 2 below it, RK.
        - If that gave RA, HCO3 is expected at 24 + (pCO2 - 40) x 0.1 in an acute case and x 0.35 in a chronic one; if
          it gave RK, at 24 - (40 - pCO2) x 0.2 in an acute case and x 0.5 in a chronic one; all give or take 2. Above
          this range MK is present too, below it MA.
        {% endif %}
        {% if rules > 2 %}
        - The gap is Na - Cl - HCO3{{ " + 2.5 x (4 - albumin)" if rules > 3 }}. If it is above 12, HG is present (also
          where no rule gave MA), and then MA is not named. If it is not above 12, MA is named NG instead.
        {% endif %}
        {% if rules > 4 %}
        - If HG is present and HCO3 is below 24, let d = (gap - 12) / (24 - HCO3). If d is below 0.8, NG is present too;
          if d is above 2, MK is present too.
        {% endif %}

        The samples are:

        {{ told(language) | numbered }}

        Give for each sample, in order, the set of all codes that are present.
        """,
        zh=r"""
        本练习只按下列规则判断血样，其中 pCO2 以 mmHg、白蛋白（albumin）以 g/dL、其余以 mmol/L 计；acute 为急性，
        chronic 为慢性。
        代码为：MA 代谢性酸中毒，MK 代谢性碱中毒，RA 呼吸性酸中毒，RK 呼吸性碱中毒
        {{- "，HG 高间隙酸中毒，NG 正常间隙酸中毒" if rules > 2 }}：

        - 若 pH 低于 7.35：HCO3 低于 22 时有 MA，否则有 RA。
        - 若 pH 高于 7.45：HCO3 高于 26 时有 MK，否则有 RK。
        {% if rules > 1 %}
        - 若上面得出 MA，pCO2 的预期值为 1.5 × HCO3 + 8，允许上下相差 2；若得出 MK，为 0.7 × HCO3 + 21，允许上下相差 2。
          高于此范围时还有 RA，低于此范围时还有 RK。
        - 若上面得出 RA，HCO3 的预期值在急性时为 24 + (pCO2 - 40) × 0.1，慢性时乘以 0.35；若得出 RK，急性时为
          24 - (40 - pCO2) × 0.2，慢性时乘以 0.5；都允许上下相差 2。高于此范围时还有 MK，低于此范围时还有 MA。
        {% endif %}
        {% if rules > 2 %}
        - 间隙为 Na - Cl - HCO3{{ " + 2.5 × (4 - albumin)" if rules > 3 }}。若间隙大于 12，
          则有 HG（即使没有规则得出 MA），
          且不再写 MA。若间隙不大于 12，则把 MA 改写为 NG。
        {% endif %}
        {% if rules > 4 %}
        - 若有 HG 且 HCO3 低于 24，令 d = (间隙 - 12) / (24 - HCO3)。d 小于 0.8 时还有 NG；d 大于 2 时还有 MK。
        {% endif %}

        血样如下：

        {{ told(language) | numbered }}

        请依次给出每个血样中所有存在的代码的集合。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Codes]:
        drawn = list[tuple[Sample, frozenset[str]]]()
        for place in range(params.samples):
            wanted, size = rng.choice(("MA", "MK", "RA", "RK")), rng.randint(1, min(3, params.rules))
            for _ in range(60):
                one = _draw(wanted, rng)
                found = _codes(one, params.rules)
                if found is None or (len(found) != size and not (size == 3 and len(found) > 3)):
                    continue
                if params.rules > 3 and place == 0 and found == _codes((*one[:6], 40), params.rules):
                    continue  # albumin should matter for one sample
                if params.rules > 4 and place == 1 and found == _codes(one, 4):
                    continue  # and the last rule for another
                drawn.append((one, found))
                break
            else:
                raise task.Retry
        rng.shuffle(drawn)
        samples, codes = zip(*drawn, strict=True)
        if len(set(codes)) < min(2, len(codes)):
            raise task.Retry
        return self.Instance(rules=params.rules, samples=samples), codes


def _draw(wanted: str, rng: Random) -> Sample:
    """Draw a sample that chemistry allows and that has this first disorder."""
    ph, pco2, hco3 = rng.choice(_gases()[wanted])
    na, gap = rng.randint(130, 148), rng.choice((rng.randint(6, 12), rng.randint(13, 28)))
    chloride = max(80, na - hco3 - gap)
    return ph, pco2, hco3, rng.random() < 0.5, na, chloride, rng.randint(20, 45)


@cache
def _gases() -> dict[str, list[tuple[int, int, int]]]:
    """List hundredths of pH, pCO2 and bicarbonate by the first disorder, pH far from normal and not too extreme."""
    found: dict[str, list[tuple[int, int, int]]] = {"MA": [], "RA": [], "MK": [], "RK": []}
    for pco2, hco3 in product(range(18, 76), range(8, 43)):
        exact = 100 * (Decimal("6.1") + (hco3 / (Decimal("0.03") * pco2)).log10())
        ph = int(exact.to_integral_value())
        if abs(ph - 740) >= 7 and 690 < ph < 770:
            found[_first(ph, hco3)].append((ph, pco2, hco3))
    return found


def _first(ph: int, hco3: int) -> str:
    """Give the first disorder of a sample whose pH is not normal."""
    return ("MA" if hco3 < 22 else "RA") if ph < 735 else ("MK" if hco3 > 26 else "RK")


def _codes(sample: Sample, rules: int) -> frozenset[str] | None:
    """Give the codes of a sample, or None where a value is too near a limit."""
    ph, pco2, hco3, old, na, cl, albumin = sample
    first = _first(ph, hco3)
    found = {first}
    if rules > 1:
        expected, value, high, low = {
            "MA": (Fraction(3, 2) * hco3 + 8, pco2, "RA", "RK"),
            "MK": (Fraction(7, 10) * hco3 + 21, pco2, "RA", "RK"),
            "RA": (24 + (pco2 - 40) * (Fraction(7, 20) if old else Fraction(1, 10)), hco3, "MK", "MA"),
            "RK": (24 - (40 - pco2) * (Fraction(1, 2) if old else Fraction(1, 5)), hco3, "MK", "MA"),
        }[first]
        if Fraction(1) < abs(value - expected) < Fraction(3):
            return None
        found |= {high} if value > expected + 2 else {low} if value < expected - 2 else set()
    gap = na - cl - hco3 + (Fraction(5, 2) * (4 - Fraction(albumin, 10)) if rules > 3 else Fraction())
    if rules > 2:
        if abs(gap - 12) < 1:
            return None
        found = (found - {"MA"}) | {"HG"} if gap > 12 else {"NG" if code == "MA" else code for code in found}
    if rules > 4 and gap > 12 and hco3 < 24:
        ratio = (gap - 12) / (24 - hco3)
        if min(abs(ratio - Fraction(4, 5)), abs(ratio - 2)) < Fraction(1, 20):
            return None
        found |= {"NG"} if ratio < Fraction(4, 5) else {"MK"} if ratio > 2 else set()
    return frozenset(found)
