-- +goose Up
-- What people sign in with beside their password: an authenticator app, whose secret is encrypted with a key that is not in
-- the database, and the count of wrong codes.
CREATE TABLE second_factors (
    user_id       INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    handle        BLOB    NOT NULL UNIQUE,                     -- random; what passkeys know the user by
    totp_secret   BLOB,                                        -- AES-256-GCM with DATA/factor.key; null: no authenticator app
    totp_added_at INTEGER,
    totp_used_at  INTEGER,
    totp_step     INTEGER NOT NULL DEFAULT 0,                  -- of the last code that was accepted: it and earlier ones are refused
    failures      INTEGER NOT NULL DEFAULT 0,                  -- wrong codes in a row
    locked_until  INTEGER NOT NULL DEFAULT 0                   -- no code is accepted before; passkeys are
) STRICT;

CREATE TABLE passkeys (
    id            INTEGER PRIMARY KEY,
    user_id       INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    credential_id BLOB    NOT NULL UNIQUE,
    name          TEXT    NOT NULL,
    record        TEXT    NOT NULL CHECK (json_valid(record)), -- public key and flags, as the WebAuthn library keeps them
    sign_count    INTEGER NOT NULL DEFAULT 0,
    created_at    INTEGER NOT NULL,
    last_used_at  INTEGER
) STRICT;

CREATE INDEX passkeys_user ON passkeys (user_id);

CREATE TABLE recovery_codes (
    user_id   INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    code_hash BLOB    NOT NULL,                                -- SHA-256 of 80 random bits
    used_at   INTEGER,
    PRIMARY KEY (user_id, code_hash)
) STRICT, WITHOUT ROWID;
