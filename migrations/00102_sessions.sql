-- +goose Up
CREATE TABLE identities (
    provider TEXT    NOT NULL CHECK (provider IN ('google', 'facebook')),
    subject  TEXT    NOT NULL,
    user_id  INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    email    TEXT    NOT NULL,
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

CREATE INDEX sessions_expiry ON sessions (expires_at);
CREATE INDEX sessions_user ON sessions (user_id) WHERE user_id IS NOT NULL;

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

-- Links in emails.
CREATE TABLE mail_tokens (
    token_hash BLOB    PRIMARY KEY,                            -- SHA-256 of what the link carries
    user_id    INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    purpose    TEXT    NOT NULL CHECK (purpose IN ('verify', 'reset', 'undo', 'appeal')),
    expires_at INTEGER NOT NULL,
    used_at    INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX mail_tokens_user ON mail_tokens (user_id, purpose);

-- What a sign-in provider's answer was good for once: its nonce, and the token itself.
CREATE TABLE spent_secrets (
    hash       BLOB    PRIMARY KEY,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX spent_secrets_expiry ON spent_secrets (expires_at);

-- What readers answered to "Was this useful?" under a help article: one answer each, the last one counts.
CREATE TABLE help_votes (
    article_id TEXT    NOT NULL,
    reader     TEXT    NOT NULL,                               -- 'user:ID', or 'visitor:' and the id of a browser session
    user_id    INTEGER REFERENCES users (id) ON DELETE CASCADE,
    useful     INTEGER NOT NULL CHECK (useful IN (0, 1)),
    PRIMARY KEY (article_id, reader)
) STRICT, WITHOUT ROWID;

CREATE INDEX help_votes_user ON help_votes (user_id) WHERE user_id IS NOT NULL;
