package users

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"errors"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
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
	err := s.db.Reader.GetContext(ctx, &data, `SELECT data FROM sessions WHERE token_hash = ? AND expires_at > ?`, HashToken(token), s.db.Stamp())
	if errors.Is(err, sql.ErrNoRows) {
		return nil, false, nil
	}
	return data, err == nil, db.MapError(err)
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

// tokenTouch is how old a token's last use may be before it is written down again: a write per call would be waste.
const tokenTouch = time.Hour

// CreateToken keeps a bearer token for the API. Only its hash is stored.
func (s *Store) CreateToken(ctx context.Context, userID int64, token, name string, life time.Duration) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `
			INSERT INTO api_tokens (user_id, name, token_hash, prefix, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)`,
			userID, name, HashToken(token), token[:min(len(token)/4, domain.TokenPrefix)], s.db.Stamp(), db.Millis(s.db.Now().Add(life)))
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
func (s *Store) APITokens(ctx context.Context, userID int64) ([]domain.APIToken, error) {
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
	tokens := make([]domain.APIToken, len(rows))
	for i, r := range rows {
		tokens[i] = domain.APIToken{
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

// Devices returns the browsers that a user is signed in with, the latest first. current is the cookie of the one who asks.
func (s *Store) Devices(ctx context.Context, userID int64, current string) ([]domain.Device, error) {
	var rows []struct {
		Handle    string `db:"handle"`
		Agent     string `db:"device"`
		CreatedAt int64  `db:"created_at"`
		Current   bool   `db:"current"`
	}
	err := s.db.List(ctx, &rows, `
		SELECT lower(hex(substr(token_hash, 1, 8))) AS handle, device, created_at, token_hash = ? AS current
		FROM sessions
		WHERE user_id = ? AND expires_at > ?
		ORDER BY current DESC, created_at DESC`, HashToken(current), userID, s.db.Stamp())
	devices := make([]domain.Device, len(rows))
	for i, r := range rows {
		devices[i] = domain.Device{Handle: r.Handle, Agent: r.Agent, Since: db.FromMillis(r.CreatedAt), Current: r.Current}
	}
	return devices, err
}

// EndDevice signs a user's browser out.
func (s *Store) EndDevice(ctx context.Context, userID int64, handle string) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `DELETE FROM sessions WHERE user_id = ? AND lower(hex(substr(token_hash, 1, 8))) = ?`, userID, handle)
		return err
	})
}

// EndOtherDevices signs a user out everywhere but in the browser whose cookie is keep: their other sessions end, and so do
// their bearer tokens, since whoever got in may have made one.
func (s *Store) EndOtherDevices(ctx context.Context, userID int64, keep string) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		if _, err := tx.ExecContext(ctx, `DELETE FROM sessions WHERE user_id = ? AND token_hash <> ?`, userID, HashToken(keep)); err != nil {
			return err
		}
		_, err := tx.ExecContext(ctx, `DELETE FROM api_tokens WHERE user_id = ?`, userID)
		return err
	})
}
