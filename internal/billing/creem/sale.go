package creem

import (
	"context"
	"fmt"
	"net/http"
	"net/url"

	"pellucid/internal/billing"
	"pellucid/internal/domain"
)

const (
	checkoutsPath     = "/v1/checkouts"
	subscriptionsPath = "/v1/subscriptions"
)

type checkoutRequest struct {
	ProductID  string            `json:"product_id"`
	RequestID  string            `json:"request_id"`
	Units      int               `json:"units"`
	SuccessURL string            `json:"success_url"`
	Customer   *buyer            `json:"customer,omitempty"`
	Metadata   map[string]string `json:"metadata,omitempty"`
}

type buyer struct {
	Email string `json:"email"`
}

// CreateCheckout opens a hosted page where the order can be paid. It is tried again when no answer comes: a second page
// with the same request id takes no money, since only one of them is ever shown.
func (c *Client) CreateCheckout(ctx context.Context, order billing.Order) (billing.Checkout, error) {
	body := checkoutRequest{
		ProductID: order.ProductID, RequestID: order.RequestID, Units: 1, SuccessURL: order.SuccessURL, Metadata: order.Metadata,
	}
	if order.Email != "" {
		body.Customer = &buyer{Email: order.Email}
	}
	var e checkoutEntity
	if err := c.do(ctx, call{method: http.MethodPost, path: checkoutsPath, body: body, repeatable: true}, &e); err != nil {
		if domain.CodeOf(err) == domain.NotFound {
			return billing.Checkout{}, domain.Errorf(domain.Invalid, "This product isn't available right now. Nothing was charged.").Because(err)
		}
		return billing.Checkout{}, err
	}
	if e.ID == "" || !c.mayVisit(string(e.URL)) {
		return billing.Checkout{}, unavailable(0).Because(fmt.Errorf("creem: a checkout without an id or a safe address"))
	}
	return *e.record(), nil
}

// Checkout re-reads a sale.
func (c *Client) Checkout(ctx context.Context, id string) (billing.Checkout, error) {
	var e checkoutEntity
	if err := c.get(ctx, checkoutsPath, url.Values{"checkout_id": {id}}, &e); err != nil {
		return billing.Checkout{}, err
	}
	return *e.record(), nil
}

// Portal returns a link to the customer's own pages, for one visit.
func (c *Client) Portal(ctx context.Context, customerID string) (string, error) {
	var link struct {
		URL text `json:"customer_portal_link"`
	}
	body := map[string]string{"customer_id": customerID}
	if err := c.do(ctx, call{method: http.MethodPost, path: "/v1/customers/billing", body: body, repeatable: true}, &link); err != nil {
		return "", err
	}
	if !c.mayVisit(string(link.URL)) {
		return "", unavailable(0).Because(fmt.Errorf("creem: a portal link that is not safe"))
	}
	return string(link.URL), nil
}

// mayVisit reports whether a browser may be sent to an address: https, or plain http where Creem itself is reached so.
func (c *Client) mayVisit(address string) bool {
	u, err := url.Parse(address)
	if err != nil || u.Host == "" {
		return false
	}
	ours, err := url.Parse(c.address)
	return u.Scheme == "https" || (err == nil && u.Scheme == "http" && ours.Scheme == "http")
}
