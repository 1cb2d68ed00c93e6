package billing

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/auditlog"
	"pellucid/internal/domain/ledger"
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
		return domain.FieldErrorf("description", "Descriptions can have up to %d characters.", descriptionMax)
	}
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		if err := s.RefreshIfDue(ctx, tx, userID); err != nil {
			return err
		}
		left, err := Balance(ctx, tx, userID)
		if err != nil {
			return err
		}
		delta, ok := left.Adjust(amount)
		if !ok {
			return &domain.Error{Code: domain.Conflict, Field: "amount", Message: ledger.TooFewToTake(left.Remaining(), -amount)}
		}
		err = s.Post(ctx, tx, Entry{
			UserID: userID, Kind: ledger.EntryAdjust, Delta: delta, Description: description, ActorID: actorID, Key: "adjust:" + domain.NewID(),
		})
		if err != nil {
			return err
		}
		return s.audit.Record(ctx, tx, auditlog.Entry{
			ActorID: actorID, Action: auditlog.Credits, Subject: "user", SubjectID: strconv.FormatInt(userID, 10), Reason: description,
			Before: creditsState(left), After: creditsState(ledger.Balance{Plan: left.Plan + delta.Plan, Extra: left.Extra + delta.Extra}),
		})
	})
}

// creditsState is what the audit log says of a balance.
func creditsState(b ledger.Balance) map[string]int {
	return map[string]int{"plan_credits": b.Plan, "extra_credits": b.Extra}
}

// HashedEmail is how an erased account's address is remembered.
func HashedEmail(folded string) string {
	sum := sha256.Sum256([]byte("registration grant\n" + folded))
	return "sha256:" + hex.EncodeToString(sum[:])
}

// CutoutPosted is the ledger's description of a cut-out, which its history goes by.
const CutoutPosted = "Background removed"
