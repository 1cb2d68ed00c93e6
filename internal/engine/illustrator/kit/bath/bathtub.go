package bath

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var bathtub = kit.Piece{
	Name: "bathtub", Cm: 165,
	Palette: "tub #5ab7c9 bath outside; second #fbf8f4 rim inside; feet #e3b23c gold; bubbles #eaf7ff foam; faucet #e3b23c <feet tap; water #8fd4f0",
	Draw: func(c *kit.Canvas) {
		t, o, f, b, a, w := c.Tones("second"), c.Tones("tub"), c.Tones("feet"), c.Tones("bubbles"), c.Tones("faucet"), c.Tones("water")
		c.On(kit.Back)
		c.Part("faucet", sheen.Tube(c, "M216 100V58C216 34 180 34 180 58V66", 11, a), c.Form(kit.RoundRect(172, 62, 16, 9, 3), sheen.Steel(172, 0, 188, 0, a)), sheen.Tube(c, "M202 46L232 40", 5, a), sheen.Ball(c, 234, 39, 6, a), c.Form(kit.RoundRect(206, 84, 20, 9, 3), sheen.Steel(206, 0, 226, 0, a)))
		c.Part("tub", c.Path("M10 108A118 22 0 0 1 246 108L240 120H16Z", t.D), c.Path("M20 108A108 17 0 0 1 236 108L232 130H24Z", kit.Lin(20, 0, 236, 0, t.DDD, t.DD, t.M)))
		c.Part("water", c.Ellipse(128, 116, 102, 14, kit.Lin(30, 104, 226, 130, w.L, w.M, w.D)))
		c.On(kit.Body)
		r := c.Rand()
		ball := func(x, y, rad float64) kit.Node {
			return kit.Of(c.Circle(x, y, rad, kit.Rad(x-rad*.3, y-rad*.4, rad*1.500, kit.At(0, kit.White), kit.At(.45, b.M), kit.At(1, b.DD))), c.Circle(x, y, rad-.6, kit.None).Stroke(kit.White, 1.200).Opacity(.8), c.Ellipse(x-rad*.35, y-rad*.4, rad*.28, rad*.2, kit.White).Rotate(-35, x-rad*.35, y-rad*.4))
		}
		var foam []kit.Node
		for i := range 46 {
			x := 32 + 190*r.Float64()
			k := 1 - (x-100)*(x-100)/16000
			if x > 160 {
				k *= .55
			}
			foam = append(foam, ball(x, 112-34*max(k, .12)*r.Float64(), 7+7*r.Float64()+float64(i%3)))
		}
		c.Part("bubbles", kit.Of(foam...), ball(70, 52, 9), ball(96, 34, 6), ball(48, 66, 5.500), ball(124, 56, 7))
		c.On(kit.Fore)
		c.Part("feet", c.Both(128, c.Form("M56 206C48 222 52 228 44 236C36 240 36 248 46 248H62C70 248 68 238 70 230C74 220 82 216 88 210Z", kit.Lin(40, 206, 84, 248, f.LL, f.L, f.M, f.DD), c.Path("M56 206C48 222 52 228 44 236", kit.None).Stroke(f.LL, 3), c.Line("M46 246L50 238M54 247L57 238", f.DDD, 1.600))))
		const d = "M10 108C10 114 14 122 18 130C24 180 44 214 92 218H164C212 214 232 180 238 130C242 122 246 114 246 108A118 20 0 0 1 10 108Z"
		c.Part("tub", c.Form(d, kit.Lin(40, 110, 200, 220, kit.At(0, o.LL), kit.At(.25, o.L), kit.At(.55, o.M), kit.At(1, o.D)), c.Blur(7, c.Path("M10 108A118 20 0 0 0 246 108V136A118 20 0 0 1 10 136Z", o.DDD)).Opacity(.45), sheen.Edge(c, d, o, 24)),
			sheen.Glint(c, "M40 150Q42 144 48 150Q54 178 70 194Q74 202 66 200Q46 184 40 150Z", .5))
		const rim = "M4 106Q4 100 10 104A118 20 0 0 0 246 104Q252 100 252 106Q252 114 244 118A118 20 0 0 1 12 118Q4 114 4 106Z"
		c.Part("tub", c.Path(rim, t.DDD).Move(0, 1.500), c.Form(rim, kit.Lin(0, 100, 0, 138, t.LL, t.M, t.DD), c.Path("M8 104A120 20 0 0 0 248 104", kit.None).Stroke(kit.White, 2.400)))
		c.Part("bubbles", ball(52, 122, 10), ball(66, 127, 13), ball(84, 130, 10), ball(60, 138, 8), ball(76, 142, 6.500))
		c.Anchor("ground", 128, 248)
		c.AnchorBox("inside", 128, 104, 190, 26, 0)
		c.Anchor("seat", 116, 116)
		c.AnchorBox("print", 128, 172, 120, 50, 0)
	},
}
