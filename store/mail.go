package store

import (
	"context"
	"encoding/json"
	"fmt"
	"strconv"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
)

// QueueEmail keeps an email until it is sent. One whose key was queued before is not kept again.
func (s *Store) QueueEmail(ctx context.Context, l domain.Email) error {
	return s.write(ctx, func(tx *sqlx.Tx) error { return s.queueEmail(ctx, tx, l) })
}

func (s *Store) queueEmail(ctx context.Context, tx *sqlx.Tx, l domain.Email) error {
	data, err := json.Marshal(l.Data)
	if err != nil {
		return fmt.Errorf("encode the email's data: %w", err)
	}
	if l.Data == nil {
		data = []byte("{}")
	}
	_, err = tx.ExecContext(ctx, `
		INSERT INTO mail_queue (kind, user_id, name, data, once_key, run_after, created_at)
		VALUES (?, nullif(?, 0), ?, ?, nullif(?, ''), ?, ?)
		ON CONFLICT (once_key) DO NOTHING`,
		l.Kind, l.UserID, l.Name, string(data), l.OnceKey, s.stamp(), s.stamp())
	return err
}

// NextEmail returns an email whose turn it is and puts it off for lease, so that a crash while it is being sent delays it
// and does not lose it. Without one, it is a NotFound error.
func (s *Store) NextEmail(ctx context.Context, lease time.Duration) (domain.Email, error) {
	var row struct {
		ID       int64            `db:"id"`
		Kind     domain.EmailKind `db:"kind"`
		UserID   int64            `db:"user_id"`
		Name     string           `db:"name"`
		Data     []byte           `db:"data"`
		Attempts int              `db:"attempts"`

		MessageID string `db:"message_id"`
	}
	err := s.write(ctx, func(tx *sqlx.Tx) error {
		return tx.GetContext(ctx, &row, `
			UPDATE mail_queue SET attempts = attempts + 1, run_after = ?, message_id = CASE message_id WHEN '' THEN ? ELSE message_id END
			WHERE id = (SELECT id FROM mail_queue WHERE done_at IS NULL AND run_after <= ? ORDER BY run_after, id LIMIT 1)
			RETURNING id, kind, coalesce(user_id, 0) AS user_id, name, data, attempts, message_id`,
			millis(s.now().Add(lease)), newMessageID(), s.stamp())
	})
	if err != nil {
		return domain.Email{}, err
	}
	l := domain.Email{ID: row.ID, Kind: row.Kind, UserID: row.UserID, Name: row.Name, Attempts: row.Attempts, MessageID: row.MessageID}
	if err := json.Unmarshal(row.Data, &l.Data); err != nil {
		return l, fmt.Errorf("data of email %d: %w", l.ID, err)
	}
	return l, nil
}

// errLink is what a link gets that is unknown, used or too old.
var errLink = domain.Errorf(domain.Gone, "This link has expired or was already used. Request a new one.")

// CreateMailToken keeps the hash of what a link carries. Earlier links of the same purpose stay good until one is used.
func (s *Store) CreateMailToken(ctx context.Context, userID int64, purpose domain.MailToken, token string, life time.Duration) error {
	return s.write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `
			INSERT INTO mail_tokens (token_hash, user_id, purpose, expires_at) VALUES (?, ?, ?, ?)`,
			hashToken(token), userID, purpose, millis(s.now().Add(life)))
		return err
	})
}

// MailTokenGood reports whether a link still works, without using it.
func (s *Store) MailTokenGood(ctx context.Context, purpose domain.MailToken, token string) (bool, error) {
	var good bool
	err := s.get(ctx, &good, `
		SELECT EXISTS (SELECT 1 FROM mail_tokens WHERE token_hash = ? AND purpose = ? AND used_at IS NULL AND expires_at > ?)`,
		hashToken(token), purpose, s.stamp())
	return good, err
}

// useMailToken marks a link as used, and every other link of the user for the same purpose.
func (s *Store) useMailToken(ctx context.Context, tx *sqlx.Tx, purpose domain.MailToken, token string) (userID int64, err error) {
	err = tx.GetContext(ctx, &userID, `
		UPDATE mail_tokens SET used_at = ?
		WHERE token_hash = ? AND purpose = ? AND used_at IS NULL AND expires_at > ?
		RETURNING user_id`, s.stamp(), hashToken(token), purpose, s.stamp())
	if notFound(mapError(err)) {
		return 0, errLink
	}
	if err != nil {
		return 0, err
	}
	_, err = tx.ExecContext(ctx, `UPDATE mail_tokens SET used_at = ? WHERE user_id = ? AND purpose = ? AND used_at IS NULL`,
		s.stamp(), userID, purpose)
	return userID, err
}

