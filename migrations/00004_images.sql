-- +goose Up
-- A task is its own queue row: claimed by one UPDATE, leased while it runs, picked up again after a crash.
CREATE TABLE generation_tasks (
    id              TEXT    PRIMARY KEY,
    user_id         INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    status          TEXT    NOT NULL CHECK (status IN ('queued', 'processing', 'completed', 'failed')),
    progress        INTEGER NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
    error           TEXT    NOT NULL DEFAULT '',
    priority        INTEGER NOT NULL DEFAULT 0,
    attempts        INTEGER NOT NULL DEFAULT 0,
    run_after       INTEGER NOT NULL,
    lease_until     INTEGER,
    prompt          TEXT    NOT NULL,
    negative_prompt TEXT    NOT NULL DEFAULT '',
    width           INTEGER NOT NULL CHECK (width > 0),
    height          INTEGER NOT NULL CHECK (height > 0),
    num_samples     INTEGER NOT NULL CHECK (num_samples BETWEEN 1 AND 4),
    guidance_scale  REAL    NOT NULL,
    steps           INTEGER NOT NULL,
    seed            INTEGER NOT NULL CHECK (seed >= 0),
    style           TEXT    NOT NULL DEFAULT '',
    is_public       INTEGER NOT NULL CHECK (is_public IN (0, 1)),
    clone_from      TEXT    NOT NULL DEFAULT '',
    commercial      INTEGER NOT NULL CHECK (commercial IN (0, 1)),
    plan_name       TEXT    NOT NULL,
    terms_version   TEXT    NOT NULL,
    engine_job_id   TEXT    NOT NULL DEFAULT '',               -- stored before waiting on a remote engine
    idempotency_key TEXT,
    request_hash    BLOB,
    created_at      INTEGER NOT NULL,
    started_at      INTEGER,
    finished_at     INTEGER,
    UNIQUE (user_id, idempotency_key)
) STRICT;

CREATE INDEX generation_tasks_queue ON generation_tasks (priority DESC, created_at) WHERE status = 'queued';
CREATE INDEX generation_tasks_running ON generation_tasks (lease_until) WHERE status = 'processing';
CREATE INDEX generation_tasks_user ON generation_tasks (user_id, created_at);

-- What is true of a picture's files, whoever shows them: large, and read only when one picture is looked at.
CREATE TABLE picture_files (
    blob_key      TEXT    NOT NULL PRIMARY KEY,                -- {blob_key}/original.png, {blob_key}/512.webp …
    bytes         INTEGER NOT NULL CHECK (bytes >= 0),         -- of the original
    alpha_verdict TEXT    NOT NULL CHECK (alpha_verdict IN ('pass', 'warn')),
    alpha_report  TEXT    NOT NULL CHECK (json_valid(alpha_report)),
    recipe        TEXT    NOT NULL CHECK (json_valid(recipe)),
    notes         TEXT    NOT NULL CHECK (json_valid(notes))
) STRICT;

CREATE TABLE images (
    rowid           INTEGER PRIMARY KEY,
    id              TEXT    NOT NULL UNIQUE,                   -- the public id: short and unguessable
    user_id         INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    task_id         TEXT    REFERENCES generation_tasks (id) ON DELETE SET NULL,
    variation       INTEGER NOT NULL DEFAULT 0,
    blob_key        TEXT    NOT NULL REFERENCES picture_files (blob_key),
    prompt          TEXT    NOT NULL,
    negative_prompt TEXT    NOT NULL DEFAULT '',
    width           INTEGER NOT NULL CHECK (width > 0),
    height          INTEGER NOT NULL CHECK (height > 0),
    guidance_scale  REAL    NOT NULL,
    steps           INTEGER NOT NULL,
    seed            INTEGER NOT NULL,
    model           TEXT    NOT NULL,
    category        TEXT    NOT NULL CHECK (category IN ('illustrations', 'icons', 'design-elements', 'backgrounds', 'objects')),
    alt_text        TEXT    NOT NULL DEFAULT '',
    is_public       INTEGER NOT NULL CHECK (is_public IN (0, 1)),
    commercial      INTEGER NOT NULL CHECK (commercial IN (0, 1)),
    plan_name       TEXT    NOT NULL,
    terms_version   TEXT    NOT NULL,
    likes_count     INTEGER NOT NULL DEFAULT 0 CHECK (likes_count >= 0),
    favorites_count INTEGER NOT NULL DEFAULT 0 CHECK (favorites_count >= 0),
    downloads_count INTEGER NOT NULL DEFAULT 0 CHECK (downloads_count >= 0),
    hot             REAL    NOT NULL DEFAULT 0,                -- trending score; see domain.Hot
    created_at      INTEGER NOT NULL,
    hidden_at       INTEGER,                                   -- taken down by the administrator
    deleted_at      INTEGER,
    listed          INTEGER NOT NULL GENERATED ALWAYS AS (is_public = 1 AND hidden_at IS NULL AND deleted_at IS NULL) VIRTUAL,
    UNIQUE (task_id, variation)
) STRICT;

