package holiday

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var ganesha = kit.Piece{
	Name: "ganesha", Cm: 60, Palette: "skin #f3a78c body trunk ears; dhoti #f5a01f clothes cloth; crown #f6c13c gold jewelry; shawl #c9283c sash; lotus #ee6a9c seat; halo #ffd45e; sweets #e8a23a laddu; tusks #fff8ea", States: "sitting; without halo -halo",
	Draw: func(c *kit.Canvas) {
		s, d, g, r, l, h, w, u := c.Tones("skin"), c.Tones("dhoti"), c.Tones("crown"), c.Tones("shawl"), c.Tones("lotus"), c.Tones("halo"), c.Tones("sweets"), c.Tones("tusks")
		c.Part("halo", c.Around(20, 128, 92, c.Path("M120 22L128 2L136 22Z", h.D)), c.Circle(128, 92, 76, h.DD), c.Circle(128, 92, 74, kit.Rad(128, 84, 76, h.LL, h.L, h.M)), c.Circle(128, 92, 66, kit.None).Stroke(h.D, 2).Dash(1, 6))
		band := func(x, y, turn, w float64) kit.Node {
			return kit.Of(c.Line(sheen.D("M%g %gh%g", x-w/2, y, w), g.DD, 7), c.Line(sheen.D("M%g %gh%g", x-w/2, y-.6, w), g.L, 4.500), c.Circle(x, y-.5, 2.600, r.M)).Rotate(turn, x, y)
		}
		limb := func(path string, nodes ...kit.Node) kit.Node {
			return kit.Of(c.Line(path, s.DDD, 23), c.Line(path, s.D, 21).Move(0, -.4), c.Line(path, s.M, 17).Move(-1, -1.500), c.Line(path, s.L, 7).Move(-3.500, -3), kit.Of(nodes...))
		}
		hand := func(x, y, turn float64) kit.Node {
			f := kit.Of(sheen.Body(c, "M-10 10Q-13 -4 -10 -16Q-8 -20 -5.500 -16L-4 -8L-3.500 -20Q-1 -24 1.500 -20L2 -8L4 -18Q7 -21 9 -17L8 -5L13 -10Q17 -10 15 -5Q12 4 8 10Q0 15 -10 10Z", s, 4))
			return f.Rotate(turn, 0, 0).Move(x, y)
		}
		// the upper pair of arms: an axe and a lotus flower
		c.Part("axe", c.Line("M12 128L26 46", kit.Hex("#7a4c2a"), 6), sheen.Body(c, "M23 54Q38 58 44 74Q54 56 44 38Q34 40 26 46L24 38Q14 36 10 28Q8 42 16 52Z", kit.TonesOf(kit.Hex("#c9d2da")), 4))
		c.Part("skin", limb("M88 146L44 160L20 126", band(62, 154, -72, 21), band(24, 132, -35, 20)), hand(16, 110, -14))
		c.Part("flower", c.Line("M240 116Q236 84 236 68", kit.Hex("#4f9d4a"), 5), sheen.Each(5, func(i int) kit.Node {
			return c.Form("M0 0C-11 -8 -10 -24 0 -32C10 -24 11 -8 0 0Z", kit.Lin(0, -32, 0, 0, l.LL, l.M, l.D)).Rotate([]float64{-62, 62, -32, 32, 0}[i], 0, 0).Scale(.85, .85, 0, 0).Move(235, 68)
		}))
		c.Part("skin", limb("M168 146L212 160L236 126", band(194, 154, 72, 21), band(232, 132, 35, 20)), hand(16, 110, -14).Mirror(128))
		petal := func(x, k, turn float64, t kit.Tones) kit.Node {
			return c.Form("M0 4C-20 0 -22 -22 0 -40C22 -22 20 0 0 4Z", kit.Lin(0, -40, 0, 4, t.LL, t.M, t.DD), c.Line("M0 0V-26M-6 0Q-9 -12 -4 -22M6 0Q9 -12 4 -22", t.D, 1.200).Opacity(.6)).Scale(k, k, 0, 0).Rotate(turn, 0, 0).Move(x, 246)
		}
		c.Part("lotus", c.Both(128, petal(34, 1, -44, l), petal(62, 1.150, -24, l), petal(98, 1.100, -8, l)))
		c.Part("dhoti", sheen.Body(c, "M78 186C44 190 26 206 30 224C34 238 70 238 128 236C186 238 222 238 226 224C230 206 212 190 178 186Q128 204 78 186Z", d, 13, c.Line("M72 194Q40 206 44 226M92 198Q66 212 72 234M184 194Q216 206 212 226M164 198Q190 212 184 234", d.DD, 2).Opacity(.6), c.Line("M34 228Q82 240 128 214Q174 240 222 228", g.DD, 6), c.Line("M34 227Q82 239 128 213Q174 239 222 227", g.L, 3.500)))
		foot := kit.Of(sheen.Body(c, "M70 234Q72 222 90 222L122 224Q130 228 126 236Q110 242 80 241Q70 240 70 234Z", s, 5), band(84, 231, 84, 15))
		c.Part("skin", foot.Mirror(128).Move(4, -1), foot)
		belly := "M128 124C166 124 184 152 184 176C184 200 160 206 128 206C96 206 72 200 72 176C72 152 90 124 128 124Z"
		c.Part("skin", sheen.Body(c, belly, s, 14, c.Ellipse(128, 190, 3.500, 2.500, s.DD)))
		c.Part("shawl", c.Clip(belly, c.Line("M84 128Q92 172 168 204", r.DDD, 14).Opacity(.5), c.Line("M83 126Q92 170 168 202", r.M, 12), c.Line("M78 130Q86 174 160 206", g.L, 2.400), c.Line("M89 124Q100 166 174 196", g.L, 2.400)))
		c.Part("crown", c.Line("M92 132Q128 176 164 132", g.DD, 8), c.Line("M92 131Q128 175 164 131", g.L, 4.500).Dash(1, 6.500))
		c.Part("skin", limb("M80 148L58 176L58 180", band(68, 164, -40, 20)), hand(58, 178, 0), c.Circle(57, 182, 4, r.M))
		// head: ears, face, trunk
		ear := kit.Of(sheen.Body(c, "M100 62C78 42 46 48 40 76C36 102 50 130 72 134C88 136 98 120 104 108Z", s, 9, c.Form("M92 70C78 58 56 62 52 82C50 100 58 118 72 120C82 118 90 108 94 98Z", kit.Lin(50, 60, 96, 120, s.LL, s.L, s.D))), c.Circle(66, 130, 6, g.D), c.Circle(65.500, 129.500, 4.500, g.L))
		c.Part("ears", ear, ear.Mirror(128))
		face := "M128 44C160 44 170 66 168 90C166 112 152 126 128 126C104 126 90 112 88 90C86 66 96 44 128 44Z"
		c.Part("skin", c.Path(face, s.DDD).Opacity(.5).Move(0, 2), sheen.Body(c, face, s, 9, c.Both(128, c.Blur(5, c.Ellipse(100, 104, 10, 7, r.L)).Opacity(.4))))
		c.Part("tusks", sheen.Body(c, "M146 112Q160 120 168 134Q160 136 150 130Q142 124 140 116Z", u, 3), sheen.Body(c, "M110 112Q100 116 96 124L106 128Q114 122 116 116Z", u, 3))
		// a bowl of sweets in the lower left hand, the trunk's tip over it
		c.Part("skin", limb("M176 148L198 176L182 188", band(188, 164, 40, 20)))
		c.Part("sweets", laddu(c, w, 168, 174, 8), laddu(c, w, 184, 173, 8), laddu(c, w, 176, 164, 8), sheen.Body(c, "M154 176Q176 186 198 176Q196 196 176 197Q156 196 154 176Z", g, 5))
		c.Part("skin", hand(176, 200, 90))
		trunk := "M128 94C128 126 112 138 116 156C120 174 146 176 152 162"
		c.Part("trunk", c.Line(trunk, s.DDD, 21), c.Path("M108 84H148L139 120H117Z", s.M), c.Line(trunk, s.D, 19), c.Line(trunk, s.M, 15).Move(-1, -.6), c.Line(trunk, s.L, 6).Move(-4, -1), c.Line("M118 124Q126 128 134 122M112 138Q118 142 124 138M110 154Q116 154 122 150M120 168Q124 164 127 160", s.DD, 1.800).Opacity(.8), c.Line("M128 78V104", r.M, 4), c.Circle(152, 160, 5, s.DD))
		c.Part("face", c.Both(128, c.Path("M96 88Q106 76 118 88Q108 98 96 88Z", kit.White), c.Circle(107.500, 87.500, 5, kit.Hex("#3a2418")), c.Circle(106, 86, 1.600, kit.White), c.Line("M95 88Q106 75 119 88", kit.Hex("#3a2418"), 2.400), c.Line("M96 77Q106 68 117 75", s.DDD, 2.600)), c.Path("M128 58Q121 70 128 80Q135 70 128 58Z", r.M), c.Line("M112 66Q128 74 144 66", g.L, 2.600))
		c.Part("crown", sheen.Body(c, "M88 64C92 40 108 34 112 20Q118 4 128 2Q138 4 144 20C148 34 164 40 168 64Q128 48 88 64Z", g, 8, c.Line("M96 50Q128 34 160 50M108 32Q128 24 148 32", g.DD, 2), c.Line("M88 61Q128 45 168 61", g.DD, 7), c.Line("M88 60Q128 44 168 60", g.LL, 3).Dash(1, 6)), sheen.Ball(c, 128, 42, 6, r), c.Both(128, c.Circle(106, 47, 3.500, kit.Hex("#2f9a6a"))), festoon.Sphere(c, g, 128, 6, 5))
		c.Part("lotus", petal(128, 1.050, 0, l).Scale(1, .7, 0, 246), c.Both(128, petal(78, 1, -12, l).Scale(1, .55, 0, 246), petal(36, .9, -34, l).Scale(1, .6, 0, 246)))
		c.Anchor("ground", 128, 250)
	},
}

// laddu is a small round sweet.
func laddu(c *kit.Canvas, t kit.Tones, x, y, r float64) kit.Node {
	return kit.Of(c.Circle(x, y, r+.6, t.DDD), sheen.Ball(c, x, y, r, t, c.Circle(x-2, y+2, 1, t.DD), c.Circle(x+3, y-1, 1, t.DD), c.Circle(x, y-4, 1, t.DD)))
}
