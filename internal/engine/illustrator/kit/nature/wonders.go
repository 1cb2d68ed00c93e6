package nature

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var iceberg = kit.Piece{
	Name: "iceberg", Cm: 3000,
	Palette: "ice #d6f0fb white; deep #5fb4e0 blue; water #2f8fd0 sea",
	States:  "whole; tip -deep",
	Draw: func(c *kit.Canvas) {
		i, d, w := c.Tones("ice"), c.Tones("deep"), c.Tones("water")
		low := "M24 108L232 108L214 160L190 190L160 236L132 250L104 226L70 196L44 156Z"
		c.Part("deep", c.Form(low, kit.Lin(40, 108, 200, 250, d.LL, d.M, d.DD), c.Path("M24 108L96 108L112 176L104 226L70 196L44 156Z", d.LL).Opacity(.55), c.Path("M150 108L232 108L214 160L166 150Z", d.D).Opacity(.5), c.Path("M112 176L166 150L160 236L132 250L104 226Z", d.M).Opacity(.6), c.Path("M166 150L214 160L190 190L160 236Z", d.DD).Opacity(.6)))
		c.Part("ice", c.Form("M36 108L62 66L84 72L118 10L146 36L164 30L200 76L222 108Z", kit.Lin(60, 10, 210, 108, kit.White, i.LL, i.M, i.D), c.Path("M118 10L146 36L138 74L154 108H88L104 60Z", kit.White).Opacity(.9), c.Path("M146 36L164 30L200 76L222 108H154L138 74Z", i.DD).Opacity(.55), c.Path("M62 66L84 72L92 108H36Z", i.D).Opacity(.35), c.Path("M164 30L176 70L168 108H222L200 76Z", d.M).Opacity(.3)))
		c.Part("water", c.Form("M4 106q12 -8 24 0t24 0t24 0t24 0t26 0t24 0t24 0t24 0t24 0t30 0v12q-124 14 -248 0Z", kit.Lin(0, 100, 0, 124, w.L, w.M)).Opacity(.85), c.Line("M4 106q12 -8 24 0t24 0t24 0t24 0t26 0t24 0t24 0t24 0t24 0", kit.White, 3).Opacity(.7))
	},
}

var cave = kit.Piece{
	Name: "cave", Cm: 800,
	Palette: "rock #8a8278 stone gray; inside #2a2430 dark; moss #6fae4a grass; stalactites #6f685f <rock",
	Draw: func(c *kit.Canvas) {
		r, n, m, s := c.Tones("rock"), c.Tones("inside"), c.Tones("moss"), c.Tones("stalactites")
		d := "M8 244C-4 206 14 178 16 150C20 112 44 96 58 70C76 38 112 20 148 28C184 34 208 62 220 94C236 124 240 150 246 184C254 210 252 230 248 244Z"
		c.Part("rock", p.Body(c, d, r, 26, c.Path("M16 150L52 130L44 186L8 210ZM58 70L96 62L84 98L52 130L16 150ZM148 28L140 60L96 62L58 70Z", r.LL).Opacity(.35), c.Path("M220 94L188 110L204 150L238 150ZM148 28L188 60L188 110L220 94ZM238 150L204 150L214 200L248 210Z", r.DD).Opacity(.4), c.Line("M52 130L44 186M96 62L84 98M140 60L148 28M188 110L204 150M188 60L188 110", r.DDD, 2).Opacity(.5)))
		hole := "M58 246C54 202 62 160 84 134C104 110 152 108 174 134C196 160 204 204 200 246Z"
		c.Part("inside", c.Path(hole, r.DDD).Stroke(r.DDD, 8), c.Form(hole, kit.Rad(128, 230, 130, kit.At(0, kit.Hex("#0e0b14")), kit.At(.6, n.D), kit.At(1, n.L))))
		c.Part("stalactites", c.Clip(hole, p.Each(7, func(i int) kit.Node {
			x := 76 + 17*float64(i)
			l := 26 + 18*math.Abs(math.Sin(float64(i)*2.1))
			y := 112 + .011*(x-128)*(x-128)
			return c.Form(p.D("M%g %gL%g %gL%g %gZ", x-10, y-6, x, y+l, x+10, y-6), kit.Lin(x-8, 0, x+8, 0, s.L, s.M, s.DDD))
		})))
		stone := func(x, y, w, h float64) kit.Node {
			return p.Body(c, p.D("M%g %gq-4 -%g %g -%gq%g -2 %g %gq4 %g -6 %gZ", x-w, y, h*.9, w*.8, h, w*.9, w*1.2, h*.6, h*.4, h*.4), r, 7)
		}
		c.Part("rock", stone(48, 250, 34, 36), stone(212, 250, 30, 32), stone(86, 252, 18, 18), stone(178, 252, 16, 16))
		c.Part("moss", p.Body(c, "M52 82C72 44 108 18 150 24C182 28 204 50 216 78C204 74 200 86 192 78C184 90 176 72 168 80C160 94 150 74 142 82C132 94 124 72 116 82C108 94 98 76 92 86C84 96 74 80 66 92C60 96 52 90 52 82Z", m, 9))
		c.AnchorBox("inside", 128, 190, 110, 104, 0)
		c.Anchor("ground", 128, 252)
	},
}

