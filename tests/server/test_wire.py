"""Heads without end, requests that never come whole, and crowds."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from cradle.server.settings import Settings
from cradle.server.wire import MOST_HEAD_BYTES, MOST_HEADERS, Wire, trusted
from tests.server.guests import Guest
from tests.server.serving import Server

HEAD = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n"


class Hasty(Wire):
    """Waits no longer than a test does."""

    most, most_each, most_sockets = 60, 40, 3
    head_seconds, body_seconds = 0.3, 0.3


class Patient(Hasty):
    head_seconds = body_seconds = 600.0


def serving(folder: Path, wire: type[Wire], **more: object) -> Iterator[Server]:
    running = Server(Settings(database=str(folder / "tables.sqlite"), thinkers=1, **more), http=wire)  # type: ignore[arg-type]
    yield running
    running.stop()


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving(tmp_path_factory.mktemp("hasty"), Hasty)


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving(tmp_path_factory.mktemp("patient"), Patient)


def call(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=30)


def answer(line: socket.socket) -> bytes:
    """Everything until the server hangs up."""
    said = b""
    try:
        while piece := line.recv(65536):
            said += piece
    except ConnectionError:
        pass
    line.close()
    return said


def pour(line: socket.socket, piece: bytes, times: int) -> int:
    """Send on until the server has had enough; how much was sent."""
    sent = 0
    try:
        for _ in range(times):
            line.sendall(piece)
            sent += len(piece)
    except OSError:
        pass
    return sent


@pytest.mark.parametrize("begin", [HEAD + b"X-Long: ", b"GET /", HEAD], ids=["a header", "an address", "headers"])
def test_a_head_without_end_is_not_kept(patient: Server, begin: bytes) -> None:
    """Nothing of 64 MB stays: the server hangs up after a few pieces, so they can only lie in buffers of the system."""
    line = call(patient)
    line.sendall(begin)
    piece = b"X-One: 1\r\n" * 6400 if begin == HEAD else b"a" * 64_000
    assert pour(line, piece, 1000) < 32_000_000
    line.close()
    assert httpx.get(f"{patient.url}/api/health").status_code == 200


def test_a_head_that_is_too_large_is_told(patient: Server) -> None:
    line = call(patient)
    line.sendall(HEAD + b"X-Long: " + b"a" * (MOST_HEAD_BYTES + 1))
    assert answer(line).startswith(b"HTTP/1.1 431 ")
    for large in (b"X-Long: " + b"a" * MOST_HEAD_BYTES + b"\r\n", b"X-One: 1\r\n" * MOST_HEADERS):
        line = call(patient)
        line.sendall(HEAD + large + b"\r\n")
        assert answer(line).startswith(b"HTTP/1.1 400 ")
    fine = {f"X-{n}": "1" * 200 for n in range(90)}
    assert httpx.get(f"{patient.url}/api/health", headers=fine).status_code == 200


@pytest.mark.parametrize(
    "half",
    [
        b"GET /api/health HTT",
        HEAD,
        HEAD.replace(b"GET /api/health", b"PATCH /api/me") + b"X-Cradle: 1\r\nContent-Length: 99\r\n\r\n{",
        HEAD.replace(b"GET /api/health", b"POST /api/tables")
        + b"X-Cradle: 1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{",
    ],
    ids=["line", "head", "body", "chunks"],
)
def test_a_request_that_does_not_come_whole_is_given_up(hasty: Server, half: bytes) -> None:
    line = call(hasty)
    line.sendall(half)
    assert answer(line).startswith(b"HTTP/1.1 408 ")


def test_who_says_nothing_is_given_up_in_silence(hasty: Server) -> None:
    assert answer(call(hasty)) == b""


def test_drops_do_not_win_time(hasty: Server) -> None:
    """The deadline is for the whole head, whenever the last piece came; the same for a second request."""
    line = call(hasty)
    line.sendall(HEAD + b"\r\n")
    assert b"200 OK" in line.recv(4096)
    line.settimeout(0.01)
    said, pieces = b"", 0
    while not said and pieces < 10_000:
        pieces += pour(line, b"\r\n" if pieces < 4 else b"G", 1)
        try:
            said = line.recv(4096) or b"gone"
        except TimeoutError:
            continue
        except ConnectionError:
            said = b"gone"
    line.close()
    assert said


def test_a_socket_has_no_deadline(hasty: Server) -> None:
    ada = Guest(hasty.url, "Ada")
    table = ada.table("me", "me")["id"]
    with ada.live(table, eye=0) as live:
        live.next("game")
        assert live.rest(1.0) == []
        live.send(type="ping")
        assert live.next("pong") == {"type": "pong"}


def test_half_requests_keep_nobody_out(patient: Server) -> None:
    """Neither those of one address nor those of many."""
    crowd = [call(patient) for _ in range(1)]
    wires = patient.server.server_state.connections
    for _ in range(300):
        line = call(patient)
        line.sendall(HEAD)
        crowd.append(line)
    assert httpx.get(f"{patient.url}/api/health", timeout=30).status_code == 200
    assert len(wires) <= Patient.most_each
    for line in crowd:
        line.close()


def test_people_behind_a_proxy_are_counted_together_only_in_all(tmp_path: Path) -> None:
    for server in serving(tmp_path, Patient, proxies=("127.0.0.1",)):
        crowd = [call(server) for _ in range(150)]
        assert httpx.get(f"{server.url}/api/health", timeout=30).status_code == 200
        assert Patient.most_each < len(server.server.server_state.connections) <= Patient.most
        for line in crowd:
            line.close()


def test_there_is_an_end_to_sockets(hasty: Server) -> None:
    ada = Guest(hasty.url, "Ada")
    table = ada.table("me", "me")["id"]
    with ada.live(table) as one, ada.live(table) as two, ada.live(table) as three:
        for live in (one, two, three):
            live.next("game")
        with pytest.raises(Exception, match="503"), ada.live(table):
            pass
    assert httpx.get(f"{hasty.url}/api/health").status_code == 200


def test_a_proxy_is_known_by_its_address(hasty: Server) -> None:
    config = hasty.server.config
    config.proxy_headers, config.forwarded_allow_ips = True, ["10.0.0.0/8", "::1"]
    assert trusted(config, "10.1.2.3")
    assert trusted(config, "::1")
    assert not trusted(config, "127.0.0.1")
    assert not trusted(config, "")
