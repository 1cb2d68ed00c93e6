package comfyuitest

import (
	"encoding/json"
	"net/http"

	"github.com/coder/websocket"
)

// socket tells the one who asks of its job: status, progress, a preview as bytes, and the end, which comes after the job is
// in the history.
func (s *Server) socket(w http.ResponseWriter, r *http.Request) {
	if s.Socket == SocketNone {
		w.WriteHeader(http.StatusNotFound)
		return
	}
	conn, err := websocket.Accept(w, r, nil)
	if err != nil {
		return
	}
	defer func() { _ = conn.CloseNow() }() // the other side may have gone
	say := func(kind string, data map[string]any) {
		raw, err := json.Marshal(map[string]any{"type": kind, "data": data})
		if err == nil {
			_ = conn.Write(r.Context(), websocket.MessageText, raw) // the other side may have gone
		}
	}
	j := s.of(r.URL.Query().Get("clientId"))
	say("status", map[string]any{"status": map[string]any{"exec_info": map[string]int{"queue_remaining": 1}}, "sid": "x"})
	if j == nil {
		return
	}
	say("progress", map[string]any{"value": 19, "max": 20, "prompt_id": "somebody-elses", "node": "3"})
	say("execution_start", map[string]any{"prompt_id": j.ID})
	say("executing", map[string]any{"prompt_id": j.ID, "node": "3"})
	for _, step := range []int{5, 10} {
		say("progress", map[string]any{"value": step, "max": 20, "prompt_id": j.ID, "node": "3"})
	}
	_ = conn.Write(r.Context(), websocket.MessageBinary, make([]byte, 200_000)) // a preview
	if s.Socket == SocketDrops {
		return
	}
	say("a_message_of_next_year", map[string]any{"x": []int{1}})
	s.mu.Lock()
	s.finish(j)
	s.mu.Unlock()
	say("executing", map[string]any{"prompt_id": j.ID, "node": nil})
	say("execution_success", map[string]any{"prompt_id": j.ID})
	for err == nil { // until the other side has gone
		_, _, err = conn.Read(r.Context())
	}
}

func (s *Server) of(client string) *Job {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, j := range s.all {
		if j.Client == client && !j.Deleted {
			return j
		}
	}
	return nil
}
