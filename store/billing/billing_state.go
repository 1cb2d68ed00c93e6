package billing

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/store/db"

	"pellucid/internal/domain/billingstate"
	"pellucid/internal/domain/sale"
)

// lateness is how long after a period's end we ask why nothing was told.
const lateness = 5 * time.Minute

// bringUpToDate works out which plan and credits a user has, and makes the tables and credits say so. Doing it again changes nothing.
func (s *Store) bringUpToDate(ctx context.Context, tx *sqlx.Tx, userID int64) (billingstate.State, error) {
	return s.settle(ctx, tx, userID, true)
}

// settle is bringUpToDate, with or without mails about what is new.
func (s *Store) settle(ctx context.Context, tx *sqlx.Tx, userID int64, mails bool) (billingstate.State, error) {
	facts, err := paymentFacts(ctx, tx, userID)
	if err != nil {
		return billingstate.State{}, err
	}
	standing := billingstate.Of(facts, s.db.Now())
	if err := s.keepPlans(ctx, tx, userID, standing.Plans); err != nil {
		return standing, err
	}
	receipts, err := keepReceipts(ctx, tx, userID, standing.Receipts)
	if err != nil {
		return standing, err
	}
	if err := s.issueDocuments(ctx, tx, userID, receipts); err != nil {
		return standing, err
	}
	leaving, err := s.returnFromLeaving(ctx, tx, userID, receipts)
	if err != nil {
		return standing, err
	}
	if leaving {
		if err := returnFacts(ctx, tx, userID, &facts); err != nil {
			return standing, err
		}
		standing = billingstate.Of(facts, s.db.Now()) // what goes back gives nothing meanwhile
	}
	if err := s.keepProviderTasks(ctx, tx, userID, standing.ProviderTasks); err != nil {
		return standing, err
	}
	if err := s.StopRenewal(ctx, tx, userID); err != nil {
		return standing, err
	}
	if err := s.settlePacks(ctx, tx, userID, standing.Packs); err != nil {
		return standing, err
	}
	if err := s.turnCycle(ctx, tx, userID, standing.Cycle); err != nil {
		return standing, err
	}
	if err := s.settleKept(ctx, tx, userID, standing.Kept, mails); err != nil {
		return standing, err
	}
	if mails {
		err = errors.Join(s.writeReceipts(ctx, tx, userID, receipts, standing.Plans, leaving), s.writeOfPlan(ctx, tx, userID, standing), s.writeOfCredits(ctx, tx, userID, standing))
		if err != nil {
			return standing, err
		}
	}
	due := sql.NullInt64{Int64: db.Millis(standing.NextAt), Valid: !standing.NextAt.IsZero()}
	reset := sql.NullInt64{Int64: db.Millis(standing.Cycle.EndsAt), Valid: refreshes(standing)}
	_, err = tx.ExecContext(ctx, `UPDATE credit_balances SET due_at = ?, reset_at = ? WHERE user_id = ?`, due, reset, userID)
	return standing, err
}

// refreshes reports whether the user gets new credits when the cycle ends.
func refreshes(s billingstate.State) bool {
	if len(s.Plans) == 0 || s.Cycle.Key == "" {
		return false
	}
	plan := s.Plans[len(s.Plans)-1]
	return plan.IsActive && (s.Cycle.Refreshes || plan.AutoRenew && plan.Status != sale.SubscriptionPastDue)
}

// RefreshDue brings plans and credits up to date that time alone has changed, at most limit users' of them, and returns
// how many there were.
func (s *Store) RefreshDue(ctx context.Context, limit int) (int, error) {
	var users []int64
	if err := s.db.List(ctx, &users, `SELECT user_id FROM credit_balances WHERE due_at <= ? ORDER BY due_at LIMIT ?`, s.db.Stamp(), limit); err != nil {
		return 0, err
	}
	var failed error
	for _, id := range users { // one that fails keeps nobody else waiting
		failed = errors.Join(failed, s.db.Write(ctx, func(tx *sqlx.Tx) error { return s.RefreshIfDue(ctx, tx, id) }))
	}
	return len(users), failed
}

// RefreshIfDue makes sure that what is spent next belongs to the present cycle.
func (s *Store) RefreshIfDue(ctx context.Context, tx *sqlx.Tx, userID int64) error {
	var due bool
	err := tx.GetContext(ctx, &due, `SELECT coalesce(due_at <= ?, 0) FROM credit_balances WHERE user_id = ?`, s.db.Stamp(), userID)
	if err != nil || !due {
		return err
	}
	_, err = s.bringUpToDate(ctx, tx, userID)
	return err
}
