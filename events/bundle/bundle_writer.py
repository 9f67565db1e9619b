"""Writes a bundle: the record of a tournament and the exports of its games, as a ZIP archive."""

from collections.abc import Callable, Collection, Iterator, Mapping

from events.bundle.manifest import (
    MANIFEST,
    NAMES,
    RECORD,
    ListedFile,
    Manifest,
    Measured,
    game_file,
    sign_manifest,
)
from events.bundle.tournament_export import export_tournament
from events.bundle.zip_writer import zip_stream
from events.export.file_format import GAME_OVER, names_line
from events.export.signing import Signer
from events.export.writer import export
from events.fold.store import Store
from events.log.codec import canonical_json
from events.tournaments.folded_tournament import FoldedTournament
from events.tournaments.tournament_store import TournamentStore
from tournaments.state import Tournament

LookUpNames = Callable[[Collection[str]], Mapping[str, str]]


def bundle(
    tournaments: TournamentStore,
    games: Store,
    folded: FoldedTournament,
    signer: Signer,
    look_up_names: LookUpNames | None = None,
) -> Iterator[bytes]:
    """The bytes of a tournament's bundle, at the loaded version. Games that are not over are left out.

    `look_up_names` returns the names of players by their ids; without it, the bundle has no names.
    """

    def files() -> Iterator[tuple[str, Iterator[bytes]]]:
        listed: list[ListedFile] = []
        for name, lines in _listed_files(tournaments, games, folded, signer):
            measured = Measured(name, lines)
            yield name, iter(measured)
            listed.append(measured.listed())
        manifest = Manifest(
            tournament=folded.id,
            status=folded.state.status,
            records=folded.version,
            head=folded.head,
            games=len(listed) - 1,
            files=tuple(listed),
            key=signer.public,
        )
        yield MANIFEST, iter([canonical_json(sign_manifest(manifest, signer)) + b"\n"])
        if look_up_names:
            names = names_line(look_up_names(people_of(folded.state)))
            yield NAMES, iter([canonical_json(names) + b"\n"])

    return zip_stream(files())


def _listed_files(
    tournaments: TournamentStore, games: Store, folded: FoldedTournament, signer: Signer
) -> Iterator[tuple[str, Iterator[bytes]]]:
    yield RECORD, export_tournament(tournaments, folded, signer)
    for round_ in folded.state.rounds:
        for number, table in enumerate(round_.tables, 1):
            game = games.load(table.game) if table.game else None
            if game and game.table.status in GAME_OVER:
                yield game_file(round_.number, number), export(games, game, signer)


def people_of(state: Tournament) -> set[str]:
    """The ids of all participants and organizers."""
    return {*state.organizers, *(each.player for each in state.participants)}
