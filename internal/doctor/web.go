package doctor

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptrace"
	"net/netip"
	"net/url"
	"slices"
	"strings"
	"time"
)

// Site is the public address of the server, and how it is asked.
type Site struct {
	Base    *url.URL
	Client  *http.Client // follows no redirects
	Running bool         // a server works on the data folder
	Token   func() (string, error)
	Roots   *x509.CertPool // authorities of the certificate; nil: those of the system
	Now     func() time.Time
}

// NewClient returns a client that follows no redirects. Unless verify, it takes every certificate: TLS has a check of its own.
func NewClient(verify bool) *http.Client {
	transport := http.DefaultTransport.(*http.Transport).Clone()
	transport.TLSClientConfig = &tls.Config{InsecureSkipVerify: !verify}
	transport.DisableKeepAlives = true
	return &http.Client{Transport: transport, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
}

// unreachable says why the site cannot be asked.
func (s Site) unreachable(err error) Finding {
	if !s.Running {
		return unknown("Start the server, then try again.", "the server is not running, and %s does not answer", s.Base)
	}
	var dns *net.DNSError
	if errors.As(err, &dns) && dns.IsNotFound {
		return bad("Add an A or AAAA record for it.", "the name %s is not in the DNS", s.Base.Hostname())
	}
	if offline(err) {
		return unknown("Look at the network, the DNS and the proxy.", "%s cannot be reached from this machine: %s", s.Base, brief(err))
	}
	return bad("Look at the proxy.", "%s does not answer: %s", s.Base, brief(err))
}

// forgedClient is an address for documentation: a request that claims to come from it shows whether the proxy lets clients lie.
const forgedClient = "192.0.2.77"

// Proxy asks the site how a request through its public address arrives: whether the client's address is seen and the host is passed.
func (s Site) Proxy() Check {
	return Check{"proxy headers", func(ctx context.Context) Finding {
		token, err := s.Token()
		if err != nil {
			return unknown("Run this as the user that runs the server, after its first start.", "the server cannot be asked: %v", err)
		}
		seen, own, found := s.ask(ctx, token)
		if found != nil {
			return *found
		}
		return judgeProxy(s.Base, seen, own)
	}}
}

// ask sends a request through the public address. own is the address that it left from.
func (s Site) ask(ctx context.Context, token string) (seen Seen, own netip.Addr, found *Finding) {
	ctx = httptrace.WithClientTrace(ctx, &httptrace.ClientTrace{GotConn: func(info httptrace.GotConnInfo) {
		if at, err := netip.ParseAddrPort(info.Conn.LocalAddr().String()); err == nil {
			own = at.Addr().Unmap()
		}
	}})
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, s.Base.String()+DoorPath+token, nil)
	if err != nil {
		return seen, own, refer(unknown("", "the site cannot be asked: %v", err))
	}
	req.Header.Set("X-Forwarded-For", forgedClient)
	resp, err := s.Client.Do(req)
	if err != nil {
		return seen, own, refer(s.unreachable(err))
	}
	defer func() { _ = resp.Body.Close() }()
	switch {
	case resp.StatusCode == http.StatusForbidden && resp.Header.Get("X-Request-Id") == "" && strings.HasPrefix(resp.Header.Get("Content-Type"), "application/problem+json"):
		return seen, own, refer(note("Start it with --base-url for the public.", "the server runs in local mode, which takes no requests from proxies"))
	case resp.StatusCode >= 500:
		return seen, own, refer(bad("Look whether the proxy's address of the server is the one of --addr.", "%s answers %d", s.Base, resp.StatusCode))
	case resp.StatusCode == http.StatusTooManyRequests:
		return seen, own, refer(unknown("Try again in a minute.", "the site has just had too many requests from this machine's address"))
	case resp.StatusCode != http.StatusOK:
		return seen, own, refer(bad("Look whether the base URL leads to this server and this data folder.", "%s answers %d, as if it were another site", s.Base, resp.StatusCode))
	}
	if err := json.NewDecoder(io.LimitReader(resp.Body, 64<<10)).Decode(&seen); err != nil {
		return seen, own, refer(bad("Look whether the base URL leads to this server.", "%s is answered by another program", s.Base))
	}
	return seen, own, nil
}

func refer(f Finding) *Finding { return &f }

