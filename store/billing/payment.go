package billing

import (
	"context"
	"fmt"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain/billingstate"

	"pellucid/internal/domain/sale"
)

// firstRead is how long after its first mention we ask about a subscription of which no payment was told.
const firstRead = time.Minute

// ApplyPayment records what the provider has told and brings everything that follows from it up to date, in one act with
// the mark that the event was acted on. eventID is empty when no event told it. Reporting again changes nothing.
func (s *Store) ApplyPayment(ctx context.Context, eventID string, r sale.PaymentReport) (outcome string, err error) {
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		if done, err := eventIsDone(ctx, tx, eventID); err != nil || done {
			outcome = "acted on before"
			return err
		}
		owner, err := s.record(ctx, tx, r)
		if err != nil {
			return err
		}
		outcome = "kept until its owner is known"
		if owner != 0 {
			standing, err := s.bringUpToDate(ctx, tx, owner)
			if err != nil {
				return err
			}
			outcome = fmt.Sprintf("user %d: %s", owner, describe(standing))
		}
		if err := forgetEvent(ctx, tx, eventID, owner); err != nil {
			return err
		}
		return s.markEvent(ctx, tx, eventID, outcome)
	})
	return outcome, err
}

func describe(s billingstate.State) string {
	if len(s.Plans) == 0 {
		return fmt.Sprintf("no plan, %d packs", len(s.Packs))
	}
	plan := s.Plans[len(s.Plans)-1]
	return fmt.Sprintf("%s plan %s until %s, %d packs", plan.Offer.TierName, plan.Status, plan.AccessUntil.Format(time.DateTime), len(s.Packs))
}

// record keeps the report and the names in it, and returns whose it is; 0 when nobody can tell yet.
func (s *Store) record(ctx context.Context, tx *sqlx.Tx, r sale.PaymentReport) (int64, error) {
	owner, err := ownerOf(ctx, tx, r)
	if err != nil {
		return 0, err
	}
	if err := s.link(ctx, tx, r, owner); err != nil {
		return 0, err
	}
	switch {
	case r.Subscription != nil:
		err = s.recordSubscription(ctx, tx, r)
	case r.Order != nil:
		err = recordOrder(ctx, tx, *r.Order, owner)
	case r.Refund != nil:
		err = recordRefund(ctx, tx, *r.Refund)
	}
	if err != nil || !r.Completed {
		return owner, err
	}
	_, err = tx.ExecContext(ctx, `
		UPDATE checkouts SET status = 'completed', read_at = NULL WHERE id = ? AND user_id = ? AND status <> 'completed'`,
		r.CheckoutID, owner)
	return owner, err
}
