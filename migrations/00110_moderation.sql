-- +goose Up
-- What the administrator decided about images. A decision can be undone until undo_until; before is what was true of the
-- image until then: {"hidden_at", "deleted"}.
CREATE TABLE moderation_decisions (
    id         TEXT    PRIMARY KEY,                            -- also the deletion in the bin, where there is one
    image_row  INTEGER NOT NULL REFERENCES images (rowid) ON DELETE CASCADE,
    decision   TEXT    NOT NULL CHECK (decision IN ('keep', 'hide', 'delete', 'suspend')),
    reason     TEXT    NOT NULL CHECK (reason <> ''),
    before     TEXT    NOT NULL CHECK (json_valid(before)),
    decided_at INTEGER NOT NULL,
    undo_until INTEGER NOT NULL,
    undone_at  INTEGER
) STRICT;

CREATE INDEX moderation_decisions_image ON moderation_decisions (image_row, decided_at) WHERE undone_at IS NULL;
CREATE INDEX moderation_decisions_recent ON moderation_decisions (decided_at) WHERE undone_at IS NULL;

CREATE TABLE reports (
    id          INTEGER PRIMARY KEY,
    image_row   INTEGER NOT NULL REFERENCES images (rowid) ON DELETE CASCADE,
    reporter    TEXT    NOT NULL,                              -- 'user:ID', or a keyed hash of a visitor's address (docs/adr/0015)
    reason      TEXT    NOT NULL,
    detail      TEXT    NOT NULL DEFAULT '',
    created_at  INTEGER NOT NULL,
    decision    TEXT    CHECK (decision IN ('keep', 'hide', 'delete', 'suspend')),
    decision_id TEXT    REFERENCES moderation_decisions (id) ON DELETE SET NULL,
    decided_by  INTEGER REFERENCES users (id),
    decided_at  INTEGER,
    UNIQUE (image_row, reporter)
) STRICT;

CREATE INDEX reports_decision ON reports (decision_id);
CREATE INDEX reports_open ON reports (created_at) WHERE decided_at IS NULL;

-- An owner asks once to look at an image again.
CREATE TABLE appeals (
    image_row   INTEGER PRIMARY KEY REFERENCES images (rowid) ON DELETE CASCADE,
    text        TEXT    NOT NULL,
    created_at  INTEGER NOT NULL,
    answered_by TEXT    REFERENCES moderation_decisions (id) ON DELETE SET NULL
) STRICT;

CREATE INDEX appeals_answered ON appeals (answered_by);
CREATE INDEX appeals_open ON appeals (created_at) WHERE answered_by IS NULL;

-- A suspended user may appeal by a link in an email, once for each suspension.
CREATE TABLE account_appeals (
    id          INTEGER PRIMARY KEY,
    user_id     INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    text        TEXT    NOT NULL,
    created_at  INTEGER NOT NULL,
    answered_at INTEGER
) STRICT;

CREATE UNIQUE INDEX account_appeals_open ON account_appeals (user_id) WHERE answered_at IS NULL;

-- Images that do not come back, by what they look like (alpha.Fingerprint).
CREATE TABLE blocked_images (
    decision_id TEXT    PRIMARY KEY REFERENCES moderation_decisions (id) ON DELETE CASCADE,
    fingerprint BLOB    NOT NULL,
    created_at  INTEGER NOT NULL
) STRICT;