var geyser = kit.Piece{
	Name: "geyser", Cm: 1500,
	Palette: "water #8fd6f2 spray; steam #eef6fa; rock #b9a58c ground stone; pool #4fb0d8",
	Draw: func(c *kit.Canvas) {
		w, s, r, q := c.Tones("water"), c.Tones("steam"), c.Tones("rock"), c.Tones("pool")
		c.Part("steam", p.Each(7, func(i int) kit.Node {
			k := [][3]float64{{92, 60, 30}, {166, 64, 32}, {128, 38, 36}, {72, 88, 22}, {188, 94, 24}, {104, 22, 22}, {154, 20, 24}}[i]
			return c.Circle(k[0], k[1], k[2], kit.Rad(k[0]-k[2]*.3, k[1]-k[2]*.3, k[2]*1.4, kit.White, s.L, s.D)).Opacity(.85)
		}))
		c.Part("water", c.Form("M112 206C116 160 112 110 104 78C96 62 84 60 82 50C92 52 100 56 106 60C104 44 104 30 110 16C116 30 120 40 122 52C126 38 130 24 140 12C142 28 142 44 140 58C148 48 160 46 174 48C162 56 152 64 150 80C142 110 140 160 146 206Z", kit.Lin(100, 0, 160, 0, w.L, kit.White, w.M, w.D), c.Line("M122 200C124 150 122 100 118 70M136 200C134 150 136 110 138 74", w.D, 3).Opacity(.5)), p.Each(9, func(i int) kit.Node {
			k := [][2]float64{{76, 70}, {64, 102}, {180, 72}, {196, 104}, {88, 128}, {172, 130}, {100, 150}, {160, 154}, {60, 132}}[i]
			return c.Path(p.D("M%g %gq-7 11 0 15q7 -4 0 -15Z", k[0], k[1]), w.M)
		}))
		c.Part("rock", p.Body(c, "M14 244C10 222 30 212 54 210C70 196 96 192 128 194C162 192 186 196 204 210C228 212 246 224 242 244Z", r, 16))
		c.Part("pool", c.Form(kit.Oval(128, 208, 52, 13), kit.Lin(80, 196, 176, 220, q.LL, q.M, q.D)), c.Ellipse(128, 206, 22, 6, kit.White).Opacity(.8))
		c.Part("rock", p.Each(5, func(i int) kit.Node {
			return p.Body(c, kit.Oval([]float64{24, 76, 196, 234, 136}[i], 238, []float64{20, 16, 18, 16, 12}[i], []float64{15, 10, 12, 13, 8}[i]), r, 6)
		}))
		c.Anchor("ground", 128, 244)
	},
}

