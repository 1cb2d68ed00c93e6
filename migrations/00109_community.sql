-- +goose Up
CREATE TABLE likes (
    user_id    INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    image_row  INTEGER NOT NULL REFERENCES images (rowid) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, image_row)
) STRICT, WITHOUT ROWID;

CREATE INDEX likes_image ON likes (image_row);

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

CREATE TABLE favorites (
    user_id    INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    image_row  INTEGER NOT NULL REFERENCES images (rowid) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, image_row)
) STRICT, WITHOUT ROWID;

CREATE INDEX favorites_image ON favorites (image_row);

CREATE TABLE folders (
    id         INTEGER PRIMARY KEY,
    user_id    INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name       TEXT    NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
    share_key  TEXT    UNIQUE,                                 -- null: private
    created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX folders_user ON folders (user_id);

CREATE TABLE folder_images (
    folder_id INTEGER NOT NULL REFERENCES folders (id) ON DELETE CASCADE,
    image_row INTEGER NOT NULL REFERENCES images (rowid) ON DELETE CASCADE,
    PRIMARY KEY (folder_id, image_row)
) STRICT, WITHOUT ROWID;

CREATE INDEX folder_images_image ON folder_images (image_row);

-- Folders that users opened by their link, and so have under "shared".
CREATE TABLE folder_guests (
    folder_id INTEGER NOT NULL REFERENCES folders (id) ON DELETE CASCADE,
    user_id   INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    added_at  INTEGER NOT NULL,
    PRIMARY KEY (user_id, folder_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX folder_guests_folder ON folder_guests (folder_id);
