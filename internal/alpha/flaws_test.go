package alpha

import (
	"image"
	"image/color"
	"math"
	"testing"

	"pellucid/internal/alpha/alphatest"
	"pellucid/internal/alpha/pixels"
)

func TestAPaintedCheckerboardIsFound(t *testing.T) {
	for _, square := range []int{4, 8, 13, 24} {
		img := alphatest.Checkerboard(320, square, 255, 204)
		alphatest.Over(img, alphatest.Disc(160, 160, 90, 1.5), alphatest.Plain(alphatest.Orange()))
		if v := verdict(t, Measure(img, Intent{}), "checkerboard"); v != Fail {
			t.Errorf("squares of %d px get %s", square, v)
		}
	}
}

func TestOrdinaryTextureIsNoCheckerboard(t *testing.T) {
	stripes := alphatest.Scene{W: 320, H: 320, Shape: alphatest.Disc(160, 160, 900, 1), Paint: func(x, _ float64) pixels.RGB {
		return pixels.RGB{.5, .5, .5}.Plus(alphatest.White(), .4*math.Sin(x/3))
	}}
	gradient := alphatest.Scene{W: 320, H: 320, Shape: alphatest.Disc(160, 160, 900, 1), Paint: alphatest.Shaded(alphatest.Orange(), 80)}
	for name, s := range map[string]alphatest.Scene{"stripes": stripes, "a gradient": gradient} {
		if k := value(t, Measure(s.Draw(), Intent{}), "checkerboard"); k >= .1 {
			t.Errorf("%s: K = %.2f", name, k)
		}
	}
}

func TestSpecksAreCountedAndRemoved(t *testing.T) {
	img := alphatest.Cutout(256, alphatest.Orange())
	for k := range 5 {
		alphatest.Over(img, alphatest.Disc(20+float64(k)*40, 12, 1.5, 1), alphatest.Plain(alphatest.Orange()))
	}
	alphatest.Over(img, alphatest.Disc(128, 128-.35*256-5, 1.5, 1), alphatest.Plain(alphatest.Orange())) // belongs to the disc
	r := Measure(img, Intent{})
	if n := value(t, r, "specks"); n != 5 || verdict(t, r, "specks") != Fail {
		t.Errorf("%g specks (%s), want 5", n, verdict(t, r, "specks"))
	}
	confetti := Measure(img, Intent{Particles: true})
	if c, _ := confetti.Check("specks"); c.Verdict != Pass || c.Note != "The specks around the subject belong to the picture." {
		t.Errorf("confetti of %g specks gets %s: %s", c.Value, c.Verdict, c.Note)
	}
	if c, _ := Measure(alphatest.Cutout(256, alphatest.Orange()), Intent{Particles: true}).Check("specks"); c.Note != "No stray specks." {
		t.Errorf("confetti without a speck is told %q", c.Note)
	}
	mended, after, names := Repair(img, Intent{})
	if n := value(t, after, "specks"); n != 0 || len(names) == 0 || names[0] != "speck-removal" {
		t.Errorf("%g specks after %v", n, names)
	}
	if mended.NRGBAAt(20, 12).A != 0 || mended.NRGBAAt(128, 128).A != 255 {
		t.Error("the wrong pixels were removed")
	}
}

func TestHazeIsMeasuredAndLifted(t *testing.T) {
	img := alphatest.Cutout(256, alphatest.Orange())
	for i := 3; i < len(img.Pix); i += 4 {
		img.Pix[i] = max(img.Pix[i], 4)
	}
	r := Measure(img, Intent{FullBleed: true})
	if h := value(t, r, "haze"); math.Abs(h-4) > .01 || verdict(t, r, "haze") != Fail {
		t.Errorf("haze of 4 levels measures %g (%s)", h, verdict(t, r, "haze"))
	}
	if v := verdict(t, Measure(img, Intent{Glow: true}), "haze"); v != Pass {
		t.Errorf("the haze of a glow gets %s", v)
	}
	mended, after, _ := Repair(img, Intent{})
	if h := value(t, after, "haze"); h != 0 || mended.NRGBAAt(128, 128).A != 255 {
		t.Errorf("haze %g after repair", h)
	}
}

func TestHardEdgesAreJaggedUnlessStraightOrPixelArt(t *testing.T) {
	hard := alphatest.Scene{W: 200, H: 200, Shape: alphatest.Disc(100, 100, 60, .01), Paint: alphatest.Plain(alphatest.Orange())}.Draw()
	if v := verdict(t, Measure(hard, Intent{}), "jaggies"); v != Fail {
		t.Errorf("a hard disc gets %s", v)
	}
	if v := verdict(t, Measure(hard, Intent{Pixelated: true}), "jaggies"); v != Pass {
		t.Errorf("pixel art gets %s", v)
	}
	box := alphatest.Scene{W: 200, H: 200, Shape: func(x, y float64) float64 {
		if max(math.Abs(x-100), math.Abs(y-100)) < 60 {
			return 1
		}
		return 0
	}, Paint: alphatest.Plain(alphatest.Orange())}.Draw()
	if j := value(t, Measure(box, Intent{}), "jaggies"); j != 0 {
		t.Errorf("straight edges count as %g jagged", j)
	}
}

