package home

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var sofa = kit.Piece{
	Name: "sofa", Cm: 200,
	Palette: "fabric #2f9c95 couch seat; cushions #f4b942 pillows; arms #2f9c95 <fabric; legs #8a5230 wood",
	Draw: func(c *kit.Canvas) {
		f, u, a, l := c.Tones("fabric"), c.Tones("cushions"), c.Tones("arms"), c.Tones("legs")
		leg := sheen.Body(c, "M34 204H54L46 230Q45 232 42 232H40Q37 232 37 229Z", l, 6)
		c.Part("legs", leg, leg.Mirror(128))
		c.On(kit.Back)
		back := func(x float64) kit.Node {
			d := sheen.D("M%g 150V76C%g 54 %g 48 %g 46C%g 44 %g 44 %g 46C%g 48 %g 56 %g 76V150Z", x, x, x+8, x+26, x+40, x+58, x+72, x+90, x+98, x+98)
			return sheen.Body(c, d, f, 18, sheen.Each(2, func(i int) kit.Node {
				bx, by := x+30+38*float64(i), 92.0
				return kit.Of(c.Blur(3, c.Circle(bx, by, 8, f.DDD)).Opacity(.5), c.Circle(bx, by, 3.6, f.DDD), c.Circle(bx-.6, by-.8, 2.6, f.L))
			}))
		}
		c.Part("seat", back(30), back(128), c.Blur(2, c.Line("M128 82V146", f.DDD, 3)).Opacity(.6), sheen.Glint(c, "M44 66Q50 54 66 53H104Q80 57 60 62Q50 66 48 80Q43 78 44 66Z", .4))
		c.On(kit.Body)
		c.Part("seat", c.Form("M26 168H230V212H26Z", kit.Lin(0, 168, 0, 212, f.M, f.D, f.DD), c.Blur(4, c.Rect(20, 164, 216, 16, 0, f.DDD)).Opacity(.6)))
		pad := func(x float64) kit.Node {
			d := sheen.D("M%g 146C%g 138 %g 136 %g 136H%gC%g 136 %g 138 %g 146V164C%g 174 %g 176 %g 176H%gC%g 176 %g 174 %g 164Z", x, x, x+4, x+12, x+82, x+90, x+94, x+94, x+94, x+90, x+82, x+12, x+4, x, x)
			return kit.Of(sheen.Body(c, d, f, 13, c.Line(sheen.D("M%g 150Q%g 154 %g 150", x, x+47, x+94), f.DD, 1.800).Opacity(.6), c.Line(sheen.D("M%g 152Q%g 156 %g 152", x, x+47, x+94), f.LL, 1.200).Opacity(.5)), sheen.Glint(c, sheen.D("M%g 141Q%g 138 %g 139Q%g 143 %g 146Q%g 146 %g 141Z", x+10, x+40, x+70, x+40, x+16, x+8, x+10), .4))
		}
		c.Part("seat", c.Clip("M30 60H226V150H30Z", c.Blur(5, c.Rect(34, 128, 188, 14, 6, f.DDD)).Opacity(.5)), pad(34), pad(128))
		pillow := func(x, y, deg float64) kit.Node {
			d := sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-26, y-24, x-10, y-20, x+10, y-20, x+26, y-24, x+22, y-8, x+22, y+8, x+26, y+24, x+10, y+21, x-10, y+21, x-26, y+24, x-22, y+8, x-22, y-8, x-26, y-24)
			return kit.Of(sheen.Body(c, d, u, 11, c.Line(sheen.D("M%g %gL%g %gM%g %gL%g %gM%g %gL%g %g", x-26, y-4, x+4, y-24, x-26, y+16, x+26, y-16, x-6, y+24, x+26, y+2), u.LL, 2.4).Opacity(.6)).Rotate(deg, x, y))
		}
		c.Part("cushions", pillow(62, 118, -10), pillow(194, 118, 12))
		arm := "M4 122C4 106 14 98 26 98C40 98 48 106 48 122V206Q48 212 42 212H16Q8 212 8 206Z"
		aa := sheen.Body(c, arm, a, 15, c.Line("M40 116V208", a.DD, 1.600).Opacity(.5))
		c.Part("arms", aa, sheen.Body(c, "M252 122C252 106 242 98 230 98C216 98 208 106 208 122V206Q208 212 214 212H240Q248 212 248 206Z", a, 15, c.Line("M216 116V208", a.DD, 1.600).Opacity(.5)), sheen.Glint(c, "M12 122Q14 106 28 105Q20 112 19 126Q15 132 12 122Z", .45), sheen.Glint(c, "M214 118Q218 106 230 105Q222 112 220 124Q216 128 214 118Z", .35))
		c.Anchor("ground", 128, 232)
		c.Anchor("seat", 128, 138)
		c.AnchorBox("surface", 128, 140, 150, 0, 0)
		c.Anchor("footNear", 140, 232)
		c.Anchor("footFar", 116, 232)
	},
}
