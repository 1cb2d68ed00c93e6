-- +goose Up
-- Who was suspended may appeal by a link in a mail, once for each suspension.
CREATE TABLE account_appeals (
    id          INTEGER PRIMARY KEY,
    user_id     INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    text        TEXT    NOT NULL,
    created_at  INTEGER NOT NULL,
    answered_at INTEGER
) STRICT;

CREATE UNIQUE INDEX account_appeals_open ON account_appeals (user_id) WHERE answered_at IS NULL;

ALTER TABLE mail_tokens RENAME TO mail_tokens_before;
DROP INDEX mail_tokens_user;
CREATE TABLE mail_tokens (
    token_hash BLOB    PRIMARY KEY,                            -- SHA-256 of what the link carries
    user_id    INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    purpose    TEXT    NOT NULL CHECK (purpose IN ('verify', 'reset', 'undo', 'appeal')),
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    used_at    INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO mail_tokens SELECT token_hash, user_id, purpose, created_at, expires_at, used_at FROM mail_tokens_before;
DROP TABLE mail_tokens_before;
CREATE INDEX mail_tokens_user ON mail_tokens (user_id, purpose);

-- What a suspended user pays for is not renewed: 'stop' schedules its end at the provider.
ALTER TABLE payment_chores RENAME TO payment_chores_before;
DROP INDEX payment_chores_open;
CREATE TABLE payment_chores (
    id         INTEGER PRIMARY KEY,
    user_id    INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    act        TEXT    NOT NULL CHECK (act IN ('cancel', 'refund', 'stop')),
    target     TEXT    NOT NULL,
    created_at INTEGER NOT NULL,
    run_after  INTEGER NOT NULL,
    attempts   INTEGER NOT NULL DEFAULT 0,
    done_at    INTEGER,
    outcome    TEXT    NOT NULL DEFAULT '',
    UNIQUE (act, target)
) STRICT;
INSERT INTO payment_chores (id, user_id, act, target, created_at, run_after, attempts, done_at, outcome)
SELECT id, user_id, act, target, created_at, run_after, attempts, done_at, outcome FROM payment_chores_before;
DROP TABLE payment_chores_before;
CREATE INDEX payment_chores_open ON payment_chores (run_after) WHERE done_at IS NULL;

-- Hashes of visitors' addresses had no key: whoever got hold of them could have tried all addresses (docs/adr/0015).
UPDATE reports SET reporter = 'erased:' || id WHERE reporter LIKE 'address:%';

-- +goose Down
DELETE FROM payment_chores WHERE act = 'stop';
ALTER TABLE payment_chores RENAME TO payment_chores_after;
DROP INDEX payment_chores_open;
CREATE TABLE payment_chores (
    id         INTEGER PRIMARY KEY,
    user_id    INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    act        TEXT    NOT NULL CHECK (act IN ('cancel', 'refund')),
    target     TEXT    NOT NULL,
    created_at INTEGER NOT NULL,
    run_after  INTEGER NOT NULL,
    attempts   INTEGER NOT NULL DEFAULT 0,
    done_at    INTEGER,
    outcome    TEXT    NOT NULL DEFAULT '',
    UNIQUE (act, target)
) STRICT;
INSERT INTO payment_chores SELECT id, user_id, act, target, created_at, run_after, attempts, done_at, outcome FROM payment_chores_after;
DROP TABLE payment_chores_after;
CREATE INDEX payment_chores_open ON payment_chores (run_after) WHERE done_at IS NULL;

DELETE FROM mail_tokens WHERE purpose = 'appeal';
ALTER TABLE mail_tokens RENAME TO mail_tokens_after;
DROP INDEX mail_tokens_user;
CREATE TABLE mail_tokens (
    token_hash BLOB    PRIMARY KEY,
    user_id    INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    purpose    TEXT    NOT NULL CHECK (purpose IN ('verify', 'reset', 'undo')),
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    used_at    INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO mail_tokens SELECT token_hash, user_id, purpose, created_at, expires_at, used_at FROM mail_tokens_after;
DROP TABLE mail_tokens_after;
CREATE INDEX mail_tokens_user ON mail_tokens (user_id, purpose);

DROP TABLE account_appeals;
