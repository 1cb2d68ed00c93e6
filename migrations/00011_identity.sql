-- +goose Up
-- Links in mails also undo a deletion; those of before are few and short-lived, and nobody had been sent one.
DROP TABLE mail_tokens;

CREATE TABLE mail_tokens (
    token_hash BLOB    PRIMARY KEY,                            -- SHA-256 of what the link carries
    user_id    INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    purpose    TEXT    NOT NULL CHECK (purpose IN ('verify', 'reset', 'undo')),
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    used_at    INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX mail_tokens_user ON mail_tokens (user_id, purpose);

-- Letters wait here until they are sent. They name what is to be told and to whom, never the text: the text of some holds
-- a secret, which is made when the letter leaves.
CREATE TABLE mail_queue (
    id         INTEGER PRIMARY KEY,
    kind       TEXT    NOT NULL,
    user_id    INTEGER REFERENCES users (id) ON DELETE CASCADE,
    name       TEXT    NOT NULL DEFAULT '',                    -- what a visitor typed, where nobody is known to be meant
    data       TEXT    NOT NULL DEFAULT '{}' CHECK (json_valid(data)),
    once_key   TEXT    UNIQUE,                                 -- a letter with the same key is not sent again
    attempts   INTEGER NOT NULL DEFAULT 0,
    run_after  INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    done_at    INTEGER,                                        -- sent, dropped or given up
    outcome    TEXT    NOT NULL DEFAULT ''
) STRICT;

CREATE INDEX mail_queue_open ON mail_queue (run_after) WHERE done_at IS NULL;
CREATE INDEX mail_queue_done ON mail_queue (done_at) WHERE done_at IS NOT NULL;

-- What a provider's answer was good for once: its nonce, and the token itself.
CREATE TABLE spent_secrets (
    hash       BLOB    PRIMARY KEY,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX spent_secrets_expiry ON spent_secrets (expires_at);

CREATE INDEX users_leaving ON users (delete_after) WHERE delete_after IS NOT NULL;

-- When the person behind an account left. The row stays for the ledger, without anything of theirs.
ALTER TABLE users ADD COLUMN departed_at INTEGER;

-- +goose Down
ALTER TABLE users DROP COLUMN departed_at;
DROP INDEX users_leaving;
DROP TABLE spent_secrets;
DROP TABLE mail_queue;
DROP TABLE mail_tokens;
CREATE TABLE mail_tokens (
    token_hash BLOB    PRIMARY KEY,
    user_id    INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    purpose    TEXT    NOT NULL CHECK (purpose IN ('verify', 'reset')),
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    used_at    INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX mail_tokens_user ON mail_tokens (user_id);
