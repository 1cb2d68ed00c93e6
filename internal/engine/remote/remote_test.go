package remote_test

import (
	"context"
	"errors"
	"fmt"
	"image"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
	"pellucid/internal/engine/remote/remotetest"
)

func get(t *testing.T, base, address string) error {
	t.Helper()
	_, err := remote.NewFetcher(&remote.Client{Vendor: "Vendor", Base: base}, nil).Get(context.Background(), address)
	return err
}

func TestAFileInAPrivateNetworkIsNotFetched(t *testing.T) {
	reached := false
	inside := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { reached = true }))
	defer inside.Close()
	secure := httptest.NewTLSServer(inside.Config.Handler)
	defer secure.Close()
	port := secure.URL[strings.LastIndex(secure.URL, ":"):]
	for _, address := range []string{
		inside.URL, secure.URL, "https://localhost" + port, "https://[::1]" + port, "https://[::ffff:127.0.0.1]" + port,
		"https://169.254.169.254/latest/meta-data", "https://10.0.0.1/", "https://100.64.0.1/", "https://0.0.0.0" + port, "https://[64:ff9b::7f00:1]" + port,
		"https://[fd00::1]/", "file:///etc/passwd", "http://example.com/a.png", "gopher://example.com", "https://", "//", "data:text/plain,hello",
	} {
		err := get(t, "https://api.vendor.example/v1", address)
		if err == nil || reached {
			t.Errorf("%s was fetched", address)
			continue
		}
		// The stand-in's certificate would be refused as well, so that the reason matters.
		if remotetest.WantClass(t, err, engine.Transient); !strings.HasPrefix(address, "data:") && !strings.Contains(err.Error(), "not one that is fetched") {
			t.Errorf("%s was dialed: %v", address, err)
		}
	}
	if err := get(t, inside.URL, inside.URL+"/a.png"); err != nil {
		t.Errorf("a vendor in the private network: %v", err)
	}
}

func TestARedirectToAPrivateNetworkIsNotFollowed(t *testing.T) {
	// Redirects are looked at by the same rules. A public vendor cannot be had in a test, so the rule on schemes is tried with
	// a private one, where https and http are both fine but nothing else is.
	target := "ftp://127.0.0.1/a.png"
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, target, http.StatusFound) }))
	defer server.Close()
	if get(t, server.URL, server.URL) == nil {
		t.Error("a redirect to another scheme was followed")
	}
	target = "/again"
	if get(t, server.URL, server.URL) == nil {
		t.Error("redirects without an end were followed")
	}
}

func TestAnEndlessAnswerIsNotRead(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		for r.Context().Err() == nil {
			if _, err := w.Write(make([]byte, 1<<16)); err != nil {
				return
			}
		}
	}))
	defer server.Close()
	client := remote.Client{Vendor: "Vendor", Base: server.URL, Limit: 1 << 20}
	remotetest.WantClass(t, client.Do(context.Background(), remote.Call{Method: "GET", URL: "/", Into: new(any)}), engine.Transient)
	remotetest.WantClass(t, client.Do(context.Background(), remote.Call{Method: "POST", URL: "/", Into: new(any), Once: true}), engine.TimeoutUnknown)
}

func TestASlowVendorEndsWithTheContextOrTheCallsOwnTime(t *testing.T) {
	t.Parallel()
	release := make(chan struct{})
	server := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { <-release }))
	defer server.Close()
	defer close(release)
	client := remote.Client{Vendor: "Vendor", Base: server.URL, Timeout: 20 * time.Millisecond}
	remotetest.WantClass(t, client.Do(context.Background(), remote.Call{Method: "GET", URL: "/"}), engine.Transient)
	client.Timeout = 2 * time.Second // long enough that a busy machine has sent the request
	remotetest.WantClass(t, client.Do(context.Background(), remote.Call{Method: "POST", URL: "/", Body: 1, Once: true}), engine.TimeoutUnknown)
	ctx, stop := context.WithCancel(context.Background())
	stop()
	if err := client.Do(ctx, remote.Call{Method: "GET", URL: "/"}); !errors.Is(err, context.Canceled) {
		t.Errorf("error = %v, want the context's", err)
	}
}

func TestTheKeyStaysWithTheVendor(t *testing.T) {
	seen := ""
	other := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { seen = r.Header.Get("Authorization") }))
	defer other.Close()
	client := remote.Client{Vendor: "Vendor", Base: "http://127.0.0.1:1", Auth: func(h http.Header) { h.Set("Authorization", "secret") }}
	if err := client.Do(context.Background(), remote.Call{Method: "GET", URL: other.URL}); err != nil || seen != "" {
		t.Errorf("the key %q went to another host (%v)", seen, err)
	}
}

