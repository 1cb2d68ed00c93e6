package remote

import (
	"errors"
	"net/http"
	"net/netip"
	"net/url"
	"strings"
	"syscall"
)

var errAddress = errors.New("the address of a file is not one that is fetched")

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
