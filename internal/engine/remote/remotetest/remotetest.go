// Package remotetest is what the stand-in servers of image vendors have in common.
package remotetest

import (
	"encoding/json"
	"errors"
	"image"
	"io"
	"net/http"
	"sync"
	"testing"
	"time"

	"pellucid/internal/alpha"
	"pellucid/internal/engine"
	"pellucid/internal/engine/enginetest/pictures"
	"pellucid/internal/engine/remote"
)

// small is the side at which subjects are drawn; larger pictures are scaled, which is much faster.
const small = 192

// Picture returns the file of a picture of w × h pixels, transparent or as a photograph would be.
func Picture(w, h int, seed int64, transparent bool) []byte {
	side := min(w, h)
	subject := pictures.Transparent(small, small, seed)
	if !transparent {
		subject = pictures.OnPhoto(small, small, seed)
	}
	scaled := alpha.Resize(subject, side, side)
	out := image.NewNRGBA(image.Rect(0, 0, w, h))
	for i := range out.Pix {
		if !transparent && i%4 == 3 {
			out.Pix[i] = 255
		}
	}
	left, top := (w-side)/2, (h-side)/2
	for y := range side {
		copy(out.Pix[out.PixOffset(left, top+y):], scaled.Pix[y*scaled.Stride:][:4*side])
	}
	return pictures.PNG(out)
}

// Answer writes JSON.
func Answer(w http.ResponseWriter, status int, body any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	if err := json.NewEncoder(w).Encode(body); err != nil {
		panic(err) // stand-ins answer what can be written
	}
}

// Cut ends the connection without an answer, as a broken network does.
func Cut() { panic(http.ErrAbortHandler) }

// Read reads a request's JSON body.
func Read(r *http.Request, into any) error {
	raw, err := io.ReadAll(io.LimitReader(r.Body, 64<<20))
	if err != nil {
		return err
	}
	return json.Unmarshal(raw, into)
}

// Pace polls as fast as a test wants it.
var Pace = remote.Pace{First: time.Millisecond, Most: 5 * time.Millisecond, Misses: 8}

// WantClass fails the test unless an error has a class and a sentence for the operator.
func WantClass(t testing.TB, err error, class engine.Class) *engine.Error {
	t.Helper()
	found := new(engine.Error)
	if !errors.As(err, &found) {
		t.Fatalf("error = %v, want an engine.Error of class %q", err, class)
	}
	if found.Class != class {
		t.Fatalf("class = %q (%v), want %q", found.Class, err, class)
	}
	if len(found.Sentence) < 10 {
		t.Errorf("sentence = %q, want one that says something", found.Sentence)
	}
	return found
}

// Script is a list of faults that a stand-in plays once each, in order.
type Script[T any] struct {
	mu    sync.Mutex
	steps []T
}

// Add puts steps at the end.
func (s *Script[T]) Add(steps ...T) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.steps = append(s.steps, steps...)
}

// Next takes the next step, if there is one.
func (s *Script[T]) Next() (step T, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.steps) == 0 {
		return step, false
	}
	step, s.steps = s.steps[0], s.steps[1:]
	return step, true
}
