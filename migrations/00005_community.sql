-- +goose Up
CREATE TABLE likes (
    user_id    INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    image_row  INTEGER NOT NULL REFERENCES images (rowid) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, image_row)
) STRICT, WITHOUT ROWID;

CREATE INDEX likes_image ON likes (image_row);

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
    added_at  INTEGER NOT NULL,
    PRIMARY KEY (folder_id, image_row)
) STRICT, WITHOUT ROWID;

CREATE INDEX folder_images_image ON folder_images (image_row);

-- Folders that somebody opened by their link, and so has under "shared".
CREATE TABLE folder_guests (
    folder_id INTEGER NOT NULL REFERENCES folders (id) ON DELETE CASCADE,
    user_id   INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    added_at  INTEGER NOT NULL,
    PRIMARY KEY (user_id, folder_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX folder_guests_folder ON folder_guests (folder_id);

CREATE TABLE reports (
    id          INTEGER PRIMARY KEY,
    image_row   INTEGER NOT NULL REFERENCES images (rowid) ON DELETE CASCADE,
    reporter    TEXT    NOT NULL,                              -- 'user:ID', or a hash of a visitor's address
    reason      TEXT    NOT NULL,
    detail      TEXT    NOT NULL DEFAULT '',
    created_at  INTEGER NOT NULL,
    decision    TEXT    CHECK (decision IN ('keep', 'hide', 'delete', 'suspend')),
    decided_by  INTEGER REFERENCES users (id),
    decided_at  INTEGER,
    UNIQUE (image_row, reporter)
) STRICT;

CREATE INDEX reports_open ON reports (created_at) WHERE decided_at IS NULL;

-- +goose Down
DROP TABLE reports;
DROP TABLE folder_guests;
DROP TABLE folder_images;
DROP TABLE folders;
DROP TABLE favorites;
DROP TABLE likes;
