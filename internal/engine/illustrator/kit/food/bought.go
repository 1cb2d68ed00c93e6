package food

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var pizzaBox = kit.Piece{
	Name: "pizza-box", Cm: 36, Palette: "box #d9b07c cardboard brown; inside #f2e3c6 paper; pizza #f2b33c cheese; crust #d08a42; topping #c8352f pepperoni; basil #5fa544 leaves; print #d8402f sign red", States: "open; closed -pizza -crust -topping -basil; empty -pizza -crust -topping -basil",
	Draw: func(c *kit.Canvas) {
		b, n, p, k, t, l, g := c.Tones("box"), c.Tones("inside"), c.Tones("pizza"), c.Tones("crust"), c.Tones("topping"), c.Tones("basil"), c.Tones("print")
		mark := func(k float64, x, y float64) kit.Node {
			return kit.Of(c.Path("M0 34L-30 -22Q0 -38 30 -22Z", g.M), c.Path("M-33 -26Q0 -44 33 -26L30 -20Q0 -36 -30 -20Z", g.D), c.Circle(-8, -10, 6, b.LL), c.Circle(10, -8, 5, b.LL), c.Circle(0, 8, 5, b.LL)).Scale(k, k*.8, 0, 0).Move(x, y)
		}
		if c.State("closed") {
			top := "M52 92H204L250 184H6Z"
			c.Part("box", sheen.Body(c, "M6 184H250V214Q250 220 244 220H12Q6 220 6 214Z", b, 6, c.Line("M80 184V220M176 184V220", b.DD, 1.800)), sheen.Body(c, top, b, 5))
			c.Part("print", mark(1.150, 128, 140), c.Path("M64 100H192L228 176H28Z", kit.None).Stroke(g.M, 3))
			c.Part("inside", c.Path("M104 192H152V198H104Z", b.DDD))
			for _, q := range []string{"pizza", "crust", "topping", "basil"} {
				c.Part(q)
			}
			c.AnchorBox("surface", 128, 120, 180, 0, 0)
			c.Anchor("ground", 128, 220)
			return
		}
		c.Part("box", c.Form("M42 10Q42 4 48 4H208Q214 4 214 10L232 118H24Z", kit.Lin(40, 4, 220, 118, b.M, b.D, b.DD)), c.Form("M52 14H204L218 110H38Z", kit.Lin(40, 14, 220, 110, b.LL, b.L, b.M), c.Blur(5, c.Path("M38 98H218V114H38Z", b.DDD)).Opacity(.4)), c.Path("M42 10L30 16L10 120L24 118ZM214 10L226 16L246 120L232 118Z", b.D))
		c.Part("print", mark(.95, 128, 60))
		c.On(kit.Back)
		c.On(kit.Body)
		c.Part("inside", c.Form("M24 118H232L254 222H2Z", kit.Lin(24, 118, 232, 222, n.LL, n.M, n.D), c.Blur(6, c.Path("M20 112H236V130H20Z", b.DDD)).Opacity(.45), c.Blur(6, c.Path("M20 112L-4 226H12L34 112ZM236 112L260 226H244L222 112Z", b.DDD)).Opacity(.35)))
		c.Part("crust", c.Ellipse(128, 175, 102, 47, b.DDD).Opacity(.4).Move(2, 5), c.Form(kit.Oval(128, 172, 102, 46), kit.Lin(40, 130, 210, 216, k.LL, k.L, k.M, k.DD)))
		c.Part("pizza", c.Form(kit.Oval(128, 170, 88, 38), kit.Rad(104, 156, 110, p.LL, p.L, p.M, p.D), edible.Scatter(c, 44, 134, 212, 206, 26, 10, edible.Everywhere, func(i int, x, y float64) kit.Node {
			return c.Ellipse(x, y, 6+float64(i%3)*2, 3+float64(i%2), []kit.Color{p.LL, p.D}[i%2]).Opacity(.5)
		}), c.Line("M128 170L128 130M128 170L212 156M128 170L196 204M128 170L128 210M128 170L58 202M128 170L44 156", k.DD, 2.400).Opacity(.55)))
		for i := range 9 {
			x, y := []float64{104, 152, 82, 174, 128, 104, 158, 62, 196}[i], []float64{148, 146, 166, 164, 184, 194, 192, 178, 178}[i]
			c.Part("topping", c.Ellipse(x+.8, y+2, 13, 7, p.DDD).Opacity(.5), c.Ellipse(x, y, 13, 7, t.DD), c.Ellipse(x-.4, y-.8, 11.800, 6, kit.Lin(x-10, y-6, x+10, y+6, t.L, t.M, t.D)), c.Ellipse(x-4, y-2, 2, 1, t.LL), c.Ellipse(x+4, y+1, 2, 1, t.DD))
		}
		c.Part("basil", edible.Leaf(c, l, 126, 160, 20, 20), edible.Leaf(c, l, 136, 160, 18, 200), edible.Leaf(c, l, 84, 186, 16, -30), edible.Leaf(c, l, 186, 188, 16, 150))
		c.Part("box", sheen.Body(c, "M2 222H254L252 246Q252 252 246 252H10Q4 252 4 246Z", b, 6, c.Line("M70 222V252M186 222V252", b.DD, 1.800)), c.Rect(104, 228, 48, 6, 3, b.DDD))
		c.Anchor("ground", 128, 252)
	},
}

