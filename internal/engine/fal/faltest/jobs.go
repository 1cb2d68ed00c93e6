package faltest

import (
	"cmp"
	"encoding/base64"
	"fmt"
	"hash/fnv"
	"net/http"
	"strconv"
	"strings"

	"pellucid/internal/engine/remote/remotetest"
)

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
	width, height := cmp.Or(s.Side, 1024), cmp.Or(s.Side, 1024)
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
