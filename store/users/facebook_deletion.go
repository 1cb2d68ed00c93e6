package users

import (
	"context"
	"crypto/sha256"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/domain/people"
	"pellucid/store/db"
)

// RequestFacebookDeletion does what somebody asked for in Facebook's settings: their Facebook account is disconnected, and
// where it was the only way in, the account is deleted after grace, which the returned request says. The same signed request
// again does nothing and returns the same code.
func (s *Store) RequestFacebookDeletion(ctx context.Context, subject, signed string, grace time.Duration) (d people.FacebookDeletion, err error) {
	hash := sha256.Sum256([]byte(signed))
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		known := tx.GetContext(ctx, &d.Code, `SELECT code FROM facebook_deletions WHERE request_hash = ?`, hash[:])
		if known == nil || !db.NotFound(db.MapError(known)) {
			return known
		}
		d = people.FacebookDeletion{Code: domain.NewID(), Outcome: people.FacebookUnknown}
		var userID int64
		err := db.MapError(tx.GetContext(ctx, &userID, `DELETE FROM identities WHERE provider = 'facebook' AND subject = ? RETURNING user_id`, subject))
		if err != nil && !db.NotFound(err) {
			return err
		}
		if err == nil {
			if d.Outcome, err = s.leaveWithFacebook(ctx, tx, userID, grace); err != nil {
				return err
			}
		}
		_, err = tx.ExecContext(ctx, `
			INSERT INTO facebook_deletions (code, request_hash, user_id, outcome, requested_at) VALUES (?, ?, nullif(?, 0), ?, ?)`,
			d.Code, hash[:], userID, d.Outcome, s.db.Stamp())
		return err
	})
	return d, err
}

// leaveWithFacebook has an account deleted that nobody can get into any more. Its owner can keep it by the link in the email.
func (s *Store) leaveWithFacebook(ctx context.Context, tx *sqlx.Tx, userID int64, grace time.Duration) (people.FacebookOutcome, error) {
	result, err := tx.ExecContext(ctx, `
		UPDATE users SET delete_after = coalesce(delete_after, ?)
		WHERE id = ? AND id <> ? AND password_hash = '' AND NOT EXISTS (SELECT 1 FROM identities WHERE user_id = users.id)`,
		db.Millis(s.db.Now().Add(grace)), userID, domain.AdminID)
	if err != nil {
		return "", err
	}
	if n, _ := result.RowsAffected(); n == 0 {
		return people.FacebookDisconnected, nil
	}
	if err := endAccess(ctx, tx, userID, ""); err != nil {
		return "", err
	}
	return people.FacebookScheduled, s.mail.Queue(ctx, tx, mailing.Email{Kind: mailing.Deletion, UserID: userID})
}

// FacebookDeletion returns what became of a request, or a NotFound error.
func (s *Store) FacebookDeletion(ctx context.Context, code string) (d people.FacebookDeletion, err error) {
	var row struct {
		Code        string                 `db:"code"`
		Outcome     people.FacebookOutcome `db:"outcome"`
		RequestedAt int64                  `db:"requested_at"`
		DeleteAfter int64                  `db:"delete_after"`
		ErasedAt    int64                  `db:"erased_at"`
	}
	err = s.db.Get(ctx, &row, `
		SELECT f.code, f.outcome, f.requested_at, coalesce(u.delete_after, 0) AS delete_after, coalesce(u.erased_at, 0) AS erased_at
		FROM facebook_deletions f LEFT JOIN users u ON u.id = f.user_id WHERE f.code = ?`, code)
	if err != nil {
		return d, err
	}
	d = people.FacebookDeletion{Code: row.Code, Outcome: row.Outcome, RequestedAt: db.FromMillis(row.RequestedAt)}
	if row.DeleteAfter != 0 {
		d.DeleteAt = db.FromMillis(row.DeleteAfter)
	}
	d.Erased = row.ErasedAt != 0
	return d, nil
}
