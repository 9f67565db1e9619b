"""One method for every operation of the contract. Generated."""

import typing as t
from collections.abc import AsyncGenerator

from wardbook_client import types
from wardbook_client.request import Request, new_key, quoted, segment


class AsyncOperations:
    """The operations of the contract."""

    async def _send(self, request: Request) -> t.Any:
        raise NotImplementedError

    def _stream(self, request: Request) -> AsyncGenerator[t.Any, None]:
        raise NotImplementedError

    async def list_titles(
        self, *, words: t.Literal["", "en", "de", "fr", "it"] | None = None
    ) -> types.TitlesResponse:
        """List titles."""
        found: types.TitlesResponse = await self._send(Request("GET", "/v1/titles", query={"words": words}))
        return found

    async def read_title(
        self, title: str, *, words: t.Literal["", "en", "de", "fr", "it"] | None = None
    ) -> types.TitleResponse:
        """Read a title."""
        found: types.TitleResponse = await self._send(
            Request("GET", f"/v1/titles/{segment(title)}", query={"words": words})
        )
        return found

    async def list_components(
        self, title: str, *, lang: t.Literal["en", "de", "fr", "it"] | None = None
    ) -> types.ComponentsResponse:
        """List a title's components."""
        found: types.ComponentsResponse = await self._send(
            Request("GET", f"/v1/titles/{segment(title)}/components", query={"lang": lang})
        )
        return found

    async def create_player(
        self, body: types.NewPlayer, *, idempotency_key: str | None = None
    ) -> types.NewPlayerResponse:
        """Create an account."""
        found: types.NewPlayerResponse = await self._send(
            Request("POST", "/v1/players", json=body, key=idempotency_key or new_key())
        )
        return found

    async def read_player(self) -> types.PlayerResponse:
        """Read your account."""
        found: types.PlayerResponse = await self._send(Request("GET", "/v1/players/me"))
        return found

    async def rename_player(self, body: types.PlayerName) -> types.PlayerResponse:
        """Change your name."""
        found: types.PlayerResponse = await self._send(Request("PATCH", "/v1/players/me", json=body))
        return found

    async def forget_player(self) -> None:
        """Delete your account."""
        await self._send(Request("DELETE", "/v1/players/me", accept="*/*"))

    async def list_personal_bests(
        self,
        *,
        limit: int | None = None,
        after: str | None = None,
        title: str | None = None,
        mode: t.Literal["alone", "automa"] | None = None,
    ) -> types.PersonalBestsResponse:
        """List your personal bests."""
        found: types.PersonalBestsResponse = await self._send(
            Request(
                "GET",
                "/v1/players/me/bests",
                query={"limit": limit, "after": after, "title": title, "mode": mode},
            )
        )
        return found

    def stream_notices(
        self, *, words: t.Literal["", "en", "de", "fr", "it"] | None = None, after: str | None = None
    ) -> AsyncGenerator[types.NoticeResponse, None]:
        """Follow everything that concerns you."""
        return self._stream(
            Request(
                "GET",
                "/v1/players/me/stream",
                query={"words": words, "after": after},
                accept="text/event-stream",
            )
        )

    async def list_keys(self) -> types.KeysResponse:
        """List your keys."""
        found: types.KeysResponse = await self._send(Request("GET", "/v1/players/me/keys"))
        return found

    async def create_key(
        self, body: types.NewKey, *, idempotency_key: str | None = None
    ) -> types.NewKeyResponse:
        """Create another key."""
        found: types.NewKeyResponse = await self._send(
            Request("POST", "/v1/players/me/keys", json=body, key=idempotency_key or new_key())
        )
        return found

    async def revoke_key(self, key: str) -> None:
        """Revoke a key."""
        await self._send(Request("DELETE", f"/v1/players/me/keys/{segment(key)}", accept="*/*"))

    async def recover_account(
        self, body: types.RecoveryCode, *, idempotency_key: str | None = None
    ) -> types.NewPlayerResponse:
        """Recover an account."""
        found: types.NewPlayerResponse = await self._send(
            Request("POST", "/v1/players/recover", json=body, key=idempotency_key or new_key())
        )
        return found

    async def renew_recovery_code(self, *, idempotency_key: str | None = None) -> types.RecoveryCodeResponse:
        """Get a new recovery code."""
        found: types.RecoveryCodeResponse = await self._send(
            Request("POST", "/v1/players/me/recovery-code", key=idempotency_key or new_key())
        )
        return found

    async def create_webhook(
        self, body: types.NewWebhook, *, idempotency_key: str | None = None
    ) -> types.WebhookSecretResponse:
        """Create a webhook."""
        found: types.WebhookSecretResponse = await self._send(
            Request("POST", "/v1/webhooks", json=body, key=idempotency_key or new_key())
        )
        return found

    async def list_webhooks(self) -> types.WebhooksResponse:
        """List your webhooks."""
        found: types.WebhooksResponse = await self._send(Request("GET", "/v1/webhooks"))
        return found

    async def read_webhook(self, webhook: str) -> types.WebhookResponse:
        """Read a webhook."""
        found: types.WebhookResponse = await self._send(Request("GET", f"/v1/webhooks/{segment(webhook)}"))
        return found

    async def delete_webhook(self, webhook: str) -> None:
        """Delete a webhook."""
        await self._send(Request("DELETE", f"/v1/webhooks/{segment(webhook)}", accept="*/*"))

    async def rotate_webhook_secret(self, webhook: str) -> types.WebhookSecretResponse:
        """Give a webhook a new secret."""
        found: types.WebhookSecretResponse = await self._send(
            Request("POST", f"/v1/webhooks/{segment(webhook)}/secret")
        )
        return found

    async def list_deliveries(self, webhook: str) -> types.DeliveriesResponse:
        """List the latest deliveries."""
        found: types.DeliveriesResponse = await self._send(
            Request("GET", f"/v1/webhooks/{segment(webhook)}/deliveries")
        )
        return found

    async def replay_webhook(self, webhook: str, body: types.ReplayRange) -> types.WebhookResponse:
        """Send notices again."""
        found: types.WebhookResponse = await self._send(
            Request("POST", f"/v1/webhooks/{segment(webhook)}/replay", json=body)
        )
        return found

    async def list_blocks(self) -> types.BlocksResponse:
        """List the players you have blocked."""
        found: types.BlocksResponse = await self._send(Request("GET", "/v1/players/me/blocks"))
        return found

    async def block_player(self, player: str) -> None:
        """Block a player."""
        await self._send(Request("PUT", f"/v1/players/me/blocks/{segment(player)}", accept="*/*"))

    async def unblock_player(self, player: str) -> None:
        """Unblock a player."""
        await self._send(Request("DELETE", f"/v1/players/me/blocks/{segment(player)}", accept="*/*"))

    async def read_any_player(self, player: str) -> types.PublicPlayerResponse:
        """Look up a player."""
        found: types.PublicPlayerResponse = await self._send(Request("GET", f"/v1/players/{segment(player)}"))
        return found

    async def rename_any_player(self, player: str, body: types.PlayerName) -> types.ManagedPlayerResponse:
        """Change the name of a player."""
        found: types.ManagedPlayerResponse = await self._send(
            Request("PATCH", f"/v1/players/{segment(player)}", json=body)
        )
        return found

    async def export_own_data(self) -> bytes:
        """Export your data."""
        found: bytes = await self._send(Request("GET", "/v1/players/me/data", accept="application/x-ndjson"))
        return found

    async def list_ratings(
        self, *, limit: int | None = None, after: str | None = None, title: str, players: int
    ) -> types.LeaderboardResponse:
        """Show a leaderboard."""
        found: types.LeaderboardResponse = await self._send(
            Request(
                "GET",
                "/v1/ratings",
                query={"limit": limit, "after": after, "title": title, "players": players},
            )
        )
        return found

    async def list_player_ratings(self, player: str) -> types.PlayerRatingsResponse:
        """Show the ratings of a player."""
        found: types.PlayerRatingsResponse = await self._send(
            Request("GET", f"/v1/players/{segment(player)}/ratings")
        )
        return found

    async def add_organizer(self, player: str) -> types.ManagedPlayerResponse:
        """Make a player an organizer."""
        found: types.ManagedPlayerResponse = await self._send(
            Request("PUT", f"/v1/players/{segment(player)}/organizer")
        )
        return found

    async def remove_organizer(self, player: str) -> types.ManagedPlayerResponse:
        """Withdraw a player's organizer rights."""
        found: types.ManagedPlayerResponse = await self._send(
            Request("DELETE", f"/v1/players/{segment(player)}/organizer")
        )
        return found

    async def ban_player(self, player: str) -> types.ManagedPlayerResponse:
        """Ban a player."""
        found: types.ManagedPlayerResponse = await self._send(
            Request("PUT", f"/v1/players/{segment(player)}/ban")
        )
        return found

    async def unban_player(self, player: str) -> types.ManagedPlayerResponse:
        """Lift a ban."""
        found: types.ManagedPlayerResponse = await self._send(
            Request("DELETE", f"/v1/players/{segment(player)}/ban")
        )
        return found

    async def create_game(
        self,
        body: types.NewGame,
        *,
        words: t.Literal["", "en", "de", "fr", "it"] | None = None,
        idempotency_key: str | None = None,
    ) -> types.GameResponse:
        """Create a game."""
        found: types.GameResponse = await self._send(
            Request("POST", "/v1/games", query={"words": words}, json=body, key=idempotency_key or new_key())
        )
        return found

    async def list_games(
        self,
        *,
        limit: int | None = None,
        after: str | None = None,
        title: str | None = None,
        status: t.Literal["open", "revealing", "playing", "finished", "abandoned"] | None = None,
        module: str | None = None,
        player: str | None = None,
        turn: t.Literal["me"] | None = None,
        reserved: t.Literal["me"] | None = None,
        tournament: str | None = None,
        result: t.Literal["won", "lost"] | None = None,
        created_from: int | None = None,
        created_before: int | None = None,
    ) -> types.GamesResponse:
        """List games."""
        found: types.GamesResponse = await self._send(
            Request(
                "GET",
                "/v1/games",
                query={
                    "limit": limit,
                    "after": after,
                    "title": title,
                    "status": status,
                    "module": module,
                    "player": player,
                    "turn": turn,
                    "reserved": reserved,
                    "tournament": tournament,
                    "result": result,
                    "created_from": created_from,
                    "created_before": created_before,
                },
            )
        )
        return found

    async def read_game(self, game: str, *, at: int | None = None) -> types.GameResponse:
        """Read a game."""
        found: types.GameResponse = await self._send(
            Request("GET", f"/v1/games/{segment(game)}", query={"at": at})
        )
        return found

    async def accept_invitation(self, game: str, body: types.Invitation) -> None:
        """Accept an invitation."""
        await self._send(Request("PUT", f"/v1/games/{segment(game)}/invitation", json=body, accept="*/*"))

    async def list_actions(
        self, game: str, *, words: t.Literal["", "en", "de", "fr", "it"] | None = None
    ) -> types.ActionsResponse:
        """List the commands you may post now."""
        found: types.ActionsResponse = await self._send(
            Request("GET", f"/v1/games/{segment(game)}/actions", query={"words": words})
        )
        return found

    async def create_games(
        self, body: types.NewGames, *, idempotency_key: str | None = None
    ) -> types.BulkResponse:
        """Create many games."""
        found: types.BulkResponse = await self._send(
            Request("POST", "/v1/games/bulk", json=body, key=idempotency_key or new_key())
        )
        return found

    async def read_bulk(self, bulk: str) -> types.BulkResponse:
        """See how far a bulk is."""
        found: types.BulkResponse = await self._send(Request("GET", f"/v1/games/bulk/{segment(bulk)}"))
        return found

    async def post_command(
        self,
        game: str,
        body: types.AnyCommand,
        *,
        words: t.Literal["", "en", "de", "fr", "it"] | None = None,
        idempotency_key: str | None = None,
        if_match: int | None = None,
    ) -> types.CommandResponse:
        """Post a command."""
        found: types.CommandResponse = await self._send(
            Request(
                "POST",
                f"/v1/games/{segment(game)}/commands",
                query={"words": words},
                headers={"If-Match": quoted(if_match)},
                json=body,
                key=idempotency_key or new_key(),
            )
        )
        return found

    async def dry_run_post_command(
        self,
        game: str,
        body: types.AnyCommand,
        *,
        words: t.Literal["", "en", "de", "fr", "it"] | None = None,
        idempotency_key: str | None = None,
        if_match: int | None = None,
    ) -> types.DryRunResponse:
        """Post a command."""
        found: types.DryRunResponse = await self._send(
            Request(
                "POST",
                f"/v1/games/{segment(game)}/commands",
                query={"words": words, "dry_run": True},
                headers={"If-Match": quoted(if_match)},
                json=body,
                key=idempotency_key or new_key(),
            )
        )
        return found

    async def ask_hint(self, game: str, *, idempotency_key: str | None = None) -> types.HintResponse:
        """Ask for a hint."""
        found: types.HintResponse = await self._send(
            Request("POST", f"/v1/games/{segment(game)}/hints", key=idempotency_key or new_key())
        )
        return found

    async def read_hint(
        self, game: str, hint: str, *, words: t.Literal["", "en", "de", "fr", "it"] | None = None
    ) -> types.HintResponse:
        """Read a hint."""
        found: types.HintResponse = await self._send(
            Request("GET", f"/v1/games/{segment(game)}/hints/{segment(hint)}", query={"words": words})
        )
        return found

    async def list_records(
        self,
        game: str,
        *,
        words: t.Literal["", "en", "de", "fr", "it"] | None = None,
        after: int | None = None,
        limit: int | None = None,
    ) -> types.RecordsResponse:
        """Read the record."""
        found: types.RecordsResponse = await self._send(
            Request(
                "GET",
                f"/v1/games/{segment(game)}/records",
                query={"words": words, "after": after, "limit": limit},
            )
        )
        return found

    def stream_records(
        self,
        game: str,
        *,
        words: t.Literal["", "en", "de", "fr", "it"] | None = None,
        after: int | None = None,
        hash: str | None = None,
    ) -> AsyncGenerator[types.RecordResponse, None]:
        """Follow the record."""
        return self._stream(
            Request(
                "GET",
                f"/v1/games/{segment(game)}/stream",
                query={"words": words, "after": after, "hash": hash},
                accept="text/event-stream",
            )
        )

    async def read_diff(self, game: str, *, from_: int, to: int | None = None) -> types.DiffResponse:
        """Compare two versions."""
        found: types.DiffResponse = await self._send(
            Request("GET", f"/v1/games/{segment(game)}/diff", query={"from": from_, "to": to})
        )
        return found

    async def list_branches(self, game: str) -> types.BranchesResponse:
        """List undone branches."""
        found: types.BranchesResponse = await self._send(
            Request("GET", f"/v1/games/{segment(game)}/branches")
        )
        return found

    async def read_replay(
        self,
        game: str,
        *,
        words: t.Literal["", "en", "de", "fr", "it"] | None = None,
        eyes: str | None = None,
        from_: int | None = None,
    ) -> types.ReplayResponse:
        """Replay a game."""
        found: types.ReplayResponse = await self._send(
            Request(
                "GET",
                f"/v1/games/{segment(game)}/replay",
                query={"words": words, "eyes": eyes, "from": from_},
            )
        )
        return found

    async def ask_review(self, game: str, *, idempotency_key: str | None = None) -> types.ReviewResponse:
        """Ask for a review."""
        found: types.ReviewResponse = await self._send(
            Request("POST", f"/v1/games/{segment(game)}/review", key=idempotency_key or new_key())
        )
        return found

    async def read_review(
        self, game: str, *, words: t.Literal["", "en", "de", "fr", "it"] | None = None
    ) -> types.ReviewResponse:
        """Read a review."""
        found: types.ReviewResponse = await self._send(
            Request("GET", f"/v1/games/{segment(game)}/review", query={"words": words})
        )
        return found

    async def export_game(self, game: str) -> bytes:
        """Export a game."""
        found: bytes = await self._send(
            Request("GET", f"/v1/games/{segment(game)}/export", accept="application/x-ndjson")
        )
        return found

    async def audit_game(self, game: str) -> types.AuditResponse:
        """Audit a game."""
        found: types.AuditResponse = await self._send(Request("GET", f"/v1/games/{segment(game)}/audit"))
        return found

    async def audit_upload(
        self,
        body: bytes,
        *,
        idempotency_key: str | None = None,
        media: t.Literal["application/x-ndjson", "application/zip"] = "application/x-ndjson",
    ) -> types.AuditResponse:
        """Audit an export."""
        found: types.AuditResponse = await self._send(
            Request("POST", "/v1/audits", content=body, media=media, key=idempotency_key or new_key())
        )
        return found

    async def replay_upload(
        self,
        body: bytes,
        *,
        words: t.Literal["", "en", "de", "fr", "it"] | None = None,
        eyes: str | None = None,
        from_: int | None = None,
        idempotency_key: str | None = None,
    ) -> types.ReplayResponse:
        """Replay an export."""
        found: types.ReplayResponse = await self._send(
            Request(
                "POST",
                "/v1/replays",
                query={"words": words, "eyes": eyes, "from": from_},
                content=body,
                media="application/x-ndjson",
                key=idempotency_key or new_key(),
            )
        )
        return found

    async def read_signing_key(self) -> types.SigningKeyResponse:
        """Read the service's public key."""
        found: types.SigningKeyResponse = await self._send(Request("GET", "/v1/signing-key"))
        return found

    async def list_heads(self, *, after: int | None = None, limit: int | None = None) -> bytes:
        """List the heads of games and tournaments that are over."""
        found: bytes = await self._send(
            Request("GET", "/v1/heads", query={"after": after, "limit": limit}, accept="application/x-ndjson")
        )
        return found

    async def create_tournament(
        self,
        body: types.NewTournament,
        *,
        words: t.Literal["", "en", "de", "fr", "it"] | None = None,
        idempotency_key: str | None = None,
    ) -> types.TournamentResponse:
        """Create a tournament."""
        found: types.TournamentResponse = await self._send(
            Request(
                "POST", "/v1/tournaments", query={"words": words}, json=body, key=idempotency_key or new_key()
            )
        )
        return found

    async def list_tournaments(
        self,
        *,
        limit: int | None = None,
        after: str | None = None,
        title: str | None = None,
        status: t.Literal["registration", "check_in", "running", "finished", "cancelled"] | None = None,
        player: str | None = None,
        organizer: str | None = None,
        invited: t.Literal["me"] | None = None,
    ) -> types.TournamentsResponse:
        """List tournaments."""
        found: types.TournamentsResponse = await self._send(
            Request(
                "GET",
                "/v1/tournaments",
                query={
                    "limit": limit,
                    "after": after,
                    "title": title,
                    "status": status,
                    "player": player,
                    "organizer": organizer,
                    "invited": invited,
                },
            )
        )
        return found

    async def read_tournament(
        self,
        tournament: str,
        *,
        words: t.Literal["", "en", "de", "fr", "it"] | None = None,
        at: int | None = None,
    ) -> types.TournamentResponse:
        """Read a tournament."""
        found: types.TournamentResponse = await self._send(
            Request("GET", f"/v1/tournaments/{segment(tournament)}", query={"words": words, "at": at})
        )
        return found

    async def post_tournament_command(
        self,
        tournament: str,
        body: types.TournamentCommand,
        *,
        words: t.Literal["", "en", "de", "fr", "it"] | None = None,
        idempotency_key: str | None = None,
        if_match: int | None = None,
    ) -> types.TournamentCommandResponse:
        """Post a command to a tournament."""
        found: types.TournamentCommandResponse = await self._send(
            Request(
                "POST",
                f"/v1/tournaments/{segment(tournament)}/commands",
                query={"words": words},
                headers={"If-Match": quoted(if_match)},
                json=body,
                key=idempotency_key or new_key(),
            )
        )
        return found

    async def dry_run_post_tournament_command(
        self,
        tournament: str,
        body: types.TournamentCommand,
        *,
        words: t.Literal["", "en", "de", "fr", "it"] | None = None,
        idempotency_key: str | None = None,
        if_match: int | None = None,
    ) -> types.TournamentDryRunResponse:
        """Post a command to a tournament."""
        found: types.TournamentDryRunResponse = await self._send(
            Request(
                "POST",
                f"/v1/tournaments/{segment(tournament)}/commands",
                query={"words": words, "dry_run": True},
                headers={"If-Match": quoted(if_match)},
                json=body,
                key=idempotency_key or new_key(),
            )
        )
        return found

    async def read_round(self, tournament: str, number: str) -> types.RoundResponse:
        """Read a round."""
        found: types.RoundResponse = await self._send(
            Request("GET", f"/v1/tournaments/{segment(tournament)}/rounds/{segment(number)}")
        )
        return found

    async def read_standings(
        self,
        tournament: str,
        *,
        words: t.Literal["", "en", "de", "fr", "it"] | None = None,
        round: int | None = None,
        group: int | None = None,
        player: str | None = None,
    ) -> types.StandingsResponse:
        """Read the standings."""
        found: types.StandingsResponse = await self._send(
            Request(
                "GET",
                f"/v1/tournaments/{segment(tournament)}/standings",
                query={"words": words, "round": round, "group": group, "player": player},
            )
        )
        return found

    async def list_tournament_records(
        self,
        tournament: str,
        *,
        words: t.Literal["", "en", "de", "fr", "it"] | None = None,
        after: int | None = None,
        limit: int | None = None,
    ) -> types.TournamentRecordsResponse:
        """Read the record of a tournament."""
        found: types.TournamentRecordsResponse = await self._send(
            Request(
                "GET",
                f"/v1/tournaments/{segment(tournament)}/records",
                query={"words": words, "after": after, "limit": limit},
            )
        )
        return found

    def stream_tournament_records(
        self,
        tournament: str,
        *,
        words: t.Literal["", "en", "de", "fr", "it"] | None = None,
        after: int | None = None,
        hash: str | None = None,
    ) -> AsyncGenerator[types.TournamentRecordResponse, None]:
        """Follow the record of a tournament."""
        return self._stream(
            Request(
                "GET",
                f"/v1/tournaments/{segment(tournament)}/stream",
                query={"words": words, "after": after, "hash": hash},
                accept="text/event-stream",
            )
        )

    async def export_tournament(self, tournament: str) -> bytes:
        """Export a tournament."""
        found: bytes = await self._send(
            Request("GET", f"/v1/tournaments/{segment(tournament)}/export", accept="application/zip")
        )
        return found

    async def audit_tournament(self, tournament: str) -> types.AuditResponse:
        """Audit a tournament."""
        found: types.AuditResponse = await self._send(
            Request("GET", f"/v1/tournaments/{segment(tournament)}/audit")
        )
        return found

    async def list_reported_messages(self, tournament: str) -> types.ReportedMessagesResponse:
        """Read reported messages."""
        found: types.ReportedMessagesResponse = await self._send(
            Request("GET", f"/v1/tournaments/{segment(tournament)}/reports")
        )
        return found

    async def settle_report(self, tournament: str, message: str, body: types.ReportDecision) -> None:
        """Decide about a reported message."""
        await self._send(
            Request(
                "PUT",
                f"/v1/tournaments/{segment(tournament)}/reports/{segment(message)}",
                json=body,
                accept="*/*",
            )
        )

    async def health(self) -> types.HealthResponse:
        """Check that the process is alive."""
        found: types.HealthResponse = await self._send(Request("GET", "/healthz"))
        return found

    async def ready(self) -> types.HealthResponse:
        """Check that the service accepts commands."""
        found: types.HealthResponse = await self._send(Request("GET", "/readyz"))
        return found

    async def metrics(self) -> str:
        """Read metrics for Prometheus."""
        found: str = await self._send(Request("GET", "/metrics", accept="text/plain"))
        return found

    async def openapi_yaml(self) -> str:
        """Get the contract as YAML."""
        found: str = await self._send(Request("GET", "/openapi.yaml", accept="application/yaml"))
        return found

    async def openapi_json(self) -> dict[str, t.Any]:
        """Get the contract as JSON."""
        found: dict[str, t.Any] = await self._send(Request("GET", "/openapi.json"))
        return found

    async def read_index(self) -> types.IndexResponse:
        """Find your way."""
        found: types.IndexResponse = await self._send(Request("GET", "/"))
        return found
