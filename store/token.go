package store

import (
	"context"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
)

// tokenTouch is how old a token's last use may be before it is written down again: a write per call would be waste.
const tokenTouch = time.Hour

// CreateToken keeps a bearer token for the API. Only its hash is stored.
func (s *Store) CreateToken(ctx context.Context, userID int64, token, name string, life time.Duration) error {
	return s.write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `
			INSERT INTO api_tokens (user_id, name, token_hash, created_at, expires_at) VALUES (?, ?, ?, ?, ?)`,
			userID, name, hashToken(token), s.stamp(), millis(s.now().Add(life)))
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
	err := s.get(ctx, &found, `
		SELECT id, user_id, coalesce(last_used_at, 0) AS used_at
		FROM api_tokens
		WHERE token_hash = ? AND expires_at > ?`, hashToken(token), s.stamp())
	if err != nil {
		return nil, err
	}
	if s.now().Sub(fromMillis(found.UsedAt)) > tokenTouch {
		// A disk that is full is no reason to refuse who only wants to read.
		if err := s.touchToken(ctx, found.ID); err != nil && domain.CodeOf(err) != domain.Unavailable {
			return nil, err
		}
	}
	return s.User(ctx, found.UserID)
}

func (s *Store) touchToken(ctx context.Context, id int64) error {
	return s.write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `UPDATE api_tokens SET last_used_at = ? WHERE id = ?`, s.stamp(), id)
		return err
	})
}

// DeleteToken ends a bearer token.
func (s *Store) DeleteToken(ctx context.Context, token string) error {
	return s.write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `DELETE FROM api_tokens WHERE token_hash = ?`, hashToken(token))
		return err
	})
}
