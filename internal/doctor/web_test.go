package doctor_test

import (
	"crypto/ed25519"
	"crypto/tls"
	"crypto/x509"
	"encoding/json"
	"math/big"
	"net"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"testing"
	"time"

	"pellucid/internal/doctor"
	"pellucid/internal/testkit/port"
)

// behind runs what a server says of how requests arrive behind a TLS proxy, and returns the site as the doctor sees it. The proxy
// passes the host and adds the client's address, unless change makes it do otherwise.
func behind(t *testing.T, trusted bool, change func(*httputil.ProxyRequest)) doctor.Site {
	t.Helper()
	key := []byte("a key for tests")
	door := doctor.NewDoor(key, time.Now)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !door.Take(strings.TrimPrefix(r.URL.Path, doctor.DoorPath)) {
			http.NotFound(w, r)
			return
		}
		seen := doctor.Seen{Host: r.Host, Proto: r.Header.Get("X-Forwarded-Proto")}
		seen.Client, _, _ = net.SplitHostPort(r.RemoteAddr)
		for hop := range strings.SplitSeq(r.Header.Get("X-Forwarded-For"), ",") {
			if hop = strings.TrimSpace(hop); hop != "" {
				seen.ForwardedFor = append(seen.ForwardedFor, hop)
			}
		}
		if n := len(seen.ForwardedFor); trusted && n > 0 {
			seen.Client = seen.ForwardedFor[n-1]
		}
		_ = json.NewEncoder(w).Encode(seen)
	}))
	t.Cleanup(server.Close)
	inner, err := url.Parse(server.URL)
	if err != nil {
		t.Fatal(err)
	}
	proxy := httptest.NewTLSServer(&httputil.ReverseProxy{Rewrite: func(r *httputil.ProxyRequest) {
		r.SetURL(inner)
		r.Out.Host = r.In.Host
		r.Out.Header["X-Forwarded-For"] = r.In.Header["X-Forwarded-For"]
		r.SetXForwarded()
		change(r)
	}})
	t.Cleanup(proxy.Close)
	base, err := url.Parse(proxy.URL)
	if err != nil {
		t.Fatal(err)
	}
	return doctor.Site{
		Base: base, Client: doctor.NewClient(false), Running: true, Now: time.Now,
		Token: func() (string, error) { return doctor.NewToken(key, time.Now()), nil },
	}
}

func TestAProxyIsAskedHowARequestArrives(t *testing.T) {
	for name, test := range map[string]struct {
		trusted bool
		change  func(*httputil.ProxyRequest)
		level   doctor.Level
		says    string
	}{
		"in order":                          {true, func(*httputil.ProxyRequest) {}, doctor.Good, "arrive"},
		"that drops Host":                   {true, func(r *httputil.ProxyRequest) { r.Out.Host = "" }, doctor.Bad, "proxy_set_header Host"},
		"that hides the client's address":   {true, func(r *httputil.ProxyRequest) { r.Out.Header.Del("X-Forwarded-For") }, doctor.Bad, "all visitors share one"},
		"that believes what clients claim":  {true, func(r *httputil.ProxyRequest) { r.Out.Header["X-Forwarded-For"] = r.In.Header["X-Forwarded-For"] }, doctor.Bad, "pretend to be somebody else"},
		"that is not trusted":               {false, func(r *httputil.ProxyRequest) { r.Out.Header.Set("X-Forwarded-For", "203.0.113.9") }, doctor.Bad, "--trusted-proxies"},
		"that tells its own address":        {true, func(r *httputil.ProxyRequest) { r.Out.Header.Set("X-Forwarded-For", "172.17.0.1") }, doctor.Bad, "the proxy tells 172.17.0.1"},
		"that says http of https":           {true, func(r *httputil.ProxyRequest) { r.Out.Header.Set("X-Forwarded-Proto", "http") }, doctor.Bad, "came by http"},
		"that tells what is no address":     {true, func(r *httputil.ProxyRequest) { r.Out.Header.Set("X-Forwarded-For", "unknown") }, doctor.Bad, "no address"},
		"that sees the client over the net": {true, func(r *httputil.ProxyRequest) { r.Out.Header.Set("X-Forwarded-For", "203.0.113.9") }, doctor.Good, "arrive"},
	} {
		t.Run(name, func(t *testing.T) { want(t, behind(t, test.trusted, test.change).Proxy(), test.level, test.says) })
	}
}

func TestAnotherSiteAtTheBaseURLIsBad(t *testing.T) {
	site := behind(t, true, func(r *httputil.ProxyRequest) { r.Out.URL.Path = "/" })
	want(t, site.Proxy(), doctor.Bad, "another site")
}