var eclipse = kit.Piece{
	Name: "eclipse", Cm: 100,
	Palette: "corona #ffd76a sun glow; moon #2a2438 dark; ring #fff3c4",
	Draw: func(c *kit.Canvas) {
		o, m, r := c.Tones("corona"), c.Tones("moon"), c.Tones("ring")
		c.Part("corona", c.Glow(14, c.Circle(128, 128, 88, o.M)).Opacity(.8), p.Each(28, func(i int) kit.Node {
			l := 22 + 20*math.Abs(math.Sin(float64(i)*1.7))
			return c.Path(p.D("M119 50L128 %gL137 50Z", 44-l), kit.Lin(0, 44-l, 0, 50, o.M.Alpha(.1), o.L)).Rotate(float64(i)*360/28, 128, 128)
		}), c.Circle(128, 128, 90, kit.Rad(128, 128, 92, kit.At(.8, o.LL), kit.At(1, o.M))))
		c.Part("ring", c.Circle(128, 128, 84, r.LL))
		c.Part("moon", c.Form(kit.Oval(129, 129, 79, 79), kit.Rad(104, 100, 120, m.LL, m.L, m.M, m.D), p.Each(7, func(i int) kit.Node {
			q := [][3]float64{{100, 96, 14}, {150, 108, 10}, {118, 150, 18}, {164, 150, 12}, {90, 140, 8}, {138, 182, 9}, {140, 78, 7}}[i]
			return kit.Of(c.Circle(q[0], q[1], q[2], m.D).Opacity(.7), c.Circle(q[0]+1.5, q[1]+1.5, q[2]*.86, m.M).Opacity(.6))
		})))
		c.Part("ring", c.Glow(6, c.Circle(190, 70, 10, kit.White)), c.Path("M190 44L194 66L216 70L194 74L190 96L186 74L164 70L186 66Z", kit.White))
	},
}

var galaxy = kit.Piece{
	Name: "galaxy", Cm: 100,
	Palette: "arms #8a5af0 purple spiral; core #ffe9a8 center; dust #f06fc0 pink; stars #ffffff",
	Draw: func(c *kit.Canvas) {
		a, k, d, s := c.Tones("arms"), c.Tones("core"), c.Tones("dust"), c.Tones("stars")
		tilt := func(n ...kit.Node) kit.Node { return kit.Of(n...).Scale(1, .62, 128, 128).Rotate(-22, 128, 128) }
		c.Part("arms", tilt(c.Blur(9, c.Circle(128, 128, 112, kit.Rad(128, 128, 116, kit.At(0, a.L), kit.At(.5, a.M.Alpha(.8)), kit.At(1, a.DD.Alpha(.15)))))))
		swirl := func(turn, w float64, col kit.Color, op float64) kit.Node {
			var all []kit.Node
			for i := range 60 {
				f := float64(i) / 59
				r := 12 + 108*f
				sn, cs := math.Sincos((turn + f*300) * math.Pi / 180)
				all = append(all, c.Circle(128+cs*r, 128+sn*r, w*(1.1-.75*f), col))
			}
			return kit.Of(all...).Opacity(op)
		}
		c.Part("arms", tilt(c.Blur(2.5, swirl(0, 22, a.M, 1), swirl(180, 22, a.M, 1)), c.Blur(1.5, swirl(10, 12, a.LL, .9), swirl(190, 12, a.LL, .9))))
		c.Part("dust", tilt(c.Blur(3, swirl(90, 13, d.M, .75), swirl(270, 13, d.M, .75)), c.Blur(1, swirl(96, 5, d.LL, .9), swirl(276, 5, d.LL, .9))))
		c.Part("core", tilt(c.Blur(6, c.Circle(128, 128, 40, k.M)), c.Circle(128, 128, 30, kit.Rad(128, 128, 32, kit.White, k.LL, k.M))))
		c.Part("stars", p.Each(46, func(i int) kit.Node {
			f := c.Rand().Float64()
			sn, cs := math.Sincos(c.Rand().Float64() * 2 * math.Pi)
			r := 30 + 94*f
			x, y := 128+cs*r, 128+sn*r*.66
			return c.Circle(x, y, 1+1.8*c.Rand().Float64(), s.M)
		}), p.Each(5, func(i int) kit.Node {
			q := [][2]float64{{60, 96}, {196, 150}, {150, 66}, {92, 176}, {212, 92}}[i]
			return c.Path(p.D("M%g %gl2.500 7l7 2.500l-7 2.500l-2.500 7l-2.500 -7l-7 -2.500l7 -2.500Z", q[0], q[1]-9), s.M)
		}))
	},
}

