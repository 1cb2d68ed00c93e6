-- +goose Up
-- The words under which people search for what an image shows besides those of its prompt: synonyms and wider kinds, with
-- spaces between them; null: not read yet, which the server does when it starts.
ALTER TABLE images ADD COLUMN kinds TEXT;

-- The secret in the link that opens a private image; null: not shared.
ALTER TABLE images ADD COLUMN share_key TEXT;

CREATE UNIQUE INDEX images_share_key ON images (share_key) WHERE share_key IS NOT NULL;
CREATE INDEX images_without_kinds ON images (user_id) WHERE kinds IS NULL AND deleted_at IS NULL;

-- What a user has public: the list of their page.
CREATE INDEX images_creator ON images (listed, user_id) WHERE listed = 1;

-- The background that an image is lost on, as bits: 1 paper, 2 ink; null: not measured yet.
ALTER TABLE visual_features ADD COLUMN faint_on INTEGER;

-- A kind is a term of its own, with § in front, so that a search for the word itself reads no image that is merely of its
-- kind. The index cannot be altered; it is made anew.
DROP TABLE images_search;
CREATE VIRTUAL TABLE images_search USING fts5 (
    prompt, tags, kinds, content = '', contentless_delete = 1, tokenize = 'porter unicode61 remove_diacritics 2 tokenchars §', prefix = '2 3'
);

INSERT INTO images_search (rowid, prompt, tags, kinds)
SELECT i.rowid, replace(i.prompt, '§', ' '),
       coalesce((SELECT group_concat(t.name, ' ') FROM image_tags it JOIN tags t ON t.id = it.tag_id WHERE it.image_row = i.rowid), ''), ''
FROM images i
WHERE i.deleted_at IS NULL;
