"""Property tests draw the same examples every time and are not timed."""

from hypothesis import settings

settings.register_profile("shared", deadline=None, derandomize=True)
settings.load_profile("shared")
