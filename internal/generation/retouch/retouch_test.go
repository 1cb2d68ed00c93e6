//go:build !no_engines

package retouch_test

import (
	"encoding/json"
	"image"
	"io"
	"log/slog"
	"slices"
	"strings"
	"testing"

	"pellucid/internal/alpha/features"
	"pellucid/internal/domain"
	"pellucid/internal/edits"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/generation/rendering"
	"pellucid/internal/generation/retouch"
	"pellucid/internal/testkit"
)

// retoucherFixture is a Retoucher with the real illustrator, and a user on the Pro plan.
type retoucherFixture struct {
	*retouch.Retoucher
	renderer *rendering.Renderer
	store    *testkit.Store
	blobs    *testkit.Blobs
	user     *domain.User
}

func newRetoucherFixture(t *testing.T) *retoucherFixture {
	t.Helper()
	art, err := illustrator.New()
	if err != nil {
		t.Fatal(err)
	}
	w := &retoucherFixture{store: testkit.NewStore(t), blobs: testkit.NewBlobs(t)}
	w.user = w.store.AddUser(t, "mira")
	w.store.Subscribe(t, w.user, 3)
	quiet := slog.New(slog.NewTextHandler(io.Discard, nil))
	w.renderer = rendering.New(rendering.Config{
		Engine: art, Describer: art, Blobs: w.blobs, BaseURL: "http://localhost", Now: w.store.Clock.Now, Log: quiet,
	})
	if w.Retoucher, err = retouch.New(w.renderer, w.store, w.store.Clock.Now, quiet); err != nil {
		t.Fatal(err)
	}
	return w
}

// image makes and keeps an image.
func (w *retoucherFixture) image(t *testing.T, prompt string, size int) domain.Image {
	t.Helper()
	gen := domain.Generation{Prompt: prompt, Samples: 1, Width: size, Height: size, GuidanceScale: 3.5, Steps: 25, Seed: 1, Public: true}
	img, err := w.renderer.Make(t.Context(), rendering.Order{UserID: w.user.ID, Username: w.user.Username, Generation: gen}, func(float64) {})
	if err == nil {
		err = w.store.AddDemoImage(t.Context(), img)
	}
	if err != nil {
		t.Fatal(err)
	}
	if img, err = w.store.Image(t.Context(), img.ID, w.user.ID); err != nil {
		t.Fatal(err)
	}
	return img
}

func steps(t *testing.T, text string) edits.List {
	t.Helper()
	var list edits.List
	if err := json.Unmarshal([]byte(text), &list); err != nil {
		t.Fatal(err)
	}
	return list
}

func TestAnIllustrationIsDrawnAnewForALargerSize(t *testing.T) {
	w := newRetoucherFixture(t)
	img := w.image(t, "a red bicycle with blue wheels", 512)
	made, err := w.Preview(t.Context(), img, steps(t, `[{"op":"trim"},{"op":"outline","width":8,"color":"#ffffff"},{"op":"resize","width":1400,"height":1400}]`))
	if err != nil {
		t.Fatal(err)
	}
	if !made.Redrawn || made.Enlarged > 1.001 || made.Image.Rect.Dx() != 1400 {
		t.Errorf("redrawn %v, enlarged %v, %v", made.Redrawn, made.Enlarged, made.Image.Rect)
	}
}

func TestPartsAreRecoloredAndUnknownOnesAreNamed(t *testing.T) {
	w := newRetoucherFixture(t)
	img := w.image(t, "a red bicycle with blue wheels", 256)
	parts, err := w.Parts(t.Context(), img)
	if err != nil || len(parts) < 3 {
		t.Fatalf("%d parts, %v", len(parts), err)
	}
	made, err := w.Preview(t.Context(), img, steps(t, `[{"op":"recolor_part","part":"wheels","color":"#00c040"}]`))
	if err != nil {
		t.Fatal(err)
	}
	if names := features.Palette(made.Image); slices.Contains(names, "blue") || !slices.Contains(names, "green") {
		t.Errorf("the colors are %q", names)
	}
	_, err = w.Preview(t.Context(), img, steps(t, `[{"op":"trim"},{"op":"recolor_part","part":"wings","color":"#00c040"}]`))
	if told, ok := err.(*domain.Error); !ok || told.Field != "steps[1].part" || !strings.Contains(told.Message, "wheels") {
		t.Errorf("the error is %v", err)
	}
}

