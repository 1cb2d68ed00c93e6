package props

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var birdFeeder = kit.Piece{
	Name: "bird-feeder", Cm: 35, Palette: "roof #d2503f red; wood #b9783f frame; glass #cfe9f2 panes; seeds #e0b04f seed; rope #c9a875 cord; sunflower #4a3a32 <seeds", States: "full; empty -seeds",
	Draw: func(c *kit.Canvas) {
		r, w, g, s, p, k := c.Tones("roof"), c.Tones("wood"), c.Tones("glass"), c.Tones("seeds"), c.Tones("rope"), c.Tones("sunflower")
		c.Part("rope", c.Line("M128 56Q96 22 128 -6Q160 22 128 56", p.DDD, 6), c.Line("M128 56Q96 22 128 -6Q160 22 128 56", p.M, 4.400), c.Line("M128 56Q96 22 128 -6Q160 22 128 56", p.LL, 3).Dash(4, 4))
		c.Part("glass", c.Form("M62 104H194L178 204H78Z", kit.Lin(62, 104, 194, 204, g.LL.Alpha(.85), g.L.Alpha(.6), g.M.Alpha(.75))))
		seeds := "M70 150Q100 140 128 148Q160 140 187 152L178 206H78Z"
		c.Part("seeds", c.Form(seeds, kit.Lin(70, 140, 180, 206, s.LL, s.M, s.D), sheen.Each(70, func(i int) kit.Node {
			x, y := 70+118*c.Rand().Float64(), 150+56*c.Rand().Float64()
			t := s.LL
			if i%3 == 0 {
				t = k.DDD
			} else if i%3 == 1 {
				t = s.DD
			}
			return c.Ellipse(x, y, 4, 2.400, t).Rotate(float64(i*61), x, y)
		})))
		c.Part("glass", c.Path("M74 108H96L88 200H80Z", kit.White).Opacity(.5), c.Path("M104 108H112L106 200H100Z", kit.White).Opacity(.35))
		c.Part("wood", plank(c, 52, 98, 204, 112, w), sheen.Body(c, "M54 104H70L86 206H72Z", w, 4), sheen.Body(c, "M202 104H186L170 206H184Z", w, 4))
		c.Part("wood", sheen.Body(c, "M34 204H222L214 232H42Z", w, 6, sheen.Grain(c, kit.Box{X0: 40, Y0: 206, X1: 216, Y1: 230}, 3, w)))
		c.Part("seeds", sheen.Each(26, func(i int) kit.Node {
			x := 46 + 164*c.Rand().Float64()
			y := 200 - float64(i*7%6)
			t := s.L
			if i%3 == 0 {
				t = k.DDD
			}
			return c.Ellipse(x, y, 4.400, 2.600, t).Rotate(float64(i*47), x, y)
		}))
		c.Part("wood", sheen.Body(c, kit.RoundRect(28, 204, 200, 11, 4), w, 4), sheen.Tube(c, "M2 222H40", 6, w), sheen.Tube(c, "M216 222H254", 6, w))
		c.Part("roof", c.Path("M128 46L234 98Q238 106 228 108H28Q18 106 22 98Z", r.DDD).Move(0, 4).Opacity(.5), sheen.Body(c, "M128 44Q134 44 140 48L234 96Q240 104 230 108H26Q16 104 22 96L116 48Q122 44 128 44Z", r, 9, c.Line("M40 92L216 92M62 80H194M86 68H170", r.DD, 2).Opacity(.6), c.Line("M62 82V92M100 82V92M138 82V92M176 82V92M80 94V106M118 94V106M156 94V106M192 94V106M100 70V80M128 70V80M156 70V80", r.DD, 2).Opacity(.5)), sheen.Ball(c, 128, 46, 7, w))
		c.Anchor("hang", 128, 232)
		c.Anchor("tie", 128, -6)
		c.AnchorBox("surface", 128, 206, 180, 0, 0)
		c.Anchor("ground", 128, 232)
	},
}

var birdBath = kit.Piece{
	Name: "bird-bath", Cm: 80, Palette: "stone #b9b6b0 gray basin; water #6cc3ec; moss #7fae58 grass green; flowers #f27fa6 pink",
	Draw: func(c *kit.Canvas) {
		s, w, m, f := c.Tones("stone"), c.Tones("water"), c.Tones("moss"), c.Tones("flowers")
		c.Part("stone", sheen.Body(c, "M70 236H186L196 252H60Z", s, 6), sheen.Body(c, "M86 222H170L180 238H76Z", s, 6), sheen.Body(c, "M106 118H150C146 140 142 156 142 172C142 192 152 208 164 224H92C104 208 114 192 114 172C114 156 110 140 106 118Z", s, 12, c.Line("M120 124Q124 170 112 220M136 124Q132 170 144 220", s.DD, 2.400).Opacity(.5)), sheen.Body(c, kit.RoundRect(106, 160, 44, 14, 6), s, 5))
		bowl := "M2 82C30 104 226 104 254 82C250 110 206 136 128 136C50 136 6 110 2 82Z"
		c.Part("stone", c.Form(kit.Oval(128, 80, 126, 26), kit.Lin(10, 56, 240, 104, s.LL, s.L, s.M)), c.Form(kit.Oval(128, 80, 110, 20), kit.Lin(20, 62, 240, 98, s.DD, s.D)))
		c.Part("water", c.Form(kit.Oval(128, 83, 104, 16), kit.Lin(30, 70, 226, 98, w.LL, w.L, w.M, w.D), c.Ellipse(100, 84, 34, 7, kit.None).Stroke(w.LL, 1.800), c.Ellipse(100, 84, 18, 3.600, kit.None).Stroke(kit.White, 1.600), c.Line("M160 76h36M170 90h28", kit.White, 2).Opacity(.7)))
		c.On(kit.Fore)
		c.Part("stone", sheen.Body(c, bowl, s, 14, sheen.Each(11, func(i int) kit.Node {
			x := 28 + 20*float64(i)
			return c.Line(sheen.D("M%g 100Q%g 122 %g 136", x, 128+(x-128)*.8, 128+(x-128)*.6), s.DD, 2.200).Opacity(.5)
		})), c.Line("M2 82C30 104 226 104 254 82", s.LL, 4))
		c.On(kit.Body)
		c.Part("moss", sheen.Each(22, func(i int) kit.Node {
			x := 40 + 8.400*float64(i)
			return c.Path(sheen.D("M%g 254q-2 -%g -6 -%gq6 4 8 10q1 -8 5 -13q0 9 -2 16Z", x, 8+float64(i%3)*3, 13+float64(i*7%5)*2), []kit.Color{m.M, m.D, m.L}[i%3])
		}))
		for _, q := range [][2]float64{{52, 236}, {70, 244}, {190, 240}, {206, 232}} {
			c.Part("flowers", c.Line(sheen.D("M%g %gV254", q[0], q[1]), m.DD, 2), c.Around(5, q[0], q[1], c.Circle(q[0], q[1]-5, 4, f.M)), c.Circle(q[0], q[1], 3, kit.Hex("#ffd75e")))
		}
		c.AnchorBox("inside", 128, 82, 150, 16, 0)
		c.AnchorBox("surface", 128, 72, 150, 0, 0)
		c.Anchor("ground", 128, 254)
	},
}
