package matte

import (
	"errors"
	"image"
	"math"
	"testing"

	"pellucid/internal/alpha"
	"pellucid/internal/alpha/alphatest"
	"pellucid/internal/alpha/pixels"
)

func TestAPairOnWhiteAndBlackGivesTheTrueOpacity(t *testing.T) {
	for _, truth := range []*image.NRGBA{alphatest.Busy(150), alphatest.Blobs(4, 128).Draw(), image.NewNRGBA(image.Rect(0, 0, 9, 9))} {
		got, err := FromPair(alphatest.Painted(truth, alphatest.White()), alphatest.Painted(truth, pixels.RGB{}))
		if err != nil {
			t.Fatal(err)
		}
		if p := alphatest.WorstPSNR(truth, got); p < 50 {
			t.Errorf("worst-background PSNR %.1f dB", p)
		}
		want := pixels.Opacity(truth)
		for i, a := range pixels.Opacity(got) {
			if d := math.Abs(float64(a) - float64(want[i])); d > 1 {
				t.Fatalf("pixel %d has opacity %d, want %d", i, a, want[i])
			}
		}
	}
}

func TestAPairOfDifferentPicturesIsRejected(t *testing.T) {
	a, b := alphatest.Busy(150), alphatest.Blobs(4, 150).Draw()
	if _, err := FromPair(alphatest.Painted(a, alphatest.White()), alphatest.Painted(b, pixels.RGB{})); !errors.Is(err, ErrMatte) {
		t.Errorf("different pictures: %v", err)
	}
	if _, err := FromPair(alphatest.Painted(a, alphatest.White()), alphatest.Painted(alphatest.Busy(140), pixels.RGB{})); !errors.Is(err, ErrMatte) {
		t.Errorf("different sizes: %v", err)
	}
	if _, err := FromPair(alphatest.Painted(a, pixels.RGB{1, .9, .8}), alphatest.Painted(a, pixels.RGB{})); !errors.Is(err, ErrMatte) {
		t.Errorf("cream instead of white: %v", err)
	}
}

func TestAFlatBackgroundIsKeyedWithoutSpill(t *testing.T) {
	truth := alphatest.Scene{W: 200, H: 200, Shape: alphatest.Disc(100, 100, 60, 1.5), Paint: alphatest.Shaded(alphatest.Orange(), 200)}.Draw()
	for name, ground := range map[string]pixels.RGB{"green": {0, .8, .2}, "white": alphatest.White(), "dark": {.1, .1, .12}} {
		got, err := KeyFlat(alphatest.Painted(truth, ground))
		if err != nil {
			t.Fatal(name, err)
		}
		if p := alphatest.WorstPSNR(truth, got); p < 38 {
			t.Errorf("%s: worst-background PSNR %.1f dB", name, p)
		}
		r := alpha.Measure(got, alpha.Intent{})
		for _, check := range []string{"transparency", "halo", "rim", "haze", "specks", "jaggies", "hidden-color", "resize"} {
			if c, ok := r.Check(check); !ok || c.Verdict != alpha.Pass {
				t.Errorf("%s: %s = %g", name, check, c.Value)
			}
		}
	}
}

func TestAShadowOnAChromaBackgroundKeepsNoneOfIt(t *testing.T) {
	truth := alphatest.Scene{W: 256, H: 256, Shape: alphatest.GroundShadow, Paint: alphatest.Plain(pixels.RGB{})}.Draw()
	alphatest.Over(truth, alphatest.Disc(128, 110, 60, 1.4), alphatest.Plain(alphatest.Orange()))
	got, err := KeyFlat(alphatest.Painted(truth, pixels.RGB{0, .8, .2}))
	if err != nil {
		t.Fatal(err)
	}
	if p := got.NRGBAAt(128, 178); p.G > 20 || math.Abs(float64(p.A)-float64(truth.NRGBAAt(128, 178).A)) > 4 {
		t.Errorf("the shadow is %v, want %v", p, truth.NRGBAAt(128, 178))
	}
	if p := alphatest.WorstPSNR(truth, got); p < 35 {
		t.Errorf("worst-background PSNR %.1f dB", p)
	}
}

func TestKeyingKeepsTheBackgroundsColorInside(t *testing.T) {
	truth := alphatest.Cutout(200, alphatest.Orange())
	alphatest.Over(truth, alphatest.Disc(100, 100, 20, 1.5), alphatest.Plain(alphatest.White()))
	got, err := KeyFlat(alphatest.Painted(truth, alphatest.White()))
	if err != nil {
		t.Fatal(err)
	}
	if p := got.NRGBAAt(100, 100); p.A != 255 || p.B != 255 {
		t.Errorf("the white inside became %v", p)
	}
	if p := got.NRGBAAt(2, 2); p.A != 0 {
		t.Errorf("the background stayed %v", p)
	}
}

// A chalkboard once became translucent when the picture was keyed from green.
func TestGreenEnclosedByTheSubjectStaysOnAGreenBackground(t *testing.T) {
	truth := alphatest.Cutout(200, alphatest.Orange())
	board := pixels.RGB{.1, .55, .45}
	alphatest.Over(truth, alphatest.Disc(100, 100, 30, 1.5), alphatest.Plain(board))
	got, err := KeyFlat(alphatest.Painted(truth, pixels.RGB{0, .85, .2}))
	if err != nil {
		t.Fatal(err)
	}
	if p := got.NRGBAAt(100, 100); p != board.Pixel(1) {
		t.Errorf("the board became %v", p)
	}
}

func TestKeyingRefusesWhatItCannotKey(t *testing.T) {
	for name, img := range map[string]*image.NRGBA{
		"a gradient": alphatest.Scene{W: 64, H: 64, Shape: alphatest.Disc(32, 32, 999, 1), Paint: func(x, y float64) pixels.RGB { return pixels.RGB{x / 64, y / 64, .5} }}.Draw(),
		"one color":  alphatest.Checkerboard(64, 8, 90, 90),
		"nothing":    image.NewNRGBA(image.Rectangle{}),
	} {
		if _, err := KeyFlat(img); !errors.Is(err, ErrMatte) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
