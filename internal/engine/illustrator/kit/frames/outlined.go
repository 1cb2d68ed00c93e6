package frames

import (
	"fmt"
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// Outline is the closed way of an oval, a hexagon or an arch with a straight foot, from the middle of its foot to the right and around, in units of the canvas.
// Other shapes have none.
func Outline(name string) []shape.Pt {
	var out []shape.Pt
	switch name {
	case "oval":
		for i := range 121 {
			s, c := math.Sincos(math.Pi/2 - 2*math.Pi*float64(i)/120)
			out = append(out, shape.Pt{X: 128 + 74*c, Y: 128 + 98*s})
		}
	case "hexagon":
		for i := range 7 {
			out = append(out, shape.Polar(128, 128, 104, 90-60*float64(i)))
		}
	case "arched":
		out = []shape.Pt{{X: 128, Y: 228}, {X: 204, Y: 228}}
		for i := range 37 {
			out = append(out, shape.Polar(128, 104, 76, -5*float64(i)))
		}
		out = append(out, shape.Pt{X: 52, Y: 228}, shape.Pt{X: 128, Y: 228})
	}
	return out
}

// outlinePath is an outline as path data, grown around the middle of the canvas.
func outlinePath(name string, grow float64) string {
	var d strings.Builder
	for i, p := range Outline(name) {
		fmt.Fprintf(&d, "%s%.2f %.2f", map[bool]string{true: "M", false: "L"}[i == 0], 128+(p.X-128)*grow, 128+(p.Y-128)*grow)
	}
	return d.String() + "Z"
}

// thinFrame is a frame of two metal lines along an outline.
func thinFrame(name, outline, words string, grow float64) kit.Piece {
	return kit.Piece{Name: name, Cm: 40, Palette: "frame #d9a441 gold " + words, Draw: func(c *kit.Canvas) {
		t := c.Tones("frame")
		metal := kit.Lin(20, 20, 236, 236, t.LL, t.M, t.D, t.L, t.M, t.DD)
		c.Part("frame", c.Path(outlinePath(outline, grow), kit.None).Stroke(t.DD, 7.4).Miter().Move(.6, 1).Opacity(.45), c.Path(outlinePath(outline, grow), kit.None).Stroke(metal, 7).Miter(),
			c.Path(outlinePath(outline, grow), kit.None).Stroke(t.LL, 1.4).Miter().Move(-1, -1.2).Opacity(.8), c.Path(outlinePath(outline, grow-.11), kit.None).Stroke(metal, 2.6).Miter())
		c.AnchorBox("inside", 128, 134, 112, 112, 0)
	}}
}

var (
	archFrame    = thinFrame("arch-frame", "arched", "arch", 1.12)
	hexagonFrame = thinFrame("hexagon-frame", "hexagon", "hexagon", 1.14)
)

// OutlineLine is the thin line of a shape that plants grow along.
func OutlineLine(outline string) kit.Piece {
	return kit.Piece{Name: outline + "-line", Cm: 40, Palette: "frame #d9a94e gold", Draw: func(c *kit.Canvas) {
		t := c.Tones("frame")
		c.Part("frame", c.Path(outlinePath(outline, 1), kit.None).Stroke(kit.Lin(20, 20, 236, 236, t.LL, t.M, t.L, t.D, t.M), 3.4).Miter())
	}}
}

// bandFrame is a flat, wide band around an opening, which takes any print.
var bandFrame = kit.Piece{
	Name: "band-frame", Cm: 40,
	Palette: "band #e9a9b8 flat; edge #ffffff",
	Draw: func(c *kit.Canvas) {
		t, e := c.Tones("band"), c.Tones("edge")
		b := shape.Inset(shape.Sheet(c.Aspect(1)), 5)
		in := shape.Inset(b, 40)
		ring := func(o, i kit.Box, ro, ri float64) string { return shape.Rect(o, ro) + shape.Rect(i, ri) }
		c.Part("band", c.Path(ring(b, in, 9, 5), t.M).EvenOdd())
		for i, at := range []float64{4.5, 35.5} {
			c.Part("edge", c.Path(shape.Rect(shape.Inset(b, at), []float64{7, 5}[i]), kit.None).Stroke(e.M, 2.6), c.Path(shape.Rect(shape.Inset(b, at), []float64{7, 5}[i]), kit.None).Stroke(t.DD, .7).Opacity(.35).Move(.5, 1.4))
		}
		c.Part("band", c.Path(shape.Rect(shape.Inset(b, .6), 9), kit.None).Stroke(t.D, 1.2), c.Path(shape.Rect(shape.Inset(in, -.6), 5), kit.None).Stroke(t.D, 1.2))
		inside(c, shape.Inset(in, 4))
	},
}

// scallopedFrame is a band whose outer edge is a row of half circles.
var scallopedFrame = kit.Piece{
	Name: "scalloped-frame", Cm: 30,
	Palette: "band #f3b6c4 pink; edge #ffffff",
	Draw: func(c *kit.Canvas) {
		t, e := c.Tones("band"), c.Tones("edge")
		b := shape.Inset(shape.Sheet(c.Aspect(1)), 22)
		in := shape.Inset(b, 20)
		var d strings.Builder
		arc := func(x, y float64) { fmt.Fprintf(&d, "A%.2f %.2f 0 0 1 %.2f %.2f", 1.02*b.W()/14, 1.02*b.W()/14, x, y) }
		fmt.Fprintf(&d, "M%.2f %.2f", b.X0, b.Y0)
		for i := range 7 {
			arc(b.X0+b.W()*float64(i+1)/7, b.Y0)
		}
		for i := range 7 {
			arc(b.X1, b.Y0+b.H()*float64(i+1)/7)
		}
		for i := range 7 {
			arc(b.X1-b.W()*float64(i+1)/7, b.Y1)
		}
		for i := range 7 {
			arc(b.X0, b.Y1-b.H()*float64(i+1)/7)
		}
		c.Part("band", c.Path(d.String()+"Z"+shape.Rect(in, 8), kit.Lin(20, 20, 236, 236, t.L, t.M, t.D)).EvenOdd())
		c.Part("edge", c.Path(shape.Rect(shape.Inset(b, 6), 10), kit.None).Stroke(e.M, 2.4).Dash(5, 4.4), c.Path(shape.Rect(shape.Inset(in, -3), 9), kit.None).Stroke(e.M, 1.6))
		pts, _ := evenly(b, b.W()/7)
		for _, p := range pts {
			dx, dy := p.X-128, p.Y-128
			if math.Abs(dx) > math.Abs(dy) {
				dx, dy = math.Copysign(6, dx), 0
			} else {
				dx, dy = 0, math.Copysign(6, dy)
			}
			c.Part("edge", c.Circle(p.X+dx, p.Y+dy, 3, e.M))
		}
		inside(c, shape.Inset(in, 6))
	},
}