var constellation = kit.Piece{
	Name: "constellation", Cm: 100,
	Palette: "stars #f7cf5a gold; lines #8fb4f0 blue; sky #24306b navy",
	Draw: func(c *kit.Canvas) {
		s, l, k := c.Tones("stars"), c.Tones("lines"), c.Tones("sky")
		c.Part("sky", c.Circle(129, 131, 120, k.DDD).Opacity(.6), p.Body(c, kit.Oval(128, 128, 120, 120), k, 20, p.Each(50, func(int) kit.Node {
			return c.Circle(256*c.Rand().Float64(), 256*c.Rand().Float64(), .8+1.3*c.Rand().Float64(), kit.White).Opacity(.8)
		})))
		pts, lines := starsOf(c.Text())
		c.Part("lines", c.Line(lines, l.M, 3).Dash(7, 5))
		c.Part("stars", p.Each(len(pts), func(i int) kit.Node {
			x, y := pts[i][0], pts[i][1]
			r := 13.0 + 4*float64(i%2)
			return kit.Of(c.Glow(5, c.Circle(x, y, 8, s.M)).Opacity(.7), c.Path(p.D("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", x, y-r, x+2, y-2, x+r, y, x+2, y+2, x, y+r, x-2, y+2, x-r, y, x-2, y-2, x, y-r), kit.Lin(x-r, y-r, x+r, y+r, s.LL, s.M)))
		}))
	},
}

