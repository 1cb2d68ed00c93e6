package doctor

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"net"
	"net/http"
	"net/url"
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
