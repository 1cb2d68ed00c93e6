package food

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// pepperoni is a slice of sausage seen from above.
func pepperoni(c *kit.Canvas, x, y, r float64, t kit.Tones) kit.Node {
	return kit.Of(c.Blur(1.6, c.Circle(x+1.5, y+2.5, r, t.DDD)).Opacity(.5),
		c.Circle(x, y, r, kit.Lin(x-r, y-r, x+r, y+r, t.D, t.DD)),
		c.Form(kit.Oval(x-.3, y-.5, r*.9, r*.9), kit.Lin(x-r, y-r, x+r, y+r, t.L, t.M, t.D),
			c.Circle(x-r*.3, y+r*.3, r*.14, t.LL).Opacity(.7), c.Circle(x+r*.35, y-r*.05, r*.11, t.LL).Opacity(.7), c.Circle(x+r*.05, y+r*.5, r*.09, t.LL).Opacity(.7),
			c.Circle(x+r*.25, y-r*.5, r*.1, t.DD).Opacity(.6), c.Circle(x-r*.45, y-r*.1, r*.09, t.DD).Opacity(.6), c.Circle(x+r*.5, y+r*.45, r*.1, t.DD).Opacity(.5)),
		edible.Glint(c, x, y, r*.68, r*.68, 195, 265, r*.16))
}

// olive is a ring of a black olive.
func olive(c *kit.Canvas, x, y, r float64) kit.Node {
	t := kit.TonesOf(kit.Hex("#4a4a5e"))
	return kit.Of(c.Blur(1, c.Circle(x+1, y+1.8, r*.75, kit.None).Stroke(kit.Hex("#7a3510"), r*.6)).Opacity(.5),
		c.Circle(x, y, r*.74, kit.None).Stroke(kit.Lin(x-r, y-r, x+r, y+r, t.M, t.D, t.DDD), r*.56),
		c.Line(sheen.D("M%.1f %.1fa%g %g 0 0 1 %g %g", x-r*.74, y-r*.1, r*.76, r*.76, r*.62, -r*.62), kit.White, r*.14).Opacity(.55))
}

// cheeseTop is melted cheese in an outline, with browned spots.
func cheeseTop(c *kit.Canvas, d string, t kit.Tones, x, y, r float64) kit.Node {
	return c.Form(d, kit.Rad(x-r*.35, y-r*.4, r*1.7, t.LL, t.L, t.M, t.D),
		edible.Scatter(c, x-r, y-r, x+r, y+r, 16, r*.3, func(px, py float64) bool { return edible.InOval(px, py, x, y, r*.95, r*.95) }, func(i int, px, py float64) kit.Node {
			k := .06 + .03*float64(i%4)
			if i%2 == 0 {
				return c.Blur(2, c.Ellipse(px, py, r*k, r*k*.8, t.DD)).Opacity(.42)
			}
			return c.Blur(1.5, c.Ellipse(px, py, r*k*1.3, r*k, kit.Hex("#fffbe0"))).Opacity(.65)
		}))
}

var pizza = kit.Piece{
	Name: "pizza", Cm: 32,
	Palette: "cheese #ffc93f; crust #dd9444; sauce #d8402a; toppings #d2402f pepperoni salami; basil #4fa23c",
	Draw: func(c *kit.Canvas) {
		k, r, s, p, b := c.Tones("cheese"), c.Tones("crust"), c.Tones("sauce"), c.Tones("toppings"), c.Tones("basil")
		crust := edible.Wavy(128, 128, 122, 122, 48, func(u float64) float64 { return .985 + .006*math.Sin(u*2*math.Pi*7+1) + .008*math.Sin(u*2*math.Pi*13) })
		cheese := edible.Wavy(127, 127, 97, 97, 60, func(u float64) float64 { return .98 + .02*math.Sin(u*2*math.Pi*11) + .015*math.Sin(u*2*math.Pi*7+2) })
		c.Part("crust", c.Form(crust, kit.Rad(100, 92, 168, kit.At(.3, r.L), kit.At(.65, r.M), kit.At(1, r.DD)),
			c.Blur(5, c.Circle(127, 127, 109, kit.None).Stroke(r.LL, 9)).Opacity(.75),
			edible.Scatter(c, 0, 0, 256, 256, 22, 20, func(x, y float64) bool {
				return edible.InOval(x, y, 128, 128, 116, 116) && !edible.InOval(x, y, 128, 128, 103, 103)
			}, func(i int, x, y float64) kit.Node {
				return c.Blur(2.5, c.Ellipse(x, y, 6+float64(i%3)*2, 5, r.DDD)).Opacity(.35)
			}),
			edible.Shade(c, crust, r, 18),
			c.Blur(3, c.Circle(128, 128, 100, r.DDD)).Opacity(.5)))
		c.Part("sauce", c.Form(edible.Wavy(127, 127, 101, 101, 40, func(u float64) float64 { return .985 + .015*math.Sin(u*2*math.Pi*9) }), kit.Lin(40, 40, 220, 220, s.L, s.M, s.D)))
		c.Part("cheese", c.Blur(1.5, c.Path(cheese, s.DDD).Move(1, 2)).Opacity(.5), cheeseTop(c, cheese, k, 127, 127, 98))
		cut := c.Line("M127 30V226M29 128H225M58 58L196 198M196 58L58 198", k.DD, 3).Opacity(.45)
		c.Part("cheese", cut, c.Line("M129 32V224M31 130.5H223M61 58L198 197M199 58L61 198", k.LL, 1.8).Opacity(.6))
		var tops []kit.Node
		for i, v := range [][3]float64{{128, 60, 20}, {72, 88, 20}, {186, 92, 20}, {62, 152, 20}, {128, 120, 20}, {192, 158, 20}, {102, 196, 20}, {158, 196, 19}} {
			tops = append(tops, pepperoni(c, v[0], v[1], v[2]-float64(i%2), p))
		}
		for _, v := range [][2]float64{{98, 62}, {158, 138}, {92, 128}, {202, 124}, {130, 168}, {52, 118}} {
			tops = append(tops, olive(c, v[0], v[1], 9))
		}
		c.Part("toppings", tops...)
		for _, v := range [][4]float64{{84, 160, 34, 20}, {150, 88, 32, -30}, {168, 170, 30, 150}, {96, 98, 26, 200}} {
			c.Part("basil", c.Blur(1.5, edible.Leaf(c, kit.TonesOf(s.DDD), v[0]+1.5, v[1]+3, v[2], v[3])).Opacity(.4), edible.Leaf(c, b, v[0], v[1], v[2], v[3]))
		}
		c.Add(c.Line("M20 128A108 108 0 0 1 92 26", kit.White, 5).Opacity(.35).Shade())
		c.Anchor("ground", 128, 249)
	},
}
