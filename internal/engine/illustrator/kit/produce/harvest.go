package produce

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var eggplant = kit.Piece{
	Name: "eggplant", Cm: 22, States: edible.Cuts,
	Palette: "skin #6b3a9c; cap #5fa043 calyx; stem #5fa043 <cap",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: kit.TonesOf(kit.Hex("#f3ecc8")), Skin: c.Tones("skin"), Seeds: kit.Hex("#c9b27a")}).Draw(c) {
			return
		}
		s, k, m := c.Tones("skin"), c.Tones("cap"), c.Tones("stem")
		const d = "M186 60C206 90 196 128 176 160C152 200 116 244 68 244C28 244 10 212 20 176C30 140 66 124 98 104C124 88 138 70 156 54Q174 46 186 60Z"
		c.Part("skin", c.Form(d, kit.Rad(60, 150, 160, s.L, s.M, s.D, s.DD), edible.Shade(c, d, s, 34)), c.Path("M40 190C42 162 64 146 92 132C102 128 106 136 98 142C74 158 60 170 56 194C54 204 40 202 40 190Z", kit.White).Opacity(.6).Shade(), c.Ellipse(50, 216, 6, 9, kit.White).Rotate(-14, 50, 216).Opacity(.5).Shade())
		c.Part("stem", sheen.Tube(c, "M178 62C190 44 206 32 226 24", 17, m), c.Ellipse(228, 23, 6, 9, m.LL).Rotate(60, 228, 23))
		const cap = "M196 46C214 56 214 80 204 106C200 92 192 88 184 86C184 100 172 114 156 118C160 104 154 94 146 90C134 98 118 100 106 94C120 86 124 74 128 62C140 42 176 32 196 46Z"
		c.Part("cap", c.Clip(d, c.Blur(4, c.Path(cap, s.DDD).Move(-3, 9)).Opacity(.7)), sheen.Body(c, cap, k, 11, c.Line("M180 58Q160 66 130 90M184 62Q186 76 168 108M190 60Q204 74 202 94", k.LL, 2).Opacity(.7)))
		c.Anchor("ground", 90, 244)
	},
}

var lime = kit.Piece{
	Name: "lime", Cm: 7,
	States:  "whole -slice",
	Palette: "peel #6fb83a skin; flesh #c6e36a; leaf #4f9d3a",
	Draw: func(c *kit.Canvas) {
		p, f, l := c.Tones("peel"), c.Tones("flesh"), c.Tones("leaf")
		const d = "M20 104C22 58 62 26 112 26C152 26 182 44 196 72Q212 80 214 96Q214 106 204 112C194 152 158 180 112 180C62 180 22 150 20 104Z"
		c.Part("peel", c.Form(d, kit.Rad(84, 66, 150, p.LL, p.L, p.M, p.DD), pores(c, 20, 26, 210, 182, p, func(x, y float64) bool { return edible.InOval(x, y, 112, 102, 86, 70) }), edible.Shade(c, d, p, 28)), c.Path("M48 88C56 60 88 44 116 46C126 47 126 56 116 57C92 58 70 70 62 94C56 104 44 100 48 88Z", kit.White).Opacity(.55).Shade())
		c.Part("leaf", edible.Leaf(c, l, 60, 40, 76, -28))
		c.Part("slice", c.Clip(d, c.Blur(6, c.Circle(172, 168, 70, p.DDD)).Opacity(.55)), c.Circle(180, 176, 68, kit.Lin(120, 110, 248, 244, p.D, p.DDD)), c.Named("flesh", edible.Citrus(c, 176, 173, 68, p, f)))
		c.Anchor("ground", 140, 244)
	},
}

var raspberry = kit.Piece{
	Name: "raspberry", Cm: 3,
	Palette: "berry #e0305a fruit; leaves #58a83a",
	Draw: func(c *kit.Canvas) {
		b, l := c.Tones("berry"), c.Tones("leaves")
		c.Part("berry", c.Path("M128 246C84 236 44 170 44 116C44 84 80 66 128 66C176 66 212 84 212 116C212 170 172 236 128 246Z", b.DD))
		rows := []struct{ y, half, r float64 }{{98, 66, 19}, {122, 72, 20}, {148, 66, 20}, {174, 54, 19}, {200, 36, 18}, {222, 16, 17}}
		for k, row := range rows {
			n := int(row.half/16) + 1
			for i := range n {
				u := 0.0
				if n > 1 {
					u = 2*float64(i)/float64(n-1) - 1
				}
				x, y := 128+u*row.half, row.y-float64(k%2)*2-u*u*6
				c.Part("berry", c.Circle(x+1, y+2, row.r+1, b.DDD).Opacity(.55), edible.Ball(c, x, y, row.r, b))
			}
		}
		c.Part("leaves", c.Line("M128 76C128 52 134 34 146 20", l.DDD, 10), c.Line("M128 76C128 52 134 34 146 20", l.L, 6).Move(-1, 0))
		for _, a := range []float64{188, 216, -36, -8, 160, 20} {
			c.Part("leaves", edible.Leaf(c, l, 128, 74, 66, a))
		}
		c.Part("leaves", edible.Leaf(c, l, 128, 76, 46, 120), edible.Leaf(c, l, 128, 76, 46, 62))
		c.Anchor("ground", 128, 246)
	},
}

