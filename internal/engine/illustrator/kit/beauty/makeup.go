package beauty

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var longHair = kit.Piece{
	Name: "hair", Cm: 50,
	Palette: "hair #e0a94a blond wig strands",
	Draw: func(c *kit.Canvas) {
		h := c.Tones("hair")
		const side = "M130 4C80 -2 44 28 38 76C34 112 46 130 32 158C20 182 8 198 16 224C18 238 26 246 36 240C34 248 42 256 54 248C56 258 74 256 84 242C112 226 116 200 106 174C98 150 106 128 99 106C93 82 100 58 130 46Z"
		locks := []string{"M124 12C74 12 52 42 50 82C48 116 58 132 46 160C34 186 20 202 28 232", "M125 20C86 22 66 48 66 84C66 116 74 134 64 162C54 190 38 206 44 242", "M126 29C98 34 80 56 81 86C82 116 90 136 84 164C78 192 58 212 66 246", "M128 38C106 46 92 66 94 92C96 118 102 140 98 168C96 194 84 216 80 238"}
		lock := kit.Of(c.Path(side, h.DDD).Move(0, 2), c.Form(side, kit.Lin(30, 10, 110, 250, h.L, h.LL, h.M, h.L, h.D), sheen.Each(4, func(i int) kit.Node {
			return kit.Of(c.Blur(1.5, c.Line(locks[i], h.DD, 8)).Opacity(.45), c.Line(locks[i], h.DD, 2).Opacity(.7), c.Line(locks[i], h.LL, 3.4).Move(5, 0).Opacity(.9), c.Line(locks[i], h.D, 1.4).Move(9, 1).Opacity(.5))
		}), c.Blur(5, c.Line("M42 92Q70 76 96 92M24 204Q60 186 108 206", kit.White, 7)).Opacity(.4), sheen.Edge(c, side, h, 11)))
		c.Part("hair", lock.Mirror(128), lock, c.Line("M128 5V46", h.DDD, 3).Opacity(.5))
		c.AnchorBox("fit", 128, 96, 96, 60, 0)
	},
}

var wig = kit.Piece{
	Name: "wig", Cm: 40,
	Palette: "hair #8a4a2a curls wig",
	Draw: func(c *kit.Canvas) {
		h := c.Tones("hair")
		curl := func(x, y, r float64, i int) kit.Node {
			o := kit.Oval(x, y, r, r*.96)
			s := float64(1 - 2*(i%2))
			spiral := sheen.D("M%g %gA%g %g 0 1 1 %g %gA%g %g 0 1 1 %g %gA%g %g 0 0 1 %g %g", x-r*.72*s, y, r*.72, r*.7, x+r*.5*s, y-r*.4, r*.46, r*.46, x-r*.2*s, y+r*.34, r*.26, r*.26, x+r*.14*s, y-r*.06)
			return kit.Of(c.Form(o, kit.Rad(x-r*.4, y-r*.45, r*1.6, h.LL, h.L, h.M, h.DD), c.Line(spiral, h.DDD, r*.15).Opacity(.6).Move(1, 1.4), c.Line(spiral, h.LL, r*.11).Opacity(.85)), c.Path(o, kit.None).Stroke(h.DDD, 1.4).Opacity(.35))
		}
		for i := range 22 {
			a := math.Pi * (.86 + 1.28*float64(i)/21)
			c.Part("hair", curl(128+96*math.Cos(a), 138+100*math.Sin(a)*1.02, 25, i))
		}
		for i := range 7 {
			y := 92 + 24*float64(i)
			c.Part("hair", curl(48-8*math.Sin(float64(i)), y+10, 26, i), curl(208+8*math.Sin(float64(i)), y+10, 26, i+1))
		}
		for i := range 6 {
			y := 110 + 22*float64(i)
			c.Part("hair", curl(74-4*math.Sin(float64(i)*2), y+22, 20, i), curl(182+4*math.Sin(float64(i)*2), y+22, 20, i+1))
		}
		for i := range 5 {
			c.Part("hair", curl(64+32*float64(i), 66-16*math.Sin(float64(i)*math.Pi/4), 25, i+1))
		}
		for i := range 6 {
			c.Part("hair", curl(68+24*float64(i), 94-12*math.Sin(float64(i)*math.Pi/5), 17, i))
		}
		c.AnchorBox("fit", 128, 120, 96, 60, 0)
	},
}

