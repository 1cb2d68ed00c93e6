package cars

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var sportsCar = kit.Piece{
	Name: "sports-car", Cm: 450, Facing: kit.Right, States: carViews,
	Palette: "body #f2b41f paint; windows #8fc9e6 glass; spoiler #4a4f5d wing; wheels #c3ccd4 rims; tires #4a4f5d; headlights #fff3c4; calipers #e2332f brakes; vents #4a4f5d",
	Draw: func(c *kit.Canvas) {
		if sportsView(c, lookOf(c, "body", "spoiler")) {
			return
		}
		b, w, s, r, t, l, k, v := c.Tones("body"), c.Tones("windows"), c.Tones("spoiler"), c.Tones("wheels"), c.Tones("tires"), c.Tones("headlights"), c.Tones("calipers"), c.Tones("vents")
		c.Part("spoiler", c.Path("M28 108L22 84H34L44 108Z", s.D), c.Form("M-4 80Q-4 74 2 74L50 79Q55 80 55 84Q55 88 50 88L2 87Q-4 87 -4 80Z", kit.Lin(4, 74, 8, 88, s.LL, s.M, s.DD), gloss.Glint(c, "M1 78Q2 76.500 4 76.5L47 81V82.5Z", .5)))
		const shell = "M5 148Q2 116 12 106Q36 108 62 106L84 100C102 89 120 83 138 83C160 83 176 93 192 106Q230 111 246 130Q254 142 250 158Q248 166 238 166H20Q8 166 5 148Z"
		c.Part("body", c.Form(shell, kit.Lin(100, 74, 122, 178, kit.At(0, b.LL), kit.At(.2, b.L), kit.At(.5, b.M), kit.At(.82, b.D), kit.At(1, b.DD)),
			c.Path("M0 156H256V170H0Z", v.M), gloss.Dim(c, 7, .5, "M0 148H256V176H0Z", b),
			c.Path("M0 120Q90 108 150 122Q210 132 256 136V140Q200 138 146 128Q90 114 0 126Z", b.LL).Opacity(.6), c.Path("M88 150Q110 124 168 128Q176 132 172 150Z", b.DD).Opacity(.3),
			c.Path("M84 118L104 114Q108 128 96 142L84 146Q92 130 84 118Z", v.D), c.Line("M88 122L104 118M90 130L103 126M90 138L99 134", v.LL, 1.4).Opacity(.6),
			chassis.Arch(c, 58, 160, 27, b), chassis.Arch(c, 202, 160, 27, b)),
			gloss.Glint(c, "M90 101C104 92 120 87 138 87C154 87 166 93 177 102C164 94 152 90.5 138 90.5C122 90.5 108 95 96 102Z", .65), gloss.Glint(c, "M200 110Q229 115 242 130Q226 119 202 114Z", .65), gloss.Glint(c, "M14 110Q38 112 62 110Q38 116 15 115Z", .5))
		c.Part("windows", c.Path("M94 105C108 95 121 91.5 137 91.5C154 91.5 168 99 183 109Q183 112 178 112L98 109Q91 108 94 105Z", v.DD), chassis.Glass(c, "M100 105C110 98 120 95 130 94.5V108L101 106.5Q98 106.5 100 105Z", w), chassis.Glass(c, "M136 94.5C152 95 164 100.5 175 108Q175 110 172 110L136 108.5Z", w, c.Path("M140 112Q140 98 147 98Q153 98 152 112Z", w.DDD).Opacity(.5), c.Line("M168 110L161 102M158 107L166 101", w.DDD, 2.4).Opacity(.55)))
		c.Part("doors", c.Line("M114 110Q104 140 118 154H166Q178 144 180 112", b.DD, 1.6).Opacity(.75), c.Rect(122, 116, 14, 4.5, 2.2, b.DDD).Opacity(.6))
		c.Part("mirror", c.Form("M168 107Q168 100 176 100Q184 101 184 107Q183 112 176 112Q168 112 168 107Z", gloss.Sheen(b, 168, 100, 184, 113)))
		c.Part("headlights", c.Form("M218 118Q236 122 246 134Q238 138 228 133Q220 127 218 118Z", kit.Lin(218, 118, 246, 138, kit.White, l.L, l.M), c.Path("M218 118Q236 122 246 134Q238 138 228 133Q220 127 218 118Z", kit.None).Stroke(v.D, 2.2)), c.Path("M232 146H252V154Q240 156 230 152Z", v.D))
		c.Part("taillights", c.Form("M5 116Q18 113 34 115L32 123Q18 121 4 125Z", kit.Lin(4, 113, 34, 125, kit.Hex("#ff8d6b"), kit.Hex("#e02b2b"), kit.Hex("#a3132c"))))
		one := func(x float64) kit.Node {
			var spokes kit.Node
			spoke := c.Path("M"+gloss.Num(x-2)+" 160L"+gloss.Num(x-5.5)+" 144H"+gloss.Num(x-1)+"L"+gloss.Num(x)+" 150L"+gloss.Num(x+1)+" 144H"+gloss.Num(x+5.5)+"L"+gloss.Num(x+2)+" 160Z", kit.Lin(x-10, 144, x+10, 160, r.LL, r.D))
			spokes = c.Around(5, x, 160, spoke)
			return kit.Of(chassis.Tire(c, x, 160, 28, t), c.Circle(x, 160, 17.5, kit.Hex("#3a3e4a")), c.Circle(x, 160, 12, kit.Lin(x-12, 148, x+12, 172, r.M, r.DD)), c.Line(gloss.Arc(x, 160, 12, -60, 30), k.M, 6).Butt(), spokes, c.Circle(x, 160, 17, kit.None).Stroke(kit.Lin(x-17, 143, x+17, 177, r.LL, r.M, r.DD), 2.6), c.Circle(x, 160, 4, kit.Lin(x-4, 156, x+4, 164, r.LL, r.DD)))
		}
		c.Part("wheels", one(58), one(202))
		c.AnchorBox("inside", 152, 102, 30, 14, 0)
		chassis.Driver(c, 142, 128, 163, 104, 186, 148)
		c.AnchorBox("print", 148, 138, 32, 20, 0)
		c.Anchor("ground", 128, 188)
	},
}
