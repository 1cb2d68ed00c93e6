package rendering_test

import (
	"log/slog"
	"slices"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/generation/rendering"
	"pellucid/internal/testkit"
)

func TestAPictureIsLookedAtWhenItIsMadeAndAgainTheSame(t *testing.T) {
	t.Parallel()
	engine := &testkit.Engine{}
	renderer := rendering.New(rendering.Config{
		Engine: engine, Describer: engine, Blobs: testkit.NewBlobs(t), BaseURL: "https://pellucid.example", Now: testkit.NewClock().Now, Log: slog.New(slog.DiscardHandler),
	})
	img, err := renderer.Make(t.Context(), rendering.Order{
		UserID: 1, Generation: domain.Generation{Prompt: "a red fox", Samples: 1, Width: 512, Height: 512, Steps: 25, Seed: 1},
	}, func(float64) {})
	if err != nil {
		t.Fatal(err)
	}
	if img.VisualFeatures.Silhouette == 0 || len(img.VisualFeatures.Colors) == 0 || !img.VisualFeatures.Colors[0].Valid() {
		t.Fatalf("the look of a new picture is %+v", img.VisualFeatures)
	}
	again, err := renderer.VisualFeatures(t.Context(), img.BlobKey)
	if err != nil || again.Silhouette != img.VisualFeatures.Silhouette || !slices.Equal(again.Colors, img.VisualFeatures.Colors) {
		t.Errorf("looked at again it is %+v, %v; was %+v", again, err, img.VisualFeatures)
	}
	if _, err := renderer.VisualFeatures(t.Context(), "no/such"); err == nil {
		t.Error("files that are not there have a look")
	}
}
