package users

import (
	"context"
	"database/sql"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	"pellucid/store/db"
)

func (s *Store) passkeys(ctx context.Context, userID int64) ([]people.Passkey, error) {
	var rows []struct {
		ID           int64         `db:"id"`
		CredentialID []byte        `db:"credential_id"`
		Name         string        `db:"name"`
		Record       []byte        `db:"record"`
		SignCount    uint32        `db:"sign_count"`
		CreatedAt    int64         `db:"created_at"`
		LastUsedAt   sql.NullInt64 `db:"last_used_at"`
	}
	err := s.db.List(ctx, &rows, `SELECT id, credential_id, name, record, sign_count, created_at, last_used_at FROM passkeys WHERE user_id = ? ORDER BY id`, userID)
	keys := make([]people.Passkey, len(rows))
	for i, r := range rows {
		keys[i] = people.Passkey{
			ID: r.ID, UserID: userID, CredentialID: r.CredentialID, Name: r.Name, Record: r.Record, SignCount: r.SignCount,
			CreatedAt: db.FromMillis(r.CreatedAt), LastUsed: db.FromNullMillis(r.LastUsedAt),
		}
	}
	return keys, err
}

// SecondFactorHandle returns what passkeys know a user by: candidate, or the one that was kept before.
func (s *Store) SecondFactorHandle(ctx context.Context, userID int64, candidate []byte) (handle []byte, err error) {
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		return tx.GetContext(ctx, &handle, `
			INSERT INTO second_factors (user_id, handle) VALUES (?, ?)
			ON CONFLICT (user_id) DO UPDATE SET handle = handle
			RETURNING handle`, userID, candidate)
	})
	return handle, err
}

// PasskeyOwner returns whose passkey this is, or a NotFound error.
func (s *Store) PasskeyOwner(ctx context.Context, credentialID []byte) (userID int64, err error) {
	return userID, s.db.Get(ctx, &userID, `SELECT user_id FROM passkeys WHERE credential_id = ?`, credentialID)
}

// AddPasskey keeps a passkey. Where it is the first thing beside the password, the recovery codes are kept as well, and given
// is true. A passkey that is somebody's already, and one too many, is a Conflict error.
func (s *Store) AddPasskey(ctx context.Context, p people.Passkey, codes [][]byte) (given bool, err error) {
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		var had int
		if err := tx.GetContext(ctx, &had, `SELECT count(*) FROM passkeys WHERE user_id = ?`, p.UserID); err != nil {
			return err
		}
		if had >= people.PasskeysMost {
			return domain.Errorf(domain.Conflict, "An account can have up to %d passkeys. Remove one first.", people.PasskeysMost)
		}
		_, err := tx.ExecContext(ctx, `
			INSERT INTO passkeys (user_id, credential_id, name, record, sign_count, created_at) VALUES (?, ?, ?, ?, ?, ?)`,
			p.UserID, p.CredentialID, p.Name, string(p.Record), p.SignCount, s.db.Stamp())
		if db.Violates(err, "passkeys.credential_id") {
			return domain.Errorf(domain.Conflict, "This passkey is already in use.")
		}
		if err != nil {
			return err
		}
		given, err = firstRecoveryCodes(ctx, tx, p.UserID, codes)
		return err
	})
	return given, err
}

// RenamePasskey gives one of a user's passkeys another name.
func (s *Store) RenamePasskey(ctx context.Context, userID, id int64, name string) error {
	return s.changeOne(ctx, `UPDATE passkeys SET name = ? WHERE user_id = ? AND id = ?`, name, userID, id)
}

// RemovePasskey takes one of a user's passkeys away. With the last thing beside the password, the recovery codes go.
func (s *Store) RemovePasskey(ctx context.Context, userID, id int64) (name string, err error) {
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		if err := tx.GetContext(ctx, &name, `DELETE FROM passkeys WHERE user_id = ? AND id = ? RETURNING name`, userID, id); err != nil {
			return err
		}
		return endWithout(ctx, tx, userID)
	})
	return name, err
}

// UsePasskey notes that a passkey signed. A count that doesn't grow is a Forbidden error: there may be a copy of the passkey.
// Devices that don't count always say 0.
func (s *Store) UsePasskey(ctx context.Context, p people.Passkey) error {
	err := s.changeOne(ctx, `
		UPDATE passkeys SET sign_count = ?, record = ?, last_used_at = ?
		WHERE credential_id = ? AND user_id = ? AND (sign_count < ? OR sign_count = 0 AND ? = 0)`,
		p.SignCount, string(p.Record), s.db.Stamp(), p.CredentialID, p.UserID, p.SignCount, p.SignCount)
	if db.NotFound(err) {
		return people.ErrPasskeyCopied
	}
	return err
}
