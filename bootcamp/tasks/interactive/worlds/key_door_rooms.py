"""Bring a chest home through rooms whose doors need keys, seeing only the present room.

Answer: up to so many actions; every way that brings the chest home within the turns wins.
Turns: several actions each.
Harder: more rooms and locked doors, fewer things in hand.
Skills: planning, search, spatial
Source: original; text adventures and their grid kin.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.house import BACK, Door, doors_of, draw_house, lock_of
from bootcamp.verifiers import Choice, Format, Sequence

Actions = tuple[str, ...]
Links = dict[tuple[int, str], int]
COLOURS = ("red", "blue", "green", "white", "black")


class _State(NamedTuple):
    room: int
    held: tuple[str, ...]
    lying: tuple[tuple[str, int], ...]
    opened: frozenset[str]
    entered: frozenset[int]


class _Seen(NamedTuple):
    done: int
    room: int
    exits: tuple[str, ...]
    things: tuple[str, ...]
    held: tuple[str, ...]


Past = tuple[tuple[Actions, _Seen], ...]


class KeyDoorRooms(Interactive["KeyDoorRooms.Params", "KeyDoorRooms.Instance", Actions, _State, _Seen]):
    version = 1

    class Params(interactive.Params):
        rooms: int = knob("how many rooms there are", levels=(5, 6, 7, 8, 9, 9, 10, 11, 12, 12), ge=4, le=20)
        locked: int = knob("how many doors are locked", levels=(1, 1, 2, 2, 2, 3, 3, 4, 4, 5), ge=1, le=5)
        hands: int = knob("how many things one can hold", levels=(2, 2, 2, 2, 2, 2, 1, 1, 1, 1), ge=1, le=3)
        turns: int = knob("the most moves", levels=(9, 10, 13, 14, 15, 17, 19, 21, 23, 24), ge=4, le=40)

    class Instance(interactive.Instance):
        secret = ("links", "lying")
        rooms: int
        colours: tuple[str, ...]
        hands: int
        room: int
        exits: tuple[str, ...]
        things: tuple[str, ...]
        links: tuple[Door, ...]
        lying: tuple[tuple[str, int], ...]

    prompt = Prompt(
        en=r"""
        A house has {{ rooms }} numbered rooms, joined by doors to the north, south, east and west; there is only one
        way between any two rooms. Some doors are locked, one door of each colour: {{ colours | join(", ") }}. A key
        of each colour lies somewhere, and so does a chest. You are in room {{ room }}, and you win as soon as you are
        in this room with the chest in hand; that can be done.

        A move is a list of 1 to 4 actions, done in order:

        - "go D" takes the door in direction D (north, south, east or west). If it is locked, you must hold the key of
          its colour; from then on the door is open.
        - "take X" takes a thing that lies in the room: the chest, or a key, which is named by its colour. You can hold
          {{ hands }} thing{{ "s" if hands > 1 }}; to take one more, you first lay down the one that you have held
          longest.

        The list ends early at an action that is not possible, and when you enter a room for the first time. Then I say
        what there is in the room where you are; "east (red)" is a door to the east with a red lock that is not open
        yet. Now you have nothing in hand. Doors: {{ exits | join(", ") }}. Things: {{ things | join(", ") or "none" }}.
        """,
        zh=r"""
        一座房子有 {{ rooms }} 个编了号的房间，房间之间在北（north）、南（south）、东（east）、西（west）四个方向有门相
        通；任意两个房间之间只有一条路。有些门锁着，每种颜色一扇：{{ colours | join(", ") }}。每种颜色的钥匙各有一把，
        放在某处，还有一个箱子（chest）也放在某处。你在房间 {{ room }}，一旦拿着箱子站在这个房间里，你就获胜；这是办得
        到的。

        每一步是由 1 到 4 个动作组成的列表，依次执行：

        - “go D”：走方向 D（north、south、east 或 west）的门。如果门锁着，你手里必须有它那种颜色的钥匙；此后这扇门就开
          着。
        - “take X”：拿起房间里的一件东西，即箱子 chest，或一把用颜色表示的钥匙。你手里最多拿 {{ hands }} 件；
          再拿时，先放下拿得最久的那一件。

        遇到做不到的动作，或者第一次进入某个房间，这一步就提前结束。然后我告诉你所在房间里有什么；east (red) 表示东边有
        一扇门，上着红锁，还没有打开。现在你手里没有东西。门：{{ exits | join(", ") }}。东
        西：{{ things | join(", ") or "没有" }}。
        """,
    )
    reply = Prompt(
        en="Actions done: {{ done }}. Room {{ room }}. Doors: {{ exits | join(', ') }}. Things: "
        "{{ things | join(', ') or 'none' }}. In hand: {{ held | join(', ') or 'nothing' }}.",
        zh="完成的动作数：{{ done }}。房间 {{ room }}。门：{{ exits | join(', ') }}。东西："
        "{{ things | join(', ') or '没有' }}。手里：{{ held | join(', ') or '没有' }}。",
    )

    def format(self, instance: Instance) -> Format[Actions]:
        return Sequence(Choice(_actions(instance)))

    def deal(self, params: KeyDoorRooms.Params, rng: Random) -> Instance:
        colours = COLOURS[: params.locked]
        links, start = draw_house(rng, params.rooms, colours)
        region, lying = {start}, list[tuple[str, int]]()
        while len(region) < params.rooms:  # open what is open, else put the key of a door into what is open
            around = [(beyond, colour) for room, _, beyond, colour in links if room in region and beyond not in region]
            last, colour = rng.choice([door for door in around if not door[1]] or around)
            if colour:
                lying.append((colour, rng.choice(sorted(region))))
            region.add(last)
        lying.append(("chest", last))
        instance = self.Instance(
            **params.model_dump(include={"rooms", "hands", "turns"}),
            colours=colours,
            room=start,
            exits=doors_of(links, start, ()),
            things=tuple(sorted(thing for thing, room in lying if room == start)),
            links=links,
            lying=tuple(sorted(lying)),
        )
        if not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> _State:
        return _State(instance.room, (), instance.lying, frozenset(), frozenset({instance.room}))

    def illegal(self, shown: Instance, past: Past, move: Actions) -> str:
        return "" if 1 <= len(move) <= 4 else f"a move has 1 to 4 actions, not {len(move)}"

    def react(self, instance: Instance, state: _State, move: Actions) -> Turn:
        doors, done, won = {(room, way): (to, colour) for room, way, to, colour in instance.links}, 0, False
        for action in move:
            verb, what = action.split()
            room, held, lying, opened, entered = state
            to, colour = doors.get((room, what), (0, ""))
            if verb == "take" and (what, room) in lying:
                left = [(thing, place) for thing, place in lying if thing != what]
                dropped = [(thing, room) for thing in held[: len(held) + 1 - instance.hands]]
                state = state._replace(held=(*held, what)[-instance.hands :], lying=tuple(sorted(left + dropped)))
            elif verb == "go" and to and (not colour or colour in opened or colour in held):
                state = state._replace(room=to, opened=opened | {colour}, entered=entered | {to})
            else:
                break
            done += 1
            won = state.room == instance.room and "chest" in state.held
            if won or state.entered != entered:
                break
        things = tuple(thing for thing, room in state.lying if room == state.room)
        seen = _Seen(done, state.room, doors_of(instance.links, state.room, state.opened), things, state.held)
        return Turn(state, seen, "won" if won else "")

    def random_move(self, shown: Instance, past: Past, rng: Random) -> Actions:
        return tuple(rng.choices(_actions(shown), k=rng.randint(1, 4)))

    def policy(self, shown: Instance, past: Past, rng: Random) -> Actions:
        """Go home with the chest; else to the chest, through the nearest door, to the nearest key of a door."""
        at, held, opened, links = shown.room, list[str](), {""}, Links()
        exits, lying = {at: shown.exits}, dict.fromkeys(shown.things, at)
        for move, seen in past:
            for verb, what in (action.split() for action in move[: seen.done]):
                if verb == "take":
                    del lying[what]
                    held.append(what)
                    lying |= {held.pop(0): at for _ in range(len(held) - shown.hands)}
                    continue
                opened.add(lock_of(exits[at], what))
                links.setdefault((at, what), seen.room)
                links[links[at, what], BACK[what]], at = at, links[at, what]
            exits[at] = seen.exits
            lying |= dict.fromkeys(seen.things, at)
        ways: dict[int, Actions] = {at: ()}
        for room in (queue := [at]):
            for way in BACK:
                if (room, way) in links and links[room, way] not in ways:
                    ways[links[room, way]] = (*ways[room], f"go {way}")
                    queue.append(links[room, way])
        if "chest" in held:
            return ways[shown.room][:4]
        if "chest" in lying:
            return (*ways[lying["chest"]], "take chest")[:4]
        doors = [(room, name.split()[0]) for room, names in exits.items() for name in names]
        new = [(room, way, lock_of(exits[room], way)) for room, way in doors if (room, way) not in links]
        plans = [(*ways[room], f"go {way}") for room, way, colour in new if colour in opened or colour in held]
        plans = plans or [(*ways[lying[c]], f"take {c}") for _, _, c in new if c in lying]
        return min(plans, key=len)[:4]


def _actions(shown: KeyDoorRooms.Instance) -> Actions:
    return (*(f"go {way}" for way in BACK), *(f"take {thing}" for thing in (*shown.colours, "chest")))
