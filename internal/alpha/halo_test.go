package alpha

import (
	"math"
	"slices"
	"testing"

	"pellucid/internal/alpha/alphatest"
	"pellucid/internal/alpha/pixels"
)

func TestCleanScenesHaveNoHalo(t *testing.T) {
	for seed := range uint64(30) {
		if h := value(t, Measure(alphatest.Blobs(seed, 192).Draw(), Intent{}), "halo"); h > 12 {
			t.Errorf("scene %d: H = %.1f on a clean picture", seed, h)
		}
	}
}

func TestBackgroundLeftInSoftPixelsIsFlaggedAndRepaired(t *testing.T) {
	for _, share := range []float64{.25, 1} {
		for seed := range uint64(8) {
			s := alphatest.Blobs(seed, 192)
			flawed := s.Contaminated(alphatest.Opposite(s), share)
			before := Measure(flawed, Intent{})
			if verdict(t, before, "halo") == Pass {
				t.Errorf("scene %d with %g of the background left in passes with H = %.1f",
					seed, share, value(t, before, "halo"))
			}
			mended, after, names := Repair(flawed, Intent{})
			if h := value(t, after, "halo"); h >= 12 || !slices.Contains(names, "foreground-estimation") {
				t.Errorf("scene %d: H = %.1f after %v", seed, h, names)
			}
			if !slices.Equal(pixels.Opacity(mended), pixels.Opacity(flawed)) {
				t.Errorf("scene %d: a color repair changed the opacity", seed)
			}
		}
	}
}

func TestRepairBringsColorsBackToTheTruth(t *testing.T) {
	for seed := range uint64(6) {
		s := alphatest.Blobs(seed, 192)
		truth, flawed := s.Draw(), s.Contaminated(alphatest.Opposite(s), 1)
		mended, _, _ := Repair(flawed, Intent{})
		before, after := alphatest.WorstPSNR(truth, flawed), alphatest.WorstPSNR(truth, mended)
		if after < 45 || after < before+6 {
			t.Errorf("scene %d: worst-background PSNR %.1f dB before, %.1f after", seed, before, after)
		}
	}
}

func TestAGroundShadowIsNoHalo(t *testing.T) {
	img := alphatest.Scene{W: 256, H: 256, Shape: alphatest.GroundShadow, Paint: alphatest.Plain(pixels.RGB{})}.Draw()
	alphatest.Over(img, alphatest.Disc(128, 110, 60, 1.4), alphatest.Plain(alphatest.Orange()))
	pixels.Bleed(img)
	r := Measure(img, Intent{})
	for _, name := range []string{"halo", "resize", "interior", "rim"} {
		if verdict(t, r, name) != Pass {
			t.Errorf("%s = %g (%s)", name, value(t, r, name), verdict(t, r, name))
		}
	}
}

func TestAWrongRimIsFoundUnlessItIsAnOutline(t *testing.T) {
	img := alphatest.Scene{W: 256, H: 256, Shape: alphatest.Disc(128, 128, 80, 1.4), Paint: func(x, y float64) pixels.RGB {
		if math.Hypot(x-128, y-128) > 77 {
			return alphatest.White()
		}
		return alphatest.Orange()
	}}.Draw()
	pixels.Bleed(img)
	if v := verdict(t, Measure(img, Intent{}), "rim"); v != Fail {
		t.Errorf("a white rim of 3 px gets %s", v)
	}
	if v := verdict(t, Measure(img, Intent{Outlined: true}), "rim"); v != Warn {
		t.Errorf("a white outline of a sticker gets %s, want a warning at most", v)
	}
}
