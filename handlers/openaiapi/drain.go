package openaiapi

import (
	"context"
	"net/http"
	"sync"
	"time"
)

// drain lets a renderer end without an image lost: calls in progress end, and the balancer takes new ones elsewhere.
type drain struct {
	mu    sync.Mutex
	calls sync.WaitGroup
	begun chan struct{} // closed when it has begun
}

// Drain refuses new calls from now on, and says so to the balancer. It returns when the calls in progress have ended and
// notice has passed, in which the balancer learns of it, or when ctx ends.
func (p *Pool) Drain(ctx context.Context, notice time.Duration) {
	p.drain.mu.Lock()
	close(p.drain.begun)
	p.drain.mu.Unlock()
	idle := make(chan struct{})
	go func() {
		p.drain.calls.Wait()
		close(idle)
	}()
	told := time.NewTimer(notice)
	defer told.Stop()
	if received(ctx, told.C) {
		received(ctx, idle)
	}
}

func received[T any](ctx context.Context, from <-chan T) bool {
	select {
	case <-from:
		return true
	case <-ctx.Done():
		return false
	}
}

// enter counts a call in, unless the renderer is ending.
func (d *drain) enter() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	select {
	case <-d.begun:
		return false
	default:
		d.calls.Add(1)
		return true
	}
}

// counted keeps the renderer alive while a call is answered.
func (d *drain) counted(next http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if !d.enter() {
			w.Header().Set("Connection", "close") // the next call on it would come here again
			fail(w, r, &failure{status: http.StatusServiceUnavailable, kind: serverError, message: "This renderer is shutting down. Try again: another one will answer.", retryAfter: time.Second})
			return
		}
		defer d.calls.Done()
		next(elsewhere{w}, r)
	}
}

// elsewhere closes the connection with a 429: a balancer of connections, such as a Service of Kubernetes, would bring the next
// try on it back to the same busy renderer.
type elsewhere struct{ http.ResponseWriter }

// WriteHeader sends the status.
func (e elsewhere) WriteHeader(status int) {
	if status == http.StatusTooManyRequests {
		e.Header().Set("Connection", "close")
	}
	e.ResponseWriter.WriteHeader(status)
}

// Unwrap returns what is written to, for http.ResponseController.
func (e elsewhere) Unwrap() http.ResponseWriter { return e.ResponseWriter }

// ready says to the balancer whether new calls are taken.
func (d *drain) ready(w http.ResponseWriter, r *http.Request) {
	select {
	case <-d.begun:
		w.Header().Set("Cache-Control", "no-store")
		w.WriteHeader(http.StatusServiceUnavailable)
		_, _ = w.Write([]byte("shutting down\n"))
	default:
		healthy(w, r)
	}
}
