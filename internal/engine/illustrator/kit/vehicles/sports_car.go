package vehicles

import "pellucid/internal/engine/illustrator/kit"

var sportsCar = kit.Piece{
	Name: "sports-car", Cm: 450, Facing: kit.Right,
	Palette: "body #f2b41f paint; windows #8fc9e6 glass; spoiler #4a4f5d wing; wheels #c3ccd4 rims; tires #4a4f5d; headlights #fff3c4; calipers #e2332f brakes; vents #4a4f5d",
	Draw: func(c *kit.Canvas) {
		b, w, s, r, t, l, k, v := c.Tones("body"), c.Tones("windows"), c.Tones("spoiler"), c.Tones("wheels"), c.Tones("tires"), c.Tones("headlights"), c.Tones("calipers"), c.Tones("vents")
		c.Part("spoiler", c.Path("M26 104L30 90H40L42 106Z", s.D), c.Form("M2 86Q2 80 8 80L56 84Q60 85 60 89Q60 93 56 93L8 93Q2 93 2 86Z", kit.Lin(4, 80, 8, 94, s.LL, s.M, s.DD), glint(c, "M7 84Q8 82.5 10 82.5L52 86V87Z", .5)))
		const shell = "M6 150Q4 118 18 110Q44 102 74 98C94 80 112 74 136 74C162 74 178 88 194 104Q232 112 246 130Q252 140 250 156Q250 164 240 166H20Q8 166 6 150Z"
		c.Part("body", c.Form(shell, kit.Lin(100, 74, 122, 178, kit.At(0, b.LL), kit.At(.2, b.L), kit.At(.5, b.M), kit.At(.82, b.D), kit.At(1, b.DD)),
			c.Path("M0 156H256V170H0Z", v.M), dim(c, 7, .5, "M0 148H256V176H0Z", b), dim(c, 9, .4, "M228 100H270V180H216Z", b),
			c.Path("M0 120Q90 108 150 122Q210 132 256 136V140Q200 138 146 128Q90 114 0 126Z", b.LL).Opacity(.6), c.Path("M88 150Q110 124 168 128Q176 132 172 150Z", b.DD).Opacity(.3),
			c.Path("M84 118L104 114Q108 128 96 142L84 146Q92 130 84 118Z", v.D), c.Line("M88 122L104 118M90 130L103 126M90 138L99 134", v.LL, 1.4).Opacity(.6),
			arch(c, 58, 160, 27, b), arch(c, 202, 160, 27, b)),
			glint(c, "M82 97C98 84 114 78.5 136 78.5C154 78.5 168 86 180 96C166 87 154 83 136 83C116 83 100 88 88 98Z", .6), glint(c, "M200 109Q230 116 242 130Q226 120 202 113Z", .65), glint(c, "M16 114Q40 106 70 103Q40 110 20 118Z", .55))
		c.Part("windows", c.Path("M92 102C106 88 118 83 136 83C156 83 170 94 184 106Q184 110 178 110L96 107Q90 106 92 102Z", v.DD), glass(c, "M98 102C108 91 118 86.5 130 86V105.500L99 104.5Q97 104 98 102Z", w), glass(c, "M136 86C154 86 166 95 177 105Q177 107 174 107L136 105.5Z", w, c.Path("M138 108Q138 92 146 92Q153 92 152 108Z", w.DDD).Opacity(.5), c.Line("M168 108L160 99M157 104L166 98", w.DDD, 2.6).Opacity(.55)))
		c.Part("doors", c.Line("M114 108Q104 140 118 152H166Q178 142 180 110", b.DD, 1.6).Opacity(.75), c.Rect(122, 116, 14, 4.5, 2.2, b.DDD).Opacity(.6))
		c.Part("mirror", c.Form("M168 102Q168 95 176 95Q184 96 184 102Q183 107 176 107Q168 107 168 102Z", sheen(b, 168, 95, 184, 108)))
		c.Part("headlights", c.Form("M218 118Q236 122 246 134Q238 138 228 133Q220 127 218 118Z", kit.Lin(218, 118, 246, 138, kit.White, l.L, l.M), c.Path("M218 118Q236 122 246 134Q238 138 228 133Q220 127 218 118Z", kit.None).Stroke(v.D, 2.2)), c.Path("M232 146H252V154Q240 156 230 152Z", v.D))
		c.Part("taillights", c.Form("M8 122Q18 118 32 118L30 126Q16 126 7 130Z", kit.Lin(6, 118, 32, 130, kit.Hex("#ff8d6b"), kit.Hex("#e02b2b"), kit.Hex("#a3132c"))))
		one := func(x float64) kit.Node {
			var spokes kit.Node
			spoke := c.Path("M"+num(x-2)+" 160L"+num(x-5.5)+" 144H"+num(x-1)+"L"+num(x)+" 150L"+num(x+1)+" 144H"+num(x+5.5)+"L"+num(x+2)+" 160Z", kit.Lin(x-10, 144, x+10, 160, r.LL, r.D))
			spokes = c.Around(5, x, 160, spoke)
			return kit.Of(tire(c, x, 160, 28, t), c.Circle(x, 160, 17.5, kit.Hex("#3a3e4a")), c.Circle(x, 160, 12, kit.Lin(x-12, 148, x+12, 172, r.M, r.DD)), c.Line(arc(x, 160, 12, -60, 30), k.M, 6).Butt(), spokes, c.Circle(x, 160, 17, kit.None).Stroke(kit.Lin(x-17, 143, x+17, 177, r.LL, r.M, r.DD), 2.6), c.Circle(x, 160, 4, kit.Lin(x-4, 156, x+4, 164, r.LL, r.DD)))
		}
		c.Part("wheels", one(58), one(202))
		c.AnchorBox("inside", 152, 97, 30, 20, 0)
		c.Anchor("seat", 142, 128)
		c.Anchor("handNear", 164, 101)
		c.Anchor("handFar", 167, 99)
		c.Anchor("footNear", 186, 148)
		c.Anchor("footFar", 189, 146)
		c.AnchorBox("print", 148, 138, 32, 20, 0)
		c.Anchor("ground", 128, 188)
	},
}
