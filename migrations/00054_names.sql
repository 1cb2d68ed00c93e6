-- +goose Up
-- Names that say what the tables hold. Triggers and views follow by themselves.
ALTER TABLE departures RENAME TO deletions;
ALTER TABLE payment_chores RENAME TO provider_tasks;
ALTER TABLE picture_looks RENAME TO visual_features;

-- +goose Down
ALTER TABLE visual_features RENAME TO picture_looks;
ALTER TABLE provider_tasks RENAME TO payment_chores;
ALTER TABLE deletions RENAME TO departures;
