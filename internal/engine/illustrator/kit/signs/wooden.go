package signs

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// timber is a board of wood with its grain and a bevel, in the form of an outline that fills a box.
func timber(c *kit.Canvas, d string, b kit.Box, rows int, t kit.Tones) kit.Node {
	return kit.Of(c.Path(d, t.DDD).Move(1.5, 5).Opacity(.75),
		c.Form(d, kit.Lin(b.X0, b.Y0, b.X0+.12*b.W(), b.Y1, kit.At(0, t.LL), kit.At(.3, t.L), kit.At(.65, t.M), kit.At(1, t.D)),
			sheen.Grain(c, b, rows, t), c.Blur(6, c.Rect(b.X0, b.Y1-12, b.W(), 20, 0, t.DD)).Opacity(.45), sheen.Edge(c, d, t, 6)))
}

var hangingSign = kit.Piece{
	Name: "hanging-sign", Cm: 80,
	States:  "hanging; hanging-chain",
	Palette: "wood #c98a4b board planks sign; frame #8a5a2e edge; rope #d8b27c cord; chain #9aa3b0 chains metal; nail #5a616c",
	Draw: func(c *kit.Canvas) {
		w, f, r, m, n := c.Tones("wood"), c.Tones("frame"), c.Tones("rope"), c.Tones("chain"), c.Tones("nail")
		const top = 104.0
		feet := [2][2]float64{{46, top + 8}, {210, top + 8}}
		for _, p := range feet {
			if c.State("hanging-chain") {
				c.Part("chain", chainLine(c, 128, 24, p[0], p[1], m))
			} else {
				d := fmt.Sprintf("M128 24L%g %g", p[0], p[1])
				c.Part("rope", c.Line(d, r.DDD, 8.5), c.Line(d, r.M, 6.4), c.Line(d, r.LL, 6).Dash(2.2, 5.2).Butt().Opacity(.75))
			}
		}
		c.Part("nail", sheen.Ball(c, 128, 20, 9, n), c.Circle(125, 17, 2.6, kit.White).Opacity(.7))
		const outer = "M16 104H240Q248 104 248 112V226Q248 234 240 234H16Q8 234 8 226V112Q8 104 16 104Z"
		c.Part("frame", timber(c, outer, kit.Box{X0: 8, Y0: 104, X1: 248, Y1: 234}, 9, f))
		for i := range 3 {
			y := 114 + 37.0*float64(i)
			c.Part("board", timber(c, kit.RoundRect(18, y, 220, 35.5, 3), kit.Box{X0: 18, Y0: y, X1: 238, Y1: y + 35.5}, 5, w))
		}
		for _, p := range feet {
			c.Part("nail", c.Circle(p[0], p[1]+1.5, 6.5, f.DDD).Opacity(.6), sheen.Screw(c, p[0], p[1], 6, n))
		}
		c.AnchorBox("print", 128, 169, 200, 92, 0)
		c.Anchor("ground", 128, 238)
	},
}

// chainLine are links from one point to another, seen from the front and from the side in turn.
func chainLine(c *kit.Canvas, x0, y0, x1, y1 float64, t kit.Tones) kit.Node {
	n := max(2, int(math.Hypot(x1-x0, y1-y0)/9))
	turn := math.Atan2(y1-y0, x1-x0) * 180 / math.Pi
	return sheen.Each(n, func(i int) kit.Node {
		k := (float64(i) + .5) / float64(n)
		x, y, flat := x0+(x1-x0)*k, y0+(y1-y0)*k, 4.6
		if i%2 == 1 {
			flat = 1.4
		}
		return kit.Of(c.Ellipse(x, y, 7.5, flat, kit.None).Stroke(t.DD, 3.6), c.Ellipse(x, y, 7.5, flat, kit.None).Stroke(t.L, 1.9)).Rotate(turn, x, y)
	})
}

var arrowSign = kit.Piece{
	Name: "arrow-sign", Cm: 90,
	States:  "left; right; up; down",
	Palette: "wood #c98a4b board sign arrow; nails #6b727d screws",
	Draw: func(c *kit.Canvas) {
		w, n := c.Tones("wood"), c.Tones("nails")
		box := kit.Box{X0: 6, Y0: 70, X1: 250, Y1: 186}
		const d = "M10 88Q8 84 13 83L100 80L172 82L171 70Q171 63 177 67L246 122Q251 128 246 133L178 188Q171 192 171 185L172 172L96 174L14 172Q8 171 10 165L16 148L9 128L15 108Z"
		board := timber(c, d, box, 12, w)
		screws := kit.Of(sheen.Screw(c, 30, 99, 6, n), sheen.Screw(c, 30, 156, 6, n), sheen.Screw(c, 196, 128, 6, n))
		x := 106.0
		switch {
		case c.State("left"):
			board, screws, x = board.Mirror(128), screws.Mirror(128), 150
		case c.State("up"):
			board, screws = board.Rotate(-90, 128, 128), screws.Rotate(-90, 128, 128)
		case c.State("down"):
			board, screws = board.Rotate(90, 128, 128), screws.Rotate(90, 128, 128)
		}
		c.Part("board", board)
		c.Part("nails", screws)
		if c.State("up") || c.State("down") {
			c.AnchorBox("print", 128, 128, 76, 110, 0)
		} else {
			c.AnchorBox("print", x, 127, 130, 66, 0)
		}
		c.Anchor("ground", 128, 192)
	},
}
