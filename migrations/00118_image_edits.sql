-- +goose Up
-- Images that were made of another one with the edge tools, at no credit: the steps, so that an edit can be taken up again. The
-- source is no reference: an edit outlives it.
CREATE TABLE image_edits (
    image_row  INTEGER PRIMARY KEY REFERENCES images (rowid) ON DELETE CASCADE,
    user_id    INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    source_id  TEXT    NOT NULL,
    steps      TEXT    NOT NULL CHECK (json_valid(steps)),
    created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX image_edits_user ON image_edits (user_id, created_at);
