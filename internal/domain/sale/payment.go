package sale

import (
	"fmt"

	"pellucid/internal/domain"
)

// PaymentType is how often a plan is paid for.
type PaymentType string

// The payment types. Yearly plans refresh their credits monthly all the same.
const (
	Monthly PaymentType = "monthly"
	Yearly  PaymentType = "yearly"
)

// ParsePaymentType returns the payment type of that name, or an Invalid error.
func ParsePaymentType(name string) (PaymentType, error) {
	switch p := PaymentType(name); p {
	case Monthly, Yearly:
		return p, nil
	}
	return "", domain.FieldErrorf("payment_type", "Choose monthly or yearly.")
}

// PriceCents is what the tier costs per payment, in US cents.
func (t Tier) PriceCents(p PaymentType) int64 {
	if p == Yearly {
		return t.PriceYearlyCents
	}
	return t.PriceMonthlyCents
}

// ProductID is the payment provider's name for the tier, or empty when the administrator has not set one.
func (t Tier) ProductID(p PaymentType) string {
	if p == Yearly {
		return t.CreemYearlyID
	}
	return t.CreemMonthlyID
}

// Pack is a number of extra credits that can be bought at once.
type Pack struct {
	Credits    int
	PriceCents int64
}

// Packs are the packs on offer, smallest first, for tiers that may buy credits.
var Packs = []Pack{{Credits: 50, PriceCents: 290}, {Credits: 200, PriceCents: 990}, {Credits: 500, PriceCents: 1990}}

// PackOf returns the pack of that many credits, or an Invalid error that names the packs there are.
func PackOf(credits int) (Pack, error) {
	for _, pack := range Packs {
		if pack.Credits == credits {
			return pack, nil
		}
	}
	return Pack{}, domain.FieldErrorf("credits_amount", "Credits are sold in packs of 50, 200 or 500.")
}

// Name is what the pack is called on receipts.
func (p Pack) Name() string { return fmt.Sprintf("%d extra credits", p.Credits) }
