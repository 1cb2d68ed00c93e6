package produce

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var durian = kit.Piece{
	Name: "durian", Cm: 25,
	Palette: "rind #a8b43a green shell; flesh #fbe08a yellow; stem #8a6a3a; spikes #7f8f2a <rind",
	Draw: func(c *kit.Canvas) {
		r, f, s, k := c.Tones("rind"), c.Tones("flesh"), c.Tones("stem"), c.Tones("spikes")
		c.Part("stem", p.Limb(c, p.NewTube(p.J{X: 104, Y: 44, R: 11}, p.J{X: 100, Y: 22, R: 10}, p.J{X: 108, Y: 6, R: 12}), s, 5))
		const x, y, rx, ry = 116.0, 140.0, 100.0, 102.0
		thorn := func(px, py, size, turn float64) kit.Node {
			return kit.Of(c.Path(p.D("M%g %gL%g %gL%g %gZ", px-size*.8, py+size*.5, px, py-size, px+size*.1, py+size*.7), k.LL), c.Path(p.D("M%g %gL%g %gL%g %gZ", px+size*.1, py+size*.7, px, py-size, px+size*.8, py+size*.5), k.DD)).Rotate(turn, px, py)
		}
		c.Part("spikes", p.Each(30, func(i int) kit.Node {
			return thorn(x+rx*.96, y, 15, 90).Rotate(float64(i)*12, x, y)
		}))
		d := kit.Oval(x, y, rx, ry)
		c.Part("rind", p.Body(c, d, r, 26))
		c.Part("spikes", c.Clip(kit.Oval(x, y, rx+4, ry+4), p.Each(46, func(i int) kit.Node {
			row, col := i/7, i%7
			px := 30 + 28*float64(col) + 14*float64(row%2)
			py := 62 + 26*float64(row)
			return thorn(px, py, 14, (px-x)*.5)
		})))
		wedge := "M132 122C168 108 214 126 240 166C246 206 214 244 166 248C138 226 122 170 132 122Z"
		c.Part("rind", p.Body(c, wedge, kit.TonesOf(kit.Hex("#f4efcf")), 10), c.Path(wedge, kit.None).Stroke(r.D, 5))
		c.Part("flesh", p.Body(c, "M150 142C172 132 200 146 200 168C200 190 168 194 154 180C144 168 142 148 150 142Z", f, 9), p.Body(c, "M178 190C198 182 222 190 222 206C220 226 190 234 174 224C164 214 166 196 178 190Z", f, 9), p.Glint(c, "M158 150q14 -6 26 4q-14 0 -22 6q-8 -2 -4 -10zM184 198q12 -6 22 2q-12 0 -18 5q-8 0 -4 -7z", .7))
		c.Anchor("ground", 124, 248)
	},
}

