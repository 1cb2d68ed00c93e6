package users

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/auditlog"
)

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
		if _, err = tx.ExecContext(ctx, `UPDATE second_factors SET `+codeRight+` WHERE user_id = ?`, userID); err != nil {
			return err
		}
		return s.recordAdmin(ctx, tx, userID, auditlog.RecoveryUsed)
	})
	return used, err
}

// ReplaceRecoveryCodes gives a user new recovery codes; the old ones end.
func (s *Store) ReplaceRecoveryCodes(ctx context.Context, userID int64, codes [][]byte) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		if err := replaceRecoveryCodes(ctx, tx, userID, codes); err != nil {
			return err
		}
		return s.recordAdmin(ctx, tx, userID, auditlog.RecoveryNew)
	})
}

// recordAdmin writes into the audit log what becomes of the administrator's recovery codes: whoever has one is in with the
// password alone. Nobody else's are in it.
func (s *Store) recordAdmin(ctx context.Context, tx *sqlx.Tx, userID int64, action string) error {
	if userID != domain.AdminID {
		return nil
	}
	var left struct {
		Codes int `db:"codes" json:"recovery_codes_left"`
	}
	if err := tx.GetContext(ctx, &left, `SELECT count(*) AS codes FROM recovery_codes WHERE user_id = ? AND used_at IS NULL`, userID); err != nil {
		return err
	}
	return s.audit.Record(ctx, tx, auditlog.Entry{ActorID: userID, Action: action, Subject: "user", SubjectID: domain.IDText(userID), After: left})
}
