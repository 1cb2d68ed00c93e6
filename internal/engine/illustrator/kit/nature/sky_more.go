package nature

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var tornado = kit.Piece{
	Name: "tornado", Cm: 20000,
	Palette: "funnel #8fa3bd wind gray; cloud #5f7390; dust #b59a78 debris",
	Draw: func(c *kit.Canvas) {
		f, k, d := c.Tones("funnel"), c.Tones("cloud"), c.Tones("dust")
		c.Part("dust", c.Blur(4, c.Ellipse(128, 240, 66, 14, d.M)).Opacity(.7), sheen.Each(7, func(i int) kit.Node {
			x := 72 + float64(i)*19
			return c.Form(kit.Oval(x, 238-float64(i%3)*5, 17, 12), kit.Rad(x-5, 230, 20, d.LL, d.L, d.M, d.D))
		}))
		const cone = "M8 46C40 66 64 92 76 120C86 146 88 168 104 190C114 206 106 222 114 240Q122 248 132 240C132 224 146 214 156 194C166 172 166 146 184 118C202 88 224 68 248 46Z"
		band := func(i int) kit.Node {
			r := [][4]float64{{226, 124, 18, 7}, {206, 132, 26, 10}, {184, 134, 36, 13}, {160, 128, 46, 16}, {134, 126, 60, 19}, {106, 128, 78, 22}, {76, 130, 98, 25}}[i]
			arc := func(dy float64, t kit.Color, w float64) kit.Node {
				return c.Line(sheen.D("M%g %gA%g %g 0 0 0 %g %gA%g %g 0 0 0 %g %g", r[1]-r[2], r[0]+dy, r[2], r[3], r[1]+r[2]*.9, r[0]+dy-3, r[2], r[3]*.8, r[1]+r[2]*.2, r[0]+dy-r[3]*.9), t, w)
			}
			return kit.Of(c.Clip(cone, c.Blur(1.5, arc(r[3]*.4, f.DD, r[3]*.6)).Opacity(.6)), arc(0, f.L, r[3]*.4), arc(-2, kit.White, 2).Opacity(.8))
		}
		c.Part("funnel", c.Form(cone, kit.Lin(40, 0, 216, 0, f.M, f.LL, f.L, f.D, f.DD), sheen.Edge(c, cone, f, 14)), sheen.Each(7, band))
		puff := func(x, y, r float64) kit.Node {
			return c.Circle(x, y, r, kit.Rad(x-r*.4, y-r*.5, r*1.5, kit.At(0, k.LL), kit.At(.35, k.L), kit.At(.7, k.M), kit.At(1, k.D)))
		}
		c.Part("cloud", puff(40, 38, 30), puff(220, 36, 30), puff(78, 26, 32), puff(182, 24, 33), puff(130, 24, 36), puff(58, 52, 24), puff(202, 52, 24), puff(104, 48, 26), puff(154, 48, 26))
		c.Part("dust", c.Path("M196 170l12-6 5 9-12 5Z", d.DD), c.Path("M54 176l10 2-3 11-9-4Z", d.D), c.Path("M178 206l8 3-4 7-7-4Z", d.DD), c.Path("M74 210l9-2 2 8-8 2Z", d.D))
		c.Anchor("ground", 128, 250)
	},
}

var comet = kit.Piece{
	Name: "comet", Cm: 100000, Facing: kit.Left,
	Palette: "comet #8a6f5c rock; tail #ffb43d fire; core #fff1a8; second #ff6a3d flames",
	Draw: func(c *kit.Canvas) {
		r, t, k, s := c.Tones("comet"), c.Tones("tail"), c.Tones("core"), c.Tones("second")
		c.Part("tail", c.Glow(6, c.Path("M30 172C40 120 120 80 252 4C200 100 160 210 96 232Z", s.M)).Opacity(.45), c.Path("M24 178C30 110 100 98 150 74C130 92 122 100 118 108C160 90 200 50 252 4C224 54 190 92 176 124C190 116 202 110 214 106C180 160 140 226 82 234C40 236 22 212 24 178Z", kit.Lin(40, 220, 240, 16, s.D, s.M, s.L, s.LL.Alpha(.7))),
			c.Path("M34 182C42 128 104 112 140 94C128 110 124 116 122 124C158 106 188 74 220 42C196 86 172 110 160 144C168 140 176 136 184 134C154 180 124 216 84 224C50 226 34 208 34 182Z", kit.Lin(50, 210, 220, 50, t.M, t.L, t.LL.Alpha(.8))),
			c.Path("M46 182C56 144 100 132 126 120C118 132 116 138 116 144C138 132 156 112 176 92C162 122 148 140 138 166C124 190 104 208 86 212C60 214 46 202 46 182Z", kit.Lin(60, 200, 170, 100, k.M, k.L, k.LL.Alpha(.9))))
		c.Part("comet", sheen.Ball(c, 76, 178, 50, r, c.Ellipse(62, 164, 13, 10, r.DD), c.Ellipse(64, 166, 11, 8, r.D), c.Ellipse(98, 190, 16, 12, r.DD), c.Ellipse(100, 192, 13, 9, r.D), c.Ellipse(66, 204, 9, 7, r.DD), c.Ellipse(96, 154, 7, 5, r.DD), c.Circle(48, 186, 4, r.DD)), c.Blur(5, c.Line("M104 218C126 204 132 172 116 142", t.L, 9)).Opacity(.8))
		c.Part("sparks", c.Path("M196 172l4 9 9 3-9 4-4 9-4-9-9-4 9-3Z", t.L), c.Path("M140 28l3 7 7 2-7 3-3 7-3-7-7-3 7-2Z", t.L), c.Circle(226, 132, 4, t.M), c.Circle(160, 210, 4, s.L), c.Circle(104, 62, 4, s.L))
	},
}