var jackfruit = kit.Piece{
	Name: "jackfruit", Cm: 45,
	Palette: "rind #9aa83a green skin; flesh #f9c23a yellow; stem #7a5a34; leaf #4f9a3a",
	Draw: func(c *kit.Canvas) {
		r, f, s, l := c.Tones("rind"), c.Tones("flesh"), c.Tones("stem"), c.Tones("leaf")
		c.Part("stem", p.Limb(c, p.NewTube(p.J{X: 96, Y: 40, R: 10}, p.J{X: 92, Y: 22, R: 9}, p.J{X: 102, Y: 6, R: 10}), s, 5))
		c.Part("leaf", p.Body(c, "M104 22C130 -2 168 2 186 24C164 42 126 44 104 22Z", l, 7, c.Line("M106 22Q144 16 182 24", l.LL, 2.4)))
		d := "M94 32C140 30 166 74 172 126C178 184 146 236 96 238C44 236 16 186 20 126C26 74 50 32 94 32Z"
		c.Part("rind", p.Body(c, d, r, 24, p.Each(130, func(i int) kit.Node {
			row, col := i/10, i%10
			x, y := 18+16.0*float64(col)+8*float64(row%2), 38+16*float64(row)
			return kit.Of(c.Circle(x, y, 6, r.DD).Opacity(.6), c.Circle(x-1, y-1.5, 4.4, r.L), c.Circle(x-1.6, y-2.4, 1.7, r.LL))
		}), c.Blur(14, c.Path("M150 60C190 110 180 220 110 250L200 250V60Z", r.DDD)).Opacity(.45)))
		half := kit.Oval(172, 184, 74, 60)
		c.Part("rind", p.Body(c, half, r, 8))
		c.Part("flesh", c.Form(kit.Oval(172, 183, 66, 52), kit.Rad(160, 170, 74, kit.Hex("#fff6d2"), kit.Hex("#f7e3a0"), kit.Hex("#e6c46a"))), p.Each(8, func(i int) kit.Node {
			seg := p.Body(c, "M172 172C160 160 158 142 172 138C186 142 184 160 172 172Z", f, 5, c.Ellipse(172, 154, 5, 8, kit.Hex("#c98a3a")))
			return kit.Of(seg).Rotate(float64(i)*45, 172, 182)
		}), c.Ellipse(172, 182, 9, 8, kit.Hex("#fff2c8")))
		c.Anchor("ground", 128, 244)
	},
}

var rambutan = kit.Piece{
	Name: "rambutan", Cm: 5,
	Palette: "skin #d8343f red; hairs #8fb43a green spines; flesh #f7f4ef white",
	Draw: func(c *kit.Canvas) {
		s, h, f := c.Tones("skin"), c.Tones("hairs"), c.Tones("flesh")
		hairy := func(x, y, r float64) kit.Node {
			return kit.Of(p.Each(22, func(i int) kit.Node {
				return kit.Of(c.Line(p.D("M%g %gq8 -10 %g -24", x, y-r*.92, 4+5*float64(i%3)), s.D, 5), c.Line(p.D("M%g %gq4 -4 %g -8", x+6+2*float64(i%3), y-r*.92-15, float64(i%3)), h.M, 4)).Rotate(float64(i)*16.400, x, y)
			}), p.Body(c, kit.Oval(x, y, r, r), s, r*.26, p.Each(24, func(i int) kit.Node {
				px, py := x-r+2*r*c.Rand().Float64(), y-r+2*r*c.Rand().Float64()
				return kit.Of(c.Line(p.D("M%g %gq5 -3 6 -13", px, py), s.DD, 3.6), c.Line(p.D("M%g %gq5 -3 6 -13", px-1, py), s.LL, 1.8))
			})))
		}
		c.Part("skin", hairy(92, 98, 66))
		c.Part("skin", p.Body(c, "M112 176C116 138 148 122 182 130C218 138 234 168 228 198C222 230 190 244 160 238C130 232 110 208 112 176Z", s, 12), p.Each(16, func(i int) kit.Node {
			return kit.Of(c.Line("M170 244q4 8 0 16", s.D, 5), c.Line("M171 252q2 4 0 8", h.M, 4)).Rotate(float64(i)*22.500, 170, 184)
		}))
		c.Part("flesh", p.Body(c, kit.Oval(168, 180, 48, 46), f, 14), c.Ellipse(170, 188, 18, 22, kit.Hex("#b9835a")).Opacity(.35), p.Glint(c, "M136 166C142 150 156 144 168 144C170 149 160 150 153 154C145 158 142 166 139 172C135 174 134 170 136 166Z", .9))
	},
}

