package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var medal = kit.Piece{
	Name: "medal", Cm: 9,
	Palette: "disc #f6b930 gold; ribbon #d8323f; stripe #fff4e0; star #fff0b8",
	Draw: func(c *kit.Canvas) {
		d, r, w, s := c.Tones("disc"), c.Tones("ribbon"), c.Tones("stripe"), c.Tones("star")
		strap := func(x0, x1, y0, y1 float64, dark bool) kit.Node {
			o := sheen.D("M%g %gL%g %gH%gL%g %gZ", x0, y0, x1, y1, x1+44, x0+58, y0)
			at := func(k float64) float64 { return x0 + 58*k }
			to := func(k float64) float64 { return x1 + 44*k }
			fill := kit.Lin(x0, y0, x1+44, y1, r.L, r.M, r.D)
			if dark {
				fill = kit.Lin(x0, y0, x1+44, y1, r.D, r.DD, r.DDD)
			}
			return c.Form(o, fill, c.Path(sheen.D("M%g %gL%g %gH%gL%g %gZ", at(.3), y0, to(.3), y1, to(.7), at(.7), y0), kit.Lin(x0, y0, x1, y1, w.L, w.M, w.DD)), c.Path(sheen.D("M%g %gL%g %gH%gL%g %gZ", at(.42), y0, to(.42), y1, to(.58), at(.58), y0), kit.Lin(x0, y0, x1, y1, r.L, r.M, r.D)),
				sheen.Dim(c, 7, .6, sheen.D("M0 %gH256V%gH0Z", y1-16, y1+20), r), c.Line(sheen.D("M%g %gL%g %g", x0+2, y0, x1+2, y1), r.LL, 2).Opacity(.7), c.Line(sheen.D("M%g %gL%g %g", x0+56, y0, x1+42, y1), r.DDD, 2).Opacity(.4))
		}
		c.Part("ribbon", strap(150, 96, 4, 104, true), strap(48, 116, 4, 108, false))
		c.Part("disc", c.Path("M108 98Q108 88 118 88H138Q148 88 148 98V112H108Z", d.DDD), c.Form("M109 98Q109 90 118 90H138Q147 90 147 98V112H109Z", sheen.Steel(108, 0, 148, 0, d)), c.Rect(116, 95, 24, 7, 3.5, d.DDD).Opacity(.7))
		rim := shape.Scallop(128, 178, 74, 32, .52)
		star := shape.Star(128, 177, 5, 42, 20, 5)
		c.Part("disc", c.Path(rim, d.DDD).Move(.5, 1.6), c.Form(rim, shape.Metal(66, 112, 190, 244, d), sheen.Edge(c, rim, d, 14)),
			c.Circle(128, 178, 61, d.DD), c.Form(kit.Oval(128, 178.500, 60, 60), kit.Lin(86, 126, 170, 232, d.D, d.M, d.L), c.Path(kit.Oval(128, 178, 61, 61), kit.None).Stroke(d.DDD, 8).Move(2, 3).Opacity(.35), c.Around(24, 128, 178, c.Circle(128, 125, 2, d.LL)).Opacity(.9)),
			c.Path(kit.Oval(128, 178, 61, 61), kit.None).Stroke(d.LL, 1.8))
		c.Part("star", c.Clip(kit.Oval(128, 178, 60, 60), sheen.Dim(c, 3, .6, shape.Star(131, 181, 5, 43, 21, 5), d)), c.Path(shape.Star(128, 177, 5, 44, 21.500, 5), d.DD), c.Form(star, kit.Lin(96, 140, 152, 214, s.L, s.M, s.D), sheen.Each(5, func(i int) kit.Node {
			return c.Path("M128 130L138.500 163L128 177Z", s.DDD).Opacity(.22).Rotate(72*float64(i), 128, 177)
		}), sheen.Edge(c, star, s, 8)))
		c.Part("disc", sheen.Gloss(c, 128, 178, 67, 67, 190, 240, 6))
		c.AnchorBox("print", 128, 178, 80, 80, 0)
		c.AnchorBox("fit", 128, 10, 110, 0, 0)
		c.AnchorBox("grip", 128, 40, 0, 0, 0)
	},
}
