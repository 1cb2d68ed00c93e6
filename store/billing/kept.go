package billing

import (
	"context"
	"database/sql"
	"strconv"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/auditlog"
	"pellucid/internal/domain/billingstate"
	"pellucid/internal/domain/ledger"
	"pellucid/internal/domain/mailing"
)

// settleKept makes extra credits of what is unused of plans that newer ones have replaced, each once, and takes back those
// whose payment was returned after all.
func (s *Store) settleKept(ctx context.Context, tx *sqlx.Tx, userID int64, kept []billingstate.Kept, mails bool) error {
	for _, k := range kept {
		if err := s.keep(ctx, tx, userID, k, mails); err != nil {
			return err
		}
	}
	return nil
}

func (s *Store) keep(ctx context.Context, tx *sqlx.Tx, userID int64, k billingstate.Kept, mails bool) error {
	var row struct {
		Kept   sql.NullInt64 `db:"kept"`
		Clawed int           `db:"kept_clawed"`
	}
	err := tx.GetContext(ctx, &row, `SELECT kept, kept_clawed FROM payment_subscriptions WHERE subscription_id = ?`, k.SubscriptionID)
	if err != nil {
		return err
	}
	left, err := unusedOf(ctx, tx, userID, k)
	if err != nil {
		return err
	}
	all := max(left+k.Later, int(row.Kept.Int64))
	back := k.Back.Of(k.Later) // a part that went back before the plan was replaced has reduced the cycle's own credits
	if k.Back.All() {
		back = all
	}
	if !row.Kept.Valid {
		row.Clawed = back
	}
	more := all - int(row.Kept.Int64)
	if !row.Kept.Valid {
		more -= back
	}
	if err := s.keepMore(ctx, tx, userID, k, more); err != nil {
		return err
	}
	if err := s.clawKept(ctx, tx, userID, k, back-row.Clawed); err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, `UPDATE payment_subscriptions SET kept = ?, kept_clawed = ? WHERE subscription_id = ?`, all, max(back, row.Clawed), k.SubscriptionID)
	if err != nil || row.Kept.Valid || k.Back.All() {
		return err
	}
	return s.tellKept(ctx, tx, userID, k, more, mails)
}

// unusedOf is how many credits of the cycle that was cut short nobody has used. One that never began, because its payment
// became known late, is unused as a whole.
func unusedOf(ctx context.Context, tx *sqlx.Tx, userID int64, k billingstate.Kept) (left int, err error) {
	grant, known, err := cycleGrant(ctx, tx, userID, k.CycleKey)
	if err != nil || !known || k.Whole {
		return k.Credits, err
	}
	err = tx.GetContext(ctx, &left, `
		SELECT coalesce(-sum(plan_delta), 0) FROM credit_ledger WHERE user_id = ? AND cycle = ? AND id <> ?`, userID, k.CycleKey, grant)
	return max(0, left), err
}

func (s *Store) keepMore(ctx context.Context, tx *sqlx.Tx, userID int64, k billingstate.Kept, credits int) error {
	if credits <= 0 {
		return nil
	}
	key, err := freshKey(ctx, tx, "kept:"+k.SubscriptionID)
	if err != nil {
		return err
	}
	return s.Post(ctx, tx, Entry{
		UserID: userID, Kind: ledger.EntryGrant, Delta: ledger.Delta{Extra: credits}, Description: "Unused " + k.TierName + " credits, now extra credits", Key: key,
	})
}

func (s *Store) clawKept(ctx context.Context, tx *sqlx.Tx, userID int64, k billingstate.Kept, credits int) error {
	if credits <= 0 {
		return nil
	}
	balance, err := Balance(ctx, tx, userID)
	if err != nil {
		return err
	}
	return s.clawBack(ctx, tx, userID, ledger.Delta{Extra: -min(credits, balance.Extra)}, k.RefundID)
}

// tellKept writes what happened into the audit log, for the money that a person might give back, and to the customer.
func (s *Store) tellKept(ctx context.Context, tx *sqlx.Tx, userID int64, k billingstate.Kept, credits int, mails bool) error {
	reason := "The payment can't be refunded by itself: it is older than a day, or more of it is used than the new plan covers."
	if k.Refused {
		reason = "The payment provider refused the refund."
	}
	err := s.audit.Record(ctx, tx, auditlog.Entry{
		ActorID: auditlog.SiteID, Action: auditlog.PlanReplaced, Subject: "user", SubjectID: domain.IDText(userID), Reason: reason,
		Before: map[string]string{"plan": k.TierName}, After: map[string]any{"plan": k.By, "kept_credits": credits},
	})
	if err != nil || !mails || s.db.Now().Sub(k.At) > billingNews {
		return err
	}
	return s.mail.Queue(ctx, tx, mailing.Email{
		Kind: mailing.PlanReplaced, UserID: userID, OnceKey: "replaced:" + k.SubscriptionID,
		Data: map[string]string{"plan": k.TierName, "by": k.By, "credits": strconv.Itoa(credits)},
	})
}
