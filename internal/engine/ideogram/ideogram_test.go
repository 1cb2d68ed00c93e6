package ideogram

import (
	"context"
	"testing"

	"pellucid/internal/engine"
	"pellucid/internal/engine/enginetest"
	"pellucid/internal/engine/ideogram/ideogramtest"
	"pellucid/internal/engine/remote/remotetest"
)

func configured(t testing.TB, s *ideogramtest.Server, key string) *Engine {
	t.Helper()
	e, err := New(Config{Key: key, BaseURL: s.URL, Pace: remotetest.Pace})
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func draw(e *Engine) (engine.Picture, error) {
	return engine.Draw(context.Background(), e, engine.Request{Prompt: "a red fox", NegativePrompt: "text", Width: 1536, Height: 864, Seed: 42}, nil)
}

func TestTheEngineKeepsTheContract(t *testing.T) {
	s := ideogramtest.New(t)
	enginetest.RunRemote(t, func() engine.Engine { return configured(t, s, ideogramtest.Key) })
}

func TestAnImageWithAlphaIsMade(t *testing.T) {
	s := ideogramtest.New(t)
	s.Files.Add(500, 502)
	p, err := draw(configured(t, s, ideogramtest.Key))
	if err != nil || p.Opaque || p.Image.Bounds().Dx() != 1312 || p.CostCents != 6 {
		t.Fatalf("opaque %v, error %v", p.Opaque, err)
	}
	form := s.Made()[0]
	if form["aspect_ratio"] != "16x9" || form["negative_prompt"] != "text" || form["seed"] != "42" || form["magic_prompt"] != "OFF" {
		t.Errorf("form %v", form)
	}
}

func TestAnswersHaveTheirClassesAndNoneIsAskedForTwice(t *testing.T) {
	for _, c := range []struct {
		name  string
		fault ideogramtest.Fault
		want  engine.Class
		made  int
	}{
		{"an unsafe prompt", ideogramtest.Fault{Status: 422, Body: `{"error":"Prompt failed safety check"}`}, engine.Rejected, 0},
		{"an unsafe picture", ideogramtest.Fault{Unsafe: true}, engine.Rejected, 1},
		{"no money", ideogramtest.Fault{Status: 402}, engine.AuthOrQuota, 0},
		{"a gateway's failure", ideogramtest.Fault{Status: 504}, engine.TimeoutUnknown, 0},
		{"a cut connection", ideogramtest.Fault{Cut: true}, engine.TimeoutUnknown, 1},
		{"a bad request", ideogramtest.Fault{Status: 400, Body: `{}`}, engine.BadRequest, 0},
	} {
		s := ideogramtest.New(t)
		s.Faults.Add(c.fault)
		_, err := draw(configured(t, s, ideogramtest.Key))
		t.Log(c.name)
		if remotetest.WantClass(t, err, c.want); len(s.Made()) != c.made {
			t.Errorf("%s: %d pictures were made, want %d", c.name, len(s.Made()), c.made)
		}
	}
	s := ideogramtest.New(t)
	s.Faults.Add(ideogramtest.Fault{Status: 429})
	if _, err := draw(configured(t, s, ideogramtest.Key)); err != nil || len(s.Made()) != 1 {
		t.Errorf("after too many requests: %v", err)
	}
}

func TestCheckTellsAGoodKeyFromABadOneAtNoCost(t *testing.T) {
	s := ideogramtest.New(t)
	if err := configured(t, s, ideogramtest.Key).Check(context.Background()); err != nil || len(s.Made()) != 0 {
		t.Errorf("a good key: %v", err)
	}
	remotetest.WantClass(t, configured(t, s, "other").Check(context.Background()), engine.AuthOrQuota)
}

func TestConfigurationsThatCannotWorkAreRefused(t *testing.T) {
	for name, c := range map[string]Config{
		"no key": {}, "a base": {Key: "k", BaseURL: "ideogram"}, "a speed that gives no alpha": {Key: "k", Speed: "flash"},
	} {
		if c.Validate() == nil {
			t.Errorf("%s was accepted", name)
		}
	}
}
