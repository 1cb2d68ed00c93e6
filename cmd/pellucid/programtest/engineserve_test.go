package programtest

import (
	"bytes"
	"errors"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"pellucid/cmd/pellucid/imaging"
	"pellucid/internal/alpha/features"
	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/engine/enginetest"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/engine/openai"
	"pellucid/internal/generation/rendering"
	"pellucid/internal/openaiclient"
)

// renderer serves the illustrator as `pellucid engine serve` does, and returns another Pellucid's engine that asks it.
func renderer(t *testing.T, command imaging.EngineServeCommand, key string) (*httptest.Server, *openai.Engine) {
	t.Helper()
	pool, err := command.Pool()
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(pool.Handler())
	t.Cleanup(server.Close)
	e, err := openai.New(openai.Config{
		Client: openaiclient.Config{APIKey: key, BaseURL: server.URL}, Model: openai.PellucidModel, Timeout: time.Minute, Log: slog.New(slog.DiscardHandler),
	})
	if err != nil {
		t.Fatal(err)
	}
	return server, e
}

func TestARendererGivesAnotherPellucidThePixelsThatItWouldDrawItself(t *testing.T) {
	t.Parallel()
	_, remote := renderer(t, imaging.EngineServeCommand{Token: "shared", AtOnce: 2}, "shared")
	artist, err := illustrator.New()
	if err != nil {
		t.Fatal(err)
	}
	local := rendering.New(rendering.Config{Engine: artist, Describer: artist, Now: time.Now, Log: slog.New(slog.DiscardHandler)})
	for _, req := range []engine.Request{
		{Prompt: "a red fox", Width: 512, Height: 512, Seed: 7},
		{Prompt: "a red fox", Width: 512, Height: 512, Seed: 7, Variation: 2, Style: "watercolor"},
		{Prompt: "a glass bottle and a candle", NegativePrompt: "candle", Width: 256, Height: 256, Seed: 99, Shadow: "contact"},
		{Prompt: "a campfire, neon", Width: 256, Height: 144, Seed: 3},
	} {
		want, err := local.Render(t.Context(), rendering.Order{Variation: req.Variation, Generation: domain.Generation{
			Prompt: req.Prompt, NegativePrompt: req.NegativePrompt, Width: req.Width, Height: req.Height, Seed: req.Seed, Style: req.Style, Shadow: req.Shadow,
			GuidanceScale: domain.DefaultGuidanceScale, Steps: domain.DefaultSteps,
		}}, func(float64) {})
		if err != nil {
			t.Fatal(err)
		}
		got, err := engine.Draw(t.Context(), remote, req, nil)
		if err != nil {
			t.Fatal(req.Prompt, err)
		}
		if features.PixelHash(got.Image) != features.PixelHash(want.Image) || got.Opaque {
			t.Errorf("%s: the pixels differ, or are opaque (%v)", req.Prompt, got.Opaque)
		}
		from := want.Picture
		if got.Model != from.Model || got.Intent != from.Intent || got.SourceType != from.SourceType || !bytes.Equal(got.Recipe, from.Recipe) ||
			strings.Join(got.Notes, "|") != strings.Join(from.Notes, "|") || len(got.Credits) != len(from.Credits) || len(got.Reading.Understood) != len(from.Reading.Understood) {
			t.Errorf("%s: what goes with the picture was lost:\n%+v\n%+v", req.Prompt, got, from)
		}
	}
}

func TestARendererKeepsTheContractOfEngines(t *testing.T) {
	t.Parallel()
	_, remote := renderer(t, imaging.EngineServeCommand{AtOnce: 8}, "")
	enginetest.RunRemote(t, func() engine.Engine { return remote })
}

func TestARendererRefusesAsTheSiteDoes(t *testing.T) {
	t.Parallel()
	server, remote := renderer(t, imaging.EngineServeCommand{Token: "shared"}, "shared")
	_, stranger := renderer(t, imaging.EngineServeCommand{Token: "shared"}, "guessed")
	ask := func(e engine.Engine, prompt string) error {
		_, err := engine.Draw(t.Context(), e, engine.Request{Prompt: prompt, Width: 256, Height: 256}, nil)
		return err
	}
	if err := ask(remote, "a swastika"); engine.ClassOf(err) != engine.Rejected {
		t.Errorf("a refused prompt: %v", err)
	}
	if err := ask(stranger, "a fox"); engine.ClassOf(err) != engine.AuthOrQuota {
		t.Errorf("a wrong token: %v", err)
	}
	var cannot *engine.CannotDraw
	if err := ask(remote, "a flux capacitor"); !errors.As(err, &cannot) || cannot.Sentence == "" {
		t.Errorf("a subject without art: %v", err)
	}
	if err := remote.Check(t.Context()); err != nil {
		t.Error(err)
	}
	if resp, err := http.Get(server.URL + "/healthz"); err != nil || resp.StatusCode != http.StatusOK {
		t.Errorf("health: %v, %v", resp, err)
	} else {
		_ = resp.Body.Close()
	}
}
