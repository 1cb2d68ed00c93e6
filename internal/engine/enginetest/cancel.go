package enginetest

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"pellucid/internal/engine"
)

func (s suite) cancels(t *testing.T) { s.cancelsOn(t, request()) }

func (s suite) cancelsOn(t *testing.T, req engine.Request) {
	t.Helper()
	gone, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := engine.Draw(gone, s.newEngine(), req, func(float64) {}); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled before the start: error = %v, want context.Canceled", err)
	}
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	if _, err := engine.Draw(ctx, s.newEngine(), req, func(float64) { stop() }); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled at the first report: error = %v, want context.Canceled", err)
	}
}

// hostile are prompts that break what is careless.
var hostile = []string{
	"", " \t\n", "!!!", strings.Repeat("fox ", 5000), "\x00\xff\xfe", "'; DROP TABLE images; --", "<script>alert(1)</script>",
	"../../etc/passwd", "99999999999999999999 cats", "🦊🦊🦊", "日本語の狐", strings.Repeat("a", 10000), "a a a a in in on on of of",
}

func (s suite) survives(t *testing.T) {
	const small = 64
	for _, prompt := range hostile {
		req := request()
		req.Prompt, req.NegativePrompt, req.Width, req.Height = prompt, prompt, small, small
		p, err := engine.Draw(context.Background(), s.newEngine(), req, nil)
		var cannot *engine.CannotDraw
		if errors.As(err, &cannot) && cannot.Sentence != "" {
			continue // it says so, and makes nothing
		}
		if err != nil {
			t.Errorf("prompt %.30q: %v", prompt, err)
			continue
		}
		if p.Image.Bounds().Dx() != small || !json.Valid(p.Recipe) {
			t.Errorf("prompt %.30q: size %v, recipe %.40s", prompt, p.Image.Bounds(), p.Recipe)
		}
	}
}

func (s suite) refuses(t *testing.T) {
	for _, side := range []int{0, -1, 1 << 20} {
		req := request()
		req.Width, req.Height = side, side
		if _, err := engine.Draw(context.Background(), s.newEngine(), req, nil); err == nil {
			t.Errorf("size %d was accepted", side)
		}
	}
}
