-- +goose Up
-- How many images each list has, so that no page counts a million rows, and when it last showed something else: an image
-- came, left, moved or was described anew; likes do not count. The key is a category, or '' for all.
CREATE TABLE listing_counts (
    key        TEXT    PRIMARY KEY,
    total      INTEGER NOT NULL CHECK (total >= 0),
    changed_at INTEGER NOT NULL DEFAULT 0
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

-- +goose StatementBegin
CREATE TRIGGER images_changed_insert AFTER INSERT ON images WHEN new.listed = 1
BEGIN
    UPDATE listing_counts SET changed_at = max(changed_at, new.created_at) WHERE key IN ('', new.category);
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER images_changed_update AFTER UPDATE OF is_public, hidden_at, deleted_at, edited_at ON images
WHEN old.listed <> new.listed OR (new.listed = 1 AND old.edited_at IS NOT new.edited_at)
BEGIN
    UPDATE listing_counts
    SET changed_at = max(changed_at, new.created_at, coalesce(new.edited_at, 0), coalesce(new.hidden_at, 0), coalesce(new.deleted_at, 0))
    WHERE key IN ('', old.category, new.category);
END;
-- +goose StatementEnd

-- The shards of the sitemap, 10,000 rows of images each (domain.SitemapShardSize), so that its index counts nothing.
CREATE TABLE sitemap_shards (
    shard      INTEGER PRIMARY KEY,
    changed_at INTEGER NOT NULL
) STRICT;

-- +goose StatementBegin
CREATE TRIGGER images_sitemap_insert AFTER INSERT ON images WHEN new.listed = 1
BEGIN
    INSERT INTO sitemap_shards (shard, changed_at) VALUES (new.rowid / 10000, new.created_at)
    ON CONFLICT (shard) DO UPDATE SET changed_at = max(changed_at, excluded.changed_at);
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER images_sitemap_update AFTER UPDATE OF is_public, hidden_at, deleted_at, edited_at ON images
WHEN old.listed <> new.listed OR (new.listed = 1 AND old.edited_at IS NOT new.edited_at)
BEGIN
    INSERT INTO sitemap_shards (shard, changed_at)
    VALUES (new.rowid / 10000,
            max(new.created_at, coalesce(new.edited_at, 0), coalesce(new.hidden_at, 0), coalesce(new.deleted_at, 0)))
    ON CONFLICT (shard) DO UPDATE SET changed_at = max(changed_at, excluded.changed_at);
END;
-- +goose StatementEnd
