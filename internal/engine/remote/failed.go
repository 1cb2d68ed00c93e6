package remote

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"

	"pellucid/internal/engine"
)

// lost is the error of a call without an answer. When the request had been sent whole and must not happen twice, nobody
// knows whether it took effect.
func (c *Client) lost(ctx context.Context, err error, once bool) error {
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if once {
		return &engine.Error{Class: engine.TimeoutUnknown, Sentence: c.Vendor + " took the request, but its answer was lost", Err: plainError(err)}
	}
	sentence := c.Vendor + " cannot be reached: check the base URL and the network"
	if found := net.Error(nil); errors.As(err, &found) && found.Timeout() {
		sentence = c.Vendor + " did not answer in time"
	}
	return &engine.Error{Class: engine.Transient, Sentence: sentence, Err: plainError(err)}
}

func (c *Client) unreadable(err error, once bool) error {
	class := engine.Transient
	if once {
		class = engine.TimeoutUnknown
	}
	return &engine.Error{Class: class, Sentence: c.Vendor + " gave an answer that cannot be read", Err: err}
}

// plainError takes the address out of an error: a query may hold what nobody should read in a log.
func plainError(err error) error {
	if found := new(url.Error); errors.As(err, &found) {
		return found.Err
	}
	return err
}

// failed classifies an answer that is no success: the vendor's own reading first, then what the status says.
func (c *Client) failed(f *Failure) error {
	if c.Classify != nil {
		if e := c.Classify(f); e != nil {
			e.Err = f
			return e
		}
	}
	e := &engine.Error{Class: engine.BadRequest, Err: f, Sentence: fmt.Sprintf("%s refuses the request (HTTP %d): check model and settings", c.Vendor, f.Status)}
	switch {
	case f.Status == http.StatusUnauthorized, f.Status == http.StatusForbidden:
		e.Class, e.Sentence = engine.AuthOrQuota, fmt.Sprintf("%s does not accept the key (HTTP %d): check %s", c.Vendor, f.Status, c.Key)
	case f.Status == http.StatusPaymentRequired:
		e.Class, e.Sentence = engine.AuthOrQuota, c.Vendor+" asks for money: add credit to the account there"
	case f.Status == http.StatusTooManyRequests:
		e.Class, e.RetryAfter, e.Sentence = engine.RateLimited, f.RetryAfter(), c.Vendor+" asks for fewer requests"
	case f.Once && Ambiguous(f.Status):
		e.Class, e.Sentence = engine.TimeoutUnknown, fmt.Sprintf("%s failed while it took the request (HTTP %d)", c.Vendor, f.Status)
	case f.Status >= 500, f.Status == http.StatusRequestTimeout:
		e.Class, e.Sentence = engine.Transient, fmt.Sprintf("%s has a problem (HTTP %d)", c.Vendor, f.Status)
	}
	return e
}
