package billing

import (
	"context"
	"net/http"

	"pellucid/handlers/problem"
	"pellucid/handlers/web"
	"pellucid/internal/domain/sale"
	accountviews "pellucid/views/account"
)

// Documents are receipts as they were issued, and who they are made out to.
type Documents interface {
	ReceiptDocuments(ctx context.Context, userID, receiptID int64) ([]sale.ReceiptDocument, error)
	BillingDetails(ctx context.Context, userID int64) (sale.Buyer, error)
	SaveBillingDetails(ctx context.Context, userID int64, b sale.Buyer) error
}

// SaveBillingDetails keeps what goes on the user's receipts to come.
func (p *Pages) SaveBillingDetails(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	buyer := sale.Buyer{Name: r.PostForm.Get("buyer_name"), Address: r.PostForm.Get("buyer_address"), TaxNumber: r.PostForm.Get("buyer_tax")}
	buyer.Normalize()
	if err := buyer.Validate(); err != nil {
		what := problem.From(r.Context(), err)
		model := accountviews.SettingsSubscriptionPage{Selling: p.Shop.Selling(), PhotoModels: p.PhotoModels}
		if err := p.readSubscription(r, &model); err != nil {
			return err
		}
		model.Buyer, model.Errors = buyer, map[string]string{what.Field(): what.Detail}
		return p.ShowSettings(w, r, what.Status, accountviews.TabSubscription, accountviews.SettingsSubscription(model))
	}
	if err := p.Store.SaveBillingDetails(r.Context(), web.ViewerID(r), buyer); err != nil {
		return err
	}
	p.Sessions.PutFlash(r.Context(), "success", "Billing details saved.")
	return web.Redirect(w, r, accountviews.TabSubscription.Address())
}
