package clothing

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/botanic"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var bridalVeil = kit.Piece{
	Name: "bridal-veil", Cm: 110, Palette: "tulle #d9e2f0 white lace; flowers #fbe9ee white roses; center #e8c15a; leaves #86b48c green; comb #e3c27a gold", States: "plain -flowers -center -leaves",
	Draw: func(c *kit.Canvas) {
		t, f, m, l, k := c.Tones("tulle"), c.Tones("flowers"), c.Tones("center"), c.Tones("leaves"), c.Tones("comb")
		layer := func(d string, a float64) kit.Node {
			return kit.Of(c.Form(d, kit.Lin(30, 20, 230, 250, t.LL.Alpha(a), t.M.Alpha(a*.8), t.D.Alpha(a))), c.Path(d, kit.None).Stroke(t.DD.Alpha(.5), 2.400), c.Path(d, kit.None).Stroke(t.LL.Alpha(.9), 1.200))
		}
		back := "M128 20C70 20 52 60 44 110C36 160 24 208 4 246Q20 256 36 248Q52 258 68 248Q84 258 100 248Q114 258 128 248Q142 258 156 248Q172 258 188 248Q204 258 220 248Q236 256 252 246C232 208 220 160 212 110C204 60 186 20 128 20Z"
		front := "M128 20C80 20 66 54 58 94C52 124 46 146 34 166Q46 176 58 168Q70 178 82 168Q94 178 106 168Q117 177 128 168Q139 177 150 168Q162 178 174 168Q186 178 198 168Q210 176 222 166C210 146 204 124 198 94C190 54 176 20 128 20Z"
		folds := func(y, spread float64, n int) kit.Node {
			return sheen.Each(n, func(i int) kit.Node {
				u := float64(i)/float64(n-1)*2 - 1
				return kit.Of(c.Line(sheen.D("M%.1f 36Q%.1f 110 %.1f %.1f", 128+u*34, 128+u*spread*.62, 128+u*spread, y), t.DD, 2).Opacity(.4), c.Line(sheen.D("M%.1f 36Q%.1f 110 %.1f %.1f", 131+u*34, 132+u*spread*.62, 132+u*spread, y), kit.White, 1.800).Opacity(.7))
			})
		}
		c.Part("tulle", layer(back, .62), c.Clip(back, folds(246, 108, 9)), layer(front, .62), c.Clip(front, folds(168, 82, 8)))
		c.Part("tulle", sheen.Each(14, func(i int) kit.Node { x := 18 + 17*float64(i); return c.Circle(x, 238, 2.800, t.D) }))
		c.Part("comb", c.Line("M78 34Q128 2 178 34", k.DD, 8), c.Line("M78 33Q128 1 178 33", k.L, 5))
		c.Part("leaves", sheen.Each(8, func(i int) kit.Node {
			x := 72 + 16*float64(i)
			return botanic.Leaf(c, x, 28-(56-(x-128)*(x-128)/56)*.22, 26, 13, -150+17*float64(i), l)
		}))
		for i, x := range []float64{84, 172, 106, 150, 128} {
			c.Part("flowers", botanic.Bloom(c, botanic.Blossom, x, []float64{32, 32, 20, 20, 13}[i], []float64{14, 14, 17, 17, 20}[i], f, m, 20*float64(i)))
		}
		c.Part("center", c.Circle(128, 13, 4, m.M))
		c.AnchorBox("fit", 128, 60, 90, 0, 0)
	},
}

