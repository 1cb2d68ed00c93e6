package lettering

import (
	"pellucid/internal/engine/illustrator/kit"
)

// Twined returns a piece of two or three letters that overlap: of each two the second is in front above and behind below, with a gap along the edges
// of the one in front. Thin letters are lines along their edges; metal polishes them.
func Twined(letters []rune, face string, col kit.Color, thin, metal bool) kit.Piece {
	return kit.Piece{Name: "monogram", Cm: 30, Palette: "letters #3f6b58 initial", Draw: func(c *kit.Canvas) {
		c.Tones("letters")
		c.Part("letters", twined(c, letters, face, kit.Box{X0: 10, Y0: 10, X1: 246, Y1: 246}, kit.TonesOf(col), thin, metal))
	}}
}

// The measures of letters that overlap, as shares of their height.
const (
	overlap = .34 // of the narrower of two letters
	stagger = .16 // that the outer letters stand lower
)

// twined draws letters that overlap within a box.
func twined(c *kit.Canvas, letters []rune, face string, box kit.Box, t kit.Tones, thin, metal bool) kit.Node {
	var each []string
	var boxes []kit.Box
	x, all := 0.0, kit.Box{}
	for i, r := range letters {
		d, ink := kit.LettersLine(string(r), face, 0)
		if d == "" || ink.H() <= 0 {
			continue
		}
		if n := len(boxes); n > 0 {
			x -= overlap * (1 - .12*float64(len(letters)-2)) * min(ink.W(), boxes[n-1].W()*ink.H()) / ink.H()
		}
		y, left := stagger*float64((i+1)%2), x
		if len(letters) == 2 {
			y = stagger * float64(i)
		}
		k := 1 / ink.H()
		each = append(each, kit.WarpPath(d, func(px, py float64) (float64, float64) { return left + (px-ink.X0)*k, y + (py-ink.Y0)*k }))
		b := kit.Box{X0: x, Y0: y, X1: x + ink.W()*k, Y1: y + 1}
		x = b.X1
		boxes = append(boxes, b)
		if all = all.Union(b); len(boxes) == 1 {
			all = b
		}
	}
	if len(each) == 0 {
		return kit.Of()
	}
	k := min(box.W()/all.W(), box.H()/all.H())
	left, top := (box.X0+box.X1-all.W()*k)/2-all.X0*k, (box.Y0+box.Y1-all.H()*k)/2-all.Y0*k
	for i := range each {
		each[i] = kit.WarpPath(each[i], func(px, py float64) (float64, float64) { return left + px*k, top + py*k })
	}
	half := top + (all.Y0+all.Y1)/2*k
	gap := .05 * k
	var paint kit.Paint = kit.Lin(0, top, 0, top+all.H()*k, t.L, t.M, t.D)
	if metal {
		paint = kit.Lin(left, top, left+all.W()*k*.8, top+all.H()*k, t.L, t.M, t.D, t.LL, t.M, t.D, t.L, t.M)
	}
	var out []kit.Node
	for i, d := range each {
		letter := c.Path(d, paint)
		if thin {
			letter = c.Path(d, paint).Stroke(paint, .046*k)
		}
		mask := []kit.Node{c.Rect(0, 0, kit.Side, kit.Side, 0, kit.White)}
		for _, other := range []int{i - 1, i + 1} {
			if other < 0 || other >= len(each) {
				continue
			}
			front := kit.RoundRect(0, half, kit.Side, kit.Side, 0) // where the other is in front
			if other > i {
				front = kit.RoundRect(0, 0, kit.Side, half, 0)
			}
			mask = append(mask, c.Clip(front, c.Path(each[other], kit.Black).Stroke(kit.Black, gap)))
		}
		if thin { // its contours may cross within it
			mask = append(mask, c.Path(d, kit.Black))
		}
		out = append(out, c.Mask(kit.Of(mask...), letter))
	}
	return kit.Of(out...)
}