var starfruit = kit.Piece{
	Name: "starfruit", Cm: 12,
	Palette: "fruit #f7c92f yellow skin; flesh #fbe77a <fruit; edge #a8b93a green; leaf #4f9a3a",
	Draw: func(c *kit.Canvas) {
		f, l, e, g := c.Tones("fruit"), c.Tones("flesh"), c.Tones("edge"), c.Tones("leaf")
		c.Part("leaf", p.Body(c, "M58 30C70 6 100 0 122 8C112 30 86 42 58 30Z", g, 6, c.Line("M60 29Q90 20 118 10", g.LL, 2.2)))
		c.Part("fruit", p.Body(c, "M64 26C92 30 124 62 142 104C154 138 150 172 138 190C118 206 84 202 56 178C24 148 10 104 22 66C30 42 46 26 64 26Z", f, 20, c.Path("M64 26C82 60 104 110 138 190C110 170 74 108 60 26Z", f.LL).Opacity(.75), c.Line("M64 26C82 60 104 110 138 190", e.M, 5), c.Path("M60 28C40 70 44 130 70 186L52 172C24 140 22 80 60 28Z", f.DD).Opacity(.45), c.Line("M58 28C38 70 42 130 68 186", e.D, 4)))
		star := "M176 100C184 116 188 136 196 142C206 148 228 144 246 152C236 166 220 176 218 188C216 202 228 218 226 236C210 234 194 222 180 222C166 224 152 240 136 244C134 226 144 208 142 194C140 182 120 174 112 160C128 152 146 156 156 148C166 140 166 118 176 100Z"
		c.Part("flesh", c.Path(star, f.DDD).Move(3, 5).Opacity(.35), p.Body(c, star, l, 12), c.Path(star, kit.None).Stroke(e.M, 4.5), p.Each(5, func(i int) kit.Node {
			return kit.Of(c.Path("M180 164C172 152 172 136 178 126C184 136 186 152 180 164Z", kit.White).Opacity(.55), c.Path("M180 156C176 150 176 144 180 140C184 144 184 150 180 156Z", kit.Hex("#8a5a2a"))).Rotate(float64(i)*72-4, 180, 180)
		}), c.Circle(180, 180, 8, kit.White).Opacity(.6))
		c.Anchor("ground", 128, 244)
	},
}

var passionFruit = kit.Piece{
	Name: "passion-fruit", Cm: 7,
	Palette: "skin #7a2f5f purple; pith #f7dcd4 white; pulp #f2a92a orange yellow; seeds #2f2528; leaf #4f9a3a",
	Draw: func(c *kit.Canvas) {
		s, w, o, k, g := c.Tones("skin"), c.Tones("pith"), c.Tones("pulp"), c.Tones("seeds"), c.Tones("leaf")
		c.Part("leaf", p.Body(c, "M96 30C112 4 148 0 172 14C156 36 124 44 96 30Z", g, 6, c.Line("M98 29Q136 20 168 15", g.LL, 2.2)))
		c.Part("skin", p.Limb(c, p.NewTube(p.J{X: 92, Y: 36, R: 5}, p.J{X: 90, Y: 20, R: 5}, p.J{X: 96, Y: 10, R: 6}), g, 3), p.Body(c, kit.Oval(92, 112, 82, 80), s, 24, p.Each(26, func(int) kit.Node {
			return c.Circle(14+156*c.Rand().Float64(), 36+150*c.Rand().Float64(), 1.8, s.LL).Opacity(.7)
		})), p.Glint(c, "M38 84C44 64 60 50 76 46C82 50 74 56 68 60C56 66 48 78 44 92C38 96 35 92 38 84Z", .55))
		c.Part("skin", p.Body(c, kit.Oval(166, 172, 84, 78), s, 10))
		c.Part("pith", c.Form(kit.Oval(165, 170, 75, 69), kit.Rad(150, 150, 84, w.LL, w.L, w.M, w.D)))
		c.Part("pulp", p.Body(c, "M102 170C104 136 132 112 166 112C202 112 228 138 228 170C228 204 200 228 166 228C130 228 102 202 102 170Z", o, 12))
		c.Part("seeds", p.Each(17, func(i int) kit.Node {
			q := [][2]float64{{166, 136}, {140, 140}, {192, 142}, {122, 160}, {152, 158}, {180, 162}, {208, 164}, {128, 184}, {156, 184}, {184, 188}, {210, 188}, {142, 206}, {168, 208}, {194, 210}, {118, 174}, {166, 172}, {150, 128}}[i]
			turn := float64(i * 47 % 180)
			return kit.Of(c.Ellipse(q[0], q[1], 12, 9, o.LL).Opacity(.7), c.Ellipse(q[0], q[1], 7.5, 5, k.M), c.Ellipse(q[0]-2, q[1]-1.6, 2.4, 1.4, kit.White).Opacity(.8)).Rotate(turn, q[0], q[1])
		}))
		c.Anchor("ground", 128, 248)
	},
}

