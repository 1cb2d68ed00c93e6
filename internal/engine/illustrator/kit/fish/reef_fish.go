package fish

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var fish = kit.Piece{
	Name: "fish", Cm: 14, Facing: kit.Right,
	Palette: "body #ff8a2b; scales #ffc14a <body; fins #2ba9c9; tail #2ba9c9 <fins; eyes #3a6fb0 eye; belly #fff0cf",
	Draw: func(c *kit.Canvas) {
		b, s, f, t, e, g := c.Tones("body"), c.Tones("scales"), c.Tones("fins"), c.Tones("tail"), c.Tones("eyes"), c.Tones("belly")
		fin := func(d string, t kit.Tones, rays ...string) kit.Node {
			bx := c.Path(d, t.M).Bounds()
			return c.Form(d, kit.Lin(bx.X0, bx.Y0, bx.X1, bx.Y1, t.LL, t.L, t.M, t.DD),
				p.Each(len(rays), func(i int) kit.Node {
					return kit.Of(c.Line(rays[i], t.DD, 2.6).Opacity(.55), c.Line(rays[i], t.LL, 1.4).Move(-1.6, -1.2).Opacity(.8))
				}), p.Edge(c, d, t, 9))
		}
		c.Part("tail", fin("M62 132C40 112 22 74 4 70C-2 92 14 112 18 132C14 152 -4 176 4 198C24 194 42 154 62 136Z", t, "M60 128Q34 104 10 82", "M60 131Q36 118 16 106", "M60 134Q36 134 20 134", "M60 137Q36 150 15 164", "M60 140Q36 164 10 188"))
		c.Part("fins", fin("M92 76C96 42 120 22 150 18Q176 14 196 34Q182 38 184 52Q190 64 204 82Z", f, "M104 74Q112 46 128 30", "M124 74Q132 40 150 24", "M146 74Q152 42 172 24", "M168 76Q170 48 186 36", "M188 80Q184 62 182 50"),
			fin("M104 184C100 206 108 226 122 234Q134 226 138 214Q146 206 160 192Z", f, "M114 188Q112 208 120 226", "M128 190Q128 206 128 222", "M144 190Q140 200 136 212"))
		const d = "M54 132C70 88 112 58 160 58C210 58 244 92 250 130C248 168 212 206 162 206C112 206 72 178 54 132Z"
		var rows []kit.Node
		for i := range 9 {
			for j := range 8 {
				x, y := 62+float64(i)*15.5, 60+float64(j)*19+float64(i%2)*9.5
				if x > 178-(y-132)*(y-132)/260 {
					continue
				}
				rows = append(rows, c.Path(p.D("M%g %ga11 10.5 0 1 0 0 20q7 -10 0 -20z", x, y), kit.Lin(x-10, y, x+6, y+20, s.LL, s.M, b.M)).Stroke(b.D, 1.5))
			}
		}
		look := kit.Of(rows...).Opacity(.72)
		if c.Variant(2) == 1 {
			// The second idea has white bands in place of scales.
			band := func(d string) kit.Node {
				return kit.Of(c.Path(d, kit.None).Stroke(b.DDD, 7), c.Path(d, kit.Lin(100, 60, 130, 210, kit.White, g.L, g.D)))
			}
			look = kit.Of(band("M160 50Q134 132 164 216L190 212Q158 132 186 52Z"), band("M96 60Q76 132 100 206L124 212Q100 132 120 52Z"), band("M56 106Q66 132 56 160L68 168Q82 132 68 98Z"))
		}
		c.Part("body", p.Body(c, d, b, 30, c.Named("belly", c.Blur(9, c.Path("M60 176C120 196 200 190 252 148L240 220H90Z", g.M)).Opacity(.9)),
			c.Named("scales", look), c.Blur(3, c.Line("M182 74Q156 130 184 192", b.DDD, 9)).Opacity(.4), c.Line("M184 76Q160 130 186 190", b.L, 3).Opacity(.7)))
		c.Add(p.Glint(c, "M84 110C104 82 138 68 168 70C178 71 178 77 168 78C138 80 112 94 96 116C88 124 80 118 84 110Z", .45))
		c.Part("fins", p.Cast(c, d, "M150 142C140 158 116 176 92 172C96 148 118 132 146 130Z", b, 3, 7, 4, .5), fin("M152 136C140 158 114 174 90 168C94 144 118 126 148 126Z", f, "M144 132Q118 140 98 162", "M146 134Q126 150 110 168", "M144 129Q118 130 96 150"))
		c.Part("eyes", p.Eyeball(c, 206, 110, 21, .74, 3, 1, e))
		c.Part("mouth", c.Line("M248 138Q232 154 214 148", b.DDD, 4.4), c.Line("M213 143q-3 5 1 9", b.DDD, 3.4), c.Clip(d, c.Blur(4, c.Ellipse(204, 146, 13, 8, kit.Hex("#ff6a6a"))).Opacity(.6)))
		c.AnchorBox("headTop", 196, 66, 56, 14, 20)
		c.AnchorBox("eyes", 206, 110, 60, 42, 0)
		c.Anchor("mouth", 240, 146)
		c.Anchor("seat", 140, 60)
		c.Anchor("ground", 140, 234)
	},
}
