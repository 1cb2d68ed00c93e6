package plants

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

var seedling = kit.Piece{
	Name: "seedling", Cm: 15,
	Palette: "leaves #6cc24a; stem #7cb84e <leaves; soil #7a5238 dirt",
	Draw: func(c *kit.Canvas) {
		l, s, d := c.Tones("leaves"), c.Tones("stem"), c.Tones("soil")
		c.Part("soil", c.Form("M24 242C36 214 66 206 88 196C104 188 116 184 130 184C150 184 164 194 180 200C206 208 224 220 234 242Q236 250 222 250H36Q22 250 24 242Z", kit.Rad(96, 196, 130, d.L, d.M, d.D, d.DD),
			c.Blur(8, c.Path("M240 220C220 250 160 240 20 246V262H250Z", d.DDD).Opacity(.5)), c.Blur(3, c.Ellipse(132, 192, 20, 6, d.DDD).Opacity(.7)),
			pebbles(c, d)))
		c.Part("stem", foliage.Stalk(c, s, "M128 198C132 170 122 140 128 104", 9))
		c.Part("leaves", foliage.Leaf(c, l, 126, 108, 112, 66, -58), foliage.Leaf(c, l, 130, 108, 116, 68, 52), foliage.Leaf(c, l, 127, 106, 50, 26, -16), foliage.Leaf(c, l, 129, 106, 46, 24, 16), foliage.Leaf(c, l, 127, 158, 34, 18, -64), foliage.Leaf(c, l, 129, 148, 32, 18, 62))
		c.Part("soil", c.Path("M110 204Q114 194 122 196Q128 190 134 195Q142 194 146 204Z", kit.Lin(0, 192, 0, 204, d.L, d.M)))
		c.Anchor("ground", 128, 250)
	},
}

func pebbles(c *kit.Canvas, t kit.Tones) kit.Node {
	var all []kit.Node
	for range 44 {
		x, y := 34+c.Rand().Float64()*190, 196+c.Rand().Float64()*52
		k := 1.6 + c.Rand().Float64()*3.4
		all = append(all, c.Ellipse(x+.6, y+1.2, k, k*.72, t.DDD).Opacity(.45), c.Ellipse(x, y, k, k*.7, kit.Lin(x-k, y-k, x+k, y+k, t.LL, t.D)).Opacity(.85))
	}
	return kit.Of(all...)
}
