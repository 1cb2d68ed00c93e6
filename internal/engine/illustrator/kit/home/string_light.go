package home

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
		pts := []shape.Pt{{X: -20, Y: 74}, {X: 12, Y: 96}, {X: 60, Y: 112}, {X: 104, Y: 102}, {X: 128, Y: 82}, {X: 152, Y: 102}, {X: 196, Y: 112}, {X: 244, Y: 96}, {X: 276, Y: 74}}
		steps := shape.Sample(pts, 160)
		line := shape.Line(steps)
		c.Part("wire", c.Line(line, w.DDD, 5), c.Line(line, w.L, 2).Move(-.4, -.9))
		for i := range 7 {
			st := steps[10+int(float64(i)*23.4)]
			x, y := st.X, st.Y
			bulb := sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-6.500, y+17, x-8, y+25, x-17, y+29, x-17, y+43, x-17, y+55, x-8, y+62, x, y+62, x+8, y+62, x+17, y+55, x+17, y+43, x+17, y+29, x+8, y+25, x+6.500, y+17)
			c.Part("bulbs", halo(c, x, y+42, 36, g.L), c.Form(bulb, kit.Rad(x, y+42, 26, kit.At(0, kit.Hex("#fffceb")), kit.At(.35, b.LL), kit.At(.75, b.M), kit.At(1, b.D)), sheen.Edge(c, bulb, b, 6), c.Line(sheen.D("M%g %gL%g %gL%g %gL%g %gL%g %gL%g %g", x-3, y+20, x-4.500, y+38, x-1.500, y+48, x, y+40, x+1.500, y+48, x+4.500, y+38), g.D, 1.600)), sheen.Streak(c, sheen.D("M%g %gQ%g %g %g %g", x-11.500, y+46, x-12, y+38, x-7, y+32), 2.800, .85))
			c.Part("sockets", c.Form(kit.RoundRect(x-7.500, y-2, 15, 21, 4), sheen.Round(x-7.500, 0, x+7.500, 0, s), c.Line(sheen.D("M%g %gH%g", x-8, y+14, x+8), s.DDD, 2), c.Line(sheen.D("M%g %gH%g", x-8, y+16, x+8), s.LL, 1).Opacity(.7)))
		}
		c.Anchor("tie", 128, 82)
	},
}
