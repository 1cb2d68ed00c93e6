package creem

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"time"

	"pellucid/internal/domain"
)

// failure is an attempt that brought nothing.
type failure struct {
	status     int // 0: no whole answer came
	message    string
	trace      string
	retryAfter time.Duration
	cause      error
}

// maxMessage keeps what Creem says short in the log, in bytes.
const maxMessage = 300

func newFailure(resp *http.Response, body []byte) *failure {
	var said struct {
		Trace   text      `json:"trace_id"`
		Error   text      `json:"error"`
		Message sentences `json:"message"`
	}
	f := &failure{status: resp.StatusCode, retryAfter: retryAfter(resp.Header)}
	if json.Unmarshal(body, &said) == nil {
		f.trace, f.message = string(said.Trace), string(said.Message)
		if f.message == "" {
			f.message = string(said.Error)
		}
	}
	f.message = f.message[:min(len(f.message), maxMessage)]
	return f
}

// Error is for the log: it holds no secret, for none is sent in an address or a body.
func (f *failure) Error() string {
	if f.cause != nil {
		return fmt.Sprintf("status %d: %v", f.status, f.cause)
	}
	return fmt.Sprintf("status %d: %s (trace %s)", f.status, f.message, f.trace)
}

// again reports whether another attempt may help and does no harm.
func (f *failure) again(repeatable bool) bool {
	switch {
	case f.status == http.StatusTooManyRequests:
		return true
	case f.status == 0, f.status >= 500, f.status/100 == 2:
		return repeatable
	default:
		return false
	}
}

// explain turns a failure into what a user may be told.
func (c *Client) explain(ctx context.Context, r call, f *failure) error {
	cause := fmt.Errorf("creem %s %s: %w", r.method, r.path, f)
	if f.status == http.StatusForbidden && strings.HasSuffix(r.path, upgradePath) {
		// This subscription may be at fault as well as the key, and the buyer is told what they can do: begin a new one.
		c.config.Log.ErrorContext(ctx, "Creem forbids a change of plan: the subscription or the API key may be the reason", "path", r.path, "trace", f.trace)
		return domain.Errorf(domain.Forbidden, "Your current subscription cannot be updated directly.").Because(cause)
	}
	switch f.status {
	case http.StatusUnauthorized, http.StatusForbidden:
		c.config.Log.ErrorContext(ctx, "Creem refuses the API key; nothing can be sold until it is right", "path", r.path, "trace", f.trace)
		return domain.Errorf(domain.Unavailable, "Purchases aren't possible right now. Nothing was charged. Please try again later.").Because(cause)
	case http.StatusNotFound, http.StatusGone:
		return domain.Errorf(domain.NotFound, "The payment service no longer has this.").Because(cause)
	case http.StatusConflict:
		return domain.Errorf(domain.Conflict, "The payment service can't do this right now. Nothing was changed.").Because(cause)
	case http.StatusBadRequest, http.StatusUnprocessableEntity:
		return refused(r).Because(cause)
	default:
		return unavailable(f.retryAfter).Because(cause)
	}
}

// refused says what a 400 means: for a sale the product is at fault, for everything else the state that it is in.
func refused(r call) *domain.Error {
	if r.path == checkoutsPath || r.path == productsPath || r.path == searchPath {
		return domain.Errorf(domain.Invalid, "This product isn't available right now. Nothing was charged.")
	}
	return domain.Errorf(domain.Conflict, "The payment service can't do this right now. Nothing was changed.")
}
