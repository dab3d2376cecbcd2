"""Follow a house whose rules switch devices when others are switched, at once or after a delay.

Answer: the set of devices that are on, for each time asked about; it is unique.
Harder: more devices, rules and outside events, conditions, delays, rules that set off one another, more times.
Skills: simulation, logic
Source: original; the trigger, condition and action of home automation and of active databases.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.automation import Rule, Switch, draw_rules, run, said
from bootcamp.lib.prompts import clock
from bootcamp.lib.story import renamed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Set, Word

Answer = tuple[frozenset[str], ...]

_DEVICES = {
    "lamp": "台灯",
    "fan": "风扇",
    "heater": "暖气",
    "pump": "水泵",
    "siren": "警报器",
    "radio": "收音机",
    "sprinkler": "洒水器",
    "boiler": "锅炉",
    "oven": "烤箱",
    "camera": "摄像头",
    "humidifier": "加湿器",
    "projector": "投影仪",
    "charger": "充电器",
    "fountain": "喷泉",
}


class AutomationRuleCascade(Task["AutomationRuleCascade.Params", "AutomationRuleCascade.Instance", Answer]):
    version = 1

    class Params(task.Params):
        devices: int = knob("how many devices there are", levels=(3, 3, 4, 5, 5, 6, 7, 8, 9, 10), ge=2, le=14)
        rules: int = knob("how many rules there are", levels=(2, 3, 4, 5, 6, 8, 10, 12, 14, 16), ge=1, le=24)
        conditions: int = knob(
            "how many conditions at most a rule has", levels=(0, 1, 1, 1, 1, 1, 2, 2, 2, 2), ge=0, le=3
        )
        delay: int = knob("the longest delay in minutes", levels=(0, 0, 0, 2, 3, 4, 5, 5, 6, 6), ge=0, le=20)
        events: int = knob(
            "how many times somebody switches a device", levels=(2, 3, 4, 5, 6, 7, 8, 10, 12, 14), ge=1, le=24
        )
        times: int = knob("how many times are asked about", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=6)

    class Instance(task.Instance):
        devices: tuple[str, ...]
        on: tuple[str, ...]  # the devices that are on at first
        rules: tuple[Rule, ...]
        events: tuple[tuple[int, Switch], ...]  # minutes after midnight, in order
        times: tuple[int, ...]

        @property
        def rule_texts(self) -> list[tuple[str, str]]:
            return [said(rule) for rule in self.rules]

        @property
        def event_texts(self) -> list[tuple[str, str]]:
            return [
                (
                    f"{clock(at)}: {'ON' if on else 'OFF'} is pressed on the {one}",
                    f"{clock(at)}：按 {one} 的“{'打开' if on else '关闭'}”键",
                )
                for at, (one, on) in self.events
            ]

        @property
        def delayed(self) -> bool:
            return any(delay for *_, delay in self.rules)

        @property
        def conditional(self) -> bool:
            return any(conditions for _, conditions, _, _ in self.rules)

        @property
        def words(self) -> list[str]:
            return [f"{device}（{_DEVICES[device]}）" for device in self.devices]

    prompt = Prompt(
        en=r"""
        A house has these devices, each of which is on or off: {{ devices | comma }}. At first {{
        on | listed(language) ~ (" are" if on[1:] else " is") ~ " on and all others are off" if on else "all are off"
        }}.

        Rules:

        {{ rule_texts | map("first") | numbered }}

        Each device has an ON and an OFF button, and people press some of them:

        {{ event_texts | map("first") | bullets }}

        Time goes by whole minutes. A device is turned on only if it was off, and turned off only if it was on; pressing
        a button or acting for the state that it has already is no event. In every minute, first
        the {{ "due delayed switchings are done, in the order in which they were set, then the " if delayed }}buttons
        are pressed.
        After that the rules act. A rule is ready if its event has happened at any point in this minute{{
        ", its condition holds at this point" if conditional }} and it has not yet acted in this minute. As long as a
        rule is ready, the ready rule with the smallest number acts; it has acted even if its device had that state
        already.
        {% if delayed %}
        A switching without delay is done at once, a delayed one just so many minutes later, whatever holds by then.
        {% else %}
        Its switching is done at once.
        {% endif %}

        Which devices are on at {{ "the end of each of these minutes" if times[1:] else "the end of this minute" }}: {{
        times | map("clock") | comma }}? Give {{ "a set for each, in this order" if times[1:] else "the set" }}.
        """,
        zh=r"""
        设备对照：{{ words | join("、") }}。

        一所房子里有这些设备，每个设备要么开着，要么关着：{{ devices | join("、") }}。起初{{
        " " ~ on | listed(language) ~ " 开着，其余都关着" if on else "全部关着" }}。

        规则：

        {{ rule_texts | map("last") | numbered }}

        每个设备有“打开”和“关闭”两个键，屋里的人按了其中一些：

        {{ event_texts | map("last") | bullets }}

        时间以整分钟计。设备原来关着时才算“被打开”，原来开着时才算“被关闭”；按键或规则要求的若是它已有的状态，就不算事件。
        在每一分钟里，先{{ "按设定的先后执行到期的延时切换，再" if delayed }}执行按键，然后由规则动作。
        如果一条规则的触发事件在这一分钟内的任何时刻发生过{{ "、它的条件此刻成立" if conditional
        }}，而且它在这一分钟内还没有动作过，它就是就绪的。
        只要有就绪的规则，就由其中编号最小的一条动作；即使设备已经处于该状态，也算动作过。
        {% if delayed %}
        没有延时的切换立即执行；有延时的切换恰在所说的分钟数之后执行，不论那时情况如何。
        {% else %}
        它的切换立即执行。
        {% endif %}

        在下列{{ "各" if times[1:] else "这" }}一分钟结束时，哪些设备开着：{{ times | map("clock") | join("、") }}？
        请{{ "依次为每个时刻" if times[1:] else "" }}给出一个集合。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Sequence(Set(Word(instance.devices)), length=len(instance.times))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        devices = tuple(rng.sample(sorted(_DEVICES), params.devices))
        on = tuple(device for device in devices if rng.random() < 0.4)
        rules = draw_rules(rng, devices, params.rules, params.conditions, params.delay)
        start = rng.randrange(6 * 60, 20 * 60)
        for _ in range(6):  # other events are cheaper than other rules
            minutes = sorted(rng.sample(range(start, start + 2 * (params.events + params.delay)), params.events))
            pressed = [rng.choice((rng.choice(rules)[0], (rng.choice(devices), rng.random() < 0.5))) for _ in minutes]
            events = tuple(zip(minutes, pressed, strict=True))
            able = range(minutes[-1] + 1 - len(minutes), minutes[-1] + params.delay + 2)
            instance = self.Instance(devices=devices, on=on, rules=rules, events=events, times=())
            if (telling := _telling(rng, instance, able, params.times)) is not None:
                break
        else:
            raise task.Retry
        times = (*telling, *rng.sample([at for at in able if at not in telling], params.times - len(telling)))
        instance = instance.model_copy(update={"times": tuple(sorted(times))})
        answer = self.solve(instance)
        same = sum(map(frozenset.__eq__, answer, self.solve(instance.model_copy(update={"rules": ()}))))
        if max(times) < minutes[-1] or not all(answer) or same * 2 > len(answer) or len({*answer}) < len(answer):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        first = instance.events[0][0]
        events = [(at - first, switch) for at, switch in instance.events]
        data = [instance.rules, events, [at - first for at in instance.times], sorted(instance.on)]
        return renamed(data, instance.devices)

    def solve(self, instance: Instance) -> Answer:
        seen = run(instance.rules, instance.events, instance.on, instance.times[-1])
        return tuple(seen.get(at, frozenset(instance.on)) for at in instance.times)


def _telling(rng: Random, house: AutomationRuleCascade.Instance, able: range, most: int) -> list[int] | None:
    """Draw times at which the order of the rules, their conditions and their delays matter; None if there are none."""
    free = tuple((trigger, (), action, delay) for trigger, _, action, delay in house.rules)
    right = run(house.rules, house.events, house.on, able[-1])
    found, sets = list[int](), list[list[int]]()
    for other in (house.rules[::-1], free, tuple((*rule[:3], 0) for rule in house.rules)) if most > 1 else ():
        if other != house.rules:
            wrong = run(other, house.events, house.on, able[-1])
            sets.append([at for at in able if wrong.get(at) != right.get(at)])
            if not sets[-1]:
                return None
    for telling in sets:
        best = max((sum(at in one for one in sets), rng.random(), at) for at in telling)[-1]
        found += [] if {*telling} & {*found} else [best]
    return found if len(found) <= most else None