var garter = kit.Piece{
	Name: "garter", Cm: 16, Palette: "ribbon #7fb4ea blue satin; lace #f2eee6 white; bow #7fb4ea <ribbon; pearl #fdf6ee",
	Draw: func(c *kit.Canvas) {
		r, l, b, p := c.Tones("ribbon"), c.Tones("lace"), c.Tones("bow"), c.Tones("pearl")
		lace := func(y, side float64, from, to int) kit.Node {
			return sheen.Each(to-from, func(i int) kit.Node {
				q := shape.Polar(128, y, 1, 360*float64(i+from)/30)
				x, yy := 128+(q.X-128)*112, y+(q.Y-y)*50+side*6
				return kit.Of(c.Circle(x, yy, 14, l.DD), c.Circle(x-.5, yy-.8, 13, kit.Rad(x-4, yy-5, 18, l.LL, l.M, l.D)), c.Circle(x, yy+side*4, 4, l.DD).Opacity(.6))
			})
		}
		band := func(d string, t kit.Tones) kit.Node {
			return kit.Of(c.Path(d, kit.None).Stroke(t.DDD, 36), c.Path(d, kit.None).Stroke(kit.Lin(10, 0, 246, 0, t.D, t.LL, t.M, t.L, t.DD), 33))
		}
		c.On(kit.Back)
		c.Part("lace", lace(120, -1, 15, 30))
		c.Part("ribbon", band("M16 130A112 50 0 0 1 240 130", kit.TonesOf(r.D)), sheen.Each(18, func(i int) kit.Node {
			x := 26 + 12*float64(i)
			return c.Line(sheen.D("M%g 60V140", x), r.DDD, 2).Opacity(.25)
		}).Opacity(0))
		c.On(kit.Body)
		c.Part("lace", lace(164, 1, 0, 16), lace(116, -1, 0, 16))
		c.Part("ribbon", band("M16 138A112 50 0 0 0 240 138", r), sheen.Each(21, func(i int) kit.Node {
			q := shape.Polar(128, 138, 1, 180-9*float64(i))
			x, y := 128+(q.X-128)*112, 138+(q.Y-138)*50
			return kit.Of(c.Line(sheen.D("M%.1f %.1fq3 15 0 30", x, y-15), r.DD, 2.400).Opacity(.55), c.Line(sheen.D("M%.1f %.1fq3 15 0 28", x+4, y-14), r.LL, 1.600).Opacity(.6))
		}))
		loop := "M128 184C104 150 66 148 62 172C60 196 62 216 76 216C98 214 112 200 128 190Z"
		c.Part("bow", c.Both(128, sheen.Body(c, "M126 190L92 246L112 240L122 252L134 196Z", b, 6)), c.Both(128, kit.Of(c.Path(loop, b.DDD).Move(0, 2), sheen.Body(c, loop, b, 9, c.Line("M122 186Q98 178 80 184", b.DD, 3).Opacity(.6)))))
		c.Part("pearl", c.Circle(128, 187, 13, p.DDD), sheen.Ball(c, 128, 186, 12, p))
	},
}

var babyBooties = kit.Piece{
	Name: "baby-booties", Cm: 11, Palette: "knit #8fc6ee blue wool; sole #f7f2e8 white; cuff #f7f2e8 <sole; bow #f5b8cc pink ribbon",
	Draw: func(c *kit.Canvas) {
		k, s, u, b := c.Tones("knit"), c.Tones("sole"), c.Tones("cuff"), c.Tones("bow")
		one := func(dx, dy float64) {
			d := "M40 92H122C124 120 132 138 160 146C190 154 206 170 206 190Q206 214 184 216H52Q30 216 30 194C30 160 40 130 40 92Z"
			mv := func(n ...kit.Node) kit.Node { return kit.Of(n...).Move(dx, dy) }
			c.Part("sole", mv(sheen.Body(c, "M28 200Q28 228 54 228H184Q210 226 208 198Q120 214 28 200Z", s, 6)))
			c.Part("knit", mv(c.Path(d, k.DDD).Move(0, 2), sheen.Body(c, d, k, 18, sheen.Each(11, func(i int) kit.Node {
				y := 100 + 11*float64(i)
				return c.Line(sheen.D("M24 %gQ110 %g 214 %g", y, y+10, y+6), k.DD, 2.400).Dash(4, 4).Opacity(.5)
			}))))
			c.Part("cuff", mv(sheen.Each(6, func(i int) kit.Node { return sheen.Ball(c, 42+16*float64(i), 92, 14, u) }), c.Line("M38 106Q80 114 124 106", u.DD, 3).Opacity(.5)))
			bow := "M84 132C66 112 46 116 48 132C48 150 66 150 84 136ZM86 132C104 112 124 116 122 132C122 150 104 150 86 136Z"
			c.Part("bow", mv(c.Line("M82 138L70 166M88 138L104 164", b.D, 6), c.Path(bow, b.DDD).Move(0, 1.500), sheen.Body(c, bow, b, 6), sheen.Ball(c, 85, 134, 7, b)))
		}
		one(42, -36)
		one(-12, 18)
		c.Anchor("ground", 120, 246)
	},
}
