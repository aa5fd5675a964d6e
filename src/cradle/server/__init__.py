"""The web app: tables, seats, live updates, storage. No rules."""
