package openaiapi_test

import (
	"context"
	"errors"
	"net/http/httptest"
	"testing"

	api "github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"

	"pellucid/handlers/openaiapi"
	"pellucid/internal/contentfilter/rules"
	"pellucid/internal/engine"
	"pellucid/internal/engine/enginetest/pictures"
	"pellucid/internal/generation/rendering"
	"pellucid/internal/testkit"
)

// gated draws when it is let.
type gated struct {
	entered, open chan struct{}
}

func (g gated) Render(ctx context.Context, o rendering.Order, _ func(float64)) (rendering.Rendered, error) {
	g.entered <- struct{}{}
	select {
	case <-g.open:
	case <-ctx.Done():
		return rendering.Rendered{}, ctx.Err()
	}
	return rendering.Rendered{Image: pictures.Transparent(o.Generation.Width, o.Generation.Height, o.Generation.Seed), Picture: engine.Picture{Model: "m"}}, nil
}

func TestARendererWithItsHandsFullSaysWhenToComeBack(t *testing.T) {
	t.Parallel()
	slow := gated{make(chan struct{}, 4), make(chan struct{})}
	server := httptest.NewServer(openaiapi.NewPool(&openaiapi.Pool{Filter: rules.New(), Renderer: slow, MaxSide: 512}, 1).Handler())
	t.Cleanup(server.Close)
	client := official(server.URL, "any")
	ask := func(options ...option.RequestOption) error {
		_, err := client.Images.Generate(t.Context(), api.ImageGenerateParams{Prompt: "a fox", Size: "64x64"}, options...)
		return err
	}
	first := make(chan error, 1)
	go func() { first <- ask() }()
	testkit.Receive(t, "the first call is drawn", slow.entered)
	var told *api.Error
	if err := ask(option.WithMaxRetries(0)); !errors.As(err, &told) || told.StatusCode != 429 || told.Code != "rate_limit_exceeded" || told.Response.Header.Get("Retry-After") != "2" {
		t.Errorf("the second call: %v", err)
	}
	close(slow.open)
	if err := testkit.Receive(t, "the first call ends", first); err != nil {
		t.Error(err)
	}
	if err := ask(); err != nil {
		t.Errorf("the place is not free again: %v", err)
	}
}

func TestARendererTakesNoMoreThanItCanDraw(t *testing.T) {
	t.Parallel()
	open := gated{make(chan struct{}, 100), make(chan struct{})}
	close(open.open)
	server := httptest.NewServer(openaiapi.NewPool(&openaiapi.Pool{Filter: rules.New(), Renderer: open, MaxSide: 512}, 2).Handler())
	t.Cleanup(server.Close)
	client := official(server.URL, "any")
	for size, want := range map[api.ImageGenerateParamsSize]int{"513x512": 400, "16x64": 400, "400x64": 400, "64x64": 0} {
		_, err := client.Images.Generate(t.Context(), api.ImageGenerateParams{Prompt: "a fox", Size: size, N: api.Int(2)})
		told := new(api.Error)
		errors.As(err, &told)
		if told.StatusCode != want || want == 0 && err != nil {
			t.Errorf("%s: %v", size, err)
		}
	}
}
