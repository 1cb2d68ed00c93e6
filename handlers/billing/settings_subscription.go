package billing

import (
	"net/http"

	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/views"
	accountviews "pellucid/views/account"
)

// SubscriptionTab shows the plan and its payments. What cannot be read is said where it would stand.
func (p *Pages) SubscriptionTab(w http.ResponseWriter, r *http.Request) error {
	model, status := accountviews.SettingsSubscriptionPage{Selling: p.Shop.Selling(), PhotoModels: p.PhotoModels}, http.StatusOK
	if err := p.readSubscription(r, &model); err != nil {
		what := problem.From(r.Context(), err)
		what.Header(w.Header())
		status, model.Problem = what.Status, "Failed to load subscription information"
	}
	return p.ShowSettings(w, r, status, accountviews.TabSubscription, accountviews.SettingsSubscription(model))
}

func (p *Pages) readSubscription(r *http.Request, model *accountviews.SettingsSubscriptionPage) (err error) {
	ctx, userID := r.Context(), web.ViewerID(r)
	if model.Confirming, err = p.confirming(r); err != nil { // first: it may begin the plan
		return err
	}
	if model.Plan, err = p.Store.PlanOf(ctx, userID); err != nil {
		return err
	}
	if model.Sub, err = p.subscription(ctx, userID); err != nil {
		return err
	}
	if model.Balance, err = p.Store.Balance(ctx, userID); err != nil {
		return err
	}
	model.Leaving = session.User(ctx).DeleteAfter
	if model.Buyer, err = p.Store.BillingDetails(ctx, userID); err != nil {
		return err
	}
	model.Receipts, err = p.Store.Receipts(ctx, userID)
	return err
}

// confirming reports whether something may be paid for that is not there yet. The administrator who looks at somebody's
// settings asks the payment provider nothing.
func (p *Pages) confirming(r *http.Request) (bool, error) {
	if session.ViewingAs(r.Context()) != nil {
		return false, nil
	}
	return p.Shop.Confirming(r.Context(), session.User(r.Context()))
}

// PaymentNews is what pages say of a payment that is not settled, to who is signed in. It is asked for before anything else
// is read: asking may begin the plan.
func (p *Pages) PaymentNews(r *http.Request) (news views.PaymentNews, err error) {
	if news.Confirming, err = p.confirming(r); err != nil {
		return news, err
	}
	news.Sub, err = p.subscription(r.Context(), web.ViewerID(r))
	return news, err
}
