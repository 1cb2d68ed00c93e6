package music

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// keys are round keys along an upright pipe around x.
func keys(c *kit.Canvas, x float64, ys []float64, r float64, t kit.Tones) kit.Node {
	return sheen.Each(len(ys), func(i int) kit.Node {
		return kit.Of(c.Circle(x+1, ys[i]+1.6, r+1.6, t.DDD), c.Circle(x, ys[i], r+1, t.D), c.Circle(x, ys[i], r, kit.Lin(x-r, ys[i]-r, x+r, ys[i]+r, t.LL, t.L, t.M, t.D)), c.Circle(x-r*.3, ys[i]-r*.35, r*.25, kit.White).Opacity(.8))
	})
}

// lever is a bent key beside a pipe.
func lever(c *kit.Canvas, d string, x, y float64, t kit.Tones) kit.Node {
	return kit.Of(sheen.Tube(c, d, 4, t), sheen.Body(c, kit.Oval(x, y, 9, 6), t, 3))
}

var bassoon = kit.Piece{
	Name: "bassoon", Cm: 135,
	Palette: "body #8a3f26 wood; keys #d9dee4 silver; bocal #c9d1d9 <keys; reed #e8c98a; bell #f3ead6 ring",
	Draw: func(c *kit.Canvas) {
		b, k, o, r, e := c.Tones("body"), c.Tones("keys"), c.Tones("bocal"), c.Tones("reed"), c.Tones("bell")
		lean := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(16, 128, 128) }
		pipe := func(x, y0, y1, w float64) kit.Node {
			return c.Form(kit.RoundRect(x-w/2, y0, w, y1-y0, 4), kit.Lin(x-w/2, 0, x+w/2, 0, b.D, b.LL, b.L, b.M, b.DDD), sheen.Grain(c, kit.Box{X0: x - w/2, Y0: y0, X1: x + w/2, Y1: y1}, 3, b))
		}
		band := func(x, y, w float64) kit.Node {
			return c.Form(kit.RoundRect(x-w/2, y, w, 7, 3), sheen.Steel(x-w/2, 0, x+w/2, 0, k))
		}
		c.Part("bocal", lean(sheen.Tube(c, "M146 84C146 58 160 46 178 50C192 54 200 66 214 64", 6, o)))
		c.Part("reed", lean(sheen.Body(c, "M212 58L240 52L242 68L212 70Z", r, 3, c.Line("M214 64H240", r.DD, 1.2))))
		c.Part("body", lean(pipe(118, -30, 250, 27), pipe(146, 78, 250, 22), sheen.Body(c, kit.RoundRect(100, 166, 62, 96, 14), b, 10, sheen.Grain(c, kit.Box{X0: 102, Y0: 168, X1: 160, Y1: 258}, 5, b))))
		c.Part("bell", lean(sheen.Body(c, kit.RoundRect(101, -42, 34, 15, 5), e, 4), c.Ellipse(118, -41, 15, 4, b.DDD)))
		c.Part("keys", lean(band(118, 20, 30), band(118, 84, 30), band(146, 84, 25), band(131, 166, 66), c.Form(kit.RoundRect(98, 252, 66, 14, 6), sheen.Steel(98, 0, 164, 0, k)), keys(c, 118, []float64{0, 44, 64, 106, 126, 146}, 8, k), keys(c, 146, []float64{108, 128, 148}, 7, k), keys(c, 118, []float64{188, 210, 232}, 9, k), keys(c, 146, []float64{196, 222}, 8, k), lever(c, "M102 40V84L94 92", 92, 96, k), lever(c, "M102 120V160L92 170", 90, 174, k), lever(c, "M160 120V150L170 158", 172, 162, k), sheen.Streak(c, "M109 -22V150", 2.6, .5)))
		gripAt(c, 118, 100, 16)
		c.Anchor("ground", 96, 256)
	},
}

var panFlute = kit.Piece{
	Name: "pan-flute", Cm: 25,
	Palette: "pipes #e0b060 bamboo; binding #c2443a cord band",
	Draw: func(c *kit.Canvas) {
		p, b := c.Tones("pipes"), c.Tones("binding")
		pipe := func(i int) kit.Node {
			x, l := 22+float64(i)*23.4, 210-float64(i)*15.5
			d := sheen.D("M%g 28V%gq11.5 9 23 0V28Z", x-11.5, 28+l)
			return kit.Of(c.Form(d, kit.Lin(x-11.5, 0, x+11.5, 0, p.D, p.LL, p.L, p.M, p.DD), c.Line(sheen.D("M%g %gq11.5 7 23 0", x-11.5, 28+l*.72), p.DD, 3).Opacity(.7), c.Line(sheen.D("M%g %gq11.5 7 23 0", x-11.5, 31+l*.72), p.LL, 1.6).Opacity(.8)), c.Ellipse(x, 28, 11.5, 5.6, p.L), c.Ellipse(x, 28, 8, 3.8, p.DDD))
		}
		c.Part("pipes", sheen.Each(10, pipe))
		strap := func(y, h float64) kit.Node {
			d := sheen.D("M8 %gH246V%gH8Z", y, y+h)
			return kit.Of(sheen.Body(c, d, b, 6, sheen.Each(20, func(i int) kit.Node {
				x := 4 + float64(i)*12.6
				return kit.Of(c.Line(sheen.D("M%g %gl8 %g", x, y-1, h+2), b.DD, 2.4).Opacity(.6), c.Line(sheen.D("M%g %gl8 %g", x+3, y-1, h+2), b.LL, 1.6).Opacity(.6))
			})))
		}
		c.Part("binding", strap(56, 18), strap(88, 14), c.Line("M12 64q-10 20 0 36M12 64q-16 14 -8 44", b.M, 3))
		c.Anchor("ground", 40, 244)
		c.AnchorBox("grip", 128, 90, 0, 0, 0)
	},
}
