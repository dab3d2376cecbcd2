"""Write a few machine operations on bytes that compute a stated function of all inputs.

Answer: a straight-line program; every program that is right for all inputs and short enough counts.
Harder: more and harder steps in the function, fewer operations and operators, a second input.
Skills: coding, search
Source: original; tricks with bits as in H. S. Warren's Hacker's Delight, 2002.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.byte_programs import OPERATORS, STEPS, Step, line_fault, numbers, program, table
from bootcamp.lib.text import undressed_code
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Program

_WAYS = {"<<": ("up", "向左"), ">>": ("down", "向右")}


class BitTrickSynthesis(Task["BitTrickSynthesis.Params", "BitTrickSynthesis.Instance", str]):
    version = 1

    class Params(task.Params):
        steps: int = knob("the number of steps of the function", levels=(1, 2, 3, 3, 3, 3, 4, 4, 5, 5), ge=1, le=6)
        kinds: int = knob(
            "how many kinds of steps there may be", levels=(8, 8, 8, 10, 13, 16, 18, 20, 22, 24), ge=6, le=24
        )
        slack: int = knob("how many operations may be wasted", levels=(3, 2, 2, 2, 1, 1, 1, 0, 0, 0), ge=0, le=5)
        operators: int = knob("the most operators", levels=(7, 7, 7, 7, 7, 6, 6, 5, 5, 5), ge=4, le=8)

    class Instance(task.Instance):
        steps: tuple[Step, ...]
        most: int
        operators: tuple[str, ...]

        @property
        def inputs(self) -> int:
            return 1 + any("y" in STEPS[kind][2] for kind, _, _ in self.steps)

        def told(self, language: str) -> list[str]:
            return [STEPS[step[0]][language == "zh"].format(**numbers(step)) for step in self.steps]

        def rules(self, language: str) -> str:
            """Explain the operators that may be used."""
            zh = language == "zh"
            sums = [sign for sign in "+-" if sign in self.operators]
            moves = [sign for sign in ("<<", ">>") if sign in self.operators]
            told = []
            verb = "work" if len(sums) > 1 else "works"
            if "~" in self.operators:
                told.append("~ 把各位取反" if zh else "~ flips all bits")
            if sums:
                told.append(f"{' 和 '.join(sums)} 按模 256 计算" if zh else f"{' and '.join(sums)} {verb} modulo 256")
            if moves:
                verb = "move" if len(moves) > 1 else "moves"
                en = f"{' and '.join(f'a {sign} k' for sign in moves)}, k being from 0 to 7, {verb} the bits"
                told.append(f"{en} {' or '.join(_WAYS[sign][0] for sign in moves)} by k places and fill up with zeros")
                if zh:
                    both = " 和 ".join(f"a {sign} k" for sign in moves)
                    told[-1] = f"{both}（k 是 0 到 7 的数）把各位{'或'.join(_WAYS[s][1] for s in moves)}移 k 位并补 0"
            return "".join(("；" if zh else "; ") + one for one in told)

    prompt = Prompt(
        en=r"""
        A byte is a number from 0 to 255 with the bits 7 (highest) to 0 (lowest). A function of the byte x
        {{ "and the byte y " if inputs > 1 }}is worked out so: let u be x, then
        {{- "" if steps | length > 1 else " take this step" }}

        {{ told(language) | numbered }}

        A step that finds no such bits leaves u as it is. The final u is the result.
        Write a program that computes it for every x{{ " and y" if inputs > 1 }}: at most
        {{ most }} lines, each with one operation on bytes, such as t1 = x {{ operators[0] }} 3. The operators allowed
        are {{ operators | listed(language) }}{{ " (- also in front of one operand)" if "-" in operators }}
        {{- rules(language) }}. Operands are x, {{ "y, " if inputs > 1 }}names set in lines above, and numbers from 0
        to 255. The last line gives the result. Any program that is right will do.
        """,
        zh=r"""
        一个字节是 0 到 255 的数，各位编号为 7（最高）到 0（最低）。
        字节 x {{ "与字节 y " if inputs > 1 }}的一个函数这样计算：
        令 u 等于 x，然后{{ "依次执行" if steps | length > 1 else "执行这一步" }}：

        {{ told(language) | numbered }}

        如果某一步要找的位不存在，u 保持不变。最后的 u 就是结果。
        请写一个程序，对每个 {{ "x 和 y " if inputs > 1 else "x " }}都算出这个结果：
        至多 {{ most }} 行，每行是对字节的一个运算，例如 t1 = x {{ operators[0] }} 3。
        只可使用运算符 {{ operators | listed(language) }}
        {{- "（- 也可以放在单个运算数之前）" if "-" in operators }}{{ rules(language) }}。
        运算数可以是 x、{{ "y、" if inputs > 1 }}前面各行所设的名字，以及 0 到 255 的数。最后一行给出结果。
        任何正确的程序都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Program(max_lines=instance.most, max_chars=2000)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        kinds = list(STEPS)[: params.kinds]
        for _ in range(40):
            steps = tuple(_draw(rng.choice(kinds[-12:]), rng) for _ in range(params.steps))
            lines = program(steps)
            used = {line.split()[2 + (line.split()[2] not in "~-")] for line in lines}
            rest = [sign for sign in OPERATORS if sign not in used]
            used |= set(rng.sample(rest, max(0, min(len(rest), params.operators - len(used)))))
            operators = tuple(sign for sign in OPERATORS if sign in used)
            instance = self.Instance(steps=steps, most=len(lines) + params.slack, operators=operators)
            results = table(lines, instance.inputs)
            shorter = [program(steps[:place] + steps[place + 1 :]) for place in range(len(steps)) if len(steps) > 1]
            common = max((results == value).mean() for value in (0, 1, 255, *results[:5]))
            if common < 0.8 and all((table(one, instance.inputs) != results).any() for one in shorter):
                return instance, "\n".join(lines)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.steps, instance.operators, instance.most]

    def check(self, instance: Instance, answer: str) -> str:
        lines = [line for line in undressed_code(answer).replace(";", "\n").split("\n") if line.strip()]
        if not 0 < len(lines) <= instance.most:
            return f"there are not 1 to {instance.most} operations"
        known = {"x", "y"} if instance.inputs > 1 else {"x"}
        for place, line in enumerate(lines, 1):
            if fault := line_fault(line, known, instance.operators):
                return f"line {place} {fault}"
        wrong = table(lines, instance.inputs) != table(program(instance.steps), instance.inputs)
        return f"the result is wrong for {int(wrong.sum())} inputs" if wrong.any() else ""


def _draw(kind: str, rng: Random) -> Step:
    a, b = sorted(rng.sample(range(8), 2))
    if kind == "field":
        a, b = rng.randint(1, 4), rng.randint(5, 7)
    told = STEPS[kind][0]
    return kind, a if "{a}" in told else 0, b if "{" in told else 0
