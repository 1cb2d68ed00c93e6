package openaiapi

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"time"
)

// beat is how often a stream says that it is alive, so that no proxy gives it up.
const beat = 10 * time.Second

// stream answers in server-sent events, one for each whole picture. There are no partial ones: a picture is drawn in a moment,
// and one that fails its checks is never shown.
func (a *API) stream(w http.ResponseWriter, r *http.Request, maker Maker, p params, order Order) {
	type outcome struct {
		pictures []Picture
		err      error
	}
	done := make(chan outcome, 1)
	ctx, cancel := context.WithCancel(r.Context())
	defer cancel()
	go func() {
		pictures, err := maker.Make(ctx, order)
		done <- outcome{pictures, err}
	}()
	out := events{w: w}
	ticker := time.NewTicker(beat)
	defer ticker.Stop()
	for {
		select {
		case <-ticker.C:
			out.comment()
		case <-r.Context().Done():
			<-done
			return
		case o := <-done:
			if o.err != nil && !out.begun { // as long as nothing is sent, the status can tell
				fail(w, r, o.err)
				return
			}
			finish(r, &out, p, order, o.pictures, o.err)
			return
		}
	}
}

func finish(r *http.Request, out *events, p params, order Order, pictures []Picture, err error) {
	kind := "image_generation.completed"
	if p.edit {
		kind = "image_edit.completed"
	}
	p.ResponseFormat = "" // a stream has pictures, not addresses
	for _, picture := range pictures {
		element, encodeErr := p.element(picture)
		if encodeErr != nil {
			err = encodeErr
			break
		}
		body := p.common(order)
		body["type"], body["created_at"] = kind, time.Now().Unix()
		body["b64_json"], body["pellucid"] = element["b64_json"], element["pellucid"]
		out.send(kind, body)
	}
	if err != nil {
		out.send("error", map[string]any{"type": "error", "error": failureOf(r, err).body()})
	}
}

// events writes server-sent events.
type events struct {
	w     http.ResponseWriter
	begun bool
}

func (e *events) begin() {
	if e.begun {
		return
	}
	e.begun = true
	e.w.Header().Set("Content-Type", "text/event-stream; charset=utf-8")
	e.w.Header().Set("Cache-Control", "no-store")
	e.w.Header().Set("X-Accel-Buffering", "no")
	e.w.WriteHeader(http.StatusOK)
}

func (e *events) comment() {
	e.begin()
	_, _ = fmt.Fprint(e.w, ": working\n\n")
	e.flush()
}

func (e *events) send(name string, body any) {
	e.begin()
	text, err := json.Marshal(body)
	if err != nil {
		return // maps of plain values always can be
	}
	_, _ = fmt.Fprintf(e.w, "event: %s\ndata: %s\n\n", name, text)
	e.flush()
}

func (e *events) flush() { _ = http.NewResponseController(e.w).Flush() }
