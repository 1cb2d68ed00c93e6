package produce

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// fruitBasket is a wicker basket heaped with fruit.
var fruitBasket = kit.Piece{
	Name: "fruit-basket", Cm: 42,
	Palette: "basket #c98d4b wicker straw weave; handle #a96a33 <basket; apples #e2323e red; bananas #f8cf3a yellow; grapes #8a4fc0 purple; orange #f7932a; pear #a9c93f green; leaves #5aa843; bow #e2506a ribbon",
	States:  "plain -bow",
	Draw: func(c *kit.Canvas) {
		w, h, a, b, g, o, p, l := c.Tones("basket"), c.Tones("handle"), c.Tones("apples"), c.Tones("bananas"), c.Tones("grapes"), c.Tones("orange"), c.Tones("pear"), c.Tones("leaves")
		c.On(kit.Back)
		const arch = "M24 160C16 -24 240 -24 232 160"
		c.Part("handle", c.Line(arch, h.DDD, 15), c.Line(arch, h.M, 12).Move(-.5, -.6), c.Line(arch, h.DD, 12).Dash(2.400, 8).Butt().Opacity(.6), c.Line(arch, h.LL, 3).Move(-1.200, -2.600).Opacity(.8))
		c.Part("basket", c.Ellipse(128, 166, 112, 24, kit.Lin(16, 142, 240, 190, w.D, w.DDD)))
		c.On(kit.Body)
		ball := func(x, y, r float64, t kit.Tones, in ...kit.Node) kit.Node {
			return kit.Of(c.Circle(x+1, y+3, r, t.DDD).Opacity(.4), sheen.Ball(c, x, y, r, t, in...), sheen.Gloss(c, x, y, r*.68, r*.68, 190, 236, r*.14))
		}
		leaf := func(x, y, turn, k float64) kit.Node {
			return kit.Of(c.Form("M0 0C6 -16 26 -22 40 -14C34 2 16 10 0 0Z", kit.Lin(0, -16, 30, 6, l.LL, l.M, l.D), c.Line("M2 -1Q18 -8 36 -13", l.DD, 1.600))).Scale(k, k, 0, 0).Rotate(turn, 0, 0).Move(x, y)
		}
		const pear = "M84 50C94 50 98 60 98 72C100 88 116 96 116 122C116 146 102 158 84 158C66 158 52 146 52 122C52 96 68 88 70 72C70 60 74 50 84 50Z"
		c.Part("pear", c.Form(pear, kit.Rad(72, 96, 90, p.LL, p.L, p.M, p.D), sheen.Edge(c, pear, p, 13), sheen.Each(20, func(int) kit.Node {
			return c.Circle(56+56*c.Rand().Float64(), 90+60*c.Rand().Float64(), 1.200, p.DD).Opacity(.5)
		})), c.Line("M84 52Q86 42 92 36", kit.Hex("#6b4426"), 5), sheen.Glint(c, "M66 112C66 102 72 96 78 92C82 94 80 98 77 100C73 104 72 110 72 116C70 121 66 119 66 112Z", .6))
		for _, d := range []string{"M142 166C168 150 184 112 178 62C177 54 188 50 191 58C206 108 196 152 168 176Z", "M158 170C190 150 210 116 208 70C208 62 219 60 221 68C230 116 216 156 186 180Z"} {
			c.Part("bananas", c.Path(d, b.DDD).Move(1, 2).Opacity(.5), c.Form(d, kit.Lin(150, 60, 214, 150, b.LL, b.L, b.M, b.D), sheen.Edge(c, d, b, 8)))
		}
		c.Part("bananas", c.Path("M178 60L181 48L188 48L191 58Z", kit.Hex("#7a5a2a")), c.Path("M208 68L211 56L218 57L221 68Z", kit.Hex("#7a5a2a")), c.Line("M188 68C200 108 190 144 168 166M216 78C222 116 210 148 188 168", b.DD, 1.600).Opacity(.6))
		c.Part("orange", ball(136, 122, 37, o, sheen.Each(40, func(int) kit.Node {
			return c.Circle(100+74*c.Rand().Float64(), 86+74*c.Rand().Float64(), 1.200, o.DD).Opacity(.4)
		})), c.Path("M126 91l6 3 4 -6 4 6 6 -2 -4 6 -8 2z", l.DD))
		apple := func(x, y float64) kit.Node {
			d := sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y-24, x+14, y-36, x+40, y-28, x+40, y+2, x+40, y+26, x+22, y+42, x, y+36, x-22, y+42, x-40, y+26, x-40, y+2, x-40, y-28, x-14, y-36, x, y-24)
			return kit.Of(c.Path(d, a.DDD).Move(1, 3).Opacity(.4), c.Form(d, kit.Rad(x-14, y-14, 70, a.LL, a.L, a.M, a.D, a.DD), c.Blur(3, c.Ellipse(x, y-24, 14, 7, a.DDD)).Opacity(.6), sheen.Edge(c, d, a, 12)), c.Line(sheen.D("M%g %gQ%g %g %g %g", x, y-22, x, y-36, x+7, y-43), kit.Hex("#6b4426"), 4.600), sheen.Glint(c, sheen.D("M%g %gC%g %g %g %g %g %gQ%g %g %g %gC%g %g %g %g %g %gZ", x-30, y-2, x-30, y-16, x-22, y-23, x-13, y-24, x-9, y-21, x-14, y-18, x-22, y-14, x-23, y-8, x-24, y-1), .65))
		}
		c.Part("apples", apple(62, 146))
		c.Part("leaves", leaf(64, 116, -6, .8), leaf(92, 44, 10, .8))
		c.Part("grapes", sheen.Each(9, func(i int) kit.Node {
			q := [][2]float64{{196, 132}, {216, 138}, {232, 150}, {186, 148}, {206, 152}, {224, 164}, {194, 166}, {180, 162}, {210, 172}}[i]
			return ball(q[0], q[1], 13, g)
		}))
		c.Part("leaves", leaf(194, 126, 30, .8), leaf(196, 128, 150, .6))
		c.Part("apples", apple(128, 158).Scale(.94, .94, 128, 158))
		c.On(kit.Fore)
		const full = "M14 168A114 24 0 0 0 242 168L218 238C212 250 180 254 128 254C76 254 44 250 38 238Z"
		var strands []kit.Node
		for row := range 6 {
			y, half := 176+13.500*float64(row), 112-4.200*float64(row)
			for k := -9; k <= 9; k++ {
				if (k+row+20)%2 == 0 {
					continue
				}
				a0, a1 := math.Sin(float64(k-1)*.155), math.Sin(float64(k+1)*.155)
				x0, x1, y0, y1 := 128+half*a0, 128+half*a1, y+20*math.Sqrt(max(0, 1-a0*a0))-6, y+20*math.Sqrt(max(0, 1-a1*a1))-6
				s := sheen.D("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x0, y0, (x0+x1)/2, (y0+y1)/2+3, x1, y1)
				strands = append(strands, c.Line(s, w.DDD, 12), c.Line(s, w.M, 9.500).Move(-.3, -.6), c.Line(s, w.LL, 2.400).Move(-.4, -2.600).Opacity(.8))
			}
		}
		c.Part("basket", c.Form(full, kit.Lin(0, 170, 0, 254, w.DD, w.DDD), kit.Of(strands...), c.Blur(7, c.Path("M190 150H250V260H120Q200 240 190 150Z", w.DDD)).Opacity(.45), edible.Shade(c, full, w, 18)),
			c.Path("M14 168A114 24 0 0 0 242 168", kit.None).Stroke(w.DDD, 16), c.Path("M14 167A114 24 0 0 0 242 167", kit.None).Stroke(kit.Lin(10, 0, 246, 0, w.L, w.LL, w.M, w.D), 13), c.Path("M14 167A114 24 0 0 0 242 167", kit.None).Stroke(w.DD, 13).Dash(2.400, 9).Butt().Opacity(.6))
		if c.Has("bow") {
			r := c.Tones("bow")
			c.Part("bow", sheen.Body(c, "M128 22L112 52L120 50L126 56Z", r, 4), sheen.Body(c, "M128 22L146 52L138 50L132 56Z", r, 4), sheen.Body(c, "M126 18C112 -2 88 -2 88 16C88 34 112 36 126 22Z", r, 6), sheen.Body(c, "M130 18C144 -2 168 -2 168 16C168 34 144 36 130 22Z", r, 6), sheen.Body(c, kit.RoundRect(118, 8, 20, 22, 8), r, 5))
		}
		c.Anchor("ground", 128, 254)
		c.AnchorBox("grip", 128, 22, 0, 0, 90)
	},
}
