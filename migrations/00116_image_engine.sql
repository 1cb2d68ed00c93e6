-- +goose Up
-- Which engine made an image; empty where it is not known any more. A task can name another: engines stand in for each other.
ALTER TABLE images ADD COLUMN engine TEXT NOT NULL DEFAULT '';
UPDATE images SET engine = CASE
    WHEN model LIKE 'illustrator%' THEN 'illustrator'
    WHEN model = 'cutout' THEN 'cutout'
    ELSE coalesce((SELECT j.engine FROM engine_jobs j WHERE j.task_id = images.task_id AND j.state = 'done' GROUP BY j.task_id HAVING count(DISTINCT j.engine) = 1), '')
END;

-- Whether the first reference image has a mask beside it ({blob_key}/mask.png): only what it leaves transparent is changed.
ALTER TABLE generation_tasks ADD COLUMN masked INTEGER NOT NULL DEFAULT 0 CHECK (masked IN (0, 1));
