package fantasy

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var dinosaurEgg = kit.Piece{
	Name: "dinosaur-egg", Cm: 30, States: "whole; cracked; hatching; open; broken; closed",
	Palette: "shell #f4e6c4 egg; spots #3fa68f speckles; dinosaur #6fbf4a baby; nest #8fae4a leaves grass",
	Draw: func(c *kit.Canvas) {
		t, s, b, n := c.Tones("shell"), c.Tones("spots"), c.Tones("dinosaur"), c.Tones("nest")
		const egg = "M128 12C176 12 208 92 208 152C208 208 172 240 128 240C84 240 48 208 48 152C48 92 80 12 128 12Z"
		var dots []kit.Node
		for _, q := range [][4]float64{{96, 60, 20, 15}, {150, 44, 13, 16}, {170, 96, 21, 17}, {120, 112, 17, 20}, {68, 116, 14, 20}, {84, 176, 22, 17}, {146, 164, 19, 15}, {190, 158, 14, 21}, {118, 218, 18, 13}, {168, 214, 20, 16}, {60, 220, 14, 12}, {126, 76, 6, 6}, {104, 142, 6, 7}, {174, 130, 6, 5}, {112, 190, 6, 5}, {70, 88, 6, 7}, {142, 202, 5, 5}, {152, 118, 5, 6}, {122, 32, 7, 5}} {
			x, y, w, h := q[0], q[1], q[2], q[3]
			d := sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-w, y, x-w, y-h, x-w*.2, y-h*1.2, x+w*.5, y-h*.8, x+w*1.2, y-h*.3, x+w, y+h*.7, x+w*.3, y+h, x-w*.3, y+h*1.1, x-w, y+h*.7, x-w, y)
			dots = append(dots, c.Path(d, s.DD).Move(.8, 1.200).Opacity(.5), c.Path(d, kit.Lin(x-w, y-h, x+w, y+h, s.L, s.M, s.D)))
		}
		var pores []kit.Node
		for range 70 {
			pores = append(pores, c.Circle(50+156*c.Rand().Float64(), 16+220*c.Rand().Float64(), .8+c.Rand().Float64(), t.DD).Opacity(.5))
		}
		inside := append([]kit.Node{c.Named("spots", dots...)}, pores...)
		inside = append(inside, c.Blur(14, c.Path("M156 8C226 60 226 206 136 246H236V8Z", t.DDD)).Opacity(.5), c.Blur(9, c.Ellipse(96, 76, 20, 40, kit.White)).Opacity(.5).Rotate(18, 96, 76), sheen.Edge(c, egg, t, 14))
		whole := c.Form(egg, kit.Rad(100, 84, 170, t.LL, t.L, t.M, t.DD), inside...)
		blade := func(x, turn, k float64, tone kit.Tones) kit.Node {
			return c.Form("M-9 6C-16 -8 -10 -24 0 -34C10 -24 16 -8 9 6Z", kit.Lin(-10, -30, 10, 6, tone.LL, tone.M, tone.DD), c.Line("M0 4V-26", tone.LL, 1.600).Opacity(.8)).Scale(k, k, 0, 0).Rotate(turn, 0, 0).Move(x, 244)
		}
		c.Part("nest", sheen.Each(9, func(i int) kit.Node { return blade(28+25*float64(i), -64+16*float64(i), 1.050, n) }))
		hatching := c.State("hatching") || c.State("with dinosaur")
		const teeth = "M20 150L66 140L82 160L102 132L122 158L144 130L162 156L184 136L236 152V256H20Z"
		const crack = "M50 150L66 140L82 160L102 132L122 158L144 130L162 156L184 136L206 148"
		switch {
		case hatching || c.State("open") || c.State("broken"):
			c.Part("shell", c.Form("M49 146Q128 112 207 146C208 170 200 180 190 186H66C54 178 48 166 49 146Z", kit.Lin(0, 130, 0, 190, t.DDD, t.DD)))
			if hatching {
				head := "M128 40C160 40 176 60 176 84C184 90 186 104 176 112C160 124 150 120 150 134V190H104V128C84 116 78 100 80 84C82 58 100 40 128 40Z"
				c.Part("dinosaur", c.Path("M92 52L86 38L102 44L106 28L120 40L130 26L138 42Z", s.M), sheen.Body(c, head, b, 12, c.Form("M110 130Q130 122 150 128V190H112Z", b.LL), c.Line("M112 146H150M112 160H150", b.M, 2)),
					sheen.Body(c, kit.RoundRect(112, 86, 70, 30, 15), b, 7), c.Both(147, c.Ellipse(161, 96, 2.400, 2, b.DDD)), c.Line("M122 106Q146 116 172 106", b.DDD, 3),
					c.Both(132, c.Ellipse(112, 72, 12, 14, b.DD), c.Ellipse(112, 72, 11, 13, kit.White), c.Ellipse(114, 74, 8, 10, kit.Hex("#3a2418")), c.Circle(111, 69, 3.400, kit.White)), c.Circle(94, 62, 4, b.D), c.Circle(88, 100, 4.500, b.D), c.Circle(97, 110, 3, b.D),
					c.Clip("M70 4H190V58Q128 34 70 58Z", c.Form("M92 40Q104 10 128 8Q156 10 166 42L154 34L142 46L130 32L116 46L104 34Z", kit.Lin(92, 8, 166, 46, t.LL, t.M, t.DD), c.Ellipse(118, 26, 11, 8, s.M), c.Ellipse(146, 28, 7, 6, s.M))))
			}
			c.Part("shell", c.Clip(teeth, whole), c.Line(crack, t.DD, 5).Move(0, 1.500), c.Line(crack, kit.White, 3))
			hand := c.Form("M-10 -6Q-12 10 -8 16Q-4 18 -3 12Q0 18 3 12Q4 18 8 16Q12 10 10 -6Z", kit.Lin(-10, -6, 10, 16, b.L, b.M, b.D))
			if hatching {
				c.Part("dinosaur", hand.Move(92, 152), hand.Move(168, 154))
			}
			chip := "M198 248L206 216L220 224L232 210L248 244Q224 254 198 248Z"
			c.Part("shell", sheen.Body(c, chip, t, 5, c.Ellipse(226, 238, 9, 7, s.M)), c.Line("M206 217L220 225L232 211", kit.White, 2.400))
		default:
			c.Part("shell", whole)
			if c.State("cracked") {
				d := "M56 128L78 116L94 138L114 114L132 138L152 108L170 126L200 110M114 114L108 88L122 70M152 108L160 82M94 138L88 160L98 174M132 138L136 158"
				c.Part("crack", c.Line(d, t.LL, 5).Move(1, 2), c.Line(d, t.DDD, 4), c.Line("M114 114L108 88M94 138L88 160M132 138L152 108", t.DDD.Shade(-1), 5))
			}
		}
		c.Part("nest", sheen.Each(10, func(i int) kit.Node { return blade(18+24.500*float64(i), -58+13*float64(i), .75, n) }))
		c.Anchor("ground", 128, 248)
	},
}
