package handlers

import (
	"context"
	"io"
	"log/slog"
	"net/http"

	"pellucid/handlers/problem"
	"pellucid/internal/domain"
)

// PaymentReceiver takes what the payment provider tells, where anything is sold. Unauthenticated and Invalid are the
// sender's fault.
type PaymentReceiver interface {
	Selling() bool
	Receive(ctx context.Context, header http.Header, raw []byte) error
}

// paymentWebhook answers 200 as soon as an event is kept. It logs neither signatures nor what the event holds.
func paymentWebhook(receiver PaymentReceiver) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		raw, err := io.ReadAll(r.Body)
		if err == nil {
			err = receiver.Receive(r.Context(), r.Header, raw)
		}
		if err == nil {
			healthy(w, r)
			return
		}
		p := problem.From(r.Context(), err)
		if domain.CodeOf(err) == domain.Invalid { // what is signed and yet no event gets the status that providers know
			p = problem.New(http.StatusBadRequest, p.Detail)
		}
		slog.WarnContext(r.Context(), "a webhook was refused", "status", p.Status, "bytes", len(raw))
		p.WriteJSON(w)
	}
}
