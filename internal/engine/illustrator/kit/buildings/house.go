package buildings

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var house = kit.Piece{
	Name: "house", Cm: 900,
	Palette: "walls #fbe6c2; roof #e0533d; door #2f8f8a; windows #7cc4e8 glass; chimney #b5623f; frames #fffaf0; bushes #5aa845 lawn grass; flowers #f2709c; smoke #eef1f5; porch #fffaf0 posts railing",
	Draw: func(c *kit.Canvas) {
		w, r, d, g, h, f, b, l, s := c.Tones("walls"), c.Tones("roof"), c.Tones("door"), c.Tones("windows"), c.Tones("chimney"), c.Tones("frames"), c.Tones("bushes"), c.Tones("flowers"), c.Tones("smoke")
		c.Part("smoke", c.Circle(200, 20, 9, kit.Rad(197, 16, 13, s.LL, s.M, s.DD)), c.Circle(212, 10, 7, kit.Rad(210, 7, 10, s.LL, s.M, s.DD)), c.Circle(190, 34, 6, kit.Rad(188, 32, 9, s.LL, s.M, s.DD)))
		c.Part("chimney", c.Form("M174 48H204V112H174Z", kit.Lin(174, 0, 204, 0, h.L, h.M, h.DD), bricks(c, 174, 50, 204, 112, 12, 8, .5, h)), c.Form(kit.RoundRect(170, 42, 38, 10, 3), kit.Lin(170, 42, 208, 52, h.LL, h.M, h.DD)))
		c.Part("walls", c.Form("M34 128H222V234H34Z", kit.Lin(60, 120, 200, 240, w.LL, w.M, w.D), c.Line("M30 146H226M30 158H226M30 170H226M30 182H226M30 194H226M30 206H226", w.DD, 1.2).Opacity(.35), gloss.Dim(c, 7, .4, "M20 120H236V140H20Z", w), gloss.Dim(c, 6, .3, "M200 120H236V240H206Z", w)),
			c.Form("M30 224H226V236Q226 240 222 240H34Q30 240 30 236Z", kit.Lin(0, 224, 0, 240, h.L, h.M, h.DD), bricks(c, 30, 224, 226, 240, 16, 8, .5, h)))
		c.Part("roof", c.Form("M128 34Q136 34 142 41L250 132Q256 140 246 144L236 146Q230 147 225 142L128 62L31 142Q26 147 20 146L10 144Q0 140 6 132L114 41Q120 34 128 34Z", kit.Lin(60, 40, 160, 150, r.L, r.M, r.DD)),
			c.Form("M128 40L228 130Q232 138 222 138H34Q24 138 28 130Z", kit.Lin(80, 40, 150, 140, kit.At(0, r.L), kit.At(.4, r.M), kit.At(1, r.D)), shingles(c, 20, 44, 240, 140, 18, 13, r), gloss.Dim(c, 9, .4, "M150 50L240 140H190Z", r)),
			c.Form("M128 30Q136 30 143 37L252 130Q258 138 250 145Q242 150 236 144L128 52L20 144Q14 150 6 145Q-2 138 4 130L113 37Q120 30 128 30Z", kit.Lin(40, 30, 210, 150, r.LL, r.M, r.DD), gloss.Glint(c, "M10 132L118 40Q124 35 128 35V38Q124 38 120 42L14 134Z", .6)))
		c.Part("attic window", c.Circle(128, 104, 20, r.DDD).Opacity(.35), c.Circle(128, 102, 19, kit.Lin(112, 86, 144, 118, f.LL, f.M, f.D)), c.Form(kit.RoundRect(114, 88, 28, 28, 14), kit.Lin(114, 88, 142, 116, g.DD, g.M, g.L), gloss.Glint(c, "M116 114L134 88H140L122 116Z", .35)), c.Line("M128 88V116M114 102H142", f.M, 2.6).Butt())
		c.Part("windows", pane(c, 50, 158, 36, 40, g, f), pane(c, 170, 158, 36, 40, g, f))
		c.Part("flowers", c.Rect(42, 202, 52, 12, 4, kit.Lin(0, 202, 0, 214, h.L, h.DD)), c.Rect(162, 202, 52, 12, 4, kit.Lin(0, 202, 0, 214, h.L, h.DD)))
		for i := range 5 {
			for _, x0 := range []float64{48, 168} {
				x, y := x0+10*float64(i), 201-3*float64(i%2)
				c.Part("flowers", c.Circle(x+4, y+2, 4.5, b.M), c.Circle(x, y, 4.6, kit.Rad(x-1.5, y-2, 6, l.LL, l.M, l.D)), c.Circle(x, y, 1.5, kit.Hex("#ffe28a")))
			}
		}
		c.Part("door", c.Path("M100 238V168Q100 148 128 148Q156 148 156 168V238Z", w.DDD).Opacity(.35), c.Path("M101 236V168Q101 150 128 150Q155 150 155 168V236Z", kit.Lin(101, 150, 155, 236, f.LL, f.M, f.D)), c.Form("M107 236V169Q107 156 128 156Q149 156 149 169V236Z", kit.Lin(107, 156, 149, 236, d.L, d.M, d.DD), c.Line("M117 158V236M128 156V236M139 158V236", d.DDD, 1.3).Opacity(.45), gloss.Dim(c, 4, .45, "M104 150H152V164Q128 156 104 166Z", d)),
			c.Form("M116 178Q116 166 128 166Q140 166 140 178Z", kit.Lin(116, 166, 140, 178, g.D, g.L)), c.Circle(142, 204, 3.6, kit.Rad(141, 203, 5, kit.Hex("#fff1b0"), kit.Hex("#e3a82b"), kit.Hex("#9a6414"))), c.Form("M94 236H162L168 246H88Z", kit.Lin(0, 236, 0, 246, kit.Hex("#d3d0cc"), kit.Hex("#9a9494"))))
		if t := c.Tones("porch"); c.State("with porch") {
			c.Part("porch", housePorch(c, t, r))
		}
		c.Part("lawn", lawn(c, 4, 252, 240, 14, b))
		c.Part("bushes", bush(c, 24, 246, 17, b), bush(c, 232, 246, 17, b), bush(c, 70, 248, 12, b), bush(c, 188, 248, 12, b))
		c.Anchor("ground", 128, 254)
		c.AnchorBox("surface", 128, 30, 40, 4, 0)
	},
}

