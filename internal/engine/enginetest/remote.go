package enginetest

import (
	"encoding/json"
	"image"
	"testing"

	"pellucid/internal/engine"
)

// RunRemote checks an engine that asks somebody else: the same request may give another picture each time, sizes are its own,
// and pictures may be opaque. newEngine returns a fresh engine each time; whatever it asks has to answer within seconds.
func RunRemote(t *testing.T, newEngine func() engine.Engine) {
	s := remote{newEngine}
	t.Run("its capabilities hold together", s.describes)
	t.Run("a picture has the size that was asked for, a recipe and its origin", s.delivers)
	t.Run("progress rises from 0 to 1 and ends at 1", s.reports)
	t.Run("a cancelled context ends the work with its error", s.cancels)
	t.Run("hostile prompts do no harm", s.survives)
	t.Run("an impossible size is refused before anything is asked", s.refuses)
	t.Run("references are used, said so, and not altered", s.follows)
	t.Run("waiting again for a handle gives the same picture", s.resumes)
	t.Run("cancelling what nobody knows is no error", s.forgets)
	t.Run("many pictures at a time do not get mixed up", s.shares)
}

type remote struct{ newEngine func() engine.Engine }

// request asks for a picture of the engine's smallest size.
func (s remote) request() engine.Request {
	size := s.newEngine().Capabilities().Nearest(1, 1)
	return engine.Request{Prompt: "a red fox under a blue umbrella", Width: size.Width, Height: size.Height, Seed: 42, UserHash: "u_6f1c"}
}

func (s remote) draw(t *testing.T, req engine.Request) engine.Picture {
	t.Helper()
	p, err := engine.Draw(t.Context(), s.newEngine(), req, nil)
	if err != nil {
		t.Fatalf("Draw(%.40q): %v", req.Prompt, err)
	}
	return p
}

func (s remote) describes(t *testing.T) {
	e := s.newEngine()
	c := e.Capabilities()
	if e.Name() == "" || c.Label == "" || c.Hint == "" {
		t.Errorf("name %q, label %q, hint %q: each is for people", e.Name(), c.Label, c.Hint)
	}
	for _, side := range []engine.Size{{Width: 1, Height: 1}, {Width: 512, Height: 512}, {Width: 1024, Height: 768}, {Width: 1536, Height: 1536}, {Width: 1536, Height: 864}} {
		if near := c.Nearest(side.Width, side.Height); !c.Fits(near.Width, near.Height) {
			t.Errorf("the size nearest to %v is %v, which does not fit", side, near)
		}
	}
	if c.Deterministic {
		t.Error("a deterministic engine runs the whole suite")
	}
}

func (s remote) delivers(t *testing.T) {
	req := s.request()
	p := s.draw(t, req)
	if b := p.Image.Bounds(); b != image.Rect(0, 0, req.Width, req.Height) {
		t.Errorf("bounds = %v, want %d × %d at the origin", b, req.Width, req.Height)
	}
	if p.Model == "" || p.SourceType == "" || !json.Valid(p.Recipe) || p.CostCents < 0 {
		t.Errorf("model %q, source type %q, recipe %.60s, %.2f cents", p.Model, p.SourceType, p.Recipe, p.CostCents)
	}
	through := 0
	for i := 3; i < len(p.Image.Pix); i += 4 {
		if p.Image.Pix[i] < 250 {
			through++
		}
	}
	if share := float64(through) / float64(req.Width*req.Height); p.Opaque == (share > 0.02) {
		t.Errorf("%.1f%% of the picture lets something through, and opaque is %v", 100*share, p.Opaque)
	}
}

func (s remote) reports(t *testing.T) {
	suite(s).reportsOn(t, s.request())
}
