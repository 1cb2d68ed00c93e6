package linen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// drawnCurtain is the left half of a curtain that is drawn shut, in even folds.
func drawnCurtain(c *kit.Canvas, f kit.Tones) kit.Node {
	const d = "M12 32H129V246Q120 252 110 247T90 248T70 247T50 248T30 247T12 246Z"
	return c.Form(d, kit.Lin(12, 0, 129, 0, f.M, f.L, f.M, f.L, f.M, f.D), sheen.Each(7, func(i int) kit.Node {
		x := 20 + 17*float64(i)
		return kit.Of(c.Blur(2, c.Line(sheen.D("M%g 30Q%g 140 %g 252", x, x+3, x-1), f.DDD, 6)).Opacity(.5), c.Blur(1, c.Line(sheen.D("M%g 30Q%g 140 %g 252", x-7, x-4, x-8), f.LL, 3)).Opacity(.6))
	}), sheen.Dim(c, 5, .4, "M10 30H130V46H10Z", f))
}

var curtain = kit.Piece{
	Name: "curtain", Cm: 240, States: "open; closed -ties",
	Palette: "cloth #d8483f fabric; rod #d9a441 pole; ties #ffd766 tieback cords",
	Draw: func(c *kit.Canvas) {
		f, r, k := c.Tones("cloth"), c.Tones("rod"), c.Tones("ties")
		const d = "M14 32H124C122 84 102 132 52 160Q70 200 76 248H12Q20 200 14 160Z"
		fold := func(x float64) kit.Node {
			up := sheen.D("M%g 32C%g 90 %g 130 %g 160", x, x-4, 24+(x-14)*.36, 18+(x-14)*.3)
			low := sheen.D("M%g 160Q%g 200 %g 250", 18+(x-14)*.3, 20+(x-14)*.42, 14+(x-14)*.58)
			return kit.Of(c.Blur(1.6, c.Line(up, f.DDD, 6).Opacity(.55), c.Line(low, f.DDD, 5).Opacity(.5)), c.Blur(.8, c.Line(up, f.LL, 2.6).Move(-4.5, 0).Opacity(.6), c.Line(low, f.LL, 2.2).Move(-3.5, 0).Opacity(.55)))
		}
		cloth := c.Form(d, kit.Lin(12, 0, 124, 0, kit.At(0, f.D), kit.At(.25, f.L), kit.At(.6, f.M), kit.At(1, f.D)), fold(34), fold(54), fold(74), fold(94), fold(112), sheen.Dim(c, 5, .4, "M10 30H128V46H10Z", f), sheen.Edge(c, d, f, 10))
		if c.State("closed") {
			cloth = drawnCurtain(c, f)
		}
		c.Part("cloth", cloth, cloth.Mirror(128))
		tie := kit.Of(c.Form("M10 150Q34 148 62 152Q68 160 62 168Q34 174 10 170Z", kit.Lin(0, 150, 0, 172, k.LL, k.M, k.DD), c.Line("M18 150V172M26 150V172M34 150V172M42 150V172M50 150V172M58 150V172", k.DD, 2).Opacity(.5)), sheen.Ball(c, 58, 168, 7, k), c.Form("M52 172H66L70 204Q60 208 50 204Z", kit.Lin(50, 0, 70, 0, k.LL, k.M, k.DD), c.Line("M56 176V206M60 176V206M64 176V206", k.DD, 1.6).Opacity(.7)))
		c.Part("ties", tie, tie.Mirror(128))
		c.Part("rod", sheen.Tube(c, "M14 20H242", 11, r), sheen.Ball(c, 10, 20, 11, r), sheen.Ball(c, 246, 20, 11, r), sheen.Each(12, func(i int) kit.Node {
			x := 22 + 19.3*float64(i)
			return kit.Of(c.Ellipse(x, 25, 4.5, 11, kit.None).Stroke(r.DDD, 4.4), c.Ellipse(x-.4, 24.6, 4.5, 11, kit.None).Stroke(r.L, 2.4))
		}))
	},
}
