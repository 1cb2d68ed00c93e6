-- +goose Up
-- What readers answered to "Was this useful?" under a help article: one answer each, the last one counts.
CREATE TABLE help_votes (
    article_id TEXT    NOT NULL,
    reader     TEXT    NOT NULL,                               -- 'user:ID', or 'visitor:' and the id of a browser session
    user_id    INTEGER REFERENCES users (id) ON DELETE CASCADE,
    useful     INTEGER NOT NULL CHECK (useful IN (0, 1)),
    created_at INTEGER NOT NULL,
    PRIMARY KEY (article_id, reader)
) STRICT, WITHOUT ROWID;

CREATE INDEX help_votes_user ON help_votes (user_id) WHERE user_id IS NOT NULL;

-- +goose Down
DROP TABLE help_votes;