// VerifyEmail notes that somebody read mail at a user's address. Opening the link again changes nothing, and is no error
// while the link is remembered.
func (s *Store) VerifyEmail(ctx context.Context, token string) error {
	return s.write(ctx, func(tx *sqlx.Tx) error {
		userID, err := s.useMailToken(ctx, tx, domain.TokenVerify, token)
		if err != nil {
			return s.verifiedBefore(ctx, tx, token, err)
		}
		_, err = tx.ExecContext(ctx, `
			UPDATE users SET email_verified_at = coalesce(email_verified_at, ?), mail_returned_at = NULL, mail_returned = '' WHERE id = ?`, s.stamp(), userID)
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
		hashToken(token), s.stamp())
	if err != nil || done {
		return err
	}
	return otherwise
}

// ResetPassword gives the user of a link a new password, and ends all their sessions and tokens. Who reads mail at the
// address has verified it.
func (s *Store) ResetPassword(ctx context.Context, token, passwordHash string) (userID int64, err error) {
	err = s.write(ctx, func(tx *sqlx.Tx) error {
		if userID, err = s.useMailToken(ctx, tx, domain.TokenReset, token); err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, `
			UPDATE users
			SET password_hash = ?, email_verified_at = coalesce(email_verified_at, ?), mail_returned_at = NULL, mail_returned = ''
			WHERE id = ?`,
			passwordHash, s.stamp(), userID)
		if err != nil {
			return err
		}
		return endAccess(ctx, tx, userID, "")
	})
	return userID, err
}

// ChangePassword gives a user a new password, and ends all their tokens, their links for a new one, and their sessions but
// the one whose cookie is keep.
func (s *Store) ChangePassword(ctx context.Context, userID int64, passwordHash, keep string) error {
	return s.write(ctx, func(tx *sqlx.Tx) error {
		result, err := tx.ExecContext(ctx, `UPDATE users SET password_hash = ? WHERE id = ?`, passwordHash, userID)
		if err != nil {
			return err
		}
		if n, _ := result.RowsAffected(); n == 0 {
			return errNotFound
		}
		return endAccess(ctx, tx, userID, keep)
	})
}

// endAccess ends what a user is signed in with: sessions (but the one whose cookie is keep), bearer tokens, and links for a
// new password.
func endAccess(ctx context.Context, tx *sqlx.Tx, userID int64, keep string) error {
	if _, err := tx.ExecContext(ctx, `DELETE FROM sessions WHERE user_id = ? AND token_hash <> ?`, userID, hashToken(keep)); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, `DELETE FROM api_tokens WHERE user_id = ?`, userID); err != nil {
		return err
	}
	_, err := tx.ExecContext(ctx, `DELETE FROM mail_tokens WHERE user_id = ? AND purpose = 'reset'`, userID)
	return err
}

// QueueEmailFor queues an email that the administrator has sent to somebody again. Who would not get it is told why: an
// account that is suspended or gone, an address that is confirmed.
func (s *Store) QueueEmailFor(ctx context.Context, actorID int64, l domain.Email, reason string) error {
	reason, err := domain.AuditReason(reason)
	if err != nil {
		return err
	}
	return s.write(ctx, func(tx *sqlx.Tx) error {
		if err := wantsEmail(ctx, tx, l); err != nil {
			return err
		}
		_, err := tx.ExecContext(ctx, `INSERT INTO mail_queue (kind, user_id, run_after, created_at) VALUES (?, ?, ?, ?)`, l.Kind, l.UserID, s.stamp(), s.stamp())
		if err != nil {
			return err
		}
		return s.audit(ctx, tx, domain.AuditEntry{
			ActorID: actorID, Action: domain.AuditMail, Subject: "user", SubjectID: domain.IDText(l.UserID), Reason: reason,
			After: map[string]string{"email": string(l.Kind)},
		})
	})
}

