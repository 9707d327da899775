"""Web Push: a message that only one browser can read (RFC 8291, RFC 8188), and the proof that it
comes from this server (VAPID, RFC 8292).

No library that sends pushes is used: they connect by themselves, and so to any address."""

from __future__ import annotations

import hashlib
import hmac
import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes: our messages fit into one record
HOURS_12 = 12 * 3600
ONE_DAY = 86400  # seconds that a push service keeps a message for a device that is off


def encoded(octets: bytes) -> str:
    return urlsafe_b64encode(octets).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class BrowserKeys:
    """The subscription that a browser sent; ValueError if it is not valid."""

    def __init__(self, p256dh: str, auth: str) -> None:
        self.public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
        self.auth = decoded(auth)
        if len(self.auth) != 16:
            raise ValueError("auth has 16 bytes")

    @classmethod
    def read(cls, text: str) -> BrowserKeys:
        keys = json.loads(text)
        return cls(keys["p256dh"], keys["auth"])


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    return hmac.new(key, message, hashlib.sha256).digest()


def encrypt(
    message: bytes,
    browser: BrowserKeys,
    ours: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a push. Key and salt are new each time, except in tests."""
    ours, salt = ours or ec.generate_private_key(CURVE), salt or os.urandom(16)
    sender, reader = public_bytes(ours.public_key()), public_bytes(browser.public)
    shared = ours.exchange(ec.ECDH(), browser.public)
    info = b"WebPush: info\0" + reader + sender + b"\1"
    secret = hmac_sha256(salt, hmac_sha256(hmac_sha256(browser.auth, shared), info))
    key = hmac_sha256(secret, b"Content-Encoding: aes128gcm\0\1")[:16]
    nonce = hmac_sha256(secret, b"Content-Encoding: nonce\0\1")[:12]
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(key).encrypt(nonce, message + b"\2", None)


def fresh_key() -> bytes:
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return number.to_bytes(32, "big")


class Vapid:
    """The key that browsers know this server by."""

    def __init__(self, key: bytes) -> None:
        self._key = ec.derive_private_key(int.from_bytes(key, "big"), CURVE)
        self.public = encoded(public_bytes(self._key.public_key()))

    def headers(self, endpoint: str, seconds: int, contact: str) -> dict[str, str]:
        """For a push service: it learns how to contact the operator, but not who is notified."""
        parts = urlsplit(endpoint)
        about = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": seconds + HOURS_12,
            "sub": contact,
        }
        text = f"{part_of({'typ': 'JWT', 'alg': 'ES256'})}.{part_of(about)}"
        r, s = utils.decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(SHA256())))
        signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return {
            "Authorization": f"vapid t={text}.{signature}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(ONE_DAY),
            "Urgency": "normal",
        }


def part_of(about: Mapping[str, object]) -> str:
    return encoded(json.dumps(about, separators=(",", ":")).encode())
