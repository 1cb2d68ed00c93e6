package finish

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/kit"
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
	whole := silhouetteOf(&d)
	bitten := State(d, "bitten", 1)
	bitten.Box = d.Box
	left := silhouetteOf(&bitten)
	count := func(s silhouette, from, to int) (n int) {
		for i := from * sampleSide; i < to*sampleSide; i++ {
			if s.alpha[i] > .6 {
				n++
			}
		}
		return n
	}
	const leafEnds = 14 // row of pixels
	if count(left, 0, leafEnds) < count(whole, 0, leafEnds)*3/4 {
		t.Error("the leaf was bitten")
	}
	if gone := 1 - float64(count(left, 0, sampleSide))/float64(count(whole, 0, sampleSide)); gone < biteLeast*.7 || gone > biteMost {
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
		coated := State(d, state, 3)
		l, _ := small(&coated)
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

func TestAZoneIsColoredWhereItIsAndNowhereElse(t *testing.T) {
	c, err := kit.NewCanvas("block", nil, kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	c.Add(c.Rect(20, 20, 216, 216, 0, kit.White))
	d := c.Drawing()
	blue := func(zone string, x, y float64) bool {
		colored := TintZone(d, zone, kit.Hex("#2040e0"))
		l, m := small(&colored)
		px, py := int((x-d.Box.X0)*float64(m.Scale())), int((y-d.Box.Y0)*float64(m.Scale()))
		p := l.Pix[4*(py*sampleSide+px):]
		return p[2] > p[0]+.2
	}
	for _, at := range []struct {
		zone   string
		x, y   float64
		inside bool
	}{
		{"edge", 23, 128, true}, {"edge", 128, 128, false}, {"rim", 128, 24, true}, {"rim", 128, 60, false},
		{"base", 128, 230, true}, {"base", 128, 128, false}, {"tip", 128, 30, true}, {"tip", 128, 90, false},
	} {
		if got := blue(at.zone, at.x, at.y); got != at.inside {
			t.Errorf("%s at %.0f %.0f: colored %v", at.zone, at.x, at.y, got)
		}
	}
}

func TestEveryWayToMoveAndToBeCookedChangesADrawing(t *testing.T) {
	for _, name := range []string{"spinning", "vibrating", "speeding", "floating", "bouncing", "windblown", "leaking", "browned", "grilled", "bruised", "sprinkled", "exploding", "sparkling", "ruined", "patched", "bent", "wavy", "crooked"} {
		d := fruit(t)
		before := silhouetteOf(&d)
		after := State(fruit(t), name, 1)
		l, _ := small(&d)
		m, _ := small(&after)
		if got := silhouetteOf(&after); slices.Equal(got.alpha, before.alpha) && slices.Equal(l.Pix, m.Pix) {
			t.Errorf("%s changes nothing", name)
		}
	}
}
