package sandbox

import (
	"net/http"
	"slices"
)

// portalView is the customer's own page.
type portalView struct {
	Title         string
	Token         string
	Email         string
	Subscriptions []portalSubscription
	Invoices      []*transaction
	Notice        string
	Site          string
}

type portalSubscription struct {
	*subscription
	Says      string
	CanCancel bool
	CanResume bool
	CanPay    bool
}

func (s *Sandbox) portalPage(w http.ResponseWriter, r *http.Request) {
	s.answerPortal(w, r, http.StatusOK, "")
}

func (s *Sandbox) answerPortal(w http.ResponseWriter, r *http.Request, status int, notice string) {
	var view portalView
	open := false
	_ = s.read(func(st *state) error { // looking does not fail
		buyer := s.visitor(st, r.PathValue("token"))
		if open = buyer != nil; !open {
			return nil
		}
		view = portalView{Title: "Your purchases", Token: r.PathValue("token"), Email: buyer.Email, Notice: notice, Site: s.config.SiteURL}
		for _, sub := range st.subscriptions() {
			if sub.Customer == buyer.ID {
				copied := *sub
				view.Subscriptions = append(view.Subscriptions, copied.forPortal())
			}
		}
		for _, tx := range st.transactions() {
			if tx.Customer == buyer.ID {
				copied := *tx
				view.Invoices = append(view.Invoices, &copied)
			}
		}
		slices.Reverse(view.Subscriptions)
		return nil
	})
	if !open {
		s.say(w, http.StatusNotFound, "This link has expired", "Links to your purchases work for 30 minutes. Open it again from your settings.")
		return
	}
	s.render(w, status, "portal.html", view)
}

// visitor is whose portal a token opens, or nil.
func (s *Sandbox) visitor(st *state, token string) *customer {
	p := st.Portals[token]
	if p == nil || s.now().After(p.ExpiresAt) {
		return nil
	}
	return st.Customers[p.Customer]
}

func (sub *subscription) forPortal() portalSubscription {
	p := portalSubscription{
		subscription: sub, CanCancel: sub.Status == active || sub.Status == pastDue, CanResume: sub.Status == scheduledCancel || sub.Status == paused,
	}
	switch sub.Status {
	case active:
		p.Says = "Active, renews on " + longDay(sub.PeriodEnd)
	case scheduledCancel:
		p.Says = "Ends on " + longDay(sub.PeriodEnd)
	case paused:
		p.Says = "Paused"
	case canceled:
		p.Says = "Ended on " + longDay(sub.CanceledAt)
	default:
		p.Says, p.CanPay = "The last payment failed", true
	}
	return p
}

// portalAct cancels, resumes, or pays what could not be charged.
func (s *Sandbox) portalAct(w http.ResponseWriter, r *http.Request) {
	open := true
	err := s.change(func(st *state) error {
		buyer := s.visitor(st, r.PathValue("token"))
		sub := st.Subscriptions[r.PostFormValue("subscription")]
		if open = buyer != nil && sub != nil && sub.Customer == buyer.ID; !open {
			return nil
		}
		switch r.PostFormValue("act") {
		case "cancel":
			return s.cancel(st, sub, true, "cancel")
		case "resume":
			return s.resume(st, sub)
		case "pay":
			if sub.Status != pastDue && sub.Status != unpaid {
				return badRequest("Nothing is left to be paid")
			}
			sub.CardFails = false
			s.renew(st, sub, s.now())
			return nil
		}
		return badRequest("This is not something that can be done here")
	})
	switch {
	case err != nil:
		s.answerPortal(w, r, http.StatusConflict, err.Error()+".")
	case !open:
		s.answerPortal(w, r, http.StatusNotFound, "There is no such subscription.")
	default:
		http.Redirect(w, r, Path+"/portal/"+r.PathValue("token"), http.StatusSeeOther)
	}
}

// invoiceView is one payment, to be printed.
type invoiceView struct {
	Title   string
	Token   string
	Email   string
	Invoice transaction
	Site    string
}

func (s *Sandbox) invoicePage(w http.ResponseWriter, r *http.Request) {
	view := invoiceView{Title: "Invoice", Token: r.PathValue("token"), Site: s.config.SiteURL}
	_ = s.read(func(st *state) error { // looking does not fail
		buyer, tx := s.visitor(st, view.Token), st.Transactions[r.PathValue("id")]
		if buyer != nil && tx != nil && tx.Customer == buyer.ID {
			view.Email, view.Invoice = buyer.Email, *tx
		}
		return nil
	})
	if view.Invoice.ID == "" {
		s.say(w, http.StatusNotFound, "We couldn't find that invoice", "It belongs to another account, or the link has expired.")
		return
	}
	s.render(w, http.StatusOK, "invoice.html", view)
}

// Says is the transaction's state for people.
func (t *transaction) Says() string {
	switch t.Status {
	case "refunded":
		return "Given back"
	case "partialRefund":
		return "Partly given back"
	case "chargedBack":
		return "Disputed"
	}
	return "Paid"
}
