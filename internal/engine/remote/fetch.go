package remote

import (
	"context"
	"encoding/base64"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"strings"
	"syscall"
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

var errAddress = errors.New("the address of a file is not one that is fetched")

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

func (f *Fetcher) allowed(u *url.URL) error {
	if u.Host == "" || u.Scheme != "https" && !(f.private && u.Scheme == "http") {
		return errAddress
	}
	return nil
}

func (f *Fetcher) redirected(req *http.Request, via []*http.Request) error {
	if len(via) >= fileHops {
		return errors.New("too many redirects")
	}
	if u := req.URL; !f.client.Trusts(u) && (f.trusts == nil || !f.trusts(u)) {
		req.Header.Del("Authorization")
	}
	return f.allowed(req.URL)
}

// control looks at the address that a name has led to, right before it is dialed.
func (f *Fetcher) control(_, address string, _ syscall.RawConn) error {
	found, err := netip.ParseAddrPort(address)
	if err != nil || !f.private && !public(found.Addr()) {
		return errAddress
	}
	return nil
}

var (
	shared = netip.MustParsePrefix("100.64.0.0/10") // carrier-grade NAT
	nat64  = netip.MustParsePrefix("64:ff9b::/96")
	zero   = netip.MustParsePrefix("0.0.0.0/8")
	future = netip.MustParsePrefix("240.0.0.0/4")
)

func public(a netip.Addr) bool {
	a = a.Unmap()
	if nat64.Contains(a) {
		b := a.As16()
		a = netip.AddrFrom4([4]byte(b[12:]))
	}
	for _, p := range []netip.Prefix{shared, zero, future} {
		if p.Contains(a) {
			return false
		}
	}
	return a.IsGlobalUnicast() && !a.IsPrivate() && !a.IsLoopback() && !a.IsLinkLocalUnicast()
}

// isPrivate reports whether a base URL names this machine or a private network.
func isPrivate(base string) bool {
	u, err := url.Parse(base)
	if err != nil {
		return false
	}
	host := u.Hostname()
	if a, err := netip.ParseAddr(host); err == nil {
		return !public(a)
	}
	return host == "localhost" || strings.HasSuffix(host, ".localhost") || strings.HasSuffix(host, ".internal") || !strings.Contains(host, ".")
}
