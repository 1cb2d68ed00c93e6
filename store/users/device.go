package users

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain/people"
	"pellucid/store/db"
)

// Devices returns the browsers that a user is signed in with, the latest first. current is the cookie of the one who asks.
func (s *Store) Devices(ctx context.Context, userID int64, current string) ([]people.Device, error) {
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
	devices := make([]people.Device, len(rows))
	for i, r := range rows {
		devices[i] = people.Device{Handle: r.Handle, Agent: r.Agent, Since: db.FromMillis(r.CreatedAt), Current: r.Current}
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
