package props

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var hayWagon = kit.Piece{
	Name: "hay-wagon", Cm: 420, Facing: kit.Right,
	Palette: "wood #a8703f boards rails; wheels #7c4d2a rims; iron #5a5f68 hubs; hay #e6b84a straw",
	Draw: func(c *kit.Canvas) {
		w, r, m, h := c.Tones("wood"), c.Tones("wheels"), c.Tones("iron"), c.Tones("hay")
		c.On(kit.Back)
		c.Part("wheels", wheel(c, 74, 176, 30, 8, r, m).Opacity(.9), wheel(c, 184, 180, 26, 8, r, m).Opacity(.9))
		c.Part("wood", sheen.Tube(c, "M26 60V132M214 60V132", 6, w), plank(c, 20, 76, 220, 86, kit.TonesOf(w.D)))
		const heap = "M22 124C14 96 32 82 52 84C62 66 92 62 110 72C130 60 164 62 176 76C200 72 222 92 216 124Z"
		c.Part("hay", c.Form(heap, kit.Lin(60, 60, 150, 126, h.LL, h.M, h.DD), straws(c, h)), straws(c, h).Move(0, -6).Opacity(.9))
		c.On(kit.Fore)
		c.Part("wood", sheen.Tube(c, "M196 154L250 172", 7, w), plank(c, 10, 128, 230, 144, w),
			plank(c, 14, 106, 226, 116, w), sheen.Each(5, func(i int) kit.Node {
				x := 22 + 49*float64(i)
				return sheen.Body(c, kit.RoundRect(x-4, 84, 8, 50, 3), w, 3)
			}), plank(c, 14, 90, 226, 99, w), sheen.Tube(c, "M62 146V178M180 146V182", 7, m), sheen.Tube(c, "M40 150H206", 5, m))
		c.Part("wheels", wheel(c, 62, 188, 40, 10, r, m), wheel(c, 180, 194, 34, 10, r, m))
		c.Anchor("ground", 124, 228)
		c.AnchorBox("inside", 119, 78, 176, 20, 0)
		c.Anchor("tow", 250, 172)
	},
}

// straws are loose stalks over a heap of hay.
func straws(c *kit.Canvas, t kit.Tones) kit.Node {
	rng := c.Rand()
	return sheen.Each(64, func(i int) kit.Node {
		x, y := 26+rng.Float64()*186, 72+rng.Float64()*50
		dx, dy := 16*(rng.Float64()-.5)+8, 10*(rng.Float64()-.5)
		if edge := 66 + .004*(x-119)*(x-119); y < edge+4 {
			y = edge + 6
		}
		return c.Line(sheen.D("M%.1f %.1fL%.1f %.1f", x-dx, y-dy, x+dx, y+dy), []kit.Color{t.LL, t.D, t.L, t.DD}[i%4], 1.8)
	})
}

var coveredWagon = kit.Piece{
	Name: "covered-wagon", Cm: 480, Facing: kit.Right,
	Palette: "canvas #f2e6cd cover bonnet; wood #a8703f box boards; wheels #8a5630 rims; iron #5a5f68 hubs",
	Draw: func(c *kit.Canvas) {
		k, w, r, m := c.Tones("canvas"), c.Tones("wood"), c.Tones("wheels"), c.Tones("iron")
		c.On(kit.Back)
		c.Part("wheels", wheel(c, 84, 194, 40, 10, r, m).Opacity(.9), wheel(c, 190, 200, 32, 10, r, m).Opacity(.9))
		c.On(kit.Body)
		const cover = "M22 134C4 92 10 44 34 30C60 40 92 44 122 42C154 42 190 34 218 22C240 44 244 94 226 134Z"
		hoop := func(x, bend float64) kit.Node {
			d := sheen.D("M%g 136C%g 100 %g 70 %g 36", x, x-bend, x-bend, x)
			return kit.Of(c.Line(d, k.DD, 5).Opacity(.35), c.Line(d, k.DDD, 1.6).Opacity(.5), c.Line(d, k.LL, 2.4).Move(-3, 0).Opacity(.9))
		}
		c.Part("canvas", c.Form(cover, kit.Lin(40, 24, 150, 140, kit.At(0, k.LL), kit.At(.4, k.M), kit.At(1, k.DD)),
			c.Blur(8, c.Path("M10 116H240V140H10Z", k.DDD)).Opacity(.35), c.Blur(7, c.Path("M196 26C226 50 226 110 200 136H246V20Z", k.DDD)).Opacity(.3),
			hoop(62, 12), hoop(104, 6), hoop(146, -6), hoop(188, -12),
			c.Line("M40 128Q84 112 100 128M106 128Q126 114 142 128M150 128Q176 112 190 128", k.DD, 1.8).Opacity(.6)))
		c.Part("canvas", c.Form("M218 22C206 50 204 104 214 134H226C244 94 240 44 218 22Z", kit.Lin(204, 30, 240, 134, k.D, k.DDD), c.Path("M222 44C214 66 214 100 220 124C232 98 232 66 222 44Z", kit.Hex("#4a3526")).Opacity(.85)), c.Line("M34 30C60 40 92 44 122 42C154 42 190 34 218 22", k.LL, 2.6))
		c.Part("wood", sheen.Body(c, "M12 130H236L224 176H30Z", w, 10), plank(c, 14, 131, 234, 145, w), plank(c, 20, 147, 230, 160, w), plank(c, 26, 162, 225, 175, w),
			sheen.Tube(c, "M46 130L52 178M124 130V178M204 130L198 178", 6, w), sheen.Tube(c, "M206 178L254 190", 7, w), sheen.Tube(c, "M56 184H206", 6, m))
		c.Part("wheels", wheel(c, 70, 200, 48, 12, r, m), wheel(c, 184, 208, 40, 12, r, m))
		c.Anchor("ground", 126, 248)
		c.Anchor("tow", 254, 190)
	},
}

