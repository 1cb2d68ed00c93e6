package plants

import "pellucid/internal/engine/illustrator/kit"

// cloverLeaf is one heart-shaped leaflet that grows from x, y.
func cloverLeaf(c *kit.Canvas, t kit.Tones, x, y, long, turn float64) kit.Node {
	t = kit.TonesOf(t.M.Shade(.35 * lit(turn)))
	w := long * .55
	o := sf("M0 0C%g %g %g %g %g %gC%g %g %g %g 0 %gC%g %g %g %g %g %gC%g %g %g %g 0 0Z", -w*.5, -long*.12, -w*1.12, -long*.4, -w*.98, -long*.72, -w*.9, -long*1.06, -w*.2, -long*1.08, -long*.84, w*.2, -long*1.08, w*.9, -long*1.06, w*.98, -long*.72, w*1.12, -long*.4, w*.5, -long*.12)
	mark := sf("M%g %gQ%g %g 0 %gQ%g %g %g %g", -w*.9, -long*.5, -w*.45, -long*.66, -long*.5, w*.45, -long*.66, w*.9, -long*.5)
	inside := []kit.Node{c.Path(sf("M0 0V%gH%gV0Z", -long*1.2, w*1.2*sideOf(turn)), t.DD.Alpha(.28)), c.Line(mark, t.LL, long*.1).Opacity(.38), c.Blur(long*.08, c.Ellipse(0, 0, w*.5, long*.3, t.DDD).Opacity(.5))}
	for i := range 4 {
		y0 := -long * (.12 + .16*float64(i))
		for _, k := range []float64{-1, 1} {
			inside = append(inside, c.Line(sf("M0 %gQ%g %g %g %g", y0, k*w*.45, y0-long*.1, k*w*.85, y0-long*.34), t.DD, 1.1).Opacity(.35))
		}
	}
	inside = append(inside, c.Line(sf("M0 0V%g", -long*.84), t.DD, 2.4).Opacity(.5).Move(1, 0), c.Line(sf("M0 0V%g", -long*.84), t.LL, 1.8).Opacity(.85), c.Path(o, kit.None).Stroke(t.LL, 3.2).Opacity(.55))
	return kit.Of(c.Form(o, kit.Lin(0, 0, 0, -long, t.D, t.M, t.L), inside...)).Rotate(turn, 0, 0).Move(x, y)
}

// sideOf is the side of a part's middle that lies in the shade: 1 right, −1 left of the direction it points in.
func sideOf(turn float64) float64 {
	if lit(turn+90) > lit(turn-90) {
		return -1
	}
	return 1
}

var shamrock = kit.Piece{
	Name: "shamrock", Cm: 8,
	Palette: "leaves #3fa84c clover; stem #4d9a43 <leaves",
	Draw: func(c *kit.Canvas) {
		l, s := c.Tones("leaves"), c.Tones("stem")
		c.Part("stem", stalk(c, s, "M128 126C128 170 140 208 160 244", 10))
		c.Part("leaves", c.Circle(128, 130, 16, l.DD), cloverLeaf(c, l, 130, 131, 122, -97), cloverLeaf(c, l, 126, 131, 122, 97), cloverLeaf(c, l, 128, 132, 122, 0), c.Circle(128, 130, 5, l.L))
		c.AnchorBox("grip", 150, 224, 0, 0, -20)
	},
}
