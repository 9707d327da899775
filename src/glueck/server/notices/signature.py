"""Signatures: of messages to webhooks, and of links that stop them. docs/notices.md says how a
receiver verifies a message."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode

HEADER = "Glueck-Signature"


def hook_signature(secret: str, seconds: int, body: bytes) -> str:
    """`seconds` is the time of sending: receivers refuse old messages."""
    mac = hmac.new(secret.encode(), b"%d." % seconds + body, hashlib.sha256)
    return f"t={seconds},v1={mac.hexdigest()}"


def stop_token(key: bytes, subscription: str) -> str:
    """A token that stops this subscription, and does nothing else."""
    mac = hmac.new(key, f"stop {subscription}".encode(), hashlib.sha256).digest()
    return f"{subscription}.{urlsafe_b64encode(mac).decode().rstrip('=')}"


def subscription_of(key: bytes, token: str) -> str | None:
    """The subscription that a token stops; None if the token is not ours."""
    subscription = token.rpartition(".")[0]
    ours = stop_token(key, subscription)
    return subscription if hmac.compare_digest(ours.encode(), token.encode()) else None
