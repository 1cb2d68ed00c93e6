package weapons

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var dagger = kit.Piece{
	Name: "dagger", Cm: 35,
	Palette: "blade #c9d3dd steel; hilt #d9a441 guard pommel gold; grip #6b3b2a handle; gem #c92f4a jewel",
	Draw: func(c *kit.Canvas) {
		b, h, g, j := c.Tones("blade"), c.Tones("hilt"), c.Tones("grip"), c.Tones("gem")
		edge := "M128 252C116 226 106 180 104 118H152C150 180 140 226 128 252Z"
		c.Part("blade", c.Path(edge, b.DDD).Stroke(b.DD, 3), c.Form(edge, kit.Lin(104, 0, 152, 0, b.LL, b.L, b.M),
			c.Path("M128 256V110H156C156 180 146 226 128 256Z", b.D), c.Path("M124 118H132L129 226H127Z", b.DD).Opacity(.7), c.Line("M110 122C112 168 117 202 124 228", kit.White, 3).Opacity(.8)))
		grip := "M116 44C112 62 112 78 117 100H139C144 78 144 62 140 44Z"
		c.Part("grip", sheen.Body(c, grip, g, 7, c.Line("M110 58L146 50M110 70L146 62M110 82L146 74M110 94L146 86", g.DD, 3.4).Opacity(.8)))
		c.Part("hilt", sheen.Body(c, "M62 96C54 92 50 100 54 108C60 118 72 118 82 114C98 124 112 126 128 126C144 126 158 124 174 114C184 118 196 118 202 108C206 100 202 92 194 96C186 100 176 100 166 98H90C80 100 70 100 62 96Z", h, 7), sheen.Ball(c, 128, 28, 20, h))
		c.Part("gem", c.Path(shape.Poly(1, shape.Pt{X: 128, Y: 100}, shape.Pt{X: 138, Y: 110}, shape.Pt{X: 128, Y: 120}, shape.Pt{X: 118, Y: 110}), kit.Lin(118, 100, 138, 120, j.LL, j.M, j.D)), c.Circle(128, 28, 9, kit.Rad(125, 25, 10, j.LL, j.M, j.DD)), c.Circle(125, 25, 2.4, kit.White).Opacity(.8))
		c.AnchorBox("grip", 128, 72, 30, 50, 0)
	},
}

// razor is a straight razor, half open.
var razor = kit.Piece{
	Name: "straight-razor", Cm: 24,
	Palette: "blade #cfd8e0 steel; handle #7a2f2a wood; pin #d9b65a brass",
	Draw: func(c *kit.Canvas) {
		b, h, p := c.Tones("blade"), c.Tones("handle"), c.Tones("pin")
		blade := kit.Of(c.Path("M6 96C4 84 10 76 22 76H132C150 76 160 84 176 96C184 102 190 110 186 116C182 122 172 118 164 112C152 103 146 104 136 108H20C12 108 8 104 6 96Z", b.DD).Move(0, 3),
			c.Form("M6 96C4 84 10 76 22 76H132C150 76 160 84 176 96C184 102 190 110 186 116C182 122 172 118 164 112C152 103 146 104 136 108H20C12 108 8 104 6 96Z", kit.Lin(0, 76, 0, 110, b.LL, b.L, b.M),
				c.Path("M0 96H140V112H0Z", kit.White).Opacity(.55), c.Line("M8 97H138", b.D, 1.6), c.Line("M22 82H130", b.D, 3).Opacity(.5))).Rotate(-22, 176, 110)
		handle := "M164 98C178 92 190 100 194 116C200 150 188 190 158 214C128 238 92 246 68 240C54 236 54 222 66 220C100 216 130 204 146 182C160 162 160 138 156 118C154 106 156 101 164 98Z"
		c.Part("blade", blade)
		c.Part("handle", sheen.Body(c, handle, h, 9, c.Line("M180 112C186 146 174 182 148 202C124 220 96 230 74 230", h.LL, 3).Opacity(.6)))
		for _, q := range [][2]float64{{174, 110}, {82, 230}} {
			c.Part("pin", c.Circle(q[0], q[1]+.8, 6.4, p.DD), c.Circle(q[0], q[1], 5.6, kit.Rad(q[0]-2, q[1]-2, 7, p.LL, p.M, p.D)))
		}
		c.AnchorBox("grip", 168, 170, 30, 60, 20)
	},
}

// scaleBalance is a balance of two pans, as justice holds it.
var scaleBalance = kit.Piece{
	Name: "scale-balance", Cm: 45,
	Palette: "stand #c9953a gold beam brass; pans #e0b04f <stand; chains #a87b2e <stand",
	Draw: func(c *kit.Canvas) {
		s, p, h := c.Tones("stand"), c.Tones("pans"), c.Tones("chains")
		for _, x := range []float64{50, 206} {
			c.Part("chains", c.Line(sheen.D("M%g 62L%g 158M%g 62L%g 158", x, x-34, x, x+34), h.DD, 3.4), c.Line(sheen.D("M%g 62L%g 158M%g 62L%g 158", x, x-34, x, x+34), h.L, 1.4), c.Circle(x, 60, 5, kit.None).Stroke(h.D, 3))
		}
		c.Part("stand", sheen.Body(c, "M70 246C70 234 84 230 104 228C116 226 120 220 120 210H136C136 220 140 226 152 228C172 230 186 234 186 246Z", s, 8),
			sheen.Body(c, "M121 214L119 130L122 60H134L137 130L135 214Z", s, 6), sheen.Body(c, kit.Oval(128, 140, 14, 9), s, 5), sheen.Body(c, kit.Oval(128, 208, 15, 7), s, 4),
			sheen.Body(c, "M40 58C66 44 96 60 120 50Q128 46 136 50C160 60 190 44 216 58C218 64 212 68 206 66C184 58 160 74 136 66H120C96 74 72 58 50 66C44 68 38 64 40 58Z", s, 6), sheen.Ball(c, 128, 56, 15, s), sheen.Ball(c, 128, 30, 9, s))
		for _, x := range []float64{50, 206} {
			d := sheen.D("M%g 156H%gC%g 184 %g 194 %g 194C%g 194 %g 184 %g 156Z", x-42, x+42, x+38, x+20, x, x-20, x-38, x-42)
			c.Part("pans", sheen.Body(c, d, p, 8), c.Path(kit.RoundRect(x-45, 151, 90, 9, 4.5), kit.Lin(x-45, 0, x+45, 0, p.LL, p.M, p.D)))
		}
		c.Anchor("ground", 128, 246)
	},
}
