package games

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// houseOfCards is three storeys of leaning cards.
var houseOfCards = kit.Piece{
	Name: "house-of-cards", Cm: 40, Palette: "cards #fffaf0 paper; back #d9303e red; suit #2f3442",
	Draw: func(c *kit.Canvas) {
		p, b, s := c.Tones("cards"), c.Tones("back"), c.Tones("suit")
		leaning := func(x, y, dir float64) kit.Node {
			d := sheen.D("M%g %gL%g %gh18L%g %gz", x, y, x+30*dir, y-70, x+18, y)
			if dir < 0 {
				return kit.Of(c.Path(d, p.DDD).Move(1, 1).Opacity(.5), c.Form(d, kit.Lin(x-30, y-70, x, y, b.L, b.M, b.D)), c.Path(d, kit.None).Stroke(p.L, 2))
			}
			return kit.Of(c.Path(d, p.DDD).Move(1, 1).Opacity(.5), c.Form(d, kit.Lin(x, y, x+30, y-70, p.L, p.M, p.D)), c.Path(d, kit.None).Stroke(s.D, 1.200).Opacity(.5))
		}
		tent := func(x, y float64) kit.Node { return kit.Of(leaning(x-40, y, 1), leaning(x+22, y, -1)) }
		flat := func(x0, x1, y float64) kit.Node {
			return kit.Of(c.Path(kit.RoundRect(x0, y, x1-x0, 6, 2), p.DDD).Move(0, 1.500), c.Path(kit.RoundRect(x0, y, x1-x0, 5, 2), kit.Lin(x0, 0, x1, 0, b.L, b.M, b.D)), c.Line(sheen.D("M%g %gH%g", x0+2, y+.800, x1-2), p.LL, 1.400))
		}
		for i := range 3 {
			c.Part("cards", tent(58+70*float64(i), 246))
		}
		c.Part("cards", flat(36, 130, 170), flat(126, 220, 170), tent(93, 170), tent(163, 170), flat(74, 182, 94), tent(128, 94))
		pip := func(x, y, k float64) kit.Node {
			return c.Path("M0 -10C3 -5 10 -1 10 4C10 9 4 10 1 6L3 11H-3L-1 6C-4 10 -10 9 -10 4C-10 -1 -3 -5 0 -10Z", s.M).Scale(k*.6, k, 0, 0).Rotate(23, 0, 0).Move(x, y)
		}
		for _, q := range [][2]float64{{42, 212}, {112, 212}, {182, 212}, {77, 136}, {147, 136}, {112, 60}} {
			c.Part("suit", pip(q[0], q[1], .95))
		}
		c.Anchor("ground", 128, 248)
	},
}

// ticTacToe is a game that crosses have won.
var ticTacToe = kit.Piece{
	Name: "tic-tac-toe", Cm: 20, Palette: "grid #3b4a6b lines board; x #ef5350 cross; o #3f8cf0 circle",
	Draw: func(c *kit.Canvas) {
		g, x, o := c.Tones("grid"), c.Tones("x"), c.Tones("o")
		bars := "M90 12V244M166 12V244M12 90H244M12 166H244"
		c.Part("grid", c.Line(bars, g.DD, 13), c.Line(bars, kit.Lin(12, 12, 244, 244, g.L, g.M, g.D), 10))
		for i, m := range []string{"x", "o", "o", "", "x", "o", "x", "", "x"} {
			cx, cy := 51+77*float64(i%3), 51+77*float64(i/3)
			switch m {
			case "x":
				d := sheen.D("M%g %gl44 44m0 -44l-44 44", cx-22, cy-22)
				c.Part("x", c.Line(d, x.DD, 15).Move(0, 1.500), c.Line(d, kit.Lin(cx-22, cy-22, cx+22, cy+22, x.L, x.M, x.D), 12))
			case "o":
				c.Part("o", c.Circle(cx, cy+1.500, 23, kit.None).Stroke(o.DD, 14), c.Circle(cx, cy, 23, kit.None).Stroke(kit.Lin(cx-22, cy-22, cx+22, cy+22, o.L, o.M, o.D), 11))
			}
		}
	},
}

// mazeGame is a square maze with one way through it.
var mazeGame = kit.Piece{
	Name: "maze", Cm: 20, Palette: "walls #3a56b0 lines blue; entry #2fae6b arrow green; exit #ef5350 arrow red",
	Draw: func(c *kit.Canvas) {
		w, a, e := c.Tones("walls"), c.Tones("entry"), c.Tones("exit")
		const n, s, o = 9, 26.0, 11.0
		seen, open := [n][n]bool{}, map[[4]int]bool{}
		stack := [][2]int{{0, 0}}
		seen[0][0] = true
		for len(stack) > 0 {
			at := stack[len(stack)-1]
			var next [][2]int
			for _, d := range [][2]int{{1, 0}, {0, 1}, {-1, 0}, {0, -1}} {
				if x, y := at[0]+d[0], at[1]+d[1]; x >= 0 && y >= 0 && x < n && y < n && !seen[x][y] {
					next = append(next, [2]int{x, y})
				}
			}
			if len(next) == 0 {
				stack = stack[:len(stack)-1]
				continue
			}
			to := next[c.Rand().IntN(len(next))]
			seen[to[0]][to[1]] = true
			open[[4]int{at[0], at[1], to[0], to[1]}], open[[4]int{to[0], to[1], at[0], at[1]}] = true, true
			stack = append(stack, to)
		}
		d := sheen.D("M%g %gH%gV%gM%g %gH%gV%g", o+s, o, o+n*s, o+n*s, o+(n-1)*s, o+n*s, o, o)
		for x := range n {
			for y := range n {
				if x+1 < n && !open[[4]int{x, y, x + 1, y}] {
					d += sheen.D("M%g %gv%g", o+s*float64(x+1), o+s*float64(y), s)
				}
				if y+1 < n && !open[[4]int{x, y, x, y + 1}] {
					d += sheen.D("M%g %gh%g", o+s*float64(x), o+s*float64(y+1), s)
				}
			}
		}
		c.Part("walls", c.Line(d, w.DDD, 8).Move(0, 1.500), c.Line(d, kit.Lin(10, 10, 246, 246, w.L, w.M, w.D), 7))
		arrow := func(t kit.Tones, y float64) kit.Node {
			return c.Path(sheen.D("M%g %gl-9 0v-9h-8v9h-9l13 14z", 37.0, y), t.M)
		}
		c.Part("entry", arrow(a, 10).Scale(.9, .9, 24, 10))
		c.Part("exit", arrow(e, 240).Move(208, 4).Scale(.9, .9, 232, 244))
	},
}
