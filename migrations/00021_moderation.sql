-- +goose Up
-- What the administrator decided about pictures. A decision can be undone until undo_until; before is how the picture stood
-- until then: {"hidden_at", "deleted"}.
CREATE TABLE moderation_decisions (
    id         TEXT    PRIMARY KEY,                            -- also the deletion in the bin, where there is one
    image_row  INTEGER NOT NULL REFERENCES images (rowid) ON DELETE CASCADE,
    decision   TEXT    NOT NULL CHECK (decision IN ('keep', 'hide', 'delete', 'suspend')),
    reason     TEXT    NOT NULL CHECK (reason <> ''),
    before     TEXT    NOT NULL CHECK (json_valid(before)),
    decided_by INTEGER NOT NULL,
    decided_at INTEGER NOT NULL,
    undo_until INTEGER NOT NULL,
    undone_at  INTEGER
) STRICT;

CREATE INDEX moderation_decisions_image ON moderation_decisions (image_row, decided_at) WHERE undone_at IS NULL;
CREATE INDEX moderation_decisions_recent ON moderation_decisions (decided_at) WHERE undone_at IS NULL;

ALTER TABLE reports ADD COLUMN decision_id TEXT REFERENCES moderation_decisions (id) ON DELETE SET NULL;

CREATE INDEX reports_decision ON reports (decision_id);

-- An owner asks once to look at a picture again.
CREATE TABLE appeals (
    image_row   INTEGER PRIMARY KEY REFERENCES images (rowid) ON DELETE CASCADE,
    text        TEXT    NOT NULL,
    created_at  INTEGER NOT NULL,
    answered_by TEXT    REFERENCES moderation_decisions (id) ON DELETE SET NULL
) STRICT;

CREATE INDEX appeals_open ON appeals (created_at) WHERE answered_by IS NULL;
CREATE INDEX appeals_answered ON appeals (answered_by);

-- Pictures that do not come back, by what they look like (alpha.Fingerprint).
CREATE TABLE blocked_pictures (
    decision_id TEXT    PRIMARY KEY REFERENCES moderation_decisions (id) ON DELETE CASCADE,
    fingerprint BLOB    NOT NULL,
    created_at  INTEGER NOT NULL
) STRICT;

-- +goose Down
DROP TABLE blocked_pictures;
DROP TABLE appeals;
DROP INDEX reports_decision;
ALTER TABLE reports DROP COLUMN decision_id;
DROP TABLE moderation_decisions;
