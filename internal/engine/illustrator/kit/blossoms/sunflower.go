package blossoms

import (
	"fmt"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

var sunflower = kit.Piece{
	Name: "sunflower", Cm: 180,
	States:  "above -stem -leaves",
	Palette: "petals #ffbe1a; center #6b3d1e seeds; stem #5a9a38; leaves #57a33f <stem",
	Draw: func(c *kit.Canvas) {
		p, k, s, l := c.Tones("petals"), c.Tones("center"), c.Tones("stem"), c.Tones("leaves")
		c.Part("stem", foliage.Stalk(c, s, "M128 100C131 150 123 210 129 251", 12))
		c.Part("leaves", foliage.With(c, "stem", foliage.Blade(c, l, heartLeaf(82, 66), 127, 226, 82, 66, -64), foliage.Blade(c, l, heartLeaf(80, 64), 127, 206, 80, 64, 58)))
		c.Part("petals", whorl(c, p.M.Shade(-.5), 128, 96, 94, 33, 17, -170, foliage.Pointed), whorl(c, p.M.Shade(.35), 128, 96, 88, 34, 17, -159, foliage.Pointed))
		c.Part("center", c.Blur(5, c.Circle(130, 99, 46, p.DDD).Opacity(.6)),
			c.Form(kit.Oval(128, 96, 43, 43), kit.Rad(116, 82, 62, k.L, k.M, k.D, k.DDD),
				foliage.Florets(c, 128, 96, 42, 150, 3.1, k.DDD, k.L), foliage.Florets(c, 128, 96, 19, 44, 2.4, k.DDD, k.DD),
				c.Path(kit.Oval(128, 96, 43, 43), kit.Rad(112, 78, 70, kit.At(0, p.L.Alpha(.45)), kit.At(.4, k.M.Alpha(0)), kit.At(1, k.DDD.Alpha(.85)))),
				c.Path(kit.Oval(128, 96, 43, 43), kit.None).Stroke(k.DDD, 3).Opacity(.5)),
			sprinkle(c, p, 128, 96, 41))
		if c.State("above") { // no stem to stand on and to hold
			return
		}
		c.Anchor("ground", 129, 252)
		c.AnchorBox("grip", 127, 232, 0, 0, 0)
	},
}

// sprinkle is the ring of open florets at the edge of a sunflower's disk.
func sprinkle(c *kit.Canvas, t kit.Tones, x, y, r float64) kit.Node {
	var all []kit.Node
	for i := range 44 {
		px, py := foliage.Polar(x, y, r+float64(i%3)*1.6-2, float64(i)*360/44)
		all = append(all, c.Circle(px, py, 1.7, t.DD), c.Circle(px-.4, py-.5, 1.2, t.L))
	}
	return kit.Of(all...)
}

// heartLeaf is a broad leaf that grows up from 0, 0.
func heartLeaf(long, wide float64) string {
	w := wide * .62
	return fmt.Sprintf("M0 0C%g %g %g %g %g %gC%g %g %g %g 0 %gC%g %g %g %g %g %gC%g %g %g %g 0 0Z", -w*.3, long*.06, -w*.9, 0., -w*.8, -long*.3,
		-w*.72, -long*.6, -w*.3, -long*.72, -long, w*.3, -long*.72, w*.72, -long*.6, w*.8, -long*.3, w*.9, 0., w*.3, long*.06)
}