var brusselsSprouts = kit.Piece{
	Name: "brussels-sprouts", Cm: 12,
	Palette: "leaves #7fb83f green sprout; inside #e2eeae pale; stem #dfe6b4",
	Draw: func(c *kit.Canvas) {
		l, n, s := c.Tones("leaves"), c.Tones("inside"), c.Tones("stem")
		sprout := func(x, y, r float64) kit.Node {
			o := kit.Oval(x, y, r, r*.98)
			return kit.Of(p.Body(c, p.D("M%g %gq%g %g 0 %gq%g %g 0 %gZ", x-r*.24, y+r*.86, -r*.02, r*.2, r*.28, r*.26, r*.1, -r*.28), s, 4), p.Body(c, o, l, r*.26),
				c.Clip(o, p.Body(c, p.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-r*1.1, y-r*.4, x-r*.2, y-r*.5, x+r*.3, y+r*.3, x, y+r*1.1, x-r*.8, y+r, x-r*1.2, y+r*.4, x-r*1.1, y-r*.4), l, r*.14, c.Line(p.D("M%g %gq%g %g %g %gM%g %gq%g %g %g %g", x-r*.06, y+r, -r*.3, -r*.6, -r*.8, -r*.9, x-r*.2, y+r*.7, -r*.4, -r*.2, -r*.6, -r*.2), l.LL, 3)),
					p.Body(c, p.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x+r*1.1, y-r*.6, x+r*.3, y-r*.4, x, y+r*.4, x+r*.1, y+r*1.1, x+r*.8, y+r, x+r*1.2, y+r*.2, x+r*1.1, y-r*.6), l, r*.14, c.Line(p.D("M%g %gq%g %g %g %gM%g %gq%g %g %g %g", x+r*.14, y+r, r*.2, -r*.7, r*.8, -r*1.2, x+r*.3, y+r*.5, r*.3, 0.0, r*.5, -r*.1), l.LL, 3)),
					c.Line(p.D("M%g %gq%g %g %g %gM%g %gq%g %g %g %g", x-r*.1, y-r*.9, r*.1, r*.4, -r*.2, r*.8, x-r*.04, y-r*.6, r*.3, r*.1, r*.4, -r*.2), l.LL, 2.6)))
		}
		c.Part("leaves", sprout(82, 84, 70), sprout(188, 104, 60))
		c.Part("leaves", p.Body(c, kit.Oval(132, 182, 72, 66), l, 8))
		c.Part("inside", c.Form(kit.Oval(131, 181, 63, 57), kit.Rad(120, 168, 70, n.LL, n.L, n.M, n.D), p.Each(3, func(i int) kit.Node {
			k := 1 - .26*float64(i)
			return c.Path(kit.Oval(131, 178, 56*k, 48*k), kit.None).Stroke(l.M, 3).Opacity(.7)
		}), c.Form("M118 238C120 210 124 190 131 178C138 190 142 210 144 238Z", kit.Lin(118, 0, 144, 0, s.LL, s.L, s.D)), c.Line("M128 206C112 196 100 182 96 164M134 206C150 196 162 182 166 164M129 192C120 182 116 172 116 160M133 192C142 182 146 172 146 160", s.LL, 4)))
		c.Anchor("ground", 128, 248)
	},
}

