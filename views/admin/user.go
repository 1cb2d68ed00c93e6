package admin

import (
	"strconv"

	"pellucid/internal/domain"
	"pellucid/internal/domain/ledger"
	"pellucid/internal/domain/moderation"
	"pellucid/internal/domain/sale"
	"pellucid/views/components"
)

// UserPage is all that is known of a user.
type UserPage struct {
	User     *domain.User
	Tab      string // profile, images, subscriptions or credits
	Trust    moderation.Trust
	Plan     domain.Plan
	Balance  ledger.Balance
	Periods  []sale.PlanPeriod         // on the tab of subscriptions
	Receipts []sale.Receipt            // likewise
	History  domain.Page[ledger.Entry] // on the tab of credits: the newest of all
	Adjust   AdjustForm
	Images   domain.Page[domain.Image] // on the tab of images: the newest that are public
	Page     int                       // of the images, from 1

	Withdrawn []domain.Image // featured until the user was suspended, and not again since
}

// AdjustForm is what was typed to give or take credits, and what is wrong with it.
type AdjustForm struct{ Amount, Description, Error string }

// HistoryStep is how many lines of the credit history are shown at first, and more with each Load More.
const HistoryStep = 20

var adminUserTabs = []struct{ name, title string }{
	{"profile", "Profile"}, {"images", "Images"}, {"subscriptions", "Subscriptions"}, {"credits", "Credits"},
}

// UserTab returns the tab of that name, or the first.
func UserTab(name string) string {
	for _, tab := range adminUserTabs {
		if tab.name == name {
			return name
		}
	}
	return adminUserTabs[0].name
}

// paymentFailed reports whether the last payment for the plan failed and will be tried again.
func (p UserPage) paymentFailed() bool { return !p.User.PaymentDue.IsZero() }

// withdrawnHint says what became of featured images with a suspension.
func (p UserPage) withdrawnHint() string {
	count := components.Count(len(p.Withdrawn), "featured image")
	if !p.User.IsActive {
		return "The suspension took " + count + " from the front. Reactivate the account to feature them again."
	}
	return "The suspension took " + count + " from the front. They aren't featured again by themselves."
}

func (p UserPage) tabPath(tab string) string { return adminUserPath(p.User.ID) + "?tab=" + tab }

func (p UserPage) moreHistory() string {
	return p.tabPath("credits") + "&rows=" + strconv.Itoa(len(p.History.Data)+HistoryStep) + "#credit-history-title"
}
