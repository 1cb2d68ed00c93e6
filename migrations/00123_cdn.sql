-- +goose Up
-- Whether a CDN that keeps public files is told to forget them: set by each start of the server.
CREATE TABLE cdn (
    one    INTEGER PRIMARY KEY CHECK (one = 1),
    purges INTEGER NOT NULL CHECK (purges IN (0, 1))
) STRICT;

INSERT INTO cdn (one, purges) VALUES (1, 0);

-- What a CDN has yet to forget: all files of an image that others may no longer see. A row is written in the act that hides the image,
-- and stays until the CDN has confirmed it twice: a file that was on its way to the CDN may come after the first time.
CREATE TABLE cdn_purges (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    blob_key  TEXT    NOT NULL,
    passes    INTEGER NOT NULL DEFAULT 2, -- times that are left
    attempts  INTEGER NOT NULL DEFAULT 0, -- that failed since the last that did not
    run_after INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX cdn_purges_due ON cdn_purges (run_after, id);

-- +goose StatementBegin
CREATE TRIGGER images_hidden_purge AFTER UPDATE OF is_public, hidden_at, deleted_at ON images
WHEN old.listed = 1 AND new.listed = 0 AND (SELECT purges FROM cdn) = 1
BEGIN
    INSERT INTO cdn_purges (blob_key) VALUES (old.blob_key);
END;
-- +goose StatementEnd

-- An image that goes private has its files under another key first.
-- +goose StatementBegin
CREATE TRIGGER images_moved_purge AFTER UPDATE OF blob_key ON images
WHEN old.listed = 1 AND old.blob_key <> new.blob_key AND (SELECT purges FROM cdn) = 1
BEGIN
    INSERT INTO cdn_purges (blob_key) VALUES (old.blob_key);
END;
-- +goose StatementEnd

-- An image that is not promoted any more has no social card of its own.
-- +goose StatementBegin
CREATE TRIGGER images_demoted_purge AFTER UPDATE OF featured_at, by_trusted ON images
WHEN old.promoted = 1 AND new.promoted = 0 AND (SELECT purges FROM cdn) = 1
BEGIN
    INSERT INTO cdn_purges (blob_key) VALUES (old.blob_key);
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER images_removed_purge BEFORE DELETE ON images WHEN old.listed = 1 AND (SELECT purges FROM cdn) = 1
BEGIN
    INSERT INTO cdn_purges (blob_key) VALUES (old.blob_key);
END;
-- +goose StatementEnd