func TestTheFrameTellsTouchingFromCropped(t *testing.T) {
	touching := alphatest.Cutout(256, alphatest.Orange())
	touching.SetNRGBA(0, 100, color.NRGBA{9, 9, 9, 255})
	cropped := alphatest.Scene{W: 256, H: 256, Shape: alphatest.Disc(128, 10, 60, 1.5), Paint: alphatest.Plain(alphatest.Orange())}.Draw()
	cases := map[Verdict]*image.NRGBA{Pass: alphatest.Cutout(256, alphatest.Orange()), Warn: touching, Fail: cropped}
	for want, img := range cases {
		if v := verdict(t, Measure(img, Intent{}), "border"); v != want {
			t.Errorf("border gets %s, want %s", v, want)
		}
	}
}

func TestTranslucencyInsideSuitsGlassOnly(t *testing.T) {
	half := func(x, y float64) float64 { return .6 * min(1, max(0, alphatest.Disc(128, 128, 80, 2)(x, y))) }
	veil := alphatest.Scene{W: 256, H: 256, Shape: half, Paint: alphatest.Plain(alphatest.Orange())}.Draw()
	solid := alphatest.Cutout(256, alphatest.Orange())
	cases := []struct {
		name   string
		img    *image.NRGBA
		intent Intent
		want   Verdict
	}{
		{"a solid subject", solid, Intent{}, Pass},
		{"a see-through subject", veil, Intent{}, Fail},
		{"translucent glass", veil, Intent{Glass: true}, Pass},
		{"opaque glass", solid, Intent{Glass: true}, Warn},
	}
	for _, c := range cases {
		if v := verdict(t, Measure(c.img, c.intent), "interior"); v != c.want {
			t.Errorf("%s gets %s, want %s", c.name, v, c.want)
		}
	}
}

func TestEnclosedAreasOfTheMattesColorAreOffered(t *testing.T) {
	img := alphatest.Cutout(256, alphatest.Orange())
	alphatest.Over(img, alphatest.Disc(128, 128, 20, 1.5), alphatest.Plain(alphatest.White()))
	alphatest.Over(img, alphatest.Disc(128, 80, 8, 1.5), alphatest.Plain(alphatest.White()))
	if n := value(t, Measure(img, Intent{}), "holes"); n != 2 {
		t.Errorf("%g enclosed white areas, want 2", n)
	}
	if n := value(t, Measure(alphatest.Cutout(256, alphatest.White()), Intent{}), "holes"); n != 0 {
		t.Errorf("a white subject counts as %g holes", n)
	}
}

func TestHiddenColorIsFoundAndBledAway(t *testing.T) {
	img := alphatest.Cutout(256, alphatest.Orange())
	for x := range 40 {
		img.SetNRGBA(x, 5, color.NRGBA{200, 0, 200, 0})
	}
	r := Measure(img, Intent{})
	if verdict(t, r, "hidden-color") != Fail || value(t, r, "hidden-color") > .01 {
		t.Errorf("hidden color %g (%s)", value(t, r, "hidden-color"), verdict(t, r, "hidden-color"))
	}
	mended, after, names := Repair(img, Intent{})
	if value(t, after, "hidden-color") != 0 || len(names) != 1 || names[0] != "bleed" {
		t.Errorf("hidden color %g after %v", value(t, after, "hidden-color"), names)
	}
	if mended.NRGBAAt(5, 5).R == 200 {
		t.Error("the hidden color is still there")
	}
}

func TestBlackUnderTransparencyWouldFringeWhenResized(t *testing.T) {
	raw := alphatest.Scene{W: 256, H: 256, Shape: alphatest.Disc(128, 128, 80, 1.5), Paint: alphatest.Plain(alphatest.Orange())}.Draw()
	if v := verdict(t, Measure(raw, Intent{}), "resize"); v != Fail {
		t.Errorf("color cut off at the edge gets %s", v)
	}
	if e := value(t, Measure(alphatest.Cutout(256, alphatest.Orange()), Intent{}), "resize"); e > .01 {
		t.Errorf("a bled picture errs by %g levels", e)
	}
}

func TestVisibilityNamesTheBackgroundThatHides(t *testing.T) {
	cases := []struct {
		color       pixels.RGB
		light, dark Verdict
	}{
		{alphatest.White(), Warn, Pass},
		{pixels.RGB{.06, .06, .08}, Pass, Warn},
		{alphatest.Orange(), Pass, Pass},
	}
	for _, c := range cases {
		r := Measure(alphatest.Cutout(128, c.color), Intent{})
		if verdict(t, r, "visibility-light") != c.light || verdict(t, r, "visibility-dark") != c.dark {
			t.Errorf("%v: light %s, dark %s", c.color, verdict(t, r, "visibility-light"), verdict(t, r, "visibility-dark"))
		}
	}
}
