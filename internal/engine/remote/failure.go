package remote

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"regexp"

	"pellucid/internal/engine"
)

// Failure is an answer that is no success.
type Failure struct {
	Status int
	Header http.Header
	Body   []byte
	Once   bool
}

// Error returns the status, the vendor's code for the error and the id of the request, for logs. The vendor's sentences stay
// out: they may hold the prompt, or a part of the key.
func (f *Failure) Error() string {
	text := fmt.Sprintf("HTTP %d", f.Status)
	for _, word := range append(f.codes(), f.Header.Get("X-Fal-Request-Id"), f.Header.Get("X-Request-Id")) {
		if machine.MatchString(word) {
			text += " " + word
		}
	}
	return text
}

// machine matches what is written for programs, such as "prompt_outputs_failed_validation".
var machine = regexp.MustCompile(`^[A-Za-z0-9_.:-]{1,80}$`)

// codes returns what may be a code within an answer: vendors write it in one of several places.
func (f *Failure) codes() []string {
	var answer struct{ Code, Type, Error, Detail any }
	if json.Unmarshal(f.Body, &answer) != nil {
		return nil
	}
	var all []string
	for _, value := range []any{answer.Code, answer.Type, answer.Error, answer.Detail} {
		if list, ok := value.([]any); ok && len(list) > 0 {
			value = list[0]
		}
		if object, ok := value.(map[string]any); ok {
			value = object["type"]
		}
		if word, ok := value.(string); ok {
			all = append(all, word)
		}
	}
	return all
}

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

// Ambiguous reports whether a status leaves open if a request took effect: the server, or a gateway before it, failed at an
// unknown moment. 503 says that nothing was taken.
func Ambiguous(status int) bool {
	return status >= 500 && status != http.StatusServiceUnavailable && status != http.StatusNotImplemented
}

// StatusOf returns the HTTP status of a failure that lies beneath an error, 0 when there is none.
func StatusOf(err error) int {
	if f := new(Failure); errors.As(err, &f) {
		return f.Status
	}
	return 0
}
