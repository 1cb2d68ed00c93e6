-- +goose Up
-- A task is its own queue row: claimed by one UPDATE, leased while it runs, picked up again after a crash.
CREATE TABLE generation_tasks (
    id              TEXT    PRIMARY KEY,
    user_id         INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    status          TEXT    NOT NULL CHECK (status IN ('queued', 'processing', 'completed', 'failed', 'canceled')),
    progress        INTEGER NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
    error           TEXT    NOT NULL DEFAULT '',
    priority        INTEGER NOT NULL DEFAULT 0,
    attempts        INTEGER NOT NULL DEFAULT 0,
    run_after       INTEGER NOT NULL,
    lease_until     INTEGER,
    prompt          TEXT    NOT NULL,
    negative_prompt TEXT    NOT NULL DEFAULT '',
    width           INTEGER NOT NULL CHECK (width > 0),
    height          INTEGER NOT NULL CHECK (height > 0),
    num_samples     INTEGER NOT NULL CHECK (num_samples BETWEEN 1 AND 4),
    guidance_scale  REAL    NOT NULL,
    steps           INTEGER NOT NULL,
    seed            INTEGER NOT NULL CHECK (seed >= 0),
    style           TEXT    NOT NULL DEFAULT '',
    is_public       INTEGER NOT NULL CHECK (is_public IN (0, 1)),
    clone_from      TEXT    NOT NULL DEFAULT '',
    shadow          TEXT    NOT NULL DEFAULT '' CHECK (shadow IN ('', 'none', 'contact', 'drop')),
    engine          TEXT    NOT NULL DEFAULT '',
    price           INTEGER NOT NULL DEFAULT 1 CHECK (price > 0), -- credits for each image
    commercial      INTEGER NOT NULL CHECK (commercial IN (0, 1)),
    plan_name       TEXT    NOT NULL,
    terms_version   TEXT    NOT NULL,
    idempotency_key TEXT,
    request_hash    BLOB,
    created_at      INTEGER NOT NULL,
    started_at      INTEGER,
    finished_at     INTEGER,
    UNIQUE (user_id, idempotency_key)
) STRICT;

CREATE INDEX generation_tasks_queue ON generation_tasks (priority DESC, created_at) WHERE status = 'queued';
CREATE INDEX generation_tasks_running ON generation_tasks (lease_until) WHERE status = 'processing';
CREATE INDEX generation_tasks_user ON generation_tasks (user_id, created_at);

-- What prompts are accompanied by. One reference image may serve several generations, and a generation follows up to three,
-- in order.
CREATE TABLE reference_images (
    id         TEXT    PRIMARY KEY,
    user_id    INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    task_id    TEXT    REFERENCES generation_tasks (id) ON DELETE CASCADE,
    blob_key   TEXT    NOT NULL,
    width      INTEGER NOT NULL CHECK (width > 0),
    height     INTEGER NOT NULL CHECK (height > 0),
    bytes      INTEGER NOT NULL CHECK (bytes > 0),
    created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX reference_images_blob ON reference_images (blob_key);
CREATE INDEX reference_images_task ON reference_images (task_id);
CREATE INDEX reference_images_user ON reference_images (user_id, created_at);

CREATE TABLE task_references (
    task_id      TEXT    NOT NULL REFERENCES generation_tasks (id) ON DELETE CASCADE,
    position     INTEGER NOT NULL CHECK (position BETWEEN 0 AND 2),
    reference_id TEXT    NOT NULL REFERENCES reference_images (id) ON DELETE CASCADE,
    PRIMARY KEY (task_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX task_references_reference ON task_references (reference_id);

-- What was handed to engines that cost money: recorded before the call, so that a process that dies never pays twice.
CREATE TABLE engine_jobs (
    job_key    TEXT    NOT NULL PRIMARY KEY,                   -- names the task, the variation, the engine and the try
    task_id    TEXT    NOT NULL REFERENCES generation_tasks (id) ON DELETE CASCADE,
    engine     TEXT    NOT NULL,
    handle     TEXT    NOT NULL DEFAULT '',                    -- what the vendor calls it, stored before anybody waits
    state      TEXT    NOT NULL CHECK (state IN ('submitting', 'submitted', 'done', 'failed', 'unknown', 'canceled')),
    cost_cents REAL    NOT NULL CHECK (cost_cents >= 0),       -- US cents: the estimate, then what was charged
    created_at INTEGER NOT NULL,
    ended_at   INTEGER
) STRICT;

CREATE INDEX engine_jobs_task ON engine_jobs (task_id);
CREATE INDEX engine_jobs_spending ON engine_jobs (engine, created_at);
CREATE INDEX engine_jobs_open ON engine_jobs (state) WHERE state IN ('submitting', 'submitted');
