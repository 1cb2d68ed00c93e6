package reptiles

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var platypus = kit.Piece{
	Name: "platypus", Cm: 45, Facing: kit.Right,
	Palette: "fur #8a5a3c body; bill #4f6b8a beak; tail #6b4430; belly #d9ae82; feet #e8a24e webbed_feet; eyes #2c2433",
	Draw: func(c *kit.Canvas) {
		f, b, t, g, w, e := c.Tones("fur"), c.Tones("bill"), c.Tones("tail"), c.Tones("belly"), c.Tones("feet"), c.Tones("eyes")
		c.Part("tail", p.Body(c, "M66 162C40 138 8 136 -8 152C-16 168 -8 192 12 200C36 206 58 194 72 186Z", t, 12, c.Line("M-2 160L28 194M14 150L46 192M32 146L60 184M-6 182L22 148M8 196L42 150", t.DDD, 2.2).Opacity(.5)))
		foot := func(x float64, k float64) kit.Node {
			tone := kit.TonesOf(w.M.Shade(k))
			return p.Flat(c, p.D("M%g 196C%g 206 %g 212 %g 218Q%g 230 %g 226Q%g 234 %g 228Q%g 236 %g 226Q%g 224 %g 214C%g 206 %g 200 %g 194Z", x-12, x-12, x-14, x-16, x-14, x-2, x+4, x+10, x+20, x+26, x+32, x+24, x+16, x+14, x+12), tone, 7, c.Line(p.D("M%g 206L%g 226M%g 206L%g 228", x-2, x-2, x+4, x+11), tone.DD, 2).Opacity(.6))
		}
		c.Part("feet", foot(88, -.7), foot(176, -.7))
		const d = "M52 178C48 140 84 112 126 108C150 84 196 80 216 106C230 126 228 150 214 166C200 196 160 210 116 208C82 206 56 200 52 178Z"
		c.Part("fur", p.Body(c, d, f, 24, c.Named("belly", c.Blur(7, c.Path("M76 190C110 206 170 200 204 164C206 200 170 220 120 220Z", g.M)).Opacity(.95)), p.Each(40, func(i int) kit.Node {
			r := c.Rand()
			x, y := 66+150*r.Float64(), 104+84*r.Float64()
			return c.Line(p.D("M%.1f %.1fq-5 3 -9 7", x, y), []kit.Color{f.DD, f.LL}[i%2], 2).Opacity(.4)
		})), p.Glint(c, "M92 136C108 122 130 118 144 118Q150 122 142 126C124 128 112 136 104 146Q90 148 92 136Z", .3))
		c.Part("feet", foot(70, 0), foot(150, 0))
		const bill = "M196 118C214 112 240 118 256 128C268 136 268 152 256 158C238 166 212 166 198 156C190 144 188 128 196 118Z"
		c.Part("bill", c.Clip(d, c.Blur(4, c.Path(bill, f.DDD).Move(-4, 4)).Opacity(.5)), p.Body(c, bill, b, 11, c.Line("M200 148C220 152 244 150 262 142", b.DDD, 3)), c.Ellipse(246, 129, 3, 2, b.DDD), c.Ellipse(236, 127, 3, 2, b.DDD), p.Glint(c, "M208 122Q224 118 238 122Q226 124 214 128Q204 128 208 122Z", .5))
		c.Part("eyes", p.Eye(c, 190, 112, 9.5, e))
		c.Part("fur", c.Blur(3, c.Ellipse(184, 134, 9, 6, kit.Hex("#ff8a7a"))).Opacity(.5))
		c.AnchorBox("headTop", 186, 90, 56, 14, 0)
		c.AnchorBox("eyes", 190, 112, 50, 24, 0)
		c.Anchor("seat", 116, 110)
		c.Anchor("ground", 122, 232)
	},
}
