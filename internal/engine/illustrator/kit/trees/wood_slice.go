package trees

import (
	"fmt"
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

var woodSlice = kit.Piece{
	Name: "wood-slice", Cm: 25,
	Palette: "wood #e3b77f; rings #b5803f <wood; bark #6f4a2c",
	Draw: func(c *kit.Canvas) {
		w, r, b := c.Tones("wood"), c.Tones("rings"), c.Tones("bark")
		// ring is a wavy closed line around the heart of the slice.
		ring := func(rad, wave float64) string {
			var s strings.Builder
			for i := range 40 {
				a := float64(i) * math.Pi / 20
				d := rad * (1 + wave*(.45*math.Sin(3*a+.6)+.3*math.Sin(5*a+2)+.12*math.Sin(11*a)))
				s.WriteString(fmt.Sprintf("%.1f,%.1f ", 128+d*math.Cos(a), 128+d*.94*math.Sin(a)))
			}
			return strings.TrimSpace(s.String())
		}
		c.Part("bark", c.Form(ring(118, .06), kit.Lin(20, 20, 230, 240, b.L, b.M, b.DD), c.Around(46, 128, 128, c.Line("M126 4l3 16M131 6l-2 10", b.DDD, 2.6).Opacity(.6)), c.Around(23, 128, 128, c.Line("M132 6l2 12", b.LL, 2).Opacity(.5))))
		c.Part("wood", c.Form(ring(103, .06), kit.Rad(104, 96, 150, w.LL, w.L, w.M, w.D), c.Named("rings", func() kit.Node {
			var all []kit.Node
			for i := range 12 {
				rad := 7 + float64(i)*8.2 + float64(i%3)*1.2
				all = append(all, c.Path(ring(rad, .05), kit.None).Stroke([]kit.Color{r.M, r.D, r.L}[i%3], 1.6+float64(i%3)*.7).Opacity(.7))
			}
			return kit.Of(all...)
		}()), c.Circle(127, 127, 4, r.DD), c.Line("M130 128L196 98M126 130L92 204M124 126L70 92", r.DDD, 2).Opacity(.5), c.Line("M132 130L198 100", w.LL, 1.4).Opacity(.7), c.Blur(5, c.Path(ring(103, .06), kit.None).Stroke(b.DD, 7)).Opacity(.4)))
		c.AnchorBox("print", 128, 128, 140, 120, 0)
		c.AnchorBox("surface", 128, 128, 160, 0, 0)
		c.Anchor("ground", 128, 240)
	},
}
