package billing

import (
	"context"
	"errors"
	"net/http"
	"strconv"
	"strings"

	"pellucid/internal/domain"
)

// inbox is where events are kept before anything acts on them.
type inbox interface {
	// KeepEvent stores an event as it came; fresh is false when it was acted on already.
	KeepEvent(ctx context.Context, event domain.PaymentEvent) (fresh bool, err error)
	// IgnoreEvent marks an event as one that we do not act on.
	IgnoreEvent(ctx context.Context, eventID string) error
	// FailEvent records why an event could not be acted on.
	FailEvent(ctx context.Context, eventID, reason string) error
	// ApplyPayment records a report and all that follows from it, in one act with the event's mark; eventID is empty
	// when no event told it. It returns what happened.
	ApplyPayment(ctx context.Context, eventID string, report domain.PaymentReport) (outcome string, err error)
	OpenEvents(ctx context.Context, eventID string, due bool, limit int) ([]domain.PaymentEvent, error)
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
	fresh, err := b.Store.KeepEvent(ctx, domain.PaymentEvent{EventID: event.ID, Type: event.Type, Payload: raw})
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

// report says in our own words what an event tells.
func (b *Billing) report(ctx context.Context, event Event) (domain.PaymentReport, error) {
	switch {
	case event.Checkout != nil:
		return checkoutReport(*event.Checkout), nil
	case event.Subscription != nil:
		kind := event.Type[strings.LastIndexByte(event.Type, '.')+1:]
		return b.subscriptionReport(ctx, *event.Subscription, kind)
	default:
		r := event.Refund
		return domain.PaymentReport{
			UserID: userID(r.Metadata), CheckoutID: r.RequestID, CustomerID: r.CustomerID,
			Refund: &domain.RefundReport{
				RefundID: r.ID, Status: r.Status, Dispute: r.Dispute, TransactionID: r.TransactionID, OrderID: r.OrderID,
				SubscriptionID: r.SubscriptionID, AmountCents: r.AmountCents, PaidCents: r.PaidCents, ReportedAt: event.CreatedAt,
			},
		}, nil
	}
}

func checkoutReport(c Checkout) domain.PaymentReport {
	report := domain.PaymentReport{
		UserID: userID(c.Metadata), CheckoutID: c.RequestID, CustomerID: c.CustomerID, Completed: c.Status == "completed" || c.Order != nil,
	}
	if c.Order == nil {
		if c.SubscriptionID != "" {
			report.Subscription = &domain.SubscriptionReport{SubscriptionID: c.SubscriptionID}
		}
		return report
	}
	report.Order = &domain.PaidOrder{
		OrderID: c.Order.ID, CheckoutID: c.RequestID, TransactionID: c.Order.TransactionID, SubscriptionID: c.SubscriptionID,
		AmountCents: c.Order.AmountCents, Currency: c.Order.Currency, PaidAt: c.Order.PaidAt,
	}
	if c.Order.TaxKnown {
		report.Order.TaxCents = &c.Order.TaxCents
	}
	if c.Order.OneTime {
		report.Order.Credits, _ = strconv.Atoi(c.Metadata["credits"]) // our own checkout stands over it
	}
	return report
}

func (b *Billing) subscriptionReport(ctx context.Context, s Subscription, kind string) (domain.PaymentReport, error) {
	offer, err := b.offer(ctx, s)
	return domain.PaymentReport{
		UserID: userID(s.Metadata), CheckoutID: s.Metadata["checkout_id"], CustomerID: s.CustomerID,
		Subscription: &domain.SubscriptionReport{
			SubscriptionID: s.ID, Type: kind, Status: s.Status, ProductID: s.ProductID, TransactionID: s.LastTransactionID,
			AmountCents: paidCents(s), Currency: s.Currency, PeriodStart: s.PeriodStart, PeriodEnd: s.PeriodEnd, UpdatedAt: s.UpdatedAt, Offer: offer,
		},
	}, err
}

// paidCents is what a record says that its transaction brought in, or less than nothing when it does not say.
func paidCents(s Subscription) int64 {
	if s.PaidCents == 0 && s.AmountCents == 0 {
		return -1
	}
	return s.PaidCents
}

// offer returns what a subscription's product is on sale as now, or nil.
func (b *Billing) offer(ctx context.Context, s Subscription) (*domain.Offer, error) {
	tiers, err := b.Store.Tiers(ctx)
	if err != nil || s.ProductID == "" {
		return nil, err
	}
	for _, tier := range tiers {
		for _, payment := range []domain.PaymentType{domain.Monthly, domain.Yearly} {
			if b.ProductID(tier, payment) == s.ProductID {
				offer := tier.Offer(payment)
				return &offer, nil
			}
		}
	}
	return nil, nil
}

func userID(metadata map[string]string) int64 {
	id, _ := strconv.ParseInt(metadata["user_id"], 10, 64) // 0 when there is none: other names are tried
	return id
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

func knownStatus(status string) bool {
	switch status {
	case "active", "trialing", "scheduled_cancel", "past_due", "unpaid", "paused", "expired", "canceled":
		return true
	}
	return false
}

// readSubscription records what the provider says of a subscription now.
func (b *Billing) readSubscription(ctx context.Context, id string) error {
	record, err := b.Provider.Subscription(ctx, id)
	if err != nil {
		return err
	}
	return b.record(ctx, record)
}

// record records what the provider showed us of a subscription.
func (b *Billing) record(ctx context.Context, s Subscription) error {
	report, err := b.subscriptionReport(ctx, s, domain.ReportRead)
	if err != nil {
		return err
	}
	_, err = b.Store.ApplyPayment(ctx, "", report)
	return err
}
