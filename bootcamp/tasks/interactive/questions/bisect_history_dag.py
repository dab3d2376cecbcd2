"""Find the commit that brought a fault into a printed history with merges, by testing few commits.

Answer: a commit to test or, once, the culprit; the game is won by the culprit.
Turns: one test each, the last one names the culprit.
Harder: longer histories with more branches and merges, commits that cannot be tested, no test to spare.
Skills: search, deduction, planning
Source: original; what the bisect commands of version control do.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.histories import descendants, found_in_line
from bootcamp.lib.query_plans import most_questions
from bootcamp.verifiers import Command, Format, Integer

Move = tuple[str, int]


class _Seen(NamedTuple):
    verb: str
    commit: int
    yes: bool
    """Whether the commit is bad, or the answer right."""


Past = tuple[tuple[Move, _Seen], ...]


class BisectHistoryDag(Interactive["BisectHistoryDag.Params", "BisectHistoryDag.Instance", Move, None, _Seen]):
    version = 1

    class Params(interactive.Params):
        commits: int = knob("how many commits there are", levels=(12, 15, 19, 23, 27, 32, 38, 48, 62, 80), ge=4, le=80)
        merges: int = knob("how many merges there are", levels=(0, 1, 2, 3, 4, 6, 8, 11, 15, 20), ge=0, le=30)
        untestable: int = knob(
            "the percentage of commits that cannot be tested", levels=(0, 0, 5, 5, 8, 10, 12, 15, 18, 20), ge=0, le=30
        )
        spare: int = knob("tests beyond the planned ones", levels=(2, 1, 1, *(0,) * 7), ge=0, le=5)

    class Instance(interactive.Instance):
        secret = ("culprit",)
        parents: tuple[tuple[int, ...], ...]
        """The parents of commit k at place k - 1; the oldest commit has none."""
        untestable: tuple[int, ...]
        culprit: int

    prompt = Prompt(
        en=r"""
        A history of {{ parents | length }} commits, each with its parents; the numbers say nothing about their order:

        {% for own in parents %}
        - {{ loop.index }}: {{ "none" if not own else own | join(", ") }}
        {% endfor %}

        One commit brought a fault: it is bad, and so is every commit that has it among its ancestors (parents, their
        parents and so on); all others are good.
        {% if untestable %}
        These commits cannot be tested, and none of them is the culprit: {{ untestable | join(", ") }}. Each other
        commit is equally likely to be it.
        {% else %}
        Each commit is equally likely to be the culprit.
        {% endif %}

        - "test k": is commit k bad? My answer is true.
        - "answer k": this ends the game. You win if commit k brought the fault, else you lose.
        """,
        zh=r"""
        一段含 {{ parents | length }} 次提交的历史，下面列出各次提交的父提交，编号与先后无关：

        {% for own in parents %}
        - {{ loop.index }}：{{ "无" if not own else own | join("、") }}
        {% endfor %}

        其中一次提交引入了错误：它是坏的，凡祖先（父提交、父提交的父提交，等等）中有它的提交也都是坏的，其余都是好的。
        {% if untestable %}
        下列提交无法测试，它们都不是引入错误的提交：{{ untestable | join("、") }}。其他各次提交是它的可能性相同。
        {% else %}
        各次提交是它的可能性相同。
        {% endif %}

        - “test k”：提交 k 是坏的吗？我如实回答。
        - “answer k”：游戏到此结束。如果错误是提交 k 引入的，你获胜，否则你失败。
        """,
    )
    reply = Prompt(
        en="""
        {% if verb == "test" %}
        Commit {{ commit }} is {{ "bad" if yes else "good" }}.
        {% else %}
        Commit {{ commit }} is {{ "" if yes else "not " }}the one that brought the fault.
        {% endif %}
        """,
        zh="""
        {% if verb == "test" %}
        提交 {{ commit }} 是{{ "坏" if yes else "好" }}的。
        {% else %}
        错误{{ "正是" if yes else "不是" }}提交 {{ commit }} 引入的。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Move]:
        commit = Integer(1, len(instance.parents))
        return Command(test=commit, answer=commit)

    def deal(self, params: BisectHistoryDag.Params, rng: Random) -> Instance:
        parents: list[tuple[int, ...]] = [()]
        tips, merges = {1}, 0
        for commit in range(2, params.commits + 1):
            left = params.commits - commit + 1
            if len(tips) > 1 and rng.random() < 1.5 * (params.merges - merges) / left:
                own = tuple(sorted(rng.sample(sorted(tips), 2)))
                merges += 1
            elif rng.random() < 0.7:  # a new branch
                own = (rng.randint(max(1, commit - 8), commit - 1),)
            else:
                own = (rng.choice(sorted(tips)),)
            parents.append(own)
            tips = tips - {*own} | {commit}
        candidates = [commit for commit in range(1, params.commits + 1) if rng.randrange(100) >= params.untestable]
        plain = self.Instance(
            parents=tuple(parents),
            untestable=tuple(commit for commit in range(1, params.commits + 1) if commit not in candidates),
            culprit=rng.choice(candidates),
            turns=1,
        )
        shown = _renumbered(plain, rng)
        bad = descendants(shown.parents)
        suspects = [commit for commit in bad if commit not in shown.untestable]
        tests = most_questions(suspects, partial(_evenest, bad, suspects), lambda test, one: test in bad[one])
        if tests is None or merges < params.merges:
            raise interactive.Retry
        turns = tests + params.spare + 1
        after = descendants(plain.parents)
        in_line = sum(
            found_in_line(params.commits, plain.untestable, after[one], turns - 1) == one for one in candidates
        )
        if params.merges > 1 and 5 * in_line > 2 * len(candidates):
            raise interactive.Retry
        return shown.model_copy(update={"turns": turns})

    def begin(self, instance: Instance) -> None:
        return None

    def illegal(self, shown: Instance, past: Past, move: Move) -> str:
        return f"commit {move[1]} cannot be tested" if move[0] == "test" and move[1] in shown.untestable else ""

    def react(self, instance: Instance, state: None, move: Move) -> Turn:
        verb, commit = move
        if verb == "answer":
            right = commit == instance.culprit
            return Turn(state, _Seen(verb, commit, right), "won" if right else "lost")
        return Turn(state, _Seen(verb, commit, commit in descendants(instance.parents)[instance.culprit]))

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        bad = descendants(shown.parents)
        candidates = [commit for commit in bad if commit not in shown.untestable]
        left = [one for one in candidates if all((commit in bad[one]) == seen.yes for (_, commit), seen in past)]
        return ("answer", left[0]) if len(left) == 1 else ("test", _evenest(bad, candidates, left, ()) or left[0])


def _renumbered(shown: BisectHistoryDag.Instance, rng: Random) -> BisectHistoryDag.Instance:
    """Give the commits other numbers, which tell nothing."""
    count = len(shown.parents)
    number = dict(enumerate(rng.sample(range(1, count + 1), count), start=1))
    parents = {number[commit]: own for commit, own in enumerate(shown.parents, start=1)}
    return shown.model_copy(
        update={
            "parents": tuple(tuple(sorted(map(number.__getitem__, parents[commit]))) for commit in sorted(parents)),
            "untestable": tuple(sorted(number[commit] for commit in shown.untestable)),
            "culprit": number[shown.culprit],
        }
    )


def _evenest(bad: dict[int, set[int]], tests: list[int], left: list[int], asked: tuple[int, ...]) -> int | None:
    """Give the test that splits the commits that are left most evenly."""
    counts = {test: sum(test in bad[one] for one in left) for test in tests}
    return min(tests, key=lambda test: abs(2 * counts[test] - len(left)))
