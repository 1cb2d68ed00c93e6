package store

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
)

// VoteHelp keeps a reader's answer to whether a help article was useful, in place of an earlier one.
func (s *Store) VoteHelp(ctx context.Context, articleID string, reader domain.Reader, useful bool) error {
	return s.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `
			INSERT INTO help_votes (article_id, reader, user_id, useful) VALUES (?, ?, nullif(?, 0), ?)
			ON CONFLICT (article_id, reader) DO UPDATE SET useful = excluded.useful`,
			articleID, reader.Key(), reader.UserID, useful)
		return err
	})
}

// HelpVotes returns what readers answered about a help article, and the given reader's own answer.
func (s *Store) HelpVotes(ctx context.Context, articleID string, reader domain.Reader) (domain.HelpVotes, error) {
	var votes domain.HelpVotes
	err := s.Get(ctx, &votes, `
		SELECT coalesce(sum(useful), 0) AS useful, count(*) AS total,
		       coalesce(max(CASE WHEN reader = ? THEN iif(useful, 'yes', 'no') END), '') AS mine
		FROM help_votes
		WHERE article_id = ?`, reader.Key(), articleID)
	return votes, err
}
