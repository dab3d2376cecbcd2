"""Write one short program that brings a robot to its goal on every one of some grids.

Answer: the program; every one that is short enough and ends at the goal on all grids counts.
Harder: more and larger grids, longer programs, more conditions, no room for spare commands.
Skills: coding, planning, search
Source: original; after R. Pattis's Karel the Robot, 1981.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.robot_language import (
    CONDITIONS,
    SIMPLE,
    Body,
    RobotFault,
    draw,
    grow,
    read,
    run,
    shortest,
    size,
    without_one,
    words,
    written,
)  # fmt: skip
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Program

_EASY = ("while clear [ move ]", "while clear [ move ] left", "while clear [ move ] right", "move", "move move")


class RobotProgramSynthesis(Task["RobotProgramSynthesis.Params", "RobotProgramSynthesis.Instance", str]):
    version = 1

    class Params(task.Params):
        grids: int = knob("the number of grids", levels=(1, 1, 2, 2, 2, 3, 3, 4, 4, 4), ge=1, le=5)
        size: int = knob("the rows and columns of a grid", levels=(3, 4, 5, 5, 6, 6, 7, 7, 8, 9), ge=3, le=10)
        commands: int = knob("the commands of some program", levels=(3, 4, 4, 5, 6, 7, 8, 9, 9, 10), ge=3, le=16)
        slack: int = knob("how many commands more it may have", levels=(3, 2, 1, 1, 1, 1, 0, 0, 0, 0), ge=0, le=4)
        kinds: int = knob("how many words for blocks and conditions", levels=(1, 3, 3, 4, 5, 6, 7, 7, 7, 7), ge=1, le=7)

    class Instance(task.Instance):
        grids: tuple[tuple[str, ...], ...]
        most: int
        allowed: tuple[str, ...]

        @property
        def tests(self) -> list[str]:
            return [word for word in CONDITIONS if word in self.allowed]

        @property
        def blocks(self) -> list[str]:
            return [word for word in ("while", "if") if word in self.allowed]

    prompt = Prompt(
        en=r"""
        {{ "A robot stands on this grid" if grids | length == 1 else "A robot stands on each of these grids" }}. It
        faces up (^), right (>), down (v) or left (<). # is a wall, as is everything outside,
        {{ "* a marked cell, " if "marked" in allowed or "unmarked" in allowed }}G the goal.

        {% for grid in grids %}
        {% for row in grid %}
        {{ row }}
        {% endfor %}

        {% endfor %}
        A program is a list of commands: move (one cell ahead; a move into a wall makes the whole program fail), left
        and right (turn on the spot)
        {{- ", repeat k [ ... ] (carry out what is in brackets k times, k from 1 to 99)" if "repeat" in allowed }}
        {%- if "while" in allowed %}, while c [ ... ] (again and again, as long as c holds before a round){% endif %}
        {%- if "if" in allowed %}, if c [ ... ] (once, if c holds){% endif %}.
        {% if blocks %}
        Here c can be
        {%- if "clear" in tests %} clear (no wall ahead){% endif %}
        {%- if "blocked" in tests %}, blocked (a wall ahead){% endif %}
        {%- if "marked" in tests %}, marked (the robot's cell is marked){% endif %}
        {%- if "unmarked" in tests %}, unmarked (it is not){% endif %}.
        {% endif %}

        Write a program of at most {{ most }} commands, each word outside and inside brackets counting as one
        {{- " (numbers and conditions do not count)" if allowed }}, after which the robot stands on G
        {{- "" if grids | length == 1 else ", the same program for all grids" }}. It may pass G before, and must end
        within 600 steps, where carrying out a command and beginning a round of a loop count as one
        each. Any such program will do.
        """,
        zh=r"""
        {{ "机器人站在下面的方格图上" if grids | length == 1 else "机器人分别站在下面每个方格图上" }}，
        面朝上（^）、右（>）、下（v）或左（<）。# 是墙，图外也都是墙；
        {{- "* 是有标记的格子；" if "marked" in allowed or "unmarked" in allowed }}G 是目标。

        {% for grid in grids %}
        {% for row in grid %}
        {{ row }}
        {% endfor %}

        {% endfor %}
        程序由一串命令组成：move（前进一格；撞墙则整个程序失败）、left 和 right（原地左转、右转）
        {{- "、repeat k [ ... ]（把方括号里的命令执行 k 次，k 为 1 到 99）" if "repeat" in allowed }}
        {%- if "while" in allowed %}、while c [ ... ]（每轮之前若 c 成立就再执行一轮，否则结束循环）{% endif %}
        {%- if "if" in allowed %}、if c [ ... ]（若 c 成立则执行一次）{% endif %}。
        {% if blocks %}
        c 可以是
        {%- if "clear" in tests %} clear（前方没有墙）{% endif %}
        {%- if "blocked" in tests %}、blocked（前方是墙）{% endif %}
        {%- if "marked" in tests %}、marked（机器人所在格有标记）{% endif %}
        {%- if "unmarked" in tests %}、unmarked（所在格没有标记）{% endif %}。
        {% endif %}

        请写一个至多 {{ most }} 个命令的程序（方括号内外的每个命令词各算一个{{ "，数和条件不算" if allowed }}），
        执行完后机器人站在 G 上{{ "" if grids | length == 1 else "，所有方格图用同一个程序" }}。途中可以经过 G，
        须在 600 步以内结束（执行一个命令、循环开始一轮各算一步）。任何这样的程序都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Program(max_lines=60, max_chars=1500)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        allowed = ("repeat", "while", "clear", "if", "marked", "blocked", "unmarked")[: params.kinds]
        for _ in range(60):
            body = draw(rng, params.commands, allowed)
            if params.kinds > 1 and len(words(body)) < min(5, 2 + params.kinds // 2):
                continue
            most = params.commands + params.slack
            grids = _grids(params, body, most, rng)
            if not grids:
                continue
            if "marked" not in allowed:
                grids = tuple(tuple(row.replace("*", ".") for row in grid) for grid in grids)
            instance = self.Instance(grids=grids, most=most, allowed=allowed)
            weak = [*map(read, _EASY), *without_one(body)] if params.grids > 1 else []
            if not any(_fault(instance, one) == "" for one in weak):
                return instance, written(body)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [sorted(instance.grids), instance.most, instance.allowed]

    def check(self, instance: Instance, answer: str) -> str:
        try:
            body = read(answer)
        except RobotFault as fault:
            return str(fault)
        if size(body) > instance.most:
            return f"the program has more than {instance.most} commands"
        if other := words(body) - {*SIMPLE, *instance.allowed}:
            return f"{min(other)} is not allowed here"
        return _fault(instance, body)


def _grids(params: RobotProgramSynthesis.Params, body: Body, most: int, rng: Random) -> tuple[tuple[str, ...], ...]:
    """Draw grids on which a program ends, one of them, if there are several, too far to list the way; or give none."""
    grids: list[tuple[str, ...]] = []
    ways: list[int] = []
    for tried in range(7 * params.grids):
        if tried > 2 and not grids:
            break
        rows, cols = (rng.randint(max(3, params.size - 1), params.size) for _ in range(2))
        found = grow(rng, body, rows, cols, 0.2, 2 + params.size // 3)
        if found is None or found in grids:
            continue
        way = shortest(found)
        if params.grids == 1 or len(grids) + 1 < params.grids or max(*ways, way) > most:
            grids.append(found)
            ways.append(way)
        if len(grids) == params.grids:
            return tuple(grids) if params.grids == 1 or len(set(ways)) > 1 else ()
    return ()


def _fault(instance: RobotProgramSynthesis.Instance, body: Body) -> str:
    """Say on which grid a program fails, or nothing."""
    for place, grid in enumerate(instance.grids, 1):
        try:
            r, c = run(body, grid)
        except RobotFault as fault:
            return f"on grid {place} {fault}"
        if grid[r][c] != "G":
            return f"on grid {place} the robot does not end on G"
    return ""
