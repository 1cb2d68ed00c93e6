package store

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
)

// adjustmentMax bounds what an administrator can give or take at once, in credits.
const adjustmentMax = 1_000_000

// AdjustCredits gives a user extra credits, or takes some: first extra ones, then those of the plan. Taking more than there
// are is a Conflict error and changes nothing.
func (s *Store) AdjustCredits(ctx context.Context, actorID, userID int64, amount int, description string) error {
	if amount == 0 || amount > adjustmentMax || amount < -adjustmentMax {
		return domain.FieldErrorf("amount", "Please enter a valid credit amount")
	}
	return s.write(ctx, func(tx *sqlx.Tx) error {
		if err := s.refreshIfDue(ctx, tx, userID); err != nil {
			return err
		}
		left, err := balance(ctx, tx, userID)
		if err != nil {
			return err
		}
		delta, ok := left.Adjust(amount)
		if !ok {
			return &domain.Error{Code: domain.Conflict, Field: "amount", Message: domain.TooFewToTake(left.Remaining(), -amount)}
		}
		return s.post(ctx, tx, entry{
			UserID: userID, Kind: domain.EntryAdjust, Delta: delta, Description: description, ActorID: actorID, Key: "adjust:" + domain.NewID(),
		})
	})
}
