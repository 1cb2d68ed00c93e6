package users

import (
	"context"
	"database/sql"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/store/db"
)

// hasSecondFactor is true of users whom a password alone doesn't sign in.
const hasSecondFactor = `(EXISTS (SELECT 1 FROM passkeys k WHERE k.user_id = users.id)
	OR EXISTS (SELECT 1 FROM second_factors f WHERE f.user_id = users.id AND f.totp_secret IS NOT NULL))`

// SecondFactor returns what a user signs in with beside their password; one without anything has an empty one.
func (s *Store) SecondFactor(ctx context.Context, userID int64) (f domain.SecondFactor, err error) {
	f.UserID = userID
	var row struct {
		Handle  []byte        `db:"handle"`
		Secret  []byte        `db:"totp_secret"`
		AddedAt sql.NullInt64 `db:"totp_added_at"`
		UsedAt  sql.NullInt64 `db:"totp_used_at"`
	}
	err = s.db.Get(ctx, &row, `SELECT handle, totp_secret, totp_added_at, totp_used_at FROM second_factors WHERE user_id = ?`, userID)
	if db.NotFound(err) {
		return f, nil
	}
	if err != nil {
		return f, err
	}
	f.Handle = row.Handle
	f.TOTP = domain.TOTP{Secret: row.Secret, AddedAt: db.FromNullMillis(row.AddedAt), LastUsed: db.FromNullMillis(row.UsedAt)}
	if f.Passkeys, err = s.passkeys(ctx, userID); err != nil {
		return f, err
	}
	return f, s.db.Get(ctx, &f.CodesLeft, `SELECT count(*) FROM recovery_codes WHERE user_id = ? AND used_at IS NULL`, userID)
}

func (s *Store) passkeys(ctx context.Context, userID int64) ([]domain.Passkey, error) {
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
	keys := make([]domain.Passkey, len(rows))
	for i, r := range rows {
		keys[i] = domain.Passkey{
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
func (s *Store) AddPasskey(ctx context.Context, p domain.Passkey, codes [][]byte) (given bool, err error) {
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		var had int
		if err := tx.GetContext(ctx, &had, `SELECT count(*) FROM passkeys WHERE user_id = ?`, p.UserID); err != nil {
			return err
		}
		if had >= domain.PasskeysMost {
			return domain.Errorf(domain.Conflict, "An account can have up to %d passkeys. Remove one first.", domain.PasskeysMost)
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

// firstRecoveryCodes keeps recovery codes for who has none.
func firstRecoveryCodes(ctx context.Context, tx *sqlx.Tx, userID int64, codes [][]byte) (given bool, err error) {
	var had bool
	if err := tx.GetContext(ctx, &had, `SELECT EXISTS (SELECT 1 FROM recovery_codes WHERE user_id = ?)`, userID); err != nil || had {
		return false, err
	}
	return true, replaceRecoveryCodes(ctx, tx, userID, codes)
}

func replaceRecoveryCodes(ctx context.Context, tx *sqlx.Tx, userID int64, codes [][]byte) error {
	if _, err := tx.ExecContext(ctx, `DELETE FROM recovery_codes WHERE user_id = ?`, userID); err != nil {
		return err
	}
	for _, hash := range codes {
		if _, err := tx.ExecContext(ctx, `INSERT INTO recovery_codes (user_id, code_hash) VALUES (?, ?)`, userID, hash); err != nil {
			return err
		}
	}
	return nil
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

// endWithout removes the recovery codes of who signs in by password alone again.
func endWithout(ctx context.Context, tx *sqlx.Tx, userID int64) error {
	_, err := tx.ExecContext(ctx, `
		DELETE FROM recovery_codes
		WHERE user_id = ? AND NOT EXISTS (SELECT 1 FROM users WHERE id = recovery_codes.user_id AND `+hasSecondFactor+`)`, userID)
	return err
}

// UsePasskey notes that a passkey signed. A count that doesn't grow is a Forbidden error: there may be a copy of the passkey.
// Devices that don't count always say 0.
func (s *Store) UsePasskey(ctx context.Context, p domain.Passkey) error {
	err := s.changeOne(ctx, `
		UPDATE passkeys SET sign_count = ?, record = ?, last_used_at = ?
		WHERE credential_id = ? AND user_id = ? AND (sign_count < ? OR sign_count = 0 AND ? = 0)`,
		p.SignCount, string(p.Record), s.db.Stamp(), p.CredentialID, p.UserID, p.SignCount, p.SignCount)
	if db.NotFound(err) {
		return domain.ErrPasskeyCopied
	}
	return err
}

// EnableTOTP keeps an authenticator app's encrypted secret, and the step of the code that proved it. Where it is the first
// thing beside the password, the recovery codes are kept as well, and given is true.
func (s *Store) EnableTOTP(ctx context.Context, userID int64, handle, secret []byte, step int64, codes [][]byte) (given bool, err error) {
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `
			INSERT INTO second_factors (user_id, handle, totp_secret, totp_added_at, totp_step) VALUES (?, ?, ?, ?, ?)
			ON CONFLICT (user_id) DO UPDATE SET totp_secret = excluded.totp_secret, totp_added_at = excluded.totp_added_at,
				totp_used_at = NULL, totp_step = excluded.totp_step, failures = 0, locked_until = 0`, userID, handle, secret, s.db.Stamp(), step)
		if err != nil {
			return err
		}
		given, err = firstRecoveryCodes(ctx, tx, userID, codes)
		return err
	})
	return given, err
}

// RemoveTOTP forgets a user's authenticator app. With the last thing beside the password, the recovery codes go.
func (s *Store) RemoveTOTP(ctx context.Context, userID int64) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		result, err := tx.ExecContext(ctx, `
			UPDATE second_factors SET totp_secret = NULL, totp_added_at = NULL, totp_used_at = NULL WHERE user_id = ? AND totp_secret IS NOT NULL`, userID)
		if err != nil {
			return err
		}
		if n, _ := result.RowsAffected(); n == 0 {
			return db.ErrNotFound
		}
		return endWithout(ctx, tx, userID)
	})
}

