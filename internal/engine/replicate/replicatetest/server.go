// Package replicatetest is a stand-in for api.replicate.com and replicate.delivery: real HTTP, with the paths, headers,
// statuses, bodies, timing and quirks of the vendor.
package replicatetest

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strconv"
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

func (s *Server) create(w http.ResponseWriter, r *http.Request) {
	fault, _ := s.Faults.Next()
	if fault.Status != 0 {
		if fault.RetryAfter != "" {
			w.Header().Set("Retry-After", fault.RetryAfter)
		}
		w.WriteHeader(fault.Status)
		fmt.Fprint(w, fault.Body)
		return
	}
	var body struct {
		Version, Webhook string
		Input            map[string]any
		Filter           []string `json:"webhook_events_filter"`
	}
	if err := remotetest.Read(r, &body); err != nil || body.Input == nil {
		problem(w, http.StatusUnprocessableEntity, "Input validation failed", "- input is required\n")
		return
	}
	if body.Webhook != "" && !strings.HasPrefix(body.Webhook, "https://") {
		problem(w, http.StatusUnprocessableEntity, "Input validation failed", "- webhook: must be an https URL\n")
		return
	}
	model := r.PathValue("owner") + "/" + r.PathValue("name")
	if model == "/" && body.Version == "" {
		problem(w, http.StatusUnprocessableEntity, "Invalid version or not permitted", "The specified version does not exist (or perhaps you don't have permission to use it?)")
		return
	}
	p := s.add(model, body.Version, body.Webhook, body.Input)
	p.CancelAfter = r.Header.Get("Cancel-After")
	switch {
	case fault.Cut:
		remotetest.Cut()
	case fault.Garbage:
		w.WriteHeader(http.StatusCreated)
		fmt.Fprint(w, "<html>")
		return
	}
	if r.Header.Get("Prefer") != "" {
		p.reads = s.Polls // the answer waits for the end; nothing here asks for it
	}
	remotetest.Answer(w, http.StatusCreated, s.write(p, true))
}

func (s *Server) add(model, version, webhook string, input map[string]any) *Prediction {
	s.mu.Lock()
	defer s.mu.Unlock()
	if version != "" {
		model, version, _ = strings.Cut(version, ":")
	}
	end, _ := s.Ends.Next()
	p := &Prediction{
		ID: "q3zt8kxw1nrm80c8vzb9d" + strconv.Itoa(len(s.all)), Model: model, Version: version, Input: input, Webhook: webhook,
		Status: "starting", end: end,
	}
	s.all, s.byID[p.ID] = append(s.all, p), p
	return p
}

// Add puts a prediction of somebody else into the account.
func (s *Server) Add(model, webhook string, input map[string]any) { s.add(model, "", webhook, input) }

// write returns a prediction as the vendor writes it, with a member that nobody knows.
func (s *Server) write(p *Prediction, withHook bool) map[string]any {
	out := map[string]any{
		"id": p.ID, "model": p.Model, "version": p.Version, "input": p.Input, "status": p.Status, "output": nil, "error": nil, "logs": "",
		"data_removed": p.Removed, "source": "api", "created_at": time.Now().Add(-s.Age).UTC().Format("2006-01-02T15:04:05.000Z"),
		"metrics": map[string]any{}, "urls": map[string]any{"get": s.URL + "/predictions/" + p.ID}, "a_member_of_next_year": 1,
	}
	if withHook && p.Webhook != "" {
		out["webhook"] = p.Webhook
	}
	switch {
	case p.Removed:
		out["input"] = map[string]any{}
	case p.Status == "processing":
		out["logs"] = " 10%|█         | 2/20\r 50%|█████     | 10/20"
	case p.Status == "succeeded":
		out["output"] = s.output(p)
	case p.end.Error != nil:
		out["error"] = p.end.Error
	}
	return out
}

func (s *Server) output(p *Prediction) any {
	address := s.delivery.URL + "/xezq/" + p.ID + "/out-0.png"
	if s.Private {
		address = s.URL + "/delivery/" + p.ID + "/out-0.png"
	}
	switch s.Form {
	case FormString:
		return address
	case FormObject:
		return map[string]any{"image": address, "seed": 1}
	case FormNull:
		return nil
	}
	return []string{address}
}

func (s *Server) get(w http.ResponseWriter, r *http.Request) {
	if status, ok := s.Reads.Next(); ok && status != http.StatusOK {
		problem(w, status, "", "try again")
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	p := s.byID[r.PathValue("id")]
	if p == nil {
		problem(w, http.StatusNotFound, "", "The requested resource could not be found.")
		return
	}
	s.advance(p)
	remotetest.Answer(w, http.StatusOK, s.write(p, true))
}

// advance moves a prediction on by one question.
func (s *Server) advance(p *Prediction) {
	if p.Status != "starting" && p.Status != "processing" {
		return
	}
	p.reads++
	switch {
	case p.reads >= s.Polls && p.end.Status != "":
		p.Status = p.end.Status
	case p.reads >= s.Polls:
		p.Status = "succeeded"
	case p.reads > 1:
		p.Status = "processing"
	}
}

func (s *Server) list(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	size := s.PerPage
	if size == 0 {
		size = 100
	}
	from, _ := strconv.Atoi(r.URL.Query().Get("cursor"))
	results := []any{}
	for i := from; i < len(s.all) && i < from+size; i++ {
		results = append(results, s.write(s.all[len(s.all)-1-i], !s.NoHooks)) // the newest first
	}
	page := map[string]any{"previous": nil, "next": nil, "results": results}
	if from+size < len(s.all) {
		page["next"] = fmt.Sprintf("%s/predictions?cursor=%d", s.URL, from+size)
	}
	remotetest.Answer(w, http.StatusOK, page)
}

func (s *Server) cancel(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	p := s.byID[r.PathValue("id")]
	switch {
	case p == nil:
		problem(w, http.StatusNotFound, "", "The requested resource could not be found.")
	case p.Status != "starting" && p.Status != "processing":
		problem(w, http.StatusUnprocessableEntity, "", "The prediction has already ended.")
	default:
		p.Status, p.Canceled = "canceled", true
		remotetest.Answer(w, http.StatusOK, s.write(p, true))
	}
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
