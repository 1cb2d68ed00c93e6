package account

import (
	"net/url"
	"strconv"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/ledger"
	"pellucid/internal/domain/sale"
	"pellucid/views"
	"pellucid/views/components"
)

// SettingsCreditsPage is what somebody's credits are and were.
type SettingsCreditsPage struct {
	Plan    domain.Plan
	Sub     *sale.Subscription // that gives the plan; nil: none
	Balance ledger.Balance
	Selling bool
	Trouble views.Trouble // of a purchase
	Leaving time.Time     // the account is deleted then; zero: it stays
	History CreditHistoryPage

	News views.PaymentNews
}

// CreditHistoryPage is the first part of the history, filtered.
type CreditHistoryPage struct {
	Action, Period string // as in the address; empty: all
	Entries        []ledger.Entry
	Total          int
}

// choice is one entry of a filter.
type choice struct{ Value, Name string }

var (
	historyActions = []choice{{"all", "All actions"}, {"generation", "Image Generation"}, {"refresh", "Monthly Refresh"}, {"purchase", "Credit Purchase"}}
	historyPeriods = []choice{{"all", "All time"}, {"week", "Last 7 days"}, {"month", "Last 30 days"}, {"year", "Last 365 days"}}
)

func (p SettingsCreditsPage) percentage() string {
	return strconv.Itoa(int(p.Balance.Percentage() + 0.5))
}

// used says what share of the credits is used.
func (p SettingsCreditsPage) used() string {
	all := p.Balance.Used + p.Balance.Remaining()
	if all == 0 {
		return "None used"
	}
	share := p.percentage() + "%"
	if share == "0%" && p.Balance.Used > 0 {
		share = "Less than 1%"
	}
	return share + " used: " + components.Number(p.Balance.Used) + " of " + components.Number(all)
}

func (p SettingsCreditsPage) low() bool { return p.Balance.Percentage() > almostOut }

// mayBuy reports whether packs of credits can be bought.
func (p SettingsCreditsPage) mayBuy() bool {
	return p.Selling && p.Plan.CreditsAllowPurchase && p.Leaving.IsZero()
}

// whyNot says why no credits can be bought.
func (p SettingsCreditsPage) whyNot() string {
	if !p.Selling {
		return "Purchases are turned off on this site."
	}
	if !p.Leaving.IsZero() {
		return "Your account is set to be deleted on " + components.Date(p.Leaving) + ", so you can't buy credits."
	}
	return views.PlanName(p.Plan) + " does not include buying extra credits."
}

// next is when plan credits come again.
func (p SettingsCreditsPage) next() string {
	reset := p.Balance.ResetAt
	switch {
	case !p.Leaving.IsZero() && (reset.IsZero() || !reset.Before(p.Leaving)):
		return "None: your account is deleted on " + components.Date(p.Leaving)
	case !reset.IsZero():
		return components.Date(reset)
	case p.Plan.IsPremium() && p.Sub != nil && !p.Sub.Renews():
		return "None: your plan ends on " + components.Date(p.Sub.KeptUntil())
	case p.Plan.IsPremium():
		return "None until your plan is renewed"
	}
	return "Never. Free credits are given once"
}

// endOfCredits warns of what expires when the plan does.
func (p SettingsCreditsPage) endOfCredits() string { return endOfCredits(p.Sub, p.Balance, p.Leaving) }

// more reports whether there is something below the last line.
func (h CreditHistoryPage) more() bool { return len(h.Entries) < h.Total }

// filtered reports whether a filter leaves something out.
func (h CreditHistoryPage) filtered() bool {
	return h.Action != "" && h.Action != "all" || h.Period != "" && h.Period != "all"
}

func (h CreditHistoryPage) query() url.Values {
	query := url.Values{}
	for name, value := range map[string]string{"action": h.Action, "period": h.Period} {
		if value != "" && value != "all" {
			query.Set(name, value)
		}
	}
	return query
}

// moreAddress shows a few lines more.
func (h CreditHistoryPage) moreAddress() string {
	query := h.query()
	query.Set("tab", string(TabCredits))
	query.Set("shown", strconv.Itoa(len(h.Entries)+ledger.HistoryPage))
	return "/settings?" + query.Encode() + "#credit-history"
}

// csvAddress has the whole of what the filters let through.
func (h CreditHistoryPage) csvAddress() string {
	if query := h.query().Encode(); query != "" {
		return "/settings/credits.csv?" + query
	}
	return "/settings/credits.csv"
}
