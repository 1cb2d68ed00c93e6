package views

import (
	"fmt"
	"strconv"

	"pellucid/internal/domain"
	"pellucid/views/components"
)

// ReceiptPage is one payment of a user.
type ReceiptPage struct {
	Receipt domain.Receipt
	User    *domain.User
}

// number is what a receipt is called in letters to the support.
func (p ReceiptPage) number() string { return fmt.Sprintf("R-%06d", p.Receipt.ID) }

// Title is the title of the page, which browsers suggest as the name of a printed file.
func (p ReceiptPage) Title() string { return "Receipt " + p.number() }

// total is what was paid in the end, after refunds.
func (p ReceiptPage) total() string {
	return components.Money(p.Receipt.AmountCents-p.Receipt.RefundedCents, p.Receipt.Currency)
}

// refunded is what was given back; empty: nothing.
func (p ReceiptPage) refunded() string {
	if p.Receipt.RefundedCents == 0 {
		return ""
	}
	return components.Money(-p.Receipt.RefundedCents, p.Receipt.Currency)
}

// receiptAddress is the page of a receipt.
func receiptAddress(r domain.Receipt) string {
	return "/account/receipts/" + strconv.FormatInt(r.ID, 10)
}
