package creem

import (
	"context"
	"net/http"
	"net/url"

	"pellucid/internal/billing"
)

// Subscription re-reads a subscription.
func (c *Client) Subscription(ctx context.Context, id string) (billing.Subscription, error) {
	var e subscriptionEntity
	if err := c.get(ctx, subscriptionsPath, url.Values{"subscription_id": {id}}, &e); err != nil {
		return billing.Subscription{}, err
	}
	return *e.record(), nil
}

// Cancel ends a subscription at the end of what is paid for, or at once. Asking twice is asking once.
func (c *Client) Cancel(ctx context.Context, id string, at billing.CancelMode) (billing.Subscription, error) {
	body := map[string]string{"mode": string(at)}
	if at == billing.CancelScheduled {
		body["onExecute"] = "cancel"
	}
	return c.change(ctx, id, call{path: "/cancel", body: body, repeatable: true})
}

// Resume takes a scheduled end back, or ends a pause.
func (c *Client) Resume(ctx context.Context, id string) (billing.Subscription, error) {
	return c.change(ctx, id, call{path: "/resume"})
}

// upgradePath ends the address of a change of plan.
const upgradePath = "/upgrade"

// ChangePlan moves a subscription to another product. Now, it takes money, so it is never sent twice unless Creem said that
// it did nothing.
func (c *Client) ChangePlan(ctx context.Context, id, productID string, at billing.ChangeMode) (billing.Subscription, error) {
	body := map[string]string{"product_id": productID, "update_behavior": "proration-charge-immediately"}
	if at == billing.ChangeAtRenewal {
		body["update_behavior"] = "proration-none"
	}
	return c.change(ctx, id, call{path: upgradePath, body: body})
}

func (c *Client) change(ctx context.Context, id string, r call) (billing.Subscription, error) {
	var e subscriptionEntity
	r.method, r.path = http.MethodPost, subscriptionsPath+"/"+url.PathEscape(id)+r.path
	if err := c.do(ctx, r, &e); err != nil {
		return billing.Subscription{}, err
	}
	return *e.record(), nil
}
