package openaiapi_test

import (
	"bytes"
	"errors"
	"image"
	"image/color"
	"image/png"
	"log/slog"
	"net/http/httptest"
	"testing"
	"time"

	api "github.com/openai/openai-go/v3"

	"pellucid/handlers/openaiapi"
	"pellucid/internal/contentfilter/rules"
	"pellucid/internal/domain"
	"pellucid/internal/engine/enginetest/pictures"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/engine/openai"
	"pellucid/internal/engine/openai/openaitest"
	"pellucid/internal/engine/routing"
	"pellucid/internal/engine/sdapi"
	"pellucid/internal/engine/sdapi/sdapitest"
	"pellucid/internal/generation/rendering"
	"pellucid/internal/matting"
	"pellucid/internal/openaiclient"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

// maskOf protects everything but a rectangle.
func maskOf(w, h int, edited image.Rectangle) *image.NRGBA {
	mask := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			if !(image.Point{X: x, Y: y}).In(edited) {
				mask.SetNRGBA(x, y, color.NRGBA{A: 255})
			}
		}
	}
	return mask
}

func edited(t *testing.T, client api.Client, prompt string, base, mask *image.NRGBA) (*image.NRGBA, error) {
	t.Helper()
	got, err := client.Images.Edit(t.Context(), api.ImageEditParams{
		Prompt: prompt, Image: api.ImageEditParamsImageUnion{OfFile: readers(pictures.PNG(base))[0]}, Mask: readers(pictures.PNG(mask))[0],
	})
	if err != nil {
		return nil, err
	}
	img, err := png.Decode(bytes.NewReader(fileOf(t, got.Data[0])))
	if err != nil {
		t.Fatal(err)
	}
	return img.(*image.NRGBA), nil
}

// differing counts the visible pixels in a rectangle that are not those of another image.
func differing(a, b *image.NRGBA, in image.Rectangle) int {
	n := 0
	for y := in.Min.Y; y < in.Max.Y; y++ {
		for x := in.Min.X; x < in.Max.X; x++ {
			p, q := a.NRGBAAt(x, y), b.NRGBAAt(x, y)
			if p.A != q.A || p.A > 0 && p != q {
				n++
			}
		}
	}
	return n
}

var (
	left  = image.Rect(0, 0, 512, 1024)
	right = image.Rect(512, 0, 1024, 1024)
)

// Image models treat a mask as a hint and give the whole image another look: what the mask protects has to come back untouched.
func TestUnderAMaskOnlyItsTransparentPartChangesWhateverTheModelAnswers(t *testing.T) {
	t.Parallel()
	vendor := openaitest.Start(t)
	e, err := openai.New(openai.Config{Log: slog.New(slog.DiscardHandler), Client: openaiclient.Config{BaseURL: vendor.URL + "/v1", APIKey: openaitest.Key}})
	if err != nil {
		t.Fatal(err)
	}
	site, _, client := newSite(t, sitetest.Options{Full: true, Engines: []routing.Configured{{Engine: e, Credits: 1}}})
	base := testkit.Disc(1024, color.NRGBA{R: 20, G: 160, B: 60, A: 255})
	got, err := edited(t, client, "a red fox", base, maskOf(1024, 1024, left.Inset(60)))
	if err != nil {
		t.Fatal(err)
	}
	if calls := vendor.Calls(); len(calls) != 1 || calls[0].Path != "/v1/images/edits" || !calls[0].Mask || calls[0].Params["size"] != "1024x1024" {
		t.Errorf("the vendor was asked for %+v", calls)
	}
	if n := differing(got, base, right.Inset(2)); n > 0 {
		t.Errorf("%d pixels changed that the mask protects", n)
	}
	if n := differing(got, base, left); n < 10_000 {
		t.Errorf("only %d pixels changed where the mask is transparent", n)
	}
	testkit.CheckLedger(t, site.Store)
}

func TestAMaskThatCannotBeUsedIsRefusedInASentence(t *testing.T) {
	t.Parallel()
	site, user, client := newSite(t, sitetest.Options{Idle: true})
	base := testkit.Disc(512, color.NRGBA{R: 20, G: 160, B: 60, A: 255})
	for name, mask := range map[string]*image.NRGBA{
		"another size":    maskOf(256, 256, image.Rect(0, 0, 100, 100)),
		"nothing to edit": maskOf(512, 512, image.Rectangle{}),
		"no alpha":        testkit.Opaque(512),
	} {
		_, err := edited(t, client, "a red fox", base, mask)
		if told := new(api.Error); !errors.As(err, &told) || told.StatusCode != 400 || told.Param != "mask" || told.Code != "invalid_value" {
			t.Errorf("%s: %v", name, err)
		}
	}
	_, err := client.Images.Edit(t.Context(), api.ImageEditParams{
		Prompt: "a fox", Image: api.ImageEditParamsImageUnion{OfFile: readers(pictures.PNG(base))[0]}, Mask: readers([]byte("hello"))[0],
	})
	if told := new(api.Error); !errors.As(err, &told) || told.StatusCode != 400 || told.Param != "mask" {
		t.Errorf("a file that is no image: %v", err)
	}
	if n := site.Store.Int(t, `SELECT count(*) FROM generation_tasks WHERE user_id = ?`, user.ID); n != 0 {
		t.Errorf("%d tasks were made", n)
	}
	if left := site.Blobs.Files(t); len(left) != 0 {
		t.Errorf("left behind are %v", left)
	}
}

