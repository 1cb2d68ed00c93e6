package science

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var bunsenBurner = kit.Piece{
	Name: "bunsen-burner", Cm: 16, Palette: "burner #b9a06a brass metal; base #4a5262 iron; flame #4f9df0 blue; hose #e0783a orange tube; valve #e5404a red", States: "off -flame",
	Draw: func(c *kit.Canvas) {
		m, b, f, h, v := c.Tones("burner"), c.Tones("base"), c.Tones("flame"), c.Tones("hose"), c.Tones("valve")
		c.Part("flame", c.Glow(3, c.Path("M128 -10C160 30 166 62 150 96H106C90 62 96 30 128 -10Z", f.M)).Opacity(.55), c.Path("M128 2C152 38 158 66 146 98H110C98 66 104 38 128 2Z", kit.Lin(0, 2, 0, 98, f.L, f.M, f.L)), c.Path("M128 44C142 64 144 80 138 98H118C112 80 114 64 128 44Z", kit.Lin(0, 44, 0, 98, kit.White, f.LL)))
		c.Part("hose", c.Path("M160 206C200 206 216 190 236 206C252 220 250 240 236 248", kit.None).Stroke(h.DDD, 18), c.Path("M160 206C200 206 216 190 236 206C252 220 250 240 236 248", kit.None).Stroke(h.M, 14), c.Path("M160 202C200 202 216 186 234 202", kit.None).Stroke(h.LL, 3))
		c.Part("burner", c.Form(kit.RoundRect(108, 92, 40, 130, 4), sheen.Steel(108, 0, 148, 0, m)), sheen.Body(c, kit.RoundRect(104, 92, 48, 12, 4), m, 4), sheen.Body(c, kit.RoundRect(102, 158, 52, 36, 6), m, 6), c.Circle(128, 176, 9, m.DDD), c.Circle(127, 175, 7, b.DDD), sheen.Body(c, kit.RoundRect(146, 198, 22, 16, 4), m, 4))
		c.Part("valve", sheen.Body(c, kit.RoundRect(72, 200, 32, 14, 6), v, 5))
		base := "M92 216H164Q176 226 214 234Q222 238 220 250H36Q34 238 42 234Q80 226 92 216Z"
		c.Part("base", c.Path(base, b.DDD).Move(0, 2), sheen.Body(c, base, b, 9))
		c.Anchor("ground", 128, 250)
	},
}

var petriDish = kit.Piece{
	Name: "petri-dish", Cm: 10, Palette: "glass #cfe6f3 clear; agar #f6dfa0 yellow gel; colonies #4fae6a green bacteria; second #e5708a pink; third #7a6fd0 purple", States: "empty -agar -colonies -second -third",
	Draw: func(c *kit.Canvas) {
		g, a := c.Tones("glass"), c.Tones("agar")
		c.Part("glass", c.Ellipse(128, 156, 126, 78, g.DDD).Opacity(.8), c.Form("M2 132V156A126 78 0 0 0 254 156V132Z", kit.Lin(2, 0, 254, 0, g.M, g.LL, g.M, g.D, g.DD)), c.Ellipse(128, 132, 126, 78, kit.Lin(20, 60, 236, 210, g.LL, g.L, g.M)))
		in := kit.Oval(128, 138, 112, 66)
		c.Part("agar", c.Form(in, kit.Lin(30, 80, 220, 200, a.LL, a.L, a.M, a.D)))
		r := c.Rand()
		for i := range 15 {
			part := []string{"colonies", "second", "third"}[i%3]
			t := c.Tones(part)
			q := shape.Polar(128, 138, 22+70*math.Sqrt(r.Float64()), 137.500*float64(i))
			y, k := 138+(q.Y-138)*.58, 9+11*r.Float64()
			c.Part(part, c.Clip(in, c.Ellipse(q.X+1, y+2.500, k, k*.66, a.DDD).Opacity(.35), c.Ellipse(q.X, y, k, k*.66, kit.Rad(q.X-k*.3, y-k*.3, k*1.500, t.LL, t.M, t.D)), c.Ellipse(q.X, y, k*.55, k*.34, kit.None).Stroke(t.LL, 1.600)))
		}
		c.Part("glass", c.Ellipse(128, 132, 124, 76, kit.None).Stroke(g.DDD, 2.400), c.Ellipse(128, 132, 119, 71, kit.None).Stroke(kit.White, 3).Opacity(.8), c.Path("M36 104Q60 72 112 64L92 84Q62 90 48 118Z", kit.White).Opacity(.5), c.Line("M12 172Q60 226 128 228", kit.White, 3.500).Opacity(.7))
	},
}

