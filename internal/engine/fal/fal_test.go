package fal

import (
	"bytes"
	"context"
	"image"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"pellucid/internal/engine"
	"pellucid/internal/engine/fal/faltest"
	"pellucid/internal/engine/remote"
	"pellucid/internal/engine/remote/remotetest"
)

func configured(t testing.TB, s *faltest.Server, change func(c *Config)) *Engine {
	t.Helper()
	c := Config{
		Key: faltest.Key, BaseURL: s.URL, KeysURL: s.Keys, Model: LayerDiffusion(), Pace: remotetest.Pace,
		WebhookURL: "https://app.example.com/webhooks/fal",
	}
	if change != nil {
		change(&c)
	}
	e, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func request() engine.Request {
	return engine.Request{Key: "task1-0", Prompt: "a red fox", NegativePrompt: "text", Width: 1024, Height: 1024, Seed: 42, Steps: 200}
}

func submit(t *testing.T, e *Engine) engine.Handle {
	t.Helper()
	h, err := e.Submit(context.Background(), request())
	if err != nil {
		t.Fatal(err)
	}
	return h
}

func TestAnImageWithAlphaIsMade(t *testing.T) {
	for name, prepare := range map[string]func(s *faltest.Server, c *Config){
		"layer diffusion":                  func(*faltest.Server, *Config) {},
		"ideogram, whose path has parts":   func(_ *faltest.Server, c *Config) { c.Model = Ideogram() },
		"pictures in data URLs":            func(s *faltest.Server, _ *Config) { s.Inline = true },
		"an answer without addresses":      func(s *faltest.Server, _ *Config) { s.Faults.Add(faltest.Fault{Bare: true}) },
		"an answer with foreign addresses": func(s *faltest.Server, _ *Config) { s.Faults.Add(faltest.Fault{Foreign: true}) },
		"a vendor that stumbles":           func(s *faltest.Server, _ *Config) { s.Reads.Add(500, 200, 429, 502) },
		"no webhooks":                      func(_ *faltest.Server, c *Config) { c.WebhookURL = "" },
	} {
		s := faltest.New(t)
		e := configured(t, s, func(c *Config) { prepare(s, c) })
		p, err := e.Wait(context.Background(), request(), submit(t, e), nil)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if p.Opaque || remote.Opaque(p.Image) || p.CostCents == 0 {
			t.Errorf("%s: opaque %v, cost %v", name, p.Opaque, p.CostCents)
		}
		input := s.Requests()[0].Input
		if steps, sent := input["num_inference_steps"]; sent && steps != 50.0 {
			t.Errorf("%s: %v steps were asked for, want at most 50", name, steps)
		}
		if input["negative_prompt"] != "text" || s.Requests()[0].StartWithin == "" {
			t.Errorf("%s: input %v", name, input)
		}
	}
}

func TestAnOpaquePictureIsSaidToBe(t *testing.T) {
	s := faltest.New(t)
	s.Opaque = true
	e := configured(t, s, nil)
	p, err := e.Wait(context.Background(), request(), submit(t, e), nil)
	if err != nil || !p.Opaque {
		t.Errorf("opaque %v, error %v: want the caller to cut it out", p.Opaque, err)
	}
}

func TestACompletedRequestMayHaveFailed(t *testing.T) {
	for _, c := range []struct {
		name string
		end  faltest.End
		want engine.Class
	}{
		{"a policy", faltest.End{Status: 422, Body: `{"detail":[{"loc":["body","prompt"],"msg":"The content could not be processed","type":"content_policy_violation"}]}`}, engine.Rejected},
		{"a policy in a sentence", faltest.End{Status: 422, Body: `{"detail":"NSFW content"}`}, engine.Rejected},
		{"the safety checker", faltest.End{Status: 200, Body: `{"image":{"url":"data:,"},"has_nsfw_concepts":[true]}`}, engine.Rejected},
		{"a field", faltest.End{Status: 422, Body: `{"detail":[{"loc":["body","seed"],"msg":"too large","type":"value_error"}]}`}, engine.BadRequest},
		{"a crash", faltest.End{Status: 500, Body: `{"detail":"Internal Server Error"}`}, engine.Transient},
		{"never begun", faltest.End{Status: 504, Body: `{"detail":"Request timed out"}`}, engine.Transient},
		{"no picture", faltest.End{Status: 200, Body: `{"images":[]}`}, engine.Transient},
		{"a broken picture", faltest.End{Status: 200, Body: `{"image":{"url":"data:image/png;base64,AAAA"}}`}, engine.Transient},
		{"a picture in the private network", faltest.End{Status: 200, Body: `{"image":"file:///etc/passwd"}`}, engine.Transient},
		{"an end by hand", faltest.End{State: "CANCELLED"}, engine.Transient},
	} {
		s := faltest.New(t)
		s.Ends.Add(c.end)
		e := configured(t, s, nil)
		_, err := e.Wait(context.Background(), request(), submit(t, e), nil)
		t.Log(c.name)
		remotetest.WantClass(t, err, c.want)
	}
}

func TestAnswersToASubmissionHaveTheirClasses(t *testing.T) {
	for _, c := range []struct {
		name   string
		fault  faltest.Fault
		want   engine.Class
		queued int
	}{
		{"no key", faltest.Fault{Status: 401, Body: `{"detail":"x"}`}, engine.AuthOrQuota, 0},
		{"no money", faltest.Fault{Status: 403, Body: `{"detail":"User is locked. Reason: Exhausted balance."}`}, engine.AuthOrQuota, 0},
		{"too many", faltest.Fault{Status: 429, RetryAfter: "60"}, engine.RateLimited, 0},
		{"a gateway's failure", faltest.Fault{Status: 502}, engine.TimeoutUnknown, 0},
		{"a cut connection", faltest.Fault{Cut: true}, engine.TimeoutUnknown, 1},
		{"no such endpoint", faltest.Fault{Status: 404, Body: `{"detail":"Application not found"}`}, engine.BadRequest, 0},
	} {
		s := faltest.New(t)
		s.Faults.Add(c.fault)
		h, err := configured(t, s, nil).Submit(context.Background(), request())
		t.Log(c.name)
		if remotetest.WantClass(t, err, c.want); h != "" || len(s.Requests()) != c.queued {
			t.Errorf("%s: handle %q, %d requests queued", c.name, h, len(s.Requests()))
		}
	}
}

func TestAProcessThatDiesWhileItWaitsResumesTheSameRequest(t *testing.T) {
	s := faltest.New(t)
	h := submit(t, configured(t, s, nil))
	var pictures [][]byte
	for range 2 {
		p, err := configured(t, s, nil).Wait(context.Background(), request(), h, nil)
		if err != nil {
			t.Fatal(err)
		}
		pictures = append(pictures, p.Image.Pix)
	}
	if !bytes.Equal(pictures[0], pictures[1]) || len(s.Requests()) != 1 {
		t.Errorf("%d requests were paid for, want 1 and the same picture twice", len(s.Requests()))
	}
}

func TestCancelStopsWhatRunsAndBearsWhatHasEnded(t *testing.T) {
	s := faltest.New(t)
	e := configured(t, s, nil)
	h := submit(t, e)
	for _, h := range []engine.Handle{h, h, "", "nonsense", job{ID: "unknown", Endpoint: "a/b"}.handle()} {
		if err := e.Cancel(context.Background(), h); err != nil {
			t.Errorf("Cancel(%q) = %v", h, err)
		}
	}
	if !s.Requests()[0].Canceled {
		t.Error("the request was not stopped")
	}
}

func TestBirefnetRemovesABackground(t *testing.T) {
	s := faltest.New(t)
	out, err := configured(t, s, nil).Remove(context.Background(), image.NewNRGBA(image.Rect(0, 0, 32, 32)))
	if err != nil || remote.Opaque(out) {
		t.Fatalf("Remove: %v", err)
	}
	if q := s.Requests()[0]; q.Endpoint != "fal-ai/birefnet/v2" || q.Input["image_url"] == nil {
		t.Errorf("asked %s with %v", q.Endpoint, q.Input)
	}
}

func TestCheckTellsAGoodKeyFromABadOne(t *testing.T) {
	s := faltest.New(t)
	if err := configured(t, s, nil).Check(context.Background()); err != nil {
		t.Error(err)
	}
	err := configured(t, s, func(c *Config) { c.Key = "other" }).Check(context.Background())
	remotetest.WantClass(t, err, engine.AuthOrQuota)
}

func TestConfigurationsThatCannotWorkAreRefused(t *testing.T) {
	good := Config{Key: "k", Model: LayerDiffusion()}
	if err := good.Validate(); err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string]func(c *Config){
		"no key": func(c *Config) { c.Key = "" }, "no model": func(c *Config) { c.Model = Model{} }, "a base": func(c *Config) { c.BaseURL = "fal" },
		"a webhook": func(c *Config) { c.WebhookURL = "http://a.example" }, "a path": func(c *Config) { c.Model.Endpoint = "a/../b" },
	} {
		bad := good
		change(&bad)
		if bad.Validate() == nil {
			t.Errorf("%s was accepted", name)
		}
	}
	if _, err := Named("dall-e"); err == nil {
		t.Error("an unknown model was accepted")
	}
}

