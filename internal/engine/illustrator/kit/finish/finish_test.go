package finish

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
)

// slab is a plain red square of 200 units.
func slab(t *testing.T) kit.Drawing {
	t.Helper()
	c, err := kit.NewCanvas("slab", nil, kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	c.Add(c.Rect(20, 20, 200, 200, 0, kit.Hex("#d02a2a")))
	d := c.Drawing()
	d.Unit = 1
	return d
}

// painted is the share of a drawing's box that is opaque.
func painted(d kit.Drawing) float64 {
	l, _ := small(&d)
	n := 0
	for _, a := range l.Alpha() {
		if a > .6 {
			n++
		}
	}
	return float64(n) / (sampleSide * sampleSide)
}

// opaqueAt reports whether a drawing is painted at a place.
func opaqueAt(d kit.Drawing, x, y float64) bool {
	l, m := small(&d)
	k := float64(m.Scale())
	return l.Alpha()[int((y-d.Box.Y0)*k)*sampleSide+int((x-d.Box.X0)*k)] > .6
}

func TestABiteIsCutOutOfTheUpperRight(t *testing.T) {
	d := State(slab(t), "bitten", 1)
	if opaqueAt(d, 205, 35) {
		t.Error("the upper right corner is still there")
	}
	if !opaqueAt(d, 40, 40) || !opaqueAt(d, 40, 200) {
		t.Error("more than the bite is gone")
	}
}

func TestHalfEatenLacksMoreThanBitten(t *testing.T) {
	if one, many := painted(State(slab(t), "bitten", 1)), painted(State(slab(t), "half-eaten", 1)); many >= one {
		t.Errorf("half-eaten keeps %.2f, bitten %.2f", many, one)
	}
}

func TestWhatIsBrokenLiesInPartsWithAGap(t *testing.T) {
	for _, state := range []string{"broken", "shattered", "sliced"} {
		if d := State(slab(t), state, 1); painted(d) > .97 {
			t.Errorf("%s: no gap", state)
		}
	}
}

func TestBreaksKeepTheSizeOfTheThing(t *testing.T) {
	for _, state := range []string{"broken", "shattered", "sliced", "cracked", "bitten", "rusty", "dusty"} {
		d := State(slab(t), state, 1)
		if d.Box.W() < 195 || d.Box.W() > 250 || d.Box.H() < 195 || d.Box.H() > 250 {
			t.Errorf("%s: box %.0f × %.0f of a square of 200", state, d.Box.W(), d.Box.H())
		}
	}
}

func TestMeltingRunsDownBelowTheThing(t *testing.T) {
	if d := State(slab(t), "melting", 1); d.Box.Y1 < 235 {
		t.Errorf("the lowest drop hangs at %.0f, the thing ended at 220", d.Box.Y1)
	}
}

func TestStripesTakeASecondColor(t *testing.T) {
	f, ok := FillIn("stripes", kit.Hex("#2040ff"))
	c, err := kit.NewCanvas("slab", nil, kit.Options{})
	if !ok || err != nil {
		t.Fatal(ok, err)
	}
	red := kit.Hex("#d02a2a")
	c.Add(c.Rect(0, 0, 200, 200, 0, red), f(c, kit.Box{X1: 200, Y1: 200}, kit.TonesOf(red)))
	d := c.Drawing()
	l, _ := small(&d)
	blue := 0
	for i := 0; i < len(l.Pix); i += 4 {
		if l.Pix[i+2] > 2*l.Pix[i] {
			blue++
		}
	}
	if share := float64(blue) / (sampleSide * sampleSide); share < .25 || share > .6 {
		t.Errorf("%.2f of the square is blue", share)
	}
}
