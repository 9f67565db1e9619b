"""The archive of a bundle: written as a stream, always the same, and read with suspicion."""

import io
import struct
import zipfile
from collections.abc import Iterator
from random import Random

import pytest

from events.bundle import zip_reader
from events.bundle.zip_reader import Archive, BadArchive
from events.bundle.zip_writer import zip_stream

FILES = (("tournament.jsonl", (b"one\n", b"two\n")), ("games/r01-t01.jsonl", (b"three\n" * 1000,)))


def packed() -> bytes:
    return b"".join(zip_stream(FILES))


def archive(data: bytes) -> Archive:
    return Archive(io.BytesIO(data))


def made_by_others(**files: bytes) -> zipfile.ZipFile:
    made = zipfile.ZipFile(io.BytesIO(), "w", zipfile.ZIP_DEFLATED)
    for name, data in files.items():
        made.writestr(name, data)
    return made


def bytes_of(made: zipfile.ZipFile) -> bytes:
    assert isinstance(made.fp, io.BytesIO)
    buffer = made.fp
    made.close()
    return buffer.getvalue()


def test_what_was_written_is_read_in_the_same_order() -> None:
    found = archive(packed())
    assert found.names == ("tournament.jsonl", "games/r01-t01.jsonl")
    assert found.read("tournament.jsonl") == b"one\ntwo\n"
    assert found.read("games/r01-t01.jsonl") == b"three\n" * 1000


def test_the_same_files_make_the_same_bytes() -> None:
    assert packed() == packed()


def test_a_file_is_read_only_when_its_turn_has_come_and_sent_on_before_it_ends() -> None:
    luck, read = Random(1), list[int]()

    def parts() -> Iterator[bytes]:
        for number in range(50):
            read.append(number)
            yield luck.randbytes(50_000)

    stream = zip_stream([("a", [b"x"]), ("b", parts())])
    next(stream)
    assert read == []
    next(stream)
    assert len(read) < 5


def test_another_program_can_read_it() -> None:
    assert zipfile.ZipFile(io.BytesIO(packed())).testzip() is None


@pytest.mark.parametrize("data", [b"", b"PK", b"{}\n", b"PK\x05\x06" + b"\xff" * 18, packed()[:-1]])
def test_what_is_no_archive_is_refused(data: bytes) -> None:
    with pytest.raises(BadArchive):
        archive(data)


def test_no_damage_ends_in_anything_but_a_refusal_or_other_bytes() -> None:
    luck, whole = Random(7), packed()
    for _ in range(3000):
        data = bytearray(whole)
        for _ in range(luck.randrange(1, 4)):
            data[luck.randrange(len(data))] = luck.randrange(256)
        try:
            found = archive(bytes(data))
            for name in found.names:
                found.read(name)
        except BadArchive:
            continue


def test_a_file_that_unpacks_to_more_than_any_export_is_refused() -> None:
    found = archive(bytes_of(made_by_others(**{"tournament.jsonl": b"0" * (11 * 1024 * 1024)})))
    with pytest.raises(BadArchive, match="more than"):
        found.read("tournament.jsonl")


def test_a_file_gives_no_more_than_the_size_that_it_states() -> None:
    data = bytes_of(made_by_others(**{"tournament.jsonl": b"0" * 5_000_000}))
    lying = data.replace(struct.pack("<L", 5_000_000), struct.pack("<L", 10))
    with pytest.raises(BadArchive, match="cannot be unpacked"):
        archive(lying).read("tournament.jsonl")


def test_many_files_and_large_sums_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    data = bytes_of(made_by_others(a=b"1" * 100, b=b"2" * 100, c=b"3" * 100))
    monkeypatch.setattr(zip_reader, "MAX_BUNDLE_BYTES", 299)
    with pytest.raises(BadArchive, match="299 bytes"):
        archive(data)
    monkeypatch.setattr(zip_reader, "MAX_BUNDLE_FILES", 2)
    with pytest.raises(BadArchive, match="2 files"):
        archive(data)


def test_encrypted_and_unusual_files_are_refused() -> None:
    made = zipfile.ZipFile(io.BytesIO(), "w", zipfile.ZIP_LZMA)
    made.writestr("tournament.jsonl", b"0" * 1000)
    with pytest.raises(BadArchive, match="unusual"):
        archive(bytes_of(made)).read("tournament.jsonl")
