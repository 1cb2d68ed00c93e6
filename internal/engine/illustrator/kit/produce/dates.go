package produce

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var dateFruit = kit.Piece{
	Name: "date-fruit", Cm: 12, Palette: "dates #8f4a22 skin brown; flesh #c8803a inside; pit #d9b07a seed; leaf #5fa548 palm green",
	Draw: func(c *kit.Canvas) {
		d, f, p, l := c.Tones("dates"), c.Tones("flesh"), c.Tones("pit"), c.Tones("leaf")
		frond := kit.Of(c.Line("M30 40Q120 60 226 18", l.DD, 5), sheen.Each(11, func(i int) kit.Node {
			u := float64(i) / 10
			x, y := 34+186*u, 41+18*u*2*(1-u)*2-24*u*u
			blade := c.Form("M0 0C-8 -16 -7 -44 0 -64C7 -44 8 -16 0 0Z", kit.Lin(-7, -50, 7, 0, l.LL, l.M, l.DD), c.Line("M0 0V-58", l.DDD, 1.200).Opacity(.6))
			return kit.Of(blade.Rotate(22+20*u, 0, 0).Scale(.9, .8, 0, 0).Move(x, y), blade.Rotate(128+8*u, 0, 0).Scale(.9, .8, 0, 0).Move(x, y))
		}))
		c.Part("leaf", frond)
		one := func(x, y, k, turn float64) kit.Node {
			o := "M0 -62C30 -62 40 -26 38 8C36 42 22 64 0 64C-22 64 -36 42 -38 8C-40 -26 -30 -62 0 -62Z"
			return kit.Of(c.Path(o, d.DDD).Opacity(.5).Move(3, 5), sheen.Body(c, o, d, 18,
				c.Blur(1.500, c.Line("M-22 -44Q-30 -6 -20 44M-8 -56Q-14 0 -6 60M8 -56Q14 -6 6 58M22 -44Q30 0 18 48M-14 -20Q-10 6 -16 30M14 -24Q18 4 12 28", d.DDD, 3.400)).Opacity(.7),
				c.Line("M-25 -40Q-33 -6 -23 42M-11 -54Q-17 0 -9 58M5 -54Q11 -6 3 56M19 -42Q27 0 15 46", d.LL, 2).Opacity(.45)),
				sheen.Glint(c, "M-26 -24Q-24 -46 -10 -52Q-4 -52 -8 -46Q-18 -38 -20 -20Q-24 -14 -26 -24Z", .55), c.Form(kit.Oval(0, -60, 11, 6), kit.Lin(-10, -66, 10, -54, p.L, p.D)), c.Ellipse(0, -61, 5, 2.600, p.DDD)).Scale(k, k, 0, 0).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("dates", one(70, 122, .98, 38), one(176, 108, 1, -22))
		o := "M0 -66C32 -66 44 -28 42 8C40 44 24 66 0 66C-24 66 -40 44 -42 8C-44 -28 -32 -66 0 -66Z"
		half := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(62, 0, 0).Move(176, 192) }
		c.Part("dates", half(c.Path(o, d.DDD).Opacity(.5).Move(4, -4), sheen.Body(c, o, d, 8)))
		c.Part("flesh", half(c.Form("M0 -58C26 -58 36 -24 34 8C32 38 20 58 0 58C-20 58 -32 38 -34 8C-36 -24 -26 -58 0 -58Z", kit.Lin(-34, -40, 34, 50, f.LL, f.L, f.M, f.D), c.Line("M-20 -40Q-28 0 -18 40M20 -40Q28 0 18 40", f.DD, 2).Opacity(.5), c.Blur(3, c.Ellipse(0, 2, 20, 42, f.DDD)).Opacity(.5))))
		c.Part("pit", half(c.Form("M0 -42C13 -42 17 -16 16 4C15 26 9 42 0 42C-9 42 -15 26 -16 4C-17 -16 -13 -42 0 -42Z", kit.Lin(-16, -20, 16, 30, p.LL, p.M, p.DD), c.Line("M0 -40V40", p.DDD, 3).Opacity(.7), c.Line("M-2 -40V40", p.LL, 1.400)), c.Ellipse(-8, -12, 2.600, 10, kit.White).Opacity(.5)))
		c.Part("dates", one(80, 198, 1.020, -66))
		c.Anchor("ground", 128, 246)
	},
}

