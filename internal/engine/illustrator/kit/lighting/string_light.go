package lighting

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var stringLight = kit.Piece{
	Name: "string-light", Cm: 150,
	Palette: "bulbs #ffce45 lights; wire #4b4f5c cord; sockets #4b4f5c <wire; glow #ffb93a",
	Draw: func(c *kit.Canvas) {
		b, w, s, g := c.Tones("bulbs"), c.Tones("wire"), c.Tones("sockets"), c.Tones("glow")
		steps := shape.Sample([]shape.Pt{{X: -26, Y: 30}, {X: 16, Y: 70}, {X: 68, Y: 104}, {X: 128, Y: 116}, {X: 188, Y: 104}, {X: 240, Y: 70}, {X: 282, Y: 30}}, 180)
		line := shape.Line(steps)
		c.Part("wire", c.Line(line, w.DDD, 6.500), c.Line(line, w.M, 4.600).Move(-.3, -.4), c.Line(line, w.LL, 1.600).Move(-.5, -1.400))
		for i := range 6 {
			st := steps[15+30*i]
			x, y := st.X, st.Y
			at := func(px, py float64) string { return sheen.D("%.1f %.1f", x+px, y+py) }
			bulb := "M" + at(-9, 24) + "C" + at(-10, 34) + " " + at(-24, 42) + " " + at(-24, 60) + "C" + at(-24, 76) + " " + at(-12, 86) + " " + at(0, 86) + "C" + at(12, 86) + " " + at(24, 76) + " " + at(24, 60) + "C" + at(24, 42) + " " + at(10, 34) + " " + at(9, 24) + "Z"
			c.Part("bulbs", Halo(c, x, y+58, 46, g.L), c.Form(bulb, kit.Rad(x, y+58, 36, kit.At(0, kit.Hex("#fffceb")), kit.At(.35, b.LL), kit.At(.75, b.M), kit.At(1, b.D)), sheen.Edge(c, bulb, b, 8)))
			wire := "M" + at(-4, 28) + "L" + at(-7, 54) + "L" + at(-3.5, 68) + "L" + at(0, 56) + "L" + at(3.5, 68) + "L" + at(7, 54) + "L" + at(4, 28)
			c.Part("bulbs", c.Glow(2, c.Line(wire, kit.White, 4)).Opacity(.7), c.Line(wire, g.DD, 2.200), c.Line(wire, g.L, 1), sheen.Streak(c, "M"+at(-16, 66)+"Q"+at(-18, 54)+" "+at(-10, 44), 4, .9), c.Circle(x-12, y+74, 2.200, kit.White).Opacity(.8))
			cap := kit.RoundRect(x-10.500, y-4, 21, 30, 5)
			c.Part("sockets", c.Form(cap, sheen.Round(x-10.500, 0, x+10.500, 0, s), sheen.Each(3, func(k int) kit.Node {
				yy := y + 8 + 6*float64(k)
				return kit.Of(c.Line(sheen.D("M%g %gH%g", x-12, yy, x+12), s.DDD, 2), c.Line(sheen.D("M%g %gH%g", x-12, yy+1.800, x+12), s.LL, 1).Opacity(.6))
			})))
		}
		c.Anchor("tie", 128, 116)
	},
}