// post delivers a webhook to the handler and returns the status.
func post(e *Engine, header http.Header, raw []byte) int {
	r := httptest.NewRequest(http.MethodPost, "/webhooks/fal", bytes.NewReader(raw))
	r.Header = header
	w := httptest.NewRecorder()
	e.ServeHTTP(w, r)
	return w.Code
}

func TestAWebhookWakesTheOneWhoWaits(t *testing.T) {
	s := faltest.New(t)
	s.Polls = 1000 // polling alone would take for ever
	e := configured(t, s, func(c *Config) { c.Pace = remote.Pace{First: time.Hour, Most: time.Hour} })
	h := submit(t, e)
	id := s.Requests()[0].ID
	polled, done := make(chan struct{}, 8), make(chan error, 1)
	go func() {
		_, err := e.Wait(context.Background(), request(), h, func(f float64) {
			if f > 0.02 {
				polled <- struct{}{}
			}
		})
		done <- err
	}()
	<-polled
	s.Complete(id)
	raw, now := s.Event(id, "OK"), time.Now()
	good := s.Sign(id, now, raw)
	for name, status := range map[string]int{
		"another body": post(e, good, append(bytes.Clone(raw), ' ')), "stale": post(e, s.Sign(id, now.Add(-time.Hour), raw), raw),
		"unsigned": post(e, http.Header{}, raw), "another id": post(e, func() http.Header { h := good.Clone(); h.Set("X-Fal-Webhook-Request-Id", "x"); return h }(), raw),
	} {
		if status != http.StatusUnauthorized {
			t.Errorf("%s: status %d", name, status)
		}
	}
	for range 3 { // deliveries are repeated
		if status := post(e, good, raw); status != http.StatusOK {
			t.Errorf("a good webhook: status %d", status)
		}
	}
	if err := <-done; err != nil {
		t.Fatal(err)
	}
	if n := s.KeyReads(); n > 1 {
		t.Errorf("the keys were read %d times within a minute, want once", n)
	}
}

func TestANewSigningKeyIsReadWhenNoneFits(t *testing.T) {
	s, now := faltest.New(t), time.Now()
	e := configured(t, s, func(c *Config) { c.Now = func() time.Time { return now } })
	raw := s.Event("a", "OK")
	if status := post(e, s.Sign("a", now, raw), raw); status != http.StatusOK {
		t.Fatalf("status %d", status)
	}
	s.Rotate()
	if status := post(e, s.Sign("a", now, raw), raw); status != http.StatusUnauthorized {
		t.Errorf("within a minute: status %d, want no second reading", status)
	}
	now = now.Add(2 * time.Minute)
	if status := post(e, s.Sign("a", now, raw), raw); status != http.StatusOK {
		t.Errorf("after a minute: status %d, want the new key to be read", status)
	}
}
