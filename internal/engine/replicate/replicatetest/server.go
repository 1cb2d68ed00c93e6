// Package replicatetest is a stand-in for api.replicate.com and replicate.delivery: real HTTP, with the paths, headers,
// statuses, bodies, timing and quirks of the vendor.
package replicatetest

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"pellucid/internal/engine/remote/remotetest"
)

// Token and Secret are what the stand-in accepts and signs with.
const (
	Token  = "r8_invented"
	Secret = "whsec_aW52ZW50ZWQtdGVzdC1rZXktMDEyMzQ1Njc4OQ=="
)

// The forms in which models write their output.
const (
	FormList   = "list"
	FormString = "string"
	FormObject = "object"
	FormNull   = "null"
)

// Fault is something that goes wrong with one creation.
type Fault struct {
	Status     int    // answered instead of creating, unless Cut
	Body       string // of that answer
	RetryAfter string // header of that answer
	Cut        bool   // the prediction is created, and the connection cut before the answer
	Garbage    bool   // the prediction is created, and the answer is no JSON
}

// End is how one prediction ends, instead of succeeding.
type End struct {
	Status string // "failed", "canceled", "aborted", or one that nobody knows
	Error  any
}

// Server is the stand-in. Its fields are set before it is used.
type Server struct {
	URL     string // the base URL, with /v1
	Polls   int    // how many questions a prediction takes to end: starting first, processing then
	Form    string // of the output; "" means FormList
	Private bool   // files ask for the token
	NoHooks bool   // the list leaves the predictions' webhooks out
	PerPage int    // 0 means 100, as the vendor has it
	Age     time.Duration
	Created int  // the status of a creation; 0 means 201
	Expired bool // files are gone, though their addresses are still given out

	Faults remotetest.Script[Fault] // of the next creations
	Ends   remotetest.Script[End]   // of the next predictions
	Reads  remotetest.Script[int]   // statuses of the next reads of a prediction

	mu       sync.Mutex
	all      []*Prediction
	byID     map[string]*Prediction
	uploads  int
	secrets  int
	tokens   map[string]bool // of file hosts: whether a token was sent
	api      *httptest.Server
	delivery *httptest.Server
}

// Prediction is one as the stand-in keeps it.
type Prediction struct {
	ID, Model, Version string
	Input              map[string]any
	Webhook            string
	Status             string
	Canceled           bool
	Removed            bool
	CancelAfter        string

	reads int
	end   End
}

// New starts a stand-in that ends with the test.
func New(t testing.TB) *Server {
	s := &Server{Polls: 2, byID: map[string]*Prediction{}, tokens: map[string]bool{}}
	s.api, s.delivery = httptest.NewServer(s.routes()), httptest.NewServer(http.HandlerFunc(s.file))
	t.Cleanup(s.api.Close)
	t.Cleanup(s.delivery.Close)
	s.URL = s.api.URL + "/v1"
	return s
}

func (s *Server) routes() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("POST /v1/predictions", s.create)
	mux.HandleFunc("POST /v1/models/{owner}/{name}/predictions", s.create)
	mux.HandleFunc("POST /v1/deployments/{owner}/{name}/predictions", s.create)
	mux.HandleFunc("GET /v1/predictions", s.list)
	mux.HandleFunc("GET /v1/predictions/{id}", s.get)
	mux.HandleFunc("POST /v1/predictions/{id}/cancel", s.cancel)
	mux.HandleFunc("GET /v1/webhooks/default/secret", s.secret)
	mux.HandleFunc("GET /v1/models/{owner}/{name}", s.model)
	mux.HandleFunc("POST /v1/files", s.upload)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, "/v1/delivery/") {
			s.file(w, r)
			return
		}
		if r.Header.Get("Authorization") != "Bearer "+Token {
			problem(w, http.StatusUnauthorized, "Unauthenticated", "You did not pass a valid authentication token")
			return
		}
		mux.ServeHTTP(w, r)
	})
}

func problem(w http.ResponseWriter, status int, title, detail string) {
	remotetest.Answer(w, status, map[string]any{"title": title, "detail": detail, "status": status})
}

func (s *Server) secret(w http.ResponseWriter, _ *http.Request) {
	s.mu.Lock()
	s.secrets++
	s.mu.Unlock()
	remotetest.Answer(w, http.StatusOK, map[string]string{"key": Secret})
}

func (s *Server) model(w http.ResponseWriter, r *http.Request) {
	if r.PathValue("owner") == "nobody" {
		problem(w, http.StatusNotFound, "", "The requested resource could not be found.")
		return
	}
	remotetest.Answer(w, http.StatusOK, map[string]any{"owner": r.PathValue("owner"), "name": r.PathValue("name")})
}
