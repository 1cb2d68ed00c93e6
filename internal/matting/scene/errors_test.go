package scene

import (
	"image"
	"math"
	"testing"
)

func TestThePerfectCutOutHasNoErrors(t *testing.T) {
	truth := Subjects()[5].Draw(96)
	if got := Compare(truth, truth); got != (Errors{WorstPSNR: 99}) {
		t.Errorf("%+v", got)
	}
}

func TestErrorsAreThoseOfTheDefinitions(t *testing.T) {
	truth := Subjects()[0].Draw(100)
	missing := image.NewNRGBA(truth.Rect)
	area := 0.0
	for i := 3; i < len(truth.Pix); i += 4 {
		area += float64(truth.Pix[i]) / 255
	}
	e := Compare(missing, truth)
	if math.Abs(e.SAD-area/1000) > 1e-3 {
		t.Errorf("SAD %.4f, want %.4f", e.SAD, area/1000)
	}
	if e.MSE > 1000*area/1e4 || e.MSE < 950*area/1e4 {
		t.Errorf("MSE %.1f over a share of %.3f", e.MSE, area/1e4)
	}
	if e.Gradient < .1 || e.Connectivity < .5*e.SAD {
		t.Errorf("gradient %.3f, connectivity %.3f", e.Gradient, e.Connectivity)
	}
}

// White matte left in soft pixels once passed for a perfect cut-out: SAD, MSE, gradient and connectivity do not see color.
func TestAHaloShowsInThePSNRAlone(t *testing.T) {
	truth := Subjects()[4].Draw(96)
	haloed := image.NewNRGBA(truth.Rect)
	copy(haloed.Pix, truth.Pix)
	for i := 0; i < len(haloed.Pix); i += 4 {
		a := float64(haloed.Pix[i+3]) / 255
		for c := range 3 {
			haloed.Pix[i+c] = uint8(a*float64(haloed.Pix[i+c]) + (1-a)*255)
		}
	}
	if e := Compare(haloed, truth); e.SAD != 0 || e.WorstPSNR > 35 {
		t.Errorf("%+v", e)
	}
}

func TestEveryBackgroundAndSubjectIsOfItsOwn(t *testing.T) {
	seen := map[string]bool{}
	for _, b := range Backgrounds() {
		img := b.Draw(48)
		seen[string(img.Pix)] = true
		for i := 3; i < len(img.Pix); i += 4 {
			if img.Pix[i] != 255 {
				t.Fatalf("%s is not opaque", b.Name)
			}
		}
	}
	for _, s := range Subjects() {
		seen[string(s.Draw(48).Pix)] = true
	}
	if len(seen) != 15 {
		t.Errorf("%d different pictures of 15", len(seen))
	}
}
