-- +goose Up
-- What a picture's file says of where it comes from, so that its page need not open the file: an object with the receipt
-- and the credits. Null until somebody reads it from a file that was made before this was kept.
ALTER TABLE picture_files ADD COLUMN provenance TEXT CHECK (json_valid(provenance));

-- +goose Down
ALTER TABLE picture_files DROP COLUMN provenance;