var iceCube = kit.Piece{
	Name: "ice-cube", Cm: 3,
	Palette: "ice #9fdcf7 blue; frost #ffffff white",
	Draw: func(c *kit.Canvas) {
		i, f := c.Tones("ice"), c.Tones("frost")
		top, left, right := "M128 10Q138 8 148 13L232 52Q240 57 232 63L140 108Q128 113 116 108L24 63Q16 57 24 52L108 13Q118 8 128 10Z", "M18 70Q20 64 28 66L118 110Q126 114 126 124V238Q126 250 114 246L30 204Q22 200 22 190Z", "M238 70Q236 64 228 66L138 110Q130 114 130 124V238Q130 250 142 246L226 204Q234 200 234 190Z"
		c.Part("ice", c.Path("M128 8L242 58L236 200L128 252L20 200L14 58Z", i.L.Alpha(.75)),
			c.Form(left, kit.Lin(20, 66, 126, 246, kit.At(0, i.L.Alpha(.9)), kit.At(.5, i.M.Alpha(.82)), kit.At(1, i.D.Alpha(.9))), c.Blur(6, c.Path("M40 100L90 124V200L48 178Z", f.M)).Opacity(.5), c.Line("M34 84V180", f.M, 6).Opacity(.8)),
			c.Form(right, kit.Lin(130, 110, 236, 240, kit.At(0, i.M.Alpha(.85)), kit.At(.5, i.D.Alpha(.8)), kit.At(1, i.DD.Alpha(.9))), c.Blur(6, c.Path("M160 138L208 114V170L160 196Z", f.M)).Opacity(.35), c.Line("M146 226L216 190", f.M, 4).Opacity(.6)),
			c.Form(top, kit.Lin(40, 20, 220, 110, f.M.Alpha(.95), i.LL.Alpha(.9), i.L.Alpha(.9)), c.Blur(4, c.Path("M70 56L128 30L186 56L128 84Z", f.M)).Opacity(.8)), c.Line("M128 116V244M26 62L124 108M230 62L132 108", f.M, 3).Opacity(.85), c.Line("M96 198L82 184L88 166L74 152M88 166L102 160", f.M, 2.4).Opacity(.8), c.Circle(50, 190, 4, f.M.Alpha(.7)), c.Circle(60, 204, 2.6, f.M.Alpha(.7)), c.Circle(204, 108, 4, f.M.Alpha(.6)), c.Circle(214, 122, 2.6, f.M.Alpha(.6)))
		c.Anchor("ground", 128, 246)
	},
}

var icicle = kit.Piece{
	Name: "icicle", Cm: 80,
	Palette: "ice #8fd3f5 blue; snow #f7fbff white",
	Draw: func(c *kit.Canvas) {
		i, s := c.Tones("ice"), c.Tones("snow")
		spike := func(x, w, l float64) kit.Node {
			d := sheen.D("M%g 40C%g %g %g %g %g %gC%g %g %g %g %g 40Z", x-w, x-w*.8, 40+l*.3, x-w*.24, 40+l*.62, x, 40+l, x+w*.24, 40+l*.62, x+w*.8, 40+l*.3, x+w)
			return kit.Of(c.Form(d, kit.Lin(x-w, 0, x+w, 0, kit.At(0, i.L.Alpha(.95)), kit.At(.25, s.M.Alpha(.95)), kit.At(.5, i.L.Alpha(.9)), kit.At(1, i.D.Alpha(.95))), c.Path(sheen.D("M%g 40C%g %g %g %g %g %gC%g %g %g %g %g 40Z", x+w*.1, x+w*.1, 40+l*.3, x+w*.06, 40+l*.62, x, 40+l, x+w*.24, 40+l*.62, x+w*.8, 40+l*.3, x+w), i.D.Alpha(.4)), sheen.Each(4, func(k int) kit.Node {
				y := 52 + l*.16*float64(k)
				return c.Line(sheen.D("M%g %gQ%g %g %g %g", x-w*.8, y, x, y+8, x+w*.8, y), s.M, 1.8).Opacity(.5)
			})), c.Line(sheen.D("M%g 50C%g %g %g %g %g %g", x-w*.5, x-w*.5, 40+l*.3, x-w*.2, 40+l*.5, x-w*.1, 40+l*.72), kit.White, max(2, w*.14)).Opacity(.9))
		}
		c.Part("ice", spike(30, 22, 96), spike(226, 22, 110), spike(78, 28, 168), spike(180, 27, 146), spike(128, 33, 212), spike(54, 13, 56), spike(152, 14, 80), spike(204, 13, 64))
		d := "M2 40C-4 20 16 8 36 14C50 -2 84 0 94 12C112 -4 146 -2 158 10C176 -2 204 2 214 14C238 8 262 22 254 42C256 56 240 62 230 52C224 66 204 66 198 54C190 68 170 66 164 54C154 70 132 66 128 54C116 68 98 66 92 54C84 66 62 66 58 52C48 64 30 64 26 52C14 62 0 54 2 40Z"
		c.Part("snow", c.Path(d, i.DD).Move(0, 5).Opacity(.35), c.Form(d, kit.Lin(0, 0, 0, 64, kit.White, s.L, s.M, i.LL), sheen.Edge(c, d, s, 10)))
		c.Part("drop", c.Path("M128 258Q134 266 134 271A6 6 0 0 1 122 271Q122 266 128 258Z", i.M.Alpha(.9)), c.Circle(126, 271, 1.6, kit.White))
	},
}
