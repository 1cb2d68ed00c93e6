package clothing

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var bib = kit.Piece{
	Name: "bib", Cm: 25,
	Palette: "bib #f9a8c9 pink; trim #ffffff; print #fff1a8 duck",
	Draw: func(c *kit.Canvas) {
		b, t, p := c.Tones("bib"), c.Tones("trim"), c.Tones("print")
		c.Part("bib", sheen.Tube(c, "M92 34C70 6 84 -2 100 10C112 20 118 30 116 42", 7, t), sheen.Tube(c, "M164 34C186 6 172 -2 156 10C144 20 138 30 140 42", 7, t))
		d := "M84 22C60 26 40 48 40 78C16 96 6 134 12 168C22 224 70 250 128 250C186 250 234 224 244 168C250 134 240 96 216 78C216 48 196 26 172 22C156 20 152 36 160 44C176 60 176 84 156 96C140 104 116 104 100 96C80 84 80 60 96 44C104 36 100 20 84 22Z"
		c.Part("trim", c.Path(d, t.D).Stroke(t.D, 12), c.Path(d, t.L).Stroke(t.L, 9))
		c.Part("bib", sheen.Body(c, d, b, 20), c.Path("M30 160C34 210 80 234 128 234C176 234 222 210 226 160", kit.None).Stroke(b.LL, 4).Dash(7, 8))
		if text := c.Text(); text != "" {
			c.Part("print", c.Letters(text, kit.Box{X0: 58, Y0: 128, X1: 198, Y1: 206}, "display", p.M))
		} else {
			o := kit.TonesOf(kit.Hex("#ff9a3c"))
			c.Part("print", sheen.Body(c, "M94 186C82 168 88 152 100 154C112 158 120 164 132 162C124 150 126 126 150 126C172 126 180 146 172 160C182 172 178 206 140 208C116 208 102 200 94 186Z", p, 12), c.Circle(156, 144, 4.4, kit.Hex("#4a3b33")), c.Path("M172 146Q188 144 190 152Q184 160 170 156Z", o.M), c.Line("M118 182Q136 196 150 178", p.D, 4))
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
		c.Part("diaper", sheen.Body(c, o, d, 24, c.Line("M84 112C92 150 100 180 104 210M172 112C164 150 156 180 152 210", d.D, 3).Opacity(.6)), c.Line("M20 138C52 142 80 168 88 206M236 138C204 142 176 168 168 206", d.DD, 4).Dash(3, 6).Opacity(.6))
		c.Part("band", c.Clip(o, c.Path("M0 66Q128 106 256 66V88Q128 130 0 88Z", kit.Lin(0, 60, 256, 130, b.L, b.M, b.D))))
		c.Part("pin", sheen.Body(c, kit.RoundRect(30, 88, 48, 22, 8), p, 6).Rotate(12, 54, 99), sheen.Body(c, kit.RoundRect(178, 88, 48, 22, 8), p, 6).Rotate(-12, 202, 99))
		c.Part("band", sheen.Body(c, "M128 186C112 176 108 160 116 154C122 152 126 156 128 160C130 156 134 152 140 154C148 160 144 176 128 186Z", b, 5))
		c.AnchorBox("fit", 128, 88, 220, 0, 0)
		c.Anchor("ground", 128, 214)
	},
}
