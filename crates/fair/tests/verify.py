"""Checks a record with nothing but Python's standard library: python3 verify.py FILE

A second reading of README.md, kept apart from the Rust code on purpose: if the two ever disagree
about tests/known.jsonl, the format has changed. It checks hashes, commitments and dice; it leaves
it to the Rust code to refuse lines that are not in their one form.
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


def draw(seed, at, label, bounds):
    key = hmac.digest(seed, framed("astragal/draw", at, label.encode()), "sha256")
    words = chacha20_words(key)

    def below(bound):
        return next(w % bound for w in words if w < 2**32 - 2**32 % bound)

    return [below(bound) for bound in bounds]


def check(path):
    lines = [json.loads(line) for line in open(path, encoding="utf-8", newline="\n")]
    header, *inputs, end = lines
    seed = bytes.fromhex(end["seed"])

    assert header["commitment"] == hashlib.sha256(seed).hexdigest(), "commitment"
    # The keys of the set-up stand in order already, so writing it again changes nothing.
    setup = hmac.digest(seed, framed("astragal/setup", written(header["setup"])), "sha256")
    assert header["setup_commitment"] == setup.hex(), "set-up"

    names = ["astragal", "game", "rules", "packs", "commitment", "setup_commitment"]
    published = written({name: header[name] for name in names})
    seats = [bytes.fromhex(seat) for seat in header["seats"]]
    h = hashlib.sha256(framed("astragal/opening", published, *seats)).digest()
    assert header["h"] == h.hex(), "line 1"

    for number, line in enumerate([*inputs, end], 1):
        assert line is end or line["n"] == number, f"line {number + 1}: number"
        if "chance" in line:
            dice = draw(seed, h, line["chance"], line["below"])
            assert line["dice"] == dice, f"line {number + 1}: the seed gives {dice}"
        h = next_hash(h, written({name: line[name] for name in line if name != "h"}))
        assert line["h"] == h.hex(), f"line {number + 1}: hash"
    print(f"{path}: {len(inputs)} inputs, {end['end']}: good")


if __name__ == "__main__":
    for path in sys.argv[1:]:
        check(path)
