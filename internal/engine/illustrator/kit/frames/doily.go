package frames

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// doily is a round of paper lace: scallops with eyes, a band of petals that are cut out, and a plain middle.
var doily = kit.Piece{
	Name: "doily", Cm: 25,
	Palette: "lace #fffdf8 paper; edge #d9cbb8",
	Draw: func(c *kit.Canvas) {
		t, e := c.Tones("lace"), c.Tones("edge")
		const n = 24
		hole := func(x, y, rx, ry, turn float64) string { return turnedOval(x, y, rx, ry, turn) }
		for i := range n {
			p := shape.Polar(128, 128, 107, float64(i)*360/n)
			c.Part("lace", c.Path(kit.Oval(p.X, p.Y, 17, 17)+kit.Oval(p.X, p.Y, 4.6, 4.6), kit.Lin(p.X-12, p.Y-12, p.X+12, p.Y+12, t.LL, t.M, e.L)).EvenOdd().Stroke(e.M, 1))
			for k := range 5 {
				q := shape.Polar(p.X, p.Y, 11.4, float64(i)*360/n+float64(k-2)*36)
				c.Part("edge", c.Circle(q.X, q.Y, 1.4, e.M))
			}
		}
		d := kit.Oval(128, 128, 105, 105)
		for i := range n {
			a := float64(i) * 360 / n
			for _, side := range []float64{-4.2, 4.2} {
				q := shape.Polar(128, 128, 97, a+180/float64(n)+side)
				d += hole(q.X, q.Y, 3.1, 1.5, a+180/float64(n)+side)
			}
			q := shape.Polar(128, 128, 83, a)
			d += hole(q.X, q.Y, 10, 4, a)
			q = shape.Polar(128, 128, 86, a+180/float64(n))
			d += hole(q.X, q.Y, 3, 2, a)
			q = shape.Polar(128, 128, 67, a)
			d += hole(q.X, q.Y, 1.7, 1.7, 0)
		}
		for i := range n / 2 {
			a := float64(i) * 720 / n
			q := shape.Polar(128, 128, 57, a)
			d += hole(q.X, q.Y, 5, 3.2, a+90)
		}
		c.Part("lace", c.Path(d, kit.Rad(108, 104, 130, t.LL, t.M, t.M, e.L)).EvenOdd().Stroke(e.M, .9))
		for _, r := range []float64{102, 73.5, 62, 50} {
			c.Part("edge", c.Circle(128, 128, r, kit.None).Stroke(e.D, .8).Opacity(.55))
		}
		c.Part("edge", c.Circle(128, 128, 46, kit.None).Stroke(e.D, 1.4).Dash(2, 3).Opacity(.6))
		c.AnchorBox("inside", 128, 128, 84, 60, 0)
	},
}

// turnedOval is an oval around a place, turned by degrees, as an outline.
func turnedOval(x, y, rx, ry, turn float64) string {
	a, b := shape.Polar(x, y, rx, turn), shape.Polar(x, y, -rx, turn)
	return fmt.Sprintf("M%.2f %.2fA%.2f %.2f %.1f 1 0 %.2f %.2fA%.2f %.2f %.1f 1 0 %.2f %.2fZ", a.X, a.Y, rx, ry, turn, b.X, b.Y, rx, ry, turn, a.X, a.Y)
}

// timeline is a line with dots, each with a marker above or below for a text.
var timeline = kit.Piece{
	Name: "timeline", Cm: 40,
	Palette: "line #5a6478; first #ef5d60 points; second #f2a33a; third #4cae7a; fourth #3d8fd6; fifth #8a63d2; cards #ffffff",
	States:  "3-points; 4-points; 5-points; 6-points",
	Draw: func(c *kit.Canvas) {
		l, card := c.Tones("line"), c.Tones("cards")
		slots := []string{"first", "second", "third", "fourth", "fifth"}
		n := 5
		for _, k := range []int{3, 4, 6} {
			if c.State(fmt.Sprintf("%d-points", k)) {
				n = k
			}
		}
		c.Part("line", c.Path(kit.RoundRect(4, 124, 240, 8, 4), kit.Lin(0, 124, 0, 132, l.L, l.M, l.D)), c.Path("M238 116L252 128L238 140Z", l.M))
		gap := 228 / float64(n)
		w := min(gap*1.72, 84)
		for i := range n {
			x := 8 + gap*(float64(i)+.5)
			t := c.Tones(slots[i%len(slots)])
			up := i%2 == 0
			y0, y := 138.0, 160.0
			if up {
				y0, y = 118, 50
			}
			h := 46.0
			c.Part("cards", c.Line(fmt.Sprintf("M%.1f %.1fV%.1f", x, y0, map[bool]float64{true: y + h, false: y}[up]), t.M, 2.4),
				c.Form(kit.RoundRect(x-w/2, y, w, h, 7), kit.Lin(0, y, 0, y+h, card.M, card.D)).Stroke(t.M, 2), c.Path(kit.RoundRect(x-w/2+6, y+8, w*.46, 6, 3), t.M),
				c.Path(kit.RoundRect(x-w/2+6, y+20, w-12, 4, 2)+kit.RoundRect(x-w/2+6, y+29, w-18, 4, 2), l.LL).Opacity(.6))
			c.Part("points", c.Circle(x, 128, 12, kit.Rad(x-4, 124, 16, t.L, t.M, t.D)).Stroke(kit.White, 2.6), c.Circle(x, 128, 4.4, kit.White))
		}
	},
}
