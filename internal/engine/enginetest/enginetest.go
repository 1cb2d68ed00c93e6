// Package enginetest is the contract that every engine keeps. The tests of an engine that draws by itself call Run, and those of
// one that asks somebody else call RunRemote.
package enginetest

import (
	"bytes"
	"context"
	"encoding/json"
	"testing"

	"pellucid/internal/engine"
)

// size is the side of the pictures that the suite asks for, in pixels.
const size = 192

// Run checks an engine against the contract. newEngine returns a fresh engine each time.
func Run(t *testing.T, newEngine func() engine.Engine) {
	s := suite{newEngine}
	t.Run("a picture has the size, transparency and content that were asked for", s.delivers)
	t.Run("the same request gives the same bytes", s.repeats)
	t.Run("variations differ", s.varies)
	t.Run("progress rises from 0 to 1 and ends at 1", s.reports)
	t.Run("a cancelled context ends the work with its error", s.cancels)
	t.Run("hostile prompts do no harm", s.survives)
	t.Run("an impossible size is an error", s.refuses)
	t.Run("references are followed, said so, and not altered", s.follows)
	t.Run("odd references do no harm", s.bears)
}

type suite struct{ newEngine func() engine.Engine }

func request() engine.Request {
	return engine.Request{Prompt: "a red fox under a blue umbrella", Width: size, Height: size, Seed: 42}
}

func (s suite) draw(t *testing.T, req engine.Request) engine.Picture {
	t.Helper()
	p, err := engine.Draw(context.Background(), s.newEngine(), req, nil)
	if err != nil {
		t.Fatalf("Draw(%.40q): %v", req.Prompt, err)
	}
	return p
}

func (s suite) delivers(t *testing.T) {
	e := s.newEngine()
	p, err := engine.Draw(context.Background(), e, request(), func(float64) {})
	if err != nil {
		t.Fatal(err)
	}
	if p.Model == "" || e.Name() == "" {
		t.Error("engine or picture has no name")
	}
	if !json.Valid(p.Recipe) {
		t.Errorf("recipe is not JSON: %.60s", p.Recipe)
	}
	whole(t, p)
}

// whole fails unless the picture is square, partly clear and partly solid.
func whole(t *testing.T, p engine.Picture) {
	t.Helper()
	b := p.Image.Bounds()
	if b.Min.X != 0 || b.Min.Y != 0 || b.Dx() != size || b.Dy() != size {
		t.Fatalf("bounds = %v, want %d × %d at the origin", b, size, size)
	}
	clear, solid := 0, 0
	for i := 3; i < len(p.Image.Pix); i += 4 {
		switch p.Image.Pix[i] {
		case 0:
			clear++
		case 255:
			solid++
		}
	}
	if share := float64(clear) / size / size; share < 0.05 {
		t.Errorf("%.1f%% of the picture is clear, want at least 5%%", 100*share)
	}
	if share := float64(solid) / size / size; share < 0.005 {
		t.Errorf("%.2f%% of the picture is solid: it looks empty", 100*share)
	}
}

func (s suite) repeats(t *testing.T) {
	a, b := s.draw(t, request()), s.draw(t, request())
	if !bytes.Equal(a.Image.Pix, b.Image.Pix) {
		t.Error("two runs gave different pixels")
	}
	if !bytes.Equal(a.Recipe, b.Recipe) {
		t.Error("two runs gave different recipes")
	}
}

func (s suite) varies(t *testing.T) {
	first := s.draw(t, request())
	other := request()
	other.Variation = 1
	if bytes.Equal(first.Image.Pix, s.draw(t, other).Image.Pix) {
		t.Error("variation 1 is the picture of variation 0")
	}
}

func (s suite) reports(t *testing.T) { s.reportsOn(t, request()) }

func (s suite) reportsOn(t *testing.T, req engine.Request) {
	t.Helper()
	var seen []float64
	_, err := engine.Draw(context.Background(), s.newEngine(), req, func(f float64) { seen = append(seen, f) })
	if err != nil {
		t.Fatal(err)
	}
	if len(seen) == 0 || seen[len(seen)-1] != 1 {
		t.Fatalf("progress = %v, want it to end at 1", seen)
	}
	last := 0.0
	for _, f := range seen {
		if f < last || f > 1 {
			t.Fatalf("progress = %v, want rising fractions in 0–1", seen)
		}
		last = f
	}
}
