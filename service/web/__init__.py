"""Serves the browser app: its page for every URL, and the files of `web/` under a digest of them all.

The app itself is in `web/`. What it asks the service for belongs in `service/routes/`.
"""
