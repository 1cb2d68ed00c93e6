package pages

import (
	"net/url"
	"strconv"
	"strings"

	"pellucid/internal/domain"
)

// wish is the plan that a form asks for.
type wish struct {
	tierID  int64
	payment domain.PaymentType
}

// readWish reads a plan from the values of a form or an address. Plans without a rhythm, such as Free, count as monthly.
func readWish(tierID, payment string) (wish, error) {
	id, err := strconv.ParseInt(tierID, 10, 64)
	if err != nil || id < 1 {
		return wish{}, domain.FieldErrorf("tier_id", "Please choose one of the plans on the pricing page.")
	}
	if payment == "" {
		payment = string(domain.Monthly)
	}
	rhythm, err := domain.ParsePaymentType(payment)
	return wish{tierID: id, payment: rhythm}, err
}

// text is the wish as a session keeps it.
func (w wish) text() string { return strconv.FormatInt(w.tierID, 10) + "/" + string(w.payment) }

// parseWish reads what text wrote.
func parseWish(text string) (wish, error) {
	tierID, payment, _ := strings.Cut(text, "/")
	return readWish(tierID, payment)
}

// changeAddress is where somebody who pays for another plan is asked about this one.
func (w wish) changeAddress() string {
	return "/subscription/change?" + url.Values{"tier_id": {strconv.FormatInt(w.tierID, 10)}, "payment_type": {string(w.payment)}}.Encode()
}
