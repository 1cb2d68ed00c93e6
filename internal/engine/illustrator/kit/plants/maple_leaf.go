package plants

import (
	"fmt"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

var mapleLeaf = kit.Piece{
	Name: "maple-leaf", Cm: 12,
	Palette: "blade #d9302a; veins #ffb08a <blade; stem #a5382a <blade; middle #ff8f3a <blade",
	Draw: func(c *kit.Canvas) {
		b, v, s, m := c.Tones("blade"), c.Tones("veins"), c.Tones("stem"), c.Tones("middle")
		o := mirrored("0,-1! .06,-.88 .1,-.82! .135,-.8 .25,-.86! .225,-.73 .19,-.56 .2,-.5 .25,-.53! .3,-.6 .36,-.66! .385,-.585 .42,-.55! .5,-.565 .61,-.6! .575,-.5 .54,-.41 .56,-.36! .6,-.345 .65,-.325! .52,-.22 .34,-.1 .31,-.06! .32,-.01 .35,.06! .2,.03 .08,.005 0,.02", 190)
		place := func(n kit.Node) kit.Node { return n.Rotate(8, 0, 0).Move(122, 204) }
		var veins, low []kit.Node
		add := func(x0, y0, x1, y1, w float64) {
			d := fmt.Sprintf("M%g %gQ%g %g %g %g", x0, y0, x0+(x1-x0)*.45, y0+(y1-y0)*.6, x1, y1)
			low = append(low, c.Line(d, b.DDD, w+.8).Opacity(.4).Move(1, 1.6))
			veins = append(veins, c.Line(d, v.M, w).Opacity(.85))
		}
		for _, k := range []float64{-1, 1} {
			add(0, 0, k*100, -100, 2.6)
			add(0, 0, k*108, -60, 2.2)
			add(0, 0, k*58, 8, 1.8)
			for _, q := range [][4]float64{{44, -46, 62, -112}, {70, -72, 78, -104}, {62, -64, 96, -72}, {0, -70, 44, -150}, {0, -104, 28, -146}, {0, -40, 34, -92}, {50, -30, 88, -30}, {30, -28, 40, -76}, {22, -86, 20, -130}} {
				add(k*q[0], q[1], k*q[2], q[3], 1.3)
			}
		}
		add(0, 6, 0, -180, 3)
		c.Part("stem", place(foliage.Stalk(c, s, "M0 -2C2 20 6 32 14 46", 5.5)))
		c.Part("blade", place(c.Form(o, kit.Lin(-80, -150, 90, 10, b.L, b.M, b.M, b.D),
			c.Path("M0 20V-200L26 -146V-60L112 -112V20Z", b.DD).Opacity(.22), c.Path("M0 0L-104 -104L-130 -60Z", b.DD).Opacity(.2),
			c.Blur(8, c.Circle(-8, -70, 46, m.M).Opacity(.5)), c.Blur(10, c.Path("M130 -120L110 40L-60 20L60 -10Z", b.DDD).Opacity(.45)), c.Blur(8, c.Ellipse(-54, -92, 34, 16, b.LL).Opacity(.45).Rotate(40, -54, -92)),
			kit.Of(low...), c.Named("veins", veins...), c.Path(o, kit.None).Stroke(b.LL, 2.6).Opacity(.55))))
	},
}
