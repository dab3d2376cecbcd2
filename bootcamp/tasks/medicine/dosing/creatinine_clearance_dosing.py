"""Work out clearances by printed formulas, with a rule on the weight to use, and look up the row of each drug.

Answer: for each patient the clearance with one decimal, and the code of the row of each drug; it is unique.
Harder: more patients and drugs, creatinine in two units, rules on age and dialysis.
Skills: arithmetic, instructions
Source: original; the first formula is that of Cockcroft and Gault (1976), the rest is invented.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import clinic
from bootcamp.lib.numbers import decimal
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Decimal, Record, Sequence, Word

Patient = tuple[bool, int, int, int, int, bool, bool]
"""Whether a woman; age; height; weight; creatinine (µmol/L, or hundredths of mg/dL); whether in µmol/L; dialysis."""

_ONE = Decimal(places=1, low=0)


class CreatinineClearanceDosing(Task["CreatinineClearanceDosing.Params", "CreatinineClearanceDosing.Instance", Any]):
    version = 1

    class Params(task.Params):
        patients: int = knob("the number of patients", levels=(1, 1, 2, 2, 2, 3, 3, 4, 4, 4), ge=1, le=5)
        drugs: int = knob("the number of drugs", levels=(1, 2, 2, 3, 4, 4, 5, 5, 6, 7), ge=1, le=8)
        units: bool = knob("whether some creatinine is in µmol/L", levels=(False,) * 2 + (True,) * 8)
        special: int = knob("how many further rules there are", levels=(0, 0, 0, 1, 1, 2, 2, 2, 2, 2), ge=0, le=2)

    class Instance(task.Instance):
        patients: tuple[Patient, ...]
        drugs: tuple[tuple[str, tuple[int, ...]], ...]
        """Names, and the lower bounds of the clearance in rows A, B, ... but the last."""
        old: int
        special: int

        def people(self, language: str) -> list[str]:
            rows = list[str]()
            for woman, age, height, weight, creatinine, micro, dialysis in self.patients:
                value = f"{creatinine} µmol/L" if micro else f"{creatinine // 100}.{creatinine % 100:02} mg/dL"
                if language == "zh":
                    text = f"{'女' if woman else '男'}，{age} 岁，身高 {height} cm，体重 {weight} kg，肌酐 {value}"
                    rows.append(text + "，透析" * dialysis)
                else:
                    head = "woman" if woman else "man"
                    text = f"{head}, {age} years, {height} cm, {weight} kg, creatinine {value}"
                    rows.append(text + ", on dialysis" * dialysis)
            return rows

        def tables(self, language: str) -> list[str]:
            colon, pause = ("：", "；") if language == "zh" else (": ", "; ")
            rows = list[str]()
            for name, bounds in self.drugs:
                parts = [f"{'ABCD'[i]}{colon}≥ {bound}" for i, bound in enumerate(bounds)]
                parts.append(f"{'ABCD'[len(bounds)]}{colon}< {bounds[-1]}")
                rows.append(f"{name}{colon}{pause.join(parts)}")
            return rows

    answer = Record(clearances=Sequence(_ONE), rows=Sequence(Sequence(Word(bank=("A", "B", "C", "D", "X")))))
    prompt = Prompt(
        en=r"""
        An invented protocol doses drugs by the creatinine clearance in mL/min:

        - clearance = (140 - age) x weight / (72 x creatinine in mg/dL), and for a woman 0.85 times that
        - 1 mg/dL = 88.4 µmol/L
        - the ideal weight is 50 kg for a man, 45.5 kg for a woman, plus 0.9 kg for each cm of height above 150 cm
        - the weight in the formula is the actual weight if that is less than the ideal one; the ideal weight + 0.4 x
          (actual weight - ideal weight) if the actual weight is more than 1.3 times the ideal one; else the ideal
          weight

        Each drug has rows by the clearance; the first row whose bound holds applies:

        {{ tables(language) | bullets }}
        {% if special > 0 %}
        - a patient older than {{ old }} years gets the row after that one, if there is one
        {% endif %}
        {% if special > 1 %}
        - a patient on dialysis gets row X of every drug, whatever else holds
        {% endif %}

        The patients are:

        {{ people(language) | numbered }}

        Give as clearances the clearance of each patient{{ " (also of one on dialysis)" if special > 1 }}, rounded to
        one decimal, and as rows for each patient a list with the letter of the row of each drug, in the order above.
        Rows are chosen by the clearance before rounding.
        """,
        zh=r"""
        一份虚构的方案按肌酐清除率（mL/min）决定用药：

        - 清除率 = (140 - 年龄) × 体重 / (72 × 以 mg/dL 计的肌酐)，女性再乘 0.85
        - 1 mg/dL = 88.4 µmol/L
        - 理想体重：男性 50 kg，女性 45.5 kg，身高超过 150 cm 的部分每 cm 加 0.9 kg
        - 公式中的体重：实际体重小于理想体重时用实际体重；实际体重大于理想体重的 1.3 倍时用理想体重 + 0.4 ×
          (实际体重 - 理想体重)；
          其他情况用理想体重

        每种药按清除率分行，适用第一个满足界限的行：

        {{ tables(language) | bullets }}
        {% if special > 0 %}
        - 年龄大于 {{ old }} 岁的患者，若该行之后还有一行，则用后一行
        {% endif %}
        {% if special > 1 %}
        - 透析患者的每种药一律用行 X
        {% endif %}

        患者如下：

        {{ people(language) | numbered }}

        clearances 为每位患者的清除率{{ "（透析患者也要算）" if special > 1 }}，四舍五入到一位小数；
        rows 为每位患者一个列表，按上面药物的顺序写出各药所用行的字母。选行时用四舍五入之前的清除率。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        names = clinic.drug_names(rng, params.drugs)
        drugs = tuple(
            (name, tuple(sorted(rng.sample(range(15, 100, 5), rng.randint(2, 3)), reverse=True))) for name in names
        )
        patients = list[Patient]()
        for n in range(params.patients):
            woman, micro = rng.random() < 0.5, params.units and (n == 1 or rng.random() < 0.4)
            height = rng.randint(152, 190)
            ideal = (Fraction(91, 2) if woman else Fraction(50)) + Fraction(9, 10) * (height - 150)
            weight = round(ideal * rng.choice((80, 90, 95, 105, 115, 125, 140, 150, 165)) / 100)
            creatinine = rng.randint(50, 260) if micro else rng.randint(60, 300)
            dialysis = params.special > 1 and rng.random() < 0.25
            patients.append((woman, rng.randint(24, 88), height, weight, creatinine, micro, dialysis))
        old = rng.choice((65, 70, 75))
        instance = self.Instance(patients=tuple(patients), drugs=drugs, old=old, special=params.special)
        exact = [_clearance(patient) for patient in patients]
        rows = [
            [_row(bounds, c, p[1] > old, p[6], params.special) for _, bounds in drugs]
            for c, p in zip(exact, patients, strict=True)
        ]
        if any(abs(c - bound) < Fraction(1, 5) for c in exact for _, bounds in drugs for bound in bounds):
            raise task.Retry
        if any(abs(c * 10 % 1 - Fraction(1, 2)) < Fraction(1, 10) for c in exact) or max(exact) > 180:
            raise task.Retry
        pairs = zip(exact, patients, strict=True)
        if params.special and rows == [[_row(bounds, c, False, p[6], 0) for _, bounds in drugs] for c, p in pairs]:
            raise task.Retry  # the rule on age should matter
        return instance, {"clearances": tuple(map(_ONE.round, exact)), "rows": tuple(map(tuple, rows))}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        lines = list[str]()
        for number, patient in enumerate(instance.patients, start=1):
            woman, age, height, weight, creatinine, micro, dialysis = patient
            (ideal, used), limit = _weights(patient), Fraction(13, 10) * _weights(patient)[0]
            lines.append(f"{number}. {'45.5' if woman else '50'} + 0.9·{height - 150} = {decimal(ideal)}")
            lines.append(f"1.3·{decimal(ideal)} = {decimal(limit)} {'<' if weight > limit else '≥'} {weight}")
            if weight > limit:
                lines.append(f"{decimal(ideal)} + 0.4·({weight} - {decimal(ideal)}) = {decimal(used)}")
            size, bottom = used, 72 * (Fraction(creatinine) if micro else Fraction(creatinine, 100))
            for factor in [Fraction(140 - age), *[Fraction(17, 20)] * woman, *[Fraction("88.4")] * micro]:
                lines.append(f"{decimal(factor)}·{decimal(size)} = {decimal(factor * size)}")
                size *= factor
            c = _clearance(patient)
            shown = f"{int(c)}.{int(100 * c) % 100:02}... → {_ONE.render(_ONE.round(c))}"
            lines.append(
                f"72·{decimal(bottom / 72)} = {decimal(bottom)}, {decimal(size)} / {decimal(bottom)} = {shown}"
            )
            old, special = age > instance.old, instance.special
            lines.append(", ".join(_row(bounds, c, old, dialysis, special) for _, bounds in instance.drugs))
        return "\n".join(lines)


def _weights(patient: Patient) -> tuple[Fraction, Fraction]:
    """Give the ideal weight and the one for the formula."""
    woman, _, height, weight, *_ = patient
    ideal = (Fraction(91, 2) if woman else Fraction(50)) + Fraction(9, 10) * (height - 150)
    if weight > Fraction(13, 10) * ideal:
        return ideal, ideal + Fraction(2, 5) * (weight - ideal)
    return ideal, min(Fraction(weight), ideal)


def _clearance(patient: Patient) -> Fraction:
    woman, age, _, _, creatinine, micro, _ = patient
    _, used = _weights(patient)
    per_dl = creatinine / Fraction("88.4") if micro else Fraction(creatinine, 100)
    return (140 - age) * used / (72 * per_dl) * (Fraction(17, 20) if woman else 1)


def _row(bounds: tuple[int, ...], clearance: Fraction, old: bool, dialysis: bool, special: int) -> str:
    if dialysis:
        return "X"
    place = sum(clearance < bound for bound in bounds) + (special > 0 and old)
    return "ABCD"[min(place, len(bounds))]
