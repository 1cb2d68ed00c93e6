package accessories

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var ring = kit.Piece{
	Name: "ring", Cm: 3,
	Palette: "band #f6bd45 gold metal; stone #bfe6fa diamond gem jewel",
	Draw: func(c *kit.Canvas) {
		b, s := c.Tones("band"), c.Tones("stone")
		c.Part("band", hoop(c, 128, 170, 72, 18, b), c.Path("M96 104L108 84H148L160 104L148 116Q128 108 108 116Z", kit.Lin(96, 84, 160, 116, b.LL, b.M, b.DD)), c.Line("M100 103L110 88H146", b.LL, 2))
		c.Part("stone", brilliant(c, 128, 50, 60, s), c.Path("M128 111L104 74L128 88L152 74Z", b.DDD).Opacity(.12),
			c.Line("M69 47L98 88M187 47L158 88", b.DDD, 8.5), c.Line("M69 46L98 87M187 46L158 87", b.M, 6), c.Line("M68 47L96 85M186 47L157 85", b.LL, 2), fabric.Ball(c, 69, 47, 6.5, b), fabric.Ball(c, 187, 47, 6.5, b),
			c.Line("M128 92V112", b.DDD, 8), c.Line("M127.5 92V112", b.M, 5.6), fabric.Ball(c, 128, 90, 5, b))
		if c.Has("stone") {
			c.Part("sparkle", c.Path("M204 6Q206 18 218 20Q206 22 204 34Q202 22 190 20Q202 18 204 6Z", kit.White), c.Path("M204 6Q206 18 218 20Q206 22 204 34Q202 22 190 20Q202 18 204 6Z", s.L).Opacity(.6))
		}
		c.AnchorBox("fit", 128, 170, 124, 124, 0)
		c.Anchor("ground", 128, 251)
	},
}

// brilliant is a cut diamond seen from the side; w is half its width.
func brilliant(c *kit.Canvas, x, y, w float64, t kit.Tones) kit.Node {
	p := func(tone kit.Color, points ...float64) kit.Node {
		d := ""
		for i := 0; i < len(points); i += 2 {
			d += fmt.Sprintf("%c%.2f %.2f", "ML"[min(i, 1)], x+w*points[i], y+w*points[i+1])
		}
		return c.Path(d+"Z", tone)
	}
	return kit.Of(p(t.M, -.58, -.42, .58, -.42, 1, 0, 0, 1.02, -1, 0),
		p(t.LL, -.58, -.42, -1, 0, -.48, 0), p(kit.White, -.58, -.42, -.24, -.42, -.48, 0), p(t.L, -.24, -.42, .24, -.42, 0, -.02), p(t.LL, -.24, -.42, 0, -.02, -.48, 0), p(t.M, .24, -.42, 0, -.02, .48, 0), p(t.D, .24, -.42, .58, -.42, .48, 0), p(t.DD, .58, -.42, 1, 0, .48, 0),
		p(t.L, -1, 0, -.48, 0, 0, 1.02), p(kit.White, -.48, 0, -.16, 0, 0, 1.02), p(t.M, -.16, 0, .16, 0, 0, 1.02), p(t.D, .16, 0, .48, 0, 0, 1.02), p(t.DD, .48, 0, 1, 0, 0, 1.02),
		p(kit.White, -.5, -.36, -.1, -.36, -.2, -.26, -.56, -.26).Opacity(.8))
}

// hoop is a metal band seen from the front, a little from above; x, y is its center.
func hoop(c *kit.Canvas, x, y, r, w float64, t kit.Tones) kit.Node {
	return kit.Of(c.Circle(x+w*.22, y-w*.34, r-w*.16, kit.None).Stroke(kit.Lin(x-r, y-r, x+r, y+r, t.DD, t.DDD, t.D, t.L, t.M), w*.9),
		c.Circle(x, y, r, kit.None).Stroke(t.DDD, w), c.Circle(x-.3, y-.4, r, kit.None).Stroke(kit.Lin(x-r, y-r*.7, x+r, y+r*.7, kit.At(0, t.M), kit.At(.14, t.LL), kit.At(.3, t.M), kit.At(.5, t.D), kit.At(.68, t.L), kit.At(.8, t.M), kit.At(1, t.DD)), w-1.8),
		c.Line(fmt.Sprintf("M%g %gA%g %g 0 0 1 %g %g", x-r*.97-w*.1, y-r*.22, r+w*.1, r+w*.1, x-r*.3, y-r*.95-w*.1), kit.White, w*.2).Opacity(.8),
		c.Line(fmt.Sprintf("M%g %gA%g %g 0 0 1 %g %g", x+r*.9, y+r*.4, r, r, x+r*.35, y+r*.93), t.LL, w*.16).Opacity(.7))
}
