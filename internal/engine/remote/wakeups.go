package remote

import "sync"

// Wakeups lets webhooks end the pauses of those who poll for a job. The zero value is ready.
type Wakeups struct {
	mu      sync.Mutex
	waiting map[string][]chan struct{}
}

// Await returns a channel that gets a signal when Notify is called for the job, and a function that ends the waiting.
func (w *Wakeups) Await(job string) (signal <-chan struct{}, stop func()) {
	c := make(chan struct{}, 1)
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.waiting == nil {
		w.waiting = map[string][]chan struct{}{}
	}
	w.waiting[job] = append(w.waiting[job], c)
	return c, func() { w.leave(job, c) }
}

func (w *Wakeups) leave(job string, c chan struct{}) {
	w.mu.Lock()
	defer w.mu.Unlock()
	var rest []chan struct{}
	for _, other := range w.waiting[job] {
		if other != c {
			rest = append(rest, other)
		}
	}
	if w.waiting[job] = rest; rest == nil {
		delete(w.waiting, job)
	}
}

// Notify wakes those who wait for a job, and reports whether anybody did.
func (w *Wakeups) Notify(job string) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, c := range w.waiting[job] {
		select {
		case c <- struct{}{}:
		default: // it has a signal already
		}
	}
	return len(w.waiting[job]) > 0
}