// A load test from the machine itself had used up the address's requests, and the doctor took the site for another one.
func TestASiteThatHasHadTooManyRequestsIsNotTakenForAnother(t *testing.T) {
	server := httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusTooManyRequests) }))
	t.Cleanup(server.Close)
	base, err := url.Parse(server.URL)
	if err != nil {
		t.Fatal(err)
	}
	site := doctor.Site{Base: base, Client: doctor.NewClient(false), Now: time.Now, Token: func() (string, error) { return "x", nil }}
	want(t, site.Proxy(), doctor.Unknown, "too many requests")
}

func TestABaseURLThatDoesNotAnswerIsSaid(t *testing.T) {
	base := &url.URL{Scheme: "https", Host: port.Free(t)}
	site := doctor.Site{Base: base, Client: doctor.NewClient(false), Now: time.Now, Token: func() (string, error) { return "x", nil }}
	want(t, site.Proxy(), doctor.Unknown, "not running")
	want(t, site.TLS(), doctor.Unknown, "not running")
	site.Running = true
	want(t, site.HSTS(), doctor.Unknown, "cannot be reached")
}

func TestTheCertificateIsJudgedByNameTimeAndAuthority(t *testing.T) {
	server := httptest.NewUnstartedServer(http.NotFoundHandler())
	server.StartTLS()
	defer server.Close()
	base, err := url.Parse(server.URL)
	if err != nil {
		t.Fatal(err)
	}
	certificate := server.Certificate()
	own := x509.NewCertPool()
	own.AddCert(certificate)
	site := doctor.Site{Base: base, Client: doctor.NewClient(false), Running: true, Roots: own, Now: time.Now}
	want(t, site.TLS(), doctor.Good, "is trusted")
	at := func(before time.Duration) doctor.Check {
		later := site
		later.Now = func() time.Time { return certificate.NotAfter.Add(-before) }
		return later.TLS()
	}
	want(t, at(20*24*time.Hour), doctor.Note, "ends in 20 days")
	want(t, at(5*24*time.Hour), doctor.Bad, "ends in 5 days")
	want(t, at(-time.Hour), doctor.Bad, "ended on")
	site.Roots = x509.NewCertPool()
	want(t, site.TLS(), doctor.Bad, "do not trust")
	site.Roots, site.Base = own, &url.URL{Scheme: "https", Host: "localhost:" + base.Port()}
	want(t, site.TLS(), doctor.Bad, "not for localhost")
}

// Authorities give certificates for six days, and a proxy's own for hours: their end is never weeks away.
func TestACertificateThatLivesForDaysIsJudgedByItsLife(t *testing.T) {
	const life = 6 * 24 * time.Hour
	begun := time.Now().Truncate(time.Second)
	public, private, err := ed25519.GenerateKey(nil)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{SerialNumber: big.NewInt(1), DNSNames: []string{"localhost"}, NotBefore: begun, NotAfter: begun.Add(life)}
	made, err := x509.CreateCertificate(nil, template, template, public, private)
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewUnstartedServer(http.NotFoundHandler())
	server.TLS = &tls.Config{Certificates: []tls.Certificate{{Certificate: [][]byte{made}, PrivateKey: private}}}
	server.StartTLS()
	defer server.Close()
	own := x509.NewCertPool()
	own.AddCert(server.Certificate())
	_, port, _ := net.SplitHostPort(server.Listener.Addr().String())
	left := func(left time.Duration) doctor.Check {
		site := doctor.Site{Base: &url.URL{Scheme: "https", Host: "localhost:" + port}, Client: doctor.NewClient(false), Roots: own}
		site.Now = func() time.Time { return begun.Add(life - left) }
		return site.TLS()
	}
	want(t, left(2*24*time.Hour), doctor.Good, "ends in 2 days")
	want(t, left(30*time.Hour), doctor.Note, "ends in 30 hours")
	want(t, left(11*time.Hour), doctor.Bad, "ends in 11 hours")
}

func TestHSTSAndTheWebhookAreAskedForThroughThePublicAddress(t *testing.T) {
	header, status := "", http.StatusUnauthorized
	server := httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if header != "" {
			w.Header().Set("Strict-Transport-Security", header)
		}
		w.Header().Set("X-Request-Id", "x")
		if r.Method == http.MethodPost {
			w.WriteHeader(status)
		}
	}))
	defer server.Close()
	base, err := url.Parse(server.URL)
	if err != nil {
		t.Fatal(err)
	}
	site := doctor.Site{Base: base, Client: doctor.NewClient(false), Running: true, Now: time.Now}
	want(t, site.HSTS(), doctor.Bad, "Strict-Transport-Security")
	header = "max-age=60"
	want(t, site.HSTS(), doctor.Bad)
	header = "max-age=31536000; includeSubDomains"
	want(t, site.HSTS(), doctor.Good)
	data := doctor.Data{}
	want(t, site.Webhook(true, data.LastEvent), doctor.Good, "refuses what is not signed")
	status = http.StatusFound
	want(t, site.Webhook(true, data.LastEvent), doctor.Bad, "answers 302")
	want(t, site.Webhook(false, data.LastEvent), doctor.Note, "Nothing is sold")
}