// housePorch is a porch along the whole front: a floor, railings on both sides of the steps, posts and a roof of its own.
func housePorch(c *kit.Canvas, p, roof kit.Tones) kit.Node {
	n := kit.Of(c.Form(kit.RoundRect(0, 232, 256, 13, 3), kit.Lin(0, 232, 0, 245, p.L, p.M, p.DD), c.Line("M0 238.500H256", p.DD, 1).Opacity(.6)))
	for _, x := range []float64{12, 166} {
		n = kit.Of(n, c.Rect(x, 203, 78, 4.5, 2, kit.Lin(0, 203, 0, 208, p.LL, p.D)), c.Rect(x, 226, 78, 3.5, 1.5, p.M))
		for i := range 9 {
			n = kit.Of(n, c.Rect(x+3.5+8.7*float64(i), 206, 2.8, 21, 1, kit.Lin(0, 206, 0, 227, p.L, p.M, p.D)))
		}
	}
	for _, x := range []float64{6, 84, 164, 242} {
		n = kit.Of(n, c.Form(kit.RoundRect(x, 160, 8, 74, 1.5), kit.Lin(x, 0, x+8, 0, p.LL, p.M, p.DD)), c.Rect(x-2, 160, 12, 5, 1.5, p.L), c.Rect(x-2, 228, 12, 6, 1.5, p.M))
	}
	return kit.Of(n, c.Blur(3, c.Rect(4, 160, 248, 8, 0, p.DDD)).Opacity(.35), c.Form("M22 138H234L262 158Q263 163 257 163H-1Q-7 163 -6 158Z", kit.Lin(0, 138, 0, 163, roof.L, roof.M, roof.DD), shingles(c, -6, 138, 262, 163, 18, 9, roof)), c.Form(kit.RoundRect(-6, 158, 268, 6, 2), kit.Lin(0, 158, 0, 164, p.LL, p.M, p.D)))
}
