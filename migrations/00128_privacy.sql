-- +goose Up
-- What people asked to be deleted at Facebook's settings, for the page that Facebook shows them. request_hash tells a request
-- that is sent again from a new one. The id that Facebook knows them by is not kept.
CREATE TABLE facebook_deletions (
    code         TEXT    PRIMARY KEY,
    request_hash BLOB    NOT NULL UNIQUE,                      -- SHA-256 of the signed request
    user_id      INTEGER REFERENCES users (id) ON DELETE SET NULL,
    outcome      TEXT    NOT NULL CHECK (outcome IN ('unknown', 'disconnected', 'scheduled')),
    requested_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX facebook_deletions_user ON facebook_deletions (user_id) WHERE user_id IS NOT NULL;

-- Copies of everything that is kept of a person, made in the background for large accounts. The file is DATA/exports/ID.zip.
CREATE TABLE data_exports (
    id           TEXT    PRIMARY KEY,
    user_id      INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    requested_at INTEGER NOT NULL,
    attempts     INTEGER NOT NULL DEFAULT 0,
    run_after    INTEGER NOT NULL,
    ready_at     INTEGER,
    expires_at   INTEGER,                                      -- the file is deleted then
    bytes        INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX data_exports_open ON data_exports (user_id) WHERE ready_at IS NULL;
CREATE INDEX data_exports_due ON data_exports (run_after) WHERE ready_at IS NULL;
CREATE INDEX data_exports_user ON data_exports (user_id);
