-- +goose Up
-- The lines of a user's credit history: one for each entry but what a generation gave back and settled, which belong to the
-- line of its reservation. Grouping a ledger of 40,000 entries by generation took most of the page's time.
CREATE INDEX credit_ledger_lines ON credit_ledger (user_id, id) WHERE kind NOT IN ('release', 'settle');

