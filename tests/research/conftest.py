"""What needs the packages of people who study games: `CRADLE_RESEARCH=1 pytest tests/research`, against the wheel.

`dev.py test` runs it in an environment of its own (`.cradle/research`); the others prove that Cradle does without.
"""

import os

collect_ignore_glob = [] if os.environ.get("CRADLE_RESEARCH") else ["*.py"]
