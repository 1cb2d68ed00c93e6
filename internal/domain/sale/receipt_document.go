package sale

import (
	"strings"
	"time"
	"unicode/utf8"

	"pellucid/internal/domain"
)

// DocumentKind is what a receipt document says.
type DocumentKind string

// The kinds of documents.
const (
	DocumentReceipt    DocumentKind = "receipt"
	DocumentCreditNote DocumentKind = "credit_note" // money that went back
)

// ReceiptDocument is a receipt or a credit note as it was issued. It never changes.
type ReceiptDocument struct {
	ID          int64
	Number      string
	Kind        DocumentKind
	ReceiptID   int64
	UserID      int64
	Username    string // of now; for the administrator
	Description string
	AmountCents int64  // what was paid, or given back
	TaxCents    *int64 // of that; nil: the provider did not say
	Currency    string
	Seller      string // lines
	PaidAt      time.Time
	IssuedAt    time.Time
	Buyer       *Buyer // nil: nobody was named
}

// Buyer is who a receipt is made out to.
type Buyer struct {
	Name      string
	Address   string // lines
	TaxNumber string
}

// Bounds on what a buyer may enter, in characters.
const (
	BuyerNameMax    = 120
	BuyerAddressMax = 400
	BuyerTaxMax     = 40
)

// Normalize trims what people type around their words.
func (b *Buyer) Normalize() {
	b.Name, b.TaxNumber = domain.OneLine(strings.TrimSpace(b.Name)), domain.OneLine(strings.TrimSpace(b.TaxNumber))
	var lines []string
	for line := range strings.Lines(b.Address) {
		if line = domain.OneLine(strings.TrimSpace(line)); line != "" {
			lines = append(lines, line)
		}
	}
	b.Address = strings.Join(lines, "\n")
}

// Validate returns an error with its field if something is too long, or an address has no name.
func (b Buyer) Validate() error {
	switch {
	case utf8.RuneCountInString(b.Name) > BuyerNameMax:
		return domain.FieldErrorf("buyer_name", "Names can have up to %d characters.", BuyerNameMax)
	case utf8.RuneCountInString(b.Address) > BuyerAddressMax:
		return domain.FieldErrorf("buyer_address", "Addresses can have up to %d characters.", BuyerAddressMax)
	case utf8.RuneCountInString(b.TaxNumber) > BuyerTaxMax:
		return domain.FieldErrorf("buyer_tax", "Tax numbers can have up to %d characters.", BuyerTaxMax)
	case b.Name == "" && (b.Address != "" || b.TaxNumber != ""):
		return domain.FieldErrorf("buyer_name", "Enter the name of the person or company.")
	}
	return nil
}

// Empty reports whether nobody is named.
func (b Buyer) Empty() bool { return b.Name == "" }
