package remote

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptrace"
	"net/url"
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
