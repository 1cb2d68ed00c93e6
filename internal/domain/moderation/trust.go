package moderation

import (
	"fmt"
	"time"

	"pellucid/internal/domain"
)

// An account earns trust when it is TrustAge old, has TrustImages public images that have each been up for TrustKept, and no
// strike: no hidden image and no decision against one that still stands. Its images may then be promoted (docs/adr/0017).
const (
	TrustAge    = 7 * 24 * time.Hour
	TrustImages = 3
	TrustKept   = 24 * time.Hour
)

// TrustChoice is what the administrator decides about an account's trust.
type TrustChoice string

// The choices. A grant lasts until the next strike, a withdrawal until another choice.
const (
	TrustByRule   TrustChoice = "rule"
	TrustGranted  TrustChoice = "grant"
	TrustWithheld TrustChoice = "withdraw"
)

// ParseTrustChoice returns the choice with a name, or an Invalid error.
func ParseTrustChoice(name string) (TrustChoice, error) {
	switch c := TrustChoice(name); c {
	case TrustByRule, TrustGranted, TrustWithheld:
		return c, nil
	}
	return "", domain.FieldErrorf("choice", "Choose grant, withdraw or rule.")
}

// Trust is whether an account's images are promoted, and what that depends on.
type Trust struct {
	Trusted   bool
	SiteOwned bool // the administrator and the demo accounts, which are always trusted
	Choice    TrustChoice
	Age       time.Duration
	Kept      int // public images that have been up for TrustKept; counting stops at TrustImages
	Hidden    int // images that are hidden
	Decisions int // decisions against images that stand
	Suspended bool
	Leaving   bool // the account is set to be deleted
}

// Reasons says in sentences what the trust of an account rests on, or what is missing.
func (t Trust) Reasons() []string {
	switch {
	case t.SiteOwned:
		return []string{"This account belongs to the site and is always trusted."}
	case t.Choice == TrustWithheld:
		return []string{"You withdrew trust. The automatic rule is off for this account."}
	case t.Choice == TrustGranted && t.Trusted:
		return []string{"You granted trust. A strike ends it."}
	}
	return append(t.strikes(), t.progress()...)
}

func (t Trust) strikes() (reasons []string) {
	add := func(is bool, text string) {
		if is {
			reasons = append(reasons, text)
		}
	}
	add(t.Suspended, "The account is suspended.")
	add(t.Leaving, "The account is set to be deleted.")
	add(t.Hidden > 0, fmt.Sprintf("Hidden images: %d.", t.Hidden))
	add(t.Decisions > 0, fmt.Sprintf("Moderation decisions against its images: %d.", t.Decisions))
	if reasons == nil {
		reasons = []string{"No strikes."}
	}
	return reasons
}

func (t Trust) progress() []string {
	day := 24 * time.Hour
	return []string{
		fmt.Sprintf("Account age: %d of %d days.", min(t.Age, TrustAge)/day, TrustAge/day),
		fmt.Sprintf("Public images kept for a day: %d of %d.", t.Kept, TrustImages),
	}
}
