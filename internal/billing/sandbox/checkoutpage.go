package sandbox

import (
	"net/http"
	"net/mail"
	"regexp"
	"strings"
	"time"
)

// checkoutView is the hosted checkout.
type checkoutView struct {
	Title       string
	ID          string
	Product     Product
	TotalCents  int64
	RenewsAt    time.Time
	EmailLocked bool
	Site        string
	Cards       []card
	Form        cardForm
	Errors      map[string]string
}

// cardForm is what the buyer typed.
type cardForm struct {
	Email  string
	Name   string
	Number string
	Expiry string
	Code   string
}

var (
	expiryPattern = regexp.MustCompile(`^(0[1-9]|1[0-2]) ?/ ?(\d{2})$`)
	codePattern   = regexp.MustCompile(`^\d{3,4}$`)
)

// check returns what is wrong, by field. The bank speaks last.
func (f cardForm) check(now time.Time) map[string]string {
	wrong := map[string]string{}
	if _, err := mail.ParseAddress(f.Email); err != nil {
		wrong["email"] = "Please enter your email."
	}
	if strings.TrimSpace(f.Name) == "" {
		wrong["name"] = "Please enter the name on the card."
	}
	if digits := onlyDigits(f.Number); len(digits) != 16 {
		wrong["number"] = "Please enter the 16 digits of a test card."
	}
	if !codePattern.MatchString(f.Code) {
		wrong["code"] = "Please enter the three digits of the security code."
	}
	switch parts := expiryPattern.FindStringSubmatch(f.Expiry); {
	case parts == nil:
		wrong["expiry"] = "Please enter the month and year, as in 12 / 34."
	case "20"+parts[2]+parts[1] < now.Format("200601"):
		wrong["expiry"] = "This card has expired."
	}
	if refusal := cardRefusal(f.Number); len(wrong) == 0 && refusal != "" {
		wrong["number"] = refusal
	}
	return wrong
}

func (s *Sandbox) checkoutPage(w http.ResponseWriter, r *http.Request) {
	s.answerCheckout(w, r, s.read, func(_ *state, c *checkout) (cardForm, map[string]string) {
		return cardForm{Email: c.Email, Number: cards[0].Number, Expiry: "12 / 34", Code: "123"}, nil
	})
}

func (s *Sandbox) payCheckout(w http.ResponseWriter, r *http.Request) {
	s.answerCheckout(w, r, s.change, func(st *state, c *checkout) (cardForm, map[string]string) {
		form := cardForm{
			Email: strings.TrimSpace(r.PostFormValue("email")), Name: r.PostFormValue("name"), Number: r.PostFormValue("number"),
			Expiry: strings.TrimSpace(r.PostFormValue("expiry")), Code: strings.TrimSpace(r.PostFormValue("code")),
		}
		if c.Email != "" {
			form.Email = c.Email
		}
		wrong := form.check(s.now())
		if len(wrong) == 0 {
			c.Email = form.Email
			s.pay(st, c, form.Name)
		}
		return form, wrong
	})
}

// onCheckout is what is done with an open checkout: the form as it stands, and what is wrong with it.
type onCheckout func(*state, *checkout) (cardForm, map[string]string)

// answerCheckout shows a checkout that is open, after act. One that is paid, now or earlier, leads back to the site.
func (s *Sandbox) answerCheckout(w http.ResponseWriter, r *http.Request, with func(func(*state) error) error, act onCheckout) {
	var back string
	var view checkoutView
	var status int
	err := with(func(st *state) error {
		status, back, view = s.lookAtCheckout(st, r.PathValue("id"), act)
		return nil
	})
	switch {
	case err != nil:
		s.config.Log.ErrorContext(r.Context(), "a payment in the sandbox failed", "err", err)
		s.say(w, http.StatusInternalServerError, "Payment failed", "The sandbox couldn't save the payment. Nothing was charged. Please try again.")
	case status == http.StatusNotFound:
		s.say(w, status, "Checkout not found", "There is no checkout at this address in the payment sandbox.")
	case status == http.StatusGone:
		s.say(w, status, "This checkout has expired", "Nothing was charged. Go back to the site and start again.")
	case status == http.StatusSeeOther && back == "":
		s.say(w, http.StatusOK, "Paid", "This checkout is paid. No money moved because this is a sandbox.")
	case status == http.StatusSeeOther:
		http.Redirect(w, r, back, status)
	default:
		s.render(w, status, "checkout.html", view)
	}
}

func (s *Sandbox) lookAtCheckout(st *state, id string, act onCheckout) (status int, back string, view checkoutView) {
	c := st.Checkouts[id]
	switch {
	case c == nil:
		return http.StatusNotFound, "", view
	case c.stateAt(s.now()) == expired:
		return http.StatusGone, "", view
	case c.Status == completed:
		return http.StatusSeeOther, st.returnURL(c), view
	}
	locked := c.Email != ""
	form, wrong := act(st, c)
	view = s.checkoutView(c, form, wrong)
	view.EmailLocked = locked
	switch {
	case c.Status == completed:
		return http.StatusSeeOther, st.returnURL(c), view
	case len(wrong) > 0:
		return http.StatusUnprocessableEntity, "", view
	}
	return http.StatusOK, "", view
}

func (s *Sandbox) checkoutView(c *checkout, form cardForm, wrong map[string]string) checkoutView {
	view := checkoutView{
		Title: "Checkout", ID: c.ID, Product: c.Product, TotalCents: c.Product.PriceCents * int64(c.Units), Site: s.config.SiteURL,
		Cards: cards, Form: form, Errors: wrong,
	}
	if c.Product.Months > 0 {
		view.RenewsAt = addMonths(s.now(), c.Product.Months)
	}
	return view
}
