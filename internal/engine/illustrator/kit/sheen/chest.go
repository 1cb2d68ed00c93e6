package sheen

import "pellucid/internal/engine/illustrator/kit"

// Chest is an open case with its lid up, seen from the front and a little from above: a suitcase, a cooler, a toolbox.
type Chest struct {
	Left, Right float64 // of the front wall
	Top         float64 // of the lid
	Back, Rim   float64 // the far and the near edge of the opening
	Foot        float64
	Deep        float64 // by how much the far edge is shorter at each end
	Out, In     kit.Tones
}

// Lid is the raised lid, of which the inside is seen; details lie on its lining.
func (b Chest) Lid(c *kit.Canvas, inside ...kit.Node) kit.Node {
	l, r, d := b.Left+b.Deep, b.Right-b.Deep, b.Deep*.5
	outer := D("M%g %gL%g %gQ%g %g %g %gH%gQ%g %g %g %gL%g %gZ", l-2, b.Back+4, l+d, b.Top+16, l+d+1, b.Top, l+d+17, b.Top, r-d-17, r-d-1, b.Top, r-d, b.Top+16, r+2, b.Back+4)
	inner := D("M%g %gL%g %gQ%g %g %g %gH%gQ%g %g %g %gL%g %gZ", l+9, b.Back+4, l+d+10, b.Top+18, l+d+11, b.Top+10, l+d+20, b.Top+10, r-d-20, r-d-11, b.Top+10, r-d-10, b.Top+18, r-9, b.Back+4)
	return kit.Of(Body(c, outer, b.Out, 9), c.Form(inner, kit.Lin(l, b.Top, r, b.Back, b.In.DD, b.In.M, b.In.D), append(inside, Dim(c, 5, .5, D("M%g %gH%gV%gH%gZ", l, b.Top, r, b.Top+20, l), b.In), Dim(c, 5, .5, D("M%g %gH%gV%gH%gZ", l, b.Back-8, r, b.Back+8, l), b.In))...))
}

// Room is the inside between the far edge and the near one.
func (b Chest) Room(c *kit.Canvas) kit.Node {
	d := D("M%g %gH%gL%g %gV%gH%gV%gZ", b.Left+b.Deep-4, b.Back, b.Right-b.Deep+4, b.Right, b.Rim+2, b.Rim+14, b.Left, b.Rim+2)
	return c.Form(d, kit.Lin(0, b.Back, 0, b.Rim+8, b.In.DD, b.In.DDD), c.Line(D("M%g %gH%g", b.Left+b.Deep, b.Back+1.500, b.Right-b.Deep), b.In.L, 2).Opacity(.5))
}

// Wall is the front wall with the rim of the opening.
func (b Chest) Wall(c *kit.Canvas, round, s float64, inside ...kit.Node) kit.Node {
	d := D("M%g %gH%gV%gQ%g %g %g %gH%gQ%g %g %g %gZ", b.Left, b.Rim, b.Right, b.Foot-round, b.Right, b.Foot, b.Right-round, b.Foot, b.Left+round, b.Left, b.Foot, b.Left, b.Foot-round)
	side := D("M%g %gL%g %gH%gL%g %gZ", b.Left, b.Rim+2, b.Left+b.Deep, b.Back, b.Left+b.Deep-7, b.Left-1, b.Rim)
	other := D("M%g %gL%g %gH%gL%g %gZ", b.Right, b.Rim+2, b.Right-b.Deep, b.Back, b.Right-b.Deep+7, b.Right+1, b.Rim)
	return kit.Of(c.Path(side, b.Out.L), c.Path(other, b.Out.D), Body(c, d, b.Out, s, inside...), c.Line(D("M%g %gH%g", b.Left+1, b.Rim+1, b.Right-1), b.Out.LL, 3).Opacity(.85))
}