// judgeProxy says what is wrong with how a request arrived that left from the address own with a forged X-Forwarded-For.
func judgeProxy(base *url.URL, seen Seen, own netip.Addr) Finding {
	last := ""
	if n := len(seen.ForwardedFor); n > 0 {
		last = seen.ForwardedFor[n-1]
	}
	hop, _ := netip.ParseAddr(last)
	client, _ := netip.ParseAddr(seen.Client)
	direct := base.Scheme == "http" && last == forgedClient // this server itself, or a proxy that adds nothing
	switch {
	case seen.Host != base.Host:
		return bad("In nginx: proxy_set_header Host $http_host;", "the proxy passes the host %q instead of %q", seen.Host, base.Host)
	case last == "":
		return bad("In nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;", "the proxy does not tell the client's address: all visitors share one, and its limits")
	case last == forgedClient && !direct:
		return bad("In nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;", "the proxy passes on what clients claim to be their address: everybody can pretend to be somebody else")
	case direct:
		return note("Put a TLS proxy in front of it before you open it to others.", "there is no proxy, or one that tells no address; the server saw %s", seen.Client)
	case !hop.IsValid():
		return bad("The last address must be the client's.", "the proxy sends an X-Forwarded-For that is no address")
	case client.Unmap() != hop.Unmap() && !slices.Contains(seen.ForwardedFor, seen.Client):
		return bad(fmt.Sprintf("Add %s to --trusted-proxies.", seen.Client), "the proxy at %s is not trusted: all visitors share its address", seen.Client)
	case own.IsValid() && hop.Unmap() != own && isPrivate(hop) && isPrivate(own) && !(hop.IsLoopback() && own.IsLoopback()):
		return bad("The proxy must see its clients' addresses; a container needs the host's network or the PROXY protocol.", "the request left from %s, and the proxy tells %s", own, hop)
	case base.Scheme == "https" && seen.Proto != "" && seen.Proto != "https":
		return bad("In nginx: proxy_set_header X-Forwarded-Proto $scheme;", "the proxy says that a request by https came by %s", seen.Proto)
	}
	return good("the client's address and the host arrive")
}

func isPrivate(a netip.Addr) bool { return a.IsPrivate() || a.IsLoopback() || a.IsLinkLocalUnicast() }

// certificateBad and certificateNote are how long a certificate must still be valid: at most these, and less for one that lives for
// days or hours. Automatic renewal happens when a third of its life is left.
func certificateBad(life time.Duration) time.Duration  { return min(7*24*time.Hour, life/12) }
func certificateNote(life time.Duration) time.Duration { return min(21*24*time.Hour, life/4) }

// TLS looks at the certificate in front of the site.
func (s Site) TLS() Check {
	return Check{"certificate", func(ctx context.Context) Finding {
		if s.Base.Scheme != "https" {
			return note("", "%s has none", s.Base)
		}
		conn, err := (&net.Dialer{}).DialContext(ctx, "tcp", net.JoinHostPort(s.Base.Hostname(), port(s.Base, "443")))
		if err != nil {
			return s.unreachable(err)
		}
		defer func() { _ = conn.Close() }()
		secure := tls.Client(conn, &tls.Config{ServerName: s.Base.Hostname(), InsecureSkipVerify: true}) // verified below, to tell why not
		if err := secure.HandshakeContext(ctx); err != nil {
			return bad("Look at the proxy's TLS settings.", "%s does not speak TLS: %s", s.Base.Host, brief(err))
		}
		return s.judgeCertificate(secure.ConnectionState().PeerCertificates)
	}}
}

func port(u *url.URL, usual string) string {
	if p := u.Port(); p != "" {
		return p
	}
	return usual
}

func (s Site) judgeCertificate(chain []*x509.Certificate) Finding {
	const renew = "Renew it, and look why it was not renewed by itself."
	between := x509.NewCertPool()
	for _, c := range chain[1:] {
		between.AddCert(c)
	}
	left, life := chain[0].NotAfter.Sub(s.Now()), chain[0].NotAfter.Sub(chain[0].NotBefore)
	if left <= 0 {
		return bad(renew, "the certificate of %s ended on %s", s.Base.Hostname(), chain[0].NotAfter.Format("January 2, 2006"))
	}
	_, err := chain[0].Verify(x509.VerifyOptions{DNSName: s.Base.Hostname(), Intermediates: between, Roots: s.Roots, CurrentTime: s.Now()})
	var wrongName x509.HostnameError
	switch {
	case errors.As(err, &wrongName):
		return bad("Get one for this name.", "the certificate is for %s, not for %s", strings.Join(chain[0].DNSNames, ", "), s.Base.Hostname())
	case err != nil:
		return bad("Send the whole chain of a public authority, such as Let's Encrypt.", "browsers do not trust the certificate of %s: %s", s.Base.Hostname(), plainReason(err))
	case left < certificateBad(life):
		return bad(renew, "the certificate of %s ends in %s", s.Base.Hostname(), length(left))
	case left < certificateNote(life):
		return note("Look whether it is renewed by itself.", "the certificate of %s ends in %s", s.Base.Hostname(), length(left))
	}
	return good("the certificate of %s is trusted and ends in %s", s.Base.Hostname(), length(left))
}

