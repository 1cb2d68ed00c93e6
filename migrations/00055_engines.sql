-- +goose Up
ALTER TABLE generation_tasks ADD COLUMN engine TEXT NOT NULL DEFAULT '';                     -- empty: tasks from before there was a choice
ALTER TABLE generation_tasks ADD COLUMN price INTEGER NOT NULL DEFAULT 1 CHECK (price > 0);  -- credits for each image
ALTER TABLE generation_tasks ADD COLUMN shadow TEXT NOT NULL DEFAULT '' CHECK (shadow IN ('', 'none', 'contact', 'drop'));
ALTER TABLE images ADD COLUMN cost INTEGER NOT NULL DEFAULT 1 CHECK (cost >= 0);             -- credits

-- What an image cost: settling changes no balance, and says how many of the reserved credits are spent for good.
ALTER TABLE credit_ledger ADD COLUMN spent INTEGER NOT NULL DEFAULT 0 CHECK ((spent > 0) = (kind = 'settle') AND spent >= 0);
DROP TRIGGER credit_ledger_counted;

-- +goose StatementBegin
CREATE TRIGGER credit_ledger_counted AFTER INSERT ON credit_ledger
BEGIN
    SELECT RAISE(ABORT, 'the entry belongs to nobody''s balance')
    WHERE NOT EXISTS (SELECT 1 FROM credit_balances WHERE user_id = new.user_id AND entry_id < new.id);
    UPDATE credit_balances
    SET plan_credits = plan_credits + new.plan_delta, extra_credits = extra_credits + new.extra_delta,
        used_credits = used_credits + new.spent, entry_id = new.id
    WHERE user_id = new.user_id;
END;
-- +goose StatementEnd

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

