// Package faltest is a stand-in for fal's queue: real HTTP, with the paths, headers, statuses, bodies, timing and quirks of
// the vendor.
package faltest

import (
	"crypto/ed25519"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"

	"pellucid/internal/engine/remote/remotetest"
)

// Key is what the stand-in accepts.
const Key = "invented:secret"

// Fault is something that goes wrong with one submission.
type Fault struct {
	Status     int    // answered instead of queueing
	Body       string // of that answer
	RetryAfter string
	Cut        bool // the request is queued, and the connection cut before the answer
	Bare       bool // the answer holds the ids alone, as the documents show it for webhooks
	Foreign    bool // the answer's addresses are on another host
}

// End is how one request ends, instead of succeeding: the status is COMPLETED all the same.
type End struct {
	Status int    // of the result
	Body   string // of the result
	State  string // instead of COMPLETED
}

// Server is the stand-in. Its fields are set before it is used.
type Server struct {
	URL    string
	Keys   string // the URL of the signing keys
	Polls  int    // how many questions a request takes to end: in the queue first, in progress then
	Inline bool   // pictures come as data URLs
	Opaque bool   // pictures have no alpha channel
	Side   int    // of pictures; 0 means 1024

	Faults remotetest.Script[Fault]
	Ends   remotetest.Script[End]
	Reads  remotetest.Script[int] // statuses of the next reads of a state

	mu      sync.Mutex
	all     []*Request
	byID    map[string]*Request
	reads   int
	private ed25519.PrivateKey
	public  ed25519.PublicKey
	api     *httptest.Server
}

// Request is one as the stand-in keeps it.
type Request struct {
	ID, Endpoint, Webhook string
	Input                 map[string]any
	Canceled              bool
	StartWithin           string

	polls int
	done  bool
	end   End
}

// New starts a stand-in that ends with the test.
func New(t testing.TB) *Server {
	s := &Server{Polls: 2, byID: map[string]*Request{}}
	s.Rotate()
	mux := http.NewServeMux()
	mux.HandleFunc("GET /.well-known/jwks.json", s.jwks)
	mux.HandleFunc("GET /files/{id}/image.png", s.file)
	mux.HandleFunc("POST /", s.key(s.submit))
	mux.HandleFunc("GET /{app}/{model}/requests/{id}/status", s.key(s.status))
	mux.HandleFunc("GET /{app}/{model}/requests/{id}", s.key(s.result))
	mux.HandleFunc("PUT /{app}/{model}/requests/{id}/cancel", s.key(s.cancel))
	s.api = httptest.NewServer(mux)
	t.Cleanup(s.api.Close)
	s.URL, s.Keys = s.api.URL, s.api.URL+"/.well-known/jwks.json"
	return s
}
