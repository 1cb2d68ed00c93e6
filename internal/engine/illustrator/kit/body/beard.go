package body

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var beard = kit.Piece{
	Name: "beard", Cm: 22,
	Palette: "hair #7a4a2e; mustache #8a5636 <hair; lips #d9776c",
	Draw: func(c *kit.Canvas) {
		h, m, l := c.Tones("hair"), c.Tones("mustache"), c.Tones("lips")
		const d = "M14 6C22 46 44 84 80 90Q128 78 176 90C212 84 234 46 242 6C250 40 254 84 244 122C248 124 246 132 240 140C236 168 222 190 208 200C204 214 190 224 178 226C170 238 154 244 146 240C142 252 132 256 128 250C124 256 114 252 110 240C102 244 86 238 78 226C66 224 52 214 48 200C34 190 20 168 16 140C10 132 8 124 12 122C2 84 6 40 14 6Z"
		strands := p.Each(38, func(i int) kit.Node {
			u := float64(i)/37*2 - 1
			x0, y0 := 128+u*112, 100-70*u*u*u*u-10*(1-u*u)
			x1, y1 := 128+u*72+8*float64(i%3-1), 236-58*u*u
			d := p.D("M%g %gC%g %g %g %g %g %g", x0, y0, x0+6*u, y0+50, x1+16*u, y1-60, x1, y1)
			if i%2 == 0 {
				return c.Line(d, h.LL, 1.8).Opacity(.5)
			}
			return c.Line(d, h.DDD, 2.4).Opacity(.42)
		})
		c.Part("hair", p.Body(c, d, h, 30, strands, c.Blur(9, c.Ellipse(128, 140, 64, 24, h.DDD)).Opacity(.5)))
		c.Part("lips", c.Path("M92 124Q112 116 128 121Q144 116 164 124Q146 148 128 148Q110 148 92 124Z", kit.Lin(100, 118, 150, 148, l.L, l.M, l.DD)), c.Line("M94 125Q128 132 162 125", l.DDD, 2.4), c.Ellipse(122, 139, 12, 3, kit.White).Opacity(.5))
		const half = "M128 84C146 72 176 80 194 102C206 116 222 122 234 116C228 142 196 152 168 140C150 134 136 124 128 114Z"
		lines := p.Each(9, func(i int) kit.Node {
			f := float64(i) / 8
			return c.Line(p.D("M%g %gC%g %g %g %g %g %g", 130+2*f, 88+22*f, 156.0, 88+30*f, 180.0, 108+26*f, 222-14*f, 124+10*f), []kit.Color{m.LL, m.DDD}[i%2], 1.8).Opacity(.5)
		})
		c.Part("mustache", c.Clip(d, c.Blur(5, c.Both(128, c.Path(half, h.DDD).Move(0, 8))).Opacity(.5)), c.Both(128, p.Body(c, half, m, 14, lines)), c.Both(128, c.Line("M142 92Q168 92 186 110", kit.White, 4).Opacity(.2).Shade()))
		c.AnchorBox("fit", 128, 122, 228, 180, 0)
	},
}
