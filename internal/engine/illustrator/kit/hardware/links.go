package hardware

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var chain = kit.Piece{
	Name: "chain", Cm: 40, Palette: "links #aab4c0 metal steel; second #aab4c0 <links",
	Draw: func(c *kit.Canvas) {
		t, s := c.Tones("links"), c.Tones("second")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-40, 128, 128) }
		flat := func(x float64) kit.Node {
			d := kit.RoundRect(x-40, 98, 80, 60, 30)
			return kit.Of(c.Path(d, kit.None).Stroke(t.DDD, 19), c.Path(d, kit.None).Stroke(t.D, 16), c.Path(d, kit.None).Stroke(kit.Lin(x-40, 98, x+40, 158, t.LL, t.L, t.M, t.D), 12).Move(-.6, -1), c.Path(d, kit.None).Stroke(t.LL, 3).Move(-1.500, -2.500).Opacity(.8))
		}
		edge := func(x float64) kit.Node {
			d := sheen.D("M%g 128H%g", x-33, x+33)
			return kit.Of(c.Blur(3, c.Line(d, t.DDD, 20).Move(2, 4)).Opacity(.4), c.Line(d, s.DDD, 19), c.Line(d, s.M, 16), c.Line(d, s.LL, 6).Move(0, -3))
		}
		for i := range 4 {
			c.Part("links", turn(flat(-10+92*float64(i))))
		}
		for i := range 3 {
			c.Part("second", turn(edge(36+92*float64(i))))
		}
	},
}
