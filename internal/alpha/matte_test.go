package alpha

import (
	"errors"
	"image"
	"math"
	"testing"
)

// painted draws a picture on an opaque ground, rounded to bytes as an engine would.
func painted(img *image.NRGBA, ground rgb) *image.NRGBA {
	out := image.NewNRGBA(img.Rect)
	for i := 0; i < len(img.Pix); i += 4 {
		p := drawnOn(img.Pix[i:i+4], ground).pixel(1)
		copy(out.Pix[i:], []uint8{p.R, p.G, p.B, 255})
	}
	return out
}

func TestAPairOnWhiteAndBlackGivesTheTrueOpacity(t *testing.T) {
	for _, truth := range []*image.NRGBA{busy(150), blobs(4, 128).draw(), image.NewNRGBA(image.Rect(0, 0, 9, 9))} {
		got, err := FromPair(painted(truth, white()), painted(truth, rgb{}))
		if err != nil {
			t.Fatal(err)
		}
		if p := worstPSNR(truth, got); p < 50 {
			t.Errorf("worst-background PSNR %.1f dB", p)
		}
		want := opacity(truth)
		for i, a := range opacity(got) {
			if d := math.Abs(float64(a) - float64(want[i])); d > 1 {
				t.Fatalf("pixel %d has opacity %d, want %d", i, a, want[i])
			}
		}
	}
}

func TestAPairOfDifferentPicturesIsRejected(t *testing.T) {
	a, b := busy(150), blobs(4, 150).draw()
	if _, err := FromPair(painted(a, white()), painted(b, rgb{})); !errors.Is(err, ErrMatte) {
		t.Errorf("different pictures: %v", err)
	}
	if _, err := FromPair(painted(a, white()), painted(busy(140), rgb{})); !errors.Is(err, ErrMatte) {
		t.Errorf("different sizes: %v", err)
	}
	if _, err := FromPair(painted(a, rgb{1, .9, .8}), painted(a, rgb{})); !errors.Is(err, ErrMatte) {
		t.Errorf("cream instead of white: %v", err)
	}
}

func TestAFlatBackgroundIsKeyedWithoutSpill(t *testing.T) {
	truth := scene{200, 200, disc(100, 100, 60, 1.5), shaded(orange(), 200)}.draw()
	for name, ground := range map[string]rgb{"green": {0, .8, .2}, "white": white(), "dark": {.1, .1, .12}} {
		got, err := KeyFlat(painted(truth, ground))
		if err != nil {
			t.Fatal(name, err)
		}
		if p := worstPSNR(truth, got); p < 38 {
			t.Errorf("%s: worst-background PSNR %.1f dB", name, p)
		}
		r := Measure(got, Intent{})
		for _, check := range []string{"transparency", "halo", "rim", "haze", "specks", "jaggies", "hidden-color", "resize"} {
			if verdict(t, r, check) != Pass {
				t.Errorf("%s: %s = %g", name, check, value(t, r, check))
			}
		}
	}
}

func TestAShadowOnAChromaBackgroundKeepsNoneOfIt(t *testing.T) {
	truth := scene{256, 256, groundShadow, plain(rgb{})}.draw()
	over(truth, disc(128, 110, 60, 1.4), plain(orange()))
	got, err := KeyFlat(painted(truth, rgb{0, .8, .2}))
	if err != nil {
		t.Fatal(err)
	}
	if p := got.NRGBAAt(128, 178); p.G > 20 || math.Abs(float64(p.A)-float64(truth.NRGBAAt(128, 178).A)) > 4 {
		t.Errorf("the shadow is %v, want %v", p, truth.NRGBAAt(128, 178))
	}
	if p := worstPSNR(truth, got); p < 35 {
		t.Errorf("worst-background PSNR %.1f dB", p)
	}
}

func TestKeyingKeepsTheBackgroundsColorInside(t *testing.T) {
	truth := cutout(200, orange())
	over(truth, disc(100, 100, 20, 1.5), plain(white()))
	got, err := KeyFlat(painted(truth, white()))
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
	truth := cutout(200, orange())
	board := rgb{.1, .55, .45}
	over(truth, disc(100, 100, 30, 1.5), plain(board))
	got, err := KeyFlat(painted(truth, rgb{0, .85, .2}))
	if err != nil {
		t.Fatal(err)
	}
	if p := got.NRGBAAt(100, 100); p != board.pixel(1) {
		t.Errorf("the board became %v", p)
	}
}

func TestKeyingRefusesWhatItCannotKey(t *testing.T) {
	for name, img := range map[string]*image.NRGBA{
		"a gradient": scene{64, 64, disc(32, 32, 999, 1), func(x, y float64) rgb { return rgb{x / 64, y / 64, .5} }}.draw(),
		"one color":  checkerboard(64, 8, 90, 90),
		"nothing":    image.NewNRGBA(image.Rectangle{}),
	} {
		if _, err := KeyFlat(img); !errors.Is(err, ErrMatte) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestRepairLeavesAGoodPictureAlone(t *testing.T) {
	img := cutout(128, orange())
	mended, r, names := Repair(img, Intent{})
	if len(names) != 0 || r.Verdict != Pass || PixelHash(mended) != PixelHash(img) {
		t.Errorf("%v was done to a clean picture (%s)", names, r.Verdict)
	}
}

func TestRepairSurvivesEverySize(t *testing.T) {
	for name, img := range pictures() {
		before := PixelHash(img)
		mended, r, _ := Repair(img, Intent{})
		if mended.Rect.Size() != img.Rect.Size() || len(r.Checks) == 0 {
			t.Errorf("%s becomes %v", name, mended.Rect)
		}
		if PixelHash(img) != before {
			t.Errorf("%s was changed in place", name)
		}
	}
	Repair(image.NewNRGBA(image.Rectangle{}), Intent{})
}
