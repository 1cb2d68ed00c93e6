package party

import "pellucid/internal/engine/illustrator/kit"

var partyHorn = kit.Piece{
	Name: "party-horn", Cm: 25, Facing: kit.Right, Palette: "blower #ff5fa2 pink paper; stripes #ffd23f yellow; horn #3fa8e0 blue mouthpiece; confetti #7fd05a", States: "with confetti; without confetti -confetti",
	Draw: func(c *kit.Canvas) {
		b, s, h, f := c.Tones("blower"), c.Tones("stripes"), c.Tones("horn"), c.Tones("confetti")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-14, 128, 150) }
		c.Part("horn", turn(c.Form("M-8 150H52L92 132V190L52 172H-8Q-14 172 -14 161Q-14 150 -8 150Z", kit.Lin(0, 134, 0, 188, h.LL, h.L, h.M, h.DD)), c.Form(kit.Oval(-8, 161, 6, 11), kit.Lin(-14, 150, -2, 172, h.LL, h.D)), c.Line("M52 150V172", h.DDD, 2).Opacity(.6), c.Form(kit.Oval(92, 161, 7, 29), kit.Lin(86, 132, 98, 190, h.M, h.DDD))))
		tube := "M90 138H196C228 138 250 118 250 90C250 62 228 44 204 44C182 44 166 60 166 80C166 98 180 110 196 110C210 110 220 100 220 88C220 78 212 72 204 74"
		wide := func(w float64, q kit.Paint) kit.Node { return c.Line(tube, q, w).Butt() }
		c.Part("blower", turn(wide(30, b.DDD), wide(27, b.M), wide(18, b.L).Move(-1, -2).Opacity(.7)))
		c.Part("stripes", turn(c.Line(tube, s.DD, 27).Butt().Dash(9, 17), c.Line(tube, s.M, 24).Butt().Dash(9, 17), c.Line(tube, s.LL, 6).Butt().Dash(9, 17).Move(-1, -5).Opacity(.8)))
		c.Part("blower", turn(c.Line("M90 126H196", kit.White, 2.400).Opacity(.5), c.Line("M90 152H196C236 152 264 126 264 90", b.DDD, 2.400).Opacity(.5)))
		for i := range 16 {
			x, y := 20+float64(i*71%226), 16+float64(i*43%92)
			if i%3 == 0 {
				y = 196 + float64(i*29%54)
			}
			if x > 140 && y < 120 {
				x -= 130
			}
			col := []kit.Color{f.M, b.M, s.M, h.M}[i%4]
			c.Part("confetti", c.Rect(x-5, y-3, 10, 6, 1.500, col).Rotate(float64(i*53), x, y))
		}
	},
}
