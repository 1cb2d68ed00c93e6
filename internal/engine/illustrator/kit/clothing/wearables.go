package clothing

import (
	"pellucid/internal/engine/illustrator/kit"
	solid "pellucid/internal/engine/illustrator/kit/sheen"
)

var bib = kit.Piece{
	Name: "bib", Cm: 25,
	Palette: "bib #f9a8c9 pink; trim #ffffff; print #fff1a8 duck",
	Draw: func(c *kit.Canvas) {
		b, t, p := c.Tones("bib"), c.Tones("trim"), c.Tones("print")
		c.Part("bib", solid.Tube(c, "M92 34C70 6 84 -2 100 10C112 20 118 30 116 42", 7, t), solid.Tube(c, "M164 34C186 6 172 -2 156 10C144 20 138 30 140 42", 7, t))
		d := "M84 22C60 26 40 48 40 78C16 96 6 134 12 168C22 224 70 250 128 250C186 250 234 224 244 168C250 134 240 96 216 78C216 48 196 26 172 22C156 20 152 36 160 44C176 60 176 84 156 96C140 104 116 104 100 96C80 84 80 60 96 44C104 36 100 20 84 22Z"
		c.Part("trim", c.Path(d, t.D).Stroke(t.D, 12), c.Path(d, t.L).Stroke(t.L, 9))
		c.Part("bib", solid.Body(c, d, b, 20), c.Path("M30 160C34 210 80 234 128 234C176 234 222 210 226 160", kit.None).Stroke(b.LL, 4).Dash(7, 8))
		if text := c.Text(); text != "" {
			c.Part("print", c.Letters(text, kit.Box{X0: 58, Y0: 128, X1: 198, Y1: 206}, "display", p.M))
		} else {
			o := kit.TonesOf(kit.Hex("#ff9a3c"))
			c.Part("print", solid.Body(c, "M94 186C82 168 88 152 100 154C112 158 120 164 132 162C124 150 126 126 150 126C172 126 180 146 172 160C182 172 178 206 140 208C116 208 102 200 94 186Z", p, 12), c.Circle(156, 144, 4.4, kit.Hex("#4a3b33")), c.Path("M172 146Q188 144 190 152Q184 160 170 156Z", o.M), c.Line("M118 182Q136 196 150 178", p.D, 4))
		}
		c.AnchorBox("print", 128, 166, 150, 84, 0)
		c.AnchorBox("fit", 128, 60, 80, 0, 0)
		c.Anchor("ground", 128, 250)
	},
}

var diaper = kit.Piece{
	Name: "diaper", Cm: 35,
	Palette: "diaper #fbf8f2 white; band #8fd0ee blue; pin #f2b632 tabs",
	Draw: func(c *kit.Canvas) {
		d, b, p := c.Tones("diaper"), c.Tones("band"), c.Tones("pin")
		c.On(kit.Back)
		c.Part("diaper", c.Path("M16 70Q128 40 240 70V100Q128 120 16 100Z", d.DD))
		c.On(kit.Body)
		o := "M8 68Q128 108 248 68C252 96 248 122 240 136C206 140 178 168 170 206C150 220 106 220 86 206C78 168 50 140 16 136C8 122 4 96 8 68Z"
		c.Part("diaper", solid.Body(c, o, d, 24, c.Line("M84 112C92 150 100 180 104 210M172 112C164 150 156 180 152 210", d.D, 3).Opacity(.6)), c.Line("M20 138C52 142 80 168 88 206M236 138C204 142 176 168 168 206", d.DD, 4).Dash(3, 6).Opacity(.6))
		c.Part("band", c.Clip(o, c.Path("M0 66Q128 106 256 66V88Q128 130 0 88Z", kit.Lin(0, 60, 256, 130, b.L, b.M, b.D))))
		c.Part("pin", solid.Body(c, kit.RoundRect(30, 88, 48, 22, 8), p, 6).Rotate(12, 54, 99), solid.Body(c, kit.RoundRect(178, 88, 48, 22, 8), p, 6).Rotate(-12, 202, 99))
		c.Part("band", solid.Body(c, "M128 186C112 176 108 160 116 154C122 152 126 156 128 160C130 156 134 152 140 154C148 160 144 176 128 186Z", b, 5))
		c.AnchorBox("fit", 128, 88, 220, 0, 0)
		c.Anchor("ground", 128, 214)
	},
}

