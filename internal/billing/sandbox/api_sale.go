package sandbox

import (
	"net/http"
	"net/url"
	"strings"
	"time"
)

func (s *Sandbox) createCheckout(r *http.Request) (any, error) {
	var in struct {
		ProductID  string         `json:"product_id"`
		RequestID  string         `json:"request_id"`
		Units      int            `json:"units"`
		SuccessURL string         `json:"success_url"`
		Metadata   map[string]any `json:"metadata"`
		Customer   struct {
			ID    string `json:"id"`
			Email string `json:"email"`
		} `json:"customer"`
	}
	if err := decode(r, &in); err != nil {
		return nil, err
	}
	if in.ProductID == "" {
		return nil, badRequest("product_id must be a string")
	}
	if success, err := url.Parse(in.SuccessURL); in.SuccessURL != "" && (err != nil || success.Host == "") {
		return nil, badRequest("success_url must be a URL address")
	}
	product, err := s.productByID(r, in.ProductID)
	if err != nil {
		return nil, err
	}
	c := &checkout{
		ID: newID("ch"), RequestID: in.RequestID, Product: product, Units: max(in.Units, 1), Email: in.Customer.Email,
		SuccessURL: in.SuccessURL, Metadata: in.Metadata, Status: pending, CreatedAt: s.now(),
	}
	var answer entity
	err = s.change(func(st *state) error {
		if st.Archived[product.ID] {
			return badRequest("Product is archived")
		}
		if known := st.Customers[in.Customer.ID]; known != nil {
			c.Email = known.Email
		}
		st.Checkouts[c.ID] = c
		answer = st.checkout(c, false).with(entity{"checkout_url": s.config.SiteURL + Path + "/checkout/" + c.ID})
		return nil
	})
	return answer, err
}

func (s *Sandbox) getCheckout(r *http.Request) (answer any, err error) {
	err = s.read(func(st *state) error {
		c := st.Checkouts[r.URL.Query().Get("checkout_id")]
		if c == nil {
			return notFound("Checkout")
		}
		answer = st.checkout(c, true).with(entity{
			"status": c.stateAt(s.now()), "checkout_url": s.config.SiteURL + Path + "/checkout/" + c.ID,
		})
		return nil
	})
	return answer, err
}

func (s *Sandbox) getCustomer(r *http.Request) (answer any, err error) {
	query := r.URL.Query()
	err = s.read(func(st *state) error {
		for _, c := range st.Customers {
			if c.ID == query.Get("customer_id") || (query.Get("email") != "" && strings.EqualFold(c.Email, query.Get("email"))) {
				answer = st.customer(c.ID)
				return nil
			}
		}
		return notFound("Customer")
	})
	return answer, err
}

// portalLife is how long a link to the portal works.
const portalLife = 30 * time.Minute

func (s *Sandbox) createPortal(r *http.Request) (any, error) {
	var in struct {
		CustomerID string `json:"customer_id"`
	}
	if err := decode(r, &in); err != nil {
		return nil, err
	}
	token := newID("visit")
	err := s.change(func(st *state) error {
		if st.Customers[in.CustomerID] == nil {
			return notFound("Customer")
		}
		st.Portals[token] = &portal{Customer: in.CustomerID, ExpiresAt: s.now().Add(portalLife)}
		for old, p := range st.Portals {
			if s.now().After(p.ExpiresAt) {
				delete(st.Portals, old)
			}
		}
		return nil
	})
	return entity{"customer_portal_link": s.config.SiteURL + Path + "/portal/" + token}, err
}
