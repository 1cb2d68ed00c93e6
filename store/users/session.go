package users

import (
	"context"
	"crypto/sha256"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/store/db"
)

// Sessions keeps the browsers' sessions for scs. Only a hash of the cookie is stored: reading the database signs nobody in.
type Sessions struct{ db *db.DB }

// Sessions returns the sessions of a database.
func (s *Store) Sessions() Sessions { return Sessions{s.db} }

// HashToken is how a cookie, a bearer token and the token of a link are stored.
func HashToken(token string) []byte {
	sum := sha256.Sum256([]byte(token))
	return sum[:]
}

// FindCtx returns a session's data, as scs asks for it.
func (s Sessions) FindCtx(ctx context.Context, token string) ([]byte, bool, error) {
	var data []byte
	err := s.db.Get(ctx, &data, `SELECT data FROM sessions WHERE token_hash = ? AND expires_at > ?`, HashToken(token), s.db.Stamp())
	if db.NotFound(err) {
		return nil, false, nil
	}
	return data, err == nil, err
}

// CommitCtx saves a session's data.
func (s Sessions) CommitCtx(ctx context.Context, token string, data []byte, expiry time.Time) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `
			INSERT INTO sessions (token_hash, data, created_at, expires_at) VALUES (?, ?, ?, ?)
			ON CONFLICT (token_hash) DO UPDATE SET data = excluded.data, expires_at = excluded.expires_at`,
			HashToken(token), data, s.db.Stamp(), db.Millis(expiry))
		return err
	})
}

// DeleteCtx ends a session.
func (s Sessions) DeleteCtx(ctx context.Context, token string) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `DELETE FROM sessions WHERE token_hash = ?`, HashToken(token))
		return err
	})
}

// Find, Commit and Delete complete what scs asks of a store; it uses the forms with a context.
func (s Sessions) Find(token string) ([]byte, bool, error) {
	return s.FindCtx(context.Background(), token)
}

// Commit saves a session's data.
func (s Sessions) Commit(token string, data []byte, expiry time.Time) error {
	return s.CommitCtx(context.Background(), token, data, expiry)
}

// Delete ends a session.
func (s Sessions) Delete(token string) error { return s.DeleteCtx(context.Background(), token) }

// BindSession says whose session a cookie is, and on which device, so that it can be listed and ended.
func (s *Store) BindSession(ctx context.Context, token string, userID int64, device string) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `UPDATE sessions SET user_id = ?, device = ? WHERE token_hash = ?`, userID, device, HashToken(token))
		return err
	})
}

// DeleteExpired removes sessions and tokens that have run out.
func (s *Store) DeleteExpired(ctx context.Context) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		for _, statement := range []string{
			`DELETE FROM sessions WHERE expires_at <= ?`,
			`DELETE FROM api_tokens WHERE expires_at <= ?`,
			`DELETE FROM mail_tokens WHERE expires_at <= ?`,
			`DELETE FROM spent_secrets WHERE expires_at <= ?`,
		} {
			if _, err := tx.ExecContext(ctx, statement, s.db.Stamp()); err != nil {
				return err
			}
		}
		return nil
	})
}
