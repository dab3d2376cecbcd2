"""Cases as data: mixtures of tasks, and the rows and keys of their cases."""

from bootcamp.dataset.mixture import Draw, Mixture
from bootcamp.dataset.rows import count_tokens, key_digest, read_keys, row
from bootcamp.dataset.selection import held_out

__all__ = ["Draw", "Mixture", "count_tokens", "held_out", "key_digest", "read_keys", "row"]
