package food

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

// sushiPlatter is a plate of nigiri and rolls with wasabi, ginger and chopsticks.
var sushiPlatter = kit.Piece{
	Name: "sushi-platter", Cm: 34,
	Palette: "plate #3b4254 tray dish; fish #fa8148 salmon; tuna #d8394a; shrimp #ffb08a; rice #fffaf0; seaweed #2f5648 nori; wasabi #9fc95a; ginger #f6b8ae; cucumber #7cc35a; chopsticks #b5402f",
	Draw: func(c *kit.Canvas) {
		p, f, u, h, r, w, a, g, q, s := c.Tones("plate"), c.Tones("fish"), c.Tones("tuna"), c.Tones("shrimp"), c.Tones("rice"), c.Tones("seaweed"), c.Tones("wasabi"), c.Tones("ginger"), c.Tones("cucumber"), c.Tones("chopsticks")
		const rim = "M30 96H226Q234 96 237 104L252 204Q253 216 241 216H15Q3 216 4 204L19 104Q22 96 30 96Z"
		const flat = "M36 104H220Q226 104 228 110L240 196Q241 204 233 204H23Q15 204 16 196L28 110Q30 104 36 104Z"
		c.Part("plate", c.Path(rim, p.DDD).Move(0, 7), c.Form(rim, kit.Lin(40, 96, 200, 216, p.L, p.M, p.D), c.Path("M19 104Q22 96 30 96H226", kit.None).Stroke(p.LL, 3).Opacity(.7)), c.Form(flat, kit.Lin(40, 104, 200, 204, p.D, p.M, p.L), edible.Shade(c, flat, p, 12)))
		nigiri := func(x, y float64, t kit.Tones, stripes bool) kit.Node {
			const rice = "M-30 -4C-30 -12 -20 -15 0 -15C20 -15 30 -12 30 -4C31 6 29 13 23 14C8 17 -8 17 -23 14C-29 13 -31 6 -30 -4Z"
			const fish = "M-34 0C-36 -14 -20 -24 0 -25C20 -25 36 -14 35 0C34 6 30 7 27 4C14 -4 -14 -4 -27 5C-31 7 -33 5 -34 0Z"
			all := kit.Of(c.Blur(2.4, c.Ellipse(1, 15, 32, 5, p.DDD)).Opacity(.6), c.Form(rice, kit.Lin(0, -14, 0, 16, r.M, r.D, r.DD), grains(c, -30, -4, 30, 15, 44, 4.4, 3.6, r, edible.Everywhere)))
			var marks kit.Node
			if stripes {
				marks = c.Line("M-20 -26Q-14 -14 -22 4M-8 -27Q-2 -14 -8 0M6 -27Q12 -14 6 0M20 -24Q26 -12 20 2", kit.Hex("#ffe9d6"), 3).Opacity(.75)
			} else {
				marks = c.Line("M-24 -20Q0 -30 26 -16", t.LL, 2).Opacity(.6)
			}
			return kit.Of(all, c.Path(fish, t.DDD).Opacity(.35).Move(1, 3), c.Form(fish, kit.Lin(-10, -25, 14, 6, t.LL, t.L, t.M, t.D), marks, c.Ellipse(-10, -18, 12, 3.4, kit.White).Opacity(.5).Rotate(-9, -10, -18))).Move(x, y)
		}
		roll := func(x, y float64, one, two kit.Tones) kit.Node {
			return kit.Of(c.Blur(2.2, c.Ellipse(1, 19, 19, 5, p.DDD)).Opacity(.6), c.Form("M-18 -4V12C-18 19 -9 22 0 22C9 22 18 19 18 12V-4Z", kit.Lin(-18, 0, 18, 0, w.M, w.L, w.M, w.DD)), c.Ellipse(0, -4, 18, 10.5, kit.Lin(-18, -14, 18, 6, w.L, w.M, w.DD)), c.Form(kit.Oval(0, -4, 15.6, 8.6), kit.Rad(-4, -8, 20, r.M, r.M, r.D), grains(c, -16, -13, 16, 5, 26, 3.6, 3, r, edible.Everywhere)), c.Ellipse(-3, -4, 5.4, 4.6, kit.Lin(-8, -8, 2, 1, one.LL, one.M, one.D)), c.Ellipse(4.4, -3.6, 4, 4, kit.Lin(0, -8, 8, 1, two.LL, two.M, two.D))).Move(x, y)
		}
		c.Part("rolls", roll(50, 122, f, q), roll(88, 122, u, q), roll(126, 122, f, q), roll(164, 122, u, q))
		c.Part("wasabi", c.Blur(2, c.Ellipse(205, 138, 17, 5, p.DDD)).Opacity(.6), c.Form("M188 132C188 122 196 112 205 112C214 112 222 123 221 133C220 140 190 140 188 132Z", kit.Rad(200, 118, 24, a.LL, a.M, a.D), c.Line("M196 126Q204 118 214 126M193 133Q205 126 218 133", a.DD, 1.6).Opacity(.6)))
		c.Part("ginger", c.Blur(2, c.Ellipse(206, 186, 24, 6, p.DDD)).Opacity(.6), c.Form("M180 180C178 168 190 160 200 162C208 156 224 162 230 174C236 186 222 192 206 191C192 192 182 190 180 180Z", kit.Lin(184, 160, 224, 192, g.LL, g.M, g.D), c.Line("M186 180Q196 168 210 172M194 187Q206 176 224 182M200 166Q214 164 224 174", g.DD, 1.8).Opacity(.7), c.Line("M188 177Q198 166 210 169", g.LL, 1.6)))
		c.Part("nigiri", nigiri(50, 178, f, true), nigiri(98, 182, u, false), nigiri(146, 180, h, true))
		c.Part("chopsticks", c.Line("M6 232L246 222", s.DDD, 7), c.Line("M6 231L246 221", s.M, 5), c.Line("M6 229.500L246 219.500", s.LL, 1.2).Opacity(.8), c.Line("M10 243L248 236", s.DDD, 7), c.Line("M10 242L248 235", s.M, 5), c.Line("M10 240.500L248 233.500", s.LL, 1.2).Opacity(.8), c.Line("M10 231L44 229.500M14 242L46 241", kit.Hex("#f2c14e"), 5))
		c.Anchor("ground", 128, 240)
	},
}
