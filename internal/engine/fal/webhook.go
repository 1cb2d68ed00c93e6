package fal

import (
	"context"
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"

	"pellucid/internal/engine/remote"
)

const (
	tolerance = 5 * time.Minute
	keysLive  = 12 * time.Hour // how long signing keys are kept; fal allows a day
	keysPause = time.Minute    // between questions for the keys, when a signature fits none
)

// ErrSignature is returned for webhooks that fal has not signed, or not within the last five minutes.
var ErrSignature = errors.New("fal: the signature of the webhook is missing, wrong or too old")

// VerifyWebhook checks the signature of a webhook over its raw body. The error is ErrSignature.
func VerifyWebhook(keys []ed25519.PublicKey, header http.Header, raw []byte, now time.Time) error {
	id, user, stamp := header.Get("X-Fal-Webhook-Request-Id"), header.Get("X-Fal-Webhook-User-Id"), header.Get("X-Fal-Webhook-Timestamp")
	seconds, err := strconv.ParseInt(stamp, 10, 64)
	if err != nil || id == "" || now.Sub(time.Unix(seconds, 0)).Abs() > tolerance {
		return ErrSignature
	}
	signature, err := hex.DecodeString(header.Get("X-Fal-Webhook-Signature"))
	if err != nil {
		return ErrSignature
	}
	message := fmt.Appendf(nil, "%s\n%s\n%s\n%x", id, user, stamp, sha256.Sum256(raw))
	for _, key := range keys {
		if len(key) == ed25519.PublicKeySize && ed25519.Verify(key, message, signature) {
			return nil
		}
	}
	return ErrSignature
}

// keySet is fal's signing keys, as they were last read.
type keySet struct {
	mu   sync.Mutex
	keys []ed25519.PublicKey
	read time.Time
}

// current returns the keys: those that are known, unless they are old, or again is set and a minute has passed.
func (e *Engine) current(ctx context.Context, again bool) ([]ed25519.PublicKey, error) {
	k := &e.keys
	k.mu.Lock()
	defer k.mu.Unlock()
	age := e.config.Now().Sub(k.read)
	if k.keys != nil && age < keysLive && (!again || age < keysPause) {
		return k.keys, nil
	}
	keys, err := e.readKeys(ctx)
	if err != nil {
		if k.keys != nil && age < 2*keysLive {
			return k.keys, nil
		}
		return nil, err
	}
	k.keys, k.read = keys, e.config.Now()
	return keys, nil
}

func (e *Engine) readKeys(ctx context.Context) ([]ed25519.PublicKey, error) {
	var set struct {
		Keys []struct{ Kty, Crv, X string }
	}
	client := remote.Client{Vendor: "fal", Base: e.config.base(), HTTP: e.config.HTTP}
	if err := client.Do(ctx, remote.Call{Method: http.MethodGet, URL: e.config.keys(), Into: &set}); err != nil {
		return nil, err
	}
	keys := []ed25519.PublicKey{}
	for _, k := range set.Keys {
		raw, err := base64.RawURLEncoding.DecodeString(strings.TrimRight(k.X, "="))
		if err == nil && k.Kty == "OKP" && k.Crv == "Ed25519" && len(raw) == ed25519.PublicKeySize {
			keys = append(keys, raw)
		}
	}
	return keys, nil
}

// Webhook takes a webhook's headers and raw body: when the signature is right, whoever waits for the request is woken. The
// error is ErrSignature, or that of reading fal's keys.
func (e *Engine) Webhook(ctx context.Context, header http.Header, raw []byte) error {
	for _, again := range []bool{false, true} {
		keys, err := e.current(ctx, again)
		if err != nil {
			return err
		}
		if VerifyWebhook(keys, header, raw, e.config.Now()) != nil {
			continue
		}
		var event struct {
			ID string `json:"request_id"`
		}
		if json.Unmarshal(raw, &event) == nil && event.ID != "" {
			e.wakeups.Notify(event.ID)
		}
		return nil
	}
	return ErrSignature
}

// ServeHTTP is the handler of /webhooks/fal. It answers 200 to what is signed, whether or not anybody waits for it, 401 to
// what is not, and 503 when fal's keys cannot be read, so that it tries again.
func (e *Engine) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	remote.ServeWebhook(w, r, ErrSignature, e.Webhook)
}
