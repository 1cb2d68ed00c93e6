package doctor

import (
	"context"
	"time"
)

// stuckAfter is how long a generation may wait before something is wrong.
const stuckAfter = 10 * time.Minute

func (d Data) queue(ctx context.Context) (Finding, error) {
	s, err := d.Database.ServerState(ctx)
	switch {
	case err != nil:
		return Finding{}, err
	case s.TasksWaiting > 0 && !d.Running:
		return note("The next start continues them.", "the server is not running, and %s", count(s.TasksWaiting, "generation waits", "generations wait")), nil
	case s.TaskOldest > stuckAfter:
		return bad("Look at the log for a paused engine; pellucid engines check tries them.", "a generation has waited for %s, with %d before or beside it", length(s.TaskOldest), s.TasksWaiting-1), nil
	}
	return good("%s, %d under way", count(s.TasksWaiting, "generation waits", "generations wait"), s.TasksRunning), nil
}

// mailLate is how long an email may wait: the worker looks twice a minute.
const mailLate = 30 * time.Minute

func (d Data) mail(ctx context.Context) (Finding, error) {
	s, err := d.Database.ServerState(ctx)
	switch {
	case err != nil:
		return Finding{}, err
	case s.MailFailed > 0:
		return bad("Look at the log lines \"an email is given up\".", "%s given up in the last 24 hours", count(s.MailFailed, "email was", "emails were")), nil
	case s.MailOldest > mailLate && d.Running:
		return bad("Look at the mail server.", "an email has waited for %s", length(s.MailOldest)), nil
	}
	return good("%s", count(s.MailWaiting, "email waits", "emails wait")), nil
}

func (d Data) payments(ctx context.Context) (Finding, error) {
	s, err := d.Database.ServerState(ctx)
	switch {
	case err != nil:
		return Finding{}, err
	case s.PaymentEventsOpen > 0:
		return bad("Run: pellucid billing replay", "%s not be acted on: somebody may have paid and have no plan", count(s.PaymentEventsOpen, "payment event could", "payment events could")), nil
	case s.RefundsRefused > 0:
		return bad("Refund them at the payment provider: the log says which, and why.", "%s refused by the provider", count(s.RefundsRefused, "refund was", "refunds were")), nil
	case s.ProviderTasksOpen > 0:
		return note("", "the payment provider is still to be told of %s", count(s.ProviderTasksOpen, "change", "changes")), nil
	}
	return good("all were acted on"), nil
}

// LastEvent says when the payment provider was last heard.
func (d Data) LastEvent(ctx context.Context) string {
	if d.Database == nil {
		return ""
	}
	s, err := d.Database.ServerState(ctx)
	switch {
	case err != nil:
		return ""
	case s.PaymentEventAge < 0:
		return "No event came yet"
	}
	return "The last event came " + length(s.PaymentEventAge) + " ago"
}