var groceries = kit.Piece{
	Name: "groceries", Cm: 50, Palette: "bag #c99a62 paper brown; bread #e2a454 baguette; milk #f7faff carton; greens #63ad45 celery leaves; tomatoes #e23d30 red; oranges #f5922a; eggs #5b86c8 box blue",
	Draw: func(c *kit.Canvas) {
		b, r, m, g, t, o, e := c.Tones("bag"), c.Tones("bread"), c.Tones("milk"), c.Tones("greens"), c.Tones("tomatoes"), c.Tones("oranges"), c.Tones("eggs")
		c.On(kit.Back)
		c.Part("bag", c.Form("M44 92H212V130H44Z", kit.Lin(44, 92, 44, 130, b.DDD, b.DD)))
		c.On(kit.Body)
		c.Part("greens", sheen.Each(5, func(i int) kit.Node {
			x := 62 + 11*float64(i)
			lean := -10 + 7*float64(i)
			return kit.Of(c.Line(sheen.D("M%g 130Q%g 80 %g 46", x, x+lean*.2, x+lean), g.D, 9), c.Line(sheen.D("M%g 130Q%g 80 %g 46", x-1, x+lean*.2-1, x+lean-1), g.L, 5.500), sheen.Each(5, func(q int) kit.Node {
				lx, ly := x+lean+[]float64{-12, 12, -8, 8, 0}[q], []float64{42, 40, 26, 24, 14}[q]+4*float64(i%2)
				return c.Form(kit.Oval(lx, ly, 10, 9), kit.Rad(lx-4, ly-4, 14, g.LL, g.L, g.D))
			}))
		}))
		c.Part("milk", sheen.Body(c, "M120 44L130 20H168L178 44V134H120Z", m, 6), c.Form("M120 44H178L168 22H130Z", kit.Lin(120, 22, 178, 44, m.LL, m.M, m.D)), sheen.Body(c, kit.RoundRect(128, 8, 42, 16, 2), m, 3), c.Path("M120 66Q136 56 150 66T178 64V92Q160 100 148 92T120 94Z", e.M), c.Line("M120 44H178", m.DD, 2))
		c.Part("bread", sheen.Body(c, "M176 130L196 10Q202 -6 216 -2Q230 2 228 18L214 130Z", r, 9, sheen.Each(4, func(i int) kit.Node {
			y := 18 + 26*float64(i)
			return kit.Of(c.Line(sheen.D("M%g %gL%g %g", 195-3.400*float64(i), y+10, 223-3*float64(i), y-4), r.DD, 7), c.Line(sheen.D("M%g %gL%g %g", 195-3.400*float64(i), y+9, 222-3*float64(i), y-4), r.LL, 4.500))
		})), sheen.Body(c, "M152 130L166 24Q170 10 182 12Q196 14 196 28L186 130Z", r, 8, sheen.Each(3, func(i int) kit.Node {
			y := 36 + 26*float64(i)
			return kit.Of(c.Line(sheen.D("M%g %gL%g %g", 166-3*float64(i), y+10, 192-2*float64(i), y-3), r.DD, 6.500), c.Line(sheen.D("M%g %gL%g %g", 166-3*float64(i), y+9, 191-2*float64(i), y-3), r.LL, 4))
		})))
		c.Part("oranges", sheen.Ball(c, 142, 96, 24, o, edible.Scatter(c, 120, 74, 164, 118, 22, 6, edible.Everywhere, func(_ int, x, y float64) kit.Node { return c.Circle(x, y, .9, o.DD).Opacity(.6) })), c.Path("M138 76q6 -5 10 0q-4 4 -10 0Z", g.D))
		c.Part("tomatoes", sheen.Ball(c, 98, 100, 24, t), c.Path("M98 80l-11 -4l8 -3l-2 -7l6 5l7 -5l-1 8l9 2l-10 4Z", g.D), c.Ellipse(88, 90, 6, 4, kit.White).Opacity(.6).Rotate(-30, 88, 90))
		c.Part("eggs", sheen.Body(c, "M56 104L84 94L92 132H60Z", e, 4, c.Path("M62 110L82 103L84 112L64 119Z", m.M)))
		c.On(kit.Fore)
		front := "M40 106L52 116L64 106L76 116L88 106L100 116L112 106L124 116L136 106L148 116L160 106L172 116L184 106L196 116L208 106L216 114L222 244Q222 252 214 252H42Q34 252 34 244Z"
		c.Part("bag", c.Path(front, b.DDD).Move(0, -3).Opacity(.35), sheen.Body(c, front, b, 14, c.Path("M184 100H230V256H200L192 180Z", b.D).Opacity(.55), c.Line("M188 108L194 180L206 252M194 180L34 210", b.DD, 1.800).Opacity(.6), c.Line("M44 132Q60 150 52 176M70 234Q110 224 150 238M160 140Q150 160 158 176", b.DD, 2).Opacity(.4), c.Blur(5, c.Line("M34 244H222", b.DDD, 8)).Opacity(.35)))
		c.Part("greens", c.Form("M96 196C84 176 96 156 118 156C134 156 142 168 140 184C126 204 108 204 96 196Z", kit.Lin(96, 156, 140, 200, g.L, g.M, g.DD), c.Line("M98 196Q112 178 132 166M112 180L112 168M118 176L130 180", g.LL, 2)))
		c.On(kit.Body)
		c.AnchorBox("print", 116, 182, 100, 60, 0)
		c.Anchor("ground", 128, 252)
	},
}

