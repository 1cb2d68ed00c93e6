package plants

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

// roundBale is hay that is rolled up: its face is a spiral, and twine runs around its side.
func roundBale(c *kit.Canvas, h, t kit.Tones) {
	rng := c.Rand()
	const side = "M92 34C150 26 196 34 216 46C244 66 252 104 250 144C248 184 234 214 212 226C180 240 140 240 92 238Z"
	var straws []kit.Node
	for i := range 130 {
		x, y := 92+150*rng.Float64(), 34+196*rng.Float64()
		straws = append(straws, c.Line(fmt.Sprintf("M%.1f %.1fq10 %.1f %.1f %.1f", x, y, 4-8*rng.Float64(), 16+16*rng.Float64(), 6-12*rng.Float64()), []kit.Color{h.LL, h.DD, h.L, h.DDD, h.D}[i%5], 1.6+rng.Float64()).Opacity(.65))
	}
	c.Part("hay", c.Form(side, kit.Lin(0, 34, 0, 240, h.LL, h.M, h.M, h.DD), kit.Of(straws...), c.Blur(8, c.Path("M92 206H256V246H92Z", h.DDD)).Opacity(.45)))
	for _, x := range []float64{132, 168, 204} {
		d := fmt.Sprintf("M%g 31C%g 80 %g 190 %g 238", x, x+30, x+30, x-2)
		c.Part("twine", c.Clip(side, c.Line(d, t.DDD, 5).Opacity(.5), c.Line(d, t.M, 3.4), c.Line(d, t.LL, 2.4).Dash(2, 4).Butt().Opacity(.7)))
	}
	face := kit.Oval(92, 136, 86, 103)
	spiral := ""
	for i := range 141 {
		a, r := float64(i)*.32, float64(i)/140
		letter := "L"
		if i == 0 {
			letter = "M"
		}
		spiral += fmt.Sprintf("%s%.1f %.1f", letter, 92+82*r*math.Cos(a), 136+99*r*math.Sin(a))
	}
	var ends []kit.Node
	for i := range 210 {
		a, r := 2*math.Pi*rng.Float64(), math.Sqrt(rng.Float64())*.97
		x, y := 92+84*r*math.Cos(a), 136+101*r*math.Sin(a)
		ends = append(ends, c.Line(fmt.Sprintf("M%.1f %.1fl%.1f %.1f", x, y, -9*math.Sin(a)+3*rng.Float64(), 11*math.Cos(a)), []kit.Color{h.LL, h.D, h.L, h.DD}[i%4], 1.5+rng.Float64()).Opacity(.75))
	}
	stray := ""
	for i := range 22 {
		a := float64(i) * 2 * math.Pi / 22
		x, y := 92+84*math.Cos(a), 136+101*math.Sin(a)
		stray += fmt.Sprintf("M%.1f %.1fl%.1f %.1f", x, y, 9*math.Cos(a)+4-8*rng.Float64(), 9*math.Sin(a)+4-8*rng.Float64())
	}
	c.Part("hay", c.Line(stray, h.D, 2.2), c.Form(face, kit.Rad(70, 100, 130, h.LL, h.L, h.M, h.D), kit.Of(ends...), c.Line(spiral, h.DDD, 3).Opacity(.6), c.Line(spiral, h.LL, 1.8).Move(-1.5, -1.5).Opacity(.6)), c.Path(face, kit.None).Stroke(h.D, 3).Opacity(.7))
	c.Anchor("ground", 150, 240)
	c.Anchor("seat", 160, 40)
	c.AnchorBox("surface", 156, 34, 110, 0, 0)
}
