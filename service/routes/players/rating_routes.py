"""Ratings: leaderboards, and the ratings of a player."""

from flask import Response

from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.requests.bodies import invalid_fields, load_query
from service.requests.query_schemas import RatingsQuery
from service.responses.accounts.rating_structs import (
    LeaderboardResponse,
    PlayerRatingsResponse,
    RankedPlayerResponse,
    RatingResponse,
    shown_rating,
)
from service.responses.json_response import json_response
from tournaments.ratings.update import Category

_ratings_query = RatingsQuery()


def list_ratings(service: Service) -> Response:
    """Return a page of a leaderboard."""
    query = load_query(_ratings_query)
    if query["title"] not in service.titles:
        raise invalid_fields({"title": ["There is no such title."]})
    category, limit = Category(query["title"], query["players"]), query["limit"]
    first = int(query.get("after", "0"))
    found = service.ratings.leaderboard(category, first, limit + 1)
    names = service.names.of([row.player for row in found])
    leaders = [
        RankedPlayerResponse(
            row.place, row.player, names[row.player], *shown_rating(row.rating), row.rating.games
        )
        for row in found[:limit]
    ]
    following = str(first + limit) if len(found) > limit else None
    return json_response(LeaderboardResponse(category.title, category.seats, leaders, following))


def list_player_ratings(service: Service, player: str) -> Response:
    """Return all ratings of a player."""
    found = service.ratings.of_player(service.accounts.find(player).id)
    return json_response(
        PlayerRatingsResponse(
            [
                RatingResponse(
                    category.title,
                    category.seats,
                    *shown_rating(rating),
                    rating.games,
                    rating.provisional,
                )
                for category, rating in sorted(found.items())
            ]
        )
    )


_LEADER = RankedPlayerResponse(1, "9b1deb4d3b7d4bad9bdd2b0d", "Ada", 31.42, 4.18, 57)

OPERATIONS = (
    Operation(
        name="list_ratings",
        method="GET",
        path="/v1/ratings",
        view=list_ratings,
        summary="Show a leaderboard",
        description="The strongest players of a title at tables of one size. Public games that were played "
        "to their end count, unless they belong to a tournament that is not rated. All players at a table "
        "are rated together (Plackett-Luce). Bots are opponents whose strength never changes. Ratings follow "
        "a few seconds after a game ends, and change if an organizer corrects a result.",
        tag="players",
        auth="none",
        query=RatingsQuery,
        responses={
            200: ResponseSpec(
                "A page of the leaderboard.",
                LeaderboardResponse,
                LeaderboardResponse("dice-hospital", 4, [_LEADER], None),
            )
        },
    ),
    Operation(
        name="list_player_ratings",
        method="GET",
        path="/v1/players/{player}/ratings",
        view=list_player_ratings,
        summary="Show the ratings of a player",
        description="One for each title and table size that the player has finished a rated game of.",
        tag="players",
        auth="none",
        responses={
            200: ResponseSpec(
                "The ratings.",
                PlayerRatingsResponse,
                PlayerRatingsResponse([RatingResponse("dice-hospital", 4, 31.42, 4.18, 57, False)]),
            )
        },
        problems=("not_found",),
    ),
)
