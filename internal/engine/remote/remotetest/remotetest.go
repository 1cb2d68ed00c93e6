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

	"pellucid/internal/alpha/transform"
	"pellucid/internal/engine"
	"pellucid/internal/engine/enginetest/pictures"
	"pellucid/internal/engine/remote"
)

// small is the side at which subjects are drawn; larger pictures are scaled, which is much faster.
const small = 192

// made keeps the files that were made: suites ask for the same few over and over.
var made sync.Map // of picture to []byte

type picture struct {
	w, h        int
	seed        int64
	transparent bool
}

// Picture returns the file of a picture of w × h pixels, transparent or as a photograph would be.
func Picture(w, h int, seed int64, transparent bool) []byte {
	p := picture{w, h, seed % 24, transparent} // few subjects are drawn
	if file, ok := made.Load(p); ok {
		return file.([]byte)
	}
	file := p.draw()
	made.Store(p, file)
	return file
}

func (p picture) draw() []byte {
	side := min(p.w, p.h)
	subject := pictures.Transparent(small, small, p.seed)
	if !p.transparent {
		subject = pictures.OnPhoto(small, small, p.seed)
	}
	scaled := transform.Resize(subject, side, side)
	out := image.NewNRGBA(image.Rect(0, 0, p.w, p.h))
	for i := range out.Pix {
		if !p.transparent && i%4 == 3 {
			out.Pix[i] = 255
		}
	}
	left, top := (p.w-side)/2, (p.h-side)/2
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
