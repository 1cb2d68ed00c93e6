package billing

import (
	"net/http"
	"strings"

	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/views"
	billingviews "pellucid/views/billing"
	"pellucid/views/components"
)

// ChangeForm asks somebody who pays for a plan about another one. Who pays for none is led to the plans.
func (p *Pages) ChangeForm(w http.ResponseWriter, r *http.Request) error {
	query := r.URL.Query()
	model, err := p.plannedChange(r, query.Get("tier_id"), query.Get("payment_type"))
	if code := domain.CodeOf(err); code == domain.Conflict {
		return web.Redirect(w, r, "/pricing")
	}
	if err != nil {
		return err
	}
	if model.To.IsFree() {
		return p.showChange(w, r, http.StatusOK, model)
	}
	if session.User(r.Context()).Leaving() {
		return web.Redirect(w, r, "/pricing") // where it says why nothing can be bought
	}
	if !model.From.AutoRenew { // what ends cannot be changed, so nothing is promised
		model.OfferNew = true
		model.Trouble = views.Trouble{What: "Your " + model.From.TierName + " plan is canceled", Why: "Resume it first, then change it."}
	}
	return p.showChange(w, r, http.StatusOK, model)
}

func (p *Pages) showChange(w http.ResponseWriter, r *http.Request, status int, model billingviews.ChangePlanPage) error {
	return web.Render(w, r, status, billingviews.ChangePlan(p.Chrome(r, "Change your plan", ""), model))
}

// plannedChange is the change from the user's plan to the one that is named.
func (p *Pages) plannedChange(r *http.Request, tierID, payment string) (model billingviews.ChangePlanPage, err error) {
	want, err := readSelection(tierID, payment)
	if err != nil {
		return model, err
	}
	if model.To, err = p.tier(r, want); err != nil {
		return model, err
	}
	sub, err := p.activeSubscription(r)
	if err != nil {
		return model, err
	}
	model.From, model.Payment = *sub, want.payment
	if !p.Shop.Selling() {
		return model, nil
	}
	model.Move, err = p.Shop.Preview(r.Context(), session.User(r.Context()), model.To.ID, model.Payment)
	return model, err
}

// Change carries out what ChangeForm asked about. When a plan cannot be changed, a new subscription is offered.
func (p *Pages) Change(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	model, err := p.plannedChange(r, r.PostForm.Get("tier_id"), r.PostForm.Get("payment_type"))
	if err != nil {
		return err
	}
	if err := p.open(); err != nil {
		return err
	}
	change, err := p.Shop.Update(r.Context(), session.User(r.Context()), model.To.ID, model.Payment)
	switch {
	case err != nil:
		return p.refuseChange(w, r, model, err)
	case change.CheckoutURL != "":
		return p.leave(w, r, change.CheckoutURL)
	case model.To.IsFree():
		p.Sessions.PutFlash(r.Context(), "success", "You are now on the Free plan. You keep what you paid for until "+components.Date(model.From.KeptUntil())+".")
		return web.Redirect(w, r, "/dashboard")
	}
	p.Sessions.PutFlash(r.Context(), "success", change.Message)
	return web.Redirect(w, r, "/subscription/manage")
}

// refuseChange says in the specified words why a plan could not be changed.
func (p *Pages) refuseChange(w http.ResponseWriter, r *http.Request, model billingviews.ChangePlanPage, err error) error {
	what := problem.From(r.Context(), err)
	what.Header(w.Header())
	model.Trouble = views.Trouble{What: updateFailure(what), Why: what.Detail}
	if model.To.IsFree() {
		model.Trouble.What = "Failed to cancel subscription"
	}
	if strings.TrimSuffix(model.Trouble.Why, ".") == strings.TrimSuffix(model.Trouble.What, ".") {
		model.Trouble.Why = ""
	}
	model.OfferNew = !model.To.IsFree()
	return p.showChange(w, r, what.Status, model)
}

// updateFailure words a failed change by what its status or its sentence says.
func updateFailure(what *problem.Problem) string {
	said := strings.ToLower(what.Detail)
	switch {
	case what.Status == http.StatusForbidden || strings.Contains(said, "forbidden"):
		return "Your current subscription cannot be updated directly."
	case strings.Contains(said, "expired") || strings.Contains(said, "canceled") || strings.Contains(said, "cancelled"):
		return "Your subscription has expired or has been canceled"
	case what.Status == http.StatusNotFound || strings.Contains(said, "not found"):
		return "Your subscription information could not be found"
	}
	return "An error occurred while updating the subscription"
}
