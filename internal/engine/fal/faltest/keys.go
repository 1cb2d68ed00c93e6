package faltest

import (
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"time"

	"pellucid/internal/engine/remote/remotetest"
)

func (s *Server) key(next http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Authorization") != "Key "+Key {
			remotetest.Answer(w, http.StatusUnauthorized, map[string]string{"detail": "Cannot access application. Authentication is required"})
			return
		}
		next(w, r)
	}
}

// Rotate replaces the signing key.
func (s *Server) Rotate() {
	s.mu.Lock()
	defer s.mu.Unlock()
	public, private, err := ed25519.GenerateKey(nil)
	if err != nil {
		panic(err) // the system's randomness does not fail
	}
	s.public, s.private = public, private
}

// KeyReads returns how often the signing keys were read.
func (s *Server) KeyReads() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.reads
}

func (s *Server) jwks(w http.ResponseWriter, _ *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.reads++
	remotetest.Answer(w, http.StatusOK, map[string]any{"keys": []any{
		map[string]string{"kty": "RSA", "n": "x"},
		map[string]string{"kty": "OKP", "crv": "Ed25519", "x": base64.RawURLEncoding.EncodeToString(make([]byte, 32))},
		map[string]string{"kty": "OKP", "crv": "Ed25519", "x": base64.RawURLEncoding.EncodeToString(s.public)},
	}})
}

// Event returns the raw body of a webhook about a request.
func (s *Server) Event(id, status string) []byte {
	raw, err := json.Marshal(map[string]any{"request_id": id, "gateway_request_id": id, "status": status, "error": nil, "payload": map[string]any{}})
	if err != nil {
		panic(err) // strings can be written
	}
	return raw
}

// Sign returns the headers of a webhook, signed at a time.
func (s *Server) Sign(id string, at time.Time, raw []byte) http.Header {
	s.mu.Lock()
	defer s.mu.Unlock()
	stamp := strconv.FormatInt(at.Unix(), 10)
	message := fmt.Sprintf("%s\nuser_1\n%s\n%x", id, stamp, sha256.Sum256(raw))
	h := http.Header{}
	h.Set("X-Fal-Webhook-Request-Id", id)
	h.Set("X-Fal-Webhook-User-Id", "user_1")
	h.Set("X-Fal-Webhook-Timestamp", stamp)
	h.Set("X-Fal-Webhook-Signature", hex.EncodeToString(ed25519.Sign(s.private, []byte(message))))
	return h
}