func wantsEmail(ctx context.Context, tx *sqlx.Tx, l domain.Email) error {
	state, err := accountOf(ctx, tx, l.UserID)
	if err != nil {
		return err
	}
	if !state.Active {
		return domain.Errorf(domain.Conflict, "This user is suspended. Reactivate them first.")
	}
	if l.Kind != domain.EmailVerify {
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

// billingNews is how long after it happened a cancellation is still worth a mail: what is worked out again from old facts
// must not write to people about last year.
const billingNews = 72 * time.Hour

// keptReceipt is what became of a receipt when it was written.
type keptReceipt struct {
	domain.Receipt
	Key      string
	New      bool
	Refunded int64 // cents that went back since it was written last
}

// writeReceipts queues a mail for every payment that is new, and for every refund. One that changed a plan is told as the change.
func (s *Store) writeReceipts(ctx context.Context, tx *sqlx.Tx, userID int64, receipts []keptReceipt, plans []domain.PlanState) error {
	changes := changesByTransaction(plans)
	for _, r := range receipts {
		data := map[string]string{
			"for": r.Description, "cents": strconv.FormatInt(r.AmountCents, 10), "currency": r.Currency, "receipt": strconv.FormatInt(r.ID, 10),
		}
		if r.New {
			l := domain.Email{Kind: domain.EmailReceipt, UserID: userID, Data: data, OnceKey: "receipt:" + r.Key}
			if change, ok := changes[r.TransactionID]; ok && r.TransactionID != "" {
				l.Kind = domain.EmailPlanChanged
				data["plan"], data["payment"], data["renews"] = change.Offer.TierName, string(change.Offer.Payment), longDate(change.ExpiresAt)
			}
			if err := s.queueEmail(ctx, tx, l); err != nil {
				return err
			}
		}
		if r.Refunded <= 0 {
			continue
		}
		back := map[string]string{"for": r.Description, "cents": strconv.FormatInt(r.Refunded, 10), "currency": r.Currency, "receipt": data["receipt"]}
		err := s.queueEmail(ctx, tx, domain.Email{
			Kind: domain.EmailRefunded, UserID: userID, Data: back, OnceKey: fmt.Sprintf("refund:%s:%d", r.Key, r.RefundedCents),
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// changesByTransaction finds the payments with which a subscription became another plan.
func changesByTransaction(plans []domain.PlanState) map[string]domain.PlanChange {
	changes := map[string]domain.PlanChange{}
	for _, p := range plans {
		for _, c := range p.Changes {
			if c.TransactionID != "" && (c.Change == "upgraded" || c.Change == "downgraded") {
				changes[c.TransactionID] = c
			}
		}
	}
	return changes
}

// writeOfPlan queues the mails about what a plan is about to become: nothing, because it was canceled; another plan; or lost,
// because a payment failed. Each says until when it is what it is, and what expires then.
func (s *Store) writeOfPlan(ctx context.Context, tx *sqlx.Tx, userID int64, plans []domain.PlanState) error {
	if len(plans) == 0 {
		return nil
	}
	p := plans[len(plans)-1]
	if !p.IsActive {
		return nil
	}
	left, err := balance(ctx, tx, userID)
	if err != nil {
		return err
	}
	l := domain.Email{UserID: userID, Data: map[string]string{"plan": p.Offer.TierName, "until": longDate(p.ExpiresAt), "credits": strconv.Itoa(left.Plan)}}
	stage := fmt.Sprintf("%s:%d", p.SubscriptionID, millis(p.ExpiresAt))
	switch canceled, when := p.Canceled(); {
	case canceled && s.now().Sub(when) < billingNews:
		l.Kind, l.OnceKey = domain.EmailPlanCanceled, "canceled:"+stage+":"+when.UTC().Format(time.DateOnly)
	case p.Status == domain.SubscriptionPastDue: // also of a plan that was to become another one
		l.Kind, l.OnceKey = domain.EmailPaymentFailed, "payment failed:"+stage
		l.Data["until"] = longDate(p.AccessUntil)
	case p.Next != nil:
		l.Kind, l.OnceKey = domain.EmailPlanWillChange, fmt.Sprintf("plan follows:%s:%d:%s", stage, p.Next.TierID, p.Next.Payment)
		l.Data["next"], l.Data["cents"], l.Data["payment"] = p.Next.TierName, strconv.FormatInt(p.Next.PriceCents, 10), string(p.Next.Payment)
	default:
		return nil
	}
	return s.queueEmail(ctx, tx, l)
}

// writeOfCredits queues the mail about a month's credits that came without a payment, as they do in a yearly plan.
func (s *Store) writeOfCredits(ctx context.Context, tx *sqlx.Tx, userID int64, standing domain.BillingState) error {
	if len(standing.Plans) == 0 {
		return nil
	}
	p, c := standing.Plans[len(standing.Plans)-1], standing.Cycle
	paid := c.StartsAt.Sub(p.PeriodStart) < renewalSlack // the receipt tells of these credits
	if !p.IsActive || p.Offer.Payment != domain.Yearly || c.Ended || paid || c.Key == "" || s.now().Sub(c.StartsAt) > billingNews {
		return nil
	}
	return s.queueEmail(ctx, tx, domain.Email{
		Kind: domain.EmailCreditsRefreshed, UserID: userID, OnceKey: "credits:" + domain.IDText(userID) + ":" + c.Key,
		Data: map[string]string{"credits": strconv.Itoa(c.Credits), "plan": p.Offer.TierName, "until": longDate(c.EndsAt)},
	})
}

func longDate(t time.Time) string { return t.UTC().Format("January 2, 2006") }
