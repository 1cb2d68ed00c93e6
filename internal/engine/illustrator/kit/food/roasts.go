package food

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// garnished is an oval plate seen from the front and a little above, with lettuce around what lies on it.
func garnished(c *kit.Canvas, y float64, p, g kit.Tones) {
	c.Part("plate", c.Ellipse(128, y+5, 126, 36, p.DDD), c.Form(kit.Oval(128, y, 126, 35), kit.Lin(10, y-30, 240, y+34, p.LL, p.L, p.M, p.D), c.Ellipse(128, y-1, 102, 25, p.D), c.Ellipse(128, y+1, 101, 24, p.L)), c.Path(sheen.D("M6 %gA124 34 0 0 0 250 %g", y+5, y+5), kit.None).Stroke(p.LL, 2.400))
	c.Part("garnish", sheen.Each(15, func(i int) kit.Node {
		x, dy := 34+13.400*float64(i), float64(i*7%9)-2
		return c.Form(edible.Wavy(x, y+4+dy, 15, 10, 14, func(t float64) float64 { return 1 + .18*edible.Wave(t*5) }), kit.Lin(x-12, y-6, x+12, y+14, g.LL, g.M, g.DD))
	}))
}

var grilledFish = kit.Piece{
	Name: "grilled-fish", Cm: 32, Facing: kit.Left,
	Palette: "fish #c9853f skin; plate #eef2f6 dish; lemon #ffd84a citrus; garnish #6fb04a lettuce parsley",
	Draw: func(c *kit.Canvas) {
		f, p, l, g := c.Tones("fish"), c.Tones("plate"), c.Tones("lemon"), c.Tones("garnish")
		garnished(c, 178, p, g)
		const body = "M14 150C34 112 84 100 124 106C156 110 186 124 204 142L244 116Q252 112 250 122L240 152L250 184Q252 194 242 190L204 164C180 182 140 192 104 188C64 186 30 174 14 150Z"
		c.Part("fish", c.Path("M92 108Q118 78 156 92Q166 98 160 112Z", f.D), c.Line("M104 104L112 92M118 106L128 88M134 108L144 90", f.DDD, 2.400).Opacity(.6), c.Clip(kit.Oval(128, 180, 126, 36), c.Blur(5, c.Path(body, f.DDD).Move(2, 9)).Opacity(.45)), c.Form(body, kit.Lin(0, 102, 0, 192, f.L, f.M, f.D, f.DD), c.Path("M14 150C40 166 90 172 140 168Q180 164 204 154L206 170C180 186 120 196 80 186C50 182 26 170 14 150Z", f.LL).Opacity(.45),
			c.Line("M92 100L66 190M122 100L96 196M152 104L126 196M182 116L160 192", kit.Hex("#3a1a0a"), 8).Opacity(.72), c.Line("M95 100L69 190M125 100L99 196M155 104L129 196M185 116L163 192", kit.Hex("#e0a050"), 1.600).Opacity(.7),
			c.Line("M206 142L242 124M208 150H240M206 160L242 180", f.DDD, 2.400).Opacity(.6), sheen.Edge(c, body, f, 14), c.Path("M34 134C54 114 90 108 122 112Q92 116 62 128Q44 136 34 142Z", kit.White).Opacity(.4)),
			c.Line("M62 118Q76 146 60 178", f.DDD, 3.400).Opacity(.8), c.Circle(40, 142, 8, f.DDD), c.Circle(40, 142, 6, kit.Hex("#f4efe6")), c.Line("M14 152Q24 156 32 154", f.DDD, 3), c.Form("M84 152Q104 146 112 158Q104 172 84 168Z", kit.Lin(84, 148, 110, 172, f.M, f.DD), c.Line("M88 156L106 154M88 160H108M88 165L104 167", f.DDD, 1.600).Opacity(.7)))
		c.Part("lemon", edible.Citrus(c, 196, 194, 24, l, kit.TonesOf(kit.Hex("#ffec8f"))), edible.Citrus(c, 160, 202, 20, l, kit.TonesOf(kit.Hex("#ffec8f"))))
		c.Part("garnish", edible.Leaf(c, g, 40, 196, 34, 200), edible.Leaf(c, g, 42, 198, 30, 250), edible.Leaf(c, g, 44, 198, 32, 320))
		c.Anchor("ground", 128, 214)
		c.AnchorBox("surface", 128, 150, 180, 0, 0)
	},
}

