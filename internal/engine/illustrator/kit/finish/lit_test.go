package finish

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// "With its headlights on" and "lights on in the windows" changed next to nothing.
func TestLampsThrowLightAndWindowsAreWarmWhenTheyAreOn(t *testing.T) {
	p := kit.Piece{Name: "van", Cm: 200, Palette: "body #3060a0; windows #a0d0ff; headlights #ffe08a", Draw: func(c *kit.Canvas) {
		c.Part("body", c.Rect(10, 60, 230, 120, 0, c.Tones("body").M))
		c.Part("windows", c.Rect(60, 70, 80, 40, 0, c.Tones("windows").M))
		c.Part("headlights", c.Rect(226, 130, 14, 14, 0, c.Tones("headlights").M))
	}}
	d, err := p.Render(kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if lit := Damage(d, "headlights", "glowing", 1); lit.Box.X1 < d.Box.X1+20 {
		t.Errorf("the light ends at %.0f, the van at %.0f", lit.Box.X1, d.Box.X1)
	}
	shown := Only(Damage(d, "windows", "glowing", 1), "windows", false)
	if hue := surface.RulingColor(shown).Lch().H; hue > 110 {
		t.Errorf("the windows have the hue %.0f, not that of warm light", hue)
	}
}
