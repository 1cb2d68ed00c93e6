package remote

import (
	"context"
	"encoding/base64"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"strings"
	"time"

	"pellucid/internal/engine"
	"pellucid/internal/tracing"
)

const (
	fileLimit = 48 << 20
	fileTime  = 2 * time.Minute
	fileHops  = 3
)

// Fetcher downloads the files that a vendor's answers point to. It reads https addresses in public networks only, so that
// no answer leads it into the operator's own; where the vendor's base URL is itself private, both are allowed.
type Fetcher struct {
	client  *Client
	private bool // the vendor is in a private network
	trusts  func(u *url.URL) bool
}

// NewFetcher returns a Fetcher for a vendor. The key is sent to addresses that the vendor's client or trusts (may be nil)
// takes for its own.
func NewFetcher(vendor *Client, trusts func(u *url.URL) bool) *Fetcher {
	f := &Fetcher{private: isPrivate(vendor.Base), trusts: trusts}
	transport := http.DefaultTransport.(*http.Transport).Clone()
	dialer := &net.Dialer{Timeout: 10 * time.Second, Control: f.control}
	transport.DialContext, transport.Proxy = dialer.DialContext, nil
	f.client = &Client{
		Vendor: vendor.Vendor, Base: vendor.Base, Timeout: fileTime, Limit: fileLimit,
		HTTP: &http.Client{Transport: transport, CheckRedirect: f.redirected},
		Auth: vendor.Auth,
	}
	return f
}

// Get returns a file, or the content of a data URL. A file that is gone is an engine.Error.
func (f *Fetcher) Get(ctx context.Context, address string) ([]byte, error) {
	if data, ok := strings.CutPrefix(address, "data:"); ok {
		return f.inline(data)
	}
	u, err := url.Parse(address)
	if err == nil {
		err = f.allowed(u)
	}
	if err != nil {
		return nil, &engine.Error{Class: engine.Transient, Sentence: f.client.Vendor + " names a file at an address that is not fetched", Err: err}
	}
	var file []byte
	call := Call{Method: http.MethodGet, URL: address, Into: &file}
	if f.trusts != nil && f.trusts(u) && f.client.Auth != nil {
		call.Header = http.Header{}
		f.client.Auth(call.Header)
	}
	ctx, span := tracing.Start(ctx, "engine.fetch")
	err = f.client.Do(ctx, call)
	span.End(err)
	if err != nil {
		return nil, f.gone(err)
	}
	return file, nil
}

// gone says that a file is not there: whatever the status was, key and request are fine.
func (f *Fetcher) gone(err error) error {
	status := StatusOf(err)
	if status == 0 || status >= 500 || status == http.StatusTooManyRequests {
		return err
	}
	return &engine.Error{Class: engine.Transient, Sentence: fmt.Sprintf("%s does not give out the picture (HTTP %d): it may have been removed there", f.client.Vendor, status), Err: err}
}

func (f *Fetcher) inline(data string) ([]byte, error) {
	head, content, found := strings.Cut(data, ",")
	if found && strings.HasSuffix(head, ";base64") && len(content) < 2*fileLimit {
		if file, err := base64.StdEncoding.DecodeString(content); err == nil {
			return file, nil
		}
	}
	return nil, &engine.Error{Class: engine.Transient, Sentence: f.client.Vendor + " gave a picture that cannot be read"}
}
