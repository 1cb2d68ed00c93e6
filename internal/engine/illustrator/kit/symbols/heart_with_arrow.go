package symbols

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// heartWithArrow is a heart that Cupid's arrow has gone through.
var heartWithArrow = kit.Piece{
	Name: "heart-with-arrow", Cm: 24, Facing: kit.Right,
	Palette: "fill #e62a40 heart; arrow #c98a4a shaft wood; feathers #ffb3c2 fletching; tip #f2b83c arrowhead gold",
	Draw: func(c *kit.Canvas) {
		t, a, f, g := c.Tones("fill"), c.Tones("arrow"), c.Tones("feathers"), c.Tones("tip")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-32, 128, 128) }
		shaft := func(x0, x1 float64) kit.Node {
			return c.Form(kit.RoundRect(x0, 121, x1-x0, 14, 5), kit.Lin(0, 121, 0, 135, a.LL, a.L, a.M, a.DD))
		}
		c.Part("arrow", turn(shaft(190, 254)))
		const head = "M284 128L240 102Q236 100 238 106L246 128L238 150Q236 156 240 154Z"
		c.Part("tip", turn(c.Path(head, g.DDD).Move(1, 2), c.Form(head, kit.Lin(238, 100, 262, 154, g.LL, g.L, g.M, g.D), c.Path("M290 128H240L232 160Z", g.DD).Opacity(.7), c.Line("M243 107L276 126", kit.White, 3).Opacity(.6))))
		d := shape.Heart(128, 132, 204)
		c.Part("fill", shape.Plump(c, d, t))
		c.Part("shine", c.Path("M46 108C42 80 60 58 84 58C92 58 93 65 86 67C68 72 57 86 56 108C56 117 46 117 46 108Z", kit.White).Opacity(.62), c.Ellipse(104, 72, 5.5, 4, kit.White).Rotate(35, 104, 72).Opacity(.62), c.Blur(5, c.Path("M168 54C192 54 208 68 212 92C204 76 188 66 168 66Z", kit.White).Opacity(.55)))
		in := turn(c.Ellipse(94, 129, 8, 13, t.DDD))
		c.Part("arrow", c.Clip(d, c.Blur(3, turn(c.Rect(20, 128, 74, 18, 6, t.DDD)).Move(2, 6)).Opacity(.5), c.Blur(1.2, in).Opacity(.8)), turn(shaft(-22, 94)))
		var vanes []kit.Node
		for i := range 4 {
			x := -18 + 17*float64(i)
			up, low := shape.Poly(2, shape.Pt{X: x, Y: 124}, shape.Pt{X: x - 20, Y: 96}, shape.Pt{X: x - 4, Y: 96}, shape.Pt{X: x + 17, Y: 124}), shape.Poly(2, shape.Pt{X: x, Y: 132}, shape.Pt{X: x - 20, Y: 160}, shape.Pt{X: x - 4, Y: 160}, shape.Pt{X: x + 17, Y: 132})
			vanes = append(vanes, c.Path(up, f.DDD).Stroke(f.DD, 2), c.Path(low, f.DDD).Stroke(f.DD, 2), c.Path(up, kit.Lin(x-20, 96, x+10, 124, f.LL, f.M)), c.Path(low, kit.Lin(x-10, 132, x, 160, f.M, f.D)))
		}
		c.Part("feathers", turn(vanes...))
		c.Anchor("ground", 128, 226)
	},
}
