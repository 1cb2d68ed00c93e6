package remote

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptrace"
	"net/url"
	"regexp"
	"strings"
	"sync/atomic"
	"time"

	"pellucid/internal/engine"
)

const (
	answerLimit = 8 << 20          // bytes of an answer that are read, unless Client.Limit says otherwise
	callTime    = 60 * time.Second // for one call, unless Client.Timeout says otherwise
)

// Client calls a vendor's HTTP interface.
type Client struct {
	Vendor   string        // for people, such as "Replicate"
	Base     string        // the base URL, without a slash at the end
	HTTP     *http.Client  // nil: one of its own, which follows no redirects
	Timeout  time.Duration // of one call; 0 means a minute, negative means the context's alone
	Limit    int64         // bytes of an answer; 0 means 8 MiB
	Auth     func(h http.Header)
	Key      string                         // the setting that holds what Auth sends, such as "PELLUCID_FAL_KEY"
	Classify func(f *Failure) *engine.Error // the vendor's own reading of a failure; nil where it has none
}

// Call is one HTTP call.
type Call struct {
	Method      string
	URL         string // or a path below the base URL, which begins with a slash
	Body        any    // sent as JSON; a []byte is sent as it is, nil sends nothing
	ContentType string // of a []byte
	Header      http.Header
	Into        any  // the JSON answer; a *[]byte takes it as it is, nil drops it
	Once        bool // it must not happen twice: a lost answer is a TimeoutUnknown
}

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

// Do makes a call. Its errors are engine.Error, or the context's error.
func (c *Client) Do(ctx context.Context, call Call) error {
	timed, cancel := c.timed(ctx)
	defer cancel()
	var sent atomic.Bool
	timed = httptrace.WithClientTrace(timed, &httptrace.ClientTrace{
		WroteRequest: func(info httptrace.WroteRequestInfo) { sent.Store(info.Err == nil) },
	})
	req, err := c.request(timed, call)
	if err != nil {
		return &engine.Error{Class: engine.BadRequest, Sentence: c.Vendor + ": the request cannot be written", Err: err}
	}
	resp, err := c.client().Do(req)
	if err != nil {
		return c.lost(ctx, err, call.Once && sent.Load())
	}
	defer resp.Body.Close()
	limit := c.Limit
	if limit == 0 {
		limit = answerLimit
	}
	body, err := io.ReadAll(io.LimitReader(resp.Body, limit+1))
	accepted := resp.StatusCode >= 200 && resp.StatusCode < 300
	switch {
	case !accepted:
		return c.failed(&Failure{Status: resp.StatusCode, Header: resp.Header, Body: body, Once: call.Once})
	case err != nil:
		return c.lost(ctx, err, call.Once)
	case int64(len(body)) > limit:
		return c.unreadable(errors.New("the answer is too large"), call.Once)
	}
	switch into := call.Into.(type) {
	case nil:
	case *[]byte:
		*into = body
	default:
		if err := json.Unmarshal(body, into); err != nil {
			return c.unreadable(err, call.Once)
		}
	}
	return nil
}

func (c *Client) timed(ctx context.Context) (context.Context, context.CancelFunc) {
	switch {
	case c.Timeout < 0:
		return context.WithCancel(ctx)
	case c.Timeout == 0:
		return context.WithTimeout(ctx, callTime)
	}
	return context.WithTimeout(ctx, c.Timeout)
}

var plain = &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}

func (c *Client) client() *http.Client {
	if c.HTTP != nil {
		return c.HTTP
	}
	return plain
}

func (c *Client) request(ctx context.Context, call Call) (*http.Request, error) {
	address := call.URL
	if strings.HasPrefix(address, "/") {
		address = c.Base + address
	}
	var body io.Reader
	kind := call.ContentType
	switch content := call.Body.(type) {
	case nil:
	case []byte:
		body = bytes.NewReader(content)
	default:
		raw, err := json.Marshal(content)
		if err != nil {
			return nil, err
		}
		body, kind = bytes.NewReader(raw), "application/json"
	}
	req, err := http.NewRequestWithContext(ctx, call.Method, address, body)
	if err != nil {
		return nil, err
	}
	for name, values := range call.Header {
		req.Header[name] = values
	}
	if kind != "" {
		req.Header.Set("Content-Type", kind)
	}
	if c.Auth != nil && c.Trusts(req.URL) {
		c.Auth(req.Header)
	}
	return req, nil
}

// Trusts reports whether an address is the vendor's own, so that the key may be sent to it.
func (c *Client) Trusts(u *url.URL) bool {
	base, err := url.Parse(c.Base)
	return err == nil && u.Scheme == base.Scheme && u.Host == base.Host
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
