package doctor

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"net"
	"net/url"
	"strings"
	"time"
)

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
