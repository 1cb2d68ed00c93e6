package condition

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// fruit is a round red body with a leaf on a thin stalk.
func fruit(t *testing.T) kit.Drawing {
	t.Helper()
	c, err := kit.NewCanvas("fruit", nil, kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	red, green := kit.Hex("#d03030"), kit.Hex("#40a040")
	c.Add(c.Circle(128, 160, 80, red), c.Rect(126, 50, 5, 40, 0, green), c.Ellipse(165, 52, 40, 10, green))
	c.Anchor("ground", 128, 240)
	return c.Drawing()
}

func TestABiteGoesIntoTheBodyAndLeavesNoScraps(t *testing.T) {
	d := fruit(t)
	whole := surface.SilhouetteOf(&d)
	bitten := Of(d, "bitten", 1)
	bitten.Box = d.Box
	left := surface.SilhouetteOf(&bitten)
	count := func(s surface.Silhouette, from, to int) (n int) {
		for i := from * surface.SampleSide; i < to*surface.SampleSide; i++ {
			if s.Alpha[i] > .6 {
				n++
			}
		}
		return n
	}
	const leafEnds = 14 // row of pixels
	if count(left, 0, leafEnds) < count(whole, 0, leafEnds)*3/4 {
		t.Error("the leaf was bitten")
	}
	if gone := 1 - float64(count(left, 0, surface.SampleSide))/float64(count(whole, 0, surface.SampleSide)); gone < biteLeast*.7 || gone > biteMost {
		t.Errorf("%.2f of the fruit is gone", gone)
	}
}

func TestEveryCoatShowsOnAWhiteThingToo(t *testing.T) {
	c, err := kit.NewCanvas("block", nil, kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	c.Add(c.Rect(40, 40, 176, 176, 0, kit.White))
	d := c.Drawing()
	for _, state := range []string{"snowy", "mossy", "overgrown", "slimy", "chocolate-coated", "chocolate-coated-dipped", "honeyed", "iced", "paint-dripping", "cobwebbed", "sudsy", "sandy", "bandaged", "dirty", "cracked"} {
		coated := Of(d, state, 3)
		l, _ := surface.Small(&coated)
		changed := 0
		for i, a := range l.Alpha() {
			if a > .6 && l.Pix[4*i]+l.Pix[4*i+1]+l.Pix[4*i+2] < 2.93*a {
				changed++
			}
		}
		if changed < 25 {
			t.Errorf("%s: %d pixels are not white", state, changed)
		}
	}
}

func TestEveryWayToMoveAndToBeCookedChangesADrawing(t *testing.T) {
	for _, name := range []string{"spinning", "vibrating", "speeding", "floating", "bouncing", "windblown", "leaking", "browned", "grilled", "bruised", "sprinkled", "exploding", "sparkling", "ruined", "patched", "bent", "wavy", "crooked"} {
		d := fruit(t)
		before := surface.SilhouetteOf(&d)
		after := Of(fruit(t), name, 1)
		l, _ := surface.Small(&d)
		m, _ := surface.Small(&after)
		if got := surface.SilhouetteOf(&after); slices.Equal(got.Alpha, before.Alpha) && slices.Equal(l.Pix, m.Pix) {
			t.Errorf("%s changes nothing", name)
		}
	}
}
