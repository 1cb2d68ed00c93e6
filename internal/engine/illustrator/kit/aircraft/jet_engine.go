package aircraft

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

var jetEngine = kit.Piece{
	Name: "jet-engine", Cm: 300, Facing: kit.Right,
	Palette: "cowling #dfe6ec body; blades #9aa6b4 metal; spinner #4a505c; stripe #2f7fd0; nozzle #8d8378",
	Draw: func(c *kit.Canvas) {
		b, m, s, t, n := c.Tones("cowling"), c.Tones("blades"), c.Tones("spinner"), c.Tones("stripe"), c.Tones("nozzle")
		c.Part("nozzle", c.Form("M60 92L16 106Q8 128 16 150L60 166Z", kit.Lin(0, 92, 0, 166, n.LL, n.M, n.DD, n.DDD), c.Line("M44 98Q36 128 44 160M30 103Q23 128 30 154", n.DDD, 2.5).Opacity(.6)), c.Form("M22 110L2 124Q0 128 2 132L22 146Z", kit.Lin(0, 108, 0, 148, n.L, n.DDD)))
		c.Part("pylon", c.Form("M74 46L96 12H172L150 52Z", kit.Lin(90, 12, 130, 52, b.L, b.M, b.DD)))
		c.Part("cowling", c.Form("M178 28C120 28 74 50 54 86Q48 128 54 170C74 206 120 228 178 228Z", kit.Lin(0, 28, 0, 228, kit.At(0, b.L), kit.At(.18, kit.White), kit.At(.45, b.M), kit.At(1, b.DDD)),
			c.Line("M126 34Q106 128 126 222", b.DD, 2.5), c.Line("M129 34Q109 128 129 222", kit.White, 1.5).Opacity(.7), c.Line("M84 60Q70 128 84 196", b.DD, 2).Opacity(.7),
			c.Blur(9, c.Path("M50 180Q110 240 190 230V250H40Z", b.DDD)).Opacity(.4)))
		c.Part("stripe", c.Path("M100 46Q80 128 100 210L114 215Q94 128 114 41Z", kit.Lin(0, 28, 0, 228, t.L, t.LL, t.M, t.DD)))
		c.Part("cowling", c.Ellipse(178, 128, 70, 102, kit.Lin(110, 40, 246, 220, b.L, kit.White, b.D, b.DD)), c.Ellipse(178, 128, 60, 91, kit.Lin(120, 40, 236, 216, b.DDD, b.DD, b.L)))
		c.Part("blades", c.Ellipse(178, 128, 56, 86, kit.Rad(178, 128, 90, kit.Hex("#3a414d"), kit.Hex("#1f242d"))))
		var fan []kit.Node
		const count = 20
		for i := range count {
			sn, co := sincosDeg(float64(i) * 360 / count)
			sm, cm := sincosDeg((float64(i) + .72) * 360 / count)
			x0, y0, x1, y1, x2, y2 := 178+co*14, 128+sn*21, 178+co*54, 128+sn*83, 178+cm*54, 128+cm*0+sm*83
			fan = append(fan, c.Path(fmt.Sprintf("M%.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fZ", x0, y0, 178+cm*36, 128+sm*54, x1, y1, x2, y2, 178+cm*40, 128+sm*62, x0, y0), kit.Lin(x0, y0, x2, y2, m.DD, m.M, m.LL)))
		}
		c.Part("blades", fan...)
		c.Part("spinner", c.Ellipse(178, 128, 17, 25, kit.Rad(172, 116, 40, s.LL, s.M, s.DDD)), c.Line("M178 128q10 -2 8 -12q-6 -8 -14 -2", kit.White, 3.5).Opacity(.85))
		c.Anchor("ground", 128, 230)
	},
}

// sincosDeg of an angle in degrees.
func sincosDeg(degrees float64) (s, c float64) { return math.Sincos(degrees * math.Pi / 180) }
