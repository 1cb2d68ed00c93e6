package replicate

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

const (
	tolerance    = 5 * time.Minute // how far a signed time may be from our clock
	secretPrefix = "whsec_"
	secretPause  = time.Minute // between questions for the secret
)

// ErrSignature is returned for webhooks that Replicate has not signed, or not within the last five minutes.
var ErrSignature = errors.New("replicate: the signature of the webhook is missing, wrong or too old")

// VerifyWebhook checks the signature of a webhook over its raw body. The error is ErrSignature.
func VerifyWebhook(secret string, header http.Header, raw []byte, now time.Time) error {
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, secretPrefix))
	if err != nil || len(key) == 0 {
		return ErrSignature
	}
	id, stamp := header.Get("webhook-id"), header.Get("webhook-timestamp")
	seconds, err := strconv.ParseInt(stamp, 10, 64)
	if err != nil || id == "" || now.Sub(time.Unix(seconds, 0)).Abs() > tolerance {
		return ErrSignature
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(id + "." + stamp + "."))
	mac.Write(raw)
	want := mac.Sum(nil)
	for signature := range strings.FieldsSeq(header.Get("webhook-signature")) {
		encoded, isV1 := strings.CutPrefix(signature, "v1,")
		given, err := base64.StdEncoding.DecodeString(encoded)
		if isV1 && err == nil && hmac.Equal(given, want) {
			return nil
		}
	}
	return ErrSignature
}

// secret is the webhooks' secret, which Replicate is asked for once, and again when a signature does not fit: it may have
// been replaced.
type secret struct {
	mu    sync.Mutex
	key   string
	asked time.Time
}

func (e *Engine) currentSecret(ctx context.Context, again bool) (string, error) {
	s := &e.secret
	s.mu.Lock()
	defer s.mu.Unlock()
	if now := e.config.Now(); s.key != "" && (!again || now.Sub(s.asked) < secretPause) {
		return s.key, nil
	}
	var answer struct{ Key string }
	if err := e.client.Do(ctx, remote.Call{Method: http.MethodGet, URL: "/webhooks/default/secret", Into: &answer}); err != nil {
		return "", err
	}
	s.key, s.asked = answer.Key, e.config.Now()
	return s.key, nil
}

// Webhook takes a webhook's headers and raw body: when the signature is right, whoever waits for the prediction is woken.
// The error is ErrSignature, or that of asking Replicate for its secret.
func (e *Engine) Webhook(ctx context.Context, header http.Header, raw []byte) error {
	for _, again := range []bool{false, true} {
		key, err := e.currentSecret(ctx, again)
		if err != nil {
			return err
		}
		if VerifyWebhook(key, header, raw, e.config.Now()) != nil {
			continue
		}
		var p prediction
		if json.Unmarshal(raw, &p) == nil && p.ID != "" {
			e.wakeups.Notify(p.ID)
		}
		return nil
	}
	return ErrSignature
}

// ServeHTTP is the handler of /webhooks/replicate. It answers 200 to what is signed, whether or not anybody waits for it,
// 401 to what is not, and 503 when Replicate cannot be asked for its secret, so that it tries again.
func (e *Engine) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	remote.ServeWebhook(w, r, ErrSignature, e.Webhook)
}

var (
	_ engine.Engine  = (*Engine)(nil)
	_ engine.Finder  = (*Engine)(nil)
	_ engine.Checker = (*Engine)(nil)
	_ http.Handler   = (*Engine)(nil)
)
