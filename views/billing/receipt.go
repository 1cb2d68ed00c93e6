package billing

import (
	"fmt"
	"strings"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	"pellucid/views"
	"pellucid/views/components"
)

// billingDetailsAddress is where people say what goes on their receipts.
const billingDetailsAddress = views.SubscriptionTab + "#billing-details"

// ReceiptPage is one payment of a user.
type ReceiptPage struct {
	Receipt   sale.Receipt
	Documents []sale.ReceiptDocument // the receipt as it was issued, and its credit notes
	User      *domain.User
	Portal    bool // the provider has pages about this user's payments
}

// number is what a receipt is called in letters to the support.
func (p ReceiptPage) number() string { return fmt.Sprintf("R-%06d", p.Receipt.ID) }

// Title is the title of the page, which browsers suggest as the name of a printed file.
func (p ReceiptPage) Title() string { return "Receipt " + p.number() }

// issued is the receipt as it was issued; nil: there is none.
func (p ReceiptPage) issued() *sale.ReceiptDocument {
	for i, d := range p.Documents {
		if d.Kind == sale.DocumentReceipt {
			return &p.Documents[i]
		}
	}
	return nil
}

func (p ReceiptPage) notes() (notes []sale.ReceiptDocument) {
	for _, d := range p.Documents {
		if d.Kind == sale.DocumentCreditNote {
			notes = append(notes, d)
		}
	}
	return notes
}

// cents is what was paid, as the receipt says.
func (p ReceiptPage) cents() int64 {
	if d := p.issued(); d != nil {
		return d.AmountCents
	}
	return p.Receipt.AmountCents
}

func (p ReceiptPage) amount() string { return components.Money(p.cents(), p.Receipt.Currency) }

// total is what was paid in the end, after refunds.
func (p ReceiptPage) total() string {
	left := p.cents()
	for _, note := range p.notes() {
		left -= note.AmountCents
	}
	return components.Money(max(left, 0), p.Receipt.Currency)
}

func (p ReceiptPage) taxName() string {
	if d := p.issued(); d == nil || d.TaxCents == nil {
		return "Tax"
	}
	return "Of which tax, collected by Creem"
}

func (p ReceiptPage) tax() string {
	if d := p.issued(); d != nil && d.TaxCents != nil {
		return components.Money(*d.TaxCents, d.Currency)
	}
	return "see Creem's invoice"
}

// seller is who the receipt is from, in lines.
func (p ReceiptPage) seller(b views.Brand) []string {
	if d := p.issued(); d != nil && d.Seller != "" {
		return addressLines(d.Seller)
	}
	return []string{b.Name, b.SupportEmail}
}

func (p ReceiptPage) buyer() *sale.Buyer {
	if d := p.issued(); d != nil {
		return d.Buyer
	}
	return nil
}

func addressLines(text string) []string { return strings.Split(text, "\n") }