// An image whose recipe draws something else by now is worked on as it was delivered.
func TestARecipeThatDrawsSomethingElseByNowIsNotUsed(t *testing.T) {
	w := newRetoucherFixture(t)
	img, other := w.image(t, "a red bicycle", 256), w.image(t, "a pumpkin", 256)
	img.Recipe = other.Recipe
	parts, err := w.Parts(t.Context(), img)
	if err != nil || len(parts) > 0 {
		t.Errorf("%d parts, %v", len(parts), err)
	}
	made, err := w.Preview(t.Context(), img, steps(t, `[{"op":"resize","width":512,"height":512}]`))
	if err != nil || made.Redrawn || made.Enlarged < 1.99 {
		t.Errorf("redrawn %v, enlarged %v, %v", made.Redrawn, made.Enlarged, err)
	}
}

func TestAnEditOfAnEditIsDrawnAnewFromTheBeginning(t *testing.T) {
	w := newRetoucherFixture(t)
	img := w.image(t, "a red bicycle with blue wheels", 256)
	saved, err := w.Save(t.Context(), w.user, img, retouch.SaveOrder{Steps: steps(t, `[{"op":"trim"},{"op":"outline","width":6,"color":"#ffffff"}]`)})
	if err != nil {
		t.Fatal(err)
	}
	if saved.IsPublic || saved.Cost != 0 || saved.Alpha.Verdict == "" || saved.Provenance == nil || saved.HasVector() {
		t.Errorf("saved %+v", saved)
	}
	if reading, ok := saved.Reading(); !ok || len(reading.Understood) == 0 {
		t.Error("the edit does not say how its prompt was read")
	}
	if err := w.blobs.DeleteAll(t.Context(), img.BlobKey); err != nil { // the source goes
		t.Fatal(err)
	}
	made, err := w.Preview(t.Context(), saved, steps(t, `[{"op":"recolor_part","part":"wheels","color":"#00c040"},{"op":"resize","width":900,"height":900}]`))
	if err != nil {
		t.Fatal(err)
	}
	if n := greenPixels(made.Image); !made.Redrawn || made.Enlarged > 1.001 || n < 5000 {
		t.Errorf("redrawn %v, enlarged %v, %d green pixels", made.Redrawn, made.Enlarged, n)
	}
}

func greenPixels(img *image.NRGBA) (n int) {
	for i := 0; i < len(img.Pix); i += 4 {
		if p := img.Pix[i : i+4]; p[3] > 200 && int(p[1]) > int(p[0])+60 && int(p[1]) > int(p[2])+40 {
			n++
		}
	}
	return n
}

func TestAnExportDrawsPrintsAnewAndSaysWhatIsMissing(t *testing.T) {
	w := newRetoucherFixture(t)
	img := w.image(t, "a pumpkin", 512)
	made, err := w.Export(t.Context(), img, retouch.ExportOrder{Purpose: "shopify"})
	if err != nil {
		t.Fatal(err)
	}
	if !made.Redrawn || made.Enlarged > 1.01 || made.MediaType != "image/png" {
		t.Errorf("redrawn %v, enlarged %v, %s", made.Redrawn, made.Enlarged, made.MediaType)
	}
	svg, err := w.Export(t.Context(), img, retouch.ExportOrder{Purpose: "full", Format: "svg"})
	if err != nil || !strings.HasPrefix(string(svg.Data), "<svg") {
		t.Errorf("%.40s, %v", svg.Data, err)
	}
	if _, err := w.Export(t.Context(), img, retouch.ExportOrder{Purpose: "full", Format: "svg", Steps: steps(t, `[{"op":"trim"}]`)}); domain.CodeOf(err) != domain.Invalid {
		t.Errorf("an SVG of pixel work: %v", err)
	}
}
