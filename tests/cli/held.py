"""`cradle`, but one part of an analysis waits as long as there is a file that is called like it: `HELD=…/answer 30`."""

import os
import time
from pathlib import Path

from cradle.analysis import whole
from cradle.analysis.film import Setting
from cradle.analysis.whole import Found, Task
from cradle.cli import main

HELD = Path(os.environ["HELD"])
found = whole.do


def do(setting: Setting, task: Task) -> Found:
    while HELD.name == f"{task[0]} {task[1]}" and HELD.exists():
        time.sleep(0.01)  # whoever wrote it decides when
    return found(setting, task)


if __name__ == "__main__":
    whole.do = do
    main()
