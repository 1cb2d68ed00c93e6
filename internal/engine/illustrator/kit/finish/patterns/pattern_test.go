package patterns

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

func TestAPatternTakesTheColorThatWasAskedFor(t *testing.T) {
	red := kit.Hex("#c01818")
	for name := range takesColor {
		f, ok := FillIn(name, red)
		if !ok {
			t.Fatalf("%s is no pattern", name)
		}
		c, err := kit.NewCanvas("cloth", nil, kit.Options{})
		if err != nil {
			t.Fatal(err)
		}
		box := kit.Box{X1: 200, Y1: 200}
		c.Add(c.Clip(kit.RoundRect(0, 0, 200, 200, 0), f(c, box, kit.TonesOf(kit.White))))
		d := c.Drawing()
		if r, _, b, _ := surface.Ruling(&d).RGBA(); r < b+.2 {
			t.Errorf("%s is red %.2f, blue %.2f, want red", name, r, b)
		}
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
	l, _ := surface.Small(&d)
	blue := 0
	for i := 0; i < len(l.Pix); i += 4 {
		if l.Pix[i+2] > 2*l.Pix[i] {
			blue++
		}
	}
	if share := float64(blue) / (surface.SampleSide * surface.SampleSide); share < .25 || share > .6 {
		t.Errorf("%.2f of the square is blue", share)
	}
}
