package store

import (
	"context"
	"database/sql"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
)

// APITokens returns a user's bearer tokens, the latest first.
func (s *Store) APITokens(ctx context.Context, userID int64) ([]domain.APIToken, error) {
	var rows []struct {
		ID         int64         `db:"id"`
		Name       string        `db:"name"`
		CreatedAt  int64         `db:"created_at"`
		LastUsedAt sql.NullInt64 `db:"last_used_at"`
		ExpiresAt  int64         `db:"expires_at"`
	}
	err := s.list(ctx, &rows, `
		SELECT id, name, created_at, last_used_at, expires_at
		FROM api_tokens
		WHERE user_id = ? AND expires_at > ?
		ORDER BY id DESC`, userID, s.stamp())
	tokens := make([]domain.APIToken, len(rows))
	for i, r := range rows {
		tokens[i] = domain.APIToken{
			ID: r.ID, Name: r.Name, CreatedAt: fromMillis(r.CreatedAt), LastUsed: fromNullMillis(r.LastUsedAt), ExpiresAt: fromMillis(r.ExpiresAt),
		}
	}
	return tokens, err
}

// EndAPIToken ends one of a user's bearer tokens.
func (s *Store) EndAPIToken(ctx context.Context, userID, id int64) error {
	return s.write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `DELETE FROM api_tokens WHERE user_id = ? AND id = ?`, userID, id)
		return err
	})
}
