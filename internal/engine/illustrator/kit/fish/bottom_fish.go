package fish

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var catfish = kit.Piece{
	Name: "catfish", Cm: 80, Facing: kit.Right,
	Palette: "body #7d7f63 skin; belly #f3e7c6; fins #6a6c52; whiskers #5a5746; eyes #c59a2f eye",
	Draw: func(c *kit.Canvas) {
		b, g, f, w, e := c.Tones("body"), c.Tones("belly"), c.Tones("fins"), c.Tones("whiskers"), c.Tones("eyes")
		c.Part("tail", finRays(c, "M44 142C28 124 14 112 0 108C4 124 10 134 10 146C10 158 4 168 0 184C18 180 34 166 48 152Z", f, 54, 146, [2]float64{6, 114}, [2]float64{10, 126}, [2]float64{12, 138}, [2]float64{12, 154}, [2]float64{8, 166}, [2]float64{5, 176}))
		c.Part("fins", finRays(c, "M116 98C112 74 118 56 132 46C142 60 148 78 156 92Z", f, 140, 98, [2]float64{120, 66}, [2]float64{127, 56}, [2]float64{134, 56}, [2]float64{142, 70}), p.Flat(c, "M62 126Q60 108 72 104Q80 112 84 120Z", f, 5),
			finRays(c, "M58 160C58 180 66 192 78 196C96 194 110 188 118 178L112 164Z", f, 96, 150, [2]float64{64, 180}, [2]float64{74, 190}, [2]float64{88, 190}, [2]float64{104, 184}))
		whisker := func(d string, wide float64) kit.Node {
			return kit.Of(c.Line(d, w.DDD, wide+1.6), c.Line(d, w.M, wide).Move(-.3, -.3), c.Line(d, w.LL, wide*.35).Move(-.6, -.9))
		}
		c.Part("whiskers", whisker("M222 158C232 176 222 200 232 218", 3), whisker("M236 124C248 116 244 96 254 80", 3))
		const d = "M38 146C62 130 88 104 124 94C156 86 196 90 222 108C240 120 254 132 252 144C250 156 238 164 220 168C186 186 150 186 116 178C84 170 58 160 38 146Z"
		c.Part("body", p.Body(c, d, b, 22, c.Named("belly", c.Path("M34 150C80 166 140 162 190 156Q226 152 258 150V200H50Z", kit.Lin(0, 150, 0, 190, g.L, g.M, g.DD)), c.Blur(5, c.Line("M34 150C80 166 140 162 190 156Q226 152 258 150", b.DDD, 8)).Opacity(.45)),
			p.Each(26, func(i int) kit.Node {
				return c.Ellipse(74+float64(i*43%112), 104+float64(i*23%40), 3.6-float64(i%3)*.7, 2.5, b.DDD).Opacity(.35)
			}), c.Line("M184 98C170 120 172 148 186 166", b.DDD, 3).Opacity(.5), c.Line("M187 99C173 121 175 147 189 164", b.LL, 1.8).Opacity(.6)),
			p.Glint(c, "M92 120C118 102 150 96 176 100C186 102 184 107 174 107C148 105 122 112 102 125C92 130 86 125 92 120Z", .42))
		c.Part("mouth", c.Line("M251 144C240 150 222 152 208 147", b.DDD, 3.6), c.Line("M212 151C226 156 240 154 250 149", g.L, 2.4).Opacity(.7), c.Line("M206 140q-5 6 2 12", b.DDD, 3), c.Ellipse(240, 124, 2, 2.6, b.DDD))
		c.Part("whiskers", whisker("M226 150C222 176 204 200 186 204C176 206 168 204 162 212", 3.6), whisker("M240 154C250 166 248 182 252 194", 2.8))
		c.Part("fins", p.Cast(c, d, "M178 158C166 176 146 190 124 192C132 174 150 160 170 152Z", b, 2, 5, 3, .5), finRays(c, "M180 154C168 176 146 192 120 192C130 172 150 156 172 148Z", f, 180, 150, [2]float64{126, 188}, [2]float64{134, 178}, [2]float64{143, 170}, [2]float64{152, 162}))
		c.Part("eyes", p.Eyeball(c, 212, 118, 9, .7, 1.5, 0, e))
		c.AnchorBox("eyes", 212, 118, 28, 20, 0)
		c.Anchor("mouth", 250, 147)
		c.Anchor("hook", 244, 150)
		c.Anchor("ground", 130, 216)
	},
}