// TryCode counts a try at a code before anybody looks at it, so that many at a time are no way around the limit. While no code
// is accepted, it is a RateLimited error. locked is true of the try that is the last for now, unless its code is right.
func (s *Store) TryCode(ctx context.Context, userID int64) (locked bool, err error) {
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		var state struct {
			Failures int   `db:"failures"`
			Until    int64 `db:"locked_until"`
		}
		if err := tx.GetContext(ctx, &state, `SELECT failures, locked_until FROM second_factors WHERE user_id = ?`, userID); err != nil {
			return err
		}
		if wait := db.FromMillis(state.Until).Sub(s.db.Now()); wait > 0 {
			return &domain.Error{Code: domain.RateLimited, RetryAfter: wait, Message: "Too many wrong codes. Please wait 15 minutes and try again, or use a passkey."}
		}
		locked = state.Failures+1 >= domain.CodeTries
		if locked {
			_, err := tx.ExecContext(ctx, `UPDATE second_factors SET failures = 0, locked_until = ? WHERE user_id = ?`, db.Millis(s.db.Now().Add(domain.CodeLock)), userID)
			return err
		}
		_, err := tx.ExecContext(ctx, `UPDATE second_factors SET failures = failures + 1 WHERE user_id = ?`, userID)
		return err
	})
	return locked, err
}

const codeRight = `failures = 0, locked_until = 0`

// UseTOTP accepts the code of a step, and forgives wrong ones before it. The same code a second time, and an earlier one, is
// refused: used is false.
func (s *Store) UseTOTP(ctx context.Context, userID, step int64) (used bool, err error) {
	err = s.changeOne(ctx, `UPDATE second_factors SET totp_step = ?, totp_used_at = ?, `+codeRight+` WHERE user_id = ? AND totp_step < ? AND totp_secret IS NOT NULL`,
		step, s.db.Stamp(), userID, step)
	if db.NotFound(err) {
		return false, nil
	}
	return err == nil, err
}

// UseRecoveryCode accepts a recovery code once.
func (s *Store) UseRecoveryCode(ctx context.Context, userID int64, hash []byte) (used bool, err error) {
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		result, err := tx.ExecContext(ctx, `UPDATE recovery_codes SET used_at = ? WHERE user_id = ? AND code_hash = ? AND used_at IS NULL`, s.db.Stamp(), userID, hash)
		if err != nil {
			return err
		}
		if n, _ := result.RowsAffected(); n == 0 {
			return nil
		}
		used = true
		_, err = tx.ExecContext(ctx, `UPDATE second_factors SET `+codeRight+` WHERE user_id = ?`, userID)
		return err
	})
	return used, err
}

// ReplaceRecoveryCodes gives a user new recovery codes; the old ones end.
func (s *Store) ReplaceRecoveryCodes(ctx context.Context, userID int64, codes [][]byte) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error { return replaceRecoveryCodes(ctx, tx, userID, codes) })
}

// RemoveSecondFactor makes a password enough again to sign a user in, as the administrator does for who is locked out.
func (s *Store) RemoveSecondFactor(ctx context.Context, actorID, userID int64, reason string) error {
	reason, err := domain.AuditReason(reason)
	if err != nil {
		return err
	}
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		var before struct {
			Passkeys int  `db:"passkeys" json:"passkeys"`
			TOTP     bool `db:"totp" json:"authenticator_app"`
		}
		err := tx.GetContext(ctx, &before, `
			SELECT (SELECT count(*) FROM passkeys k WHERE k.user_id = u.id) AS passkeys,
			       EXISTS (SELECT 1 FROM second_factors f WHERE f.user_id = u.id AND f.totp_secret IS NOT NULL) AS totp
			FROM users u WHERE u.id = ?`, userID)
		if err != nil {
			return err
		}
		for _, statement := range []string{
			`DELETE FROM passkeys WHERE user_id = ?`, `DELETE FROM recovery_codes WHERE user_id = ?`, `DELETE FROM second_factors WHERE user_id = ?`,
		} {
			if _, err := tx.ExecContext(ctx, statement, userID); err != nil {
				return err
			}
		}
		return s.audit.Record(ctx, tx, domain.AuditEntry{
			ActorID: actorID, Action: domain.AuditRemoveSecondFactor, Subject: "user", SubjectID: domain.IDText(userID), Reason: reason, Before: before,
		})
	})
}

// changeOne runs a statement that changes one row, or returns a NotFound error.
func (s *Store) changeOne(ctx context.Context, statement string, args ...any) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		result, err := tx.ExecContext(ctx, statement, args...)
		if err != nil {
			return err
		}
		if n, _ := result.RowsAffected(); n == 0 {
			return db.ErrNotFound
		}
		return nil
	})
}
