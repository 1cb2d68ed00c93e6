-- +goose Up
-- What is true of an image's files, whoever shows them: large, and read only when one image is looked at.
CREATE TABLE image_files (
    blob_key      TEXT    NOT NULL PRIMARY KEY,                -- {blob_key}/original.png, {blob_key}/512.webp …
    bytes         INTEGER NOT NULL CHECK (bytes >= 0),         -- of the original
    alpha_verdict TEXT    NOT NULL CHECK (alpha_verdict IN ('pass', 'warn')),
    alpha_report  TEXT    NOT NULL CHECK (json_valid(alpha_report)),
    recipe        TEXT    NOT NULL CHECK (json_valid(recipe)),
    notes         TEXT    NOT NULL CHECK (json_valid(notes)),
    provenance    TEXT    CHECK (json_valid(provenance))       -- the receipt and the credits that the file carries; null: not read yet
) STRICT;

CREATE TABLE images (
    rowid           INTEGER PRIMARY KEY,
    id              TEXT    NOT NULL UNIQUE,                   -- the public id: short and unguessable
    user_id         INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    task_id         TEXT    REFERENCES generation_tasks (id) ON DELETE SET NULL,
    variation       INTEGER NOT NULL DEFAULT 0,
    blob_key        TEXT    NOT NULL REFERENCES image_files (blob_key),
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
    cost            INTEGER NOT NULL DEFAULT 1 CHECK (cost >= 0), -- credits
    likes_count     INTEGER NOT NULL DEFAULT 0 CHECK (likes_count >= 0),
    own_like        INTEGER NOT NULL DEFAULT 0 CHECK (own_like IN (0, 1)),   -- the owner's, which moves no order; triggers keep it
    favorites_count INTEGER NOT NULL DEFAULT 0 CHECK (favorites_count >= 0),
    downloads_count INTEGER NOT NULL DEFAULT 0 CHECK (downloads_count >= 0),
    hot             REAL    NOT NULL DEFAULT 0,                -- trending score; see domain.Hot
    created_at      INTEGER NOT NULL,
    edited_at       INTEGER,                                   -- when the owner last changed what its page says; null: never
    hidden_at       INTEGER,                                   -- taken down by the administrator
    deleted_at      INTEGER,
    featured_at     INTEGER,
    by_trusted      INTEGER NOT NULL DEFAULT 0 CHECK (by_trusted IN (0, 1)), -- whether users.trust > 0; triggers keep it
    listed          INTEGER NOT NULL GENERATED ALWAYS AS (is_public = 1 AND hidden_at IS NULL AND deleted_at IS NULL) VIRTUAL,
    promoted        INTEGER NOT NULL GENERATED ALWAYS AS (
        is_public = 1 AND hidden_at IS NULL AND deleted_at IS NULL AND (featured_at IS NOT NULL OR by_trusted = 1)
    ) VIRTUAL,
    popularity      INTEGER NOT NULL GENERATED ALWAYS AS (likes_count - own_like) VIRTUAL, -- the likes of others (docs/adr/0017)
    made_on         INTEGER NOT NULL GENERATED ALWAYS AS (created_at / 86400000) VIRTUAL,  -- days since 1970 in UTC
    styles          INTEGER NOT NULL GENERATED ALWAYS AS (                                 -- bit n is domain.StyleKeywords[n]
        (instr(lower(prompt), 'minimalist') > 0)
        | ((instr(lower(prompt), '3d render') > 0) << 1)
        | ((instr(lower(prompt), 'flat design') > 0) << 2)
        | ((instr(lower(prompt), 'watercolor') > 0) << 3)
        | ((instr(lower(prompt), 'digital art') > 0) << 4)
    ) VIRTUAL,
    UNIQUE (task_id, variation)
) STRICT;

-- Lists read an index alone and then fetch twenty rows; the rowid in each index keeps equal keys newest first. Each begins
-- with the column that its WHERE fixes, so that SQLite finds the one in the order of a list, with statistics or without.
CREATE INDEX images_blob ON images (blob_key);
CREATE INDEX images_category ON images (listed, category) WHERE listed = 1;
CREATE INDEX images_category_hot ON images (listed, category, hot) WHERE listed = 1;
CREATE INDEX images_category_popular ON images (listed, category, popularity) WHERE listed = 1;
CREATE INDEX images_featured ON images (promoted, featured_at) WHERE promoted = 1 AND featured_at IS NOT NULL;
CREATE INDEX images_hidden ON images (user_id) WHERE hidden_at IS NOT NULL;
CREATE INDEX images_hot ON images (listed, hot) WHERE listed = 1;
CREATE INDEX images_listed ON images (listed) WHERE listed = 1;
CREATE INDEX images_made ON images (user_id, made_on);
CREATE INDEX images_popular ON images (listed, popularity) WHERE listed = 1;
CREATE INDEX images_promoted ON images (promoted) WHERE promoted = 1;
CREATE INDEX images_promoted_category ON images (promoted, category) WHERE promoted = 1;
CREATE INDEX images_promoted_category_hot ON images (promoted, category, hot) WHERE promoted = 1;
CREATE INDEX images_promoted_hot ON images (promoted, hot) WHERE promoted = 1;
CREATE INDEX images_styles ON images (user_id, styles) WHERE deleted_at IS NULL;
CREATE INDEX images_user ON images (user_id) WHERE deleted_at IS NULL;

CREATE VIRTUAL TABLE images_search USING fts5 (
    prompt, tags, content = '', contentless_delete = 1, tokenize = 'porter unicode61 remove_diacritics 2', prefix = '2 3'
);

-- Deleted images whose files are still there, so that a deletion can be undone for a moment. What was deleted together comes
-- back together.
CREATE TABLE bin (
    image_row INTEGER PRIMARY KEY REFERENCES images (rowid) ON DELETE CASCADE,
    deletion  TEXT    NOT NULL,
    empty_at  INTEGER NOT NULL                                 -- 0: it is being emptied, and nothing brings the image back
) STRICT;

CREATE INDEX bin_deletion ON bin (deletion);
CREATE INDEX bin_due ON bin (empty_at);
