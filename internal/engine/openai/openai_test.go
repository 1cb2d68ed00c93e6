package openai_test

import (
	"bytes"
	"errors"
	"image"
	"image/color"
	"log/slog"
	"strings"
	"testing"
	"time"

	"pellucid/internal/engine"
	"pellucid/internal/engine/enginetest"
	"pellucid/internal/engine/enginetest/pictures"
	"pellucid/internal/engine/openai"
	"pellucid/internal/engine/openai/openaitest"
	"pellucid/internal/openaiclient"
)

// at returns an engine that asks a stand-in.
func at(t *testing.T, s *openaitest.Server, change func(*openai.Config)) *openai.Engine {
	t.Helper()
	c := openai.Config{Client: openaiclient.Config{APIKey: openaitest.Key, BaseURL: s.URL}, Timeout: time.Minute, Log: slog.New(slog.DiscardHandler)}
	if change != nil {
		change(&c)
	}
	e, err := openai.New(c)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func square(side int) engine.Request {
	return engine.Request{Prompt: "a red fox", Width: side, Height: side, UserHash: "u_6f1c"}
}

func draw(t *testing.T, e engine.Engine, req engine.Request) (engine.Picture, error) {
	t.Helper()
	return engine.Draw(t.Context(), e, req, func(float64) {})
}

func TestTheEngineKeepsTheContract(t *testing.T) {
	t.Parallel()
	for name, change := range map[string]func(*openai.Config){
		"with an alpha channel": nil,
		"streaming":             func(c *openai.Config) { c.Partials = 2 },
		"opaque":                func(c *openai.Config) { c.Model = "gpt-image-2" },
		"of three sizes":        func(c *openai.Config) { c.Model = "gpt-image-1.5" },
		"of a model that nobody knows": func(c *openai.Config) {
			c.Model = "local-diffusion"
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := openaitest.Start(t)
			enginetest.RunRemote(t, func() engine.Engine { return at(t, s, change) })
		})
	}
}

func TestWhatComesBackOpaqueIsSaidToBe(t *testing.T) {
	t.Parallel()
	for answer, want := range map[openaitest.Answer]bool{
		openaitest.Fine: false, openaitest.Photo: true, openaitest.Checkerboard: true, openaitest.JPEG: true, openaitest.Halo: false,
	} {
		p, err := draw(t, at(t, openaitest.Start(t, answer), nil), square(1024))
		if err != nil || p.Opaque != want {
			t.Errorf("answer %d: opaque %v, want %v: %v", answer, p.Opaque, want, err)
		}
	}
}

// In autumn 2026 a model answered 400 from one day to the next where it had made alpha channels before: pictures go on being
// made, and the refusal is asked for once.
func TestAModelThatLosesTransparencyIsAskedForOpaquePictures(t *testing.T) {
	t.Parallel()
	s := openaitest.Start(t, openaitest.NoTransparency, openaitest.Fine, openaitest.Fine)
	e := at(t, s, nil)
	for range 2 {
		p, err := draw(t, e, square(1024))
		if err != nil || !p.Opaque {
			t.Fatalf("opaque %v, %v", p.Opaque, err)
		}
	}
	var asked []string
	for _, call := range s.Calls() {
		asked = append(asked, call.Params["background"])
	}
	if got := strings.Join(asked, " "); got != "transparent opaque opaque" {
		t.Errorf("asked for %s", got)
	}
	if e.Capabilities().NativeAlpha {
		t.Error("the engine still promises an alpha channel")
	}
	if call := s.Calls()[1]; !strings.Contains(call.Params["prompt"], "light gray background") {
		t.Errorf("the prompt does not ask for what can be cut out: %s", call.Params["prompt"])
	}
}

func TestAPictureAtAnAddressIsFetched(t *testing.T) {
	t.Parallel()
	e := at(t, openaitest.Start(t, openaitest.Link), func(c *openai.Config) { c.Model = "local-diffusion" })
	p, err := draw(t, e, square(512))
	if err != nil || !p.Opaque || p.Image.Rect.Dx() != 512 || p.CostCents != 0 {
		t.Errorf("%v, opaque %v, %.2f cents, %v", p.Image, p.Opaque, p.CostCents, err)
	}
}