var mascara = kit.Piece{
	Name: "mascara", Cm: 13,
	Palette: "tube #2f3140 black case; gold #e0b24a trim; brush #24242e bristles",
	Draw: func(c *kit.Canvas) {
		t, g, b := c.Tones("tube"), c.Tones("gold"), c.Tones("brush")
		c.Part("tube", kit.Of(c.Form(kit.RoundRect(40, 96, 48, 150, 14), sheen.Round(40, 0, 88, 0, t), sheen.Edge(c, kit.RoundRect(40, 96, 48, 150, 14), t, 8)), sheen.Streak(c, "M51 116V228", 6, .55)).Rotate(-10, 64, 180))
		c.Part("gold", kit.Of(c.Form("M50 70H78V98H50Z", sheen.Steel(50, 0, 78, 0, g), c.Line("M50 76H78M50 82H78M50 88H78", g.DD, 2).Opacity(.6)), c.Form(kit.RoundRect(38, 96, 52, 12, 4), sheen.Steel(38, 0, 90, 0, g)), c.Path("M64 148L68 158L78 160L68 164L64 174L60 164L50 160L60 158Z", g.L)).Rotate(-10, 64, 180))
		lean := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(24, 168, 128) }
		c.Part("tube", lean(c.Form(kit.RoundRect(144, 10, 48, 104, 14), sheen.Round(144, 0, 192, 0, t), sheen.Edge(c, kit.RoundRect(144, 10, 48, 104, 14), t, 8)), sheen.Streak(c, "M155 26V98", 6, .55)))
		c.Part("gold", lean(c.Form(kit.RoundRect(142, 108, 52, 14, 4), sheen.Steel(142, 0, 194, 0, g))))
		c.Part("brush", lean(sheen.Tube(c, "M168 122V170", 6, g), sheen.Each(17, func(i int) kit.Node {
			y := 168 + 4.6*float64(i)
			w := 17 * math.Sin(.5+2.3*float64(i)/16)
			return kit.Of(c.Line(sheen.D("M%g %gL%g %gL%g %g", 168-w, y-5, 168.0, y, 168+w, y-5), b.DDD, 3), c.Line(sheen.D("M%g %gL%g %g", 168-w*.9, y-5.6, 168-w*.2, y-1.6), b.LL, 1.2))
		}), c.Line("M168 166V246", b.DDD, 6), c.Line("M166 168V240", b.L, 1.6)))
		c.Anchor("ground", 74, 246)
		c.AnchorBox("grip", 64, 190, 0, 0, -10)
	},
}

var eyelashes = kit.Piece{
	Name: "eyelashes", Cm: 4,
	Palette: "lashes #2f2a36 black",
	Draw: func(c *kit.Canvas) {
		l := c.Tones("lashes")
		// A closed lid hangs from its corners; its lashes sweep outward, the longer the farther out.
		one := sheen.Each(10, func(i int) kit.Node {
			u := .06 + .94*float64(i)/9
			x, y := 142*(1-u)*(1-u)+388*u*(1-u)+252*u*u, 92*(1-u)*(1-u)+340*u*(1-u)+92*u*u
			s, k := math.Sincos((118 - 92*u) * math.Pi / 180)
			long := 34 + 26*u
			d := sheen.D("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", x-4*s, y+3*k, x+long*.6*k-4*s, y+long*.7*s, x+long*k, y+long*s-long*.22, x+long*.5*k+4*s, y+long*.62*s, x+4*s, y-3*k)
			return kit.Of(c.Path(d, l.L).Stroke(l.LL, 2.600), c.Path(d, l.D))
		})
		const lid = "M140 90Q194 178 256 90Q198 158 140 90Z"
		one = kit.Of(one, c.Path(lid, l.L).Stroke(l.LL, 7), c.Path(lid, l.D).Stroke(l.D, 4.4), c.Line("M152 106Q190 146 232 120", l.LL, 1.8).Opacity(.7))
		c.Part("lashes", one.Mirror(128), one)
	},
}

var eyeshadow = kit.Piece{
	Name: "eyeshadow-palette", Cm: 14,
	Palette: "case #3a3340 black; pink #f2a0b4; brown #a9683f; gold #e6b860; purple #8a6ac0; blue #6aa7d8; red #c8404f",
	Draw: func(c *kit.Canvas) {
		k := c.Tones("case")
		lid := "M34 22Q34 10 46 10H210Q222 10 222 22V116H34Z"
		c.Part("case", c.Form(lid, kit.Lin(34, 10, 222, 116, k.L, k.M, k.DD)), c.Form(kit.RoundRect(46, 22, 164, 86, 6), kit.Lin(46, 22, 210, 108, kit.Hex("#dfeaf2"), kit.Hex("#b9cddb"), kit.Hex("#8aa3b8"), kit.Hex("#cfdde8")), c.Path("M46 90L130 22H160L46 116Z", kit.White).Opacity(.5), c.Path("M120 108L206 34V60L150 108Z", kit.White).Opacity(.3)))
		base := "M16 128Q18 118 28 118H228Q238 118 240 128L250 228Q250 246 236 246H20Q6 246 6 228Z"
		c.Part("case", sheen.Body(c, base, k, 10), c.Form(kit.RoundRect(98, 112, 60, 12, 4), sheen.Steel(98, 0, 158, 0, kit.TonesOf(kit.Hex("#d9b35a")))))
		names := []string{"pink", "gold", "brown", "purple", "blue", "red"}
		for i, name := range names {
			t := c.Tones(name)
			x, y := 62+66*float64(i%3), 154+50*float64(i/3)
			d := kit.Oval(x, y, 27, 19)
			c.Part(name, c.Form(kit.Oval(x, y+1, 30, 22), kit.Lin(x-30, y-20, x+30, y+22, k.DDD, k.DD, k.LL)), c.Form(d, kit.Lin(x-24, y-18, x+24, y+18, t.LL, t.L, t.M), c.Line(sheen.D("M%g %gL%g %gM%g %gL%g %gM%g %gL%g %g", x-30, y-2, x+2, y-22, x-22, y+10, x+20, y-18, x-8, y+16, x+28, y-6), t.LL, 3).Opacity(.5), c.Blur(3, c.Path(d, kit.None).Stroke(t.DD, 6).Move(-2, -2)).Opacity(.5)))
			if name == "gold" || name == "pink" {
				c.Part(name, sheen.Each(9, func(j int) kit.Node {
					return c.Circle(x-18+float64(j*17%38), y-11+float64(j*11%23), 1.3, kit.White).Opacity(.9)
				}))
			}
		}
		c.Anchor("ground", 128, 246)
	},
}