var fannyPack = kit.Piece{
	Name: "fanny-pack", Cm: 40,
	Palette: "bag #f0569b pink; belt #4a4f5d strap; zipper #e7edf2 metal; buckle #f2c14a",
	Draw: func(c *kit.Canvas) {
		b, s, z, k := c.Tones("bag"), c.Tones("belt"), c.Tones("zipper"), c.Tones("buckle")
		c.Part("belt", c.Line("M40 112C4 96 14 44 66 34H190C242 44 252 96 216 112", s.DDD, 20), c.Line("M40 112C4 96 14 44 66 34H190C242 44 252 96 216 112", s.M, 16), c.Line("M40 112C4 96 14 44 66 34H190C242 44 252 96 216 112", s.LL, 2).Dash(6, 6).Opacity(.7))
		c.Part("buckle", solid.Body(c, kit.RoundRect(104, 18, 48, 32, 8), k, 7), c.Line("M128 20V48M112 34H144", k.DD, 4))
		d := "M28 106Q30 88 50 88H206Q226 88 228 106C234 148 218 196 182 210C150 220 106 220 74 210C38 196 22 148 28 106Z"
		c.Part("bag", solid.Body(c, d, b, 26))
		c.Part("zipper", c.Line("M44 114Q128 132 212 114", b.DDD, 12), c.Line("M44 114Q128 132 212 114", z.D, 6), c.Line("M44 114Q128 132 212 114", z.LL, 6).Dash(2, 4))
		c.Part("bag", solid.Body(c, "M62 150Q64 142 76 144Q128 154 180 144Q192 142 194 150C194 176 182 196 160 200Q128 206 96 200C74 196 62 176 62 150Z", b, 12))
		c.Part("zipper", c.Line("M72 156Q128 166 184 156", b.DDD, 8), c.Line("M72 156Q128 166 184 156", z.LL, 4).Dash(2, 4), solid.Body(c, "M196 112L208 108L214 134Q210 142 202 138Z", z, 4), solid.Body(c, "M170 156L180 154L184 174Q180 180 174 176Z", z, 4))
		c.Part("bag", solid.Streak(c, "M42 134Q44 106 56 100H110", 5, .5))
		c.AnchorBox("print", 128, 180, 100, 34, 0)
		c.AnchorBox("fit", 128, 100, 200, 0, 0)
		c.Anchor("ground", 128, 214)
	},
}

var jesterHat = kit.Piece{
	Name: "jester-hat", Cm: 40,
	Palette: "hat #7b45c4 purple; half #f2b632 gold yellow; bells #f7d25a; band #e2413c",
	Draw: func(c *kit.Canvas) {
		h, g, b, r := c.Tones("hat"), c.Tones("half"), c.Tones("bells"), c.Tones("band")
		bell := func(x, y float64) kit.Node {
			return kit.Of(solid.Ball(c, x, y, 17, b), c.Line(solid.D("M%g %gQ%g %g %g %g", x-15, y+2, x, y+7, x+15, y+2), b.DD, 2.6), c.Circle(x, y+9, 3.4, b.DDD), c.Line(solid.D("M%g %gv6", x, y+9), b.DDD, 2.4), c.Ellipse(x-6, y-7, 4, 3, kit.White).Opacity(.9).Shade())
		}
		mid := "M86 128C84 76 96 34 128 8C160 34 172 76 170 128L150 220H106Z"
		c.Part("half", solid.Body(c, mid, g, 16))
		left := "M60 220C52 180 60 140 84 112C70 84 36 84 22 128C18 140 8 140 10 126C14 60 74 32 112 72C136 100 138 160 130 222Z"
		c.Part("hat", solid.Body(c, left, h, 22), solid.Glint(c, "M34 88Q54 58 84 66Q88 72 80 72Q58 70 42 92Q34 96 34 88Z", .5))
		right := "M196 220C204 180 196 140 172 112C186 84 220 84 234 128C238 140 248 140 246 126C242 60 182 32 144 72C120 100 118 160 126 222Z"
		c.Part("half", solid.Body(c, right, g, 22), solid.Glint(c, "M170 64Q196 56 220 84Q220 92 212 88Q194 70 172 72Q164 70 170 64Z", .6))
		c.Part("hat", c.Clip(mid, c.Path("M128 0C110 20 96 60 104 96C112 84 120 80 128 78C136 80 144 84 152 96C160 60 146 20 128 0Z", kit.Lin(100, 10, 156, 100, h.L, h.M, h.D))))
		c.Part("bells", bell(18, 146), bell(238, 146), bell(128, 18))
		c.Part("band", solid.Body(c, "M50 206Q128 234 206 206L210 238Q128 266 46 238Z", r, 12, solid.Each(7, func(i int) kit.Node {
			x := 62 + float64(i)*22
			y := 226 + 11 - (x-128)*(x-128)/520
			return c.Path(solid.D("M%g %gl9 -10l9 10l-9 10Z", x-9, y), g.M)
		})))
		c.AnchorBox("fit", 128, 234, 150, 30, 0)
		c.Anchor("ground", 128, 250)
	},
}
