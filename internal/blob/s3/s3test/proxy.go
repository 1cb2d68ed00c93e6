package s3test

import (
	"io"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"sync/atomic"
	"testing"
)

// Fault is what a Proxy does to requests.
type Fault int

// The faults of a storage.
const (
	None    Fault = iota
	Busy          // answers 503 SlowDown
	Silent        // takes requests and does not answer
	Gone          // ends each connection without an answer
	Cut           // ends each answer with a body in the middle
	CutOnce       // ends the next answer with a body in the middle, and then none
)

// Proxy stands between a client and a storage, and fails as it is told.
type Proxy struct {
	URL      string
	Requests atomic.Int64
	fault    atomic.Int64
}

// NewProxy runs a proxy before a storage until the test ends.
func NewProxy(t testing.TB, storage string) *Proxy {
	t.Helper()
	target, err := url.Parse(storage)
	if err != nil {
		t.Fatal(err)
	}
	p := &Proxy{}
	forward := &httputil.ReverseProxy{
		Rewrite:      func(r *httputil.ProxyRequest) { r.SetURL(target); r.Out.Host = r.In.Host }, // the signature holds the host
		ErrorHandler: func(http.ResponseWriter, *http.Request, error) { panic(http.ErrAbortHandler) },
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		p.Requests.Add(1)
		p.serve(w, r, forward)
	}))
	t.Cleanup(server.Close)
	t.Cleanup(server.CloseClientConnections)
	p.URL = server.URL
	return p
}

// Set makes the proxy fail from now on.
func (p *Proxy) Set(fault Fault) { p.fault.Store(int64(fault)) }

func (p *Proxy) serve(w http.ResponseWriter, r *http.Request, forward http.Handler) {
	switch fault := Fault(p.fault.Load()); fault {
	case Busy:
		w.Header().Set("Content-Type", "application/xml")
		w.WriteHeader(http.StatusServiceUnavailable)
		_, _ = w.Write([]byte(`<?xml version="1.0"?><Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>`))
	case Silent:
		_, _ = io.Copy(io.Discard, r.Body) // else the server does not see the client leave
		<-r.Context().Done()
	case Gone:
		panic(http.ErrAbortHandler)
	case Cut, CutOnce:
		forward.ServeHTTP(&cutting{ResponseWriter: w, done: func() {
			if fault == CutOnce {
				p.Set(None)
			}
		}}, r)
	default:
		forward.ServeHTTP(w, r)
	}
}

// cutting sends half of what it is first given, and ends the connection.
type cutting struct {
	http.ResponseWriter
	done func()
}

func (c *cutting) Write(p []byte) (int, error) {
	_, _ = c.ResponseWriter.Write(p[:len(p)/2])
	_ = http.NewResponseController(c.ResponseWriter).Flush()
	c.done()
	panic(http.ErrAbortHandler)
}