var lemonadeStand = kit.Piece{
	Name: "lemonade-stand", Cm: 220,
	Palette: "roof #f6cf3a awning stripes; wood #c98d55 counter stand boards; sign #fff6df board; lemonade #ffe27a drink; lemons #f9d22f; trim #ffffff",
	Draw: func(c *kit.Canvas) {
		r, w, s, d, l, t := c.Tones("roof"), c.Tones("wood"), c.Tones("sign"), c.Tones("lemonade"), c.Tones("lemons"), c.Tones("trim")
		c.On(kit.Back)
		c.Part("posts", sheen.Body(c, kit.RoundRect(32, 60, 11, 190, 3), w, 4), sheen.Body(c, kit.RoundRect(213, 60, 11, 190, 3), w, 4))
		c.On(kit.Body)
		c.Part("counter", sheen.Each(7, func(i int) kit.Node { return plank(c, 30+28*float64(i), 170, 57+28*float64(i), 250, w) }),
			c.Blur(4, c.Rect(28, 168, 200, 12, 0, w.DDD)).Opacity(.5), plank(c, 18, 156, 238, 172, w))
		c.Part("sign", sheen.Body(c, kit.RoundRect(62, 182, 132, 56, 7), s, 5), c.Path(kit.RoundRect(67, 187, 122, 46, 4), kit.None).Stroke(r.DD, 2.4))
		c.Part("print", lemon(c, 128, 210, 21, l), leaf(c, 146, 200, 22, -28, kit.TonesOf(kit.Hex("#58a845"))))
		const jug = "M96 108H142L138 156H100Z"
		c.Part("pitcher", c.Line("M140 116Q160 116 156 132Q152 146 138 146", kit.Hex("#bfe3ee"), 6), c.Form(jug, kit.Lin(96, 0, 142, 0, kit.White.Alpha(.8), kit.Hex("#d7f0f5").Alpha(.7), kit.Hex("#a9d6e2").Alpha(.8)),
			c.Named("lemonade", c.Path("M96 120Q119 126 142 120V158H96Z", kit.Lin(96, 118, 142, 158, d.LL, d.M, d.DD))), lemonSlice(c, 110, 134, 9, l), lemonSlice(c, 127, 144, 9, l)),
			c.Line("M97 108H141", kit.White, 3), c.Line("M102 114L105 152", kit.White, 3).Opacity(.8))
		glass := func(x float64) kit.Node {
			return kit.Of(c.Form(sheen.D("M%g 128h20l-3 28h-14Z", x), kit.Lin(x, 128, x+20, 156, d.LL, d.M, d.D)), c.Line(sheen.D("M%g 130l2 24", x+4), kit.White, 2.2).Opacity(.8), c.Line(sheen.D("M%g 138L%g 112", x+11, x+17), kit.Hex("#ef6a5a"), 3.4), lemonSlice(c, x+2, 128, 7.5, l))
		}
		c.Part("glasses", glass(168), glass(192))
		c.Part("lemons", lemon(c, 52, 147, 11, l), lemon(c, 74, 147, 11, l), lemon(c, 63, 132, 11, l))
		var stripes, scallops []kit.Node
		for i := range 8 {
			a := r
			if i%2 == 1 {
				a = t
			}
			x0, x1 := 12+29*float64(i), 12+29*float64(i+1)
			u0, u1 := 34+23.5*float64(i), 34+23.5*float64(i+1)
			stripes = append(stripes, c.Path(sheen.D("M%g 18L%g 18L%g 66L%g 66Z", u0, u1, x1, x0), kit.Lin(0, 18, 0, 66, a.LL, a.M, a.D)))
			scallops = append(scallops, c.Form(sheen.D("M%g 64H%gV76A14.5 13 0 0 1 %g 76Z", x0, x1, x0), kit.Lin(0, 64, 0, 90, a.L, a.M, a.DD)))
		}
		c.Part("roof", kit.Of(stripes...), c.Path("M34 18H222L228 24H28Z", kit.White).Opacity(.5), kit.Of(scallops...), c.Blur(3, c.Path("M12 64H244V68H12Z", r.DDD)).Opacity(.35), sheen.Tube(c, "M32 18H224", 6, w))
		c.AnchorBox("print", 128, 210, 116, 42, 0)
		c.AnchorBox("surface", 128, 157, 200, 0, 0)
		c.Anchor("ground", 128, 251)
	},
}

// lemon is a whole lemon.
func lemon(c *kit.Canvas, x, y, r float64, t kit.Tones) kit.Node {
	return sheen.Body(c, sheen.D("M%g %gC%g %g %g %g %g %gL%g %gL%g %gC%g %g %g %g %g %gL%g %gZ", x-1.1*r, y-.2*r, x-.7*r, y-.95*r, x+.7*r, y-.95*r, x+1.1*r, y-.2*r, x+1.34*r, y, x+1.1*r, y+.2*r, x+.7*r, y+.95*r, x-.7*r, y+.95*r, x-1.1*r, y+.2*r, x-1.34*r, y), t, r*.4)
}

// lemonSlice is a round slice of a lemon.
func lemonSlice(c *kit.Canvas, x, y, r float64, t kit.Tones) kit.Node {
	return kit.Of(c.Circle(x, y, r, t.M), c.Circle(x, y, r*.84, kit.Hex("#fff8d2")), c.Around(8, x, y, c.Path(sheen.D("M%g %gL%g %gL%g %gZ", x, y-r*.12, x-r*.22, y-r*.72, x+r*.22, y-r*.72), t.L)))
}
