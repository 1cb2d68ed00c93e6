package sweets

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// scoop is a ball of ice cream with a ragged skirt; its middle is x, y.
func scoop(c *kit.Canvas, x, y, r float64, t kit.Tones) kit.Node {
	dome := sheen.D("M%.1f %.1fA%.1f %.1f 0 1 1 %.1f %.1f", x-r*.94, y+r*.34, r, r, x+r*.94, y+r*.34)
	skirt := sheen.D("C%.1f %.1f %.1f %.1f %.1f %.1f", x+r*1.1, y+r*.42, x+r*1.08, y+r*.74, x+r*.9, y+r*.7)
	const n = 7
	for i := range n {
		x0, x1 := x+r*(.9-1.8*float64(i)/n), x+r*(.9-1.8*float64(i+1)/n)
		drop := r * (.88 + .12*math.Sin(float64(i)*2.3))
		skirt += sheen.D("C%.1f %.1f %.1f %.1f %.1f %.1f", x0-r*.02, y+drop, x1+r*.02, y+drop, x1, y+r*.7)
	}
	d := dome + skirt + sheen.D("C%.1f %.1f %.1f %.1f %.1f %.1fZ", x-r*1.08, y+r*.74, x-r*1.1, y+r*.42, x-r*.94, y+r*.34)
	return kit.Of(c.Form(d, kit.Rad(x-r*.35, y-r*.45, r*1.75, kit.At(0, t.LL), kit.At(.25, t.L), kit.At(.6, t.M), kit.At(1, t.DD)),
		c.Blur(r*.06, c.Line(sheen.D("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-r*1.1, y+r*.42, x, y+r*.62, x+r*1.1, y+r*.42), t.DD, r*.1)).Opacity(.55),
		edible.Scatter(c, x-r, y-r, x+r, y+r*.9, 26, r*.26, func(px, py float64) bool { return edible.InOval(px, py, x, y, r, r) }, func(i int, px, py float64) kit.Node {
			return kit.Of(c.Ellipse(px, py, r*.05, r*.035, t.D).Opacity(.7), c.Ellipse(px+r*.01, py+r*.03, r*.045, r*.025, t.LL).Opacity(.8))
		}),
		edible.Shade(c, d, t, r*.34)),
		edible.Glint(c, x, y, r*.78, r*.78, 200, 258, r*.11))
}

var iceCream = kit.Piece{
	Name: "ice-cream", Cm: 18,
	States:  "1-scoops; 2-scoops; 3-scoops",
	Palette: "scoops #f79ac0 scoop ice_cream; vanilla #ffe6ac; mint #9fe0c4; cone #e0a04f waffle; topping #6e3b22 sauce chocolate; cherry #dd2c3a",
	Draw: func(c *kit.Canvas) {
		s, v, q, k, p, h := c.Tones("scoops"), c.Tones("vanilla"), c.Tones("mint"), c.Tones("cone"), c.Tones("topping"), c.Tones("cherry")
		const cone = "M46 148H212L140 270Q129 284 118 270Z"
		var grid []kit.Node
		for i := range 12 {
			x := -16 + float64(i)*24
			grid = append(grid, c.Line(sheen.D("M%g 130l72 150M%g 130l-72 150", x, x+24), k.DD, 4).Opacity(.6), c.Line(sheen.D("M%g 130l72 150M%g 130l-72 150", x-1.5, x+22.5), k.LL, 1.6).Opacity(.8))
		}
		c.Part("cone", c.Form(cone, kit.Lin(60, 0, 200, 0, k.L, k.M, k.D), kit.Of(grid...), c.Blur(5, c.Path("M160 130H216L134 284Z", k.DDD)).Opacity(.45),
			c.Blur(5, c.Rect(36, 140, 184, 28, 0, k.DDD)).Opacity(.7), edible.Shade(c, cone, k, 10)))
		few, two := c.State("1-scoops"), c.State("2-scoops")
		if c.Variant(2) == 1 && !few && !two && !c.State("3-scoops") { // soft ice in one tall swirl
			c.Part("scoops", edible.Swirl(c, 128, 158, 96, 168, 5, s))
			c.Part("topping", c.Line("M70 126Q104 142 150 124M86 96Q120 108 160 90", p.DD, 7), c.Line("M70 125Q104 141 150 123M86 95Q120 107 160 89", p.L, 4))
			for i, at := range [][2]float64{{60, 140}, {96, 148}, {140, 146}, {184, 140}, {84, 112}, {120, 118}, {164, 110}, {108, 80}, {144, 82}, {122, 50}} {
				c.Part("sprinkles", edible.Sprinkle(c, at[0], at[1], 12, float64(i*67), []kit.Tones{kit.TonesOf(kit.Hex("#ffd94a")), kit.TonesOf(kit.Hex("#6fd3f0")), kit.TonesOf(kit.Hex("#fffdf5"))}[i%3]))
			}
			c.Part("cherry", c.Line("M128 -16Q132 -34 150 -40", kit.TonesOf(kit.Hex("#7a9a3a")).D, 3.6), edible.Ball(c, 127, -6, 17, h))
			c.AnchorBox("grip", 129, 206, 0, 0, 0)
			return
		}
		dy := 0.0 // how far the upper scoop lies below its place on two others
		switch {
		case few:
			dy = 52
			c.Part("scoops", c.Clip("M30 100H226V170H30Z", c.Ellipse(128, 150, 74, 14, s.D)), scoop(c, 128, 50+dy, 72, s))
		case two:
			dy = -14
			c.Part("scoops", scoop(c, 128, 112, 70, v), c.Clip(kit.Oval(128, 112, 70, 69), c.Blur(7, c.Ellipse(128, 74, 62, 24, v.DDD)).Opacity(.45)), scoop(c, 128, 50+dy, 62, s))
		default:
			c.Part("scoops", scoop(c, 176, 116, 58, q), c.Clip(kit.Oval(176, 116, 58, 57), c.Blur(6, c.Ellipse(130, 84, 62, 32, q.DDD)).Opacity(.5), c.Blur(6, c.Ellipse(130, 128, 18, 50, q.DDD)).Opacity(.5)), scoop(c, 82, 116, 58, v), c.Clip(kit.Oval(82, 116, 58, 57), c.Blur(6, c.Ellipse(128, 84, 60, 30, v.DDD)).Opacity(.5)), scoop(c, 128, 50, 62, s))
		}
		const sauce = "M83 56C84 28 104 12 128 12C152 12 172 28 173 56C174 66 164 68 162 60C160 54 155 56 155 64V84C155 93 143 93 143 84V66C143 58 133 58 133 66V74C133 83 121 83 121 74V64C121 56 111 58 111 66V92C111 101 99 101 99 92V64C99 56 94 58 94 62C92 70 82 68 83 56Z"
		sauceNodes := kit.Of(c.Clip(kit.Oval(128, 66, 54, 54), c.Blur(2.5, c.Path(sauce, s.DDD).Move(2, 4)).Opacity(.5)),
			c.Form(sauce, kit.Lin(90, 12, 160, 90, p.LL, p.M, p.D), edible.Shade(c, sauce, p, 12)),
			c.Path("M94 48C97 32 108 23 120 20C128 19 128 25 121 27C110 31 104 38 102 48C100 54 93 54 94 48Z", kit.White).Opacity(.6).Shade(),
			c.Line("M104 74V90M148 72V82", kit.White, 2.6).Opacity(.5).Shade())
		c.Part("topping", sauceNodes.Scale(1.14, 1.08, 128, 12).Move(0, -16+dy))
		cols := []kit.Tones{kit.TonesOf(kit.Hex("#ffd94a")), kit.TonesOf(kit.Hex("#ff86b6")), kit.TonesOf(kit.Hex("#6fd3f0")), kit.TonesOf(kit.Hex("#fffdf5"))}
		for i, at := range [][2]float64{{144, 18}, {162, 34}, {108, 34}, {134, 36}, {150, 48}, {98, 50}, {122, 52}, {170, 50}} {
			c.Part("sprinkles", edible.Sprinkle(c, at[0], at[1]+dy, 11, float64(i*67), cols[i%4]))
		}
		c.Part("cherry", kit.Of(c.Blur(2, c.Ellipse(131, 3, 15, 5, p.DDD)).Opacity(.6), c.Line("M130 -20Q134 -38 152 -44", kit.TonesOf(kit.Hex("#7a9a3a")).D, 3.6), edible.Ball(c, 128, -9, 17, h)).Move(0, dy))
		c.AnchorBox("grip", 129, 206, 0, 0, 0)
	},
}
