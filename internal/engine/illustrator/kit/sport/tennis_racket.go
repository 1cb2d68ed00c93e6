package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var tennisRacket = kit.Piece{
	Name: "tennis-racket", Cm: 68,
	Palette: "frame #e23e4f racket; strings #f2efe2; handle #454a57 grip; accent #ffd24a stripe",
	Draw: func(c *kit.Canvas) {
		f, s, h, a := c.Tones("frame"), c.Tones("strings"), c.Tones("handle"), c.Tones("accent")
		lean := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(38, 128, 128) }
		oval := kit.Oval(128, 52, 62, 76)
		var net []kit.Node
		for i := range 13 {
			x := 76 + 8.7*float64(i)
			net = append(net, c.Line(sheen.D("M%g -24V130", x), s.DDD, 2.4), c.Line(sheen.D("M%g -24V130", x-.4), s.L, 1.2))
		}
		for i := range 16 {
			y := -18 + 9.2*float64(i)
			net = append(net, c.Line(sheen.D("M60 %gH196", y), s.DDD, 2.4), c.Line(sheen.D("M60 %gH196", y-.4), s.LL, 1.2))
		}
		c.Part("strings", lean(c.Clip(oval, net...)))
		yoke := "M82 106C96 140 112 158 118 186M174 106C160 140 144 158 138 186"
		c.Part("frame", lean(c.Line(yoke, f.DDD, 13), c.Line("M82 106C96 140 112 158 118 186", f.M, 10).Move(-.8, -.5), c.Line("M174 106C160 140 144 158 138 186", f.D, 10).Move(-.8, -.5), c.Line("M82 106C96 140 112 158 118 186", f.LL, 2.6).Move(-2.4, -.6), c.Line("M174 106C160 140 144 158 138 186", f.L, 2.2).Move(-2.4, -.6),
			c.Path(oval, kit.None).Stroke(f.DDD, 17), c.Path(oval, kit.None).Stroke(kit.Lin(70, -10, 190, 120, f.L, f.M, f.D, f.DD), 13.500).Move(-.7, -.8), c.Path(oval, kit.None).Stroke(kit.Lin(70, -10, 190, 120, f.LL, f.L, f.D), 3).Move(-1.6, -2).Opacity(.9),
			c.Named("accent", c.Line("M66.500 62C68 84 76 100 84 110", a.DD, 13).Butt(), c.Line("M66.500 62C68 84 76 100 84 110", a.M, 10.500).Butt().Move(-.6, -.6), c.Line("M189.500 62C188 84 180 100 172 110", a.DD, 13).Butt(), c.Line("M189.500 62C188 84 180 100 172 110", a.M, 10.500).Butt().Move(-.6, -.6)),
			c.Line("M72 18C78 0 92 -12 106 -18", kit.White, 3.6).Opacity(.6).Shade(), c.Form("M112 176H144L140 200H116Z", sheen.Round(112, 0, 144, 0, f))))
		c.Part("handle", lean(c.Form(kit.RoundRect(114, 194, 28, 84, 6), sheen.Round(114, 0, 142, 0, h), sheen.Each(9, func(i int) kit.Node {
			y := 196 + 10.5*float64(i)
			return kit.Of(c.Line(sheen.D("M110 %gL146 %g", y+8, y-4), h.DDD, 2.2).Opacity(.8), c.Line(sheen.D("M110 %gL146 %g", y+10.4, y-1.6), h.LL, 1.1).Opacity(.6))
		})), c.Rect(112, 190, 32, 9, 3, sheen.Round(112, 0, 144, 0, a)), c.Form(kit.RoundRect(111, 272, 34, 12, 5), sheen.Round(111, 0, 145, 0, h))))
		c.AnchorBox("grip", 128-108*.616, 128+108*.788, 0, 0, 38)
	},
}
