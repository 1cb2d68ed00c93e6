package billing

import (
	"cmp"
	"net/http"
	"net/url"
	"strconv"

	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	billingviews "pellucid/views/billing"
)

// SubscriptionResult tells how a payment went. The address chooses the words and grants nothing: what is known of the
// checkout is read anew, and somebody else's is unknown. Until what was bought is in effect it asks again, and shows no
// plan and no credits: those of before would be taken for what the money bought.
func (p *Pages) SubscriptionResult(w http.ResponseWriter, r *http.Request) error {
	query := r.URL.Query()
	model := billingviews.SubscriptionResultPage{Success: query.Get("success") == "true", Stay: query.Get("stay") == "yes"}
	model.Looks, _ = strconv.Atoi(query.Get("look")) // what is no number is the first look
	id := cmp.Or(query.Get("request_id"), query.Get("checkout"))
	model.Again = resultAddress(model, id)
	status := http.StatusOK
	if user := session.User(r.Context()); user != nil {
		if err := p.readResult(r, user, id, &model); err != nil {
			what := problem.From(r.Context(), err)
			what.Header(w.Header())
			status, model.Problem = what.Status, "Failed to load subscription information. Please try again later."
			if status == http.StatusNotFound {
				model.Problem = "We couldn't find that payment in your account."
			}
		}
	}
	if r.Header.Get("HX-Request") == "true" && !model.Waiting() { // the whole page again, with what is known now
		return web.LeavePage(w, r, settledAddress(model, id))
	}
	return web.Render(w, r, status, billingviews.SubscriptionResult(p.Chrome(r, "Your payment", ""), model))
}

// readResult fills in what is known of a checkout, and of the plan and the credits of who paid.
func (p *Pages) readResult(r *http.Request, user *domain.User, id string, model *billingviews.SubscriptionResultPage) (err error) {
	if p.Shop.Selling() {
		checkout, err := p.Shop.CheckoutOf(r.Context(), user, id)
		switch {
		case err == nil:
			model.Checkout = &checkout
		case id != "" || domain.CodeOf(err) != domain.NotFound:
			return err
		}
	}
	if model.Plan, err = p.Store.PlanOf(r.Context(), user.ID); err != nil {
		return err
	}
	balance, err := p.Store.Balance(r.Context(), user.ID)
	model.Left = balance.Remaining()
	return err
}

// resultAddress is the page's own address, looked at one more time.
func resultAddress(model billingviews.SubscriptionResultPage, id string) string {
	return settledAddress(model, id) + "&look=" + strconv.Itoa(model.Looks+1)
}

// settledAddress is the page's own address, for when there is nothing more to wait for.
func settledAddress(model billingviews.SubscriptionResultPage, id string) string {
	query := url.Values{"success": {strconv.FormatBool(model.Success)}}
	if id != "" {
		query.Set("request_id", id)
	}
	if model.Stay {
		query.Set("stay", "yes")
	}
	return "/subscription/result?" + query.Encode()
}
