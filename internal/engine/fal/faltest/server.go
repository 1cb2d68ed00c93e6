// Package faltest is a stand-in for fal's queue: real HTTP, with the paths, headers, statuses, bodies, timing and quirks of
// the vendor.
package faltest

import (
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

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

func (s *Server) key(next http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Authorization") != "Key "+Key {
			remotetest.Answer(w, http.StatusUnauthorized, map[string]string{"detail": "Cannot access application. Authentication is required"})
			return
		}
		next(w, r)
	}
}

func (s *Server) submit(w http.ResponseWriter, r *http.Request) {
	fault, _ := s.Faults.Next()
	if fault.Status != 0 {
		if fault.RetryAfter != "" {
			w.Header().Set("Retry-After", fault.RetryAfter)
		}
		w.WriteHeader(fault.Status)
		fmt.Fprint(w, fault.Body)
		return
	}
	var input map[string]any
	if err := remotetest.Read(r, &input); err != nil {
		remotetest.Answer(w, http.StatusUnprocessableEntity, map[string]string{"detail": "no JSON"})
		return
	}
	endpoint := strings.Trim(r.URL.Path, "/")
	q := s.add(endpoint, r.URL.Query().Get("fal_webhook"), r.Header.Get("X-Fal-Request-Timeout"), input)
	if fault.Cut {
		remotetest.Cut()
	}
	answer := map[string]any{"request_id": q.ID, "gateway_request_id": q.ID}
	if !fault.Bare {
		parts := strings.SplitN(endpoint, "/", 3)
		base := s.URL + "/" + parts[0] + "/" + parts[1] + "/requests/" + q.ID // sub-paths are dropped
		if fault.Foreign {
			base = "https://evil.example/requests/" + q.ID
		}
		answer["status"], answer["queue_position"] = "IN_QUEUE", 0
		answer["response_url"], answer["status_url"], answer["cancel_url"] = base, base+"/status", base+"/cancel"
	}
	w.Header().Set("X-Fal-Request-Id", q.ID)
	remotetest.Answer(w, http.StatusOK, answer)
}

func (s *Server) add(endpoint, webhook, within string, input map[string]any) *Request {
	s.mu.Lock()
	defer s.mu.Unlock()
	end, _ := s.Ends.Next()
	q := &Request{ID: "764cabcf-b745-4b3e-ae38-" + strconv.Itoa(len(s.all)), Endpoint: endpoint, Webhook: webhook, Input: input, StartWithin: within, end: end}
	s.all, s.byID[q.ID] = append(s.all, q), q
	return q
}

func (s *Server) find(w http.ResponseWriter, r *http.Request) *Request {
	q := s.byID[r.PathValue("id")]
	if q == nil {
		remotetest.Answer(w, http.StatusNotFound, map[string]string{"detail": "Request not found"})
	}
	return q
}

func (s *Server) status(w http.ResponseWriter, r *http.Request) {
	if status, ok := s.Reads.Next(); ok && status != http.StatusOK {
		remotetest.Answer(w, status, map[string]string{"detail": "try again"})
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	q := s.find(w, r)
	if q == nil {
		return
	}
	if q.polls++; q.polls >= s.Polls {
		q.done = true
	}
	switch {
	case q.done && q.end.State != "":
		remotetest.Answer(w, http.StatusOK, map[string]any{"status": q.end.State})
	case q.done:
		remotetest.Answer(w, http.StatusOK, map[string]any{"status": "COMPLETED", "logs": []any{}, "metrics": map[string]any{"inference_time": 2.5}})
	case q.polls == 1:
		remotetest.Answer(w, http.StatusAccepted, map[string]any{"status": "IN_QUEUE", "queue_position": 3})
	default:
		logs := []any{map[string]string{"message": " 50%|█████     | 10/20"}}
		remotetest.Answer(w, http.StatusAccepted, map[string]any{"status": "IN_PROGRESS", "logs": logs})
	}
}

func (s *Server) result(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	q := s.find(w, r)
	if q == nil {
		return
	}
	if !q.done {
		remotetest.Answer(w, http.StatusBadRequest, map[string]string{"detail": "Request is still in progress"})
		return
	}
	if q.end.Status != 0 {
		w.WriteHeader(q.end.Status)
		fmt.Fprint(w, q.end.Body)
		return
	}
	address := s.URL + "/files/" + q.ID + "/image.png"
	if s.Inline {
		address = "data:image/png;base64," + base64.StdEncoding.EncodeToString(s.picture(q))
	}
	file := map[string]any{"url": address, "content_type": "image/png", "width": 1024, "height": 1024, "file_name": nil}
	if strings.Contains(q.Endpoint, "ideogram") {
		remotetest.Answer(w, http.StatusOK, map[string]any{"images": []any{file}, "seed": 1})
		return
	}
	remotetest.Answer(w, http.StatusOK, map[string]any{"image": file, "seed": 1})
}

func (s *Server) picture(q *Request) []byte {
	h := fnv.New32a()
	fmt.Fprint(h, q.Input["prompt"], q.Input["seed"])
	width, height := 1024, 1024
	if q.Input["aspect_ratio"] == "16:9" {
		width, height = 1312, 736
	}
	return remotetest.Picture(width, height, int64(h.Sum32()), !s.Opaque)
}

func (s *Server) file(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if r.Header.Get("Authorization") != "" {
		panic("the key was sent to the file host")
	}
	if q := s.find(w, r); q != nil {
		if _, err := w.Write(s.picture(q)); err != nil {
			return // the reader has gone
		}
	}
}

func (s *Server) cancel(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	q := s.find(w, r)
	switch {
	case q == nil:
	case q.done:
		remotetest.Answer(w, http.StatusBadRequest, map[string]string{"status": "ALREADY_COMPLETED"})
	default:
		q.Canceled, q.done, q.end = true, true, End{Status: 400, Body: `{"detail":"Request was cancelled"}`}
		remotetest.Answer(w, http.StatusAccepted, map[string]string{"status": "CANCELLATION_REQUESTED"})
	}
}

// Requests returns what was queued, the oldest first.
func (s *Server) Requests() []Request {
	s.mu.Lock()
	defer s.mu.Unlock()
	var out []Request
	for _, q := range s.all {
		out = append(out, *q)
	}
	return out
}

// Complete completes a request at once.
func (s *Server) Complete(id string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.byID[id].done = true
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
