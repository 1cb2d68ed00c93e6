-- +goose Up
-- Deleted images whose files are still there, so that a deletion can be undone for a moment. What was deleted together comes
-- back together.
CREATE TABLE bin (
    image_row INTEGER PRIMARY KEY REFERENCES images (rowid) ON DELETE CASCADE,
    deletion  TEXT    NOT NULL,
    empty_at  INTEGER NOT NULL                                 -- 0: it is being emptied, and nothing brings the image back
) STRICT;

CREATE INDEX bin_deletion ON bin (deletion);
CREATE INDEX bin_due ON bin (empty_at);

-- +goose Down
DROP TABLE bin;
