"""Judge by scipy's tests."""

from typing import Any

from scipy import stats

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    kind, samples = instance.kind, instance.samples
    if kind == "one":
        right = [stats.ttest_1samp(samples[0], instance.claimed).statistic]
    elif kind == "paired":
        right = [stats.ttest_rel([x - instance.claimed for x in samples[0]], samples[1]).statistic]
    elif kind == "pooled":
        right = [stats.ttest_ind(*samples, equal_var=True).statistic]
    else:
        found = stats.ttest_ind(*samples, equal_var=False)
        right = [found.statistic, found.df]
    given = list(answer) if kind == "welch" else [answer]
    close = [abs(float(one) - value) <= 0.002 for one, value in zip(given, right, strict=False)]
    return "" if len(given) == len(right) and all(close) else "other values"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The other direction, the variance with n instead of n - 1, a little more."""
    if instance.kind == "welch":
        t, degrees = answer
        return [(-t, degrees), (t, round(degrees) + 1), (t + type(t)(1, 100), degrees)]
    return [-answer, answer * 11 / 10, answer + type(answer)(1, 100)]
