package accounts

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"pellucid/handlers"
	"pellucid/internal/domain/moderation"
	"pellucid/internal/testkit/sitetest"
)

const throughLoopback = "127.0.0.0/8, ::1, 10.1.0.0/16"

func TestTheAddressOfAClientIsTheOneThatATrustedProxyNames(t *testing.T) {
	t.Parallel()
	proxies, err := handlers.ParseProxies(throughLoopback)
	if err != nil {
		t.Fatal(err)
	}
	for name, test := range map[string]struct {
		peer      string
		forwarded []string
		want      string
	}{
		"no proxy":                            {"192.0.2.7:99", nil, "192.0.2.7:99"},
		"a stranger who claims to be another": {"192.0.2.7:99", []string{"198.51.100.1"}, "192.0.2.7:99"},
		"a proxy":                             {"127.0.0.1:99", []string{"198.51.100.1"}, "198.51.100.1:0"},
		"a proxy over IPv6":                   {"[::1]:99", []string{"2001:db8::7"}, "[2001:db8::7]:0"},
		"a proxy that says nothing":           {"127.0.0.1:99", nil, "127.0.0.1:99"},
		"a proxy that says nonsense":          {"127.0.0.1:99", []string{"unknown"}, "127.0.0.1:99"},
		"a proxy that adds the port":          {"127.0.0.1:99", []string{"198.51.100.1:4711"}, "198.51.100.1:0"},
		"the same over IPv6":                  {"127.0.0.1:99", []string{"[2001:db8::7]:4711"}, "[2001:db8::7]:0"},
		"two proxies":                         {"127.0.0.1:99", []string{"198.51.100.1, 10.1.2.3"}, "198.51.100.1:0"},
		"what a client put there itself":      {"127.0.0.1:99", []string{"203.0.113.9, 198.51.100.1"}, "198.51.100.1:0"},
		"the same in a header of its own":     {"127.0.0.1:99", []string{"203.0.113.9", "198.51.100.1"}, "198.51.100.1:0"},
		"an address of IPv4 in IPv6":          {"[::ffff:127.0.0.1]:99", []string{"::ffff:198.51.100.1"}, "198.51.100.1:0"},
		"nonsense before a proxy":             {"127.0.0.1:99", []string{"<script>, 10.1.2.3"}, "10.1.2.3:0"},
	} {
		r := httptest.NewRequestWithContext(t.Context(), http.MethodGet, "/", nil)
		r.RemoteAddr = test.peer
		r.Header["X-Forwarded-For"] = test.forwarded
		proxies.Middleware(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
			if r.RemoteAddr != test.want {
				t.Errorf("%s: %q, want %q", name, r.RemoteAddr, test.want)
			}
		})).ServeHTTP(httptest.NewRecorder(), r)
	}
}

func TestProxiesAreAddressesAndNetworks(t *testing.T) {
	t.Parallel()
	for _, wrong := range []string{"localhost", "10.0.0.0/33", "10.0.0.1 10.0.0.2", "*"} {
		if _, err := handlers.ParseProxies(wrong); err == nil || !strings.Contains(err.Error(), wrong) {
			t.Errorf("%q: %v", wrong, err)
		}
	}
	if proxies, err := handlers.ParseProxies(" , "); err != nil || len(proxies) != 0 {
		t.Errorf("nobody is %v, %v", proxies, err)
	}
}

// Behind a proxy, every visitor once had the proxy's address: after fifty sign-ins nobody could sign in, and of all visitors
// only the first could report a picture.
func TestVisitorsBehindAProxyAreNotOnePerson(t *testing.T) {
	t.Parallel()
	proxies, err := handlers.ParseProxies(throughLoopback)
	if err != nil {
		t.Fatal(err)
	}
	site := sitetest.New(t, sitetest.Options{Idle: true, Proxies: proxies})
	img := site.Store.AddImage(t, site.AddUser(t, "mira"), "a fox")
	visitor := site.Visitor(t)
	for _, from := range []string{"198.51.100.1", "198.51.100.2", "198.51.100.2"} {
		visitor.PostForm("/image/"+img.ID+"/report", url.Values{"reason": {string(moderation.ReportReasons[0])}}, "X-Forwarded-For", from)
	}
	if n := site.Store.Int(t, `SELECT count(*) FROM reports`); n != 2 {
		t.Errorf("two visitors have reported the picture, and %d reports are kept", n)
	}
}
