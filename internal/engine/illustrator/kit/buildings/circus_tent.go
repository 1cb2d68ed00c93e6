package buildings

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var circusTent = kit.Piece{
	Name: "circus-tent", Cm: 2500,
	Palette: "stripes #e2383f; canvas #fff4dd; flags #f7b92e; entrance #7a2b45; trim #2f86c9; poles #f7b92e <flags",
	Draw: func(c *kit.Canvas) {
		s, k, f, e, t, p := c.Tones("stripes"), c.Tones("canvas"), c.Tones("flags"), c.Tones("entrance"), c.Tones("trim"), c.Tones("poles")
		c.Part("flags", banner(c, 128, 6, 30, f, p), banner(c, 34, 92, 44, t, p), banner(c, 222, 92, 44, t, p))
		wall := "M24 148H232L240 244Q240 248 234 248H22Q16 248 16 244Z"
		var sides, tops []kit.Node
		for i := range 10 {
			x0, x1 := 22+21.2*float64(i), 22+21.2*float64(i+1)
			b0, b1 := 14+22.8*float64(i), 14+22.8*float64(i+1)
			if i%2 == 0 {
				sides = append(sides, c.Path(fmt.Sprintf("M%g 140H%gL%g 250H%gZ", x0, x1, b1, b0), kit.Lin(16, 0, 240, 0, s.L, s.M, s.M, s.DD)))
			}
			sides = append(sides, c.Line(fmt.Sprintf("M%g 140L%g 250", x0, b0), s.DDD, 1.2).Opacity(.3))
		}
		c.Part("canvas", c.Form(wall, kit.Lin(16, 0, 240, 0, k.LL, k.M, k.M, k.DD), c.Named("stripes", sides...), gloss.Dim(c, 6, .55, "M10 140H246V168H10Z", e), gloss.Dim(c, 8, .35, "M206 140H250V252H214Z", e)))
		c.Part("entrance", c.Path("M96 248C100 210 112 190 128 176C144 190 156 210 160 248Z", kit.Lin(0, 180, 0, 248, e.DDD, e.DD)), c.Form("M128 176C116 196 110 222 94 248H82C92 228 110 196 128 176Z", kit.Lin(84, 180, 124, 248, k.LL, k.M, k.D), c.Path("M128 176C112 202 104 228 94 248H88C98 226 110 200 128 176Z", s.M)), c.Form("M128 176C140 196 146 222 162 248H174C164 228 146 196 128 176Z", kit.Lin(132, 180, 172, 248, k.L, k.D), c.Path("M128 176C144 202 152 228 162 248H168C158 226 146 200 128 176Z", s.D)),
			c.Line("M103 226Q96 226 93 220M153 226Q160 226 163 220", f.DD, 4), c.Line("M103 225Q96 225 93 219M153 225Q160 225 163 219", f.L, 2.2))
		roof := "M128 34C122 76 84 118 14 138Q10 140 12 146L16 152H240L244 146Q246 140 242 138C172 118 134 76 128 34Z"
		for i := range 8 {
			u0, u1 := -1+.25*float64(i), -1+.25*float64(i+1)
			x := func(u, y float64) float64 {
				half := map[float64]float64{138: 118, 100: 62, 70: 22}[y]
				return 128 + u*half
			}
			if i%2 == 0 {
				tops = append(tops, c.Path(fmt.Sprintf("M128 30C%g 70 %g 110 %g 156H%gC%g 110 %g 70 128 30Z", x(u0, 70), x(u0, 100), x(u0, 138), x(u1, 138), x(u1, 100), x(u1, 70)), kit.Lin(20, 60, 236, 140, s.LL, s.M, s.M, s.DD)))
			}
			tops = append(tops, c.Line(fmt.Sprintf("M128 30C%g 70 %g 110 %g 156", x(u0, 70), x(u0, 100), x(u0, 138)), s.DDD, 1.2).Opacity(.35))
		}
		c.Part("roof", c.Form(roof, kit.Lin(20, 60, 236, 140, k.LL, k.M, k.M, k.DD), c.Named("stripes", tops...), gloss.Dim(c, 9, .4, "M150 80Q190 130 246 136V156H190Z", e), gloss.Glint(c, "M118 70C104 100 70 124 30 138C66 130 102 110 118 70Z", .5)))
		for i := range 9 {
			x := 10 + 26.3*float64(i)
			tone := t
			if i%2 == 1 {
				tone = f
			}
			c.Part("trim", c.Path(fmt.Sprintf("M%g 144H%gV154Q%g 170 %g 154Z", x, x+26.3, x+13.1, x), tone.DDD).Opacity(.25).Move(0, 3), c.Form(fmt.Sprintf("M%g 144H%gV154Q%g 170 %g 154Z", x, x+26.3, x+13.1, x), kit.Lin(x, 144, x+20, 168, tone.L, tone.M, tone.D), c.Rect(x, 144, 27, 3, 0, kit.White).Opacity(.35)))
		}
		c.Part("trim", c.Rect(8, 139, 240, 7, 3.5, kit.Lin(0, 139, 0, 146, f.LL, f.D)), c.Form("M114 40Q128 46 142 40L146 52Q128 62 110 52Z", kit.Lin(110, 0, 146, 0, t.L, t.M, t.DD)), c.Circle(128, 36, 5, kit.Rad(126, 34, 7, p.LL, p.M, p.DD)))
		c.AnchorBox("inside", 128, 216, 56, 62, 0)
		c.Anchor("ground", 128, 248)
	},
}
