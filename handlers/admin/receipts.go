package admin

import (
	"context"
	"encoding/csv"
	"fmt"
	"net/http"
	"time"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	adminviews "pellucid/views/admin"
)

// IssuedReceipts are the receipts and credit notes of everybody.
type IssuedReceipts interface {
	IssuedBetween(ctx context.Context, from, before time.Time) ([]sale.ReceiptDocument, error)
}

// month is the first moment of the month that a request names; else the present one.
func (p *Pages) month(r *http.Request) time.Time {
	if month, err := time.Parse("2006-01", r.URL.Query().Get("month")); err == nil && month.Year() >= 2000 && month.Year() < 3000 {
		return month
	}
	now := p.Now().UTC()
	return time.Date(now.Year(), now.Month(), 1, 0, 0, 0, 0, time.UTC)
}

// IssuedReceipts lists what was issued in a month.
func (p *Pages) IssuedReceipts(w http.ResponseWriter, r *http.Request) (err error) {
	model := adminviews.ReceiptsPage{Month: p.month(r), Now: p.Now()}
	if model.Documents, err = p.Store.IssuedBetween(r.Context(), model.Month, model.Month.AddDate(0, 1, 0)); err != nil {
		return failedTo("receipts", r, err)
	}
	return web.Render(w, r, http.StatusOK, adminviews.Receipts(p.Chrome(r, "Receipts", ""), model))
}

// IssuedReceiptsCSV is what was issued in a month, as a table for other programs.
func (p *Pages) IssuedReceiptsCSV(w http.ResponseWriter, r *http.Request) error {
	month := p.month(r)
	documents, err := p.Store.IssuedBetween(r.Context(), month, month.AddDate(0, 1, 0))
	if err != nil {
		return err
	}
	w.Header().Set("Content-Type", "text/csv; charset=utf-8")
	w.Header().Set("Content-Disposition", `attachment; filename="receipts-`+month.Format("2006-01")+`.csv"`)
	w.Header().Set("Cache-Control", "private, no-store")
	out := csv.NewWriter(w)
	_ = out.Write([]string{"Number", "Kind", "Issued", "Paid", "User", "Description", "Amount", "Tax", "Currency", "Buyer", "Buyer address", "Buyer tax number"}) // the client is gone when this fails, as below
	for _, d := range documents {
		_ = out.Write(receiptLine(d))
	}
	out.Flush()
	return nil
}

func receiptLine(d sale.ReceiptDocument) []string {
	cents, tax, buyer := d.AmountCents, "", sale.Buyer{}
	if d.Kind == sale.DocumentCreditNote {
		cents = -cents
	}
	if d.TaxCents != nil {
		tax = decimal(*d.TaxCents)
	}
	if d.Buyer != nil {
		buyer = *d.Buyer
	}
	return []string{
		d.Number, string(d.Kind), d.IssuedAt.UTC().Format(time.RFC3339), d.PaidAt.UTC().Format(time.RFC3339), domain.IDText(d.UserID),
		web.Harmless(d.Description), decimal(cents), tax, d.Currency, web.Harmless(buyer.Name), web.Harmless(buyer.Address), web.Harmless(buyer.TaxNumber),
	}
}

// decimal is an amount of cents as a number for programs.
func decimal(cents int64) string {
	sign := ""
	if cents < 0 {
		sign, cents = "-", -cents
	}
	return fmt.Sprintf("%s%d.%02d", sign, cents/100, cents%100)
}
