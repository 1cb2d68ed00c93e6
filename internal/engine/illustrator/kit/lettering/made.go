package lettering

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// foiled makes a foil balloon of each letter, each a little askew, with a knot and a string.
func foiled(l look) {
	c := l.c
	text := upper(l.text)
	each := kit.LettersEach(text, kit.Box{X0: l.box.X0 + 10, Y0: l.box.Y0 + 4, X1: l.box.X1 - 10, Y1: l.box.Y1 - 30}, "round")
	n := float64(max(1, len(each)))
	k := max(.22, .95/max(1, n*.5))
	for i, d := range each {
		q := c.Path(d, kit.Black).Bounds()
		x, turn := (q.X0+q.X1)/2, []float64{-4, 3, -2, 5}[i%4]
		foot := q.Y1 + 5*k
		c.Part("decoration", c.Line(fmt.Sprintf("M%.1f %.1fq%.1f %.1f 0 %.1ft%.1f %.1f", x, foot, -6*k, 10*k, 18*k, 2*k, 16*k), l.o.L, max(.8, 1.6*k)),
			c.Path(shape.Poly(1.4*k, shape.Pt{X: x - 5*k, Y: foot + 6*k}, shape.Pt{X: x, Y: foot - 6*k}, shape.Pt{X: x + 5*k, Y: foot + 6*k}), l.t.D))
		c.Part("letters", kit.Of(foilLetter(c, d, q, l.t, k)...).Rotate(turn, x, (q.Y0+q.Y1)/2))
	}
}

// foilLetter is a letter of foil: a flat seam around a body that bulges, creases at the seam and mirrored lights.
func foilLetter(c *kit.Canvas, d string, q kit.Box, t kit.Tones, k float64) []kit.Node {
	return []kit.Node{
		c.Path(d, t.DD).Stroke(t.DD, 8*k), c.Path(d, kit.None).Stroke(kit.Lin(q.X0, q.Y0, q.X1, q.Y1, t.LL, t.M, t.D, t.L), 6.4*k),
		c.Path(d, kit.None).Stroke(t.DDD, 1.8*k).Opacity(.6), c.Path(d, kit.None).Stroke(t.DD, 9*k).Dash(.9*k, 5*k).Butt().Opacity(.4),
		c.Form(d, kit.Lin(q.X0, q.Y0, q.X1, q.Y1, kit.At(0, t.L), kit.At(.35, t.M), kit.At(.55, t.L), kit.At(.75, t.M), kit.At(1, t.D)),
			c.Blur(6*k, c.Path(d, kit.None).Stroke(t.DD, 18*k).Move(-4*k, -4*k)).Opacity(.9), c.Blur(3*k, c.Path(d, kit.None).Stroke(t.DDD, 5*k).Move(-.5*k, -1*k)).Opacity(.5),
			c.Blur(2.4*k, c.Path(d, kit.None).Stroke(kit.White, 7*k).Move(6.5*k, 7.5*k)).Opacity(.8),
			c.Clip(d, c.Path(d, kit.None).Stroke(kit.White, 2.6*k).Move(7.5*k, 8.5*k).Opacity(.8))),
	}
}

// blackletter is a broken script over a thin rule with a diamond.
func blackletter(l look) {
	c := l.c
	d := kit.LettersPath(l.text, kit.Box{X0: l.box.X0 + 8, Y0: l.box.Y0, X1: l.box.X1 - 8, Y1: l.box.Y1 - 22}, "gothic")
	k := l.unit(d)
	q := c.Path(d, kit.Black).Bounds()
	if l.metal {
		c.Part("shadow", heavy(c, d, 4, .6*k, .8*k, l.t.DDD, 0))
	} else {
		c.Part("shadow", c.Path(d, l.o.M).Stroke(l.o.M, 5*k))
	}
	c.Part("letters", c.Form(d, l.paint(q)), c.Clip(d, c.Path(d, kit.None).Stroke(l.t.L, 1.4*k).Move(.6*k, .8*k).Opacity(.7)))
	y, mid, w := math.Min(q.Y1+14, 248), (q.X0+q.X1)/2, q.W()*.34
	for _, s := range []float64{-1, 1} {
		c.Part("decoration", c.Path(shape.Poly(.3, shape.Pt{X: mid + s*9, Y: y - 1}, shape.Pt{X: mid + s*w, Y: y}, shape.Pt{X: mid + s*9, Y: y + 1}), l.a.M))
	}
	c.Part("decoration", c.Path(shape.Poly(.4, shape.Pt{X: mid - 5, Y: y}, shape.Pt{X: mid, Y: y - 5}, shape.Pt{X: mid + 5, Y: y}, shape.Pt{X: mid, Y: y + 5}), l.a.M))
}

// solid are thick letters with beveled edges, made to take a material.
func solid(l look) {
	c := l.c
	d := kit.LettersPath(l.text, shape.Inset(l.box, 14), "display")
	k := l.unit(d)
	q := c.Path(d, kit.Black).Bounds()
	c.Part("shadow", heavy(c, d, 10, .35*k, 1.1*k, l.t.DD, 7*k), c.Path(d, l.t.D).Stroke(l.t.D, 7*k))
	c.Part("letters", c.Form(d, kit.Lin(0, q.Y0, 0, q.Y1, l.t.L, l.t.M, l.t.D), gloss(c, d, l.t, k*.8)...))
}

// Spaced returns a piece that sets a line in small capitals with room between them.
func Spaced(text string, col kit.Color) kit.Piece {
	return lineOf(upper(text), "sans", .16, col)
}

// Plain returns a piece that sets a line in a face as it is.
func Plain(text, face string, col kit.Color) kit.Piece { return lineOf(text, face, 0, col) }

func lineOf(text, face string, spacing float64, col kit.Color) kit.Piece {
	return kit.Piece{Name: "lettering", Cm: 40, Palette: "letters #33313b text", Draw: func(c *kit.Canvas) {
		c.Tones("letters")
		d, ink := kit.LettersLine(text, face, spacing)
		if d == "" {
			return
		}
		k := min(244/max(ink.W(), 1e-6), 220/max(ink.H(), 1e-6))
		c.Part("letters", c.Path(kit.WarpPath(d, func(x, y float64) (float64, float64) {
			return 128 + (x-(ink.X0+ink.X1)/2)*k, 128 + (y-(ink.Y0+ink.Y1)/2)*k
		}), col))
	}}
}
