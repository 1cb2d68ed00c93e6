package alpha

import (
	"image"
	"math"
	"slices"
	"testing"
)

func white() rgb { return rgb{1, 1, 1} }

func TestCleanScenesHaveNoHalo(t *testing.T) {
	for seed := range uint64(30) {
		if h := value(t, Measure(blobs(seed, 192).draw(), Intent{}), "halo"); h > 12 {
			t.Errorf("scene %d: H = %.1f on a clean picture", seed, h)
		}
	}
}

func TestBackgroundLeftInSoftPixelsIsFlaggedAndRepaired(t *testing.T) {
	for _, share := range []float64{.25, 1} {
		for seed := range uint64(8) {
			s := blobs(seed, 192)
			flawed := s.contaminated(opposite(s), share)
			before := Measure(flawed, Intent{})
			if verdict(t, before, "halo") == Pass {
				t.Errorf("scene %d with %g of the background left in passes with H = %.1f",
					seed, share, value(t, before, "halo"))
			}
			mended, after, names := Repair(flawed, Intent{})
			if h := value(t, after, "halo"); h >= 12 || !slices.Contains(names, "foreground-estimation") {
				t.Errorf("scene %d: H = %.1f after %v", seed, h, names)
			}
			if !slices.Equal(opacity(mended), opacity(flawed)) {
				t.Errorf("scene %d: a color repair changed the opacity", seed)
			}
		}
	}
}

func TestRepairBringsColorsBackToTheTruth(t *testing.T) {
	for seed := range uint64(6) {
		s := blobs(seed, 192)
		truth, flawed := s.draw(), s.contaminated(opposite(s), 1)
		mended, _, _ := Repair(flawed, Intent{})
		before, after := worstPSNR(truth, flawed), worstPSNR(truth, mended)
		if after < 45 || after < before+6 {
			t.Errorf("scene %d: worst-background PSNR %.1f dB before, %.1f after", seed, before, after)
		}
	}
}

func TestAGroundShadowIsNoHalo(t *testing.T) {
	img := scene{256, 256, groundShadow, plain(rgb{})}.draw()
	over(img, disc(128, 110, 60, 1.4), plain(orange()))
	Bleed(img)
	r := Measure(img, Intent{})
	for _, name := range []string{"halo", "resize", "interior", "rim"} {
		if verdict(t, r, name) != Pass {
			t.Errorf("%s = %g (%s)", name, value(t, r, name), verdict(t, r, name))
		}
	}
}

// groundShadow is a wide soft ellipse of 40%.
func groundShadow(x, y float64) float64 {
	d := math.Hypot((x-128)/80, (y-168)/22)
	return .4 * min(1, max(0, (1.2-d)*1.5))
}

func TestAWrongRimIsFoundUnlessItIsAnOutline(t *testing.T) {
	img := scene{256, 256, disc(128, 128, 80, 1.4), func(x, y float64) rgb {
		if math.Hypot(x-128, y-128) > 77 {
			return white()
		}
		return orange()
	}}.draw()
	Bleed(img)
	if v := verdict(t, Measure(img, Intent{}), "rim"); v != Fail {
		t.Errorf("a white rim of 3 px gets %s", v)
	}
	if v := verdict(t, Measure(img, Intent{Outlined: true}), "rim"); v != Warn {
		t.Errorf("a white outline of a sticker gets %s, want a warning at most", v)
	}
}

// opposite is black or white, whichever is farther from the scene's color.
func opposite(s scene) rgb {
	if s.paint(float64(s.w)/2, float64(s.h)/2).luma() > .5 {
		return rgb{}
	}
	return white()
}

// worstPSNR is the lowest of the PSNRs, in dB, of two pictures drawn on nine
// backgrounds, over the pixels visible in either.
func worstPSNR(a, b *image.NRGBA) float64 {
	worst := math.Inf(1)
	for k := range 9 {
		ground := rgb{float64(k%3) / 2, float64(k/3) / 2, float64((k+k/3)%3) / 2}
		worst = min(worst, psnrOn(a, b, ground))
	}
	return worst
}

func psnrOn(a, b *image.NRGBA, ground rgb) float64 {
	var sum, n float64
	for i := 0; i < len(a.Pix); i += 4 {
		if a.Pix[i+3] == 0 && b.Pix[i+3] == 0 {
			continue
		}
		d := drawnOn(a.Pix[i:i+4], ground).minus(drawnOn(b.Pix[i:i+4], ground))
		sum += d.dot(d)
		n += 3
	}
	if sum == 0 {
		return 99
	}
	return -10 * math.Log10(sum/n)
}

func drawnOn(p []uint8, ground rgb) rgb {
	c := rgb{float64(p[0]), float64(p[1]), float64(p[2])}.times(1. / 255)
	return ground.plus(c.minus(ground), float64(p[3])/255)
}
