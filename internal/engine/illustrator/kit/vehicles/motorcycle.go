package vehicles

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var motorcycle = kit.Piece{
	Name: "motorcycle", Cm: 220, Facing: kit.Right,
	Palette: "tank #e23b3b body paint; fenders #e23b3b <tank; wheels #d5dce3 rims; tires #4a4f5d; seat #6b4636 saddle; exhaust #c3ccd4 chrome metal; headlight #ffe9a3",
	Draw: func(c *kit.Canvas) {
		b, f, r, t, s, m, l := c.Tones("tank"), c.Tones("fenders"), c.Tones("wheels"), c.Tones("tires"), c.Tones("seat"), c.Tones("exhaust"), c.Tones("headlight")
		dark := kit.TonesOf(kit.Hex("#4d525f"))
		one := func(x float64) kit.Node {
			return kit.Of(c.Circle(x, 178, 42, kit.None).Stroke(t.DD, 18), c.Circle(x-.5, 177, 42, kit.None).Stroke(kit.Lin(x-48, 130, x+48, 226, t.L, t.M, t.DD), 15), c.Circle(x, 178, 43, kit.None).Stroke(t.DD, 1.6), c.Line(gloss.Arc(x, 178, 46, 200, 285), t.LL, 3.2).Opacity(.7),
				c.Around(14, x, 178, c.Line("M"+gloss.Num(x)+" 178l3 -32", m.D, 1.5)), c.Circle(x, 178, 32, kit.None).Stroke(kit.Lin(x-32, 146, x+32, 210, r.LL, r.M, r.DD), 5),
				c.Circle(x, 178, 15, kit.None).Stroke(m.DD, 3), c.Circle(x, 178, 9, kit.Rad(x-3, 175, 12, m.LL, m.M, m.DD)))
		}
		c.Part("wheels", one(54), one(204))
		c.Part("frame", gloss.Tube(c, "M96 110L92 168L140 186L170 116", 6, dark), gloss.Tube(c, "M54 178L100 160", 8, dark), gloss.Tube(c, "M54 176L82 118", 6, m))
		c.Part("fork", gloss.Tube(c, "M172 84L204 178", 8.5, m), c.Line("M184 120L204 178", dark.M, 11), c.Line("M182 118L201 173", dark.LL, 2.5))
		c.Part("engine", c.Form("M98 142H160L156 178Q154 186 146 186H108Q98 186 97 176Z", gloss.Sheen(dark, 98, 140, 158, 190)), c.Form("M106 116L146 112L150 146H108Z", kit.Lin(106, 112, 150, 146, m.LL, m.M, m.DD), c.Line("M100 120l52 -3m-52 9l52 -3m-52 9l52 -3m-52 9l52 -3m-52 9l52 -3", dark.D, 2.6)),
			c.Circle(126, 164, 19, m.DDD), c.Circle(125.5, 163.5, 17.5, kit.Lin(112, 148, 140, 180, m.LL, m.M, m.DD)), c.Circle(126, 164, 11.5, kit.Lin(116, 154, 136, 174, m.DD, m.L)), c.Around(5, 126, 164, c.Circle(126, 149.7, 1.7, m.DD)))
		c.Part("exhaust", c.Line("M146 150Q166 160 156 184Q150 196 128 196", m.DDD, 10), c.Line("M145.5 149.500Q165 160 155 183.500Q149 195 128 195", m.M, 7.5), c.Line("M147 150Q161 159 153 181", m.LL, 2.2),
			c.Form("M136 188L34 190Q22 191 16 186V206Q22 203 34 204L136 203Z", kit.Lin(0, 186, 0, 206, kit.At(0, m.M), kit.At(.2, m.LL), kit.At(.55, m.M), kit.At(1, m.DD))), c.Ellipse(17, 196, 4, 10, dark.DD), c.Rect(96, 187.5, 5, 16.5, 1, m.DD).Opacity(.6), c.Rect(60, 188.5, 4, 15.5, 1, m.DD).Opacity(.6))
		c.Part("fenders", c.Form("M6 148C14 124 40 116 64 122C84 128 98 144 100 160L92 164C88 148 76 134 58 131C38 128 22 136 13 152Z", kit.Lin(30, 116, 60, 160, f.LL, f.M, f.DD), gloss.Glint(c, "M16 142C26 126 46 121 62 126C46 126 28 132 18 146Z", .5)), c.Form("M160 150C168 130 188 122 206 125C226 128 242 142 246 160L238 162C232 148 220 137 204 135C188 134 176 142 168 154Z", kit.Lin(180, 122, 210, 160, f.LL, f.M, f.DD), gloss.Glint(c, "M172 144C180 132 192 128 206 129.500C192 130 180 136 174 148Z", .5)),
			c.Rect(2, 138, 12, 9, 4, kit.Hex("#e8331f")))
		c.Part("seat", c.Form("M30 110Q26 100 38 98C60 96 72 108 92 106Q108 104 116 98L122 116Q104 124 76 122Q40 122 30 110Z", kit.Lin(40, 96, 80, 126, s.L, s.M, s.DD), gloss.Glint(c, "M36 104Q46 100 58 104Q76 112 96 110Q78 116 58 110Q44 106 36 104Z", .4)), c.Line("M34 113Q60 124 118 114", s.DDD, 2).Opacity(.5))
		c.Part("tank", c.Form("M106 104C110 82 134 76 158 82Q174 86 176 96Q172 112 150 116Q124 120 108 114Q104 110 106 104Z", kit.Lin(120, 76, 138, 122, b.LL, b.L, b.M, b.DD), gloss.Dim(c, 5, .5, "M130 116Q170 110 180 92V126H130Z", b), c.Path("M112 104Q136 112 170 98V101Q136 116 112 108Z", kit.Hex("#fff6e4")).Opacity(.9)), gloss.Glint(c, "M114 96C120 84 138 81 156 86C140 86 124 90 117 99Z", .65), c.Ellipse(136, 79.5, 7, 3.2, gloss.Barrel(m, 129, 0, 143, 0)))
		c.Part("handlebar", gloss.Tube(c, "M172 92L164 68Q160 60 150 62L138 66", 5.5, m), c.Line("M150 61.500L137 66", dark.M, 8.5), c.Line("M149 60L137.5 63.8", dark.LL, 2), gloss.Tube(c, "M166 70L176 48", 3, m), c.Ellipse(178, 44, 8, 7, kit.Lin(170, 38, 186, 50, m.LL, m.M, m.DD)))
		c.Part("headlight", c.Form("M176 82Q176 72 188 72Q200 72 202 86Q200 100 188 100Q176 98 176 88Z", kit.Lin(176, 72, 200, 100, m.LL, m.M, m.DDD)), c.Ellipse(200, 86, 5.5, 13, kit.Lin(196, 74, 206, 98, kit.White, l.L, l.M)), c.Ellipse(199, 80, 1.8, 4, kit.White).Opacity(.9))
		c.Part("footrest", c.Line("M132 184H146", dark.D, 5))
		c.Anchor("seat", 74, 102)
		c.Anchor("handNear", 144, 64)
		c.Anchor("handFar", 150, 60)
		c.Anchor("footNear", 138, 182)
		c.Anchor("footFar", 144, 180)
		c.Anchor("ground", 128, 229)
	},
}