var roastPig = kit.Piece{
	Name: "roast-pig", Cm: 80, Facing: kit.Left,
	Palette: "pig #c4692f skin meat; platter #d8dee4 plate dish; apple #dc3a32; garnish #6fb04a lettuce",
	Draw: func(c *kit.Canvas) {
		k, p, a, g := c.Tones("pig"), c.Tones("platter"), c.Tones("apple"), c.Tones("garnish")
		garnished(c, 194, p, g)
		const body = "M74 190C66 158 76 118 110 102C146 86 196 92 222 122C244 146 246 178 236 196Q160 212 74 190Z"
		c.Part("pig", c.Line("M232 130Q252 122 246 108Q238 100 236 112", k.DD, 7), c.Line("M232 129Q250 121 245 109", k.L, 3), c.Clip(kit.Oval(128, 196, 126, 36), c.Blur(5, c.Path(body, k.DDD).Move(0, 8)).Opacity(.5)), c.Form(body, kit.Rad(140, 116, 140, k.LL, k.L, k.M, k.DD), c.Line("M124 104Q118 146 128 194M156 98Q150 146 160 200M188 102Q184 146 192 202", k.DDD, 3).Opacity(.35), sheen.Edge(c, body, k, 18), c.Path("M96 124C116 104 156 98 192 108Q150 106 120 120Q104 130 98 146Q90 140 96 124Z", kit.White).Opacity(.4)),
			sheen.Body(c, "M196 172C186 190 188 204 204 208H236Q246 206 240 196C246 176 232 158 214 160Q202 162 196 172Z", k, 10), sheen.Body(c, "M92 178C84 196 90 208 104 210H128Q138 206 130 196C132 182 120 168 106 170Z", k, 9), c.Path("M206 208h26l4 -6h-34zM100 210h26l4 -6h-34z", k.DDD))
		const head = "M18 172C14 138 34 112 66 112C98 112 114 138 110 166C108 192 88 204 62 204C38 204 20 194 18 172Z"
		ear := sheen.Body(c, "M80 124C82 100 98 88 116 92C116 112 108 128 94 136Z", k, 7, c.Path("M88 124Q92 106 108 100Q106 118 94 130Z", k.DDD).Opacity(.45))
		c.Part("pig", sheen.Body(c, "M50 122C48 100 34 90 20 96C22 114 30 126 42 132Z", k, 7), c.Form(head, kit.Rad(52, 136, 84, k.LL, k.L, k.M, k.DD), sheen.Edge(c, head, k, 14), c.Path("M32 146C38 128 54 120 70 122Q50 130 40 150Q32 156 32 146Z", kit.White).Opacity(.45)), ear, c.Line("M40 146Q46 152 54 148M78 146Q86 152 92 146", k.DDD, 4), sheen.Body(c, kit.Oval(54, 172, 25, 18), k, 7), c.Ellipse(46, 171, 4, 6.500, k.DDD), c.Ellipse(62, 171, 4, 6.500, k.DDD))
		c.Part("apple", sheen.Ball(c, 56, 200, 17, a), c.Line("M56 186Q57 180 61 177", kit.Hex("#6b3f20"), 3), edible.Leaf(c, g, 60, 180, 16, 330))
		c.Part("garnish", sheen.Ball(c, 150, 212, 8, kit.TonesOf(kit.Hex("#e0453c"))), sheen.Ball(c, 168, 214, 8, kit.TonesOf(kit.Hex("#e0453c"))), edible.Leaf(c, g, 160, 216, 28, 190), edible.Leaf(c, g, 164, 216, 28, 340))
		c.Anchor("ground", 128, 230)
	},
}
