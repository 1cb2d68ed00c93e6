-- +goose Up
-- Images that no generation made, such as saved edits, stand in their owner's feed beside the generations.
CREATE INDEX images_apart ON images (user_id, created_at, id) WHERE task_id IS NULL AND deleted_at IS NULL;
