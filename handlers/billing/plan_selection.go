package billing

import (
	"net/url"
	"strconv"
	"strings"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
)

// selection is the plan that a form asks for.
type selection struct {
	tierID  int64
	payment sale.PaymentType
	// successURL is where the buyer comes back to; empty: the page that shows what became of the payment.
	successURL string
}

// readSelection reads a plan from the values of a form or an address. Plans without a rhythm, such as Free, count as monthly.
func readSelection(tierID, payment string) (selection, error) {
	id, err := strconv.ParseInt(tierID, 10, 64)
	if err != nil || id < 1 {
		return selection{}, domain.FieldErrorf("tier_id", "Please choose one of the plans on the pricing page.")
	}
	if payment == "" {
		payment = string(sale.Monthly)
	}
	rhythm, err := sale.ParsePaymentType(payment)
	return selection{tierID: id, payment: rhythm}, err
}

// text is the selection as a session keeps it.
func (w selection) text() string { return strconv.FormatInt(w.tierID, 10) + "/" + string(w.payment) }

// parseSelection reads what text wrote.
func parseSelection(text string) (selection, error) {
	tierID, payment, _ := strings.Cut(text, "/")
	return readSelection(tierID, payment)
}

// changeAddress is where somebody who pays for another plan is asked about this one.
func (w selection) changeAddress() string {
	return "/subscription/change?" + url.Values{"tier_id": {strconv.FormatInt(w.tierID, 10)}, "payment_type": {string(w.payment)}}.Encode()
}