// plainReason leaves out what Go adds for programmers.
func plainReason(err error) string {
	text, _, _ := strings.Cut(strings.TrimPrefix(err.Error(), "x509: "), " (possibly")
	return text
}

// leastHSTS is how many seconds browsers must at least remember to use TLS: half a year.
const leastHSTS = 180 * 24 * 3600

// HSTS looks whether browsers are told to use TLS only.
func (s Site) HSTS() Check {
	return Check{"HSTS", func(ctx context.Context) Finding {
		if s.Base.Scheme != "https" {
			return note("", "%s is not served by TLS", s.Base)
		}
		resp, err := s.get(ctx, s.Base.String()+"/healthz")
		if err != nil {
			return s.unreachable(err)
		}
		value, seconds := resp.Header.Get("Strict-Transport-Security"), 0
		for part := range strings.SplitSeq(value, ";") {
			if _, err := fmt.Sscanf(strings.ToLower(strings.TrimSpace(part)), "max-age=%d", &seconds); err == nil {
				break
			}
		}
		if seconds < leastHSTS {
			return bad("Let the proxy pass Strict-Transport-Security as the server sends it.", "browsers are not told to use TLS only (%q)", value)
		}
		return good("browsers use TLS only")
	}}
}

// Redirect looks whether http leads to https.
func (s Site) Redirect() Check {
	return Check{"http to https", func(ctx context.Context) Finding {
		if s.Base.Scheme != "https" {
			return note("", "%s is not served by TLS", s.Base)
		}
		if s.Base.Port() != "" && s.Base.Port() != "443" {
			return note("", "%s has a port of its own", s.Base)
		}
		return s.judgeRedirect(ctx, "http://"+s.Base.Hostname()+"/")
	}}
}

func (s Site) judgeRedirect(ctx context.Context, address string) Finding {
	resp, err := s.get(ctx, address)
	if err != nil {
		if !s.Running {
			return s.unreachable(err)
		}
		return note("Let port 80 lead to "+s.Base.String()+".", "%s does not answer: who types the name alone sees an error in old browsers", address)
	}
	to := resp.Header.Get("Location")
	if resp.StatusCode/100 != 3 || !strings.HasPrefix(to, s.Base.String()) {
		return bad("In nginx, for port 80: return 301 https://$host$request_uri;", "%s answers %d instead of leading to %s", address, resp.StatusCode, s.Base)
	}
	return good("http leads to https")
}

func (s Site) get(ctx context.Context, address string) (*http.Response, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return nil, err
	}
	resp, err := s.Client.Do(req)
	if err != nil {
		return nil, err
	}
	return resp, resp.Body.Close()
}

// Webhook sends the payment webhook a request without a signature, which the server refuses and a proxy may not let through.
// about says what came last.
func (s Site) Webhook(sells bool, about func(ctx context.Context) string) Check {
	return Check{"payment webhook", func(ctx context.Context) Finding {
		if !sells {
			return note("Set --creem-api-key and --creem-webhook-secret to sell plans.", "nothing is sold here")
		}
		address := s.Base.String() + "/webhooks/creem"
		req, err := http.NewRequestWithContext(ctx, http.MethodPost, address, strings.NewReader("{}"))
		if err != nil {
			return unknown("", "%v", err)
		}
		req.Header.Set("Content-Type", "application/json")
		resp, err := s.Client.Do(req)
		if err != nil {
			return s.unreachable(err)
		}
		_ = resp.Body.Close()
		if resp.StatusCode != http.StatusUnauthorized || resp.Header.Get("X-Request-Id") == "" {
			return bad("Let the proxy pass POST requests without a login, a redirect or a check for robots.", "%s answers %d to a request without a signature, where the server would answer 401", address, resp.StatusCode)
		}
		return good("%s answers, and refuses what is not signed. %s", address, about(ctx))
	}}
}