var garlic = kit.Piece{
	Name: "garlic", Cm: 6, States: edible.Cuts,
	Palette: "garlic #f3ebe2 bulb; streaks #b58ac0; stem #d9c79c; roots #c9b48c",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: kit.TonesOf(kit.Hex("#fbf3df")), Skin: c.Tones("garlic"), Seeds: kit.Hex("#e9dcc0")}).Draw(c) {
			return
		}
		g, s, m, r := c.Tones("garlic"), c.Tones("streaks"), c.Tones("stem"), c.Tones("roots")
		c.Part("roots", sheen.Each(9, func(i int) kit.Node {
			x := 84 + 7*float64(i)
			return c.Line(sheen.D("M%g 228q%g 10 %g 20", x, (x-112)*.2, (x-112)*.3), r.D, 2.6)
		}))
		const d = "M96 66C92 50 92 30 96 8Q112 0 128 10C126 34 128 50 132 66C170 82 208 124 206 172C204 212 162 234 114 234C66 234 22 212 20 172C18 124 58 82 96 66Z"
		c.Part("garlic", c.Form(d, kit.Rad(80, 120, 170, g.LL, g.L, g.M, g.DD), c.Line("M108 20C104 80 60 130 66 226M116 20C120 80 166 130 158 226M112 20C112 90 110 150 112 234", g.DDD, 4).Opacity(.4), c.Line("M112 20C108 80 66 130 72 226M121 20C126 80 172 130 164 226M116 20C116 90 115 150 117 234", g.LL, 3).Opacity(.9)))
		c.Part("streaks", c.Clip(d, c.Blur(1.4, c.Line("M100 60C70 90 36 130 34 180M104 70C88 110 84 150 88 220M124 70C140 110 142 150 138 220M128 62C160 90 190 130 194 180", s.M, 4)).Opacity(.55), edible.Shade(c, d, g, 28)), c.Path("M38 166C38 138 54 116 72 104C80 100 84 108 78 114C62 128 54 146 54 168C54 178 38 176 38 166Z", kit.White).Opacity(.8).Shade())
		c.Part("stem", c.Form("M94 34C93 24 94 14 96 8Q112 0 128 10Q127 24 127 36Q112 44 94 34Z", kit.Lin(94, 0, 128, 0, m.LL, m.M, m.DD)), c.Ellipse(112, 8, 16, 5, m.D))
		const k = "M168 246C142 240 140 206 160 178C168 166 176 160 186 152Q194 150 198 158C218 180 244 204 238 226C232 246 194 252 168 246Z"
		c.Part("clove", c.Clip(d, c.Blur(4, c.Path(k, g.DDD).Move(-2, 5)).Opacity(.4)), c.Form(k, kit.Rad(170, 196, 80, g.LL, g.L, g.M, g.DDD), c.Line("M190 158C172 190 168 220 174 244", s.M, 3).Opacity(.5), edible.Shade(c, k, g, 16)), c.Path("M158 212Q162 192 174 182Q172 198 168 214Q160 224 158 212Z", kit.White).Opacity(.8).Shade())
		c.Anchor("ground", 120, 246)
	},
}

