package billing

import (
	"net/http"

	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/ledger"
	"pellucid/internal/domain/sale"
	"pellucid/views"
	billingviews "pellucid/views/billing"
	"pellucid/views/components"
)

// Cancel ends a plan at the end of what is paid for.
func (p *Pages) Cancel(w http.ResponseWriter, r *http.Request) error {
	sub, err := p.activeSubscription(r)
	if err != nil {
		return err
	}
	if err := p.cancel(r); err != nil {
		what := problem.From(r.Context(), err)
		what.Header(w.Header())
		return p.showCancel(w, r, what.Status, billingviews.CancelPage{Sub: *sub, Trouble: views.Trouble{What: "Failed to cancel subscription", Why: what.Detail}})
	}
	p.Sessions.PutFlash(r.Context(), "success", "Your plan is canceled. You keep "+sub.TierName+" until "+components.Date(sub.KeptUntil())+".")
	return p.ManageSubscription(w, r)
}

func (p *Pages) cancel(r *http.Request) error {
	if err := p.open(); err != nil {
		return err
	}
	return p.Shop.Cancel(r.Context(), session.User(r.Context()))
}

// CancelForm asks whether a plan is to end.
func (p *Pages) CancelForm(w http.ResponseWriter, r *http.Request) error {
	sub, err := p.activeSubscription(r)
	if err != nil {
		return err
	}
	if !sub.Renews() && !sub.PastDue() && sub.Next == nil {
		p.Sessions.PutFlash(r.Context(), "success", "Your plan is already canceled. You keep "+sub.TierName+" until "+components.Date(sub.KeptUntil())+".")
		return p.ManageSubscription(w, r)
	}
	return p.showCancel(w, r, http.StatusOK, billingviews.CancelPage{Sub: *sub})
}

func (p *Pages) showCancel(w http.ResponseWriter, r *http.Request, status int, model billingviews.CancelPage) error {
	balance, err := p.Store.Balance(r.Context(), web.ViewerID(r))
	if err != nil {
		return err
	}
	model.PlanCredits, model.CreditsEnd = balance.Plan, ledger.Until(balance.ResetAt, model.Sub.KeptUntil())
	return web.Render(w, r, status, billingviews.CancelPlan(p.Chrome(r, "Cancel your plan", ""), model))
}

// activeSubscription returns what gives the user access now; where nothing does, it is a Conflict error.
func (p *Pages) activeSubscription(r *http.Request) (*sale.Subscription, error) {
	sub, err := p.subscription(r.Context(), web.ViewerID(r))
	if err == nil && (sub == nil || !sub.IsActive) {
		err = domain.Errorf(domain.Conflict, "You don't have a paid plan to change or cancel. See the pricing page for plans.")
	}
	return sub, err
}

// Resume takes a cancellation back.
func (p *Pages) Resume(w http.ResponseWriter, r *http.Request) error {
	if err := p.open(); err != nil {
		return err
	}
	if err := p.Shop.Resume(r.Context(), session.User(r.Context())); err != nil {
		return p.backToManage(w, r, err)
	}
	p.Sessions.PutFlash(r.Context(), "success", "Your plan is active again and will renew as before.")
	return p.ManageSubscription(w, r)
}
