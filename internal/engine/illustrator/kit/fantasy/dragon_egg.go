package fantasy

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

var dragonEgg = kit.Piece{
	Name: "dragon-egg", Cm: 30,
	States:  "whole; cracked; open",
	Palette: "shell #2f9d8f scales; rim #f0b73c; dragon #7ccf4f; eyes #ffd84a; nest #a8783f straw",
	Draw: func(c *kit.Canvas) {
		t, g, n, b, e := c.Tones("shell"), c.Tones("rim"), c.Tones("nest"), c.Tones("dragon"), c.Tones("eyes")
		const egg = "M128 14C172 14 204 92 204 150C204 204 170 234 128 234C86 234 52 204 52 150C52 92 84 14 128 14Z"
		const broken = "M50 128L70 112L86 132L104 106L124 130L146 104L164 130L184 108L206 128V240H50Z"
		var scales []kit.Node
		for row := range 11 {
			y := 22 + 21*float64(row)
			for i := range 9 {
				x := 24 + 26*float64(i) + 13*float64(row%2)
				d := fmt.Sprintf("M%g %gq-13 8 -13 20q0 8 13 12q13 -4 13 -12q0 -12 -13 -20z", x, y-14)
				scales = append(scales, c.Path(d, kit.Lin(x-10, y-14, x+10, y+18, t.LL, t.M, t.DD)), c.Path(d, kit.None).Stroke(t.DDD, 1.6).Opacity(.7), c.Path(fmt.Sprintf("M%g %gq-7 6 -8 13", x-2, y-8), kit.None).Stroke(kit.White, 2).Opacity(.45), c.Path(fmt.Sprintf("M%g %gq10 -4 11 -10", x, y+16), kit.None).Stroke(g.M, 2).Opacity(.8))
			}
		}
		shade := kit.Of(c.Blur(14, c.Path("M150 10C220 60 220 200 140 240H230V10Z", t.DDD)).Opacity(.55), c.Blur(10, c.Ellipse(96, 80, 26, 44, kit.White)).Opacity(.35).Rotate(14, 96, 80))
		whole := c.Form(egg, kit.Rad(104, 90, 160, t.LL, t.M, t.DD), append(scales, shade)...)
		open := c.State("open")
		straw := func(front bool) kit.Node {
			var all []kit.Node
			for i := range 46 {
				x := 26 + 204*c.Rand().Float64()
				y := 214 + 26*c.Rand().Float64()
				if front {
					y += 4
				}
				col := []kit.Color{n.L, n.M, n.D, n.LL}[i%4]
				all = append(all, c.Line(fmt.Sprintf("M%.1f %.1fq%.1f %.1f %.1f %.1f", x-24, y, 24.0, -14+20*c.Rand().Float64(), 48.0, -8+16*c.Rand().Float64()), col, 4))
			}
			return kit.Of(all...)
		}
		c.Part("nest", c.Form("M22 222Q40 200 128 200Q216 200 234 222Q230 248 128 250Q26 248 22 222Z", kit.Lin(0, 200, 0, 250, n.M, n.DD)), straw(false))
		if open {
			c.Part("shell", c.Form("M52 132L204 132C206 150 200 160 196 170H60C54 156 50 146 52 132Z", t.DDD))
			c.Part("dragon", c.Form("M94 150C86 120 92 84 128 80C164 84 170 120 162 150Z", kit.Rad(114, 100, 70, b.LL, b.M, b.DD)), c.Both(128, c.Path("M102 92L88 62Q106 66 114 84Z", kit.Lin(88, 62, 114, 90, g.LL, g.M))),
				c.Form("M106 124Q128 112 150 124Q150 142 128 144Q106 142 106 124Z", kit.Lin(106, 116, 150, 144, b.LL, b.L, b.M)), c.Both(128, c.Circle(121, 124, 1.8, b.DDD)), c.Line("M116 134Q128 142 140 134", b.DDD, 2.4))
			c.Part("eyes", c.Both(128, c.Ellipse(110, 106, 10, 12, kit.White), c.Ellipse(112, 107, 7, 9.5, e.M), c.Ellipse(112.5, 107, 3, 8, kit.Hex("#221a16")), c.Circle(109.5, 103, 2.6, kit.White)))
			c.Part("shell", c.Clip(broken, whole), c.Line("M52 128L70 112L86 132L104 106L124 130L146 104L164 130L184 108L204 128", kit.White, 4), c.Line("M52 130L70 114L86 134L104 108L124 132L146 106L164 132L184 110L204 130", t.DD, 2))
			c.Part("shell", c.Form("M196 214L206 190L222 196L236 186L244 212Q222 226 196 214Z", kit.Lin(196, 190, 244, 220, t.LL, t.M, t.DD), c.Line("M206 190L222 196L236 186", kit.White, 3)))
		} else {
			c.Part("shell", whole)
			if c.State("cracked") {
				c.Part("crack", c.Line("M60 118L82 108L96 128L116 106L134 126L152 100L170 116L196 102M116 106L110 82L122 66M152 100L160 78M96 128L92 148", t.DDD, 6), c.Line("M60 118L82 108L96 128L116 106L134 126L152 100L170 116L196 102M116 106L110 82L122 66M152 100L160 78M96 128L92 148", g.LL, 2.4))
			}
		}
		c.Part("nest", straw(true))
		c.Anchor("ground", 128, 248)
	},
}
