package buildings

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

// stainedGlassWindow is a pointed church window: a rose above, two lights with panes between bars of lead below.
var stainedGlassWindow = kit.Piece{
	Name: "stained-glass-window", Cm: 250,
	Palette: "glass #2f6fd6 blue; second #f2b02e amber gold; third #d23b4a <second red; fourth #3a9e6a <glass green; frame #b8b0a2 stone; lead #3a4048 metal",
	Draw: func(c *kit.Canvas) {
		g, s, q, u, f, l := c.Tones("glass"), c.Tones("second"), c.Tones("third"), c.Tones("fourth"), c.Tones("frame"), c.Tones("lead")
		const outer, inner = "M44 252V118C44 66 84 22 128 2C172 22 212 66 212 118V252Z", "M58 242V120C58 76 92 38 128 19C164 38 198 76 198 120V242Z"
		c.Part("frame", c.Path(outer, f.DDD).Move(1, 2), c.Form(outer, kit.Lin(44, 2, 212, 252, f.LL, f.L, f.M, f.D)), c.Path(outer, kit.None).Stroke(f.LL, 2).Opacity(.6))
		lit := func(t kit.Tones) kit.Gradient { return kit.Lin(58, 20, 198, 242, t.LL, t.L, t.M, t.D) }
		tones := map[string]kit.Tones{"glass": g, "second": s, "third": q, "fourth": u}
		in := func(part, d string) { c.Part(part, c.Clip(inner, c.Path(d, lit(tones[part])))) }
		in("glass", "M50 10H206V246H50Z")
		order := []string{"second", "glass", "third", "glass", "fourth", "glass"}
		bars := ""
		for i := range 6 { // diamonds down both lights
			y := 118 + 21*float64(i)
			for k, x := range []float64{92, 164} {
				in(order[(i+k*3)%6], fmt.Sprintf("M%g %gl18 21l-18 21l-18 -21Z", x, y-10))
			}
		}
		for i := range 9 {
			y := 66 + 21*float64(i)
			bars += fmt.Sprintf("M58 %gL128 %gM128 %gL58 %gM128 %gL198 %gM198 %gL128 %g", y, y+82, y, y+82, y, y+82, y, y+82)
		}
		low := "M50 132H206V250H50Z"
		leads := c.Clip(inner, c.Clip(low, c.Line(bars, l.M, 2.4)))
		petals := ""
		for i := range 8 {
			a := float64(i) * math.Pi / 4
			x, y := 128+26*math.Cos(a), 84+26*math.Sin(a)
			d := kit.Oval(x, y, 11, 11)
			in([]string{"third", "second"}[i%2], d)
			petals += d
		}
		in("second", kit.Oval(128, 84, 13, 13))
		c.Part("lead", leads, c.Clip(inner, c.Line(petals+kit.Oval(128, 84, 13, 13)+kit.Oval(128, 84, 40, 40)+"M128 124V246M58 132H198M58 187H198M128 14V44M70 84H88M168 84H186M84 52L99 63M172 52L157 63", l.M, 4)), c.Path(inner, kit.None).Stroke(l.D, 6))
		c.Part("glass", c.Clip(inner, c.Path("M50 10H128L70 250H50Z", kit.White).Opacity(.12), c.Blur(14, c.Ellipse(100, 80, 40, 60, kit.White)).Opacity(.35)))
		c.Part("frame", c.Form("M34 244H222Q226 244 226 248V254H30V248Q30 244 34 244Z", kit.Lin(0, 244, 0, 256, f.LL, f.M, f.DD)))
		c.Anchor("ground", 128, 254)
	},
}
