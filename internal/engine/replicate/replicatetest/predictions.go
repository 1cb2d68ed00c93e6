package replicatetest

import (
	"cmp"
	"fmt"
	"net/http"
	"strconv"
	"strings"

	"pellucid/internal/engine/remote/remotetest"
)

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
	remotetest.Answer(w, cmp.Or(s.Created, http.StatusCreated), s.write(p, true))
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
