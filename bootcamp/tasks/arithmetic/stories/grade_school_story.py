"""Follow a story in which things are bought, given, shared, packed and compared, and answer a question about its end.

Answer: an integer; it is unique.
Harder: more events and people, larger numbers, facts that do not matter.
Skills: arithmetic, simulation
Source: original stories.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import worlds
from bootcamp.lib.worlds import World
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

Amounts = tuple[int, ...]
"""How many things everybody has."""
Event = tuple[str, int, int, int, int, str]
"""Its kind, one or two people, one or two numbers, and a verb, thing or place; each where it matters."""
Question = tuple[str, int, int, int]
"""Its kind, one or two people, and a number; each where it matters."""
_GAINS = ("bought", "found", "received")
_LOSSES = ("sold", "lost", "gave away")
_PAIRED = ("give", "part", "pack", "pool", "catch up", "swap")


class GradeSchoolStory(Task["GradeSchoolStory.Params", "GradeSchoolStory.Instance", int]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many people there are", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=6)
        events: int = knob("how many things happen", levels=(2, 3, 4, 5, 6, 7, 9, 11, 13, 16), ge=1, le=20)
        asides: int = knob(
            "how many facts are told that do not matter", levels=(0, 0, 1, 1, 2, 3, 4, 5, 6, 8), ge=0, le=10
        )
        largest: int = knob(
            "the largest number of things that someone may have",
            levels=(40, 60, 100, 200, 300, 500, 1000, 2000, 5000, 10**4),
            ge=20,
            le=10**5,
        )

    class Instance(task.Instance):
        names: tuple[str, ...]
        thing: str
        box: str
        start: tuple[int, ...]
        events: tuple[Event, ...]
        question: Question

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        At first {% for n in start %}{{ names[loop.index0] }} had {{ n | quantity(thing, language) }}
            {{- ". Then, one after the other:" if loop.last else " and " if loop.revindex == 2 else ", " }}{% endfor +%}
        {% for kind, a, b, n, m, word in events %}
        {{ {"gain": "%(a)s %(word)s %(some)s.", "lose": "%(a)s %(word)s %(some)s.",
            "give": "%(a)s gave %(some)s to %(b)s.", "daily": "On each of the next %(m)s days %(a)s %(word)s %(some)s.",
            "part": "%(a)s gave 1/%(n)s of all the %(things)s that %(a)s then had to %(b)s.",
            "use": "%(a)s %(word)s 1/%(n)s of all the %(things)s that %(a)s then had.",
            "double": "%(a)s received as many %(things)s as %(a)s already had.",
            "pack": "%(a)s filled as many %(boxes)s as possible with %(some)s each and gave the full ones to %(b)s.",
            "pool": "%(a)s and %(b)s put all their %(things)s together and shared them equally.",
            "catch up": "%(a)s received just enough %(things)s to have %(n)s more than %(b)s.",
            "swap": "%(a)s and %(b)s exchanged all their %(things)s.", "age": "%(a)s is %(n)s years old.",
            "other": "%(a)s also had %(others)s.", "stay": "%(a)s spent %(n)s minutes at the %(word)s.",
            "price": "At that time one %(word)s cost %(n)s coins."}[kind] | format(
            a=names[a], b=names[b], n=n, m=m, word=word, some=n | quantity(thing, language), others=n | quantity(word,
            language), things=thing | plural, boxes=box | plural) }}
        {% endfor %}

        {% set kind, a, b, n = question %}
        {{ {"one": "How many %(things)s does %(a)s have in the end?",
            "all": "How many %(things)s do all of them have together in the end?",
            "more": "How many more %(things)s than %(b)s does %(a)s have in the end?",
            "boxes": "How many %(boxes)s for %(some)s each does %(a)s need to put away all that %(a)s has in the end?",
            "coins": "How many coins does %(a)s get for all that %(a)s has in the end, at %(n)s coins for one?"}[kind]
            | format(a=names[a], b=names[b], n=n, some=n | quantity(thing, language), things=thing | plural,
            boxes=box | plural) }}
        """,
        zh=r"""
        起初 {% for n in start %}{{ names[loop.index0] }} 有 {{ n | quantity(thing, language) }}
            {{- "。随后依次发生：" if loop.last else "，" }}{% endfor +%}
        {% for kind, a, b, n, m, word in events %}
        {{ {"gain": "%(a)s %(word)s %(some)s。", "lose": "%(a)s %(word)s %(some)s。",
            "give": "%(a)s 给了 %(b)s %(some)s。", "daily": "接下来的 %(m)s 天里，%(a)s 每天%(word)s %(some)s。",
            "part": "%(a)s 把当时所有%(thing)s的 1/%(n)s 给了 %(b)s。",
            "use": "%(a)s %(word)s当时所有%(thing)s的 1/%(n)s。",
            "double": "%(a)s 又得到与已有的一样多的%(thing)s。",
            "pack": "%(a)s 用尽可能多的%(box)s各装满 %(some)s，把装满的都给了 %(b)s。",
            "pool": "%(a)s 和 %(b)s 把所有%(thing)s合在一起平分。",
            "catch up": "%(a)s 又得到一些%(thing)s，正好比 %(b)s 多 %(some)s。",
            "swap": "%(a)s 和 %(b)s 互换了全部%(thing)s。", "age": "%(a)s 今年 %(n)s 岁。",
            "other": "%(a)s 还有 %(others)s。", "stay": "%(a)s 在%(word)s待了 %(n)s 分钟。",
            "price": "当时%(word)s的单价是 %(n)s 个硬币。"}[kind] | format(
            a=names[a], b=names[b], n=n, m=m, word=word | zh,
            some=n | quantity(thing, language), others=n | quantity(word, language), thing=thing | zh, box=box | zh) }}
        {% endfor %}

        {% set kind, a, b, n = question %}
        {{ {"one": "最后 %(a)s 有多少%(thing)s？", "all": "最后所有人一共有多少%(thing)s？",
            "more": "最后 %(a)s 比 %(b)s 多多少%(thing)s？",
            "boxes": "若每个%(box)s装 %(some)s，%(a)s 要收起最后所有的%(thing)s需要多少个%(box)s？",
            "coins": "若每份卖 %(n)s 个硬币，%(a)s 卖掉最后所有的%(thing)s能得多少个硬币？"}[kind]
            | format(a=names[a], b=names[b], n=n, some=n | quantity(thing, language), thing=thing | zh, box=box | zh) }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        world = worlds.draw_world(rng)
        things = [thing for thing in world.things if thing not in world.people]
        thing, *others = rng.sample(things, len(things))
        amounts = start = tuple(rng.randint(3, params.largest // 3) for _ in range(params.people))
        events: list[Event] = []
        for _ in range(50 * params.events):
            event = draw_event(amounts, params.largest, rng)
            if event is not None and len(events) < params.events:
                amounts = after(amounts, event)
                events.append(event)
        if len(events) < params.events:
            raise task.Retry
        question, answer = draw_question(amounts, rng)
        for _ in range(params.asides):
            events.insert(rng.randint(0, len(events)), draw_aside(params.people, others, world, rng))
        instance = self.Instance(
            names=worlds.draw_names(rng, params.people),
            thing=thing,
            box=rng.choice(world.containers),
            start=start,
            events=tuple(events),
            question=question,
        )
        return instance, answer

    def key(self, instance: Instance) -> object:
        amounts, events = instance.start, list[tuple[int | str, ...]]()
        for event in instance.events:
            if after(amounts, event) != amounts:
                amounts = after(amounts, event)
                events.append(event[:-1])
        return [instance.start, events, instance.question]


def after(amounts: Amounts, event: Event) -> Amounts:
    """Give what everybody has after an event."""
    kind, a, b, n, m, _ = event
    left = list(amounts)
    if kind in ("gain", "lose", "daily", "double", "use"):
        left[a] += {"gain": n, "lose": -n, "daily": n * m, "double": left[a], "use": -(left[a] // n)}[kind]
    elif kind in ("give", "part", "pack"):
        moved = {"give": n, "part": left[a] // n, "pack": left[a] // n * n}[kind]
        left[a], left[b] = left[a] - moved, left[b] + moved
    elif kind == "pool":
        left[a] = left[b] = (left[a] + left[b]) // 2
    elif kind == "catch up":
        left[a] = left[b] + n
    elif kind == "swap":
        left[a], left[b] = left[b], left[a]
    return tuple(left)


def draw_event(amounts: Amounts, largest: int, rng: Random) -> Event | None:
    """Draw an event after which everybody has 1 to `largest` things, or None where the draw does not give one."""
    a, b = rng.sample(range(len(amounts)), 2) if len(amounts) > 1 else (0, 0)
    kind = rng.choice(("gain", "lose", "daily", "double", "use", *_PAIRED * (a != b)))
    n = rng.randint(2, 9) if kind in ("use", "part", "pack") else rng.randint(2, max(3, largest // 5))
    n, m = (rng.randint(2, max(3, largest // 20)), rng.randint(2, 7)) if kind == "daily" else (n, 0)
    whole = {"use": amounts[a] % n, "part": amounts[a] % n, "pool": (amounts[a] + amounts[b]) % 2}.get(kind, 0) == 0
    known = kind != "catch up" or amounts[a] < amounts[b] + n
    event = (kind, a, b, n, m, rng.choice(_LOSSES if kind in ("lose", "use") else _GAINS))
    left = after(amounts, event)
    return event if whole and known and left != amounts and min(left) > 0 and max(left) <= largest else None


def draw_aside(people: int, things: list[str], world: World, rng: Random) -> Event:
    """Draw a fact that changes nothing; `things` are not those that the story is about."""
    kind = rng.choice(("age", "other", "stay", "price"))
    word = rng.choice(world.places if kind == "stay" else things)
    return kind, rng.randrange(people), 0, rng.randint(8, 60), 0, word


def draw_question(amounts: Amounts, rng: Random) -> tuple[Question, int]:
    """Draw a question about the end and give its answer."""
    a, n = rng.randrange(len(amounts)), rng.randint(3, 12)
    poorer = [b for b, amount in enumerate(amounts) if amount < amounts[a]]
    kind = rng.choice(("one", "boxes", "coins", *["all"] * (len(amounts) > 1), *["more"] * bool(poorer)))
    b = rng.choice(poorer) if kind == "more" else 0
    answers = {
        "all": sum(amounts),
        "more": amounts[a] - amounts[b],
        "boxes": -(-amounts[a] // n),
        "coins": n * amounts[a],
    }
    return (kind, a, b, n), answers.get(kind, amounts[a])
