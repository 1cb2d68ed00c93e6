package produce

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var pineapple = kit.Piece{
	Name: "pineapple", Cm: 30, States: edible.Cuts,
	Palette: "skin #f3b02e; crown #4f9e46 leaves",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: kit.TonesOf(kit.Hex("#ffd84d")), Skin: c.Tones("skin"), Hollow: true}).Draw(c) {
			return
		}
		s, l := c.Tones("skin"), c.Tones("crown")
		blade := func(x, length, lean, w float64) kit.Node {
			d := sheen.D("M%g 96C%g %g %g %g %g %gC%g %g %g %g %g 96Z", x-w, x-w*1.3, 96-length*.4, x+lean*.6-w*.9, 96-length*.7, x+lean, 96-length, x+lean*.6+w*.7, 96-length*.6, x+w*1.4, 96-length*.4, x+w)
			return c.Form(d, kit.Lin(x-w, 96-length, x+w, 96, l.LL, l.L, l.M, l.DD),
				c.Path(sheen.D("M%g 100Q%g %g %g %gL%g %gZ", x, x+lean*.25, 96-length*.5, x+lean, 96-length, x+w*4, 100.0), l.D).Opacity(.55),
				c.Line(sheen.D("M%g 100Q%g %g %g %g", x, x+lean*.25, 96-length*.5, x+lean, 96-length), l.LL, 1.6).Opacity(.7))
		}
		var crown []kit.Node
		for _, v := range [][4]float64{{128, 104, 0, 11}, {116, 92, -34, 10}, {140, 92, 34, 10}, {108, 74, -58, 10}, {148, 74, 58, 10}, {106, 50, -52, 11}, {150, 50, 52, 11}, {120, 80, -16, 11}, {136, 80, 16, 11}, {112, 56, -34, 11}, {144, 56, 34, 11}, {128, 56, 0, 12}, {118, 36, -20, 11}, {138, 36, 20, 11}} {
			crown = append(crown, blade(v[0], v[1], v[2], v[3]))
		}
		const d = "M128 84C168 82 198 106 204 150C210 204 176 254 128 254C80 254 46 204 52 150C58 106 88 82 128 84Z"
		var cells []kit.Node
		for row := range 9 {
			for i := range 7 {
				u, v := (float64(i)-3+float64(row%2)*.5)/3.1, (float64(row)-4)/4.1
				if math.Abs(u) > 1.2 {
					continue
				}
				x, y := 128+math.Sin(u*1.25)*82, 168+math.Sin(v*1.2)*93
				kx, ky := max(.25, math.Cos(u*1.05)), max(.35, math.Cos(v*1.0))
				w, h := 16.5*kx, 14.5*ky
				cell := func(k float64) string {
					return sheen.D("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", x, y-h*k, x+w*.55*k, y-h*.6*k, x+w*k, y, x+w*.55*k, y+h*.6*k, x, y+h*k, x-w*.55*k, y+h*.6*k, x-w*k, y, x-w*.55*k, y-h*.6*k, x, y-h*k)
				}
				cells = append(cells, c.Path(cell(1), kit.Lin(x-w, y-h, x+w, y+h, s.LL, s.L, s.M, s.D)), c.Path(cell(.62), kit.Lin(x-w*.6, y-h*.6, x+w*.6, y+h*.6, s.L, s.D)).Opacity(.8),
					c.Path(sheen.D("M%.1f %.1fl%.1f %.1fl%.1f %.1fl%.1f %.1fz", x-3*kx, y+2*ky, 3*kx, -9*ky, 3*kx, 9*ky, -3*kx, 2*ky), kit.Lin(x, y-7, x, y+5, s.DD, s.DDD)),
					c.Ellipse(x-w*.35, y-h*.36, 2.6*kx, 1.4*ky, kit.White).Opacity(.65))
			}
		}
		c.Part("crown", crown...)
		c.Part("skin", c.Form(d, kit.Lin(52, 84, 204, 254, s.D, s.DD, s.DDD), c.Named("diamonds", cells...),
			c.Blur(12, c.Path("M176 80C220 130 216 230 130 262L220 262L230 90Z", s.DDD)).Opacity(.55), c.Blur(12, c.Ellipse(94, 130, 26, 40, kit.White)).Opacity(.3),
			c.Blur(5, c.Ellipse(128, 86, 44, 14, s.DDD)).Opacity(.7), edible.Shade(c, d, s, 18)))
		front := []kit.Node{blade(112, 22, -22, 10), blade(144, 22, 22, 10), blade(128, 26, 0, 11)}
		c.Part("crown", front...)
		c.Anchor("ground", 128, 254)
		c.AnchorBox("grip", 128, 170, 0, 0, 0)
	},
}
