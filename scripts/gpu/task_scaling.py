"""Do more tasks make a better model on each of them, or on others? From one start, trained on 1, 8, 64 and all tasks.

The start learns answers of all trained tasks for a minute or two. From its weights every run goes on with as many
response tokens (`--method sft`, reference answers) or for as many minutes (`--method grpo`, rewards); `shuffled` is
GRPO on all tasks with its rewards shuffled. The sets are nested; the single tasks are the first that the start does in
5 to 50% of the cases. Judged on held-out cases of the trained tasks and of tasks that are kept out by name.

With `--worked 1` worked solutions are learned instead of bare answers, of the tasks that write them. `--learned FILE`
reads the results of a run and lists the tasks that each of its sets learned.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from experiment import Cases, Clock, Report, finished, measure, parse_arguments, rewarded, settings, table, unseen_cases

import bootcamp
from bootcamp.cases import Case
from bootcamp.lib.intervals import bootstrap_interval
from bootcamp.rl.config import SFTConfig
from bootcamp.rl.evaluate import accuracy_by_task, paired_difference, summary
from bootcamp.rl.policy import Policy, encode_prompts, pick_device
from bootcamp.rl.sft import Examples, SFTTrainer, Write
from bootcamp.storage.responses import Judged
from bootcamp.traces import hand_in, worked_solution, writes_traces

PROMPT_TOKENS, ANSWER_TOKENS, WORKED_TOKENS = 320, 40, 192
K = 2  # responses to a case


def main() -> None:
    """Make the start, then every run in its share of the time, and compare each with the start."""
    arguments = parse_arguments(
        __doc__ or "", learned="", method="sft", seed=0, singles=3, sizes=[8, 64, 0], start_minutes=1.5, kilotokens=60,
        kept_out=48, worked=0, shuffled=0, sft_rate=3e-4, more_rate=1e-4, rl_rate=1e-5,
    )  # fmt: skip
    if arguments.learned:
        return print(table(learned(json.loads(Path(arguments.learned).read_text(encoding="utf-8")))))
    clock, report, tokens = Clock(arguments.minutes), Report(arguments), drawn_tokens(arguments)
    policy, trained, kept_out = started(arguments)
    start = {name: value.clone() for name, value in policy.model.state_dict().items()}
    clock.note(f"the start is ready: {len(trained)} tasks trained, {len(kept_out)} kept out")
    trained = singles_first(policy, trained, arguments)
    singles = trained[: arguments.singles]
    groups = held_out(singles, trained, kept_out, arguments)
    before = {group: measure(policy, cases, K, tokens) for group, cases in groups.items()}
    report.add("start", {group: summary(records, K) for group, records in before.items()})
    report.add("start/right", right(before))
    report.add("singles", singles)
    report.add("groups", {group: sorted({case.task for case in cases}) for group, cases in groups.items()})
    runs = {name: [name] for name in singles}
    runs |= {str(size or len(trained)): trained[: size or len(trained)] for size in arguments.sizes}
    runs |= {"shuffled": trained} if arguments.shuffled else {}
    rows = [{"run": "start", **{group: summary(records, K)["accuracy"] for group, records in before.items()}}]
    for number, (run, names) in enumerate(runs.items()):
        policy.model.load_state_dict(start)
        share = (clock.left - 0.3) / (len(runs) - number) - 0.25
        steps = continued(arguments, run, names, policy, share, shuffled=run == "shuffled")
        row: dict[str, Any] = {"run": run, "steps": steps}
        after = {group: measure(policy, cases, K, tokens) for group, cases in groups.items()}
        report.add(f"{run}/right", right(after))
        for group, records in after.items():
            rise, low, high = paired_difference(before[group], records, K)
            row[group] = f"{summary(records, K)['accuracy']:.3f} ({rise:+.3f}, {low:+.3f} to {high:+.3f})"
            report.add(f"{run}/{group}", {"rise": rise, "low": low, "high": high, "tasks": accuracy_by_task(records)})
        rows.append(row)
        clock.note(f"{run}: {steps} steps")
    print(table(rows))


def started(arguments: Any) -> tuple[Policy, list[str], list[str]]:
    """Return a policy that answers in form, the tasks that it learned, and those kept out, in a fixed random order."""
    config = sft_config(arguments, "start", ["*"], minutes=arguments.start_minutes, learning_rate=arguments.sft_rate)
    policy = Policy(config, pick_device(config.device))
    names = [name for name in bootcamp.names() if is_short(name, policy, config, arguments)]
    Random(0).shuffle(names)
    count = 4 if arguments.tiny else arguments.kept_out
    kept_out, trained = names[:count], names[count : 20 if arguments.tiny else None]
    trainer = SFTTrainer(config, mixture=Cases(tuple(trained)), policy=policy, write=writer(arguments))
    trainer.train()
    return policy, trained, kept_out


def is_short(name: str, policy: Policy, config: SFTConfig, arguments: Any) -> bool:
    """Tell whether prompt and response of the first level fit the limits, and the task writes what is to be learned."""
    if arguments.worked and not writes_traces(bootcamp.get(name)):
        return False
    cases = [Cases((name,))[index] for index in range(3)]
    answers = [policy.tokenizer(writer(arguments)(case, Random(0)))["input_ids"] for case in cases]
    prompts = encode_prompts(policy.tokenizer, cases, config)
    return max(map(len, prompts)) <= PROMPT_TOKENS and max(map(len, answers)) < most_tokens(arguments)


def writer(arguments: Any) -> Write:
    """Return what writes the responses to learn."""
    return worked if arguments.worked else answered


def most_tokens(arguments: Any) -> int:
    """Return the limit of a response to learn."""
    return WORKED_TOKENS if arguments.worked else ANSWER_TOKENS


def drawn_tokens(arguments: Any) -> int:
    """Return the limit of a sampled response, which a random model would always reach."""
    return 8 if arguments.tiny else most_tokens(arguments)


def answered(case: Case, rng: Random) -> str:
    """Hand in the reference answer, nothing else."""
    return hand_in(case, case.answer)


def worked(case: Case, rng: Random) -> str:
    """Write the solution out; a search in few states."""
    return worked_solution(case, rng, {"format": "v2", "nodes": 5} if case.task in ("game24", "countdown") else None)


def singles_first(policy: Policy, trained: Sequence[str], arguments: Any) -> list[str]:
    """Put tasks first that the start does sometimes; the seed moves on to others."""
    candidates = trained if arguments.tiny else trained[:120]
    cases = unseen_cases(candidates, 8)
    shares = accuracy_by_task(measure(policy, cases, K, drawn_tokens(arguments)))
    fitting = sorted(candidates, key=lambda name: not (0.05 <= shares[name] <= 0.5 or arguments.tiny))
    singles = fitting[arguments.singles * arguments.seed :][: arguments.singles]
    return [*singles, *(name for name in trained if name not in singles)]


def held_out(
    singles: Sequence[str], trained: Sequence[str], kept_out: Sequence[str], arguments: Any
) -> dict[str, list[Case]]:
    """Return the held-out cases that all runs are judged on, by what they are to the runs.

    Where the largest set leaves out tasks that the start has seen, some on both sides of its edge are judged.
    """
    groups = {name: ([name], 96) for name in singles}
    groups |= {"the 8": (list(trained[:8]), 32), "the 64": (list(trained[:64]), 16), "kept out": (list(kept_out), 12)}
    largest, each = arguments.sizes[-1], 2 if arguments.tiny else 32
    if 0 < largest <= len(trained) - each:
        edge = {f"{each} of the {largest}": trained[largest - each : largest]}
        edge[f"{each} that only the start has seen"] = trained[largest : largest + each]
        groups |= {group: (list(names), 12) for group, names in edge.items()}
    return {group: unseen_cases(names, 2 if arguments.tiny else count) for group, (names, count) in groups.items()}


def right(judged: Mapping[str, Sequence[Judged]]) -> dict[str, dict[str, list[int]]]:
    """Return how many of the responses to each case are right, by group and task."""
    found: dict[str, dict[str, list[int]]] = {}
    for group, records in judged.items():
        for first in range(0, len(records), K):
            counts = found.setdefault(group, {}).setdefault(records[first].task, [])
            counts.append(sum(record.reason == "correct" for record in records[first : first + K]))
    return found


def learned(results: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Tell, for each task that any run lifted above the start, by how much each did; a star where it is significant.

    Significant is a rise whose 95% interval, a paired bootstrap over the task's cases, lies above 0.
    """
    runs = [name.removesuffix("/right") for name in results if name.endswith("/right") and name != "start/right"]
    rows = []
    for group in results["groups"]:
        for task, before in results["start/right"][group].items():
            row, lifted = {"group": group, "task": task, "start": float(np.mean(before)) / K}, False
            for run in runs:
                rise = (np.array(results[f"{run}/right"][group][task]) - before) / K
                above = bootstrap_interval(rise)[0] > 0
                row[run], lifted = f"{rise.mean():+.2f}{'*' * above}", lifted or above
            rows += [row] * lifted
    return rows


