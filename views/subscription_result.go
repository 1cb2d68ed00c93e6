package views

import (
	"strconv"

	"pellucid/internal/domain"
)

// SubscriptionResultPage is where a browser lands after paying. Its query only chooses the words; what is known of the
// checkout comes from the server.
type SubscriptionResultPage struct {
	Success  bool
	Checkout *domain.Checkout // nil: the address names none
	Plan     domain.Plan      // of who is signed in
	Left     int              // credits of who is signed in
	Problem  string           // why nothing is known
	Stay     bool             // do not go on to the settings
	Again    string           // this address, asked one more time
	Looks    int              // how often a browser without a script has asked
}

const (
	resultSeconds = 5 // until the browser goes on to the settings
	resultLooks   = 2 // how often a browser without a script asks before it goes on
	resultNext    = "/settings?tab=subscription"
)

// heading is the outcome in a word, as the query has it.
func (p SubscriptionResultPage) heading() string {
	if p.Success {
		return "Successful"
	}
	return "Processing"
}

// pending tells whether the payment is still to be heard of.
func (p SubscriptionResultPage) pending() bool {
	return p.Checkout != nil && p.Checkout.Status == domain.CheckoutPending
}

// goesOn tells whether the browser is led to the settings.
func (p SubscriptionResultPage) goesOn() bool { return !p.Stay && p.Problem == "" }

// chrome makes browsers without a script ask again while the payment is pending, and go on to the settings then.
func (p SubscriptionResultPage) chrome(c Chrome) Chrome {
	switch {
	case p.Problem != "":
	case p.pending() && p.Looks < resultLooks:
		c.refresh = pollSeconds + ";url=" + p.Again
	case p.goesOn():
		c.refresh = strconv.Itoa(resultSeconds) + ";url=" + resultNext
	}
	return c
}
