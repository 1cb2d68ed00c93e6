package billing

import (
	"context"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain/billingstate"
	"pellucid/store/db"

	"pellucid/internal/domain/ledger"
)

// renewalSlack is how much earlier than its end a month may be followed by the next without having been cut short.
const renewalSlack = 24 * time.Hour

// turnCycle makes the plan credits those of a cycle: what is left of another one expires, and the cycle's own come once.
// Within a cycle, what a refund takes back goes, as far as it is there.
func (s *Store) turnCycle(ctx context.Context, tx *sqlx.Tx, userID int64, to billingstate.Cycle) error {
	if to.Key == "" {
		return nil
	}
	var from settledCycle
	err := tx.GetContext(ctx, &from, cycleQuery, userID)
	if err != nil {
		return err
	}
	if from.Key != to.Key {
		return s.beginCycle(ctx, tx, userID, from, to)
	}
	if more := to.Clawed - from.Clawed; more > 0 {
		if err := s.clawBack(ctx, tx, userID, ledger.Delta{Plan: -min(more, from.Plan)}, to.RefundID); err != nil {
			return err
		}
	}
	_, err = tx.ExecContext(ctx, `
		UPDATE credit_balances SET cycle_clawed = max(cycle_clawed, ?), cycle_starts_at = ?, cycle_ends_at = ? WHERE user_id = ?`,
		to.Clawed, db.Millis(to.StartsAt), db.Millis(to.EndsAt), userID)
	return err
}

func (s *Store) beginCycle(ctx context.Context, tx *sqlx.Tx, userID int64, from settledCycle, to billingstate.Cycle) error {
	over := overused(from, to)
	goesOn := cutShort(from, to) // what was reserved and used counts on
	if err := s.expireCycle(ctx, tx, userID, from, to); err != nil {
		return err
	}
	began, known, err := cycleGrant(ctx, tx, userID, to.Key)
	switch {
	case err != nil:
		return err
	case known && !to.Ended:
		err = s.restoreCycle(ctx, tx, userID, to.Key)
	case !to.Ended:
		began, err = s.grantCycle(ctx, tx, userID, to, over)
	default:
		began, err = lastEntry(ctx, tx, userID)
	}
	if err != nil {
		return err
	}
	if goesOn {
		began = from.Began
	}
	_, err = tx.ExecContext(ctx, `
		UPDATE credit_balances
		SET cycle = ?, cycle_subscription = ?, cycle_credits = ?, cycle_clawed = ?, cycle_starts_at = ?, cycle_ends_at = ?, cycle_began = ?,
		    used_credits = (SELECT coalesce(sum(spent), 0) FROM credit_ledger WHERE user_id = ? AND kind = 'settle' AND id > ?)
		WHERE user_id = ?`,
		to.Key, to.SubscriptionID, to.Credits, to.Clawed, db.Millis(to.StartsAt), db.Millis(to.EndsAt), began, userID, began, userID)
	return err
}

// cutShort reports whether a cycle was left before its time, by a change of plan or because it had been paid for twice.
func cutShort(from settledCycle, to billingstate.Cycle) bool {
	same := from.SubscriptionID != "" && (from.SubscriptionID == to.SubscriptionID || from.SubscriptionID == to.Doubles)
	return same && !to.Ended && from.Credits > 0 && db.FromMillis(from.EndsAt).Sub(to.StartsAt) > renewalSlack
}

// overused is how many more credits a cycle that was cut short has given than its share of the time. They count against
// the next one: the unused time was paid back, and credits cannot be had twice for it. Where all of the payment goes back,
// all that was used counts.
func overused(from settledCycle, to billingstate.Cycle) int {
	switch {
	case !cutShort(from, to):
		return 0
	case from.SubscriptionID == to.Doubles:
		return max(0, from.Credits-from.Clawed-from.Plan)
	}
	return from.held().Overused(to.StartsAt)
}
