package fish

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var shark = kit.Piece{
	Name: "shark", Cm: 400, Facing: kit.Right,
	Palette: "body #5b8fb9 skin; belly #f1f6f8; fins #5b8fb9 <body; teeth #ffffff; eyes #2f4258",
	Draw: func(c *kit.Canvas) {
		b, g, f, t, e := c.Tones("body"), c.Tones("belly"), c.Tones("fins"), c.Tones("teeth"), c.Tones("eyes")
		c.Part("fins", p.Flat(c, "M38 150C20 130 12 96 0 72C22 74 48 98 62 134ZM34 150C20 162 8 176 6 194C26 192 46 176 58 156Z", f, 10),
			p.Flat(c, "M104 96C110 62 124 38 148 24C150 52 158 76 172 96Z", f, 12), p.Flat(c, "M84 182C76 196 70 206 70 222C88 214 100 202 108 186Z", f, 8),
			p.Flat(c, "M62 126C62 114 66 106 74 100C78 108 82 114 88 118Z", f, 6))
		const d = "M26 146C44 134 70 120 98 102C128 84 172 74 208 86C236 96 252 118 252 136C252 150 244 158 232 164C206 186 164 198 124 192C90 186 56 168 26 146Z"
		c.Part("body", p.Body(c, d, b, 24,
			c.Named("belly", c.Path("M20 150C60 156 110 166 146 160C176 156 206 134 256 146V220H30Z", kit.Lin(120, 150, 130, 200, g.L, g.M, g.DD)), c.Blur(4, c.Line("M20 150C60 156 110 166 146 160C176 156 206 134 256 146", b.DD, 7)).Opacity(.35)),
			c.Blur(5, c.Ellipse(140, 100, 34, 9, b.DDD)).Opacity(.35)))
		const jaw = "M246 140C228 142 206 144 190 152C184 155 184 162 190 166C206 180 232 170 246 152C249 147 250 141 246 140Z"
		var teeth []kit.Node
		for i := range 6 {
			x, y := 194+float64(i)*9, 151-float64(i)*1.9
			teeth = append(teeth, c.Path(p.D("M%g %gl4.5 10l4.5 -11z", x, y), kit.Lin(x, y, x+6, y+10, t.L, t.M, t.D)), c.Path(p.D("M%g %gl4 -7.5l4.5 6z", x+3, 175-float64(i)*2.4), t.D))
		}
		c.Part("mouth", c.Form(jaw, kit.Lin(190, 144, 220, 176, kit.Hex("#5a1a2c"), kit.Hex("#a1354a")), c.Ellipse(214, 176, 22, 9, kit.Hex("#f08a90")), c.Named("teeth", teeth...)), c.Path(jaw, kit.None).Stroke(b.DDD, 2.6), c.Line("M190 148q-8 4 -5 14", b.DDD, 3))
		c.Part("gills", c.Line("M156 122q-8 14 -2 30M144 124q-8 14 -2 30M132 127q-7 13 -2 28", b.DDD, 3.4).Opacity(.75), c.Line("M159 123q-8 14 -2 29M147 125q-8 14 -2 29M135 128q-7 13 -2 27", b.LL, 1.5).Opacity(.7))
		c.Add(p.Glint(c, "M120 104C146 88 184 84 208 94C218 98 216 104 206 102C178 96 150 100 130 112C120 117 112 110 120 104Z", .42))
		c.Part("fins", p.Cast(c, d, "M170 168C160 200 136 226 104 236C110 210 118 188 134 166Z", b, 4, -2, 6, .5), p.Flat(c, "M168 166C164 200 138 230 102 240C108 212 114 188 132 164C142 158 162 158 168 166Z", f, 14),
			p.Glint(c, "M136 170C126 188 118 206 114 222C110 206 118 184 130 168Z", .35))
		c.Part("eyes", c.Circle(204, 118, 13.5, b.DD), p.Eye(c, 204.5, 117.4, 11.6, e), c.Line("M190 103Q202 94 216 98", b.DDD, 3.6).Opacity(.75))
		c.Add(c.Circle(240, 124, 2.6, b.DDD), c.Clip(d, c.Blur(4, c.Ellipse(188, 140, 10, 6, kit.Hex("#f58f9a"))).Opacity(.55)))
		c.AnchorBox("headTop", 206, 87, 60, 14, 14)
		c.AnchorBox("eyes", 206, 118, 70, 28, 0)
		c.Anchor("mouth", 222, 160)
		c.Anchor("seat", 186, 86)
		c.Anchor("paw", 106, 236)
		c.Anchor("ground", 124, 238)
	},
}