var noodleCup = kit.Piece{
	Name: "noodle-cup", Cm: 12, Palette: "cup #e8402f red; rim #fdf6e8 white; noodles #f5cf6a yellow; chopsticks #b0703c wood; egg #fff8e8; yolk #f5a52e; onion #6fb84a green; pattern #ffd23f label; steam #e9eef3",
	Draw: func(c *kit.Canvas) {
		k, r, n, w, e, y, o, p, s := c.Tones("cup"), c.Tones("rim"), c.Tones("noodles"), c.Tones("chopsticks"), c.Tones("egg"), c.Tones("yolk"), c.Tones("onion"), c.Tones("pattern"), c.Tones("steam")
		c.Part("steam", c.Glow(3, c.Line("M78 40C68 26 88 18 78 2M112 32C102 18 122 10 112 -6", s.M.Alpha(.75), 7)))
		c.On(kit.Back)
		c.Part("rim", c.Ellipse(128, 84, 96, 28, r.DD), c.Ellipse(128, 84, 88, 23, k.DDD))
		c.On(kit.Body)
		c.Part("noodles", c.Clip("M30 20H226V84A98 26 0 0 1 30 84Z", c.Ellipse(128, 88, 92, 26, kit.Lin(40, 64, 220, 112, n.L, n.M, n.D)), sheen.Each(13, func(i int) kit.Node {
			x, q := 48+13*float64(i), float64(i%3)
			d := sheen.D("M%g %gC%g %g %g %g %g %gS%g %g %g %g", x-22, 92+4*q, x-8, 66-5*q, x+12, 66+3*q, x+8, 90-3*q, x+30, 106.0, x+26, 82+3*q)
			return kit.Of(c.Line(d, n.DD, 6), c.Line(d, n.M, 4.400), c.Line(d, n.LL, 1.600).Move(-.5, -.9))
		})))
		c.Part("egg", sheen.Body(c, "M62 82Q60 56 88 54Q114 56 112 84Q100 98 84 97Q66 95 62 82Z", e, 6))
		c.Part("yolk", c.Ellipse(88, 77, 14, 13, y.D), c.Ellipse(87.500, 76, 12.800, 11.800, kit.Rad(83, 71, 18, y.LL, y.L, y.M)), c.Ellipse(83, 71, 4, 3, kit.White).Opacity(.7))
		for i := range 7 {
			x, yy := []float64{126, 140, 118, 158, 176, 150, 134}[i], []float64{74, 84, 94, 76, 92, 98, 66}[i]
			c.Part("onion", c.Ellipse(x, yy, 7, 4.500, o.DD), c.Ellipse(x, yy, 4.600, 2.600, o.LL), c.Ellipse(x, yy, 2.400, 1.200, o.D))
		}
		c.Part("chopsticks", sheen.Tube(c, "M150 92L226 -6", 9, w), sheen.Tube(c, "M166 96L246 4", 9, w), c.Line("M212 12L218 4M230 22L238 13", k.M, 8))
		c.On(kit.Fore)
		cup := "M32 84A96 28 0 0 0 224 84L198 238Q196 250 182 251Q128 258 74 251Q60 250 58 238Z"
		c.Part("cup", sheen.Body(c, cup, k, 22, c.Named("pattern", c.Path("M30 132Q128 172 226 132L218 176Q128 216 38 176Z", kit.Lin(30, 0, 226, 0, p.L, p.M, p.D)), c.Line("M36 126Q128 166 220 126M42 182Q128 220 214 182", r.M, 3.400),
			sheen.Each(5, func(i int) kit.Node {
				u := float64(i) - 2
				return kit.Of(c.Line(sheen.D("M%g %gq8 -12 16 0t16 0", 112+36*u, 176-3.400*u*u), k.D, 4), c.Line(sheen.D("M%g %gq8 -12 16 0t16 0", 112+36*u, 186-3.400*u*u), k.D, 4))
			}))), sheen.Glint(c, "M52 108Q60 114 70 118L82 238Q74 238 70 234Z", .25))
		c.Part("rim", c.Line("M32 84A96 28 0 0 0 224 84", r.DDD, 11).Move(0, 2), c.Line("M32 84A96 28 0 0 0 224 84", r.M, 9), c.Line("M34 83A96 28 0 0 0 150 110", r.LL, 3))
		c.On(kit.Body)
		c.AnchorBox("print", 128, 166, 120, 40, 0)
		c.Anchor("ground", 128, 254)
	},
}

