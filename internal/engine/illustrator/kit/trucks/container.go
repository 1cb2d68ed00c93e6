package trucks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var shippingContainer = kit.Piece{
	Name: "shipping-container", Cm: 600,
	Palette: "body #d9562f container orange; rods #c3ccd4 bars metal; corners #4a5260 castings; label #f7f3ea sticker",
	Draw: func(c *kit.Canvas) {
		b, r, k, l := c.Tones("body"), c.Tones("rods"), c.Tones("corners"), c.Tones("label")
		side, doors := "M88 50L250 72V196L88 222Z", "M88 50L6 66V204L88 222Z"
		c.Part("body", c.Path("M4 64L88 46L252 70V198L88 226L4 206Z", b.DDD), c.Form(side, kit.Lin(88, 60, 250, 200, b.M, b.D, b.DD), sheen.Each(15, func(i int) kit.Node {
			x := 104 + 10.2*float64(i) - .12*float64(i*i)
			y0, y1 := 60+(x-88)*.128, 212-(x-88)*.145
			return kit.Of(c.Path(sheen.D("M%g %gh5V%gh-5Z", x, y0, y1), b.DDD).Opacity(.55), c.Line(sheen.D("M%g %gV%g", x+5.6, y0+1, y1-1), b.LL, 1.6).Opacity(.75))
		}), c.Blur(7, c.Path("M88 190L250 170V200L88 226Z", b.DDD)).Opacity(.5)))
		c.Part("body", c.Path("M88 50L250 72V81L88 60Z", kit.Lin(88, 50, 250, 80, b.L, b.M)), c.Path("M88 212L250 187V196L88 222Z", b.DD), c.Path("M240 71L250 72V196L240 197.6Z", b.D),
			c.Form(doors, kit.Lin(6, 60, 88, 214, b.LL, b.L, b.M, b.D), c.Path("M13 72L45 66V209L13 201ZM51 65L82 59V215L51 211Z", b.D).Opacity(.45), c.Line("M14 74L44 68M52 67L81 61", b.LL, 2), c.Line("M48 58V213", b.DDD, 2.6)), c.Path("M82 51L88 50L95 51V221L88 222L82 221Z", kit.Lin(82, 0, 95, 0, b.L, b.LL, b.M)))
		rod := func(x, y0, y1, dx float64) kit.Node {
			return kit.Of(c.Line(sheen.D("M%g %gV%g", x+2, y0, y1), b.DDD, 4).Opacity(.6), sheen.Tube(c, sheen.D("M%g %gV%g", x, y0, y1), 4, r), c.Rect(x-3, y0+4, 6, 7, 2, k.M), c.Rect(x-3, y1-12, 6, 7, 2, k.M), sheen.Tube(c, sheen.D("M%g 150l%g 2", x, dx), 4, r))
		}
		c.Part("rods", rod(22, 70, 203, 11), rod(38, 67, 207, -9), rod(60, 63, 212, 11), rod(74, 60, 214, -9))
		c.Part("label", c.Path("M54 84L80 80V102L54 105Z", l.M), c.Line("M58 90L76 87M58 96L72 94", k.M, 2.4), c.Path("M14 92L32 89V104L14 106Z", l.L).Opacity(.9))
		for _, q := range [][2]float64{{4, 64}, {81, 47}, {240, 69}, {4, 195}, {81, 213}, {240, 187}} {
			c.Part("corners", sheen.Body(c, kit.RoundRect(q[0], q[1], 13, 12, 2), k, 3), c.Ellipse(q[0]+6.500, q[1]+6, 3.400, 2.400, k.DDD))
		}
		c.AnchorBox("print", 168, 136, 118, 66, 0)
		c.AnchorBox("surface", 140, 54, 190, 0, 0)
		c.Anchor("ground", 128, 216)
	},
}