var cauliflower = kit.Piece{
	Name: "cauliflower", Cm: 18,
	Palette: "head #f4ecd8 florets; leaves #7db84e",
	Draw: func(c *kit.Canvas) {
		h, l := c.Tones("head"), c.Tones("leaves")
		big := func(d string) kit.Node { return sheen.Body(c, d, l, 15) }
		c.On(kit.Back)
		c.Part("leaves", big("M128 240C60 240 -8 190 14 92C24 84 36 96 44 110C40 84 52 66 66 76C90 110 110 180 128 240Z"), big("M128 240C196 240 264 190 242 92C232 84 220 96 212 110C216 84 204 66 190 76C166 110 146 180 128 240Z"))
		c.On(kit.Body)
		puff := func(x, y, r float64) kit.Node {
			d := edible.Wavy(x, y, r, r*.94, 26, func(u float64) float64 { return .92 + .08*math.Sin(u*2*math.Pi*8+x) })
			return kit.Of(c.Blur(3, c.Path(d, h.DDD).Move(1, 5)).Opacity(.45), c.Form(d, kit.Rad(x-r*.3, y-r*.4, r*1.5, h.LL, h.L, h.M, h.DD), sheen.Each(9, func(i int) kit.Node {
				a := float64(i) * 2.4
				q := r * .26 * math.Sqrt(float64(i))
				return kit.Of(c.Circle(x+q*math.Cos(a)+1, y+q*math.Sin(a)+1.6, r*.2, h.DD).Opacity(.45), c.Circle(x+q*math.Cos(a), y+q*math.Sin(a), r*.19, h.LL).Opacity(.9))
			}), edible.Shade(c, d, h, r*.3)))
		}
		c.Part("head", puff(74, 126, 36), puff(182, 126, 36), puff(100, 86, 36), puff(156, 86, 36), puff(128, 58, 30), puff(66, 164, 28), puff(190, 164, 28), puff(128, 122, 40), puff(100, 162, 36), puff(158, 162, 36))
		c.On(kit.Fore)
		c.Part("leaves", big("M40 150C62 152 80 172 128 246C76 250 26 222 22 172Q26 150 40 150Z"), big("M216 150C194 152 176 172 128 246C180 250 230 222 234 172Q230 150 216 150Z"), big("M128 176C152 190 164 216 156 240Q128 256 100 240C92 216 104 190 128 176Z"), c.Line("M128 190V244M44 166Q80 190 116 238M212 166Q176 190 140 238", l.LL, 4).Opacity(.9), c.Line("M128 206l-14 12M128 206l14 12M128 222l-14 10M128 222l14 10M66 184l-10 14M66 184l12 -4M190 184l10 14M190 184l-12 -4", l.LL, 2).Opacity(.7))
		c.Anchor("ground", 128, 248)
	},
}

