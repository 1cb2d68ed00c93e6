package users

import (
	"context"
	"database/sql"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/auditlog"
	"pellucid/internal/domain/people"
	"pellucid/store/db"
)

// hasSecondFactor is true of users whom a password alone doesn't sign in.
const hasSecondFactor = `(EXISTS (SELECT 1 FROM passkeys k WHERE k.user_id = users.id)
	OR EXISTS (SELECT 1 FROM second_factors f WHERE f.user_id = users.id AND f.totp_secret IS NOT NULL))`

// SecondFactor returns what a user signs in with beside their password; one without anything has an empty one.
func (s *Store) SecondFactor(ctx context.Context, userID int64) (f people.SecondFactor, err error) {
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
	f.TOTP = people.TOTP{Secret: row.Secret, AddedAt: db.FromNullMillis(row.AddedAt), LastUsed: db.FromNullMillis(row.UsedAt)}
	if f.Passkeys, err = s.passkeys(ctx, userID); err != nil {
		return f, err
	}
	return f, s.db.Get(ctx, &f.CodesLeft, `SELECT count(*) FROM recovery_codes WHERE user_id = ? AND used_at IS NULL`, userID)
}

// endWithout removes the recovery codes of who signs in by password alone again.
func endWithout(ctx context.Context, tx *sqlx.Tx, userID int64) error {
	_, err := tx.ExecContext(ctx, `
		DELETE FROM recovery_codes
		WHERE user_id = ? AND NOT EXISTS (SELECT 1 FROM users WHERE id = recovery_codes.user_id AND `+hasSecondFactor+`)`, userID)
	return err
}

// RemoveSecondFactor makes a password enough again to sign a user in, as the administrator does for who is locked out.
func (s *Store) RemoveSecondFactor(ctx context.Context, actorID, userID int64, reason string) error {
	reason, err := auditlog.Reason(reason)
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
		return s.audit.Record(ctx, tx, auditlog.Entry{
			ActorID: actorID, Action: auditlog.RemoveSecondFactor, Subject: "user", SubjectID: domain.IDText(userID), Reason: reason, Before: before,
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
