package remote

import (
	"context"
	"errors"
	"io"
	"net/http"
)

// webhookLimit is the largest body of a webhook in bytes.
const webhookLimit = 1 << 20

// ServeWebhook answers a vendor's webhook: 200 to what take accepts, whether or not anybody waits for it, 401 to what it refuses
// with the given error of a wrong signature, and 503 when the signature cannot be checked now, so that the vendor tries again.
func ServeWebhook(w http.ResponseWriter, r *http.Request, wrongSignature error, take func(ctx context.Context, header http.Header, raw []byte) error) {
	raw, err := io.ReadAll(http.MaxBytesReader(w, r.Body, webhookLimit))
	if err != nil {
		http.Error(w, "the body cannot be read", http.StatusRequestEntityTooLarge)
		return
	}
	switch err := take(r.Context(), r.Header, raw); {
	case err == nil:
		w.WriteHeader(http.StatusOK)
	case errors.Is(err, wrongSignature):
		http.Error(w, "the signature is missing, wrong or too old", http.StatusUnauthorized)
	default:
		http.Error(w, "the webhook cannot be checked now", http.StatusServiceUnavailable)
	}
}
