-- +goose Up
-- When the owner last changed what the image's page says; null: never.
ALTER TABLE images ADD COLUMN edited_at INTEGER;

-- The shards of the sitemap, 10,000 rows of images each (domain.SitemapShardSize), so that its index counts nothing.
CREATE TABLE sitemap_shards (
    shard      INTEGER PRIMARY KEY,
    changed_at INTEGER NOT NULL
) STRICT;

INSERT INTO sitemap_shards (shard, changed_at)
SELECT rowid / 10000, max(created_at) FROM images WHERE listed = 1 GROUP BY rowid / 10000;

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

-- +goose Down
DROP TRIGGER images_sitemap_update;
DROP TRIGGER images_sitemap_insert;
DROP TABLE sitemap_shards;
ALTER TABLE images DROP COLUMN edited_at;
