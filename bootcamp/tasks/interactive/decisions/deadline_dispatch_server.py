"""Run jobs on one machine as they arrive so that none misses its deadline.

Answer: the class of the job to run next, or idle; every schedule that keeps all deadlines wins.
Turns: one decision each time the machine is free.
Harder: more classes, a higher load, longer spans.
Skills: planning, optimization
Source: original; scheduling without interruption on a single machine.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.verifiers import Choice, Format

NAMES, IDLE, TRIES = "ABCDE", "idle", 40


class _Job(NamedTuple):
    name: str
    arrived: int
    due: int


class _State(NamedTuple):
    time: int
    waiting: tuple[_Job, ...]
    come: int


class _Seen(NamedTuple):
    time: int
    waiting: tuple[_Job, ...]
    late: bool


Past = tuple[tuple[str, _Seen], ...]


class DeadlineDispatchServer(
    Interactive["DeadlineDispatchServer.Params", "DeadlineDispatchServer.Instance", str, _State, _Seen]
):
    version = 1

    class Params(interactive.Params):
        classes: int = knob("how many classes there are", levels=(3, 3, 3, 4, 4, 4, 4, 5, 5, 5), ge=3, le=5)
        jobs: int = knob("how many jobs arrive", levels=(10, 12, 14, 15, 17, 18, 20, 22, 25, 28), ge=5, le=36)
        load: int = knob(
            "the load in percent", levels=(112, 112, 114, 114, 115, 116, 118, 118, 120, 122), ge=50, le=150
        )

    class Instance(interactive.Instance):
        secret = ("arrivals",)
        services: tuple[int, ...]
        deadlines: tuple[int, ...]
        gaps: tuple[int, ...]
        end: int
        start: tuple[str, ...]
        arrivals: tuple[tuple[int, str], ...]

        @property
        def rows(self) -> list[tuple[object, ...]]:
            """List the classes."""
            return list(zip(NAMES, self.services, self.deadlines, self.gaps, strict=False))

    prompt = Prompt(
        en=r"""
        One machine runs jobs of {{ services | length }} classes. Each class has a service time, a deadline counted from
        the arrival of the job, and a least gap between the arrivals of two of its jobs:

        {{ rows | table(["class", "service", "deadline", "gap"]) }}

        When the jobs arrive you do not know before; beyond the gaps they come at random. At time 0 there is one job of
        each of these classes: {{ start | join(", ") }}. Only arrivals are used for which always running the oldest job,
        that with the shortest service or that with the shortest deadline of its class would miss a deadline.

        Whenever the machine is free you decide: the name of a class runs its oldest waiting job to the end, without
        interruption; "idle" waits for the next arrival. I tell you the time and which jobs wait then, each with its
        arrival and its deadline. If a job is not finished at its deadline, you lose at once. You win when the time is
        {{ end }} or later and no deadline was missed.
        """,
        zh=r"""
        一台机器处理 {{ services | length }} 类任务。每一类有处理时间、从任务到达时起算的期限，
        以及同类两个任务到达的最小间隔：

        {{ rows | table(["class", "service", "deadline", "gap"]) }}

        （class 为类，service 为处理时间，deadline 为期限，gap 为最小间隔。）任务何时到达你事先不知道；除最小间隔外，
        到达时间是随机的。时刻 0 有以下类的任务各一个：{{ start | join("、") }}。只选用这样的到达时间：
        总是先处理等待最久的、处理时间最短的，或所属类期限最短的任务，都会误期。

        每当机器空闲，由你决定：写一个类的名称，就不间断地处理该类等待最久的任务，直到完成；写 idle 则等到下一个任务
        到达。我会告诉你此时的时刻和正在等待的任务，以及各自的到达时刻和到期时刻。如果有任务在到期时刻还没有完成，
        你立即失败。当时刻达到或超过 {{ end }} 而没有任务误期时，你获胜。
        """,
    )
    reply = Prompt(
        en="""
        Time {{ time }}.
        {% if late %}
        A job has missed its deadline.
        {% else %}
        {{ "Waiting:" if waiting else "No job waits." }}
        {% for name, arrived, due in waiting %}
        {{ name }} (arrived {{ arrived }}, due {{ due }}){{ "." if loop.last else "," }}
        {% endfor %}
        {% endif %}
        """,
        zh="""
        时刻 {{ time }}。
        {% if late %}
        有任务误期了。
        {% else %}
        {{ "等待中：" if waiting else "没有等待的任务。" }}
        {% for name, arrived, due in waiting %}
        {{ name }}（到达 {{ arrived }}，到期 {{ due }}）{{ "。" if loop.last else "，" }}
        {% endfor %}
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Choice((*NAMES[: len(instance.services)], IDLE))

    def deal(self, params: DeadlineDispatchServer.Params, rng: Random) -> Instance:
        for _ in range(TRIES):
            instance = self._drawn(params, rng)
            simple = ((0,) * params.classes, instance.services, instance.deadlines)  # the oldest, shortest, most urgent
            if instance.start and self.policy_wins(instance) and not any(self._wins(instance, one) for one in simple):
                return instance
        raise interactive.Retry

    def _drawn(self, params: DeadlineDispatchServer.Params, rng: Random) -> Instance:
        services = tuple(rng.randint(1, 6) for _ in range(params.classes))
        gaps = tuple(max(2, 100 * params.classes * one // params.load) for one in services)
        arrivals: list[tuple[int, str]] = []
        for name, gap in zip(NAMES, gaps, strict=False):
            time = rng.choice((0, rng.randint(0, gap)))
            for _ in range(params.jobs):
                arrivals.append((time, name))
                time += gap + rng.choice((0, 0, 0, 1, rng.randint(0, gap)))
        arrivals = sorted(arrivals)[: params.jobs]
        return self.Instance(
            services=services,
            deadlines=tuple(one + rng.randint(params.classes, 10 * params.classes - 12) for one in services),
            gaps=gaps,
            end=arrivals[-1][0],
            start=tuple(name for time, name in arrivals if time == 0),
            arrivals=tuple(arrivals),
            turns=min(interactive.MOST_TURNS, 2 * params.jobs),
        )

    def begin(self, instance: Instance) -> _State:
        return _arrived(instance, 0, (), 0)

    def illegal(self, shown: Instance, past: Past, move: str) -> str:
        waiting = [job.name for job in past[-1][1].waiting] if past else shown.start
        return "" if move == IDLE or move in waiting else f"no job of class {move} waits"

    def react(self, instance: Instance, state: _State, move: str) -> Turn:
        waiting, late = state.waiting, False
        if move == IDLE:
            time = next((time for time, _ in instance.arrivals[state.come :]), instance.end)
        else:
            job = next(job for job in waiting if job.name == move)
            waiting = tuple(other for other in waiting if other is not job)
            time = state.time + instance.services[NAMES.index(move)]
            late = time > job.due
        after = _arrived(instance, time, waiting, state.come)
        late = late or any(job.due <= time for job in after.waiting)
        return Turn(after, _Seen(time, after.waiting, late), "lost" if late else "won" if time >= instance.end else "")

    def random_move(self, shown: Instance, past: Past, rng: Random) -> str:
        waiting = sorted({job.name for job in past[-1][1].waiting} if past else {*shown.start})
        return rng.choice([*waiting, *waiting, IDLE])

    def policy(self, shown: Instance, past: Past, rng: Random) -> str:
        """Run the waiting job whose deadline comes first."""
        waiting = [(shown.deadlines[NAMES.index(name)], name) for name in shown.start]
        if past:
            waiting = [(job.due, job.name) for job in past[-1][1].waiting]
        return min(waiting)[1] if waiting else IDLE

    def _wins(self, instance: Instance, ranks: tuple[int, ...]) -> bool:
        """Tell whether always running the oldest waiting job of the classes with the lowest rank wins."""
        state, over = self.begin(instance), ""
        while not over:
            waiting = [(ranks[NAMES.index(job.name)], job.arrived, job.name) for job in state.waiting]
            state, _, over = self.react(instance, state, min(waiting)[2] if waiting else IDLE)
        return over == "won"


def _arrived(game: DeadlineDispatchServer.Instance, time: int, waiting: tuple[_Job, ...], come: int) -> _State:
    """Return the state at a time, with the jobs that have arrived up to then."""
    due = dict(zip(NAMES, game.deadlines, strict=False))
    new = [_Job(name, at, at + due[name]) for at, name in game.arrivals[come:] if at <= time]
    return _State(time, (*waiting, *new), come + len(new))
