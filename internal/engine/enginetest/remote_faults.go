package enginetest

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"image/color"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"pellucid/internal/engine"
)

func (s remote) cancels(t *testing.T) {
	suite(s).cancelsOn(t, s.request())
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := s.newEngine().Submit(gone, s.request()); !errors.Is(err, context.Canceled) {
		t.Errorf("submitted after the end: error = %v, want context.Canceled", err)
	}
}

func (s remote) survives(t *testing.T) {
	for _, prompt := range hostile {
		req := s.request()
		req.Prompt, req.NegativePrompt = prompt, prompt
		p, err := engine.Draw(t.Context(), s.newEngine(), req, nil)
		if class := engine.ClassOf(err); err != nil && class != engine.Rejected && class != engine.BadRequest {
			t.Errorf("prompt %.30q: %v: %v", prompt, class, err)
		}
		if err == nil && (p.Image.Bounds().Dx() != req.Width || !json.Valid(p.Recipe)) {
			t.Errorf("prompt %.30q: size %v, recipe %.40s", prompt, p.Image.Bounds(), p.Recipe)
		}
	}
}

func (s remote) refuses(t *testing.T) {
	for _, side := range []int{0, -1, 1 << 20} {
		req := s.request()
		req.Width, req.Height = side, side
		if _, err := s.newEngine().Submit(t.Context(), req); engine.ClassOf(err) != engine.BadRequest {
			t.Errorf("size %d: %v, want a bad request", side, err)
		}
	}
}

func (s remote) follows(t *testing.T) {
	most := s.newEngine().Capabilities().References
	if most == 0 {
		t.Skip("the engine takes no references")
	}
	ref := corner(color.NRGBA{R: 30, G: 90, B: 220, A: 255})
	before := slices.Clone(ref.Pix)
	for n := range min(3, most) {
		req := s.request()
		for range n + 1 {
			req.References = append(req.References, engine.Reference{Image: ref})
		}
		if p := s.draw(t, req); len(p.Notes) == 0 {
			t.Errorf("with %d references, what was taken is not said", n+1)
		}
	}
	if !bytes.Equal(before, ref.Pix) {
		t.Error("the reference was altered")
	}
}

func (s remote) resumes(t *testing.T) {
	e, req := s.newEngine(), s.request()
	job, err := e.Submit(t.Context(), req)
	if err != nil {
		t.Fatal(err)
	}
	if job == "" {
		t.Skip("all of the work is done in Wait")
	}
	first, err := e.Wait(t.Context(), req, job, nil)
	if err != nil {
		t.Fatal(err)
	}
	second, err := s.newEngine().Wait(t.Context(), req, job, nil) // as another process does
	if err != nil || !bytes.Equal(first.Image.Pix, second.Image.Pix) {
		t.Errorf("waiting again gave another picture, or %v", err)
	}
}

func (s remote) forgets(t *testing.T) {
	e := s.newEngine()
	for _, job := range []engine.Handle{"", "unheard-of", `{"id":"unheard-of"}`} {
		if err := e.Cancel(t.Context(), job); err != nil {
			t.Errorf("cancel %q: %v", job, err)
		}
	}
}

func (s remote) shares(t *testing.T) {
	e, req := s.newEngine(), s.request()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	var wg sync.WaitGroup
	for i := range 4 {
		wg.Go(func() {
			own := req
			own.Key, own.Variation, own.Prompt = strings.Repeat("k", i+1), i, req.Prompt+strings.Repeat("!", i)
			p, err := engine.Draw(ctx, e, own, func(float64) {})
			if err != nil || p.Image.Bounds().Dx() != req.Width {
				t.Errorf("picture %d: %v", i, err)
			}
		})
	}
	wg.Wait()
}
