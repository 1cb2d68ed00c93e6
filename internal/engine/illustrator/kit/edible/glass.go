package edible

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// Pane is clear glass in an outline between x0 and x1: see-through in the middle, denser and lined at the edges.
func Pane(c *kit.Canvas, d string, x0, x1 float64, t kit.Tones) kit.Node {
	w := x1 - x0
	edge := c.Path(d, kit.None)
	return c.Form(d, kit.Lin(x0, 0, x1, 0, kit.At(0, t.D.Alpha(.55)), kit.At(.09, t.M.Alpha(.2)), kit.At(.3, kit.White.Alpha(.07)), kit.At(.7, t.M.Alpha(.06)), kit.At(.92, t.D.Alpha(.22)), kit.At(1, t.DD.Alpha(.6))),
		edge.Stroke(t.DD.Alpha(.6), 4),
		c.Blur(w*.012, edge.Stroke(kit.White.Alpha(.75), 3).Move(2.6, 2.2)),
		c.Blur(w*.012, edge.Stroke(kit.White.Alpha(.55), 3).Move(-3, -2.6)))
}

// Mouth is the ring of a glass's opening; half is "back", "front" or "" for both.
func Mouth(c *kit.Canvas, x, y, rx, ry float64, half string, t kit.Tones) kit.Node {
	d := kit.Oval(x, y, rx, ry)
	switch half {
	case "back":
		d = sheen.D("M%g %ga%g %g 0 0 1 %g 0", x-rx, y, rx, ry, 2*rx)
	case "front":
		d = sheen.D("M%g %ga%g %g 0 0 0 %g 0", x-rx, y, rx, ry, 2*rx)
	}
	return kit.Of(c.Path(d, kit.None).Stroke(t.DD.Alpha(.65), 4.4), c.Path(d, kit.None).Stroke(kit.Lin(x-rx, 0, x+rx, 0, kit.White, t.L, kit.White, t.M, kit.White), 2.4))
}

// Cube is a block of ice, its middle at x, y.
func Cube(c *kit.Canvas, x, y, size, angle float64, ice kit.Tones) kit.Node {
	s := size / 2
	d := kit.RoundRect(x-s, y-s, size, size, size*.2)
	return kit.Of(c.Form(d, kit.Lin(x-s, y-s, x+s, y+s, kit.White.Alpha(.7), kit.White.Alpha(.22), ice.M.Alpha(.4)),
		c.Path(d, kit.None).Stroke(kit.White.Alpha(.9), size*.09),
		c.Rect(x-s*.6, y-s*.6, size*.6, size*.6, size*.14, kit.Lin(x-s*.6, y-s*.6, x+s*.5, y+s*.5, ice.D.Alpha(.16), kit.White.Alpha(.45))),
		c.Line(sheen.D("M%.1f %.1fh%.1f", x-s*.5, y-s*.72, size*.3), kit.White, size*.08)).Rotate(angle, x, y))
}

// Citrus is a round slice of a lemon or an orange.
func Citrus(c *kit.Canvas, x, y, r float64, peel, flesh kit.Tones) kit.Node {
	seg := sheen.D("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fQ%.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fZ", x, y-r*.1, x-r*.12, y-r*.25, x-r*.3, y-r*.62, x-r*.25, y-r*.72, x, y-r*.9, x+r*.25, y-r*.72, x+r*.3, y-r*.62, x+r*.12, y-r*.25, x, y-r*.1)
	pulp := c.Line(sheen.D("M%.1f %.1fL%.1f %.1fM%.1f %.1fL%.1f %.1fM%.1f %.1fL%.1f %.1f", x-r*.03, y-r*.3, x-r*.12, y-r*.66, x+r*.03, y-r*.36, x+r*.05, y-r*.72, x+r*.1, y-r*.42, x+r*.17, y-r*.66), flesh.LL, r*.035).Opacity(.8)
	wedge := c.Form(seg, kit.Rad(x, y-r*.1, r*.8, flesh.L, flesh.M, flesh.D), pulp, c.Path(seg, kit.None).Stroke(flesh.LL, r*.05).Opacity(.6))
	return kit.Of(c.Circle(x, y, r, kit.Lin(x-r, y-r, x+r, y+r, peel.L, peel.M, peel.DD)),
		c.Circle(x, y, r*.985, kit.None).Stroke(peel.LL, r*.03).Opacity(.4),
		c.Circle(x, y, r*.89, kit.Rad(x-r*.2, y-r*.2, r*1.2, kit.Hex("#fffdf0"), kit.Hex("#fff4d2"), kit.Hex("#f3dfa6"))),
		c.Around(9, x, y, wedge.Scale(.98, 1, x, y)), c.Circle(x, y, r*.1, kit.Hex("#fff6da")),
		c.Path(sheen.D("M%.1f %.1fA%.1f %.1f 0 0 1 %.1f %.1fL%.1f %.1fA%.1f %.1f 0 0 0 %.1f %.1fZ", x-r*.78, y-r*.1, r*.8, r*.8, x-r*.1, y-r*.79, x-r*.06, y-r*.5, r*.5, r*.5, x-r*.5, y-r*.06), kit.White).Opacity(.3).Shade())
}
