package sheen

import "pellucid/internal/engine/illustrator/kit"

// Leaf is an open door that stands toward the viewer: its hinges are at x between top and bottom, its free edge at to, taller by
// swing at each end. The side that faces the viewer is its inside, within a rim; details lie on it.
func Leaf(c *kit.Canvas, x, top, bottom, to, swing, rim float64, out, in kit.Tones, inside ...kit.Node) kit.Node {
	dir := 1.0
	if to < x {
		dir = -1
	}
	door := D("M%g %gL%g %gV%gL%g %gZ", x, top, to, top-swing, bottom+swing, x, bottom)
	k := rim * .45 // the rim is narrower along the edges that run away from the viewer
	face := D("M%g %gL%g %gV%gL%g %gZ", x+dir*k, top+rim*.8, to-dir*k, top-swing+rim, bottom+swing-rim, x+dir*k, bottom-rim*.8)
	edge := D("M%g %gl%g 2V%gl%g 2Z", to, top-swing, dir*7, bottom+swing-2, -dir*7)
	return kit.Of(Body(c, edge, out, 2), Body(c, door, out, 5), c.Form(face, kit.Lin(x, top, to, bottom, in.D, in.M, in.L), append(inside, Dim(c, 4, .5, D("M%g %gh%gV%gh%gZ", x-dir*4, top-swing, dir*12, bottom+swing, -dir*12), in))...))
}

// Cave is the inside of a cupboard or an appliance seen from the front: dark at the top and at the left, where no light falls.
func Cave(c *kit.Canvas, x, y, w, h, r float64, t kit.Tones, inside ...kit.Node) kit.Node {
	d := kit.RoundRect(x, y, w, h, r)
	shadow := c.Blur(6, c.Path(D("M%g %gh%gv%gh%gv%gh%gZ", x-6, y-6, w+12, 16.0, -w+4, h, -16.0), t.DDD)).Opacity(.55)
	return kit.Of(c.Path(d, t.DDD), c.Form(d, kit.Lin(x, y, x+w, y+h, t.D, t.M, t.L), append(inside, shadow)...))
}
