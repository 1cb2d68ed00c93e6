package body

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var mustache = kit.Piece{
	Name: "mustache", Cm: 14,
	Palette: "hair #6b4530",
	Draw: func(c *kit.Canvas) {
		h := c.Tones("hair")
		const half = "M128 108C140 90 164 88 186 102C204 114 216 128 230 126C242 124 246 112 238 104C232 100 226 106 229 112C218 108 220 92 234 90C252 90 262 112 252 130C238 154 204 158 174 152C152 148 136 136 128 128Z"
		strands := p.Each(13, func(i int) kit.Node {
			f := float64(i) / 12
			d := p.D("M%g %gC%g %g %g %g %g %g", 128+4*f, 106+22*f, 160+6*f, 94+40*f, 184.0, 112+34*f, 238-20*f, 128+16*f)
			n := c.Line(d, h.DDD, 1.8).Opacity(.5)
			if i%2 == 0 {
				n = c.Line(d, h.LL, 1.4).Opacity(.6)
			}
			return n
		})
		one := kit.Of(p.Body(c, half, h, 16, strands), c.Line("M146 100Q168 94 188 112", kit.White, 4).Opacity(.25).Shade())
		c.Part("hair", c.Both(128, one), c.Blur(2, c.Line("M128 108V128", h.DDD, 2)).Opacity(.5))
		c.AnchorBox("fit", 128, 112, 250, 40, 0)
	},
}
