-- +goose Up
-- When an image was featured that a suspension of its owner took from the front; null: none did, or it was featured again since.
ALTER TABLE images ADD COLUMN withdrawn_at INTEGER;
CREATE INDEX images_withdrawn ON images (user_id, withdrawn_at) WHERE withdrawn_at IS NOT NULL;