var oasis = kit.Piece{
	Name: "oasis", Cm: 1500,
	Palette: "sand #eec47f desert dune; water #3fb4d8 pond; palms #4f9a3a leaves; trunks #a5703a; grass #7fb84a",
	Draw: func(c *kit.Canvas) {
		s, w, l, t, g := c.Tones("sand"), c.Tones("water"), c.Tones("palms"), c.Tones("trunks"), c.Tones("grass")
		c.Part("sand", p.Body(c, "M0 214C30 160 76 150 110 172C150 140 214 138 256 200C252 232 190 246 128 246C60 246 10 240 0 214Z", s, 18, c.Line("M20 206Q60 170 104 184M150 172Q200 158 240 196", s.LL, 5).Opacity(.6)))
		palm := func(x, y, k, bend float64) kit.Node {
			top := kit.Of(p.Each(7, func(i int) kit.Node {
				a := []float64{-168, -140, -108, -72, -40, -12, 20}[i]
				return kit.Of(p.Flat(c, "M0 0C20 -20 52 -22 78 4C74 6 70 4 66 6C62 2 58 4 54 2C50 -2 46 2 42 -1C38 -4 34 0 28 -2C20 -2 8 2 0 0Z", l, 5, c.Line("M4 -2Q40 -18 74 2", l.LL, 2))).Rotate(a+90-68, 0, 0)
			}), c.Circle(-4, 6, 7, t.DD), c.Circle(7, 7, 7, t.D))
			return kit.Of(c.Named("trunks", p.Limb(c, p.NewTube(p.J{X: x, Y: y, R: 10 * k}, p.J{X: x + bend*.3, Y: y - 60*k, R: 8 * k}, p.J{X: x + bend, Y: y - 118*k, R: 6.5 * k}), t, 4, p.Each(9, func(i int) kit.Node {
				return c.Line(p.D("M%g %gh40", x-20+bend*float64(i)/9, y-13*k*float64(i)), t.DDD, 2).Opacity(.5)
			}))), c.Named("palms", top.Scale(k, k, 0, 0).Move(x+bend, y-120*k)))
		}
		c.Part("palms", palm(88, 176, 1, -22), palm(178, 172, .86, 26))
		c.Part("water", c.Path("M44 208C60 186 196 184 216 206C222 226 176 234 128 234C80 234 40 226 44 208Z", s.DD), c.Form("M50 208C66 190 192 188 210 206C214 222 172 229 128 229C84 229 46 222 50 208Z", kit.Lin(50, 190, 210, 230, w.LL, w.M, w.D), c.Line("M80 206q14 -6 28 0M130 216q16 -6 32 0M160 202q10 -4 20 0", kit.White, 3).Opacity(.7)))
		c.Part("grass", p.Each(10, func(i int) kit.Node {
			x := []float64{46, 56, 66, 198, 208, 218, 76, 190, 38, 226}[i]
			return c.Form(p.D("M%g 214q-8 -14 -4 -26q4 10 6 16q2 -14 8 -24q0 14 -2 22q6 -8 10 -10q-4 12 -6 22Z", x), kit.Lin(0, 186, 0, 214, g.L, g.D))
		}))
		c.Anchor("ground", 128, 246)
	},
}

var aurora = kit.Piece{
	Name: "aurora", Cm: 3000,
	Palette: "lights #4fe0a0 green; glow #6f8ff0 blue; top #c06fe8 purple; mountains #2f3a5f; stars #ffffff",
	Draw: func(c *kit.Canvas) {
		l, g, t, m, s := c.Tones("lights"), c.Tones("glow"), c.Tones("top"), c.Tones("mountains"), c.Tones("stars")
		curtain := func(d string, top, mid, low kit.Color) kit.Node {
			return c.Blur(2.5, c.Path(d, kit.Lin(0, 16, 0, 190, kit.At(0, top.Alpha(.15)), kit.At(.3, top.Alpha(.75)), kit.At(.62, mid.Alpha(.85)), kit.At(1, low.Alpha(.95)))))
		}
		c.Part("top", curtain("M2 116C24 8 76 52 112 30C150 8 206 30 254 84C230 140 176 110 140 136C104 160 40 134 2 116Z", t.L, g.M, g.L))
		c.Part("lights", curtain("M4 132C30 40 84 90 120 62C158 36 214 66 252 112C224 176 166 146 132 170C96 194 32 168 4 132Z", g.M, l.M, l.LL))
		c.Part("lights", c.Clip("M4 132C30 40 84 90 120 62C158 36 214 66 252 112C224 176 166 146 132 170C96 194 32 168 4 132Z", p.Each(22, func(i int) kit.Node {
			x := 16 + 10.500*float64(i)
			return c.Blur(2, c.Rect(x, 40, 4, 150, 2, l.LL)).Opacity(.35)
		})))
		c.Part("stars", p.Each(14, func(int) kit.Node {
			return c.Circle(16+224*c.Rand().Float64(), 22+90*c.Rand().Float64(), 1.2+1.4*c.Rand().Float64(), s.M)
		}))
		c.Part("mountains", p.Body(c, "M4 236L46 172L74 196L112 146L150 194L178 162L216 206L232 190L252 236Q128 248 4 236Z", m, 8, c.Path("M112 146L128 168L116 176L104 170L96 176ZM46 172L58 184L46 188L36 186ZM178 162L190 178L178 182L166 178Z", l.LL).Opacity(.8)))
		c.Anchor("ground", 128, 240)
	},
}
