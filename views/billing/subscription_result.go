package billing

import (
	"strconv"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	"pellucid/views"
)

// SubscriptionResultPage is where a browser lands after paying. Its query only chooses the words where nothing is known; what is known
// of the checkout comes from the server.
type SubscriptionResultPage struct {
	Success  bool
	Checkout *sale.Checkout // nil: the address names none
	Plan     domain.Plan    // of who is signed in
	Left     int            // credits of who is signed in
	Problem  string         // why nothing is known
	Stay     bool           // do not go on to the settings
	Again    string         // this address, asked one more time
	Looks    int            // how often a browser without a script has asked
}

const (
	resultSeconds = 5  // until the browser goes on to the settings
	resultLooks   = 20 // how often the page asks before it says that this takes long
	resultNext    = views.SubscriptionTab
)

// heading is the outcome in a word: as the server knows it, and where it knows nothing, as the query has it.
func (p SubscriptionResultPage) heading() string {
	switch {
	case p.Problem != "" || p.Checkout != nil && p.Checkout.Returned:
		return "Your payment"
	case p.Checkout != nil && p.Checkout.Status == sale.CheckoutExpired:
		return "Not completed"
	case p.Checkout != nil && !p.Waiting(), p.Checkout == nil && p.Success:
		return "Successful"
	}
	return "Processing"
}

// Waiting reports whether what was paid for is still to arrive.
func (p SubscriptionResultPage) Waiting() bool {
	return p.Problem == "" && p.Checkout != nil && p.Checkout.Awaited()
}

// takesLong reports whether the page has been waiting for longer than payments take.
func (p SubscriptionResultPage) takesLong() bool { return p.Looks >= resultLooks }

// every is how often the page asks.
func (p SubscriptionResultPage) every() string {
	if p.takesLong() {
		return "every 10s"
	}
	return "every 1s"
}

// bought reports whether the plan of who is signed in is the one that the checkout sold. A newer purchase, or a refund,
// may have come between.
func (p SubscriptionResultPage) bought() bool { return p.Checkout.TierID == p.Plan.TierID }

// good reports whether there is something to be glad about.
func (p SubscriptionResultPage) good() bool {
	return p.heading() == "Successful" && (p.Checkout == nil || p.Checkout.InEffect)
}

// goesOn reports whether the browser is led to the settings: not while there is something to wait for.
func (p SubscriptionResultPage) goesOn() bool { return !p.Stay && p.Problem == "" && !p.Waiting() }

// chrome makes browsers without a script ask again while the payment is pending, and go on to the settings then.
func (p SubscriptionResultPage) chrome(c views.Chrome) views.Chrome {
	switch {
	case p.Problem != "":
	case p.Waiting():
		return c.Refreshed(views.PollSeconds + ";url=" + p.Again)
	case p.goesOn():
		return c.Refreshed(strconv.Itoa(resultSeconds) + ";url=" + resultNext)
	}
	return c
}
