package lettering

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

const wordColors = "letters #ff5c7a text; outline #3a2a63 shadow; accent #ffc53d"

var lettering = kit.Piece{
	Name: "lettering", Cm: 40, Palette: wordColors,
	Draw: func(c *kit.Canvas) { write(c, styles[c.Variant(len(styles))], "Hello") },
}

var wordArt = kit.Piece{
	Name: "word-art", Cm: 40, Palette: "letters #37b6f0 text; outline #1d2f78 shadow; accent #ffd23d",
	Draw: func(c *kit.Canvas) {
		write(c, []func(look){deep, bold, bubbly, retro}[c.Variant(4)], "WOW")
	},
}

// write letters the canvas's text, or its own when there is none.
func write(c *kit.Canvas, style func(look), own string) {
	text := c.Text()
	if text == "" {
		text = own
	}
	draw(c, style, text)
}

func draw(c *kit.Canvas, style func(look), text string) {
	c.Tones("outline")
	style(look{c: c, text: text, box: kit.Box{X0: 2, Y0: 18, X1: 254, Y1: 238}, t: c.Tones("letters"), o: c.Tones("outline"), a: c.Tones("accent")})
}

// deep is a solid block of letters seen from the left above.
func deep(l look) {
	c := l.c
	d := kit.LettersPath(l.text, kit.Box{X0: l.box.X0 + 30, Y0: l.box.Y0 + 6, X1: l.box.X1 - 4, Y1: l.box.Y1 - 34}, "slab")
	k := l.unit(d)
	q := c.Path(d, kit.Black).Bounds()
	c.Part("shadow", heavy(c, d, 16, -1.15*k, 1.25*k, l.o.DD, 5*k), heavy(c, d, 15, -1.15*k, 1.25*k, l.o.M, 1.6*k), heavy(c, d, 7, -1.15*k, 1.25*k, l.o.L, 1.4*k))
	c.Part("letters", c.Path(d, kit.White).Stroke(kit.White, 2.6*k), c.Form(d, kit.Lin(0, q.Y0, 0, q.Y1, l.a.L, l.a.M, l.t.L, l.t.M, l.t.D), gloss(c, d, l.t, k*.6)...))
	c.Part("decoration", c.Path(shape.Glint(q.X1-q.W()*.08, q.Y0+4, 18*k, .1), kit.White))
}