func TestPartialPicturesAreStepsOfTheProgress(t *testing.T) {
	t.Parallel()
	s := openaitest.Start(t, openaitest.Fine, openaitest.NoStream)
	e := at(t, s, func(c *openai.Config) { c.Partials = 2 })
	for range 2 { // the second time, the server answers at once
		var seen []float64
		if _, err := engine.Draw(t.Context(), e, square(1024), func(f float64) { seen = append(seen, f) }); err != nil {
			t.Fatal(err)
		}
		if steps := len(seen); steps != 4 && steps != 2 {
			t.Errorf("progress = %v", seen)
		}
	}
	if call := s.Calls()[0]; call.Params["stream"] != "true" || call.Params["partial_images"] != "2" {
		t.Errorf("asked for %v", call.Params)
	}
}

func TestWhatTheVendorAsksForIsSent(t *testing.T) {
	t.Parallel()
	s := openaitest.Start(t)
	req := square(1024)
	req.Width, req.Style, req.NegativePrompt, req.Shadow = 1280, "watercolor", "text", "contact"
	req.Prompt = "a fox <sd_cpp_extra_args>{\"steps\":999}</sd_cpp_extra_args> <lora:x:1> in the snow"
	if _, err := draw(t, at(t, s, func(c *openai.Config) { c.Quality = "high" }), req); err != nil {
		t.Fatal(err)
	}
	got := s.Calls()[0].Params
	for name, want := range map[string]string{
		"model": "gpt-image-2.5-flare", "size": "1280x1024", "quality": "high", "background": "transparent", "output_format": "png", "n": "1", "safety_identifier": "u_6f1c",
	} {
		if got[name] != want {
			t.Errorf("%s is %q, want %q", name, got[name], want)
		}
	}
	for _, want := range []string{"a fox", "in the snow", "Style: watercolor.", "Leave out: text.", "transparent background", "contact shadow"} {
		if !strings.Contains(got["prompt"], want) {
			t.Errorf("%q is not in %q", want, got["prompt"])
		}
	}
	if strings.Contains(got["prompt"], "999") || strings.Contains(got["prompt"], "lora") {
		t.Errorf("a setting came through in %q", got["prompt"])
	}
}

func TestTagsThatComeTogetherWhenOthersGoAreTakenOutToo(t *testing.T) {
	t.Parallel()
	s := openaitest.Start(t)
	req := square(512)
	req.Prompt = "a fox <sd_cpp_<lora:x>extra_args>{\"steps\":999}</sd_cpp_extra_args> runs <SD_CPP_EXTRA_ARGS>{\"n\":1"
	if _, err := draw(t, at(t, s, func(c *openai.Config) { c.Model = "local-diffusion" }), req); err != nil {
		t.Fatal(err)
	}
	if got := s.Calls()[0].Params["prompt"]; strings.Contains(strings.ToLower(got), "<sd_cpp_extra_args") {
		t.Errorf("got %q", got)
	}
}

func TestReferencesAndTheirMaskReachTheModel(t *testing.T) {
	t.Parallel()
	ref := pictures.OnPhoto(400, 400, 3)
	mask := image.NewNRGBA(ref.Rect)
	for i := range mask.Pix {
		mask.Pix[i] = 255
	}
	for y := range 200 {
		for x := range 400 {
			mask.SetNRGBA(x, y, color.NRGBA{})
		}
	}
	for name, partials := range map[string]int{"at once": 0, "in a stream": 1} {
		s := openaitest.Start(t)
		req := square(1024)
		req.References, req.Mask = []engine.Reference{{Image: ref}, {Image: pictures.Transparent(100, 100, 1)}}, mask
		p, err := draw(t, at(t, s, func(c *openai.Config) { c.Partials = partials }), req)
		if err != nil {
			t.Fatal(name, err)
		}
		call := s.Calls()[0]
		if call.Path != "/v1/images/edits" || call.Images != 2 || !call.Mask || call.Params["background"] != "transparent" {
			t.Errorf("%s: got %+v", name, call)
		}
		if got := p.Image.NRGBAAt(512, 100); got != (color.NRGBA{200, 30, 120, 255}) {
			t.Errorf("%s: the marked part is %v", name, got)
		}
		if got, want := p.Image.NRGBAAt(512, 900), ref.NRGBAAt(200, 351); max(got.R, want.R)-min(got.R, want.R) > 40 {
			t.Errorf("%s: the rest is %v, was %v", name, got, want)
		}
	}
}

func TestAMaskOfAnotherSizeIsRefusedBeforeAnythingIsAsked(t *testing.T) {
	t.Parallel()
	s := openaitest.Start(t)
	req := square(1024)
	req.References, req.Mask = []engine.Reference{{Image: pictures.Transparent(64, 64, 1)}}, image.NewNRGBA(image.Rect(0, 0, 32, 64))
	if _, err := at(t, s, nil).Submit(t.Context(), req); engine.ClassOf(err) != engine.BadRequest || len(s.Calls()) != 0 {
		t.Errorf("%d calls, %v", len(s.Calls()), err)
	}
}

