package replicate

import (
	"bytes"
	"context"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
	"pellucid/internal/engine/replicate/replicatetest"
)

func TestTheVendorsVectorIsVerified(t *testing.T) {
	now := time.Unix(1795170000, 0)
	raw := []byte(`{"id":"q3zt","status":"succeeded"}`)
	h := http.Header{}
	h.Set("webhook-id", "msg_2a")
	h.Set("webhook-timestamp", "1795170000")
	h.Set("webhook-signature", "v1,AKnTHamBhj/fS/AXuZm//VqAZWhVkR+3x5ycjbs3JR8=")
	if err := VerifyWebhook(replicatetest.Secret, h, raw, now); err != nil {
		t.Errorf("the vector: %v", err)
	}
	for name, err := range map[string]error{
		"another body":  VerifyWebhook(replicatetest.Secret, h, append(raw, ' '), now),
		"too old":       VerifyWebhook(replicatetest.Secret, h, raw, now.Add(6*time.Minute)),
		"of the future": VerifyWebhook(replicatetest.Secret, h, raw, now.Add(-6*time.Minute)),
		"no secret":     VerifyWebhook("whsec_", h, raw, now),
		"no headers":    VerifyWebhook(replicatetest.Secret, http.Header{}, raw, now),
		"another key":   VerifyWebhook("whsec_YW5vdGhlcg==", h, raw, now),
	} {
		if err == nil {
			t.Errorf("%s was accepted", name)
		}
	}
}

// post delivers a webhook to the handler and returns the status.
func post(e *Engine, header http.Header, raw []byte) int {
	r := httptest.NewRequest(http.MethodPost, "/webhooks/replicate?key=task1-0", bytes.NewReader(raw))
	r.Header = header
	w := httptest.NewRecorder()
	e.ServeHTTP(w, r)
	return w.Code
}

func TestAWebhookWakesTheOneWhoWaits(t *testing.T) {
	s := replicatetest.New(t)
	s.Polls = 1000 // polling alone would take for ever
	e := configured(t, s, func(c *Config) { c.Remover = nil; c.Pace = remote.Pace{First: time.Hour, Most: time.Hour} })
	h := submit(t, e)
	id := s.Predictions()[0].ID
	polled := make(chan struct{}, 8)
	done := make(chan error, 1)
	go func() {
		_, err := e.Wait(context.Background(), request(), h, func(f float64) {
			if f >= 0.03 {
				polled <- struct{}{}
			}
		})
		done <- err
	}()
	<-polled // it has asked once, and pauses for an hour
	s.End(id, "succeeded")
	raw := s.Event(id)
	now := time.Now()
	if got := post(e, replicatetest.Sign("whsec_YW5vdGhlcg==", "msg_1", now, raw), raw); got != http.StatusUnauthorized {
		t.Errorf("a forged webhook: status %d", got)
	}
	if got := post(e, replicatetest.Sign(replicatetest.Secret, "msg_1", now.Add(-time.Hour), raw), raw); got != http.StatusUnauthorized {
		t.Errorf("a stale webhook: status %d", got)
	}
	if got := post(e, replicatetest.Sign(replicatetest.Secret, "msg_1", now, raw), raw); got != http.StatusOK {
		t.Errorf("a good webhook: status %d", got)
	}
	if err := <-done; err != nil {
		t.Fatal(err)
	}
	late := bytes.Replace(raw, []byte(`"succeeded"`), []byte(`"processing"`), 1)
	for _, body := range [][]byte{raw, late, []byte(`[]`)} { // the same again, one out of order, one of another form
		if got := post(e, replicatetest.Sign(replicatetest.Secret, "msg_1", now, body), body); got != http.StatusOK {
			t.Errorf("a repeated or late webhook: status %d", got)
		}
	}
	if n := s.Secrets(); n > 2 {
		t.Errorf("the secret was asked for %d times, want it kept", n)
	}
	if got := post(e, http.Header{}, bytes.Repeat([]byte("a"), 2<<20)); got != http.StatusRequestEntityTooLarge {
		t.Errorf("a huge webhook: status %d", got)
	}
}

func TestNotifyTakesHandlesAndIds(t *testing.T) {
	e := configured(t, replicatetest.New(t), nil)
	first, stop := e.wakeups.Await("a")
	defer stop()
	second, stop2 := e.wakeups.Await("b")
	defer stop2()
	e.Notify(job{Image: "a", Cutout: "b"}.handle())
	<-first
	<-second
	e.Notify(engine.Handle("a"))
	<-first
}
