package furniture

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
		tuft := func(x, y float64) kit.Node {
			return kit.Of(c.Blur(3, c.Circle(x, y, 8, f.DDD)).Opacity(.55), c.Line(sheen.D("M%g %gl-13 -9M%g %gl13 -9M%g %gv11", x, y, x, y, x, y), f.DD, 2).Opacity(.45), c.Circle(x, y, 3.6, f.DDD), c.Circle(x-.6, y-.8, 2.6, f.L))
		}
		c.Part("seat", sheen.Body(c, "M24 160V84C24 62 38 56 58 55Q128 50 198 55C218 56 232 62 232 84V160Z", f, 12))
		back := func(x float64) kit.Node {
			d := sheen.D("M%g 152C%g 124 %g 96 %g 80C%g 68 %g 66 %g 66Q%g 62 %g 66C%g 66 %g 68 %g 80C%g 96 %g 124 %g 152Z", x, x-3, x-1, x+1, x+3, x+8, x+16, x+47, x+78, x+86, x+91, x+93, x+95, x+97, x+94)
			return kit.Of(sheen.Body(c, d, f, 15, tuft(x+30, 104), tuft(x+64, 104)), sheen.Glint(c, sheen.D("M%g 80Q%g 72 %g 71L%g 70Q%g 75 %g 80Q%g 84 %g 94Q%g 90 %g 80Z", x+8, x+12, x+22, x+58, x+30, x+18, x+14, x+12, x+6, x+8), .35))
		}
		c.Part("seat", back(34), back(128), c.Blur(2, c.Line("M128 76V150", f.DDD, 3)).Opacity(.6))
		c.On(kit.Body)
		c.Part("seat", c.Form("M26 168H230V206Q230 212 224 212H32Q26 212 26 206Z", kit.Lin(0, 168, 0, 212, f.M, f.D, f.DD), c.Blur(4, c.Rect(20, 164, 216, 16, 0, f.DDD)).Opacity(.6), c.Line("M30 205H226", f.L, 1.6).Opacity(.5)))
		pad := func(x float64) kit.Node {
			d := sheen.D("M%g 148C%g 138 %g 134 %g 134Q%g 130 %g 134C%g 134 %g 138 %g 148V166C%g 176 %g 180 %g 180Q%g 183 %g 180C%g 180 %g 176 %g 166Z", x, x, x+4, x+12, x+47, x+82, x+90, x+94, x+94, x+94, x+90, x+82, x+47, x+12, x+4, x, x)
			return kit.Of(sheen.Body(c, d, f, 13, c.Line(sheen.D("M%g 152Q%g 157 %g 152", x, x+47, x+94), f.DD, 1.800).Opacity(.6), c.Line(sheen.D("M%g 154Q%g 159 %g 154", x, x+47, x+94), f.LL, 1.200).Opacity(.5)), sheen.Glint(c, sheen.D("M%g 142Q%g 137 %g 138Q%g 143 %g 147Q%g 147 %g 142Z", x+10, x+40, x+70, x+40, x+16, x+8, x+10), .4))
		}
		c.Part("seat", c.Clip("M30 60H226V150H30Z", c.Blur(5, c.Rect(34, 128, 188, 14, 6, f.DDD)).Opacity(.5)), pad(34), pad(128))
		pillow := func(x, y, deg float64) kit.Node {
			d := sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-26, y-24, x-10, y-20, x+10, y-20, x+26, y-24, x+22, y-8, x+22, y+8, x+26, y+24, x+10, y+21, x-10, y+21, x-26, y+24, x-22, y+8, x-22, y-8, x-26, y-24)
			return kit.Of(sheen.Body(c, d, u, 11, c.Line(sheen.D("M%g %gL%g %gM%g %gL%g %gM%g %gL%g %g", x-26, y-4, x+4, y-24, x-26, y+16, x+26, y-16, x-6, y+24, x+26, y+2), u.LL, 2.4).Opacity(.6)).Rotate(deg, x, y))
		}
		c.Part("cushions", pillow(62, 118, -10), pillow(194, 118, 12))
		const roll = "M0 124C0 104 14 96 28 96C46 96 56 108 55 124C54 136 48 142 48 152V206Q48 214 40 214H16Q8 214 8 206V152C8 144 0 138 0 124Z"
		arm := kit.Of(sheen.Body(c, roll, a, 12), c.Line("M42 126C42 116 36 110 28 110C20 110 14 116 14 124C14 132 20 136 27 135C32 134 34 130 32 126", a.DD, 2.4).Opacity(.6), c.Line("M42 150V206M14 150V206", a.DD, 1.4).Opacity(.4))
		c.Part("arms", arm, sheen.Body(c, "M256 124C256 104 242 96 228 96C210 96 200 108 201 124C202 136 208 142 208 152V206Q208 214 216 214H240Q248 214 248 206V152C248 144 256 138 256 124Z", a, 12, c.Line("M214 126C214 116 220 110 228 110C236 110 242 116 242 124C242 132 236 136 229 135C224 134 222 130 224 126", a.DD, 2.4).Opacity(.6), c.Line("M242 150V206M214 150V206", a.DD, 1.4).Opacity(.4)), sheen.Glint(c, "M7 120Q10 104 27 102Q17 108 15 122Q11 130 7 120Z", .5), sheen.Glint(c, "M208 116Q212 104 227 102Q217 108 215 118Q211 126 208 116Z", .4))
		c.Anchor("ground", 128, 232)
		c.Anchor("seat", 128, 138)
		c.AnchorBox("surface", 128, 140, 150, 0, 0)
		c.Anchor("footNear", 140, 232)
		c.Anchor("footFar", 116, 232)
	},
}