var anglerfish = kit.Piece{
	Name: "anglerfish", Cm: 60, Facing: kit.Right,
	Palette: "body #6a5a8f skin; fins #8a5f9f; lure #7ff0e0 light; teeth #fbf6e4; eyes #e8c84a",
	Draw: func(c *kit.Canvas) {
		b, f, l, t, e := c.Tones("body"), c.Tones("fins"), c.Tones("lure"), c.Tones("teeth"), c.Tones("eyes")
		c.Part("tail", finRays(c, "M48 150C34 132 18 118 2 112C4 128 0 140 4 152C0 166 4 182 4 196C22 190 38 176 52 162Z", f, 58, 154, [2]float64{8, 120}, [2]float64{7, 134}, [2]float64{8, 150}, [2]float64{8, 168}, [2]float64{9, 186}))
		c.Part("fins", finRays(c, "M60 108C58 84 66 66 84 62C94 70 102 80 108 88Z", f, 96, 100, [2]float64{64, 86}, [2]float64{72, 74}, [2]float64{82, 68}, [2]float64{94, 74}), finRays(c, "M76 208C72 224 76 236 88 244C104 240 116 232 122 222Z", f, 106, 204, [2]float64{78, 228}, [2]float64{88, 238}, [2]float64{100, 236}))
		rod := p.NewTube(p.J{X: 132, Y: 84, R: 6}, p.J{X: 134, Y: 46, R: 4.5}, p.J{X: 164, Y: 18, R: 3.6}, p.J{X: 204, Y: 18, R: 3}, p.J{X: 224, Y: 36, R: 2.6})
		c.Part("lure", p.Limb(c, rod, b, 4), c.Glow(9, c.Circle(228, 50, 19, l.M.Alpha(.75))), c.Circle(228, 50, 13, kit.Rad(224, 45, 16, kit.White, l.LL, l.M, l.D)), c.Circle(224, 45, 3.6, kit.White))
		const d = "M40 154C52 118 86 80 136 78C176 76 206 92 224 116C214 130 202 142 198 156C208 172 224 186 234 206C214 226 176 238 140 234C94 230 56 196 40 154Z"
		c.Part("body", p.Body(c, d, b, 26, p.Each(24, func(i int) kit.Node {
			x, y := 66+float64(i*47%110), 96+float64(i*31%120)
			return kit.Of(c.Circle(x+1, y+1.5, 4-float64(i%3), b.DD), c.Circle(x, y, 3.4-float64(i%3), b.L)).Opacity(.55)
		}), c.Blur(8, c.Ellipse(196, 156, 26, 44, b.DDD)).Opacity(.5)), p.Glint(c, "M66 132C78 106 104 90 132 90C142 91 141 97 131 98C108 100 88 113 76 136C71 144 62 141 66 132Z", .42))
		const jaw = "M228 112C232 118 226 126 218 136C210 146 210 158 216 168C226 180 242 194 244 206C236 214 224 212 212 206C186 194 164 180 160 158C160 134 190 114 228 112Z"
		fang := func(x, y, long, wide, turn float64) kit.Node {
			return c.Form(p.D("M%g 0Q%g %g 0 %gQ%g %g %g 0Z", -wide, -wide*.6, long*.5, long, wide*.5, long*.6, wide), kit.Lin(-wide, 0, wide, long*.4, t.LL, t.M, t.DD)).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("mouth", c.Form(jaw, kit.Lin(160, 120, 220, 200, kit.Hex("#3a1130"), kit.Hex("#7d2347"), kit.Hex("#b5405a")), c.Blur(5, c.Ellipse(196, 186, 26, 10, kit.Hex("#e8788a"))).Opacity(.7)),
			c.Named("teeth", fang(180, 130, 30, 5, -6), fang(194, 121, 36, 5.500, -2), fang(208, 116, 30, 5, 4), fang(221, 113, 22, 4.500, 10), fang(172, 177, 24, 4.500, 196), fang(187, 190, 34, 5, 190), fang(204, 201, 34, 5.500, 184), fang(221, 209, 28, 5, 176), fang(235, 210, 18, 4, 172)),
			c.Line("M230 112C190 112 162 132 160 158", b.L, 5), c.Line("M160 158C164 182 190 198 212 208Q232 216 244 207", b.M, 8), c.Line("M164 168C172 186 192 196 212 204", b.LL, 2).Opacity(.7))
		c.Part("fins", p.Cast(c, d, "M124 168C110 184 88 192 70 190C76 174 92 160 112 156Z", b, 2, 5, 3, .5), finRays(c, "M126 164C112 184 88 192 66 188C74 170 92 156 114 152Z", f, 124, 158, [2]float64{72, 184}, [2]float64{80, 174}, [2]float64{90, 166}, [2]float64{100, 160}))
		c.Part("eyes", c.Circle(164, 108, 15.5, b.DD), p.Eyeball(c, 164, 107, 13.5, .62, 2, 0, e), c.Line("M146 96Q164 86 182 104", b.DDD, 4.6))
		c.AnchorBox("eyes", 164, 107, 40, 28, 0)
		c.AnchorBox("headTop", 144, 78, 60, 14, 0)
		c.Anchor("mouth", 214, 162)
		c.Anchor("ground", 136, 240)
	},
}
