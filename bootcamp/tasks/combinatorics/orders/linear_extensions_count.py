"""Count the orders of tasks that obey all rules of the kind "a before b".

Answer: one integer; it is unique.
Harder: more tasks, more rules.
Skills: counting
Source: original; G. Brightwell and P. Winkler, Counting linear extensions, Order 8 (1991).
"""

from __future__ import annotations

from math import factorial
from random import Random

from bootcamp import task
from bootcamp.lib.graph import canonical
from bootcamp.lib.prompts import letter
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.combinatorics.orders._tasks import Pair, draw_cover, extensions
from bootcamp.verifiers import Integer


class LinearExtensionsCount(Task["LinearExtensionsCount.Params", "LinearExtensionsCount.Instance", int]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        tasks: int = knob("the least number of tasks", levels=(4, 6, 8, 9, 10, 10, 11, 12, 13, 14), ge=3, le=18)
        rules: int = knob("the number of rules drawn", levels=(4, 6, 9, 10, 11, 12, 14, 16, 18, 20), ge=2, le=40)

    class Instance(task.Instance):
        setting: int
        tasks: int
        rules: tuple[Pair, ...]

        @property
        def names(self) -> list[str]:
            return [letter(index) for index in range(self.tasks)]

        def scene(self, language: str) -> tuple[str, str, str]:
            """The jobs, one of them, and who does them."""
            return _SETTINGS[self.setting][language == "zh"]

        def told(self, language: str) -> list[str]:
            text = "{} 在 {} 之前" if language == "zh" else "{} before {}"
            return [text.format(letter(a), letter(b)) for a, b in self.rules]

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        {{ scene(language)[2] }} has {{ tasks }} {{ scene(language)[0] }} to do, {{ names | listed }}, one after the
        other. These rules say which {{ scene(language)[1] }} must be done some time before which other one:

        {{ told(language) | bullets }}

        In how many orders can all {{ tasks }} {{ scene(language)[0] }} be done so that every rule is obeyed?
        """,
        zh=r"""
        {{ scene(language)[2] }}要逐一完成 {{ tasks }} {{ scene(language)[0] }} {{ names | join("、") }}。
        下列规则规定哪{{ scene(language)[1] }}必须在哪{{ scene(language)[1] }}之前完成（不一定紧接着）：

        {{ told(language) | bullets }}

        完成全部 {{ tasks }} {{ scene(language)[0] }}，遵守所有规则的次序共有多少种？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        n = params.tasks + rng.randint(0, 1)
        rules = draw_cover(rng, n, rng.randint(3, min(6, n - 1)), rng.randint(params.rules - 2, params.rules + 1))
        count = extensions(n, rules)
        plain = {factorial(n) >> power for power in range(n)}
        if count < 3 + n or count in plain or count > 10**10 or len(rules) < n // 2:
            raise Retry
        order = list(rules)
        rng.shuffle(order)
        return self.Instance(setting=rng.randrange(len(_SETTINGS)), tasks=n, rules=tuple(order)), count

    def solve(self, instance: Instance) -> int:
        return extensions(instance.tasks, instance.rules)

    def key(self, instance: Instance) -> object:
        return canonical(instance.tasks, instance.rules, directed=True)


_SETTINGS = (
    (("jobs", "job", "A carpenter"), ("项工作", "项工作", "木匠")),
    (("steps", "step", "A cook"), ("个步骤", "个步骤", "厨师")),
    (("repairs", "repair", "A mechanic"), ("处维修", "处维修", "机修工")),
    (("visits", "visit", "A nurse"), ("次访视", "次访视", "护士")),
    (("tests", "test", "An engineer"), ("项测试", "项测试", "工程师")),
    (("chapters", "chapter", "A translator"), ("章翻译", "章翻译", "译者")),
    (("scenes", "scene", "A film crew"), ("场戏的拍摄", "场戏", "摄制组")),
    (("experiments", "experiment", "A chemist"), ("个实验", "个实验", "化学家")),
    (("errands", "errand", "A messenger"), ("件差事", "件差事", "信使")),
)
