package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var fishingRod = kit.Piece{
	Name: "fishing-rod", Cm: 210, Facing: kit.Right,
	Palette: "pole #b5672f rod; handle #d9a468 cork grip; reel #4f9fd0; line #8d97a3 string; hook #aab4bf; float #e8403c bobber",
	Draw: func(c *kit.Canvas) {
		p, h, r, l, k, f := c.Tones("pole"), c.Tones("handle"), c.Tones("reel"), c.Tones("line"), c.Tones("hook"), c.Tones("float")
		pts := []shape.Pt{{X: 14, Y: 244}, {X: 62, Y: 172}, {X: 110, Y: 102}, {X: 160, Y: 44}, {X: 204, Y: 16}, {X: 232, Y: 16}}
		steps := shape.Sample(pts, 60)
		rod := func(k float64) string { return shape.Ribbon(steps, func(t float64) float64 { return k * (9 - 6*t) }) }
		c.Part("line", c.Line("M72 186C90 160 110 130 122 106L172 52L208 28L231 17V150", l.D, 1.5), c.Line("M231 17V150", l.L, .7).Move(-.4, 0))
		c.Part("pole", c.Path(rod(1.15), p.DDD), c.Path(rod(1), p.M).Move(-.4, -.5), c.Path(rod(.4), p.LL).Move(-1.2, -1.1).Opacity(.8))
		for _, t := range []float64{.36, .56, .74, .89} {
			s := steps[int(t*60)]
			q := s.Off(7)
			c.Part("pole", c.Circle(q.X, q.Y, 5.4-2*t, kit.None).Stroke(k.DDD, 3), c.Circle(q.X-.3, q.Y-.3, 5.4-2*t, kit.None).Stroke(k.L, 1.5), c.Line(sheen.D("M%.1f %.1fL%.1f %.1f", s.X-s.DX*4, s.Y-s.DY*4, s.X+s.DX*4, s.Y+s.DY*4), f.D, 10-5*t).Butt())
		}
		grip := "M12 246L52 187"
		c.Part("handle", c.Line(grip, h.DDD, 19), c.Line(grip, h.M, 16).Move(-.6, -.5), c.Line(grip, h.L, 6).Move(-3, -2.4), sheen.Each(16, func(i int) kit.Node {
			u := float64(i) / 16
			return c.Circle(12+40*u+8*(c.Rand().Float64()-.5), 246-59*u+8*(c.Rand().Float64()-.5), 1.2, h.DDD).Opacity(.5)
		}), c.Line("M55 183L59 177", k.DD, 17).Butt(), c.Line("M55 182.500L59 176.500", k.L, 12).Butt().Move(-1, -1), c.Line("M62 173L80 146", h.DDD, 15), c.Line("M62 173L80 146", h.M, 12).Move(-.6, -.5), c.Line("M62 173L80 146", h.L, 4.5).Move(-2.4, -2), c.Line("M8 252L11 247", p.DDD, 20), c.Line("M8 251L11 246", p.M, 16).Move(-.6, -.6))
		spool := kit.Oval(92, 196, 29, 29)
		c.Part("reel", sheen.Tube(c, "M60 172L86 190", 9, k), sheen.Body(c, spool, r, 14), c.Circle(92, 196, 19, r.DDD), c.Circle(91.6, 195.500, 17.500, kit.Lin(78, 182, 104, 208, k.LL, k.M, k.DD)), c.Around(6, 92, 196, c.Circle(92, 185, 3.2, k.DDD)).Opacity(.7), c.Circle(92, 196, 6, k.DDD), c.Circle(91.500, 195.500, 4.6, k.L),
			sheen.Tube(c, "M92 196L116 216", 6, k), sheen.Ball(c, 119, 219, 8.500, f), sheen.Gloss(c, 92, 196, 24, 24, 190, 250, 3.6))
		ball := kit.Oval(231, 160, 16, 16)
		c.Part("float", c.Line("M231 138V182", k.DDD, 4), c.Form(ball, kit.Hex("#fdf8f0"), c.Rect(214, 142, 34, 18, 0, kit.Lin(218, 0, 246, 0, f.L, f.M, f.D)), c.Rect(214, 159, 34, 3, 0, f.DDD), sheen.Edge(c, ball, f, 9)), sheen.Gloss(c, 231, 160, 11, 11, 190, 250, 3))
		c.Part("line", c.Line("M231 182V206", l.D, 1.5))
		const hook = "M231 210V226C231 244 206 244 206 228V222"
		c.Part("hook", c.Circle(231, 207, 3.4, kit.None).Stroke(k.DDD, 2.6), c.Line(hook, k.DDD, 5), c.Line(hook, k.L, 2.8).Move(-.4, -.4), c.Path("M206 214L201 226L211 224Z", k.DD))
		c.AnchorBox("grip", 34, 214, 0, 0, 34)
		c.AnchorBox("handNear", 34, 214, 0, 0, 34)
		c.Anchor("tie", 206, 230)
		c.Anchor("hook", 204, 214)
	},
}
