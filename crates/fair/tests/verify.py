"""Checks a record with nothing but Python's standard library: python3 verify.py FILE

A second reading of README.md, kept apart from the Rust code on purpose: if the two ever disagree
about tests/known.jsonl (format 1), tests/signed.jsonl (format 2) or tests/thrown.jsonl (format 3), the
format has changed. It checks hashes, commitments, the signature and dice; it leaves it to the Rust code to refuse lines that are
not in their one form.
"""

import hashlib
import hmac
import json
import struct
import sys


def framed(tag, *parts):
    parts = [tag.encode(), *parts]
    return b"".join(struct.pack("<Q", len(part)) + part for part in parts)


def written(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def next_hash(before, body):
    return hashlib.sha256(framed("astragal/line", before, body)).digest()


def chacha20_words(key):
    """The key stream of RFC 8439 with a nonce of zeros, as 32-bit words from block 0 on."""

    def quarter(s, a, b, c, d):
        for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            s[x] = (s[x] + s[y]) & 0xFFFFFFFF
            s[z] ^= s[x]
            s[z] = (s[z] << turn | s[z] >> (32 - turn)) & 0xFFFFFFFF

    columns = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
    diagonals = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]
    block = 0
    while True:
        start = struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<I12x", block))
        state = list(start)
        for _ in range(10):
            for four in columns + diagonals:
                quarter(state, *four)
        yield from ((a + b) & 0xFFFFFFFF for a, b in zip(state, start))
        block += 1


def moment(header, throws, at, label):
    """What the dice of a throw hang on, beside the seed."""
    if header["astragal"] > 2:
        return framed("astragal/throw", bytes.fromhex(header["h"]), struct.pack("<I", throws))
    return framed("astragal/draw", at, label.encode())


def draw(seed, moment, bounds):
    words = chacha20_words(hmac.digest(seed, moment, "sha256"))

    def below(bound):
        return next(w % bound for w in words if w < 2**32 - 2**32 % bound)

    return [below(bound) for bound in bounds]


P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P


def on_curve(y, odd):
    """The point of edwards25519 with this y, in extended coordinates."""
    square = (y * y - 1) * pow(D * y * y + 1, -1, P)
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    assert (x * x - square) % P == 0, "no point of the curve"
    x = P - x if x % 2 != odd else x
    return (x, y, 1, x * y % P)


def unpacked(bytes_):
    number = int.from_bytes(bytes_, "little")
    return on_curve(number % 2**255, number >> 255)


def add(p, q):
    a, b = (p[1] - p[0]) * (q[1] - q[0]), (p[1] + p[0]) * (q[1] + q[0])
    c, d = 2 * p[3] * q[3] * D, 2 * p[2] * q[2]
    e, f, g, h = b - a, d - c, d + c, b + a
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def times(n, p):
    q = (0, 1, 1, 0)
    while n:
        q, p, n = (add(q, p) if n & 1 else q), add(p, p), n >> 1
    return q


def signed(key, message, signature):
    """Ed25519 of RFC 8032."""
    first, scalar = signature[:32], int.from_bytes(signature[32:], "little")
    hashed = hashlib.sha512(first + key + message).digest()
    base = on_curve(4 * pow(5, -1, P) % P, 0)
    left = times(scalar, base)
    right = add(unpacked(first), times(int.from_bytes(hashed, "little") % ORDER, unpacked(key)))
    same = (left[0] * right[2] - right[0] * left[2], left[1] * right[2] - right[1] * left[2])
    return scalar < ORDER and all(value % P == 0 for value in same)


def check_shares(header, seats):
    if header["astragal"] == 1:
        return
    for number, (share, due) in enumerate(zip(seats, header["commitments"], strict=True), 1):
        found = hashlib.sha256(framed("astragal/share", share)).hexdigest() if share else None
        assert found == due, f"share of seat {number}"


def check_signature(header, end, before):
    if "signer" not in header:
        assert "sig" not in end, "signed by nobody"
        return
    body = written({name: end[name] for name in ["end", "seed"]})
    message = hashlib.sha256(framed("astragal/end", before, body)).digest()
    key, signature = bytes.fromhex(header["signer"]), bytes.fromhex(end["sig"])
    assert signed(key, message, signature), "signature"


def check(path):
    lines = [json.loads(line) for line in open(path, encoding="utf-8", newline="\n")]
    header, *inputs, end = lines
    seed = bytes.fromhex(end["seed"])

    assert header["commitment"] == hashlib.sha256(seed).hexdigest(), "commitment"
    # The keys of the set-up stand in order already, so writing it again changes nothing.
    setup = hmac.digest(seed, framed("astragal/setup", written(header["setup"])), "sha256")
    assert header["setup_commitment"] == setup.hex(), "set-up"

    names = ["astragal", "game", "rules", "packs", "commitment", "setup_commitment"]
    names += ["signer"] if "signer" in header else []
    published = written({name: header[name] for name in names})
    seats = [bytes.fromhex(seat or "") for seat in header["seats"]]
    check_shares(header, seats)
    h = hashlib.sha256(framed("astragal/opening", published, *seats)).digest()
    assert header["h"] == h.hex(), "line 1"

    throws = 0
    for number, line in enumerate([*inputs, end], 1):
        assert line is end or line["n"] == number, f"line {number + 1}: number"
        if "chance" in line:
            dice = draw(seed, moment(header, throws, h, line["chance"]), line["below"])
            throws += 1
            assert line["dice"] == dice, f"line {number + 1}: the seed gives {dice}"
        if line is end:
            check_signature(header, end, h)
        h = next_hash(h, written({name: line[name] for name in line if name != "h"}))
        assert line["h"] == h.hex(), f"line {number + 1}: hash"
    print(f"{path}: {len(inputs)} inputs, {end['end']}: good")


if __name__ == "__main__":
    for path in sys.argv[1:]:
        check(path)
