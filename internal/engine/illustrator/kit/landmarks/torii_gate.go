package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var toriiGate = kit.Piece{
	Name: "torii-gate", Cm: 1600,
	Palette: "gate #e2492f pillars; beam #e2492f <gate; roof #4a4a58 cap; base #4a4a58 <roof; plaque #f0bf4a sign; rope #ecd9a8; water #6fbfe0 sea",
	Draw: func(c *kit.Canvas) {
		g, b, r, s, p, o, w := c.Tones("gate"), c.Tones("beam"), c.Tones("roof"), c.Tones("base"), c.Tones("plaque"), c.Tones("rope"), c.Tones("water")
		leg := func(x, lean float64) kit.Node {
			return kit.Of(c.Form(pd("M%g 62H%gL%g 226H%gZ", x-9+lean, x+9+lean, x+12, x-12), kit.Lin(x-11, 0, x+11, 0, kit.At(0, g.D), kit.At(.14, g.M), kit.At(.3, g.LL), kit.At(.55, g.M), kit.At(1, g.DDD)), gloss.Dim(c, 4, .55, box(x-16, 58, x+22, 74), g), gloss.Dim(c, 4, .5, box(x-16, 116, x+22, 128), g)), c.Form(pd("M%g 204H%gL%g 232H%gZ", x-14, x+14, x+15, x-15), kit.Lin(x-14, 0, x+14, 0, s.M, s.LL, s.M, s.DD)), c.Ellipse(x, 204, 14, 3, s.LL))
		}
		c.Part("gate", leg(70, 3), leg(186, -3))
		c.Part("gate", c.Form(box(120, 64, 136, 104), kit.Lin(120, 0, 136, 0, g.M, g.LL, g.M, g.DD), gloss.Dim(c, 3, .5, box(116, 60, 140, 70), g)))
		c.Part("beam", c.Form("M24 98H232V117H24Z", kit.Lin(0, 98, 0, 117, kit.At(0, b.LL), kit.At(.25, b.L), kit.At(.55, b.M), kit.At(1, b.DD)), c.Rect(24, 112, 208, 5, 0, b.DDD).Opacity(.3)), c.Rect(18, 96, 12, 23, 2, kit.Lin(0, 96, 0, 119, r.LL, r.M, r.DD)), c.Rect(226, 96, 12, 23, 2, kit.Lin(0, 96, 0, 119, r.LL, r.M, r.DD)),
			c.Path("M56 100H62V115H56ZM78 100H84V115H78ZM172 100H178V115H172ZM194 100H200V115H194Z", b.DD).Opacity(.8))
		c.Part("beam", c.Form("M14 44Q128 62 242 44L238 70Q128 82 18 70Z", kit.Lin(0, 46, 0, 78, kit.At(0, b.LL), kit.At(.3, b.L), kit.At(.55, b.M), kit.At(1, b.DD)), gloss.Dim(c, 3, .5, "M10 38Q128 58 246 38V52Q128 72 10 52Z", b)))
		c.Part("roof", c.Form("M2 20Q-2 18 0 24L8 46Q128 66 248 46L256 24Q258 18 254 20Q128 48 2 20Z", kit.Lin(0, 20, 0, 62, kit.At(0, r.LL), kit.At(.35, r.L), kit.At(.6, r.M), kit.At(1, r.DD)), c.Line("M4 22Q128 50 252 22", kit.White, 2.4).Opacity(.5), c.Line("M8 44Q128 64 248 44", p.M, 2.6).Opacity(.9)))
		c.Part("plaque", c.Rect(111, 64, 36, 38, 3, b.DDD).Opacity(.5), c.Form(kit.RoundRect(110, 62, 36, 38, 3), kit.Lin(110, 62, 146, 100, p.LL, p.M, p.DD)), c.Form(kit.RoundRect(115, 67, 26, 28, 1.5), kit.Lin(115, 67, 141, 95, r.L, r.D)), c.Line("M121 73H135M128 71V91M122 80H134M121 90H135M123 76L121 86M133 76L135 86", p.L, 2))
		c.Part("rope", c.Line("M64 124Q96 146 128 146Q160 146 192 124", o.DDD, 10), c.Line("M64 124Q96 146 128 146Q160 146 192 124", o.M, 8), c.Line("M64 124Q96 146 128 146Q160 146 192 124", o.DD, 8).Dash(1.6, 5).Butt().Opacity(.7), c.Line("M64 122.500Q96 144 128 144Q160 144 192 122.5", kit.White, 1.6).Opacity(.6))
		for _, v := range [][2]float64{{96, 140}, {128, 146}, {160, 140}} {
			c.Part("rope", c.Form(pd("M%g %gL%g %gL%g %gL%g %gL%g %gL%g %gL%g %gL%g %gZ", v[0]-4, v[1]+3, v[0]+5, v[1]+3, v[0]-1, v[1]+13, v[0]+7, v[1]+13, v[0]-2, v[1]+27, v[0]+1, v[1]+17, v[0]-7, v[1]+17, v[0]-1, v[1]+8), kit.Lin(v[0]-6, v[1], v[0]+6, v[1]+26, kit.White, kit.Hex("#d9d3cf"))))
		}
		c.Part("water", c.Form("M8 226C24 218 38 218 54 224C70 230 84 230 98 224C114 218 128 218 144 224C160 230 172 230 188 224C202 218 216 218 230 224C238 228 244 228 248 226V238Q248 250 236 250H20Q8 250 8 238Z", kit.Lin(0, 220, 0, 250, w.LL.Alpha(.92), w.M, w.D), c.Path("M58 230H82L78 248H62ZM174 230H198L194 248H178Z", g.M).Opacity(.3), c.Line("M26 236h22M92 238h24M134 234h20M206 237h22M110 244h18M160 244h16", kit.White, 2.4).Opacity(.7)))
		c.AnchorBox("inside", 128, 180, 86, 84, 0)
		c.Anchor("ground", 128, 250)
	},
}
