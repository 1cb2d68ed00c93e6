package comfyuitest

import (
	"net/http"
	"slices"

	"pellucid/internal/engine/remote/remotetest"
)

// Busy gives the server jobs of somebody else.
func (s *Server) Busy(jobs int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.others = jobs
}

func (s *Server) queue(w http.ResponseWriter, _ *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	running, pending := []any{}, []any{}
	for range s.others {
		running = append(running, []any{1, "somebody-elses", map[string]any{}, map[string]any{}, []string{}})
	}
	for _, j := range s.all {
		switch {
		case j.Done || j.Deleted:
		case len(running) == 0:
			running = append(running, j.row())
		default:
			pending = append(pending, j.row())
		}
	}
	remotetest.Answer(w, http.StatusOK, map[string]any{"queue_running": running, "queue_pending": pending})
}

func (s *Server) remove(w http.ResponseWriter, r *http.Request) {
	var body struct{ Delete []string }
	if remotetest.Read(r, &body) != nil {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, id := range body.Delete {
		if j := s.find(id); j != nil {
			j.Deleted = true
		}
	}
}

func (s *Server) interrupt(_ http.ResponseWriter, r *http.Request) {
	var body struct {
		ID string `json:"prompt_id"`
	}
	_ = remotetest.Read(r, &body) // older clients send nothing
	s.mu.Lock()
	defer s.mu.Unlock()
	s.interrupted = append(s.interrupted, body.ID)
	if j := s.find(body.ID); j != nil {
		j.Done, j.end = true, End{Kind: "execution_interrupted"}
	}
}

// Jobs returns what was queued, the oldest first.
func (s *Server) Jobs() []Job {
	s.mu.Lock()
	defer s.mu.Unlock()
	var out []Job
	for _, j := range s.all {
		out = append(out, *j)
	}
	return out
}

// Interrupted returns the ids that interruptions were for.
func (s *Server) Interrupted() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.interrupted)
}

// Restart forgets every job, as a server does that is started anew.
func (s *Server) Restart() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.all = nil
}
