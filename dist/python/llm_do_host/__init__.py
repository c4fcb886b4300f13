"""Runs tools that are written in Python, for the process that started it (see host.py)."""
