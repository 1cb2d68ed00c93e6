-- +goose Up
CREATE TABLE tags (
    id   INTEGER PRIMARY KEY,
    name TEXT    NOT NULL UNIQUE
) STRICT;

CREATE TABLE image_tags (
    tag_id    INTEGER NOT NULL REFERENCES tags (id),
    image_row INTEGER NOT NULL REFERENCES images (rowid) ON DELETE CASCADE,
    PRIMARY KEY (tag_id, image_row)
) STRICT, WITHOUT ROWID;

CREATE INDEX image_tags_image ON image_tags (image_row);

-- What images are compared by, measured on visible pixels when they are made.
CREATE TABLE visual_features (
    blob_key   TEXT    PRIMARY KEY REFERENCES image_files (blob_key) ON DELETE CASCADE,
    silhouette INTEGER NOT NULL,                               -- 64 bits; see alpha.Silhouette
    colors     INTEGER NOT NULL                                -- bit n is domain.Colors[n]
) STRICT, WITHOUT ROWID;

-- Silhouettes that differ in few bits share one of these two quarters more often than not.
CREATE INDEX visual_features_middle ON visual_features (silhouette >> 24 & 0xffff);
CREATE INDEX visual_features_top ON visual_features (silhouette >> 48 & 0xffff);

-- A facet is what a list can be narrowed down to: a tag, by its id, or a color, by a negative number.
CREATE TABLE color_facets (
    bit   INTEGER PRIMARY KEY,
    facet INTEGER NOT NULL UNIQUE
) STRICT;

INSERT INTO color_facets (bit, facet)
VALUES (0, -1), (1, -2), (2, -3), (3, -4), (4, -5), (5, -6), (6, -7), (7, -8), (8, -9), (9, -10), (10, -11), (11, -12); -- domain.Colors

CREATE VIEW image_facets (image_row, facet) AS
SELECT image_row, tag_id FROM image_tags
UNION ALL
SELECT i.rowid, c.facet
FROM images i JOIN visual_features l ON l.blob_key = i.blob_key JOIN color_facets c ON l.colors >> c.bit & 1;

-- Every public image under each of its facets, with what it is sorted by: a list of a tag or of a color reads along an index.
CREATE TABLE listed_facets (
    facet      INTEGER NOT NULL,
    image_row  INTEGER NOT NULL,
    popularity INTEGER NOT NULL,
    hot        REAL    NOT NULL,
    PRIMARY KEY (facet, image_row)
) STRICT, WITHOUT ROWID;

CREATE INDEX listed_facets_hot ON listed_facets (facet, hot);
CREATE INDEX listed_facets_popular ON listed_facets (facet, popularity);

CREATE TABLE facet_counts (
    facet INTEGER PRIMARY KEY,
    total INTEGER NOT NULL CHECK (total >= 0)
) STRICT;

-- +goose StatementBegin
CREATE TRIGGER listed_facets_count_insert AFTER INSERT ON listed_facets
BEGIN
    INSERT INTO facet_counts (facet, total) VALUES (new.facet, 1) ON CONFLICT (facet) DO UPDATE SET total = total + 1;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER listed_facets_count_delete AFTER DELETE ON listed_facets
BEGIN
    UPDATE facet_counts SET total = total - 1 WHERE facet = old.facet;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER image_tags_facet_insert AFTER INSERT ON image_tags
BEGIN
    INSERT INTO listed_facets (facet, image_row, popularity, hot)
    SELECT new.tag_id, rowid, popularity, hot FROM images WHERE rowid = new.image_row AND listed = 1;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER image_tags_facet_delete AFTER DELETE ON image_tags
BEGIN
    DELETE FROM listed_facets WHERE facet = old.tag_id AND image_row = old.image_row;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER images_facets_insert AFTER INSERT ON images WHEN new.listed = 1
BEGIN
    INSERT INTO listed_facets (facet, image_row, popularity, hot)
    SELECT c.facet, new.rowid, new.popularity, new.hot
    FROM visual_features l JOIN color_facets c ON l.colors >> c.bit & 1
    WHERE l.blob_key = new.blob_key;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER visual_features_facets_insert AFTER INSERT ON visual_features
BEGIN
    INSERT INTO listed_facets (facet, image_row, popularity, hot)
    SELECT c.facet, i.rowid, i.popularity, i.hot
    FROM images i JOIN color_facets c ON new.colors >> c.bit & 1
    WHERE i.blob_key = new.blob_key AND i.listed = 1;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER images_appear AFTER UPDATE OF is_public, hidden_at, deleted_at ON images WHEN old.listed = 0 AND new.listed = 1
BEGIN
    INSERT INTO listed_facets (facet, image_row, popularity, hot)
    SELECT facet, new.rowid, new.popularity, new.hot FROM image_facets WHERE image_row = new.rowid;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER images_reorder AFTER UPDATE OF likes_count, own_like, hot ON images WHEN new.listed = 1
BEGIN
    UPDATE listed_facets SET popularity = new.popularity, hot = new.hot
    WHERE image_row = new.rowid AND facet IN (SELECT facet FROM image_facets WHERE image_row = new.rowid);
END;
-- +goose StatementEnd

-- How often an image left the public gallery: whatever is cached of public pages is out of date when this moves.
CREATE TABLE deletions (
    one   INTEGER PRIMARY KEY CHECK (one = 1),
    total INTEGER NOT NULL
) STRICT;

INSERT INTO deletions (one, total) VALUES (1, 0);

-- +goose StatementBegin
CREATE TRIGGER images_disappear AFTER UPDATE OF is_public, hidden_at, deleted_at ON images WHEN old.listed = 1 AND new.listed = 0
BEGIN
    DELETE FROM listed_facets WHERE image_row = new.rowid AND facet IN (SELECT facet FROM image_facets WHERE image_row = new.rowid);
    UPDATE deletions SET total = total + 1;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER images_leave BEFORE DELETE ON images WHEN old.listed = 1
BEGIN
    DELETE FROM listed_facets WHERE image_row = old.rowid AND facet IN (SELECT facet FROM image_facets WHERE image_row = old.rowid);
    UPDATE deletions SET total = total + 1;
END;
-- +goose StatementEnd
