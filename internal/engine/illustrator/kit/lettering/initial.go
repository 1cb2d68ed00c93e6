package lettering

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// Initial is a serif letter, or a few, with a soft sheen and a light edge.
func Initial(text string) kit.Piece {
	return kit.Piece{Name: "initial", Cm: 20, Palette: "letters #4c5f52; edge #fffdf8", Draw: func(c *kit.Canvas) {
		t, e := c.Tones("letters"), c.Tones("edge")
		d := kit.LettersPath(text, shape.Inset(kit.Box{X1: kit.Side, Y1: kit.Side}, 14), "serif")
		if d == "" {
			return
		}
		q := c.Path(d, kit.Black).Bounds()
		c.Part("edge", c.Path(d, e.M).Stroke(e.M, 7))
		c.Part("letters", c.Form(d, kit.Lin(q.X0, q.Y0, q.X1, q.Y1, t.L, t.M, t.D), c.Blur(3, c.Path(d, kit.None).Stroke(t.DD, 5).Move(-2, -2)).Opacity(.5)))
	}}
}
