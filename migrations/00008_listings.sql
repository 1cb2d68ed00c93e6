-- +goose Up
-- What pictures are compared by, measured on visible pixels when they are made.
CREATE TABLE picture_looks (
    blob_key   TEXT    PRIMARY KEY REFERENCES picture_files (blob_key) ON DELETE CASCADE,
    silhouette INTEGER NOT NULL,                               -- 64 bits; see alpha.Silhouette
    colors     INTEGER NOT NULL                                -- bit n is domain.Colors[n]
) STRICT, WITHOUT ROWID;

-- Silhouettes that differ in few bits share one of these two quarters more often than not.
CREATE INDEX picture_looks_top ON picture_looks (silhouette >> 48 & 0xffff);
CREATE INDEX picture_looks_middle ON picture_looks (silhouette >> 24 & 0xffff);

CREATE TABLE color_shelves (
    bit   INTEGER PRIMARY KEY,
    shelf INTEGER NOT NULL UNIQUE
) STRICT;

INSERT INTO color_shelves (bit, shelf)
VALUES (0, -1), (1, -2), (2, -3), (3, -4), (4, -5), (5, -6), (6, -7), (7, -8), (8, -9), (9, -10), (10, -11), (11, -12);

-- Every public image on each of its shelves, with what it is sorted by: a list of a tag or of a colour is a walk along an
-- index. A shelf is a tag's id, or a negative number for a colour.
CREATE TABLE shelved (
    shelf       INTEGER NOT NULL,
    image_row   INTEGER NOT NULL,
    likes_count INTEGER NOT NULL,
    hot         REAL    NOT NULL,
    PRIMARY KEY (shelf, image_row)
) STRICT, WITHOUT ROWID;

CREATE TABLE shelf_counts (
    shelf INTEGER PRIMARY KEY,
    total INTEGER NOT NULL CHECK (total >= 0)
) STRICT;

CREATE VIEW image_shelves (image_row, shelf) AS
SELECT image_row, tag_id FROM image_tags
UNION ALL
SELECT i.rowid, c.shelf
FROM images i JOIN picture_looks l ON l.blob_key = i.blob_key JOIN color_shelves c ON l.colors >> c.bit & 1;

INSERT INTO shelved (shelf, image_row, likes_count, hot)
SELECT t.tag_id, t.image_row, i.likes_count, i.hot
FROM image_tags t JOIN images i ON i.rowid = t.image_row
WHERE i.listed = 1
ORDER BY t.tag_id, t.image_row;

CREATE INDEX shelved_popular ON shelved (shelf, likes_count);
CREATE INDEX shelved_hot ON shelved (shelf, hot);

INSERT INTO shelf_counts (shelf, total) SELECT shelf, count(*) FROM shelved GROUP BY shelf;

-- How often an image left the public gallery: whatever is kept of public pages is out of date when this moves.
CREATE TABLE departures (
    one   INTEGER PRIMARY KEY CHECK (one = 1),
    total INTEGER NOT NULL
) STRICT;

INSERT INTO departures (one, total) VALUES (1, 0);

-- +goose StatementBegin
CREATE TRIGGER shelved_count_insert AFTER INSERT ON shelved
BEGIN
    INSERT INTO shelf_counts (shelf, total) VALUES (new.shelf, 1) ON CONFLICT (shelf) DO UPDATE SET total = total + 1;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER shelved_count_delete AFTER DELETE ON shelved
BEGIN
    UPDATE shelf_counts SET total = total - 1 WHERE shelf = old.shelf;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER image_tags_shelve AFTER INSERT ON image_tags
BEGIN
    INSERT INTO shelved (shelf, image_row, likes_count, hot)
    SELECT new.tag_id, rowid, likes_count, hot FROM images WHERE rowid = new.image_row AND listed = 1;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER image_tags_unshelve AFTER DELETE ON image_tags
BEGIN
    DELETE FROM shelved WHERE shelf = old.tag_id AND image_row = old.image_row;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER images_shelve AFTER INSERT ON images WHEN new.listed = 1
BEGIN
    INSERT INTO shelved (shelf, image_row, likes_count, hot)
    SELECT c.shelf, new.rowid, new.likes_count, new.hot
    FROM picture_looks l JOIN color_shelves c ON l.colors >> c.bit & 1
    WHERE l.blob_key = new.blob_key;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER picture_looks_shelve AFTER INSERT ON picture_looks
BEGIN
    INSERT INTO shelved (shelf, image_row, likes_count, hot)
    SELECT c.shelf, i.rowid, i.likes_count, i.hot
    FROM images i JOIN color_shelves c ON new.colors >> c.bit & 1
    WHERE i.blob_key = new.blob_key AND i.listed = 1;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER images_appear AFTER UPDATE OF is_public, hidden_at, deleted_at ON images WHEN old.listed = 0 AND new.listed = 1
BEGIN
    INSERT INTO shelved (shelf, image_row, likes_count, hot)
    SELECT shelf, new.rowid, new.likes_count, new.hot FROM image_shelves WHERE image_row = new.rowid;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER images_disappear AFTER UPDATE OF is_public, hidden_at, deleted_at ON images WHEN old.listed = 1 AND new.listed = 0
BEGIN
    DELETE FROM shelved WHERE image_row = new.rowid AND shelf IN (SELECT shelf FROM image_shelves WHERE image_row = new.rowid);
    UPDATE departures SET total = total + 1;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER images_leave BEFORE DELETE ON images WHEN old.listed = 1
BEGIN
    DELETE FROM shelved WHERE image_row = old.rowid AND shelf IN (SELECT shelf FROM image_shelves WHERE image_row = old.rowid);
    UPDATE departures SET total = total + 1;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER images_reorder AFTER UPDATE OF likes_count, hot ON images WHEN new.listed = 1
BEGIN
    UPDATE shelved SET likes_count = new.likes_count, hot = new.hot
    WHERE image_row = new.rowid AND shelf IN (SELECT shelf FROM image_shelves WHERE image_row = new.rowid);
END;
-- +goose StatementEnd

-- +goose Down
DROP TRIGGER images_reorder;
DROP TRIGGER images_leave;
DROP TRIGGER images_disappear;
DROP TRIGGER images_appear;
DROP TRIGGER picture_looks_shelve;
DROP TRIGGER images_shelve;
DROP TRIGGER image_tags_unshelve;
DROP TRIGGER image_tags_shelve;
DROP TABLE departures;
DROP VIEW image_shelves;
DROP TABLE shelf_counts;
DROP TABLE shelved;
DROP TABLE color_shelves;
DROP TABLE picture_looks;
