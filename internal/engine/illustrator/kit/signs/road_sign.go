package signs

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var roadSign = kit.Piece{
	Name: "road-sign", Cm: 220,
	States:  "round; square; triangle; hexagon; octagon; oval; diamond",
	Palette: "board #ffc928 sign yellow; border #3c404c symbol letters; post #b3bcc7 metal pole",
	Draw: func(c *kit.Canvas) {
		b, k, p := c.Tones("board"), c.Tones("border"), c.Tones("post")
		c.Part("post", post(c, 128, 100, 256, 16, p))
		plate := func(r float64) string {
			return shape.Poly(16, shape.Pt{X: 128, Y: 102 - r}, shape.Pt{X: 128 + r, Y: 102}, shape.Pt{X: 128, Y: 102 + r}, shape.Pt{X: 128 - r, Y: 102})
		}
		if c.Text() != "" {
			plate = func(r float64) string { return kit.RoundRect(128-r*1.2, 84-r*.55, 2.4*r, 1.1*r, 14*r/100) }
		}
		if form, ok := plateForm(c); ok {
			plate = form
		}
		c.Part("board", c.Clip("M121 90H135V254H121Z", c.Blur(4, c.Path(plate(104), p.DDD).Move(2, 8)).Opacity(.7)), c.Path(plate(104), b.DDD).Move(0, 3), c.Form(plate(104), kit.Lin(50, 10, 200, 196, b.LL, b.L, b.M, b.D), sheen.Edge(c, plate(104), b, 12)),
			c.Named("border", c.Path(plate(95), kit.None).Stroke(kit.Lin(50, 10, 200, 196, k.L, k.M, k.D), 5)), c.Clip(plate(104), c.Path("M20 -10H146L62 210H20Z", kit.White).Opacity(.16).Shade()))
		if text := c.Text(); text != "" {
			c.Part("border", c.Path(kit.LettersPath(text, kit.Box{X0: 28, Y0: 52, X1: 228, Y1: 116}, "display"), kit.Lin(0, 52, 0, 116, k.L, k.M, k.D)))
		} else if _, plain := plateForm(c); !plain {
			const road = "M128 148V124C128 108 102 110 102 92C102 76 128 82 128 66V60"
			c.Part("border", c.Line(road, b.LL, 15).Move(1, 1.6).Opacity(.6), c.Line(road, k.M, 14).Butt(), c.Path("M128 36L150 64H106Z", k.M).Stroke(k.M, 4), c.Line("M125 140V124C124 110 99 110 99 92C99 82 110 80 118 76", k.LL, 2).Opacity(.5))
		}
		if c.Text() != "" {
			c.Part("post", bolt(c, 128, 41, p), bolt(c, 128, 128, p))
		} else {
			c.Part("post", bolt(c, 128, 24, p), bolt(c, 128, 178, p))
		}
		c.Anchor("ground", 128, 256)
		c.AnchorBox("print", 128, 102, 110, 70, 0)
		c.AnchorBox("surface", 128, 4, 40, 0, 0)
		c.AnchorBox("grip", 128, 226, 0, 0, 0)
	},
}

// plateForm is the outline of a plain plate, by how far it reaches from its middle, where a shape was asked for.
func plateForm(c *kit.Canvas) (func(r float64) string, bool) {
	polygon := func(n int, turn float64) func(r float64) string {
		return func(r float64) string {
			pts := make([]shape.Pt, n)
			for i := range pts {
				sin, cos := math.Sincos(turn + 2*math.Pi*float64(i)/float64(n))
				pts[i] = shape.Pt{X: 128 + r*cos, Y: 102 + r*sin}
			}
			return shape.Poly(10, pts...)
		}
	}
	switch {
	case c.State("round"):
		return func(r float64) string { return kit.Oval(128, 102, r*.97, r*.97) }, true
	case c.State("oval"):
		return func(r float64) string { return kit.Oval(128, 102, r*1.14, r*.78) }, true
	case c.State("square"):
		return func(r float64) string { return kit.RoundRect(128-r*.9, 102-r*.9, 1.8*r, 1.8*r, .12*r) }, true
	case c.State("triangle"):
		return func(r float64) string {
			return shape.Poly(12, shape.Pt{X: 128, Y: 102 - r}, shape.Pt{X: 128 + 1.12*r, Y: 102 + .86*r}, shape.Pt{X: 128 - 1.12*r, Y: 102 + .86*r})
		}, true
	case c.State("hexagon"):
		return polygon(6, -math.Pi/2), true
	case c.State("octagon"):
		return polygon(8, math.Pi/8), true
	case c.State("diamond"):
		return polygon(4, -math.Pi/2), true
	}
	return nil, false
}