var plantain = kit.Piece{
	Name: "plantain", Cm: 30,
	Palette: "skin #8fae3a green; tip #4a3f2a; flesh #fbe9b0; slices #f7c95a fried",
	Draw: func(c *kit.Canvas) {
		s, t, f, z := c.Tones("skin"), c.Tones("tip"), c.Tones("flesh"), c.Tones("slices")
		one := func() kit.Node {
			return kit.Of(p.Limb(c, p.NewTube(p.J{X: 20, Y: 46, R: 9}, p.J{X: 40, Y: 100, R: 30}, p.J{X: 100, Y: 164, R: 36}, p.J{X: 176, Y: 186, R: 29}, p.J{X: 232, Y: 180, R: 10}), s, 16, c.Line("M28 60C44 120 100 178 226 178", s.DD, 3).Opacity(.5), c.Line("M24 66C30 120 80 190 190 204", s.LL, 3).Opacity(.6)), p.Limb(c, p.NewTube(p.J{X: 22, Y: 54, R: 9}, p.J{X: 16, Y: 34, R: 8}, p.J{X: 18, Y: 18, R: 9}), t, 3), p.Limb(c, p.NewTube(p.J{X: 230, Y: 180, R: 8}, p.J{X: 244, Y: 176, R: 6}), t, 3))
		}
		c.Part("skin", kit.Of(one()).Move(10, -44).Rotate(-8, 128, 128), one())
		slice := func(x, y, turn float64) kit.Node {
			return kit.Of(p.Body(c, kit.Oval(x, y, 32, 21), kit.TonesOf(z.D), 5).Move(0, 8), p.Body(c, kit.Oval(x, y, 32, 21), z, 6, c.Path(kit.Oval(x, y, 24, 14), f.L).Opacity(.6), c.Line(p.D("M%g %gl10 4M%g %gl-10 3M%g %gv8", x, y, x, y, x, y), z.DD, 2))).Rotate(turn, x, y)
		}
		c.Part("slices", slice(70, 216, -8), slice(142, 226, 6), slice(206, 216, -4))
		c.Anchor("ground", 128, 248)
	},
}

var mangosteen = kit.Piece{
	Name: "mangosteen", Cm: 7,
	Palette: "rind #6a2f58 purple; leaves #6fa83f green cap; flesh #fbf7f2 white; inside #d9708a pink",
	Draw: func(c *kit.Canvas) {
		r, l, f, n := c.Tones("rind"), c.Tones("leaves"), c.Tones("flesh"), c.Tones("inside")
		c.Part("rind", p.Body(c, kit.Oval(98, 110, 86, 82), r, 26), p.Glint(c, "M38 96C44 78 54 66 66 60C70 64 64 70 60 75C52 84 48 92 46 102C42 108 35 104 38 96Z", .5))
		c.Part("leaves", p.Limb(c, p.NewTube(p.J{X: 98, Y: 32, R: 8}, p.J{X: 100, Y: 8, R: 9}), l, 4), p.Each(4, func(i int) kit.Node {
			return kit.Of(p.Body(c, "M98 34C120 22 148 28 156 48C142 62 112 58 98 38Z", l, 6)).Scale([]float64{1, -1, .7, -.7}[i], []float64{1, 1, .7, .7}[i], 98, 34).Move(0, []float64{0, 0, 10, 10}[i])
		}))
		c.Part("rind", p.Body(c, kit.Oval(164, 180, 80, 66), r, 8))
		c.Part("inside", c.Form(kit.Oval(164, 178, 71, 57), kit.Rad(150, 164, 76, n.L, n.M, n.D, n.DD)))
		c.Part("flesh", p.Each(6, func(i int) kit.Node {
			return kit.Of(p.Body(c, "M164 178C150 168 146 148 152 138C158 130 170 130 176 138C182 148 178 168 164 178Z", f, 7)).Rotate(float64(i)*60+20, 164, 178).Scale(1, .88, 164, 178)
		}))
		c.Anchor("ground", 128, 246)
	},
}
