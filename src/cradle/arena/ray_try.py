"""Whether a Ray cluster takes us in: `python -m cradle.arena.ray_try ADDRESS` ends with 0, or says why not."""

from __future__ import annotations

import sys

from cradle.arena.extras import needed


def main() -> None:
    ray = needed("ray", "ray")
    try:
        ray.init(address=sys.argv[1], log_to_driver=False, logging_level="CRITICAL")
        ray.cluster_resources()
        ray.shutdown()
    except Exception as error:
        sys.exit(f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    main()
