-- +goose Up
CREATE TABLE users (
    id                INTEGER PRIMARY KEY,
    email             TEXT    NOT NULL,
    email_folded      TEXT    NOT NULL UNIQUE,
    username          TEXT    NOT NULL,
    username_folded   TEXT    NOT NULL UNIQUE,
    password_hash     TEXT    NOT NULL DEFAULT '',            -- argon2id; empty: cannot sign in by password
    is_active         INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1)),
    inactive_reason   TEXT    NOT NULL DEFAULT '',
    email_verified_at INTEGER,
    avatar_url        TEXT    NOT NULL DEFAULT '',
    bio               TEXT    NOT NULL DEFAULT '',
    website           TEXT    NOT NULL DEFAULT '',
    social_links      TEXT    NOT NULL DEFAULT '{}' CHECK (json_valid(social_links)),
    created_at        INTEGER NOT NULL,
    last_login_at     INTEGER,
    delete_after      INTEGER                                  -- the account goes then, unless undone
) STRICT;

CREATE INDEX users_created ON users (created_at);

CREATE TABLE identities (
    provider   TEXT    NOT NULL CHECK (provider IN ('google', 'facebook')),
    subject    TEXT    NOT NULL,
    user_id    INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    email      TEXT    NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (provider, subject)
) STRICT, WITHOUT ROWID;

CREATE INDEX identities_user ON identities (user_id);

CREATE TABLE sessions (
    token_hash BLOB    PRIMARY KEY,                            -- SHA-256 of the cookie's value
    user_id    INTEGER REFERENCES users (id) ON DELETE CASCADE,
    data       BLOB    NOT NULL,
    device     TEXT    NOT NULL DEFAULT '',
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_user ON sessions (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE api_tokens (
    id           INTEGER PRIMARY KEY,
    user_id      INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name         TEXT    NOT NULL,
    token_hash   BLOB    NOT NULL UNIQUE,                      -- SHA-256 of the bearer token
    created_at   INTEGER NOT NULL,
    last_used_at INTEGER,
    expires_at   INTEGER NOT NULL
) STRICT;

CREATE INDEX api_tokens_user ON api_tokens (user_id);

CREATE TABLE mail_tokens (
    token_hash BLOB    PRIMARY KEY,
    user_id    INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    purpose    TEXT    NOT NULL CHECK (purpose IN ('verify', 'reset')),
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    used_at    INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX mail_tokens_user ON mail_tokens (user_id);

-- +goose Down
DROP TABLE mail_tokens;
DROP TABLE api_tokens;
DROP TABLE sessions;
DROP TABLE identities;
DROP TABLE users;
