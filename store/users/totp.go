package users

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	"pellucid/store/db"
)

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
			return &domain.Error{Code: domain.RateLimited, RetryAfter: wait, Message: "Too many wrong codes. Please wait 15 minutes and try again, or use a passkey if you have one."}
		}
		locked = state.Failures+1 >= people.CodeTries
		if locked {
			_, err := tx.ExecContext(ctx, `UPDATE second_factors SET failures = 0, locked_until = ? WHERE user_id = ?`, db.Millis(s.db.Now().Add(people.CodeLock)), userID)
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
