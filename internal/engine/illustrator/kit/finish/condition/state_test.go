package condition

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
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
	l, _ := surface.Small(&d)
	n := 0
	for _, a := range l.Alpha() {
		if a > .6 {
			n++
		}
	}
	return float64(n) / (surface.SampleSide * surface.SampleSide)
}

// opaqueAt reports whether a drawing is painted at a place.
func opaqueAt(d kit.Drawing, x, y float64) bool {
	l, m := surface.Small(&d)
	k := float64(m.Scale())
	return l.Alpha()[int((y-d.Box.Y0)*k)*surface.SampleSide+int((x-d.Box.X0)*k)] > .6
}

func TestABiteIsCutOutOfTheUpperRight(t *testing.T) {
	d := Of(slab(t), "bitten", 1)
	if opaqueAt(d, 205, 35) {
		t.Error("the upper right corner is still there")
	}
	if !opaqueAt(d, 40, 40) || !opaqueAt(d, 40, 200) {
		t.Error("more than the bite is gone")
	}
}

func TestHalfEatenLacksMoreThanBitten(t *testing.T) {
	if one, many := painted(Of(slab(t), "bitten", 1)), painted(Of(slab(t), "half-eaten", 1)); many >= one {
		t.Errorf("half-eaten keeps %.2f, bitten %.2f", many, one)
	}
}

func TestWhatIsBrokenLiesInPartsWithAGap(t *testing.T) {
	for _, state := range []string{"broken", "shattered", "sliced"} {
		if d := Of(slab(t), state, 1); painted(d) > .97 {
			t.Errorf("%s: no gap", state)
		}
	}
}

func TestBreaksKeepTheSizeOfTheThing(t *testing.T) {
	for _, state := range []string{"broken", "shattered", "sliced", "cracked", "bitten", "rusty", "dusty"} {
		d := Of(slab(t), state, 1)
		if d.Box.W() < 195 || d.Box.W() > 250 || d.Box.H() < 195 || d.Box.H() > 250 {
			t.Errorf("%s: box %.0f × %.0f of a square of 200", state, d.Box.W(), d.Box.H())
		}
	}
}

func TestMeltingRunsDownBelowTheThing(t *testing.T) {
	if d := Of(slab(t), "melting", 1); d.Box.Y1 < 235 {
		t.Errorf("the lowest drop hangs at %.0f, the thing ended at 220", d.Box.Y1)
	}
}
