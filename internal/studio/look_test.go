package studio_test

import (
	"slices"
	"testing"

	"pellucid/internal/studio"
	"pellucid/internal/testkit"
)

func TestAPictureIsLookedAtWhenItIsMadeAndAgainTheSame(t *testing.T) {
	t.Parallel()
	site := testkit.NewSite(t, testkit.Options{Idle: true})
	owner := site.AddUser(t, "mira")
	img, err := site.Maker.Make(t.Context(), studio.DemoOrder(owner.ID, "a red fox", 1), func(float64) {})
	if err != nil {
		t.Fatal(err)
	}
	if img.Look.Silhouette == 0 || len(img.Look.Colors) == 0 || !img.Look.Colors[0].Valid() {
		t.Fatalf("the look of a new picture is %+v", img.Look)
	}
	again, err := site.Maker.Look(t.Context(), img.BlobKey)
	if err != nil || again.Silhouette != img.Look.Silhouette || !slices.Equal(again.Colors, img.Look.Colors) {
		t.Errorf("looked at again it is %+v, %v; was %+v", again, err, img.Look)
	}
	if _, err := site.Maker.Look(t.Context(), "no/such"); err == nil {
		t.Error("files that are not there have a look")
	}
}
