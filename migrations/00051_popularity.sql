-- +goose Up
-- The order by likes counts the likes of others: an owner's like moves nothing (docs/adr/0017). What people read is
-- likes_count, with the owner's.
ALTER TABLE images ADD COLUMN own_like INTEGER NOT NULL DEFAULT 0 CHECK (own_like IN (0, 1)); -- triggers keep it
ALTER TABLE images ADD COLUMN popularity INTEGER NOT NULL GENERATED ALWAYS AS (likes_count - own_like) VIRTUAL;

DROP TRIGGER images_reorder;
DROP TRIGGER images_appear;
DROP TRIGGER picture_looks_shelve;
DROP TRIGGER images_shelve;
DROP TRIGGER image_tags_shelve;
DROP INDEX images_popular;
DROP INDEX images_category_popular;
ALTER TABLE shelved RENAME COLUMN likes_count TO popularity;

UPDATE images SET own_like = 1 WHERE EXISTS (SELECT 1 FROM likes l WHERE l.user_id = images.user_id AND l.image_row = images.rowid);

UPDATE shelved SET popularity = popularity - 1 WHERE image_row IN (SELECT rowid FROM images WHERE own_like = 1);

CREATE INDEX images_popular ON images (popularity) WHERE listed = 1;
CREATE INDEX images_category_popular ON images (category, popularity) WHERE listed = 1;

-- +goose StatementBegin
CREATE TRIGGER likes_own_insert AFTER INSERT ON likes WHEN new.user_id = (SELECT user_id FROM images WHERE rowid = new.image_row)
BEGIN
    UPDATE images SET own_like = 1 WHERE rowid = new.image_row;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER likes_own_delete AFTER DELETE ON likes WHEN old.user_id = (SELECT user_id FROM images WHERE rowid = old.image_row)
BEGIN
    UPDATE images SET own_like = 0 WHERE rowid = old.image_row;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER image_tags_shelve AFTER INSERT ON image_tags
BEGIN
    INSERT INTO shelved (shelf, image_row, popularity, hot)
    SELECT new.tag_id, rowid, popularity, hot FROM images WHERE rowid = new.image_row AND listed = 1;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER images_shelve AFTER INSERT ON images WHEN new.listed = 1
BEGIN
    INSERT INTO shelved (shelf, image_row, popularity, hot)
    SELECT c.shelf, new.rowid, new.popularity, new.hot
    FROM picture_looks l JOIN color_shelves c ON l.colors >> c.bit & 1
    WHERE l.blob_key = new.blob_key;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER picture_looks_shelve AFTER INSERT ON picture_looks
BEGIN
    INSERT INTO shelved (shelf, image_row, popularity, hot)
    SELECT c.shelf, i.rowid, i.popularity, i.hot
    FROM images i JOIN color_shelves c ON new.colors >> c.bit & 1
    WHERE i.blob_key = new.blob_key AND i.listed = 1;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER images_appear AFTER UPDATE OF is_public, hidden_at, deleted_at ON images WHEN old.listed = 0 AND new.listed = 1
BEGIN
    INSERT INTO shelved (shelf, image_row, popularity, hot)
    SELECT shelf, new.rowid, new.popularity, new.hot FROM image_shelves WHERE image_row = new.rowid;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER images_reorder AFTER UPDATE OF likes_count, own_like, hot ON images WHEN new.listed = 1
BEGIN
    UPDATE shelved SET popularity = new.popularity, hot = new.hot
    WHERE image_row = new.rowid AND shelf IN (SELECT shelf FROM image_shelves WHERE image_row = new.rowid);
END;
-- +goose StatementEnd

-- +goose Down
DROP TRIGGER images_reorder;
DROP TRIGGER images_appear;
DROP TRIGGER picture_looks_shelve;
DROP TRIGGER images_shelve;
DROP TRIGGER image_tags_shelve;
DROP TRIGGER likes_own_delete;
DROP TRIGGER likes_own_insert;
DROP INDEX images_category_popular;
DROP INDEX images_popular;
UPDATE shelved SET popularity = popularity + 1 WHERE image_row IN (SELECT rowid FROM images WHERE own_like = 1);
ALTER TABLE shelved RENAME COLUMN popularity TO likes_count;
ALTER TABLE images DROP COLUMN popularity;
ALTER TABLE images DROP COLUMN own_like;
CREATE INDEX images_popular ON images (likes_count) WHERE listed = 1;
CREATE INDEX images_category_popular ON images (category, likes_count) WHERE listed = 1;

-- +goose StatementBegin
CREATE TRIGGER image_tags_shelve AFTER INSERT ON image_tags
BEGIN
    INSERT INTO shelved (shelf, image_row, likes_count, hot)
    SELECT new.tag_id, rowid, likes_count, hot FROM images WHERE rowid = new.image_row AND listed = 1;
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
CREATE TRIGGER images_reorder AFTER UPDATE OF likes_count, hot ON images WHEN new.listed = 1
BEGIN
    UPDATE shelved SET likes_count = new.likes_count, hot = new.hot
    WHERE image_row = new.rowid AND shelf IN (SELECT shelf FROM image_shelves WHERE image_row = new.rowid);
END;
-- +goose StatementEnd
