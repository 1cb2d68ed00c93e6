package produce

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var apple = kit.Piece{
	Name: "apple", Cm: 9, States: edible.Cuts,
	Palette: "skin #e0322f; leaf #58a83a; stem #8a5a34",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: kit.TonesOf(kit.Hex("#fbeec0")), Skin: c.Tones("skin"), Seeds: kit.Hex("#6b3f20")}).Draw(c) {
			return
		}
		s, l, m := c.Tones("skin"), c.Tones("leaf"), c.Tones("stem")
		d := "M128 82C110 62 72 58 46 80C16 106 18 164 44 204C62 234 92 254 112 247C122 243 134 243 144 247C164 254 194 234 212 204C238 164 240 106 210 80C184 58 146 62 128 82Z"
		second := c.Variant(2) == 1
		if second { // taller, with narrow feet and two leaves
			d = "M128 84C108 60 66 62 48 90C28 122 40 176 62 214C78 242 100 254 116 246C124 242 132 242 140 246C156 254 178 242 194 214C216 176 228 122 208 90C190 62 148 60 128 84Z"
		}
		c.Part("skin", c.Form(d, kit.Rad(88, 118, 150, kit.At(0, s.L), kit.At(.3, s.M), kit.At(.7, s.D), kit.At(1, s.DD)),
			c.Blur(3, c.Line("M128 90Q100 110 96 170M124 88Q70 96 62 150M134 90Q160 110 160 180M138 86Q190 98 196 150M128 92V200M112 92Q84 130 88 200", s.LL, 4)).Opacity(.28),
			c.Blur(9, c.Ellipse(128, 80, 46, 20, kit.Hex("#ffd76a"))).Opacity(.45),
			edible.Shade(c, d, s, 34),
			c.Blur(5, c.Ellipse(128, 82, 34, 9, s.DDD)).Opacity(.7),
			c.Blur(3, c.Line("M96 88Q128 108 160 88", s.LL, 4)).Opacity(.55),
			edible.Scatter(c, 40, 100, 210, 230, 26, 16, func(x, y float64) bool { return edible.InOval(x, y, 128, 160, 78, 68) }, func(_ int, x, y float64) kit.Node {
				return c.Circle(x, y, 1.3, s.LL).Opacity(.6)
			})),
			c.Path("M50 150C40 112 58 86 86 82C98 81 98 90 88 94C68 102 62 122 64 148C64 160 54 162 50 150Z", kit.White).Opacity(.5).Shade(),
			c.Ellipse(61, 174, 5, 8, kit.White).Rotate(-12, 61, 174).Opacity(.5).Shade())
		c.Part("stem", edible.Stalk(c, "M128 88Q126 60 142 34", 11, m), c.Ellipse(142.5, 33, 6.2, 3.6, m.LL).Rotate(20, 142, 33))
		if c.Has("stem") { // the leaves are on it
			c.Part("leaf", c.Clip(d, c.Blur(3, c.Path("M140 66Q170 80 204 50L196 72Q164 84 140 66Z", s.DDD).Move(0, 5)).Opacity(.45)), edible.Leaf(c, l, 134, 62, 92, -14))
			if second {
				c.Part("leaf", edible.Leaf(c, l, 126, 66, 66, -164))
			}
		}
		c.Anchor("ground", 128, 248)
		c.AnchorBox("print", 128, 166, 90, 70, 0)
		c.AnchorBox("grip", 128, 160, 0, 0, 0)
	},
}
