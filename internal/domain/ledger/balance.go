package ledger

import (
	"fmt"
	"time"

	"pellucid/internal/domain"
)

// Balance is a user's credits. Plan credits are spent first and end with the cycle; extra credits never expire.
type Balance struct {
	Plan    int
	Extra   int
	Used    int       // delivered images in this cycle, in credits
	ResetAt time.Time // next refresh; zero for plans that are never refreshed
}

// Until is when plan credits expire that nobody spends: at their refresh, or when the plan ends if that is earlier or
// there is no refresh (zero).
func Until(refresh, planEnds time.Time) time.Time {
	if refresh.IsZero() || refresh.After(planEnds) {
		return planEnds
	}
	return refresh
}

// Remaining is what can be spent now, in credits.
func (b Balance) Remaining() int { return b.Plan + b.Extra }

// Percentage is the share of the cycle's credits that is used, 0–100.
func (b Balance) Percentage() float64 {
	total := b.Used + b.Remaining()
	if total == 0 {
		return 0
	}
	return 100 * float64(b.Used) / float64(total)
}

// Delta is a change of the two buckets, in credits.
type Delta struct{ Plan, Extra int }

// Total is the change of the whole balance.
func (d Delta) Total() int { return d.Plan + d.Extra }

// Spend splits the cost of n credits over the buckets, plan credits first. ok is false when the balance does not reach.
func (b Balance) Spend(n int) (cost Delta, ok bool) {
	if n < 0 || n > b.Remaining() {
		return Delta{}, false
	}
	fromPlan := min(n, b.Plan)
	return Delta{Plan: -fromPlan, Extra: -(n - fromPlan)}, true
}

// Adjust splits a change of n credits over the buckets: given ones are extra credits, taken ones come off the extra credits
// first. ok is false when more are taken than there are.
func (b Balance) Adjust(n int) (change Delta, ok bool) {
	if n >= 0 {
		return Delta{Extra: n}, true
	}
	if -n > b.Remaining() {
		return Delta{}, false
	}
	fromExtra := min(-n, b.Extra)
	return Delta{Plan: n + fromExtra, Extra: -fromExtra}, true
}

// TooFewToTake says why credits cannot be taken.
func TooFewToTake(remaining, taken int) string {
	return fmt.Sprintf("%d credits cannot be taken: only %d are left. Nothing was changed.", taken, remaining)
}

// GiveBack splits the return of n credits of a reservation that took spent (a negative delta). Extra credits come back
// first: they were taken last. released is what has come back already.
func GiveBack(spent, released Delta, n int) Delta {
	extraLeft := -spent.Extra - released.Extra
	planLeft := -spent.Plan - released.Plan
	toExtra := min(n, extraLeft)
	return Delta{Plan: min(n-toExtra, planLeft), Extra: toExtra}
}

// EntryKind is the kind of a ledger entry.
type EntryKind string

// Ledger entry kinds. Reserve takes credits, settle marks one as spent for a delivered image (no change), release gives back.
const (
	EntryGrant    EntryKind = "grant"
	EntryReserve  EntryKind = "reserve"
	EntrySettle   EntryKind = "settle"
	EntryRelease  EntryKind = "release"
	EntryRefund   EntryKind = "refund"
	EntryPurchase EntryKind = "purchase"
	EntryAdjust   EntryKind = "adjust"
	EntryExpire   EntryKind = "expire"
)

// ErrInsufficient is what a generation gets that asks for more than is left.
func ErrInsufficient(remaining, requested int) *domain.Error {
	return domain.Errorf(domain.PaymentRequired, "You have insufficient generation credits. Remaining: %d, Requested: %d", remaining, requested)
}
