package body

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// vampireTeeth are the plastic ones that are worn at Halloween.
var vampireTeeth = kit.Piece{
	Name: "vampire-teeth", Cm: 7,
	States:  "bloody",
	Palette: "gums #d93a55 red; teeth #fffaf0 white; blood #b3122a",
	Draw: func(c *kit.Canvas) {
		g, t, r := c.Tones("gums"), c.Tones("teeth"), c.Tones("blood")
		tooth := func(x, y, w, h, turn float64, fang bool) kit.Node {
			d := p.D("M%g 0Q%g %g %g %gQ0 %g %g %gQ%g %g %g 0Q0 %g %g 0Z", -w, -w*1.1, h*.6, -w*.8, h*.9, h*1.12, w*.8, h*.9, w*1.1, h*.6, w, -w*.7, -w)
			if fang {
				d = p.D("M%g 0Q%g %g 0 %gQ%g %g %g 0Q0 %g %g 0Z", -w, -w*.9, h*.6, h, w*.9, h*.6, w, -w*.7, -w)
			}
			return c.Form(d, kit.Lin(-w, 0, w, h*.3, t.LL, t.M, t.DD), c.Blur(2, c.Line(p.D("M%g 2Q0 %g %g 2", -w, -w*.5, w), g.DD, 4)).Opacity(.5), c.Line(p.D("M%g %gv%g", -w*.5, h*.2, h*.3), kit.White, 2.6)).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("mouth", c.Path("M40 118Q128 70 216 118Q226 150 200 186Q128 214 56 186Q30 150 40 118Z", kit.Rad(128, 140, 110, kit.Hex("#2a0812"), kit.Hex("#4d0f20"))))
		const lower = "M30 158Q26 196 60 218Q128 248 196 218Q230 196 226 158Q216 150 206 160Q200 190 128 194Q56 190 50 160Q40 150 30 158Z"
		c.Part("gums", p.Body(c, lower, g, 14))
		c.Part("teeth", tooth(62, 182, 9, 20, 166, false), tooth(84, 192, 11, 24, 172, false), tooth(106, 197, 11, 24, 176, false), tooth(128, 198, 11, 24, 180, false), tooth(150, 197, 11, 24, 184, false), tooth(172, 192, 11, 24, 188, false), tooth(194, 182, 9, 20, 194, false))
		const upper = "M24 128Q16 74 58 48Q128 10 198 48Q240 74 232 128Q222 142 208 130Q196 98 128 92Q60 98 48 130Q34 142 24 128Z"
		c.Part("gums", c.Blur(5, c.Path("M44 110Q128 76 212 110V124Q128 92 44 124Z", kit.Hex("#2a0812"))).Opacity(.5), p.Body(c, upper, g, 18), p.Glint(c, "M48 84C56 60 88 44 112 40C120 40 120 47 112 48C88 54 68 66 58 88C53 96 44 94 48 84Z", .5))
		c.Part("teeth", tooth(50, 118, 9, 26, 8, false), tooth(102, 92, 13, 32, 3, false), tooth(128, 90, 13, 33, 0, false), tooth(154, 92, 13, 32, -3, false), tooth(206, 118, 9, 26, -8, false), tooth(74, 100, 15, 70, 4, true), tooth(182, 100, 15, 70, -4, true))
		if c.State("bloody") {
			c.Part("blood", c.Path("M66 146Q70 158 69 168Q66 176 70 180Q76 182 77 172Q76 160 80 148Z", r.M), c.Path("M176 146Q178 160 180 176Q178 190 182 196Q190 196 188 184Q185 166 190 150Z", r.M), c.Circle(70, 196, 5, r.M), c.Circle(182, 212, 5, r.M))
		}
		c.Anchor("ground", 128, 234)
	},
}

var sharkTooth = kit.Piece{
	Name: "shark-tooth", Cm: 6,
	Palette: "crown #f4efe2 enamel white; root #a98a66 brown",
	Draw: func(c *kit.Canvas) {
		w, r := c.Tones("crown"), c.Tones("root")
		const crown = "M36 74Q128 40 220 74C206 116 172 180 146 240Q134 258 122 240C92 190 56 124 36 74Z"
		c.Part("crown", c.Form(crown, kit.Lin(50, 60, 200, 170, w.LL, w.M, w.D, w.DD), c.Blur(9, c.Path("M128 90C140 130 142 190 136 250H240V60Z", w.DDD)).Opacity(.32), c.Line("M104 110Q114 160 124 200M150 106Q148 150 140 196M84 108Q92 130 100 146", w.DD, 1.8).Opacity(.5), p.Edge(c, crown, w, 14)), p.Glint(c, "M62 96C70 92 78 98 82 110C92 136 106 166 114 190C112 194 108 192 104 186C86 158 70 128 60 106C58 102 58 98 62 96Z", .8))
		const root = "M20 70C8 44 22 14 54 10C82 8 100 22 128 24C156 22 174 8 202 10C234 14 248 44 236 70C232 88 214 96 196 92C172 78 150 72 128 88C106 72 84 78 60 92C42 96 24 88 20 70Z"
		c.Part("root", p.Cast(c, crown, root, w, 2, 9, 5, .5), p.Body(c, root, r, 20, p.Each(46, func(i int) kit.Node {
			return c.Circle(24+float64(i*47%208), 16+float64(i*29%68), 2.2-float64(i%3)*.5, []kit.Color{r.DD, r.LL}[i%2]).Opacity(.5)
		}), c.Blur(3, c.Ellipse(128, 46, 7, 12, r.DDD)).Opacity(.55)), p.Glint(c, "M36 42C38 28 50 20 66 20C74 20 74 27 66 28C56 29 48 35 45 46C42 53 34 51 36 42Z", .45))
		c.AnchorBox("tie", 128, 46, 0, 0, 0)
		c.Anchor("ground", 132, 248)
	},
}
