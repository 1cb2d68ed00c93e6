package landmarks

import "pellucid/internal/engine/illustrator/kit"

var eiffelTower = kit.Piece{
	Name: "eiffel-tower", Cm: 33000,
	Palette: "iron #a8744a metal; levels #8a5a38 platforms <iron; base #b9b2ab stone; flag #3f6fd0",
	Draw: func(c *kit.Canvas) {
		t, l, b, f := c.Tones("iron"), c.Tones("levels"), c.Tones("base"), c.Tones("flag")
		c.Part("flag", c.Rect(128, 0, 6, 9, .5, f.M), c.Rect(133, 0, 6, 9, 0, kit.White), c.Rect(138, 0, 6, 9, .5, kit.Hex("#e2403f")))
		c.Part("iron", c.Line("M128 26V1", t.DD, 2.4))
		const left = "M124 26C122 84 116 130 102 172C92 202 76 228 58 246H96C98 236 108 216 128 214V196C118 196 112 198 106 200C118 168 126 120 127 60Z"
		lattice := func() kit.Node {
			var all []kit.Node
			for i := range 13 {
				y := 34 + 17.5*float64(i)
				all = append(all, c.Line(pd("M40 %gL140 %gM40 %gL140 %g", y+22, y, y-6, y+26), t.DDD, 1.5).Opacity(.55), c.Line(pd("M40 %gL140 %g", y+23, y+1), t.LL, .8).Opacity(.7))
			}
			return kit.Of(all...)
		}
		side := func(fill kit.Paint, edge kit.Color) kit.Node {
			return kit.Of(c.Form("M126 24C123 84 118 130 104 170C94 200 78 226 60 246H100C104 222 112 206 128 204V150L128 24Z", fill, lattice()), c.Line("M125.5 26C123 84 117.5 130 103.5 170C93.5 200 78 226 61 245", edge, 2.4))
		}
		c.Part("iron", side(kit.Lin(70, 0, 130, 0, t.L, t.M, t.D), t.LL), side(kit.Lin(70, 0, 130, 0, t.DD, t.D, t.D), t.DDD).Mirror(128))
		c.Part("iron", c.Form("M113 150C112 160 109 168 106 174H150C147 168 144 160 143 150Z", kit.Lin(106, 0, 150, 0, t.D, t.DD, t.DDD)), c.Path("M118 172C119 152 122 120 128 112C134 120 137 152 138 172Z", t.DDD).Opacity(.75), c.Path("M125 60H131V96H125Z", t.DD).Opacity(.4),
			c.Line("M95 246C98 220 110 204 128 204C146 204 158 220 161 246", t.DDD, 5), c.Line("M94 246C97 219 109 202.5 128 202.5C147 202.5 158 218 161 244", t.LL, 2), c.Line("M100 246C103 224 113 209 128 209C143 209 153 224 156 246", t.D, 3), c.Line("M98 238l5 -3M100 228l5 0M106 218l3 4M114 211l2 5M124 206l0 5M134 206l-1 5M143 211l-3 4M150 218l-4 3M156 228l-5 0M158 238l-5 -3", t.L, 1.2).Opacity(.8))
		level := func(x0, x1, y, h float64) kit.Node {
			return kit.Of(c.Rect(x0+3, y+h-1, x1-x0-6, 5, 1, l.DDD).Opacity(.5), c.Rect(x0, y, x1-x0, h, 2, kit.Lin(x0, 0, x1, 0, l.M, l.LL, l.M, l.DD)), c.Rect(x0-2, y-3, x1-x0+4, 4, 1.5, kit.Lin(x0, 0, x1, 0, l.L, l.LL, l.D)), c.Line(pd("M%g %gH%g", x0+4, y+h*.55, x1-4), l.DDD, h*.35).Dash(2.5, 2).Butt().Opacity(.6))
		}
		c.Part("levels", level(88, 168, 178, 13), level(108, 148, 130, 9), level(121, 135, 44, 5), c.Rect(123.5, 22, 9, 20, 2, kit.Lin(123, 0, 133, 0, l.L, l.M, l.DD)), c.Form("M122 24Q128 12 134 24Z", kit.Lin(122, 0, 134, 0, l.LL, l.D)))
		c.Part("base", c.Form("M52 242H104V252Q104 255 100 255H52Q46 255 46 250Z", kit.Lin(0, 242, 0, 255, b.LL, b.M, b.DD)), c.Form("M52 242H104V252Q104 255 100 255H52Q46 255 46 250Z", kit.Lin(0, 242, 0, 255, b.L, b.D, b.DDD)).Mirror(128))
		c.Anchor("ground", 128, 255)
	},
}
