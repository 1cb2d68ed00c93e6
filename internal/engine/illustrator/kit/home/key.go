package home

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var key = kit.Piece{
	Name: "key", Cm: 8,
	Palette: "shaft #f0b430 gold key; head #f0b430 <shaft; teeth #f0b430 <shaft; gem #e2404f stone",
	Draw: func(c *kit.Canvas) {
		s, b, t, g := c.Tones("shaft"), c.Tones("head"), c.Tones("teeth"), c.Tones("gem")
		lean := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(40, 128, 128) }
		const teeth = "M134 206H166Q170 206 170 210V218H160V226H172Q176 226 176 230V244Q176 248 172 248H158V238H150V248Q150 250 146 250H134Z"
		c.Part("teeth", lean(c.Path(teeth, t.DDD).Move(1, 2), c.Form(teeth, kit.Lin(134, 206, 176, 250, t.L, t.M, t.D), sheen.Edge(c, teeth, t, 7))))
		const rod = "M118 92H138V258Q138 266 128 266Q118 266 118 258Z"
		c.Part("shaft", lean(c.Form(rod, sheen.Steel(117, 0, 139, 0, s), sheen.Dim(c, 4, .5, "M110 84H146V104H110Z", s))))
		for _, y := range []float64{96, 108, 192} {
			d := kit.RoundRect(111, y, 34, 10, 5)
			c.Part("shaft", lean(c.Path(d, s.DDD).Move(0, 1.500), c.Form(d, sheen.Steel(111, 0, 145, 0, s), c.Line(sheen.D("M114 %gH142", y+2), kit.White, 1.500).Opacity(.6))))
		}
		ring := func(x, y, r, w float64) kit.Node {
			return kit.Of(c.Circle(x, y, r, kit.None).Stroke(b.DDD, w+3), c.Circle(x-.4, y-.5, r, kit.None).Stroke(kit.Lin(x-r, y-r, x+r, y+r, b.LL, b.L, b.M, b.DD), w), c.Circle(x-1, y-1.400, r, kit.None).Stroke(kit.Lin(x-r, y-r, x+r*.4, y+r*.4, kit.White, b.L.Alpha(0)), w*.24).Opacity(.8))
		}
		c.Part("head", lean(ring(92, 56, 27, 14), ring(164, 56, 27, 14), ring(128, 6, 27, 14), c.Form("M112 62L128 36L144 62L138 98H118Z", sheen.Steel(112, 0, 144, 0, b))))
		c.Part("gem", lean(c.Circle(128, 52, 20, b.DDD), c.Circle(127.600, 51.500, 18.500, kit.Lin(112, 36, 144, 68, b.LL, b.M, b.DD)), sheen.Ball(c, 128, 52, 13.500, g), c.Ellipse(123.500, 47, 4.500, 3, kit.White).Rotate(-35, 123, 47).Opacity(.8)))
		p := func(x, y float64) (float64, float64) {
			sin, cos := math.Sincos(40 * math.Pi / 180)
			return 128 + (x-128)*cos - (y-128)*sin, 128 + (x-128)*sin + (y-128)*cos
		}
		x, y := p(128, 50)
		c.AnchorBox("grip", x, y, 0, 0, 40)
		x, y = p(128, -20)
		c.Anchor("tie", x, y)
	},
}