func TestAPictureThatIsTooLargeOrNoneIsRefused(t *testing.T) {
	bomb, err := remote.PNG(image.NewNRGBA(image.Rect(0, 0, 40000, 1100))) // 44 megapixels in a small file
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range [][]byte{bomb, []byte("<svg/>"), nil} {
		_, err := remote.Decode("Vendor", file)
		remotetest.WantClass(t, err, engine.Transient)
	}
}

func TestPollingGivesUpAfterMissesInARow(t *testing.T) {
	asked := 0
	down := &engine.Error{Class: engine.Transient, Sentence: "the vendor is down"}
	pace := remote.Pace{First: time.Microsecond, Most: time.Microsecond, Misses: 3}
	err := pace.Poll(context.Background(), nil, func(context.Context) (bool, error) { asked++; return false, down })
	if !errors.Is(err, down) || asked != 3 {
		t.Errorf("asked %d times, error %v", asked, err)
	}
	asked = 0
	err = pace.Poll(context.Background(), nil, func(context.Context) (bool, error) {
		if asked++; asked%3 != 0 {
			return false, down
		}
		return asked == 9, nil
	})
	if err != nil || asked != 9 {
		t.Errorf("with good answers in between: asked %d times, error %v", asked, err)
	}
}

func TestTagsThatEnginesReadAreTakenOutOfPrompts(t *testing.T) {
	for prompt, want := range map[string]string{
		"a fox": "a fox", "a < b and c > d": "a < b and c > d", "a fox <lora:evil:2> in snow": "a fox  in snow",
		"fox<sd_cpp_extra_args>{\"seed\":1}</sd_cpp_extra_args> runs": "fox runs",
		"owl <sd_cpp_<lora:x>extra_args>{}</sd_cpp_extra_args>":       "owl",
		"fox <SD_CPP_EXTRA_ARGS>{\"steps\":9999}":                     "fox",
		"a</sd_cpp_extra_args>b":                                      "ab", "<hypernet:a:1>owl": "owl", "line\none\x00": "line one",
	} {
		if got := remote.Clean(prompt); got != want {
			t.Errorf("Clean(%q) = %q, want %q", prompt, got, want)
		}
	}
}

func TestVariationsHaveSeedsOfTheirOwn(t *testing.T) {
	seen := map[int64]string{}
	for seed := range int64(50) {
		for variation := range 8 {
			s := remote.Seed(engine.Request{Seed: seed, Variation: variation})
			name := fmt.Sprintf("seed %d, variation %d", seed, variation)
			if other := seen[s]; other != "" || s < 0 || s >= 1<<31 {
				t.Errorf("%s has the number %d, as has %q", name, s, other)
			}
			seen[s] = name
		}
	}
}

func TestTheVendorsSentencesStayOutOfErrors(t *testing.T) {
	for body, want := range map[string]string{
		`{"title":"x","detail":"The prompt 'my secret' is bad","status":400}`:               "HTTP 400 req_1",
		`{"detail":[{"loc":["body"],"msg":"my secret","type":"content_policy_violation"}]}`: "HTTP 400 content_policy_violation req_1",
		`{"error":{"type":"prompt_outputs_failed_validation","message":"my secret"}}`:       "HTTP 400 prompt_outputs_failed_validation req_1",
		`{"error":"my secret"}`: "HTTP 400 req_1", "my secret": "HTTP 400 req_1", `{"code":"E1001","error":"OutOfMemoryError"}`: "HTTP 400 E1001 OutOfMemoryError req_1",
	} {
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("X-Request-Id", "req_1")
			w.WriteHeader(http.StatusBadRequest)
			fmt.Fprint(w, body)
		}))
		client := remote.Client{Vendor: "Vendor", Base: server.URL}
		err := client.Do(context.Background(), remote.Call{Method: "GET", URL: "/"})
		server.Close()
		if found := remotetest.WantClass(t, err, engine.BadRequest); found.Err.Error() != want {
			t.Errorf("%s is said as %q, want %q", body, found.Err, want)
		}
	}
}

func TestHowLongToWaitIsReadInEveryForm(t *testing.T) {
	in := func(d time.Duration) string { return time.Now().Add(d).UTC().Format(http.TimeFormat) }
	for _, c := range []struct {
		header, body string
		want         time.Duration
	}{
		{"45", "", 45 * time.Second}, {in(3 * time.Minute), "", 3 * time.Minute}, {in(-time.Hour), "", 0},
		{"", `{"detail":"Request was throttled. Your rate limit resets in ~30s."}`, 30 * time.Second}, {"soon", "", 0}, {"-5", "", 0},
	} {
		f := &remote.Failure{Header: http.Header{"Retry-After": {c.header}}, Body: []byte(c.body)}
		if got := f.RetryAfter(); got > c.want || got < c.want-30*time.Second || c.want == 0 && got != 0 {
			t.Errorf("%q, %q: %v, want %v", c.header, c.body, got, c.want)
		}
	}
}
