package store

import (
	"context"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
)

// adjustmentMax bounds what an administrator can give or take at once, in credits.
const adjustmentMax = 1_000_000

// descriptionMax bounds what is said about it, in characters.
const descriptionMax = 500

// AdjustCredits gives a user extra credits, or takes some: first extra ones, then those of the plan. Taking more than there
// are is a Conflict error and changes nothing. It is written into the audit log.
func (s *Store) AdjustCredits(ctx context.Context, actorID, userID int64, amount int, description string) error {
	if amount == 0 || amount > adjustmentMax || amount < -adjustmentMax {
		return domain.FieldErrorf("amount", "Please enter a valid credit amount")
	}
	if description = strings.TrimSpace(description); utf8.RuneCountInString(description) > descriptionMax {
		return domain.FieldErrorf("description", "A description has at most %d characters.", descriptionMax)
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
		err = s.post(ctx, tx, entry{
			UserID: userID, Kind: domain.EntryAdjust, Delta: delta, Description: description, ActorID: actorID, Key: "adjust:" + domain.NewID(),
		})
		if err != nil {
			return err
		}
		return s.audit(ctx, tx, domain.AuditEntry{
			ActorID: actorID, Action: "user.adjust_credits", Subject: "user", SubjectID: strconv.FormatInt(userID, 10), Reason: description,
			Before: creditsState(left), After: creditsState(domain.Balance{Plan: left.Plan + delta.Plan, Extra: left.Extra + delta.Extra}),
		})
	})
}

// creditsState is what the audit log says of a balance.
func creditsState(b domain.Balance) map[string]int {
	return map[string]int{"plan_credits": b.Plan, "extra_credits": b.Extra}
}