var asparagus = kit.Piece{
	Name: "asparagus", Cm: 22,
	Palette: "stalks #7db04a spears; tips #4f7d3a; band #e2463c string",
	Draw: func(c *kit.Canvas) {
		s, t, b := c.Tones("stalks"), c.Tones("tips"), c.Tones("band")
		spear := func(x, y, a float64) kit.Node {
			o := "M-15 190V20C-15 -4 -10 -26 0 -40C10 -26 15 -4 15 20V190Q0 198 -15 190Z"
			scale := func(px, py, k float64) kit.Node {
				return c.Form(sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", px-7*k, py, px-8*k, py-12*k, px-3*k, py-18*k, px, py-22*k, px+3*k, py-18*k, px+8*k, py-12*k, px+7*k, py), kit.Lin(px-7*k, 0, px+7*k, 0, t.L, t.M, t.DD))
			}
			return kit.Of(c.Form(o, sheen.Round(-15, 0, 15, 0, s), c.Path("M-20 -44H20V24Q0 40 -20 24Z", t.M).Opacity(.75), edible.Shade(c, o, s, 10)), scale(-7, 22, 1), scale(7, 18, 1), scale(0, 8, 1), scale(-6, -4, .9), scale(6, -6, .9), scale(0, -14, .9), scale(-5, 70, .8), scale(6, 110, .8), scale(-4, 150, .8)).Rotate(a, 0, 100).Move(x, y)
		}
		c.Part("stalks", spear(66, 62, -9), spear(190, 62, 9), spear(98, 54, -4), spear(160, 54, 4), spear(80, 70, -6), spear(176, 70, 6), spear(128, 48, 0), spear(110, 66, -2), spear(146, 66, 2))
		c.Part("band", sheen.Body(c, "M68 160Q128 178 188 160L190 186Q128 206 66 186Z", b, 9, c.Line("M66 168Q128 188 190 168M66 177Q128 196 190 177", b.DD, 1.8).Opacity(.6)))
		c.Anchor("ground", 128, 256)
	},
}

var pomegranate = kit.Piece{
	Name: "pomegranate", Cm: 10,
	Palette: "skin #d8344a; seeds #c01f44 arils; pith #fbe6c4",
	Draw: func(c *kit.Canvas) {
		s, r, p := c.Tones("skin"), c.Tones("seeds"), c.Tones("pith")
		const d = "M96 56Q100 40 88 22L104 28L112 14L122 28L136 18L136 30Q130 42 132 56C176 62 204 96 202 142C200 190 164 222 112 222C60 222 22 190 22 142C22 96 52 62 96 56Z"
		c.Part("skin", c.Form(d, kit.Rad(80, 104, 150, s.LL, s.L, s.M, s.DD), c.Blur(4, c.Line("M112 60Q90 130 104 220M130 62Q170 130 150 214M86 64Q50 120 62 206", s.DD, 6)).Opacity(.35), edible.Shade(c, d, s, 28)), c.Path("M44 140C44 114 60 92 82 84C92 82 94 90 86 94C68 104 60 120 60 142C60 152 44 150 44 140Z", kit.White).Opacity(.5).Shade(), c.Path("M88 22L104 28L112 14L122 28L136 18L136 30Q130 42 132 56Q114 50 96 56Q100 40 88 22Z", kit.Lin(88, 14, 136, 56, s.L, s.D, s.DDD)))
		cut := edible.Wavy(178, 180, 72, 66, 30, func(u float64) float64 { return .95 + .04*math.Sin(u*2*math.Pi*6) })
		c.Part("seeds", c.Clip(d, c.Blur(6, c.Ellipse(176, 180, 78, 72, s.DDD)).Opacity(.5)), c.Form(edible.Wavy(182, 184, 74, 68, 30, func(u float64) float64 { return .95 + .04*math.Sin(u*2*math.Pi*6) }), kit.Lin(120, 120, 250, 250, s.M, s.DDD)), c.Form(cut, kit.Rad(170, 170, 80, p.LL, p.M, p.D)))
		c.Part("seeds", c.Around(6, 178, 180, sheen.Each(6, func(i int) kit.Node {
			x, y := 178+[]float64{-11, 11, 0, -17, 17, 0}[i], 180-[]float64{32, 32, 18, 50, 50, 54}[i]
			return kit.Of(c.Ellipse(x, y, 9.4, 10.4, r.DDD), c.Ellipse(x-.5, y-.6, 8.6, 9.6, kit.Rad(x-3, y-4, 14, r.LL, r.M, r.DD)), c.Ellipse(x-3, y-4, 2.4, 3, kit.White).Opacity(.8))
		})), c.Around(6, 178, 180, c.Line("M178 176L210 128", p.M, 4)).Opacity(.9))
		ripe := func(x, y float64) kit.Node {
			return kit.Of(c.Ellipse(x, y, 9, 11, r.DD), c.Ellipse(x-.6, y-.8, 8, 10, kit.Rad(x-3, y-4, 14, r.LL, r.M, r.DD)), c.Ellipse(x-3, y-4, 2.4, 3, kit.White).Opacity(.8))
		}
		c.Part("seeds", ripe(70, 236), ripe(92, 242), ripe(52, 246).Rotate(40, 52, 246))
		c.Anchor("ground", 140, 250)
	},
}

var coffeeBean = kit.Piece{
	Name: "coffee-bean", Cm: 1.5,
	Palette: "beans #6b3f22 coffee", States: "whole",
	Draw: func(c *kit.Canvas) {
		b := c.Tones("beans")
		one := func(x, y, k, a float64) kit.Node {
			d := kit.Oval(0, 0, 52, 70)
			return kit.Of(c.Form(d, kit.Rad(-18, -26, 110, b.LL, b.L, b.M, b.DD), c.Line("M8 -72C-26 -30 26 20 -8 72", b.DDD, 13), c.Line("M8 -72C-26 -30 26 20 -8 72", b.DDD.Shade(-1), 6), c.Blur(1.5, c.Line("M-2 -70C-36 -30 16 20 -18 70", b.LL, 4)).Opacity(.7), edible.Shade(c, d, b, 18)), c.Path("M-36 -8C-36 -34 -26 -50 -16 -54Q-10 -52 -14 -46C-24 -32 -26 -18 -26 -4Q-32 4 -36 -8Z", kit.White).Opacity(.5).Shade()).Scale(k, k, 0, 0).Rotate(a, 0, 0).Move(x, y)
		}
		if c.State("whole") { // one by itself
			c.Part("beans", one(128, 128, 1.7, 14))
			return
		}
		c.Part("beans", one(128, 66, .84, 64), one(70, 168, 1.1, -24), one(184, 172, 1.06, 30))
		c.Anchor("ground", 128, 246)
	},
}
