"""Cradle: four civilization board games on one table."""
