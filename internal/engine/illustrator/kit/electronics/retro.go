package electronics

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var retroTelevision = kit.Piece{
	Name: "retro-television", Cm: 70,
	Palette: "case #e07b3c orange cabinet body; screen #7fd0c8; panel #f6e7c8 front; knobs #5a4033; legs #8a5a34 wood; antenna #b3bcc6",
	Draw: func(c *kit.Canvas) {
		b, s, p, k, l, a := c.Tones("case"), c.Tones("screen"), c.Tones("panel"), c.Tones("knobs"), c.Tones("legs"), c.Tones("antenna")
		c.Part("antenna", sheen.Tube(c, "M120 56L76 -6", 5, a), sheen.Tube(c, "M136 56L184 -2", 5, a), sheen.Ball(c, 76, -6, 6, a), sheen.Ball(c, 184, -2, 6, a), sheen.Body(c, "M100 62Q100 44 128 44Q156 44 156 62Z", k, 6))
		c.Part("legs", sheen.Body(c, "M48 206H70L58 252H46Z", l, 4), sheen.Body(c, "M186 206H208L210 252H198Z", l, 4))
		d := kit.RoundRect(8, 58, 240, 158, 24)
		c.Part("case", sheen.Body(c, d, b, 14, sheen.Grain(c, kit.Box{X0: 12, Y0: 60, X1: 244, Y1: 214}, 12, b)), c.Line("M32 65H210", b.LL, 3.6).Opacity(.8))
		c.Part("panel", c.Path(kit.RoundRect(18, 70, 220, 134, 18), b.DDD), c.Form(kit.RoundRect(20, 72, 216, 130, 16), kit.Lin(20, 72, 236, 202, p.LL, p.M, p.D)))
		glass := "M42 84Q104 76 166 84Q176 86 177 96Q182 137 177 178Q176 188 166 190Q104 198 42 190Q32 188 31 178Q26 137 31 96Q32 86 42 84Z"
		c.Part("screen", c.Path(glass, k.DDD).Scale(1.05, 1.06, 104, 137), c.Form(glass, kit.Rad(80, 112, 120, s.LL, s.L, s.M, s.DD), sheen.Each(12, func(i int) kit.Node { return c.Line(sheen.D("M26 %dH182", 88+i*9), s.DDD, 1.2).Opacity(.2) }), c.Blur(8, c.Path(glass, kit.None).Stroke(s.DDD, 16)).Opacity(.55), c.Path("M48 96Q70 88 104 90Q70 104 54 146Q44 120 48 96Z", kit.White).Opacity(.6)))
		knob := func(y, r float64) kit.Node {
			return kit.Of(c.Circle(208, y, r+3, a.DD), c.Circle(208, y, r+2, kit.Lin(208-r, y-r, 208+r, y+r, a.LL, a.M, a.D)), sheen.Ball(c, 208, y, r, k), c.Line(sheen.D("M208 %gL%g %g", y, 208+r*.6, y-r*.5), p.L, 2.6))
		}
		c.Part("knobs", knob(98, 14), knob(136, 11), sheen.Each(5, func(i int) kit.Node { return c.Line(sheen.D("M194 %dH222", 162+i*8), k.D, 3).Opacity(.8) }))
		c.AnchorBox("print", 104, 137, 130, 90, 0)
		c.AnchorBox("surface", 128, 58, 200, 10, 0)
		c.Anchor("ground", 128, 252)
	},
}
