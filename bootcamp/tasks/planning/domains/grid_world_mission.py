"""Steer a robot through rooms with doors, keys and things in the way, until a mission is fulfilled clause by clause.

Answer: the actions; every list of at most so many that fulfils the mission is right.
Harder: more rooms, longer missions, locked doors and things in the way, while only one thing can be carried.
Skills: planning, search, spatial
Source: original; the kind of world of BabyAI (Chevalier-Boisvert et al., 2019).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.carrying_robot import Robot
from bootcamp.lib.grid.board import SIDES, reach
from bootcamp.lib.grid.symmetry import symmetries
from bootcamp.lib.mazes import drawn, moved, rooms_with_doors
from bootcamp.lib.plans import plan_fault
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Moves

_FACINGS = ("north", "east", "south", "west")
_LETTERS = "abcehijkmnqtuvw"
_ASKED = {"face": 0, "carry": 1, "beside": 2, "open": 1}  # what must be done with things, at least


class GridWorldMission(Task["GridWorldMission.Params", "GridWorldMission.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        rooms: int = knob("how many rooms there are", levels=(1, 2, 2, 3, 4, 4, 4, 6, 6, 6), ge=1, le=9)
        size: int = knob("the rows and columns of a room", levels=(3, 3, 3, 3, 3, 3, 3, 3, 4, 4), ge=3, le=5)
        things: int = knob("how many things there are", levels=(2, 3, 4, 5, 6, 7, 8, 9, 11, 13), ge=2, le=14)
        clauses: int = knob("the clauses of the mission", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=5)
        locks: int = knob("how many doors are locked", levels=(0, 0, 1, 1, 1, 2, 2, 2, 3, 3), ge=0, le=5)
        blocked: int = knob("how many things lie at doors", levels=(0, 0, 0, 1, 1, 1, 1, 2, 2, 3), ge=0, le=5)
        extra: int = knob("what is done beyond the clauses", levels=(0, 1, 2, 3, 3, 4, 4, 6, 8, 10), ge=0, le=20)
        slack: int = knob("the actions to spare", levels=(6, 5, 4, 4, 3, 3, 2, 2, 2, 2), ge=0, le=20)

    class Instance(task.Instance):
        board: tuple[str, ...]
        facing: str
        mission: tuple[tuple[str, str], ...]
        limit: int

        @property
        def robot(self) -> Robot:
            return Robot(self.board, _FACINGS.index(self.facing), self.mission)

        @property
        def clauses(self) -> list[str]:
            return [f"{verb}({', '.join(named)})" for verb, named in self.mission]

    answer = Moves("LRFPDT", names=(("pickup", "P"), ("drop", "D"), ("toggle", "T"), ("forward", "F")))
    prompt = Prompt(
        en=r"""
        A robot stands on S in these rooms and faces {{ facing }}; north is at the top:

        {{ board | board }}

        - # is a wall and . free floor; the floor at S is free too.
        - A small letter is a thing that lies on the floor.
        - + is a door that is closed but not locked.
        - Any capital letter but S is a locked door. The thing a is the key to the door A, and so on.

        The robot carries at most one thing, and nothing at first. Each action must be possible when its turn comes:
        - L, R: it turns by 90 degrees to the left or to the right on the spot.
        - F: it goes one cell forward, onto free floor or into an open door.
        - P: it picks up the thing in the cell ahead, if it carries nothing; the floor there is free then.
        - D: it puts what it carries down on the cell ahead, which must be free floor, not a door.
        - T: it opens the closed door in the cell ahead, for good. If the door is locked, it must carry its key,
          which it keeps.

        The mission has these clauses:

        {{ clauses | numbered }}

        They are fulfilled in this order: after each action the first clause not fulfilled yet is looked at; if it
        holds, it is fulfilled for good, and the next one is looked at at once.
        - face(x): the cell ahead of the robot is that of the thing x.
        - carry(x): the robot carries x.
        - beside(x, y): the things x and y lie on cells that share a side.
        - open(X): the door X is open.

        Give at most {{ limit }} actions that fulfil the mission. If there are several ways, give any one.
        """,
        zh=r"""
        一个机器人站在下面这些房间的 S 格，面朝{{ facing | zh }}方；上方为北，右方为东：

        {{ board | board }}

        - # 是墙，. 是空地；S 处也是空地。
        - 小写字母是放在地面上的物品。
        - + 是关着但没有锁的门。
        - S 以外的大写字母是锁着的门，物品 a 是门 A 的钥匙，其余类推。

        机器人至多拿一件物品，开始时什么也没拿。每个动作在轮到时都必须能够进行：
        - L、R：原地向左或向右转 90 度。
        - F：向前走一格，走到空地上，或走进开着的门。
        - P：拿起前方一格里的物品，此时它手里必须没有东西；那一格随即成为空地。
        - D：把手里的物品放到前方一格，那里必须是空地，不能是门。
        - T：打开前方一格里关着的门，此后门一直开着。如果门锁着，手里必须拿着它的钥匙，用后仍拿着。

        任务由下面几条组成：

        {{ clauses | numbered }}

        各条按次序完成：每个动作之后，看第一条尚未完成的任务；如果它此时成立，就永久算作完成，并立即接着看下一条。
        - face(x)：机器人前方一格就是物品 x 所在的格。
        - carry(x)：机器人拿着 x。
        - beside(x, y)：物品 x 和 y 都放在地面上，所在的两格有公共边。
        - open(X)：门 X 开着。

        请给出至多 {{ limit }} 个动作来完成任务。如果有多种办法，给出任意一种即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        floor, doors = rooms_with_doors(
            rng, 1 + params.rooms // 4, params.rooms // (1 + params.rooms // 4), params.size
        )
        gates = {moved(door, side) for door in doors for side in SIDES} & floor
        names, start = rng.sample(_LETTERS, params.things), rng.choice(sorted(floor))
        marks = {start: "S"}
        for index, name in enumerate(names):  # first keys, each of which can be reached without its door and the next
            room = reach(start, floor.union(doors).difference(doors[index : params.locks]))
            fit = room & gates if params.locks <= index < params.locks + params.blocked else room & floor - gates
            if not fit - marks.keys():
                raise task.Retry
            marks[rng.choice(sorted(fit - marks.keys()))] = name
        marks |= {door: (names[n].upper() if n < params.locks else "+") for n, door in enumerate(doors)}
        rows, cols = (max(cell[axis] for cell in floor) + 2 for axis in (0, 1))
        mission = []
        for verb in rng.choices(("face", "carry", "beside", "open" if params.locks else "beside"), k=params.clauses):
            named = rng.sample(names[params.locks :], 1 + (verb == "beside"))
            mission.append((verb, names[rng.randrange(params.locks)].upper() if verb == "open" else "".join(named)))
        home = reach(start, floor.union(doors[params.locks :]))
        if params.locks and all(
            named.isupper() or all(marks[cell] not in named for cell in floor - home & marks.keys())
            for _, named in mission
        ):
            raise task.Retry  # nothing is asked for behind a locked door
        board, facing = drawn(rows, cols, floor.union(doors), marks), rng.choice(_FACINGS)
        instance = self.Instance(board=board, facing=facing, mission=tuple(mission), limit=0)
        plan = instance.robot.plan()
        if sum(map(plan.count, "PDT")) < sum(_ASKED[verb] for verb, _ in mission) + params.extra:
            raise task.Retry
        return instance.model_copy(update={"limit": len(plan) + params.slack}), tuple(plan)

    def key(self, instance: Instance) -> object:
        robot, looks = instance.robot, []
        ahead = divmod(robot.start[0] + robot.steps[robot.start[1]], len(instance.board[0]))
        rows = [[sign + "<" * ((y, x) == ahead) for x, sign in enumerate(row)] for y, row in enumerate(instance.board)]
        for image in symmetries(rows):
            text = str(image)
            order = "".join(sorted(_LETTERS, key=text.lower().find))
            names = str.maketrans(order + order.upper(), _LETTERS + _LETTERS.upper())
            looks.append(
                [text.translate(names), *([verb, *sorted(x.translate(names))] for verb, x in instance.mission)]
            )
        return min(looks)

    def check(self, instance: Instance, answer: tuple[str, ...]) -> str:
        robot, count = instance.robot, len(instance.mission)
        if len(answer) > instance.limit:
            return f"{len(answer)} actions are more than allowed"
        return plan_fault(robot.start, robot.step, answer, lambda state: state[4] == count, 0, instance.limit)
