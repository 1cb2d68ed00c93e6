package patterns

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// boteh is the outline of a paisley drop with a curled tip, around 0, 0 and two units high.
const boteh = "M.2 -1.12C.62 -1 .8 -.62 .52 -.42C.44 -.36 .32 -.38 .28 -.46C.34 -.22 .78 -.04 .8 .34C.82 .8 .42 1.06 0 1.06C-.46 1.06 -.84 .74 -.82 .28C-.8 -.22 -.32 -.36 -.06 -.58C.1 -.72 .2 -.9 .2 -1.12Z"

// paisley are drops with curled tips in staggered rows, each with rings, petals and dots of its own, and small flowers between them.
func paisley(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	s := step(b, 4)
	ground, ink, pale := t.M, t.LL.Toward(kit.White, .55), t.L
	if !t.Contrast.IsNone() {
		ink, pale = t.Contrast, kit.TonesOf(t.Contrast).L
	}
	deep := kit.TonesOf(ground).DD
	all := []kit.Node{c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, ground)}
	drop := func(x, y, size, turn float64) kit.Node {
		at := func(k float64, fill kit.Paint) kit.Node { return c.Path(boteh, fill).Scale(k, k, 0, .18) }
		parts := []kit.Node{at(1, ink), at(.9, deep), at(.78, pale), at(.62, deep), at(.5, ink)}
		for i := range 5 {
			p := shape.Polar(0, .24, .22, float64(i)*72-90)
			parts = append(parts, c.Ellipse(p.X, p.Y, .11, .07, deep).Rotate(float64(i)*72-90, p.X, p.Y))
		}
		parts = append(parts, c.Circle(0, .24, .08, pale))
		for i := range 13 { // beads along the lower edge
			p := shape.Polar(-.01, .24, .64, -20+float64(i)*220/12)
			parts = append(parts, c.Circle(p.X, p.Y, .035, ink))
		}
		return kit.Of(parts...).Scale(size, size, 0, 0).Rotate(turn, 0, 0).Move(x, y)
	}
	bud := func(x, y, r float64, i int) kit.Node {
		return kit.Of(c.Around(6, x, y, c.Ellipse(x, y-r*.62, r*.26, r*.44, ink)), c.Circle(x, y, r*.3, deep), c.Circle(x, y, r*.15, pale)).Rotate(float64(i*29%60), x, y)
	}
	for r, y := 0, b.Y0; y < b.Y1+s; r, y = r+1, y+s*.72 {
		n := 0
		for x := b.X0 + s*.5*float64(r%2); x < b.X1+s; x += s {
			turn := []float64{24, -156}[(r+n)%2]
			all = append(all, drop(x, y, s*.3, turn), bud(x+s*.5, y+s*.02, s*.13, r+n), c.Circle(x+s*.5, y-s*.26, s*.03, ink), c.Circle(x+s*.5, y+s*.3, s*.03, ink))
			n++
		}
	}
	return kit.Of(all...)
}
