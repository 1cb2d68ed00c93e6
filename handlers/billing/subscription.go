package billing

import (
	"cmp"
	"net/http"

	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	"pellucid/views"
	billingviews "pellucid/views/billing"
)

// subscribe names the act of buying a plan, which waits for a visitor to sign in.
const subscribe = "subscribe"

// ManageSubscription leads to where subscriptions are managed.
func (p *Pages) ManageSubscription(w http.ResponseWriter, r *http.Request) error {
	return web.Redirect(w, r, "/settings?tab=subscription")
}

// Checkout begins to buy a plan. A visitor signs in first and then comes to the checkout; who pays for a plan already is
// asked about the change, unless a new subscription is meant.
func (p *Pages) Checkout(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	want, err := readSelection(r.PostForm.Get("tier_id"), r.PostForm.Get("payment_type"))
	if err != nil {
		return p.refuseSale(w, r, want, err)
	}
	user := session.User(r.Context())
	if user == nil {
		p.Sessions.PutPending(r.Context(), session.Pending{Act: subscribe, On: want.text()})
		return web.Redirect(w, r, "/login?redirect=pricing")
	}
	fresh := r.PostForm.Get("new") == "yes"
	if !fresh {
		if sub, err := p.subscription(r.Context(), user.ID); err != nil || sub != nil && sub.IsActive {
			return cmp.Or(err, web.Redirect(w, r, want.changeAddress()))
		}
	}
	return p.sell(w, r, user, want, fresh)
}

// sell leads to the checkout of a plan.
func (p *Pages) sell(w http.ResponseWriter, r *http.Request, user *domain.User, want selection, fresh bool) error {
	address, err := p.checkout(r.Context(), user, want)
	if err == nil {
		return p.leave(w, r, address)
	}
	what := "Failed to process subscription"
	if fresh {
		what = "Failed to create new subscription"
	}
	return p.refuseSale(w, r, want, trouble{what, err})
}

// trouble is an error with what the user was about to do.
type trouble struct {
	what string
	error
}

func (t trouble) Unwrap() error { return t.error }

// refuseSale shows the plans again, with what went wrong above them.
func (p *Pages) refuseSale(w http.ResponseWriter, r *http.Request, want selection, err error) error {
	what := problem.From(r.Context(), err)
	what.Header(w.Header())
	told := views.Trouble{What: "Failed to process subscription", Why: what.Detail}
	if t, ok := err.(trouble); ok {
		told.What = t.what
	}
	return p.showPricing(w, r, what.Status, billingviews.PricingPage{Annual: want.payment == sale.Yearly, Trouble: told})
}

// CarrySale takes up the purchase that a visitor wanted before signing in. It reports whether it has answered.
func (p *Pages) CarrySale(w http.ResponseWriter, r *http.Request, user *domain.User, pending session.Pending) (bool, error) {
	want, err := parseSelection(pending.On)
	if pending.Act != subscribe || err != nil {
		return false, nil
	}
	sub, err := p.subscription(r.Context(), user.ID)
	if err != nil {
		return true, err
	}
	if sub != nil && sub.IsActive {
		return true, web.Redirect(w, r, want.changeAddress())
	}
	address, err := p.checkout(r.Context(), user, want)
	if err != nil {
		p.Sessions.PutFlash(r.Context(), "error", "Failed to process subscription. "+problem.From(r.Context(), err).Detail)
		return true, web.Redirect(w, r, "/pricing")
	}
	return true, p.leave(w, r, address)
}

// Portal leads to the provider's own pages about cards and invoices.
func (p *Pages) Portal(w http.ResponseWriter, r *http.Request) error {
	if err := p.open(); err != nil {
		return err
	}
	address, err := p.Shop.Portal(r.Context(), session.User(r.Context()))
	if err != nil {
		return p.backToManage(w, r, err)
	}
	return p.leave(w, r, address)
}

// backToManage tells on the subscription's page why something did not work.
func (p *Pages) backToManage(w http.ResponseWriter, r *http.Request, err error) error {
	p.Sessions.PutFlash(r.Context(), "error", problem.From(r.Context(), err).Detail)
	return p.ManageSubscription(w, r)
}
