package body

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var sugarSkull = kit.Piece{
	Name: "sugar-skull", Cm: 22,
	Palette: "bone #f8e5cc; flowers #ee4a86 flower; eyes #4a3550 eye_sockets sockets; pattern #2aa6b0 dots swirls; petals #f7a823; teeth #ffffff; leaves #4fae54; nose #4a3550 <eyes",
	Draw: func(c *kit.Canvas) {
		b, f, e, k, o, t, l, n := c.Tones("bone"), c.Tones("flowers"), c.Tones("eyes"), c.Tones("pattern"), c.Tones("petals"), c.Tones("teeth"), c.Tones("leaves"), c.Tones("nose")
		c.Part("bone", jawbone(c, b, t))
		c.Part("bone", p.Body(c, cranium, b, 30, c.Blur(5, c.Both(128, c.Path("M160 168Q186 176 208 164Q214 184 186 190Z", b.DD))).Opacity(.6)))
		bloom := func(x, y, r float64, n int, t, mid kit.Tones) kit.Node {
			petal := kit.Of(c.Ellipse(x, y-r*.62, r*.36, r*.42, t.DD), c.Ellipse(x-.3, y-r*.63, r*.32, r*.38, kit.Lin(x, y-r, x, y-r*.1, t.LL, t.M, t.D)))
			return kit.Of(c.Around(n, x, y, petal), c.Circle(x, y, r*.34, mid.DD), c.Circle(x-.3, y-.4, r*.29, kit.Rad(x-r*.1, y-r*.1, r*.4, mid.LL, mid.M, mid.D)))
		}
		drop := func(x, y, r, turn float64, t kit.Tones) kit.Node {
			return c.Path(p.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y-r*1.5, x+r*1.1, y-r*.1, x+r*.8, y+r, x, y+r, x-r*.8, y+r, x-r*1.1, y-r*.1, x, y-r*1.5), kit.Lin(x-r, y-r, x+r, y+r, t.L, t.M, t.D)).Rotate(turn, x, y)
		}
		scallops := func(x float64) kit.Node {
			return c.Around(12, x, 122, kit.Of(c.Circle(x, 82, 10.4, o.DD), c.Circle(x-.3, 81.6, 9.2, kit.Lin(x-8, 74, x+8, 92, o.LL, o.M, o.D)), c.Circle(x, 83, 3, f.M)))
		}
		c.Part("petals", scallops(78), scallops(178))
		c.Part("eyes", c.Both(128, socket(c, kit.Oval(178, 122, 34, 34), b, e, 178, 122, 34)), c.Both(128, c.Ellipse(166, 108, 7, 5, kit.White).Opacity(.2)))
		c.Part("nose", socket(c, "M128 138C118 138 108 160 112 168C115 174 123 172 128 166C133 172 141 174 144 168C148 160 138 138 128 138Z", b, n, 128, 160, 15))
		swirl := "M150 62C166 54 182 56 184 66C185 74 174 76 173 69M158 44C176 32 196 40 202 54M214 104C226 108 228 124 220 130C214 134 208 127 214 123M206 160C196 172 182 172 180 164C179 158 187 156 188 162"
		c.Part("pattern", c.Both(128, c.Line(swirl, k.D, 4), c.Line(swirl, k.L, 1.2).Move(-.5, -.7).Opacity(.7)),
			c.Both(128, p.Each(5, func(i int) kit.Node {
				return c.Circle(210+float64(i)*4.4-float64(i*i)*.5, 60+float64(i)*10, 3.4-.3*float64(i), f.M)
			})),
			c.Both(128, drop(146, 24, 5, 20, f), drop(162, 27, 4, 34, o), drop(176, 34, 3.4, 46, f), drop(154, 226, 4.4, -60, k), drop(168, 220, 3.8, -75, f), c.Circle(182, 212, 3, o.M), drop(140, 178, 3.6, 150, k)),
			drop(128, 232, 5.4, 0, f), c.Both(128, drop(139, 234, 4.4, 40, o)), drop(128, 20, 6, 0, k), c.Circle(128, 128, 3, f.M), c.Circle(128, 118, 2.4, o.M))
		leaf := kit.Of(c.Path("M146 60C158 46 172 46 178 50C174 62 160 68 146 64Z", kit.Lin(150, 48, 170, 66, l.LL, l.M, l.DD)), c.Line("M148 62Q162 58 174 52", l.DD, 1.3))
		c.Part("leaves", c.Both(128, leaf.Rotate(14, 128, 60)))
		small := bloom(204, 176, 14, 6, f, o)
		c.Part("flowers", c.Clip(cranium, c.Blur(4, c.Circle(131, 68, 30, b.DDD)).Opacity(.45)), bloom(128, 62, 34, 8, f, o), bloom(128, 62, 17, 6, o, k), c.Both(128, small))
		c.Part("teeth", p.Each(6, func(i int) kit.Node { return tusk(c, 80+float64(i)*16.2, 190, 15, 21, t) }))
		c.Add(p.Glint(c, "M32 92C36 62 56 40 82 30C92 27 94 34 85 38C62 48 48 68 43 94C41 104 31 101 32 92Z", .75))
		c.AnchorBox("headTop", 128, 10, 150, 16, 0)
		c.AnchorBox("eyes", 128, 122, 200, 68, 0)
		c.Anchor("mouth", 128, 208)
		c.Anchor("ground", 128, 250)
	},
}
