package sweets

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var pie = kit.Piece{
	Name: "pie", Cm: 26, States: "slice-missing",
	Palette: "crust #dc9a4a pastry; filling #c4283a; lattice #e5a858 <crust; dish #7fb8cc tin plate",
	Draw: func(c *kit.Canvas) {
		k, f, l, d := c.Tones("crust"), c.Tones("filling"), c.Tones("lattice"), c.Tones("dish")
		const side = "M10 136C14 176 36 206 58 216H198C220 206 242 176 246 136Z"
		flutes := ""
		for i := range 13 {
			x := 22 + float64(i)*17.7
			flutes += sheen.D("M%g 130L%g 220", x, 128+(x-128)*.68)
		}
		c.Part("dish", c.Form(side, kit.Lin(10, 0, 246, 0, kit.At(0, d.M), kit.At(.2, d.LL), kit.At(.5, d.M), kit.At(1, d.DD)), c.Line(flutes, d.DD, 3).Opacity(.4), c.Line(flutes, d.LL, 2).Move(2.5, 0).Opacity(.6), c.Blur(7, c.Ellipse(128, 146, 124, 34, d.DDD)).Opacity(.55), edible.Shade(c, side, d, 14)))
		edge := edible.Wavy(128, 122, 124, 58, 130, func(u float64) float64 { return .975 + .028*math.Sin(u*2*math.Pi*26) })
		c.Part("crust", c.Form(edge, kit.Lin(40, 70, 200, 186, k.L, k.M, k.DD)).Move(0, 10), c.Form(edge, kit.Lin(40, 64, 210, 180, k.LL, k.L, k.M, k.D), c.Blur(3, c.Ellipse(128, 120, 112, 50, kit.None).Stroke(k.LL, 7)).Opacity(.8), edible.Shade(c, edge, k, 12)))
		in := kit.Oval(128, 118, 100, 43)
		c.Part("filling", c.Form(in, kit.Lin(40, 80, 210, 160, f.D, f.M, f.D, f.DD),
			edible.Scatter(c, 30, 76, 226, 160, 44, 15, edible.Everywhere, func(i int, x, y float64) kit.Node {
				return kit.Of(c.Ellipse(x, y, 10, 7.5, kit.Rad(x-3, y-3, 12, f.L, f.M, f.DD)), c.Ellipse(x-3, y-2.5, 2.6, 1.5, kit.White).Opacity(.65))
			}), c.Blur(5, c.Path("M20 70H236V104Q128 56 20 104Z", f.DDD)).Opacity(.7)))
		strip := func(x0, y0, x1, y1 float64) kit.Node {
			line := sheen.D("M%g %gQ%g %g %g %g", x0, y0, (x0+x1)/2, (y0+y1)/2-12, x1, y1)
			return kit.Of(c.Blur(2, c.Line(line, f.DDD, 16).Move(1, 5)).Opacity(.55), c.Line(line, l.DD, 16.5), c.Line(line, l.M, 14).Move(0, -.8), c.Line(line, l.L, 8).Move(-.6, -2), c.Line(line, l.LL, 2.2).Move(-.8, -5).Opacity(.9))
		}
		var bars []kit.Node
		for i := range 5 {
			t := float64(i)*40 - 80
			bars = append(bars, strip(128+t-62, 166, 128+t+62, 70))
		}
		for i := range 5 {
			t := float64(i)*40 - 80
			bars = append(bars, strip(128+t-62, 70, 128+t+62, 166))
		}
		c.Part("lattice", c.Clip(in, kit.Of(bars...).Move(0, 4)), c.Ellipse(128, 118, 100, 43, kit.None).Stroke(k.D, 3).Opacity(.5))
		var rim []kit.Node
		for i := range 40 {
			a := 2 * math.Pi * (float64(i) + .5) / 40
			x, y := 128+112*math.Cos(a), 121+51*math.Sin(a)
			rim = append(rim, c.Ellipse(x, y, 9.5, 6.6, kit.Lin(x-8, y-6, x+8, y+6, k.LL, k.L, k.M, k.DD)).Rotate(a*180/math.Pi, x, y))
		}
		c.Part("crust", rim...)
		c.Part("crust", c.Path("M24 108C36 84 66 70 98 66C106 66 106 72 99 73C70 78 44 92 34 112C29 120 20 116 24 108Z", kit.White).Opacity(.4).Shade())
		if c.State("slice-missing") {
			cut := edible.Notch{X: 128, Y: 118, RX: 127, RY: 67, High: 38, From: 48, To: 104}
			c.Part("crust", c.Clip(cut.Top(), c.Path(cut.Top(), d.DD), cut.Draw(c, d, edible.Band{To: .22, Tones: l}, edible.Band{To: .78, Tones: f}, edible.Band{To: 1, Tones: k})), c.Line(cut.Top(), k.LL, 2).Opacity(.7))
		}
		c.Part("steam", edible.Steam(c, 92, 72, 15, 56), edible.Steam(c, 130, 70, 18, 74), edible.Steam(c, 166, 72, 15, 56))
		c.Anchor("ground", 128, 216)
		c.AnchorBox("surface", 128, 110, 170, 0, 0)
	},
}
