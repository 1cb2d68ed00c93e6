package toys

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var teddyBear = kit.Piece{
	Name: "teddy-bear", Cm: 35,
	Palette: "fur #b9783f bear; muzzle #f0d3a4 pads paws belly; bow #e2364a ribbon; eyes #3a2c30 nose",
	Draw: func(c *kit.Canvas) {
		f, m, b, e := c.Tones("fur"), c.Tones("muzzle"), c.Tones("bow"), c.Tones("eyes")
		plush := func(d string, s float64, in ...kit.Node) kit.Node {
			box := c.Path(d, kit.Black).Bounds()
			in = append([]kit.Node{tufts(c, box, f)}, in...)
			return sheen.Body(c, d, f, s, in...)
		}
		ear := kit.Of(plush(kit.Oval(70, 42, 31, 31), 16), c.Form(kit.Oval(71, 45, 18, 18), kit.Lin(58, 30, 84, 64, m.D, m.M, m.L), sheen.Dim(c, 3, .4, "M50 24H92V38Q70 32 50 50Z", m)))
		c.Part("fur", ear, plush(kit.Oval(186, 42, 31, 31), 16), c.Form(kit.Oval(185, 45, 18, 18), kit.Lin(172, 30, 198, 64, m.D, m.M, m.L), sheen.Dim(c, 3, .4, "M164 24H206V38Q186 32 164 50Z", m)))
		const body = "128,128 164,134 188,164 196,204 182,236 128,247 74,236 60,204 68,164 92,134"
		c.Part("fur", plush(body, 26, sheen.Dim(c, 8, .6, "M70 120H190V150Q128 168 70 150Z", f)))
		c.Part("belly", c.Form(kit.Oval(128, 198, 40, 42), kit.Rad(116, 180, 62, m.L, m.M, m.D), c.Path(kit.Oval(128, 198, 36, 38), kit.None).Stroke(m.DD, 1.4).Dash(3.5, 3.2).Opacity(.8), sheen.Dim(c, 5, .35, "M84 150H172V166Q128 176 84 166Z", m)))
		arm := "86,142! 64,146 40,168 26,194 30,214 50,218 66,204 84,184 98,160"
		c.Part("fur", plush(arm, 18), plush("170,142! 192,146 216,168 230,194 226,214 206,218 190,204 172,184 158,160", 18))
		foot := func(x float64) kit.Node {
			return kit.Of(c.Clip(body, sheen.Dim(c, 6, .5, kit.Oval(x, 218, 44, 42), f)), plush(kit.Oval(x, 218, 40, 37), 20))
		}
		c.Part("fur", foot(68), foot(188))
		for _, x := range []float64{68, 188} {
			c.Part("paws", c.Form(kit.Oval(x, 222, 25, 25), kit.Rad(x-8, 212, 40, m.L, m.M, m.D), c.Path(kit.Oval(x, 222, 22, 22), kit.None).Stroke(m.DD, 1.3).Dash(3.2, 3).Opacity(.8)))
		}
		const head = "128,18 168,24 198,48 208,84 196,116 164,138 128,143 92,138 60,116 48,84 58,48 88,24"
		c.Part("fur", plush(head, 30))
		c.Part("muzzle", c.Clip(head, sheen.Dim(c, 5, .35, kit.Oval(130, 110, 46, 35), f)), c.Form(kit.Oval(128, 106, 43, 33), kit.Rad(114, 90, 62, m.LL, m.L, m.M, m.D), tufts(c, kit.Box{X0: 86, Y0: 74, X1: 170, Y1: 140}, m), sheen.Edge(c, kit.Oval(128, 106, 43, 33), m, 10)),
			c.Line("M128 100V114", e.L, 3.4))
		c.Part("mouth", c.Line("M128 114Q120 128 106 121M128 114Q136 128 150 121", e.L, 3.4))
		c.Part("nose", c.Form("M110 90Q110 80 128 80Q146 80 146 90Q144 102 128 105Q112 102 110 90Z", kit.Lin(112, 78, 142, 106, e.L, e.M, e.D), sheen.Edge(c, "M110 90Q110 80 128 80Q146 80 146 90Q144 102 128 105Q112 102 110 90Z", e, 6)), c.Ellipse(121, 86, 7, 3.2, kit.White).Opacity(.7))
		for _, x := range []float64{92, 164} {
			c.Part("eyes", c.Circle(x, 76, 11, f.DD).Opacity(.55), c.Circle(x, 75, 10, kit.Rad(x-3, 71, 13, e.L, e.M, e.DD)), c.Circle(x-3.4, 71, 3.6, kit.White), c.Circle(x+3.4, 79, 1.7, kit.White).Opacity(.6))
			c.Part("eyes", c.Line(sheen.D("M%g 56q8 -7 17 -2", x-9), f.DD, 3.4).Opacity(.7))
		}
		c.Part("fur", c.Line("M128 22V58", f.DD, 1.8).Dash(4, 3.4).Opacity(.6))
		wing := "128,150! 108,136 84,130 74,140 76,164 86,174 108,166"
		c.Part("bow", c.Clip(body, sheen.Dim(c, 4, .5, "M72 140H186V176L128 164L72 176Z", f)), sheen.Body(c, "M122 156L104 190L118 188L126 198L132 160Z", b, 8), sheen.Body(c, "M134 156L152 190L138 188L130 198L124 160Z", b, 8),
			sheen.Body(c, wing, b, 10, c.Line("M122 150L92 146M122 154L94 162", b.DD, 2.4).Opacity(.6)), sheen.Body(c, "128,150! 148,136 172,130 182,140 180,164 170,174 148,166", b, 10, c.Line("M134 150L164 146M134 154L162 162", b.DD, 2.4).Opacity(.6)),
			sheen.Body(c, kit.RoundRect(115, 138, 26, 26, 10), b, 8), sheen.Glint(c, "M84 140Q92 134 104 140Q96 141 88 148Z", .45), sheen.Glint(c, "M120 143Q128 140 134 143Q126 145 122 150Z", .5))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("neck", 128, 152, 110, 0, 0)
		c.Anchor("seat", 128, 236)
		c.AnchorBox("fit", 128, 22, 110, 0, 0)
		c.AnchorBox("grip", 128, 190, 0, 0, 0)
	},
}

// tufts are short strokes of plush over a box.
func tufts(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	return sheen.Each(int(b.W()*b.H()/190), func(i int) kit.Node {
		x, y := b.X0+b.W()*c.Rand().Float64(), b.Y0+b.H()*c.Rand().Float64()
		paint, o := t.DD, .32
		if i%2 == 0 {
			paint, o = t.LL, .4
		}
		return c.Line(sheen.D("M%.1f %.1fq%.1f 2.5 -1 5", x, y, 2*c.Rand().Float64()-1), paint, 1.3).Opacity(o)
	})
}
