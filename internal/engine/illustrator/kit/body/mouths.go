package body

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

const (
	upperLip = "M6 118C40 96 74 62 100 58C114 56 122 66 128 72C134 66 142 56 156 58C182 62 216 96 250 118C222 118 196 122 170 126Q128 118 86 126C60 122 34 118 6 118Z"
	lowerLip = "M6 118C36 132 60 142 86 146Q128 156 170 146C196 142 220 132 250 118C228 164 182 200 128 200C74 200 28 164 6 118Z"
	lipGap   = "M30 120Q86 108 128 118Q170 108 226 120Q176 158 128 156Q80 158 30 120Z"
)

// lipstick draws both lips as separate parts.
func lipstick(c *kit.Canvas, u, l kit.Tones) {
	crease := func(t kit.Tones, y0, y1, bend float64) kit.Node {
		return p.Each(19, func(i int) kit.Node {
			x := 38 + float64(i)*10
			k := (x - 128) / 100
			return kit.Of(c.Line(p.D("M%g %gQ%g %g %g %g", x, y0+k*k*bend, x+k*8, (y0+y1)/2, x+k*16, y1-k*k*bend), t.DD, 1.6).Opacity(.35), c.Line(p.D("M%g %gQ%g %g %g %g", x+2, y0+k*k*bend, x+2+k*8, (y0+y1)/2, x+2+k*16, y1-k*k*bend), t.LL, 1.1).Opacity(.35))
		})
	}
	c.Part("lower-lip", p.Body(c, lowerLip, l, 26, crease(l, 150, 196, -20), c.Blur(7, c.Ellipse(122, 164, 56, 12, l.LL)).Opacity(.75)),
		p.Glint(c, "M74 158C92 164 118 166 140 164C150 164 152 172 142 173C116 177 92 174 72 167C64 163 66 156 74 158Z", .75), c.Ellipse(164, 166, 7, 4, kit.White).Rotate(-12, 164, 166).Opacity(.7), p.Glint(c, "M84 184q20 8 40 8q-24 3 -44 -4z", .3))
	c.Part("upper-lip", p.Body(c, upperLip, u, 18, crease(u, 64, 122, 40), c.Blur(5, c.Line("M20 120Q86 126 128 116Q170 126 236 120", u.DDD, 8)).Opacity(.4)),
		p.Glint(c, "M72 86C84 76 96 70 106 70C113 72 110 78 104 79C94 82 86 88 76 94C69 97 66 91 72 86Z", .65), p.Glint(c, "M150 72q14 2 26 12q-14 -6 -26 -6z", .5))
}

var lips = kit.Piece{
	Name: "lips", Cm: 6,
	Palette: "lips #e0263f upper_lip; lower #e0263f <lips lower_lip; teeth #ffffff",
	Draw: func(c *kit.Canvas) {
		u, l, t := c.Tones("lips"), c.Tones("lower"), c.Tones("teeth")
		c.Add(c.Path(lipGap, kit.Hex("#4a0f1e")))
		c.Part("teeth", c.Clip(lipGap, c.Path("M40 96H216V132Q128 152 40 132Z", kit.Lin(128, 104, 128, 144, t.D, t.M, t.M)), p.Each(11, func(i int) kit.Node {
			x := 48 + float64(i)*16
			return c.Line(p.D("M%g 100V142", x), t.DD, 1.6).Opacity(.6)
		}), c.Blur(4, c.Path(upperLip, kit.Hex("#4a0f1e")).Move(0, 6)).Opacity(.55)))
		lipstick(c, u, l)
		c.Anchor("mouth", 128, 130)
		c.AnchorBox("fit", 128, 130, 244, 140, 0)
	},
}

var mouth = kit.Piece{
	Name: "mouth", Cm: 6,
	Palette: "lips #e8506a; teeth #ffffff; tongue #f77f8d; inside #6b1428",
	Draw: func(c *kit.Canvas) {
		l, t, g, o := c.Tones("lips"), c.Tones("teeth"), c.Tones("tongue"), c.Tones("inside")
		const in = "M34 96Q128 116 222 96C234 96 238 106 234 118C222 176 182 214 128 214C74 214 34 176 22 118C18 106 22 96 34 96Z"
		const out = "M28 78C60 70 92 72 112 68Q122 66 128 74Q134 66 144 68C164 72 196 70 228 78C250 82 256 102 250 124C238 190 190 232 128 232C66 232 18 190 6 124C0 102 6 82 28 78Z"
		c.Part("lips", p.Body(c, out, l, 16, c.Blur(4, c.Path(in, kit.None).Stroke(l.DDD, 8)).Opacity(.5)))
		c.Part("inside", c.Form(in, kit.Lin(128, 96, 128, 214, o.DD, o.M, o.L)))
		c.Part("tongue", c.Clip(in, p.Body(c, "M70 196C74 160 104 152 128 162C152 152 182 160 186 196C186 226 70 226 70 196Z", g, 14), c.Line("M128 166Q126 186 128 206", g.DD, 3).Opacity(.6), c.Ellipse(100, 176, 12, 6, kit.White).Rotate(-26, 100, 176).Opacity(.4)))
		top := p.Each(8, func(i int) kit.Node {
			x := 34 + float64(i)*23.6
			h := 44 - (float64(i)-3.5)*(float64(i)-3.5)*1.2
			return c.Form(kit.RoundRect(x, 84, 23.4, h, 8), kit.Lin(x, 84, x+24, 84+h, t.D, t.M, t.M, t.DD), c.Rect(x+3, 100, 4, h-26, 2, kit.White))
		})
		bottom := p.Each(6, func(i int) kit.Node {
			x := 70 + float64(i)*19.4
			return c.Form(kit.RoundRect(x, 196-(float64(i)-2.5)*(float64(i)-2.5)*1.6, 19, 30, 7), kit.Lin(x, 196, x+19, 220, t.M, t.D))
		})
		c.Part("teeth", c.Clip(in, bottom, top, c.Blur(5, c.Path("M10 80H246V108Q128 124 10 108Z", o.DDD)).Opacity(.4)))
		c.Add(c.Path(in, kit.None).Stroke(l.DDD, 2).Opacity(.6), p.Glint(c, "M30 86C50 80 80 82 104 80C112 80 112 86 104 87C82 88 56 88 34 94C24 96 22 89 30 86Z", .55), p.Glint(c, "M72 216Q100 226 140 226Q106 230 72 220Z", .6))
		c.Anchor("mouth", 128, 150)
	},
}

var mustache = kit.Piece{
	Name: "mustache", Cm: 14,
	Palette: "hair #5a3a2c",
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
