package creem

import (
	"cmp"
	"encoding/json"
	"net/http"
	"strings"

	"pellucid/internal/billing"
	"pellucid/internal/domain"
)

// envelope is what a webhook brings. Creem's own library knows two names for the kind and for the object.
type envelope struct {
	ID        text            `json:"id"`
	EventType text            `json:"eventType"`
	Type      text            `json:"type"`
	CreatedAt moment          `json:"created_at"`
	Object    json.RawMessage `json:"object"`
	Data      json.RawMessage `json:"data"`
}

// ParseWebhook checks the signature over the raw body, and decodes it.
func (c *Client) ParseWebhook(header http.Header, raw []byte) (billing.Event, error) {
	if err := c.verify(header, raw); err != nil {
		return billing.Event{}, err
	}
	return c.ParseEvent(raw)
}

// ParseEvent decodes a body whose signature was checked before it was stored.
func (c *Client) ParseEvent(raw []byte) (billing.Event, error) {
	var e envelope
	if err := json.Unmarshal(raw, &e); err != nil {
		return billing.Event{}, domain.Errorf(domain.Invalid, "This is not an event.").Because(err)
	}
	event := billing.Event{ID: string(e.ID), Type: string(cmp.Or(e.EventType, e.Type)), CreatedAt: e.CreatedAt.Time, Raw: raw}
	if event.ID == "" || event.Type == "" {
		return billing.Event{}, domain.Errorf(domain.Invalid, "This event has no id or no type.")
	}
	object := e.Object
	if !isObject(object) {
		object = e.Data
	}
	if err := attach(&event, object); err != nil {
		return billing.Event{}, err
	}
	return event, nil
}

// attach decodes the object of the types that we act on.
func attach(event *billing.Event, object json.RawMessage) error {
	switch {
	case event.Type == "checkout.completed":
		var e checkoutEntity
		if err := decodeObject(object, &e); err != nil {
			return err
		}
		event.Checkout = e.record()
	case event.Type == "refund.created" || event.Type == "dispute.created":
		var e refundEntity
		if err := decodeObject(object, &e); err != nil {
			return err
		}
		event.Refund = e.record(event.Type == "dispute.created")
	case strings.HasPrefix(event.Type, "subscription."):
		var e subscriptionEntity
		if err := decodeObject(object, &e); err != nil {
			return err
		}
		event.Subscription = e.record()
	}
	return nil
}

func decodeObject(object json.RawMessage, into any) error {
	var named struct {
		ID text `json:"id"`
	}
	if !isObject(object) || json.Unmarshal(object, &named) != nil || named.ID == "" || json.Unmarshal(object, into) != nil {
		return domain.Errorf(domain.Invalid, "This event has no object with an id.")
	}
	return nil
}
