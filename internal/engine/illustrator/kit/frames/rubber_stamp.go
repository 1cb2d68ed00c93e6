package frames

import (
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// rubberStamp is the print of a rubber stamp: a word within a double line, a little askew, with gaps where the ink did not take.
var rubberStamp = kit.Piece{
	Name: "rubber-stamp", Cm: 8,
	States:  "round; hearts",
	Palette: "ink #c9252d stamp text",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("ink")
		text := upperWords(c.Text(), "APPROVED")
		var print kit.Node
		if c.Variant(2) == 1 || c.State("round") {
			print = roundStamp(c, text, t)
		} else {
			print = plainStamp(c, text, t)
		}
		c.Part("ink", c.Mask(kit.Of(c.Rect(-20, -20, 300, 300, 0, kit.White), gaps(c)), print).Rotate(-12, 128, 128))
		c.AnchorBox("print", 128, 128, 180, 60, -12)
	},
}

// plainStamp frames a text with two lines.
func plainStamp(c *kit.Canvas, text string, t kit.Tones) kit.Node {
	d := kit.LettersPath(text, kit.Box{X0: 30, Y0: 84, X1: 226, Y1: 172}, "sans")
	b := c.Path(d, kit.Black).Bounds()
	frame := func(pad, r float64) string {
		return kit.RoundRect(b.X0-pad, b.Y0-pad, b.W()+2*pad, b.H()+2*pad, r)
	}
	return kit.Of(c.Path(d, t.M), c.Path(frame(13, 9), kit.None).Stroke(t.M, 3), c.Path(frame(20, 14), kit.None).Stroke(t.M, 6))
}

// roundStamp sets a text across a ring with stars above and below.
func roundStamp(c *kit.Canvas, text string, t kit.Tones) kit.Node {
	d := kit.LettersPath(text, kit.Box{X0: 30, Y0: 102, X1: 226, Y1: 154}, "sans")
	b := c.Path(d, kit.Black).Bounds()
	ring := kit.Of(c.Circle(128, 128, 104, kit.None).Stroke(t.M, 7), c.Circle(128, 128, 92, kit.None).Stroke(t.M, 2.6))
	open := c.Mask(kit.Of(c.Rect(-20, -20, 300, 300, 0, kit.White), c.Path(kit.RoundRect(14, b.Y0-9, 228, b.H()+18, 6), kit.Black)), ring)
	var stars []kit.Node
	for i := range 3 {
		for _, y := range []float64{b.Y0 - 30, b.Y1 + 30} {
			k := 1 - .35*math.Abs(float64(i-1))
			mark := c.Path(shape.Star(128+34*float64(i-1), y, 5, 12*k, 5*k, .5), t.M)
			if c.State("hearts") {
				mark = c.Path("M0 11C-20 -3 -12 -15 -4 -12Q-1 -11 0 -7Q1 -11 4 -12C12 -15 20 -3 0 11Z", t.M).Scale(k, k, 0, 0).Move(128+34*float64(i-1), y)
			}
			stars = append(stars, mark)
		}
	}
	return kit.Of(open, c.Path(kit.RoundRect(10, b.Y0-9, 236, b.H()+18, 8), kit.None).Stroke(t.M, 4), c.Path(d, t.M), kit.Of(stars...))
}

// gaps are the places that the ink missed.
func gaps(c *kit.Canvas) kit.Node {
	r := c.Rand()
	var all []kit.Node
	for i := range 190 {
		x, y := 256*r.Float64(), 256*r.Float64()
		w := .5 + 1.5*r.Float64()*r.Float64()
		if i%14 == 0 {
			w = 2.2 + 1.2*r.Float64()
		}
		all = append(all, c.Ellipse(x, y, w*1.5, w, kit.Black).Rotate(180*r.Float64(), x, y))
	}
	return kit.Of(all...)
}

// upperWords is a text in capitals, or another when it is empty.
func upperWords(text, other string) string {
	if strings.TrimSpace(text) == "" {
		return other
	}
	return strings.ToUpper(text)
}