func TestLargeReferencesAreSentSmaller(t *testing.T) {
	t.Parallel()
	s := openaitest.Start(t)
	req := square(1024)
	req.References = []engine.Reference{{Image: image.NewNRGBA(image.Rect(0, 0, 4096, 16))}}
	req.Mask = image.NewNRGBA(image.Rect(0, 0, 4096, 16))
	if _, err := draw(t, at(t, s, nil), req); err != nil {
		t.Error(err)
	}
}

func TestAPictureCostsWhatItsTokensCost(t *testing.T) {
	t.Parallel()
	p, err := draw(t, at(t, openaitest.Start(t), nil), square(1024))
	if want := (1056*30 + 21*5) / 1e4; err != nil || p.CostCents < want-0.01 || p.CostCents > want+0.01 {
		t.Errorf("%.3f cents, want %.3f: %v", p.CostCents, want, err)
	}
}

func TestSettingsAreCheckedAtTheStart(t *testing.T) {
	t.Parallel()
	log := slog.New(slog.DiscardHandler)
	for name, c := range map[string]openai.Config{
		"no key for OpenAI":     {Log: log},
		"a quality of no model": {Log: log, Client: openaiclient.Config{APIKey: "k"}, Quality: "ultra"},
		"a quality of another":  {Log: log, Client: openaiclient.Config{APIKey: "k"}, Model: "gpt-image-2", Quality: "max"},
		"too many partials":     {Log: log, Client: openaiclient.Config{APIKey: "k"}, Partials: 4},
		"a broken address":      {Log: log, Client: openaiclient.Config{BaseURL: "box:8080"}},
		"no log":                {Client: openaiclient.Config{APIKey: "k"}},
	} {
		if _, err := openai.New(c); err == nil {
			t.Errorf("%s was accepted", name)
		}
	}
	for model, want := range map[string]bool{"gpt-image-2.5-sunburst-2026-09-08": true, "gpt-image-2-2026-04-21": false, "gpt-image-3": false, "gpt-image-2.5-flare-vip": false} {
		e, err := openai.New(openai.Config{Log: log, Client: openaiclient.Config{APIKey: "k"}, Model: model})
		if err != nil || e.Capabilities().NativeAlpha != want {
			t.Errorf("%s: an alpha channel of its own %v, %v", model, e.Capabilities().NativeAlpha, err)
		}
	}
}

func TestACheckSaysWhatToDo(t *testing.T) {
	t.Parallel()
	s := openaitest.Start(t)
	gone := openaitest.Start(t)
	gone.Close()
	for name, test := range map[string]struct {
		change   func(*openai.Config)
		sentence string
	}{
		"all is well":       {nil, ""},
		"a wrong key":       {func(c *openai.Config) { c.Client.APIKey = "sk-wrong" }, "PELLUCID_OPENAI_API_KEY"},
		"an unknown model":  {func(c *openai.Config) { c.Model = "gpt-image-9" }, "PELLUCID_OPENAI_MODEL"},
		"a wrong path":      {func(c *openai.Config) { c.Client.BaseURL += "/nowhere" }, "PELLUCID_OPENAI_BASE_URL"},
		"nobody is there":   {func(c *openai.Config) { c.Client.BaseURL = gone.URL }, "can't be reached"},
		"a model of theirs": {func(c *openai.Config) { c.Model = "local-diffusion" }, ""},
	} {
		err := at(t, s, test.change).Check(t.Context())
		var told *engine.Error
		switch {
		case test.sentence == "" && err != nil:
			t.Errorf("%s: %v", name, err)
		case test.sentence != "" && (!errors.As(err, &told) || !strings.Contains(told.Sentence, test.sentence)):
			t.Errorf("%s: %v", name, err)
		case err != nil && strings.Contains(err.Error(), "sk-wrong"):
			t.Errorf("%s: the key is in %v", name, err)
		}
	}
	if len(s.Calls()) != 0 {
		t.Error("a check made a picture")
	}
}

func TestPicturesOfOneServerDiffer(t *testing.T) {
	t.Parallel()
	e := at(t, openaitest.Start(t), nil)
	a, errA := draw(t, e, square(1024))
	b, errB := draw(t, e, square(1024))
	if errA != nil || errB != nil || bytes.Equal(a.Image.Pix, b.Image.Pix) {
		t.Errorf("the stand-in has one picture only: %v, %v", errA, errB)
	}
}
