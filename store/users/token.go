package users

import (
	"context"
	"database/sql"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	"pellucid/internal/domain/upkeep"
	"pellucid/store/db"
)

// tokenTouch is how old a token's last use may be before it is written down again: a write per call would be waste.
const tokenTouch = time.Hour

// CreateToken keeps a bearer token for the API. Only its hash is stored.
func (s *Store) CreateToken(ctx context.Context, userID int64, token, name string, life time.Duration) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `
			INSERT INTO api_tokens (user_id, name, token_hash, prefix, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)`,
			userID, name, HashToken(token), token[:min(len(token)/4, upkeep.TokenPrefix)], s.db.Stamp(), db.Millis(s.db.Now().Add(life)))
		return err
	})
}

// UserByToken returns whose bearer token this is, or a NotFound error when it is unknown or has run out.
func (s *Store) UserByToken(ctx context.Context, token string) (*domain.User, error) {
	var found struct {
		ID     int64 `db:"id"`
		UserID int64 `db:"user_id"`
		UsedAt int64 `db:"used_at"`
	}
	err := s.db.Get(ctx, &found, `
		SELECT id, user_id, coalesce(last_used_at, 0) AS used_at
		FROM api_tokens
		WHERE token_hash = ? AND expires_at > ?`, HashToken(token), s.db.Stamp())
	if err != nil {
		return nil, err
	}
	if s.db.Now().Sub(db.FromMillis(found.UsedAt)) > tokenTouch {
		// A disk that is full is no reason to refuse who only wants to read.
		if err := s.touchToken(ctx, found.ID); err != nil && domain.CodeOf(err) != domain.Unavailable {
			return nil, err
		}
	}
	return s.User(ctx, found.UserID)
}

func (s *Store) touchToken(ctx context.Context, id int64) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `UPDATE api_tokens SET last_used_at = ? WHERE id = ?`, s.db.Stamp(), id)
		return err
	})
}

// DeleteToken ends a bearer token.
func (s *Store) DeleteToken(ctx context.Context, token string) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `DELETE FROM api_tokens WHERE token_hash = ?`, HashToken(token))
		return err
	})
}

// APITokens returns a user's bearer tokens, the latest first.
func (s *Store) APITokens(ctx context.Context, userID int64) ([]people.APIToken, error) {
	var rows []struct {
		ID         int64         `db:"id"`
		Name       string        `db:"name"`
		CreatedAt  int64         `db:"created_at"`
		LastUsedAt sql.NullInt64 `db:"last_used_at"`
		ExpiresAt  int64         `db:"expires_at"`
	}
	err := s.db.List(ctx, &rows, `
		SELECT id, name, created_at, last_used_at, expires_at
		FROM api_tokens
		WHERE user_id = ? AND expires_at > ?
		ORDER BY id DESC`, userID, s.db.Stamp())
	tokens := make([]people.APIToken, len(rows))
	for i, r := range rows {
		tokens[i] = people.APIToken{
			ID: r.ID, Name: r.Name, CreatedAt: db.FromMillis(r.CreatedAt), LastUsed: db.FromNullMillis(r.LastUsedAt), ExpiresAt: db.FromMillis(r.ExpiresAt),
		}
	}
	return tokens, err
}

// EndAPIToken ends one of a user's bearer tokens.
func (s *Store) EndAPIToken(ctx context.Context, userID, id int64) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `DELETE FROM api_tokens WHERE user_id = ? AND id = ?`, userID, id)
		return err
	})
}
