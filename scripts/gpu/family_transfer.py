"""Does learning tasks help others that share their operations? Worked solutions, two families, each in two halves.

The start learns worked solutions of all tasks, so that each is answered in form. From its weights four runs go on, each
on half of a family, with as many response tokens (`--method sft`) or for as many minutes (`--method grpo`). Every task
is then judged after three kinds of training: its own half, its relatives (the other half of its family), and strangers
(a half of the other family). Where operations carry over, relatives help more than strangers. `--shuffled 1` shuffles
the rewards within each batch: what is then left is not owed to them.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from experiment import Cases, Clock, Report, measure, parse_arguments, table, unseen_cases
from task_scaling import continued, drawn_tokens, sft_config, writer

from bootcamp.rl.evaluate import accuracy_by_task, paired_difference
from bootcamp.rl.policy import Policy, pick_device
from bootcamp.rl.sft import SFTTrainer
from bootcamp.storage.responses import Judged

HALVES = {
    "numbers 1": ("decimal_arithmetic", "game24"),
    "numbers 2": ("fraction_arithmetic", "countdown"),
    "strings 1": ("dfa_acceptance", "markov_algorithm_run", "text_operation_chain"),
    "strings 2": ("elementary_ca_run", "tag_system_run", "phonology_rules_apply"),
}
"""Exact arithmetic in steps, and a string or state that is rewritten in steps."""

K = 2  # responses to a case


def main() -> None:
    """Make the start, then the four runs in equal shares of the time, and compare."""
    arguments = parse_arguments(
        __doc__ or "", method="sft", seed=0, start_minutes=1.5, kilotokens=500, per_task=96,
        worked=1, shuffled=0, sft_rate=2e-4, more_rate=1e-4, rl_rate=1e-5,
    )  # fmt: skip
    clock, report, tokens = Clock(arguments.minutes), Report(arguments), drawn_tokens(arguments)
    names = [name for half in HALVES.values() for name in half]
    config = sft_config(arguments, "start", names, minutes=arguments.start_minutes, learning_rate=arguments.sft_rate)
    policy = Policy(config, pick_device(config.device))
    SFTTrainer(config, mixture=Cases(tuple(names)), policy=policy, write=writer(arguments)).train()
    start = {name: value.clone() for name, value in policy.model.state_dict().items()}
    clock.note("the start is ready")
    count = 2 if arguments.tiny else arguments.per_task
    cases = {name: unseen_cases([name], count) for name in names}
    all_cases = [case for name in names for case in cases[name]]
    judged = {"start": by_task(measure(policy, all_cases, K, tokens))}
    for number, (run, half) in enumerate(HALVES.items()):
        policy.model.load_state_dict(start)
        share = (clock.left - 0.2) / (len(HALVES) - number) - 0.15
        steps = continued(arguments, run.replace(" ", "-"), half, policy, share, shuffled=bool(arguments.shuffled))
        records = measure(policy, all_cases, K, tokens)
        judged[run] = by_task(records)
        report.add(run, {"steps": steps, "tasks": accuracy_by_task(records)})
        clock.note(f"{run}: {steps} steps")
    rows, pooled = compared(judged)
    report.add("tasks", rows)
    report.add("pooled", pooled)
    print(table(rows))
    print(table(pooled))


def by_task(records: list[Judged]) -> dict[str, list[Judged]]:
    """Put the responses to each task together."""
    found: dict[str, list[Judged]] = defaultdict(list)
    for record in records:
        found[record.task].append(record)
    return found


def compared(judged: dict[str, dict[str, list[Judged]]]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Return the accuracies of each task by what was trained on, and the paired differences over all tasks."""
    rows: list[dict[str, Any]] = []
    pools: dict[str, list[Judged]] = defaultdict(list)
    for half, names in HALVES.items():
        family, _, part = half.partition(" ")
        (stranger,) = (other for other in HALVES if not other.startswith(family) and other.endswith(part))
        runs = {"start": "start", "itself": half, "relatives": f"{family} {3 - int(part)}", "strangers": stranger}
        for name in names:
            records = {kind: judged[run][name] for kind, run in runs.items()}
            rows.append({"task": name} | {kind: accuracy_by_task(found)[name] for kind, found in records.items()})
            for kind, found in records.items():
                pools[kind] += found
    pairs = [("start", "itself"), ("start", "relatives"), ("start", "strangers"), ("strangers", "relatives")]
    pooled = []
    for one, other in pairs:
        rise, low, high = paired_difference(pools[one], pools[other], K)
        pooled.append({"from": one, "to": other, "rise": rise, "low": low, "high": high})
    return rows, pooled


if __name__ == "__main__":
    main()