-- Listings read an index alone and then fetch twenty rows; the rowid in each index keeps equal keys newest first.
CREATE INDEX images_listed ON images (listed) WHERE listed = 1;
CREATE INDEX images_popular ON images (likes_count) WHERE listed = 1;
CREATE INDEX images_hot ON images (hot) WHERE listed = 1;
CREATE INDEX images_category ON images (category) WHERE listed = 1;
CREATE INDEX images_category_popular ON images (category, likes_count) WHERE listed = 1;
CREATE INDEX images_category_hot ON images (category, hot) WHERE listed = 1;
CREATE INDEX images_user ON images (user_id) WHERE deleted_at IS NULL;
CREATE INDEX images_blob ON images (blob_key);

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

CREATE VIRTUAL TABLE images_search USING fts5 (
    prompt, tags, content = '', contentless_delete = 1, tokenize = 'porter unicode61 remove_diacritics 2', prefix = '2 3'
);

-- How many images each listing has, so that no page counts a million rows. The key is a category, or '' for all.
CREATE TABLE listing_counts (
    key   TEXT    PRIMARY KEY,
    total INTEGER NOT NULL CHECK (total >= 0)
) STRICT, WITHOUT ROWID;

INSERT INTO listing_counts (key, total)
VALUES ('', 0), ('illustrations', 0), ('icons', 0), ('design-elements', 0), ('backgrounds', 0), ('objects', 0);

-- +goose StatementBegin
CREATE TRIGGER images_count_insert AFTER INSERT ON images WHEN new.listed = 1
BEGIN
    UPDATE listing_counts SET total = total + 1 WHERE key IN ('', new.category);
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER images_count_update AFTER UPDATE OF is_public, hidden_at, deleted_at, category ON images
WHEN old.listed <> new.listed OR old.category <> new.category
BEGIN
    UPDATE listing_counts SET total = total - 1 WHERE old.listed = 1 AND key IN ('', old.category);
    UPDATE listing_counts SET total = total + 1 WHERE new.listed = 1 AND key IN ('', new.category);
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER images_count_delete AFTER DELETE ON images WHEN old.listed = 1
BEGIN
    UPDATE listing_counts SET total = total - 1 WHERE key IN ('', old.category);
END;
-- +goose StatementEnd

CREATE TABLE reference_images (
    id         TEXT    PRIMARY KEY,
    user_id    INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    task_id    TEXT    REFERENCES generation_tasks (id) ON DELETE CASCADE,
    blob_key   TEXT    NOT NULL,
    width      INTEGER NOT NULL CHECK (width > 0),
    height     INTEGER NOT NULL CHECK (height > 0),
    bytes      INTEGER NOT NULL CHECK (bytes > 0),
    created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX reference_images_user ON reference_images (user_id, created_at);
CREATE INDEX reference_images_task ON reference_images (task_id);

-- +goose Down
DROP TABLE reference_images;
DROP TABLE listing_counts;
DROP TABLE images_search;
DROP TABLE image_tags;
DROP TABLE tags;
DROP TABLE images;
DROP TABLE picture_files;
DROP TABLE generation_tasks;
