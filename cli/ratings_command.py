"""`wardbook ratings`: how well ratings predict results; or computes all ratings again."""

import msgspec

from events.heads.heads_log import HeadsLog
from events.projections.lists import Lists
from events.ratings.catch_up import rate_from_nothing
from events.ratings.rating_store import RatingStore
from events.ratings.tournament_corrections import all_corrections
from events.redis.connection import connect
from games.titles import TITLES
from tournaments.ratings.calibration import Calibration, calibrate
from tournaments.ratings.update import Category


def show_ratings(url: str, rebuild: bool, as_json: bool) -> int:
    """Print a report for each title and table size, after computing ratings from nothing if asked to."""
    client = connect(url)
    try:
        store = RatingStore(client)
        if rebuild:
            corrections = all_corrections(client, TITLES)
            games = rate_from_nothing(store, HeadsLog(client), Lists(client), corrections)
            if not as_json:
                print(f"{games} games are rated again.")
        reports = {category: calibrate(store.games_in_order(category)) for category in store.categories()}
    finally:
        client.close()
    if as_json:
        rows = [
            {"title": category.title, "players": category.seats, **msgspec.to_builtins(report)}
            for category, report in reports.items()
        ]
        print(msgspec.json.encode(rows).decode())
    else:
        for category, report in reports.items():
            _print_report(category, report)
        if not reports:
            print("No game is rated yet.")
    return 0


def _print_report(category: Category, report: Calibration) -> None:
    print(f"\n{category.title}, {category.seats} players: {report.games} games")
    print(f"mean squared error of predictions {report.error:.4f}; guessing would have {report.guessing:.4f}")
    print("chance to win   seats  predicted  won")
    for band in report.bands:
        if band.seats:
            low = f"{band.at_least:.0%} to {band.at_least + 0.1:.0%}"
            print(f"{low:14} {band.seats:6}  {band.predicted:9.1%}  {band.won:.1%}")
