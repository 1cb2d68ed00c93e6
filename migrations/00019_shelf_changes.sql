-- +goose Up
-- When the list of a category, and under '' that of all, last showed something else: an image came, left, moved or was
-- described anew. Likes do not count.
ALTER TABLE listing_counts ADD COLUMN changed_at INTEGER NOT NULL DEFAULT 0;

UPDATE listing_counts SET changed_at = coalesce(
    (SELECT max(max(created_at), max(coalesce(edited_at, 0))) FROM images WHERE listed = 1 AND listing_counts.key IN ('', category)), 0);

-- +goose StatementBegin
CREATE TRIGGER images_shelf_insert AFTER INSERT ON images WHEN new.listed = 1
BEGIN
    UPDATE listing_counts SET changed_at = max(changed_at, new.created_at) WHERE key IN ('', new.category);
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER images_shelf_update AFTER UPDATE OF is_public, hidden_at, deleted_at, edited_at ON images
WHEN old.listed <> new.listed OR (new.listed = 1 AND old.edited_at IS NOT new.edited_at)
BEGIN
    UPDATE listing_counts
    SET changed_at = max(changed_at, new.created_at, coalesce(new.edited_at, 0), coalesce(new.hidden_at, 0), coalesce(new.deleted_at, 0))
    WHERE key IN ('', old.category, new.category);
END;
-- +goose StatementEnd

-- +goose Down
DROP TRIGGER images_shelf_update;
DROP TRIGGER images_shelf_insert;
ALTER TABLE listing_counts DROP COLUMN changed_at;
