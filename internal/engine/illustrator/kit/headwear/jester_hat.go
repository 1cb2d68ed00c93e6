package headwear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var jesterHat = kit.Piece{
	Name: "jester-hat", Cm: 40,
	Palette: "hat #7b45c4 purple; half #f2b632 gold yellow; bells #f7d25a; band #e2413c",
	Draw: func(c *kit.Canvas) {
		h, g, b, r := c.Tones("hat"), c.Tones("half"), c.Tones("bells"), c.Tones("band")
		bell := func(x, y float64) kit.Node {
			return kit.Of(sheen.Ball(c, x, y, 17, b), c.Line(sheen.D("M%g %gQ%g %g %g %g", x-15, y+2, x, y+7, x+15, y+2), b.DD, 2.6), c.Circle(x, y+9, 3.4, b.DDD), c.Line(sheen.D("M%g %gv6", x, y+9), b.DDD, 2.4), c.Ellipse(x-6, y-7, 4, 3, kit.White).Opacity(.9).Shade())
		}
		mid := "M86 128C84 76 96 34 128 8C160 34 172 76 170 128L150 220H106Z"
		c.Part("half", sheen.Body(c, mid, g, 16))
		left := "M60 220C52 180 60 140 84 112C70 84 36 84 22 128C18 140 8 140 10 126C14 60 74 32 112 72C136 100 138 160 130 222Z"
		c.Part("hat", sheen.Body(c, left, h, 22), sheen.Glint(c, "M34 88Q54 58 84 66Q88 72 80 72Q58 70 42 92Q34 96 34 88Z", .5))
		right := "M196 220C204 180 196 140 172 112C186 84 220 84 234 128C238 140 248 140 246 126C242 60 182 32 144 72C120 100 118 160 126 222Z"
		c.Part("half", sheen.Body(c, right, g, 22), sheen.Glint(c, "M170 64Q196 56 220 84Q220 92 212 88Q194 70 172 72Q164 70 170 64Z", .6))
		c.Part("hat", c.Clip(mid, c.Path("M128 0C110 20 96 60 104 96C112 84 120 80 128 78C136 80 144 84 152 96C160 60 146 20 128 0Z", kit.Lin(100, 10, 156, 100, h.L, h.M, h.D))))
		c.Part("bells", bell(18, 146), bell(238, 146), bell(128, 18))
		c.Part("band", sheen.Body(c, "M50 206Q128 234 206 206L210 238Q128 266 46 238Z", r, 12, sheen.Each(7, func(i int) kit.Node {
			x := 62 + float64(i)*22
			y := 226 + 11 - (x-128)*(x-128)/520
			return c.Path(sheen.D("M%g %gl9 -10l9 10l-9 10Z", x-9, y), g.M)
		})))
		c.AnchorBox("fit", 128, 234, 150, 30, 0)
		c.Anchor("ground", 128, 250)
	},
}
