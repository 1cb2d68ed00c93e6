package aircraft

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var hangGlider = kit.Piece{
	Name: "hang-glider", Cm: 1000, Palette: "sail #f2622e wing orange; stripes #ffd23f yellow panels; tips #2f7fd8 blue; frame #b9c3cd tubes metal; wires #7d8794",
	Draw: func(c *kit.Canvas) {
		s, p, t, f, w := c.Tones("sail"), c.Tones("stripes"), c.Tones("tips"), c.Tones("frame"), c.Tones("wires")
		c.Part("wires", c.Line("M128 52L92 206M128 52L164 206M30 132L92 206M226 132L164 206M128 26L92 206M128 26L164 206", w.D, 1.800))
		c.Part("frame", c.Line("M128 40V8", f.DD, 4), sheen.Tube(c, "M128 100V168", 6, f))
		wing := func() kit.Node {
			d := "M128 28C92 44 34 90 -4 128Q-10 140 4 140C22 132 34 130 46 134C60 124 76 122 88 128C100 118 116 116 128 122Z"
			return kit.Of(c.Path(d, s.DDD).Move(0, 3), sheen.Body(c, d, s, 8,
				c.Named("tips", c.Path("M56 78L46 140H-16L-10 120Z", kit.Lin(0, 90, 40, 140, t.L, t.M, t.D))),
				c.Named("stripes", c.Path("M56 76L46 140H64L78 61Z", kit.Lin(60, 60, 60, 140, p.LL, p.M, p.D)), c.Path("M106 38L96 130H114L128 26Z", kit.Lin(110, 30, 110, 130, p.LL, p.M, p.D))),
				c.Line("M128 28L88 128M92 50L46 134", s.DDD, 1.600).Opacity(.55), c.Blur(4, c.Line("M46 134C60 124 76 122 88 128C100 118 116 116 128 122", s.DDD, 8)).Opacity(.4)), c.Line("M128 28C92 44 34 90 -4 128", f.DD, 5), c.Line("M128 27C92 43 34 89 -4 127", f.LL, 2.600))
		}
		left := wing()
		c.Part("sail", left, left.Mirror(128))
		c.Part("frame", c.Line("M128 28V122", s.DDD, 3).Opacity(.7), sheen.Tube(c, "M128 104L92 208H164Z", 8, f), c.Line("M104 208H152", kit.Hex("#3a3e4a"), 10), c.Line("M104 206.500H152", kit.Hex("#7c8494"), 3), c.Circle(128, 28, 6, f.DDD), c.Circle(127.500, 27.500, 4.500, f.LL))
		c.Anchor("handNear", 116, 206)
		c.Anchor("handFar", 140, 206)
		c.Anchor("tie", 128, 208)
	},
}
