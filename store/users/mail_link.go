package users

import (
	"context"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/auditlog"
	"pellucid/internal/domain/mailing"
	"pellucid/store/db"
)

// errLink is what a link gets that is unknown, used or too old.
var errLink = domain.Errorf(domain.Gone, "This link has expired or was already used. Request a new one.")

// CreateMailToken keeps the hash of what a link carries. Earlier links of the same purpose stay good until one is used.
func (s *Store) CreateMailToken(ctx context.Context, userID int64, purpose mailing.Token, token string, life time.Duration) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `
			INSERT INTO mail_tokens (token_hash, user_id, purpose, expires_at) VALUES (?, ?, ?, ?)`,
			HashToken(token), userID, purpose, db.Millis(s.db.Now().Add(life)))
		return err
	})
}

// MailTokenGood reports whether a link still works, without using it.
func (s *Store) MailTokenGood(ctx context.Context, purpose mailing.Token, token string) (bool, error) {
	var good bool
	err := s.db.Get(ctx, &good, `
		SELECT EXISTS (SELECT 1 FROM mail_tokens WHERE token_hash = ? AND purpose = ? AND used_at IS NULL AND expires_at > ?)`,
		HashToken(token), purpose, s.db.Stamp())
	return good, err
}

// useMailToken marks a link as used, and every other link of the user for the same purpose.
func (s *Store) useMailToken(ctx context.Context, tx *sqlx.Tx, purpose mailing.Token, token string) (userID int64, err error) {
	err = tx.GetContext(ctx, &userID, `
		UPDATE mail_tokens SET used_at = ?
		WHERE token_hash = ? AND purpose = ? AND used_at IS NULL AND expires_at > ?
		RETURNING user_id`, s.db.Stamp(), HashToken(token), purpose, s.db.Stamp())
	if db.NotFound(db.MapError(err)) {
		return 0, errLink
	}
	if err != nil {
		return 0, err
	}
	_, err = tx.ExecContext(ctx, `UPDATE mail_tokens SET used_at = ? WHERE user_id = ? AND purpose = ? AND used_at IS NULL`,
		s.db.Stamp(), userID, purpose)
	return userID, err
}

// VerifyEmail notes that somebody read mail at a user's address. Opening the link again changes nothing, and is no error
// while the link is remembered.
func (s *Store) VerifyEmail(ctx context.Context, token string) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		userID, err := s.useMailToken(ctx, tx, mailing.TokenVerify, token)
		if err != nil {
			return s.verifiedBefore(ctx, tx, token, err)
		}
		_, err = tx.ExecContext(ctx, `
			UPDATE users SET email_verified_at = coalesce(email_verified_at, ?), mail_returned_at = NULL, mail_returned = '' WHERE id = ?`, s.db.Stamp(), userID)
		return err
	})
}

// verifiedBefore forgives a link whose address is verified already: mail programs open links before people do.
func (s *Store) verifiedBefore(ctx context.Context, tx *sqlx.Tx, token string, otherwise error) error {
	var done bool
	err := tx.GetContext(ctx, &done, `
		SELECT EXISTS (
			SELECT 1 FROM mail_tokens t JOIN users u ON u.id = t.user_id
			WHERE t.token_hash = ? AND t.purpose = 'verify' AND t.expires_at > ? AND u.email_verified_at IS NOT NULL)`,
		HashToken(token), s.db.Stamp())
	if err != nil || done {
		return err
	}
	return otherwise
}

// QueueEmailFor queues an email that the administrator has sent to somebody again. Who would not get it is told why: an
// account that is suspended or gone, an address that is confirmed.
func (s *Store) QueueEmailFor(ctx context.Context, actorID int64, l mailing.Email, reason string) error {
	reason, err := auditlog.Reason(reason)
	if err != nil {
		return err
	}
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		if err := wantsEmail(ctx, tx, l); err != nil {
			return err
		}
		_, err := tx.ExecContext(ctx, `INSERT INTO mail_queue (kind, user_id, run_after, created_at) VALUES (?, ?, ?, ?)`, l.Kind, l.UserID, s.db.Stamp(), s.db.Stamp())
		if err != nil {
			return err
		}
		return s.audit.Record(ctx, tx, auditlog.Entry{
			ActorID: actorID, Action: auditlog.Mail, Subject: "user", SubjectID: domain.IDText(l.UserID), Reason: reason,
			After: map[string]string{"email": string(l.Kind)},
		})
	})
}

func wantsEmail(ctx context.Context, tx *sqlx.Tx, l mailing.Email) error {
	state, err := accountOf(ctx, tx, l.UserID)
	if err != nil {
		return err
	}
	if !state.Active {
		return domain.Errorf(domain.Conflict, "This user is suspended. Reactivate them first.")
	}
	if l.Kind != mailing.Verify {
		return nil
	}
	var verified bool
	if err := tx.GetContext(ctx, &verified, `SELECT email_verified_at IS NOT NULL FROM users WHERE id = ?`, l.UserID); err != nil {
		return err
	}
	if verified {
		return domain.Errorf(domain.Conflict, "This email is already confirmed.")
	}
	return nil
}
