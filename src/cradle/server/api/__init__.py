"""The routes, one module a chapter of docs/protocol.md."""
