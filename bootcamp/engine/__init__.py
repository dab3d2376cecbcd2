"""Many cases at once: made and judged in this process, in worker processes or on a Ray cluster."""
