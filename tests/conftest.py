"""What all tests share."""

from hypothesis import settings

# A shared machine is slow at times, and the same code gives the same verdict every time.
settings.register_profile("cradle", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("cradle")
