package finish

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/scene"
)

// Rainbow laces had one color, or were left out.
func TestRainbowLinesGoThroughTheColors(t *testing.T) {
	p := kit.Piece{Name: "shoe", Cm: 30, Palette: "upper #cc3030; laces #ffffff", Draw: func(c *kit.Canvas) {
		c.Part("upper", c.Rect(10, 10, 236, 100, 0, c.Tones("upper").M))
		for k := range 5 {
			c.Part("laces", c.Line("M0 60h20", c.Tones("laces").M, 6).Move(30+40*float64(k), 0))
		}
	}}
	d, err := p.Render(kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	hue := func(n scene.Node) float64 {
		return surface.RulingColor(kit.Drawing{Box: kit.FromScene([]scene.Node{n}).Bounds(), Layers: [3][]scene.Node{{n}}}).Lch().H
	}
	laces := surface.PartOf(RainbowPart(d, "laces").Nodes(), "laces")
	first, last := hue(laces[0]), hue(laces[4])
	if first > 60 || last > 0 && last < 200 {
		t.Errorf("the laces go from hue %.0f to %.0f", first, last)
	}
}
