package billingtest

import (
	"io"
	"net/http"
	"net/http/httptest"
	"strconv"
	"sync"
	"testing"
)

// Double is a payment provider that answers as it was told, however badly.
type Double struct {
	URL  string
	Hung chan struct{} // gets a value when a call begins to hang

	mu       sync.Mutex
	answers  []Answer
	requests []Request
}

// Answer is what a Double answers once. Its zero value is 200 with an empty body.
type Answer struct {
	Status     int
	Body       string
	RetryAfter int  // seconds
	HTML       bool // a page of somebody in between
	Truncated  bool // the connection ends in the middle of the body
	Hangs      bool // nothing comes until the caller has gone
}

// Request is what a Double was asked.
type Request struct {
	Method string
	URL    string // path and query
	Header http.Header
	Body   string
}

// NewDouble serves the answers in order, the last one for ever, until the test ends.
func NewDouble(t testing.TB, answers ...Answer) *Double {
	t.Helper()
	d := &Double{answers: answers, Hung: make(chan struct{}, 16)}
	server := httptest.NewServer(d)
	t.Cleanup(server.Close)
	d.URL = server.URL
	return d
}

// Requests returns what the double was asked so far.
func (d *Double) Requests() []Request {
	d.mu.Lock()
	defer d.mu.Unlock()
	return append([]Request(nil), d.requests...)
}

func (d *Double) next(r Request) Answer {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.requests = append(d.requests, r)
	answer := d.answers[0]
	if len(d.answers) > 1 {
		d.answers = d.answers[1:]
	}
	return answer
}

// ServeHTTP gives the next answer.
func (d *Double) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return
	}
	a := d.next(Request{Method: r.Method, URL: r.URL.String(), Header: r.Header.Clone(), Body: string(body)})
	if a.Hangs {
		d.Hung <- struct{}{}
		<-r.Context().Done()
		return
	}
	w.Header().Set("Content-Type", "application/json")
	if a.HTML {
		w.Header().Set("Content-Type", "text/html")
	}
	if a.RetryAfter > 0 {
		w.Header().Set("Retry-After", strconv.Itoa(a.RetryAfter))
	}
	if a.Truncated {
		w.Header().Set("Content-Length", strconv.Itoa(len(a.Body)+100))
	}
	if a.Status != 0 {
		w.WriteHeader(a.Status)
	}
	_, _ = io.WriteString(w, a.Body) // a short body under a longer length makes the server break off
}
