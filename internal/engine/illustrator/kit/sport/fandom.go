package sport

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var pomPom = kit.Piece{
	Name: "pom-pom", Cm: 30, Palette: "strands #e5394a red; second #fdf6ea white; handle #2f3442",
	Draw: func(c *kit.Canvas) {
		s, q, h := c.Tones("strands"), c.Tones("second"), c.Tones("handle")
		c.Part("handle", sheen.Body(c, kit.RoundRect(116, 190, 24, 64, 10), h, 6))
		ring := func(n int, r, w float64, at int) kit.Node {
			return sheen.Each(n, func(i int) kit.Node {
				a := (float64(i)+.5*float64(at%2))*2*math.Pi/float64(n) + .12*(c.Rand().Float64()-.5)
				k := r * (.88 + .24*c.Rand().Float64())
				dx, dy := math.Cos(a), math.Sin(a)
				x, y := 128+dx*k, 108+dy*k
				bend := 14 * (c.Rand().Float64() - .5)
				col := []kit.Color{s.M, s.L, s.D, q.M, q.D}[(i*3+at)%5]
				return kit.Of(c.Line(sheen.D("M128 108Q%g %g %g %g", 128+dx*k*.55-dy*bend, 108+dy*k*.55+dx*bend, x, y), s.DDD, w+2).Opacity(.35), c.Line(sheen.D("M128 108Q%g %g %g %g", 128+dx*k*.55-dy*bend, 108+dy*k*.55+dx*bend, x, y), col, w))
			})
		}
		c.Part("strands", ring(46, 104, 8, 0), ring(40, 84, 8, 1), ring(34, 62, 8, 2), ring(24, 38, 8, 3), ring(14, 18, 8, 4))
		c.AnchorBox("grip", 128, 222, 0, 0, 0)
	},
}

var foamFinger = kit.Piece{
	Name: "foam-finger", Cm: 50, Palette: "hand #2f6fd0 blue foam; text #ffffff white",
	Draw: func(c *kit.Canvas) {
		h, w := c.Tones("hand"), c.Tones("text")
		d := "M96 18C96 2 140 2 142 20L146 104C162 92 184 98 188 112C204 108 218 120 214 138C222 148 220 164 212 172L204 204Q200 220 186 226L182 250H84L80 226C64 216 50 190 34 170C20 152 34 134 54 142L88 164Z"
		c.Part("hand", c.Path(d, h.DDD).Move(3, 5), c.Path(d, h.DD).Move(1.500, 2.500), sheen.Body(c, d, h, 18, c.Line("M146 104V132M188 112L184 142M214 138L204 160", h.DD, 4).Opacity(.7), c.Line("M106 26Q108 14 122 14", kit.White, 6).Opacity(.5)), sheen.Streak(c, "M105 40L103 140", 6, .4))
		c.Part("text", c.Path(kit.LettersPath("#1", kit.Box{X0: 96, Y0: 152, X1: 190, Y1: 216}, "display"), h.DDD).Move(1.500, 2.500), c.Path(kit.LettersPath("#1", kit.Box{X0: 96, Y0: 152, X1: 190, Y1: 216}, "display"), w.M))
		c.AnchorBox("grip", 132, 246, 0, 0, 0)
	},
}

var championBelt = kit.Piece{
	Name: "championship-belt", Cm: 64, Palette: "plate #e8b53c gold; strap #2b2f3a black leather; gems #e5394a red",
	Draw: func(c *kit.Canvas) {
		p, s, g := c.Tones("plate"), c.Tones("strap"), c.Tones("gems")
		strap := "M0 96Q40 82 76 84L180 84Q216 82 256 96V160Q216 174 180 172H76Q40 174 0 160Z"
		c.Part("strap", c.Path(strap, s.DDD).Move(0, 3), c.Form(strap, kit.Lin(0, 84, 0, 174, s.L, s.M, s.DD), c.Line("M0 103Q40 90 76 91M0 153Q40 166 76 165M256 103Q216 90 180 91M256 153Q216 166 180 165", s.LL, 2).Dash(6, 4)))
		for _, x := range []float64{34, 222} {
			side := sheen.D("M%g 98L%g 108V148L%g 158L%g 148V108Z", x, x+26, x, x-26)
			c.Part("plate", c.Path(side, p.DDD).Move(0, 2), sheen.Body(c, side, p, 6), c.Path(side, kit.None).Stroke(p.LL, 1.600).Scale(.8, .8, x, 128), c.Circle(x, 128, 8, g.DD), c.Circle(x-.5, 127.500, 6.500, kit.Rad(x-2, 125, 8, g.LL, g.M, g.D)))
		}
		main := "M128 44L150 58L180 56L190 84L208 104L200 128L208 152L190 172L180 200L150 198L128 212L106 198L76 200L66 172L48 152L56 128L48 104L66 84L76 56L106 58Z"
		c.Part("plate", c.Path(main, p.DDD).Move(0, 4), sheen.Body(c, main, p, 12), c.Path(main, kit.None).Stroke(p.LL, 2).Scale(.93, .93, 128, 128), c.Circle(128, 128, 56, p.DD), c.Circle(128, 127, 53, kit.Lin(90, 90, 166, 166, p.LL, p.M, p.D)), c.Circle(128, 128, 46, kit.None).Stroke(p.DD, 2).Dash(3, 3), c.Path(kit.LettersPath("CHAMPION", kit.Box{X0: 82, Y0: 132, X1: 174, Y1: 152}, "display"), p.DDD), c.Path("M128 84L134.500 100L152 101L138.500 112L143 129L128 119.500L113 129L117.500 112L104 101L121.500 100Z", p.DDD), c.Path("M128 84L134.500 100L152 101L138.500 112L143 129L128 119.500L113 129L117.500 112L104 101L121.500 100Z", p.LL).Move(-1, -1.500), sheen.Glint(c, "M84 66L104 66Q90 78 78 92Q74 84 84 66Z", .6))
		c.Part("gems", c.Around(10, 128, 128, kit.Of(c.Circle(128, 60, 6, p.DDD), c.Circle(127.600, 59.500, 4.600, g.M), c.Circle(126.400, 58.400, 1.500, kit.White))))
		c.AnchorBox("fit", 128, 128, 150, 0, 0)
	},
}
