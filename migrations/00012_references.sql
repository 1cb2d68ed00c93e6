-- +goose Up
-- One reference image may serve several generations, and a generation follows up to three, in order.
CREATE TABLE task_references (
    task_id      TEXT    NOT NULL REFERENCES generation_tasks (id) ON DELETE CASCADE,
    position     INTEGER NOT NULL CHECK (position BETWEEN 0 AND 2),
    reference_id TEXT    NOT NULL REFERENCES reference_images (id) ON DELETE CASCADE,
    PRIMARY KEY (task_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX task_references_reference ON task_references (reference_id);
CREATE INDEX reference_images_blob ON reference_images (blob_key);

-- +goose Down
DROP INDEX reference_images_blob;
DROP TABLE task_references;
