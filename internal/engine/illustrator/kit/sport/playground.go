package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var soccerGoal = kit.Piece{
	Name: "soccer-goal", Cm: 730, Palette: "posts #fbfcfe frame white; net #9fb0c4 mesh; grass #5fb04a ground green",
	Draw: func(c *kit.Canvas) {
		p, n, g := c.Tones("posts"), c.Tones("net"), c.Tones("grass")
		c.Part("grass", c.Form("M2 214Q0 204 14 202L46 190H210L242 202Q256 204 254 214Q252 224 240 224H16Q4 224 2 214Z", kit.Lin(0, 190, 0, 224, g.L, g.M, g.D), c.Line("M2 212H254", kit.White, 4).Opacity(.85)))
		net := kit.Of()
		for i := range 17 {
			x0, x1 := 12+14.500*float64(i), 42+10.750*float64(i)
			net = kit.Of(net, c.Line(sheen.D("M%g 52L%g 84V192", x0, x1), n.M, 1.800))
		}
		for i := range 10 {
			net = kit.Of(net, c.Line(sheen.D("M12 %gL42 %gH214L244 %g", 60+16.500*float64(i), 84+12*float64(i), 60+16.500*float64(i)), n.M, 1.800))
		}
		c.Part("net", net, c.Line("M20 60H236M30 70H226M38 78H218", n.M, 1.800), sheen.Tube(c, "M14 50L42 84V192M242 50L214 84V192M42 84H214", 4, n), c.Line("M12 210L42 192H214L244 210", n.D, 3))
		c.Part("posts", c.Line("M12 212V50H244V212", p.DDD, 13), c.Line("M12 212V50H244V212", p.M, 10.500), c.Line("M10 212V48H242", kit.White, 3.500), c.Line("M247 54V212M16 54H240", p.DD, 2.500).Opacity(.7))
		c.AnchorBox("inside", 128, 150, 180, 110, 0)
		c.Anchor("ground", 128, 222)
	},
}

var punchingBag = kit.Piece{
	Name: "punching-bag", Cm: 130, Palette: "leather #d2383c bag red; bands #2f2b36 black; chain #b9c3cd metal",
	Draw: func(c *kit.Canvas) {
		l, b, k := c.Tones("leather"), c.Tones("bands"), c.Tones("chain")
		slim := func(n ...kit.Node) kit.Node { return kit.Of(n...).Scale(.92, 1, 128, 0) }
		c.Part("chain", sheen.Each(4, func(i int) kit.Node {
			return c.Line(sheen.D("M%g 58L128 24", []float64{82, 113, 143, 174}[i]), k.DD, 5)
		}), sheen.Each(4, func(i int) kit.Node {
			return c.Line(sheen.D("M%g 58L128 24", []float64{82, 113, 143, 174}[i]), k.L, 3.500).Dash(6, 3)
		}), c.Circle(128, 14, 9, kit.None).Stroke(k.DDD, 7), c.Circle(127.600, 13.500, 9, kit.None).Stroke(k.L, 4.500))
		d := "M66 62Q66 52 128 52Q190 52 190 62V232Q190 250 128 250Q66 250 66 232Z"
		c.Part("leather", slim(c.Form(d, kit.Lin(66, 0, 190, 0, kit.At(0, l.M), kit.At(.22, l.LL), kit.At(.5, l.M), kit.At(.85, l.D), kit.At(1, l.DD)),
			c.Named("bands", c.Path("M60 82Q128 94 196 82V106Q128 118 60 106ZM60 206Q128 220 196 206V228Q128 242 60 228Z", kit.Lin(66, 0, 190, 0, b.M, b.LL, b.M, b.DDD))),
			c.Line("M60 78Q128 90 196 78M60 110Q128 122 196 110M60 202Q128 216 196 202M60 232Q128 246 196 232", l.LL, 1.600).Dash(5, 4).Opacity(.8),
			c.Line("M158 60V250", l.DDD, 2).Opacity(.6), c.Line("M161 60V250", l.LL, 1.400).Dash(4, 4).Opacity(.6),
			c.Blur(6, c.Line("M92 150Q112 162 128 152", l.DDD, 6)).Opacity(.4), sheen.Edge(c, d, l, 16)), c.Form(kit.Oval(128, 60, 61, 8), kit.Lin(66, 50, 190, 70, l.D, l.DD)), sheen.Glint(c, "M84 122Q92 124 96 124V194Q90 194 86 192Q82 158 84 122Z", .4)))
		c.Part("chain", sheen.Each(4, func(i int) kit.Node {
			x := []float64{82, 113, 143, 174}[i]
			return kit.Of(c.Circle(x, 61, 5, k.DDD), c.Circle(x-.3, 60.600, 4, k.LL))
		}))
		c.AnchorBox("print", 126, 158, 62, 70, 0)
		c.Anchor("tie", 128, 6)
	},
}
