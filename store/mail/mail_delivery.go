package mail

import (
	"context"
	"crypto/rand"
	"encoding/hex"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain/mailing"
	"pellucid/store/db"
)

// newMessageID is the left part of a Message-ID: 128 random bits that survive servers which change the case of letters.
func newMessageID() string {
	raw := make([]byte, 16)
	rand.Read(raw)
	return hex.EncodeToString(raw)
}

// NoteDelivery notes what became of a try to send an email. What a mail was about is forgotten when it was sent or dropped;
// of one that was given up it is kept, so that the administrator can have it sent again. An address that does not exist is
// noted on its user.
func (s *Store) NoteDelivery(ctx context.Context, d mailing.Delivery) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		if d.BadAddress && d.UserID != 0 {
			if err := s.returnMail(ctx, tx, d.UserID, d.Sentence); err != nil {
				return err
			}
		}
		if d.Outcome == "" {
			_, err := tx.ExecContext(ctx, `
				UPDATE mail_queue SET run_after = ?, last_error = ?, user_id = coalesce(user_id, nullif(?, 0)) WHERE id = ? AND done_at IS NULL`,
				db.Millis(s.db.Now().Add(d.Wait)), d.Sentence, d.UserID, d.ID)
			return err
		}
		_, err := tx.ExecContext(ctx, `
			UPDATE mail_queue
			SET done_at = ?, outcome = ?, last_error = ?, user_id = coalesce(user_id, nullif(?, 0)), name = '',
			    data = CASE WHEN ? = 'given up' THEN data ELSE '{}' END
			WHERE id = ?`, s.db.Stamp(), d.Outcome, d.Sentence, d.UserID, d.Outcome, d.ID)
		return err
	})
}

// returnMail notes that mail to a user comes back.
func (s *Store) returnMail(ctx context.Context, tx *sqlx.Tx, userID int64, why string) error {
	_, err := tx.ExecContext(ctx, `
		UPDATE users SET mail_returned_at = coalesce(mail_returned_at, ?), mail_returned = ? WHERE id = ? AND erased_at IS NULL`, s.db.Stamp(), why, userID)
	return err
}

// NoteReturned notes that a mail came back for good after a server had taken it, and reports whether it was one of ours.
// messageID is the left part of its Message-ID; badAddress says that there is no such mailbox.
func (s *Store) NoteReturned(ctx context.Context, messageID, why string, badAddress bool) (known bool, err error) {
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		var userID int64
		err := db.MapError(tx.GetContext(ctx, &userID, `
			UPDATE mail_queue SET outcome = 'returned', last_error = ? WHERE message_id = ? AND done_at IS NOT NULL RETURNING coalesce(user_id, 0)`,
			why, messageID))
		if db.NotFound(err) {
			return nil
		}
		known = err == nil
		if err != nil || userID == 0 || !badAddress {
			return err
		}
		return s.returnMail(ctx, tx, userID, why)
	})
	return known, err
}

// WantOptionalMail says whether a user gets emails that they can do without.
func (s *Store) WantOptionalMail(ctx context.Context, userID int64, wanted bool) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `UPDATE users SET mail_optional = ? WHERE id = ?`, wanted, userID)
		return err
	})
}