var newtonsCradle = kit.Piece{
	Name: "newtons-cradle", Cm: 18, Palette: "balls #c3ccd6 steel; frame #5a6373 metal; base #8a5230 wood; strings #98a2ae", States: "still",
	Draw: func(c *kit.Canvas) {
		b, f, w, s := c.Tones("balls"), c.Tones("frame"), c.Tones("base"), c.Tones("strings")
		c.On(kit.Back)
		c.Part("frame", sheen.Tube(c, "M40 214V34Q40 22 52 22H204Q216 22 216 34V214", 7, f))
		c.On(kit.Body)
		c.Part("base", sheen.Body(c, "M26 208H230L250 228V242Q250 248 242 248H14Q6 248 6 242V228Z", w, 8, sheen.Grain(c, kit.Box{X0: 10, Y0: 210, X1: 246, Y1: 246}, 4, w)))
		for i := range 5 {
			x := 72 + 28*float64(i)
			a := 0.0
			if i == 0 && !c.State("still") {
				a = 38
			}
			c.Part("strings", kit.Of(c.Line(sheen.D("M%g 180L%g 24M%g 180L%g 44", x, x-7, x, x+7), s.D, 2)).Rotate(a, x, 34))
			c.Part("balls", kit.Of(c.Circle(x, 184.500, 14.500, b.DDD), sheen.Ball(c, x, 184, 14, b), c.Circle(x-5, 178, 3.600, kit.White)).Rotate(a, x, 34))
		}
		c.Part("frame", sheen.Tube(c, "M18 226V54Q18 40 32 40H224Q238 40 238 54V226", 9, f))
		c.Anchor("ground", 128, 248)
	},
}

var ammonite = kit.Piece{
	Name: "fossil", Cm: 14, Palette: "stone #b9a182 rock; shell #8f6b47 brown ammonite; second #d8c3a0 ridges",
	Draw: func(c *kit.Canvas) {
		s, a, k := c.Tones("stone"), c.Tones("shell"), c.Tones("second")
		d := "M26 70Q50 26 92 18Q124 2 158 12Q198 18 216 46Q250 74 248 112Q258 146 242 176Q234 220 196 232Q164 254 126 248Q84 254 56 232Q16 214 14 174Q-4 142 8 110Q10 84 26 70Z"
		r := c.Rand()
		c.Part("stone", c.Path(d, s.DDD).Move(0, 4), c.Form(d, kit.Lin(40, 10, 220, 250, s.LL, s.L, s.M, s.DD), sheen.Each(40, func(int) kit.Node {
			x, y := 256*r.Float64(), 256*r.Float64()
			return c.Ellipse(x, y, 2+4*r.Float64(), 1.500+2*r.Float64(), []kit.Color{s.DD, s.LL}[r.IntN(2)]).Opacity(.45)
		}), c.Line("M20 90L52 112M230 190L196 178M120 246L132 224M200 40L186 64", s.DDD, 3).Opacity(.4), sheen.Edge(c, d, s, 20)))
		turns := 2.700
		at := func(u, side float64) shape.Pt {
			rad := 8 * math.Exp(u*2.450) * (1 + side*.24*(.4+.6*u))
			return shape.Polar(132, 134, rad, -200+360*turns*u)
		}
		c.Part("shell", c.Blur(4, c.Circle(134, 140, 96, s.DDD)).Opacity(.5), c.Circle(130, 132, 50, a.D))
		for i := range 66 {
			u, v := float64(i)/66, float64(i+1)/66
			p, q, m, n := at(u, 1), at(v+.004, 1), at(v+.004, -1), at(u, -1)
			t := a
			if i%2 == 1 {
				t = k
			}
			c.Part([]string{"shell", "second"}[i%2], c.Path(sheen.D("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", p.X, p.Y, q.X, q.Y, m.X, m.Y, n.X, n.Y), kit.Lin(60, 50, 210, 220, t.L, t.M, t.D)).Stroke(a.DD, 1))
		}
		var rim []shape.Pt
		for i := range 40 {
			rim = append(rim, at(.3+.7*float64(i)/39, 1))
		}
		c.Part("shell", c.Line(shape.Line(shape.Sample(rim, 90)), a.DDD, 3), c.Line(shape.Line(shape.Sample(rim, 90)), k.LL, 1.600).Move(-.8, -1))
	},
}

