package plants

import (
	"fmt"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

var succulent = kit.Piece{
	Name: "succulent", Cm: 12,
	Palette: "leaves #5fc096; tips #ee6f92; pot #e9b48f planter",
	Draw: func(c *kit.Canvas) {
		l, k, p := c.Tones("leaves"), c.Tones("tips"), c.Tones("pot")
		plump := func(long, wide, turn, tone float64) kit.Node {
			m := l.M.Shade(tone + .5*foliage.Lit(turn))
			w := wide / 2
			o := fmt.Sprintf("M0 0C%g %g %g %g %g %gC%g %g %g %g 0 %gC%g %g %g %g %g %gC%g %g %g %g 0 0Z", -w*.6, -long*.1, -w*1.05, -long*.4, -w, -long*.68, -w*.9, -long*.9, -w*.25, -long*.88, -long*1.04, w*.25, -long*.88, w*.9, -long*.9, w, -long*.68, w*1.05, -long*.4, w*.6, -long*.1)
			return c.Form(o, kit.Lin(0, 0, 0, -long, m.Shade(-2.2), m.Shade(-.4), m.Shade(.5), m.Shade(1)), c.Path(fmt.Sprintf("M0 0V%gH%gV0Z", -long*1.1, w*1.3*foliage.SideOf(turn)), m.Shade(-1.6).Alpha(.2)),
				c.Path(o, kit.None).Stroke(k.M, 3).Opacity(.55), c.Path(kit.Oval(0, -long, w*.7, long*.24), kit.Rad(0, -long*1.04, long*.3, kit.At(0, k.M), kit.At(1, k.M.Alpha(0)))),
				c.Path(fmt.Sprintf("M%g %gQ%g %g %g %gQ%g %g %g %gZ", -w*.35, -long*.4, -w*.6, -long*.66, -w*.3, -long*.8, -w*.32, -long*.6, -w*.35, -long*.4), kit.White).Opacity(.35)).Rotate(turn, 0, 0)
		}
		c.Part("pot", flowerpot(c, p, 128, 158, 128, 90))
		var rings []kit.Node
		for i, g := range []struct {
			r, w, tone float64
			n          int
		}{{112, 58, -.9, 9}, {97, 54, -.5, 8}, {80, 46, -.2, 8}, {62, 38, .1, 7}, {45, 29, .3, 6}, {29, 20, .5, 5}, {15, 12, .7, 3}} {
			if i > 0 {
				rings = append(rings, c.Blur(4, c.Circle(2, 5, g.r*.86, l.DDD).Opacity(.5)))
			}
			for j := range g.n {
				rings = append(rings, plump(g.r, g.w, float64(j)*360/float64(g.n)+float64(i)*24-150, g.tone))
			}
		}
		c.Part("leaves", c.Clip("M64 150H192V190H64Z", c.Blur(6, c.Ellipse(128, 160, 66, 22, p.DDD).Opacity(.6))), kit.Of(rings...).Scale(1.06, .8, 0, 0).Move(128, 98))
		c.Anchor("ground", 128, 248)
		c.AnchorBox("print", 128, 216, 70, 34, 0)
	},
}