var pasta = kit.Piece{
	Name: "pasta", Cm: 30, Palette: "pasta #f2c45a noodles penne yellow; plate #e9eef5 white bowl; sauce #d8402c tomato red; basil #5fa544 leaves green; rim #3f7fb8 blue; cheese #fff4d6 parmesan", States: "plain -sauce -basil -cheese",
	Draw: func(c *kit.Canvas) {
		p, w, s, l, r, k := c.Tones("pasta"), c.Tones("plate"), c.Tones("sauce"), c.Tones("basil"), c.Tones("rim"), c.Tones("cheese")
		c.Part("plate", c.Form(kit.Oval(128, 146, 126, 46), kit.Lin(20, 100, 230, 190, w.LL, w.M, w.D)))
		c.Part("rim", c.Path(kit.Oval(128, 146, 120, 42), kit.None).Stroke(r.M, 5))
		c.Part("plate", c.Ellipse(128, 150, 108, 35, w.DDD))
		tube := func(x, y, a float64, red bool) kit.Node {
			t := p
			n := kit.Of(c.Path("M-34 -13H28L36 13H-26Z", t.DDD).Stroke(t.DDD, 3).Move(0, 2), c.Form("M-34 -13H28L36 13H-26Z", kit.Lin(0, -13, 0, 13, t.L, t.LL, t.M, t.D, t.DD), c.Line("M-34 -7H32M-32 -1H34M-30 5H36", t.D, 1.600).Opacity(.7)), c.Path("M28 -13Q20 0 36 13Q44 0 28 -13Z", t.DDD), c.Path("M29 -8Q25 0 35 8Q38 0 29 -8Z", kit.Hex("#7a4a14")))
			if red {
				n = kit.Of(n, c.Named("sauce", c.Path("M-20 -13H10Q14 0 4 4Q-4 10 -10 2Q-22 2 -20 -13Z", s.M), c.Path("M-14 -11H4Q6 -6 -2 -4Q-12 -4 -14 -11Z", s.LL).Opacity(.7)))
			}
			return n.Rotate(a, 0, 0).Move(x, y)
		}
		for i := range 24 {
			row := []int{0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3}[i]
			col := float64(i - []int{0, 7, 14, 19}[row])
			n := []float64{7, 7, 5, 5}[row]
			x := 128 + (col-(n-1)/2)*[]float64{29, 26, 27, 17}[row]
			y := []float64{150, 128, 104, 82}[row] + float64(i*7%9) - math.Abs(col-(n-1)/2)*-3
			c.Part("pasta", tube(x, y, float64(i*67%180)-90, i%3 == 0))
		}
		front := "M2 146A126 46 0 0 0 254 146C244 208 194 234 128 234S12 208 2 146Z"
		c.Part("plate", c.Path(front, w.DDD).Move(0, 3), c.Form(front, kit.Lin(2, 0, 254, 0, w.M, w.LL, w.M, w.DD)))
		c.Part("rim", c.Line("M3 150A126 46 0 0 0 253 150", r.M, 5))
		c.Part("sauce", c.Path("M88 88C96 66 118 58 138 60C160 62 178 78 176 92C174 104 164 98 160 108C154 118 146 106 136 110C126 116 118 106 106 108C94 108 84 100 88 88Z", s.DDD).Move(0, 2), sheen.Body(c, "M88 88C96 66 118 58 138 60C160 62 178 78 176 92C174 104 164 98 160 108C154 118 146 106 136 110C126 116 118 106 106 108C94 108 84 100 88 88Z", s, 8), sheen.Glint(c, "M104 78Q116 66 134 66Q142 69 134 72Q118 73 110 82Q103 84 104 78Z", .6))
		c.Part("cheese", sheen.Each(16, func(i int) kit.Node {
			x, y := 84+float64(i*37%92), 66+float64(i*23%62)
			return c.Rect(x, y, 7, 3, 1.500, k.M).Rotate(float64(i*50), x, y)
		}))
		c.Part("basil", edible.Leaf(c, l, 130, 64, 42, -140), edible.Leaf(c, l, 132, 64, 42, -42), edible.Leaf(c, l, 131, 62, 34, -92))
		c.Anchor("ground", 128, 234)
	},
}