var circuitBoard = kit.Piece{
	Name: "circuit-board", Cm: 15, Palette: "board #2a9a5f green pcb; chip #343a46 black processor; traces #8fe0ad; gold #e8bf4a contacts; capacitors #4f86d8 blue; led #ff5a52 red",
	Draw: func(c *kit.Canvas) {
		b, k, t, g, p, l := c.Tones("board"), c.Tones("chip"), c.Tones("traces"), c.Tones("gold"), c.Tones("capacitors"), c.Tones("led")
		d := "M22 10H234Q246 10 246 22V212H200V236H56V212H10V22Q10 10 22 10Z"
		c.Part("board", c.Path(d, b.DDD).Move(0, 4), sheen.Body(c, d, b, 10))
		c.Part("traces", c.Path("M60 96H30V40M60 112H22M60 128H36V190M60 144H48V200M84 72V48H54V28M100 72V28M156 72V36H190M172 72V60H222M196 96H226M196 112H214V84M196 128H228V180M196 144H208V196H228M84 168V198M104 168V198M128 168V198M150 168V186H178V198", kit.None).Stroke(t.M, 3), sheen.Each(12, func(i int) kit.Node {
			x, y := []float64{30, 22, 36, 48, 54, 100, 190, 222, 226, 214, 228, 228}[i], []float64{40, 112, 190, 200, 28, 28, 36, 60, 96, 84, 180, 196}[i]
			return kit.Of(c.Circle(x, y, 5.500, g.DD), c.Circle(x-.3, y-.4, 4.500, g.L), c.Circle(x, y, 1.800, b.DDD))
		}))
		c.Part("gold", sheen.Each(9, func(i int) kit.Node {
			return c.Rect(64+15*float64(i), 208, 9, 27, 2, kit.Lin(0, 208, 0, 235, g.LL, g.M, g.D))
		}), sheen.Each(8, func(i int) kit.Node {
			v := 76 + 14*float64(i)
			return kit.Of(c.Rect(v-4, 62, 7, 120, 1, g.M), c.Rect(54, v+8, 148, 7, 1, g.M))
		}))
		c.Part("chip", c.Rect(66, 74, 126, 98, 5, k.DDD).Move(0, 3), sheen.Body(c, kit.RoundRect(66, 74, 126, 98, 5), k, 8), c.Path(kit.RoundRect(84, 90, 90, 66, 4), kit.None).Stroke(k.LL, 2), c.Circle(80, 88, 4, k.LL), c.Line("M100 112H158M100 124H144M100 136H152", k.LL, 3).Opacity(.7))
		c.Part("capacitors", sheen.Each(2, func(i int) kit.Node {
			x, y := []float64{128, 30}[i], []float64{36, 66}[i]
			return kit.Of(c.Ellipse(x, y+12, 15, 8, p.DDD), c.Form(sheen.D("M%g %gv14a14 7 0 0 0 28 0v-14Z", x-14, y-4), sheen.Round(x-14, 0, x+14, 0, p)), c.Ellipse(x, y-4, 14, 7, k.LL), c.Ellipse(x, y-4, 10, 4.500, k.L))
		}))
		c.Part("led", sheen.Each(3, func(i int) kit.Node {
			y := 132 + 18*float64(i)
			return kit.Of(c.Rect(216, y, 22, 10, 2, g.D), c.Rect(220, y, 14, 10, 2, kit.Lin(0, y, 0, y+10, l.LL, l.M)))
		}))
		for _, p := range [][2]float64{{24, 24}, {232, 24}, {22, 202}} {
			c.Part("gold", c.Circle(p[0], p[1], 8, g.D), c.Circle(p[0], p[1], 4, b.DDD))
		}
	},
}

var testTubeRack = kit.Piece{
	Name: "test-tube-rack", Cm: 26, Palette: "rack #c98f52 wood; first #e8455a red; second #f7b83a yellow; third #4fb86a green; fourth #4a8fe8 blue; glass #d6e9f4 tubes", States: "empty -first -second -third -fourth",
	Draw: func(c *kit.Canvas) {
		w, g := c.Tones("rack"), c.Tones("glass")
		c.Part("rack", sheen.Body(c, kit.RoundRect(8, 56, 20, 180, 5), w, 5), sheen.Body(c, kit.RoundRect(228, 56, 20, 180, 5), w, 5), sheen.Body(c, kit.RoundRect(20, 86, 216, 14, 3), kit.TonesOf(w.D), 4))
		for i, part := range []string{"first", "second", "third", "fourth"} {
			x, lv := 56+48*float64(i), []float64{96, 62, 116, 82}[i]
			t := c.Tones(part)
			tube := sheen.D("M%g 24V196A17 18 0 0 0 %g 196V24Z", x-17, x+17)
			c.Part("glass", c.Path(tube, g.M.Alpha(.45)).Stroke(g.DD, 2))
			c.Part(part, c.Clip(tube, c.Rect(x-14, lv, 28, 170, 0, kit.Lin(x-14, 0, x+14, 0, t.D, t.L, t.M, t.DD)), c.Ellipse(x, lv, 14, 4, t.LL), sheen.Each(4, func(j int) kit.Node {
				return c.Circle(x-7+float64(j*7%15), lv+20+22*float64(j), 2.600, t.LL).Opacity(.8)
			})))
			c.Part("glass", c.Line(sheen.D("M%g 36V186", x-10), kit.White, 4).Opacity(.65), c.Ellipse(x, 22, 20, 6, g.DD), c.Ellipse(x, 21, 20, 5.500, g.LL), c.Ellipse(x, 21, 14, 3, g.DD))
		}
		c.Part("rack", sheen.Body(c, kit.RoundRect(0, 116, 256, 22, 5), w, 6, sheen.Grain(c, kit.Box{X0: 4, Y0: 118, X1: 252, Y1: 136}, 3, w)), sheen.Body(c, kit.RoundRect(-2, 216, 260, 26, 6), w, 7, sheen.Grain(c, kit.Box{X0: 4, Y0: 218, X1: 252, Y1: 240}, 3, w)))
		c.Anchor("ground", 128, 242)
	},
}
