package admin

import (
	"net/url"
	"time"

	"pellucid/internal/domain/sale"
	"pellucid/views/components"
)

// ReceiptsPage is what was issued in a month.
type ReceiptsPage struct {
	Month     time.Time // its first moment, UTC
	Now       time.Time
	Documents []sale.ReceiptDocument
}

// ReceiptsAddress is the list of a month.
func ReceiptsAddress(month time.Time) string {
	return withQuery("/admin/receipts", url.Values{"month": {month.Format("2006-01")}})
}

func (p ReceiptsPage) csvAddress() string {
	return withQuery("/admin/receipts.csv", url.Values{"month": {p.Month.Format("2006-01")}})
}

func (p ReceiptsPage) hasNext() bool { return p.Month.AddDate(0, 1, 0).Before(p.Now) }

// sums are what came in and went back, for each currency.
func (p ReceiptsPage) sums() (lines []string) {
	type sum struct{ paid, back int64 }
	sums, order := map[string]*sum{}, []string{}
	for _, d := range p.Documents {
		if sums[d.Currency] == nil {
			sums[d.Currency], order = &sum{}, append(order, d.Currency)
		}
		if d.Kind == sale.DocumentReceipt {
			sums[d.Currency].paid += d.AmountCents
		} else {
			sums[d.Currency].back += d.AmountCents
		}
	}
	for _, currency := range order {
		s := sums[currency]
		lines = append(lines, components.Money(s.paid, currency)+" paid, "+components.Money(s.back, currency)+" refunded, "+components.Money(s.paid-s.back, currency)+" left")
	}
	return lines
}

// issuedAmount is the amount as it counts: less than nothing where money went back.
func issuedAmount(d sale.ReceiptDocument) string {
	if d.Kind == sale.DocumentCreditNote {
		return components.Money(-d.AmountCents, d.Currency)
	}
	return components.Money(d.AmountCents, d.Currency)
}