def continued(
    arguments: Any, run: str, names: Sequence[str], policy: Policy, minutes: float, *, shuffled: bool = False
) -> int:
    """Train on from the policy's weights; return the number of steps."""
    cases = Cases(tuple(names), first_seed=10**6 * (1 + arguments.seed))
    if arguments.method != "sft":
        limits: dict[str, Any] = {"tokens": drawn_tokens(arguments), "minutes": max(0.05, minutes)}
        return int(rewarded(arguments, run, cases, policy, **limits, shuffled=shuffled))
    config = sft_config(arguments, run, names, minutes=minutes, learning_rate=arguments.more_rate)
    examples = Examples(cases, policy.tokenizer, config, writer(arguments))
    lengths = [sum(example.sampled) for example in map(examples.__getitem__, range(256)) if example is not None]
    each = config.train_batch_size * sum(lengths) / len(lengths)
    steps = 2 if arguments.tiny else round(1000 * arguments.kilotokens / each)
    config = config.model_copy(update={"max_steps": steps})
    trainer = SFTTrainer(config, mixture=cases, policy=policy, write=writer(arguments))
    trainer.train()
    return int(finished(trainer))


def sft_config(arguments: Any, run: str, names: Sequence[str], *, minutes: float, learning_rate: float) -> SFTConfig:
    """Return how answers are learned."""
    tiny = arguments.tiny
    return SFTConfig(
        **settings(arguments, names), output_dir=str(arguments.out / run), seed=arguments.seed,
        max_steps=2 if tiny else 100_000, max_minutes=max(0.05, minutes), train_batch_size=8 if tiny else 64,
        max_completion_length=most_tokens(arguments), learning_rate=learning_rate, warmup_steps=10,
    )  # fmt: skip


if __name__ == "__main__":
    main()
