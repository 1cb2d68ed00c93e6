package plants

import (
	"fmt"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

// cloverLeaf is one heart-shaped leaflet that grows from x, y.
func cloverLeaf(c *kit.Canvas, t kit.Tones, x, y, long, turn float64) kit.Node {
	t = kit.TonesOf(t.M.Shade(.35 * foliage.Lit(turn)))
	w := long * .55
	o := fmt.Sprintf("M0 0C%g %g %g %g %g %gC%g %g %g %g 0 %gC%g %g %g %g %g %gC%g %g %g %g 0 0Z", -w*.5, -long*.12, -w*1.12, -long*.4, -w*.98, -long*.72, -w*.9, -long*1.06, -w*.2, -long*1.08, -long*.84, w*.2, -long*1.08, w*.9, -long*1.06, w*.98, -long*.72, w*1.12, -long*.4, w*.5, -long*.12)
	mark := fmt.Sprintf("M%g %gQ%g %g 0 %gQ%g %g %g %gQ%g %g 0 %gQ%g %g %g %gZ", -w*.86, -long*.62, -w*.4, -long*.62, -long*.4, w*.4, -long*.62, w*.86, -long*.62, w*.34, -long*.42, -long*.22, -w*.34, -long*.42, -w*.86, -long*.62)
	side := foliage.SideOf(turn)
	inside := []kit.Node{c.Blur(long*.07, c.Path(fmt.Sprintf("M%g %gQ%g %g 0 %gL0 0H%gZ", side*w*1.3, -long*1.2, side*w*.2, -long*.9, -long*.8, side*w*1.3), t.DD.Alpha(.5))),
		c.Blur(long*.015, c.Path(mark, t.LL)).Opacity(.5), c.Blur(long*.08, c.Ellipse(0, 0, w*.55, long*.3, t.DDD).Opacity(.6))}
	for i := range 4 {
		y0 := -long * (.1 + .17*float64(i))
		for _, k := range []float64{-1, 1} {
			inside = append(inside, c.Line(fmt.Sprintf("M0 %gQ%g %g %g %g", y0, k*w*.4, y0-long*.1, k*w*.86, y0-long*.34), t.LL, 1.2).Opacity(.4))
		}
	}
	inside = append(inside, c.Line(fmt.Sprintf("M0 0V%g", -long*.84), t.DD, 3).Opacity(.6).Move(1.2, 0), c.Line(fmt.Sprintf("M0 0V%g", -long*.84), t.LL, 2.2).Opacity(.9),
		c.Blur(3, c.Path(o, kit.None).Stroke(t.DDD, 7).Move(-2.5*side, 1)).Opacity(.35), c.Path(o, kit.None).Stroke(t.L, 3).Opacity(.7))
	glint := c.Path(fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", -side*w*.84, -long*.7, -side*w*.84, -long*.94, -side*w*.5, -long*1.0, -side*w*.26, -long*.92, -side*w*.5, -long*.9, -side*w*.66, -long*.84, -side*w*.84, -long*.7), kit.White).Opacity(.34)
	return kit.Of(c.Path(o, t.DDD).Opacity(.5).Move(0, 2), c.Form(o, kit.Lin(-side*w, -long*.9, side*w*.7, 0, t.L, t.M, t.M, t.D), inside...), glint).Rotate(turn, 0, 0).Move(x, y)
}

var shamrock = kit.Piece{
	Name: "shamrock", Cm: 8,
	Palette: "leaves #3fa84c clover; stem #4d9a43 <leaves",
	Draw: func(c *kit.Canvas) {
		l, s := c.Tones("leaves"), c.Tones("stem")
		c.Part("stem", foliage.Stalk(c, s, "M128 126C128 170 140 208 160 244", 10))
		c.Part("leaves", c.Circle(128, 130, 16, l.DD), cloverLeaf(c, l, 130, 131, 122, -97), cloverLeaf(c, l, 126, 131, 122, 97), cloverLeaf(c, l, 128, 132, 122, 0), c.Circle(128, 130, 5, l.L))
		c.AnchorBox("grip", 150, 224, 0, 0, -20)
	},
}