// corianderLeaf is a leaf with three lobes cut into teeth, its stalk at 0, 0 and pointing up.
const corianderLeaf = "M0 0C-4 -6 -8 -8 -16 -8Q-20 -10 -18 -14Q-28 -12 -28 -20Q-36 -24 -28 -30Q-30 -38 -22 -38Q-18 -44 -12 -38Q-10 -32 -8 -30Q-18 -40 -14 -48Q-18 -54 -10 -56Q-8 -64 0 -62Q8 -64 10 -56Q18 -54 14 -48Q18 -40 8 -30Q10 -32 12 -38Q18 -44 22 -38Q30 -38 28 -30Q36 -24 28 -20Q28 -12 18 -14Q20 -10 16 -8C8 -8 4 -6 0 0Z"

var cilantro = kit.Piece{
	Name: "cilantro", Cm: 25, States: edible.Cuts, Palette: "leaves #4fa24a green; stems #7fc063 stalks; tie #c9a15f string",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: c.Tones("leaves"), Skin: c.Tones("stems"), Leafy: true}).Draw(c) {
			return
		}
		l, s, t := c.Tones("leaves"), c.Tones("stems"), c.Tones("tie")
		stem := func(x, bend float64) kit.Node {
			d := sheen.D("M%g 250Q128 190 %g 90", 128+(x-128)*.34, x)
			return kit.Of(c.Line(d, s.DD, 6), c.Line(d, s.M, 4.200), c.Line(d, s.LL, 1.400).Move(-.8, 0))
		}
		one := func(x, y, k, turn float64, far bool) kit.Node {
			q := l
			if far {
				q = kit.TonesOf(l.D)
			}
			return kit.Of(c.Path(corianderLeaf, q.DDD).Opacity(.45).Move(2, 3), c.Form(corianderLeaf, kit.Lin(-24, -60, 20, 0, q.LL, q.L, q.M, q.DD), c.Line("M0 0V-52M0 -14L-20 -26M0 -14L20 -26M0 -34L-8 -46M0 -34L8 -46M-12 -21L-16 -32M12 -21L16 -32", q.DDD, 1.600).Opacity(.55), c.Line("M1 -2V-50", q.LL, 1).Opacity(.6))).Scale(k, k, 0, 0).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("leaves", one(60, 112, 1.150, -58, true), one(196, 112, 1.150, 58, true), one(94, 84, 1.200, -28, true), one(162, 84, 1.200, 28, true), one(128, 72, 1.200, 0, true))
		c.Part("stems", stem(56, 0), stem(92, 0), stem(128, 0), stem(164, 0), stem(200, 0), stem(76, 0), stem(182, 0))
		c.Part("leaves", one(44, 140, 1.050, -78, false), one(212, 140, 1.050, 78, false), one(74, 128, 1.150, -40, false), one(182, 128, 1.150, 40, false), one(102, 116, 1.200, -16, false), one(154, 116, 1.200, 18, false), one(128, 146, 1.150, 2, false), one(92, 160, .9, -50, false), one(164, 160, .9, 50, false))
		c.Part("tie", c.Path("M100 200Q128 210 156 200L153 214Q128 222 103 214Z", kit.Lin(100, 0, 156, 0, t.LL, t.M, t.DD)), c.Line("M101 204Q128 213 155 204M102 209Q128 218 154 209", t.DDD, 1.400).Opacity(.6), c.Line("M132 212Q148 226 150 240M126 212Q116 228 108 234", t.M, 3.400))
		c.Anchor("ground", 128, 252)
	},
}
