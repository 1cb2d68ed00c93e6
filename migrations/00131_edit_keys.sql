-- +goose Up
-- A request to save an edit that is sent again under its Idempotency-Key finds the image that it made before. The hash tells it from
-- another request under the same key.
ALTER TABLE image_edits ADD COLUMN idempotency_key TEXT;
ALTER TABLE image_edits ADD COLUMN request_hash BLOB;

CREATE UNIQUE INDEX image_edits_key ON image_edits (user_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
