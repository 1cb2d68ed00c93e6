package openaiapi_test

import (
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"pellucid/handlers/openaiapi"
	"pellucid/internal/contentfilter/rules"
	"pellucid/internal/testkit"
)

const smallFox = `{"prompt":"a fox","size":"64x64"}`

// post asks a renderer for an image; a call that cannot be made has the status 0.
func post(address string) (status int, header http.Header) {
	resp, err := http.Post(address+"/v1/images/generations", "application/json", strings.NewReader(smallFox))
	if err != nil {
		return 0, nil
	}
	_, _ = io.Copy(io.Discard, resp.Body)
	_ = resp.Body.Close()
	if resp.Close {
		resp.Header.Set("Connection", "close")
	}
	return resp.StatusCode, resp.Header
}

func TestARendererThatEndsFinishesItsImageAndSendsNewCallsElsewhere(t *testing.T) {
	t.Parallel()
	slow := gated{make(chan struct{}, 4), make(chan struct{})}
	pool := openaiapi.NewPool(&openaiapi.Pool{Filter: rules.New(), Renderer: slow, MaxSide: 512}, 2)
	server := httptest.NewServer(pool.Handler())
	t.Cleanup(server.Close)
	ready := func() int {
		resp, err := http.Get(server.URL + "/readyz")
		if err != nil {
			t.Fatal(err)
		}
		_ = resp.Body.Close()
		return resp.StatusCode
	}
	if status := ready(); status != http.StatusOK {
		t.Errorf("a renderer that runs answers %d", status)
	}
	first, ended := make(chan int, 1), make(chan struct{})
	go func() {
		status, _ := post(server.URL)
		first <- status
	}()
	testkit.Receive(t, "the first call is drawn", slow.entered)
	go func() {
		pool.Drain(t.Context(), time.Millisecond)
		close(ended)
	}()
	deadline := time.Now().Add(time.Minute)
	for ready() != http.StatusServiceUnavailable {
		if time.Now().After(deadline) {
			t.Fatal("the balancer is not told")
		}
	}
	if status, header := post(server.URL); status != http.StatusServiceUnavailable || header.Get("Retry-After") != "1" || header.Get("Connection") != "close" {
		t.Errorf("a new call is answered %d with %v", status, header)
	}
	select {
	case <-ended:
		t.Error("the renderer did not wait for its image")
	default:
	}
	close(slow.open)
	if status := testkit.Receive(t, "the first call ends", first); status != http.StatusOK {
		t.Errorf("the image in progress was answered %d", status)
	}
	testkit.Receive(t, "the renderer may end", ended)
}

func TestABusyRendererClosesTheConnectionSoThatABalancerChoosesAnew(t *testing.T) {
	t.Parallel()
	slow := gated{make(chan struct{}, 4), make(chan struct{})}
	server := httptest.NewServer(openaiapi.NewPool(&openaiapi.Pool{Filter: rules.New(), Renderer: slow, MaxSide: 512}, 1).Handler())
	t.Cleanup(server.Close)
	t.Cleanup(func() { close(slow.open) })
	go post(server.URL)
	testkit.Receive(t, "the first call is drawn", slow.entered)
	if status, header := post(server.URL); status != http.StatusTooManyRequests || header.Get("Connection") != "close" {
		t.Errorf("answered %d with %v", status, header)
	}
	resp, err := http.Get(server.URL + "/metrics")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = resp.Body.Close() }()
	text, err := io.ReadAll(resp.Body)
	for _, line := range []string{"pellucid_renderer_busy 1\n", "pellucid_renderer_slots 1\n", `pellucid_renderer_images_total{outcome="busy"} 1` + "\n"} {
		if err != nil || !strings.Contains(string(text), line) {
			t.Errorf("the metrics lack %q, %v:\n%s", line, err, text)
		}
	}
}
