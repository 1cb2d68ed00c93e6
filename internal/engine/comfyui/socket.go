package comfyui

import (
	"context"
	"encoding/json"
	"math"
	"net/http"
	"net/url"
	"strings"
	"sync/atomic"

	"github.com/coder/websocket"

	"pellucid/internal/engine/remote"
)

const messageLimit = 16 << 20 // previews of the picture are sent as well

// watcher listens to what a server tells of a job. It only spares questions: what counts is what the server answers to them.
type watcher struct {
	wake  chan struct{}
	stop  func()
	isUp  atomic.Bool
	isEnd atomic.Bool
	done  atomic.Uint64 // the fraction, as its bits
}

func (w *watcher) open() bool        { return w.isUp.Load() }
func (w *watcher) ended() bool       { return w.isEnd.Load() }
func (w *watcher) fraction() float64 { return math.Float64frombits(w.done.Load()) }

// watch opens the socket of a job in the background; stop closes it.
func watch(ctx context.Context, server *remote.Client, j job) *watcher {
	ctx, cancel := context.WithCancel(ctx)
	ended := make(chan struct{})
	w := &watcher{wake: make(chan struct{}, 1), stop: func() { cancel(); <-ended }}
	go func() {
		defer close(ended)
		w.listen(ctx, server, j)
		w.isUp.Store(false)
		w.signal()
	}()
	return w
}

func (w *watcher) signal() {
	select {
	case w.wake <- struct{}{}:
	default: // there is a signal already
	}
}

// listen reads messages until the socket or the context ends.
func (w *watcher) listen(ctx context.Context, server *remote.Client, j job) {
	header := http.Header{}
	if server.Auth != nil {
		server.Auth(header)
	}
	address := "ws" + strings.TrimPrefix(server.Base, "http") + "/ws?" + url.Values{"clientId": {j.Client}}.Encode()
	conn, resp, err := websocket.Dial(ctx, address, &websocket.DialOptions{HTTPClient: server.HTTP, HTTPHeader: header})
	if resp != nil && resp.Body != nil {
		defer resp.Body.Close()
	}
	if err != nil {
		return
	}
	defer func() { _ = conn.CloseNow() }() // nothing is left to be said
	conn.SetReadLimit(messageLimit)
	w.isUp.Store(true)
	for {
		kind, raw, err := conn.Read(ctx)
		if err != nil {
			return
		}
		if kind == websocket.MessageText {
			w.hear(raw, j.ID)
		}
	}
}

// message is what a server tells. Older servers leave the id out of some.
type message struct {
	Type string
	Data struct {
		ID    string  `json:"prompt_id"`
		Value float64 `json:"value"`
		Max   float64 `json:"max"`
		Node  *string `json:"node"`
	}
}

// hear takes a message: progress, or that the job has ended. What is not known is passed over.
func (w *watcher) hear(raw []byte, id string) {
	var m message
	if json.Unmarshal(raw, &m) != nil || m.Data.ID != "" && m.Data.ID != id {
		return
	}
	switch m.Type {
	case "progress":
		if m.Data.Max > 0 {
			w.raise(m.Data.Value / m.Data.Max)
		}
	case "execution_success", "execution_error", "execution_interrupted":
		w.isEnd.Store(true)
	case "executing":
		if m.Data.Node == nil && m.Data.ID == id {
			w.isEnd.Store(true)
		}
	default:
		return
	}
	w.signal()
}

// raise sets the fraction, unless it is higher already: each node with a progress of its own begins at 0.
func (w *watcher) raise(fraction float64) {
	if fraction = min(max(fraction, 0), 1); fraction > w.fraction() {
		w.done.Store(math.Float64bits(fraction))
	}
}
