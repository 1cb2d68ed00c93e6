// Package stationery draws the letters, lines and edges that paper, money and desk things share.
package stationery

import "pellucid/internal/engine/illustrator/kit"

// Across is the gradient of something round that stands upright between x1 and x2.
func Across(x1, x2 float64, t kit.Tones) kit.Gradient {
	return kit.Lin(x1, 0, x2, 0, kit.At(0, t.D), kit.At(.12, t.M), kit.At(.3, t.LL), kit.At(.48, t.M), kit.At(.8, t.D), kit.At(1, t.DD))
}

// Down is the gradient of something round that lies between y1 and y2.
func Down(y1, y2 float64, t kit.Tones) kit.Gradient {
	return kit.Lin(0, y1, 0, y2, kit.At(0, t.M), kit.At(.2, t.LL), kit.At(.45, t.M), kit.At(.8, t.D), kit.At(1, t.DD))
}

// glyphs are letters of one stroke, 100 units high.
var glyphs = map[rune]struct {
	width float64
	path  string
}{
	'A': {76, "M0 100L38 0L76 100M14 66H62"},
	'B': {60, "M0 0V100H34A27 27 0 0 0 34 46H0M32 46A23 23 0 0 0 32 0H0"},
	'C': {66, "M66 22Q58 0 36 0Q0 0 0 50Q0 100 36 100Q58 100 66 78"},
	'D': {64, "M0 0V100H24Q64 100 64 50Q64 0 24 0Z"},
	'E': {54, "M54 0H0V100H54M0 49H44"},
	'I': {0, "M0 0V100"},
	'L': {50, "M0 0V100H50"},
	'N': {62, "M0 100V0L62 100V0"},
	'S': {58, "M54 18Q48 0 29 0Q2 0 2 25Q2 44 29 49Q58 55 58 76Q58 100 29 100Q6 100 0 80"},
	'W': {92, "M0 0L22 100L46 26L70 100L92 0"},
	'$': {58, "M54 18Q48 0 29 0Q2 0 2 25Q2 44 29 49Q58 55 58 76Q58 100 29 100Q6 100 0 80M29 -18V118"},
	'0': {56, "M28 0Q0 0 0 50Q0 100 28 100Q56 100 56 50Q56 0 28 0Z"},
	'1': {26, "M0 22L26 0V100"},
	'2': {56, "M2 24Q6 0 28 0Q54 0 54 26Q54 44 30 66L0 100H56"},
	'3': {54, "M2 14Q10 0 28 0Q50 0 50 24Q50 46 24 47Q54 48 54 74Q54 100 26 100Q6 100 0 82"},
	'4': {62, "M46 100V0L0 70H62"},
	'5': {56, "M52 0H8L4 45Q14 36 28 36Q56 38 56 68Q56 100 26 100Q6 100 0 84"},
	'6': {56, "M46 4Q0 6 0 62Q0 100 28 100Q56 100 56 70Q56 42 30 42Q6 42 0 66"},
	'7': {56, "M0 0H56L20 100"},
	'8': {56, "M28 46Q4 44 4 22Q4 0 28 0Q52 0 52 22Q52 44 28 46Q0 48 0 74Q0 100 28 100Q56 100 56 74Q56 48 28 46Z"},
	'9': {56, "M10 96Q56 94 56 38Q56 0 28 0Q0 0 0 30Q0 58 26 58Q50 58 56 34"},
}

// Text draws letters of a height h with their middle at x, y; w is the width of the strokes.
func Text(c *kit.Canvas, s string, x, y, h, w float64, paint kit.Paint) kit.Node {
	k, gap := h/100, w*100/h+14
	total := -gap
	for _, r := range s {
		total += glyphs[r].width + gap
	}
	var all []kit.Node
	at := x - total*k/2
	for _, r := range s {
		all = append(all, c.Line(glyphs[r].path, paint, w/k).Scale(k, k, 0, 0).Move(at, y-h/2))
		at += (glyphs[r].width + gap) * k
	}
	return kit.Of(all...)
}

// Ball is a small sphere.
func Ball(c *kit.Canvas, x, y, r float64, t kit.Tones) kit.Node {
	return kit.Of(c.Circle(x, y, r, t.DD), c.Circle(x-r*.05, y-r*.07, r*.93, kit.Rad(x-r*.35, y-r*.4, r*1.5, t.LL, t.M, t.D, t.DD)),
		c.Ellipse(x-r*.35, y-r*.45, r*.3, r*.2, kit.White).Opacity(.75).Rotate(-30, x-r*.35, y-r*.45))
}
