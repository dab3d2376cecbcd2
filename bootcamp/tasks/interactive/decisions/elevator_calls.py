"""Run a lift so that all people who call it are brought to their floors in time.

Answer: a floor to go to, or to wait; every way of running it that is done in time wins.
Turns: a ride or a wait each.
Harder: more floors and people, a smaller cabin.
Skills: planning, simulation, optimization
Source: original.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.verifiers import Command, Format, Integer

Move = tuple[str, int | None]
Person = tuple[int, int, int]
"""When somebody comes, where from and where to."""


class _State(NamedTuple):
    time: int
    floor: int
    inside: tuple[int, ...]
    """The people in the cabin, by their numbers."""
    gone: tuple[int, ...]
    """The people who have entered at some time."""


class _Seen(NamedTuple):
    time: int
    floor: int
    left: int
    inside: tuple[int, ...]
    """The targets of those in the cabin, in increasing order."""
    calls: tuple[str, ...]
    """Who waits, in order of arrival: the floor and up or down."""
    total: int


Past = tuple[tuple[Move, _Seen], ...]


class ElevatorCalls(Interactive["ElevatorCalls.Params", "ElevatorCalls.Instance", Move, _State, _Seen]):
    version = 1

    class Params(interactive.Params):
        floors: int = knob("how many floors there are", levels=(5, 6, 7, 8, 9, 10, 11, 12, 14, 15), ge=3, le=20)
        people: int = knob("how many people come", levels=(3, 4, 5, 5, 6, 7, 8, 9, 10, 12), ge=2, le=14)
        room: int = knob("how many fit into the cabin", levels=(3, 3, 3, 3, 3, 3, 3, 2, 2, 2), ge=1, le=6)
        span: int = knob("the time in which people come", levels=(5, 6, 8, 9, 11, 13, 15, 18, 20, 24), ge=1, le=60)
        limit: int = knob(
            "the time by which all must be there", levels=(14, 18, 22, 27, 33, 39, 46, 62, 75, 91), ge=5, le=300
        )
        turns: int = knob("the most moves", levels=(8, 10, 11, 12, 14, 15, 18, 20, 22, 26), ge=4, le=40)

    class Instance(interactive.Instance):
        secret = ("arrivals",)
        floors: int
        people: int
        room: int
        span: int
        limit: int
        floor: int
        calls: tuple[str, ...]
        arrivals: tuple[Person, ...]

    prompt = Prompt(
        en=r"""
        You run a lift in a house with the floors 1 to {{ floors }}. It is time 0 and the empty lift is on floor
        {{ floor }}. {{ people }} people come, each at a whole time from 0 to {{ span }}, to a random floor, and want
        to go to another random one. When they come, they call the lift: you learn their floor and whether they want
        up or down, but their target only when they are inside. At most {{ room }} people fit into the cabin.

        - "go f": the lift goes to floor f without a stop, which takes 1 unit of time a floor, and opens its doors,
          which takes 1 more. At the end of this time those whose target f is leave; then the people who wait there,
          even those who come at this very time, enter in the order in which they came, as long as there is room. "go"
          to the present floor only opens the doors.
        - "wait": time passes, at least 1 unit, until the next person comes; if nobody comes any more, 1 unit.

        After each move I tell you the time, the floor, the targets of those inside, and who waits, in the order in
        which they came; "3 up" is somebody on floor 3 who wants up. You win if all
        {{ people }} are at their targets at time {{ limit }} or before; later than that you lose. People and times
        were drawn at random, but so that a sensible way of running the lift is in time, while always serving whoever
        came first, or always going to the nearest floor where somebody gets in or out, is not.

        Waiting now: {{ calls | join(", ") or "nobody" }}.
        """,
        zh=r"""
        你操纵一座 {{ floors }} 层楼（1 到 {{ floors }} 层）里的电梯。现在是时刻 0，空电梯停在 {{ floor }} 层。一共会来
        {{ people }} 个人，各在 0 到 {{ span }} 的某个整数时刻来到随机的一层，要去随机的另一层。他们一来就叫电梯：你会
        知道他们在哪一层、要上（up）还是下（down），但要等他们进了电梯才知道目的地。轿厢里最多容纳 {{ room }} 人。

        - “go f”：电梯不停地开到 f 层，每层用 1 个单位时间，然后开门，再用 1 个单位。这段时间结束时，目的地是 f 的人出
          去；然后在那里等候的人（包括恰在这一时刻来的）按来的先后进入，直到满员。对当前所在的楼层用 go，就只是开门。
        - “wait”：时间过去至少 1 个单位，直到下一个人来；如果再没有人来，则过去 1 个单位。

        每一步之后，我告诉你时刻、楼层、轿厢里的人的目的地，以及按来的先后有哪些人在等候；
        “3 up”是一个在 3 层要上楼的人。如果在时刻 {{ limit }} 或之前全部
        {{ people }} 个人都到达目的地，你获胜；超过这个时刻就失败。人和时刻是随机抽取的，但保证合理的开法来得及，而总是
        先接送先来的人，或者总是开到最近的有人上下的楼层，则来不及。

        现在等候的人：{{ calls | join("，") or "没有" }}。
        """,
    )
    reply = Prompt(
        en="Time {{ time }}, floor {{ floor }}. Inside, going to: {{ inside | join(', ') or 'nobody' }}. Waiting: "
        "{{ calls | join(', ') or 'nobody' }}. At their targets: {{ left }} of {{ total }}.",
        zh="时刻 {{ time }}，{{ floor }} 层。轿厢里的人要去：{{ inside | join('，') or '没有人' }}。等候的人："
        "{{ calls | join('，') or '没有' }}。已到达：{{ left }} / {{ total }}。",
    )

    def format(self, instance: Instance) -> Format[Move]:
        return Command(wait=None, go=Integer(1, instance.floors))

    def deal(self, params: ElevatorCalls.Params, rng: Random) -> Instance:
        arrivals = []
        for _ in range(params.people):
            a, b = rng.sample(range(1, params.floors + 1), 2)
            arrivals.append((rng.randint(0, params.span), a, b))
        start = rng.randint(1, params.floors)
        people = tuple(sorted(arrivals))
        instance = self.Instance(
            **params.model_dump(),
            floor=start,
            calls=_waiting(people, 0, ()),
            arrivals=people,
        )
        simple = (_simple(self, instance, nearest=nearest) for nearest in (False, True))
        if "won" in simple or not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> _State:
        return _State(0, instance.floor, (), ())

    def react(self, instance: Instance, state: _State, move: Move) -> Turn:
        time, floor, inside, gone = state
        people = instance.arrivals
        if move[0] == "wait":
            time = min([at for at, _, _ in people if at > time], default=time + 1)
        else:
            target = move[1] or floor
            time, floor = time + abs(target - floor) + 1, target
            inside = tuple(k for k in inside if people[k][2] != floor)
            here = [k for k, (at, start, _) in enumerate(people) if at <= time and start == floor and k not in gone]
            inside += tuple(here[: instance.room - len(inside)])
            gone += tuple(k for k in inside if k not in gone)
        state = _State(time, floor, inside, gone)
        left = len(gone) - len(inside)
        over = "lost" if time > instance.limit else "won" if left == len(people) else ""
        targets = tuple(sorted(people[k][2] for k in inside))
        return Turn(state, _Seen(time, floor, left, targets, _waiting(people, time, gone), len(people)), over)

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        """Go on in one direction while there is somebody to bring or, if there is room, to fetch."""
        floors = [shown.floor, *(seen.floor for _, seen in past)]
        floor, inside, calls = (
            floors[-1],
            past[-1][1].inside if past else (),
            past[-1][1].calls if past else shown.calls,
        )
        stops = {*inside, *(int(call.split()[0]) for call in calls if len(inside) < shown.room)}
        if not stops:
            return "wait", None
        up = next((a < b for a, b in reversed(list(pairwise(floors))) if a != b), True)
        ahead = [stop for stop in stops if (stop >= floor if up else stop <= floor)]
        return "go", min(ahead or stops, key=lambda stop: abs(stop - floor))


def _waiting(people: tuple[Person, ...], time: int, gone: tuple[int, ...]) -> tuple[str, ...]:
    """List those who wait, in order of arrival: the floor and the direction."""
    waiting = [(a, b) for k, (at, a, b) in enumerate(people) if at <= time and k not in gone]
    return tuple(f"{a} {'up' if b > a else 'down'}" for a, b in waiting)


def _simple(game: ElevatorCalls, instance: ElevatorCalls.Instance, *, nearest: bool) -> str:
    """Always go to the target of who entered first, else to who came first, or to the nearest; return the end."""
    state, over = game.begin(instance), ""
    while not over:
        waiting = [a for k, (at, a, _) in enumerate(instance.arrivals) if at <= state.time and k not in state.gone]
        stops = [instance.arrivals[k][2] for k in state.inside]
        if not nearest or len(stops) < instance.room:
            stops += waiting
        if nearest:
            stops.sort(key=lambda stop: abs(stop - state.floor))
        state, _, over = game.react(instance, state, ("go", stops[0]) if stops else ("wait", None))
    return over
