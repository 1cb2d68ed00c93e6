package paper

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

var bookStack = kit.Piece{
	Name: "book-stack", Cm: 28,
	States:  "2-books; 3-books; 5-books",
	Palette: "covers #e2503f red bottom; blue #3b7fd4 second; yellow #f3b13c third; green #3fa56b top; pages #fbf1dc paper",
	Draw: func(c *kit.Canvas) {
		p := c.Tones("pages")
		lying := func(x, y, w, h float64, t kit.Tones) kit.Node { return lyingBook(c, x, y, w, h, "covers", t, p) }
		r, b, y, g := c.Tones("covers"), c.Tones("blue"), c.Tones("yellow"), c.Tones("green")
		c.Part("books", lying(18, 186, 222, 52, r))
		c.Part("books", lying(34, 142, 206, 46, b), c.Form("M206 184H222V226L214 218L206 226Z", kit.Lin(206, 0, 222, 0, y.L, y.M, y.D), c.Blur(2, c.Rect(200, 182, 30, 8, 0, y.DDD).Opacity(.6))))
		top := 143.0
		if !c.State("2-books") {
			c.Part("books", lying(14, 96, 208, 48, y))
			top = 97
		}
		if !c.State("2-books") && !c.State("3-books") {
			c.Part("books", lying(40, 56, 186, 42, g))
			top = 57
		}
		if c.State("5-books") {
			c.Part("books", lying(26, 12, 190, 46, r))
			top = 13
		}
		c.AnchorBox("surface", 132, top, 170, 0, 0)
		c.Anchor("ground", 128, 238)
	},
}

// lyingBook is a closed book that lies flat in a box of w by h, seen from the side where its spine is on the left; boards is the part its cover belongs to.
func lyingBook(c *kit.Canvas, x, y, w, h float64, boards string, t, p kit.Tones) kit.Node {
	f := fmt.Sprintf
	return kit.Of(
		c.Named("pages", c.Path(f("M%g %gH%gV%gH%gQ%g %g %g %gQ%g %g %g %gZ", x+20, y+5, x+w-8, y+h-5, x+20, x+8, y+h-5, x+8, y+h/2, x+8, y+5, x+20, y+5), kit.Lin(0, y, 0, y+h, p.D, p.LL, p.M, p.D)),
			c.Clip(kit.RoundRect(x+14, y+5, w-22, h-10, 3), pageEdges(c, x, x+w, y+4, y+h-4, p), c.Blur(3, c.Rect(x, y, w, 12, 0, p.DDD).Opacity(.65)), c.Blur(4, c.Rect(x+w-24, y, 24, h, 0, p.DDD).Opacity(.3)))),
		// The cover: two boards joined by a round spine on the left.
		c.Named(boards, c.Form(f("M%g %gH%gQ%g %g %g %gV%gH%gQ%g %g %g %gQ%g %g %g %gH%gV%gQ%g %g %g %gH%gQ%g %g %g %gQ%g %g %g %gZ", x+18, y, x+w-3, x+w, y, x+w, y+3, y+9, x+27, x+20, y+10, x+20, y+h/2, x+20, y+h-10, x+27, y+h-9, x+w, y+h-3, x+w, y+h, x+w-3, y+h, x+18, x, y+h, x, y+h/2, x, y, x+18, y),
			kit.Lin(0, y, 0, y+h, kit.At(0, t.L), kit.At(.14, t.LL), kit.At(.4, t.M), kit.At(1, t.DD))),
			c.Line(f("M%g %gH%g", x+18, y+1.4, x+w-4), t.LL, 1.8), c.Line(f("M%g %gQ%g %g %g %g", x+5, y+h*.62, x+3.5, y+8, x+14, y+4.5), kit.White, 2.6).Opacity(.5),
			c.Line(f("M%g %gH%g", x+26, y+h-8.2, x+w-2), t.L, 1.2).Opacity(.6)))
}
