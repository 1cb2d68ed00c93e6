package account

import (
	"strconv"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/domain/ledger"
	"pellucid/internal/domain/sale"
	"pellucid/views"
	"pellucid/views/components"
)

// DashboardPage is what a signed-in person finds first. Props are the figures that the island draws, as JSON.
type DashboardPage struct {
	Props        any
	Balance      ledger.Balance
	Plan         domain.Plan
	Subscription *sale.Subscription // the one that gives access now; nil: none
	Recent       []domain.Image     // the latest four
	GallerySize  int                // images of this user
	Insights     collection.Insights
	Now          time.Time // what "2 hours ago" is counted from
	News         views.PaymentNews
}

// almostOut is the share of used credits above which the dashboard warns, in percent.
const almostOut = 80

func (p DashboardPage) low() bool {
	return p.Balance.Remaining() == 0 || p.Balance.Percentage() > almostOut
}

func (p DashboardPage) creditsLine() string {
	if p.Balance.Remaining() == 0 {
		return "No credits left"
	}
	if p.low() {
		return "Almost out of credits"
	}
	return "Sufficient credits available"
}

func (p DashboardPage) percentage() string {
	return strconv.Itoa(int(p.Balance.Percentage() + 0.5))
}

// outOf is what the remaining credits are a part of: the month's, or all there were where they are not of a month, or
// where bought ones make them more. Where there were none, it is nothing.
func (p DashboardPage) outOf() string {
	all := p.Balance.Used + p.Balance.Remaining()
	switch {
	case p.Subscription != nil && p.Balance.Remaining() <= p.Plan.MonthlyCredits:
		return "of " + components.Number(p.Plan.MonthlyCredits) + " monthly"
	case all == 0:
		return ""
	}
	return "of " + components.Number(all) + " total"
}

func (p DashboardPage) tier() string {
	if p.Plan.Name == "" {
		return "Free"
	}
	return p.Plan.Name
}

// expiry says when what is paid for ends, or goes on.
func (p DashboardPage) expiry() string {
	switch sub := p.Subscription; {
	case sub.PastDue():
		return "Update your card by " + components.Date(sub.AccessUntil)
	case sub.Next != nil:
		return "Changes to " + sub.Next.TierName + " on " + components.Date(sub.ExpiresAt)
	case sub.Renews():
		return "Renews on " + components.Date(p.Subscription.ExpiresAt)
	}
	return "Ends on " + components.Date(p.Subscription.ExpiresAt)
}

// captionOf is what a recent picture is called.
func captionOf(img domain.Image) string {
	return views.Sentence(domain.Truncate(img.Prompt, views.CaptionLength))
}