func TestAnEngineWithoutMasksSaysSoAndChargesNothing(t *testing.T) {
	t.Parallel()
	e, err := sdapi.New(sdapi.Config{URLs: []string{sdapitest.New(t, sdapitest.Forge).URL}})
	if err != nil {
		t.Fatal(err)
	}
	site, user, client := newSite(t, sitetest.Options{Engines: []routing.Configured{{Engine: e, Credits: 1}}})
	_, err = edited(t, client, "a red fox", testkit.Disc(512, color.NRGBA{G: 90, A: 255}), maskOf(512, 512, image.Rect(0, 0, 256, 512)))
	if told := new(api.Error); !errors.As(err, &told) || told.StatusCode != 400 || told.Param != "mask" {
		t.Errorf("got %v", err)
	}
	if n := site.Store.Int(t, `SELECT count(*) FROM generation_tasks WHERE user_id = ?`, user.ID); n != 0 {
		t.Errorf("%d tasks were made", n)
	}
}

// Without its mask, a task would change the whole image.
func TestATaskWhoseMaskIsGoneFailsAndIsNotCharged(t *testing.T) {
	t.Parallel()
	site, user, _ := newSite(t, sitetest.Options{})
	base := pictures.PNG(testkit.Disc(512, color.NRGBA{G: 90, A: 255}))
	ref, err := site.References.AddMasked(t.Context(), user, base, pictures.PNG(maskOf(512, 512, image.Rect(0, 0, 256, 512))))
	if err != nil {
		t.Fatal(err)
	}
	mask, err := site.Blobs.Open(t.Context(), ref.BlobKey+"/mask.png")
	if err != nil {
		t.Fatalf("no mask is kept: %v", err)
	}
	_ = mask.Close()
	if err := site.Blobs.DeleteAll(t.Context(), ref.BlobKey); err != nil {
		t.Fatal(err)
	}
	task, err := site.Studio.Generate(t.Context(), user, domain.Generation{
		Prompt: "a red fox", Samples: 1, Width: 512, Height: 512, Steps: 25, Seed: 7, Public: true, ReferenceIDs: []string{ref.ID}, Masked: true,
	})
	if err != nil {
		t.Fatal(err)
	}
	if task, err = site.Studio.Wait(t.Context(), user, task.ID, 0); err != nil || task.Status != domain.TaskFailed || len(site.Engine.Requests()) != 0 {
		t.Errorf("the task ended as %+v, %v", task, err)
	}
	testkit.CheckLedger(t, site.Store)
}

// realRenderer is a renderer of a pool with the built-in illustrator.
func realRenderer(t *testing.T) api.Client {
	t.Helper()
	artist, err := illustrator.New()
	if err != nil {
		t.Fatal(err)
	}
	renderer := rendering.New(rendering.Config{
		Engine: artist, Cutter: rendering.NewCutter(matting.NewService(matting.Default(nil), 0)), Describer: artist, Now: time.Now, Log: slog.New(slog.DiscardHandler),
	})
	server := httptest.NewServer(openaiapi.NewPool(&openaiapi.Pool{Filter: rules.New(), Renderer: renderer, MaxSide: openai.MaxSide}, 2).Handler())
	t.Cleanup(server.Close)
	return official(server.URL, "any")
}

// The illustrator can't continue an image. It draws what the prompt names into the masked area, which is what such a mask is
// mostly for: something added, or exchanged.
func TestTheIllustratorDrawsThePromptInsideTheMask(t *testing.T) {
	t.Parallel()
	client := realRenderer(t)
	base := image.NewNRGBA(image.Rect(0, 0, 1024, 1024))
	for y := 100; y < 924; y++ {
		for x := 560; x < 980; x++ {
			base.SetNRGBA(x, y, color.NRGBA{R: 20, G: 90, B: 160, A: 255})
		}
	}
	area := image.Rect(60, 300, 460, 700)
	got, err := edited(t, client, "a red apple", base, maskOf(1024, 1024, area))
	if err != nil {
		t.Fatal(err)
	}
	if n := differing(got, base, right); n > 0 {
		t.Errorf("%d pixels changed that the mask protects", n)
	}
	ink, reach := 0, image.Rectangle{}
	for y := range 1024 {
		for x := range 512 {
			if got.NRGBAAt(x, y).A > 128 {
				ink, reach = ink+1, reach.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	if ink < 40_000 || !reach.In(area) || max(reach.Dx(), reach.Dy()) < 380 {
		t.Errorf("%d pixels were drawn in %v, where %v may be", ink, reach, area)
	}
	_, err = edited(t, client, "a red apple", base, maskOf(1024, 1024, image.Rect(0, 0, 8, 8)))
	if told := new(api.Error); !errors.As(err, &told) || told.StatusCode < 400 {
		t.Errorf("an area too small to draw in: %v", err)
	}
}

// A photo has no transparency: what is drawn belongs to its scene, and the subject is cut out of the whole.
func TestAnEditOfAPhotoIsCutOutAsAWhole(t *testing.T) {
	t.Parallel()
	got, err := edited(t, realRenderer(t), "a red apple", pictures.OnPhoto(768, 768, 2), maskOf(768, 768, image.Rect(250, 250, 500, 500)))
	if err != nil {
		t.Fatal(err)
	}
	clear := 0
	for i := 3; i < len(got.Pix); i += 4 {
		if got.Pix[i] == 0 {
			clear++
		}
	}
	if share := float64(clear) / float64(len(got.Pix)/4); share < 0.1 || share > 0.95 {
		t.Errorf("%.0f%% of the result are transparent", 100*share)
	}
}
