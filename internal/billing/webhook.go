package billing

import (
	"context"
	"errors"
	"net/http"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
)

// inbox is where events are kept before anything acts on them.
type inbox interface {
	// KeepEvent stores an event as it came; fresh is false when it was acted on already.
	KeepEvent(ctx context.Context, event sale.PaymentEvent) (fresh bool, err error)
	// IgnoreEvent marks an event as one that we do not act on.
	IgnoreEvent(ctx context.Context, eventID string) error
	// FailEvent records why an event could not be acted on.
	FailEvent(ctx context.Context, eventID, reason string) error
	// ApplyPayment records a report and all that follows from it, in one act with the event's mark; eventID is empty
	// when no event told it. It returns what happened.
	ApplyPayment(ctx context.Context, eventID string, report sale.PaymentReport) (outcome string, err error)
	OpenEvents(ctx context.Context, eventID string, due bool, limit int) ([]sale.PaymentEvent, error)
}

// Receive takes a webhook: it checks the signature, stores the event as it came, and acts on it once. An error with the
// code Unauthenticated or Invalid is the sender's fault; any other asks for the event again. Events that only a person
// can set right are kept for Replay and are no error.
func (b *Billing) Receive(ctx context.Context, header http.Header, raw []byte) error {
	if !b.Selling() {
		return errNotSelling
	}
	event, err := b.Provider.ParseWebhook(header, raw)
	if err != nil {
		return err
	}
	fresh, err := b.Store.KeepEvent(ctx, sale.PaymentEvent{EventID: event.ID, Type: event.Type, Payload: raw})
	if err != nil || !fresh {
		if err == nil {
			b.count(event, "repeated")
		}
		return err
	}
	_, err = b.act(ctx, event)
	switch domain.CodeOf(err) {
	case domain.Invalid, domain.NotFound, domain.Conflict:
		return nil // kept, logged, and no better when it comes again
	}
	return err
}

// act does what an event asks for. A failure is recorded beside the event, which stays open.
func (b *Billing) act(ctx context.Context, event Event) (outcome string, err error) {
	if event.Checkout == nil && event.Subscription == nil && event.Refund == nil {
		b.count(event, "ignored")
		return "ignored", b.Store.IgnoreEvent(ctx, event.ID)
	}
	report, err := b.report(ctx, event)
	if err == nil {
		outcome, err = b.Store.ApplyPayment(ctx, event.ID, report)
	}
	if err != nil {
		b.count(event, "failed")
		b.Log.Error("a payment event could not be acted on", "event", event.ID, "type", event.Type, "err", err)
		return "", errors.Join(err, b.Store.FailEvent(context.WithoutCancel(ctx), event.ID, err.Error()))
	}
	b.count(event, "applied")
	b.Log.Info("a payment event was acted on", "event", event.ID, "type", event.Type, "outcome", outcome)
	b.recheck(ctx, event)
	return outcome, nil
}

// count tells whoever counts what became of an event, by what it is about: the provider's names of events are many.
func (b *Billing) count(event Event, outcome string) {
	if b.Count == nil {
		return
	}
	kind := "other"
	switch {
	case event.Checkout != nil:
		kind = "checkout"
	case event.Subscription != nil:
		kind = "subscription"
	case event.Refund != nil && event.Refund.Dispute:
		kind = "dispute"
	case event.Refund != nil:
		kind = "refund"
	}
	b.Count(kind, outcome)
}

// recheck asks the provider where an event cannot be taken at its word. What cannot be asked now, the reconciler asks.
func (b *Billing) recheck(ctx context.Context, event Event) {
	s := event.Subscription
	if s == nil || (event.Type != "subscription.expired" && knownStatus(s.Status)) {
		return
	}
	if err := b.readSubscription(ctx, s.ID); err != nil {
		b.Log.Warn("cannot ask about a subscription now", "subscription", s.ID, "err", err)
	}
}
