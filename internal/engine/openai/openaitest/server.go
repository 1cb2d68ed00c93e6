// Package openaitest stands in for OpenAI's images API over real HTTP: it checks requests as the vendor does, and answers with
// real pictures, errors and streams.
package openaitest

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"
	"time"
)

// Key is the one that the server takes.
const Key = "sk-test-0123456789"

// Server is the stand-in.
type Server struct {
	*httptest.Server
	RetryAfter string        // header of RateLimited; "" means 70, in seconds
	Held       chan struct{} // gets a value when a call is answered with silence
	t          testing.TB

	mu      sync.Mutex
	next    []Answer
	calls   []Call
	files   map[string][]byte
	release chan struct{}
}

// Call is a request for a picture as the server understood it.
type Call struct {
	Path       string
	Params     map[string]string // of the JSON document or the form, as text
	Images     int               // files that came with it
	Mask       bool
	Authorized string
}

// Start runs a server until the test ends. It answers the first calls as listed, and all others with Fine.
func Start(t testing.TB, answers ...Answer) *Server {
	t.Helper()
	s := &Server{Held: make(chan struct{}, 16), t: t, next: answers, files: map[string][]byte{}, release: make(chan struct{})}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /v1/models", s.models)
	mux.HandleFunc("POST /v1/images/generations", s.generations)
	mux.HandleFunc("POST /v1/images/edits", s.edits)
	mux.HandleFunc("GET /generated-images/{name}", s.file)
	s.Server = httptest.NewServer(mux)
	t.Cleanup(func() {
		close(s.release)
		s.Close()
	})
	return s
}

// Answer lists how the next calls are answered.
func (s *Server) Answer(answers ...Answer) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.next = append(s.next, answers...)
}

// Calls returns the requests for pictures so far.
func (s *Server) Calls() []Call {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]Call(nil), s.calls...)
}

// take notes a call, and says how it is answered, and with which picture.
func (s *Server) take(c Call) (Answer, int64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.calls = append(s.calls, c)
	answer := Fine
	if len(s.next) > 0 {
		answer, s.next = s.next[0], s.next[1:]
	}
	return answer, int64(len(s.calls)) % 6 // a few pictures are enough, and drawn once
}

func (s *Server) models(w http.ResponseWriter, r *http.Request) {
	if !authorized(w, r) {
		return
	}
	var list []map[string]any
	for _, id := range []string{"gpt-image-1.5", "gpt-image-2", "gpt-image-2.5-flare", "omni-moderation-latest", "local-diffusion"} {
		list = append(list, map[string]any{"id": id, "object": "model", "created": 1795170000, "owned_by": "system"})
	}
	say(w, http.StatusOK, map[string]any{"object": "list", "data": list})
}

func authorized(w http.ResponseWriter, r *http.Request) bool {
	if r.Header.Get("Authorization") == "Bearer "+Key {
		return true
	}
	fail(w, http.StatusUnauthorized, "Incorrect API key provided: "+r.Header.Get("Authorization"), "invalid_request_error", "invalid_api_key")
	return false
}

func (s *Server) file(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	body := s.files[r.PathValue("name")]
	s.mu.Unlock()
	if body == nil || r.Header.Get("Authorization") != "" { // stores of others get no key
		w.WriteHeader(http.StatusNotFound)
		return
	}
	w.Header().Set("Content-Type", "image/png")
	_, _ = w.Write(body)
}

func say(w http.ResponseWriter, status int, body any) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("X-Request-Id", "req_stand_in")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(body)
}

func fail(w http.ResponseWriter, status int, message, kind, code string) {
	say(w, status, map[string]any{"error": map[string]any{"message": message, "type": kind, "param": nil, "code": code}})
}

// wait holds a call until the caller or the test gives up.
func (s *Server) wait(r *http.Request) {
	s.Held <- struct{}{}
	select {
	case <-r.Context().Done():
	case <-s.release:
	case <-time.After(time.Minute):
		s.t.Error("nobody gave up waiting for the server")
	}
}
