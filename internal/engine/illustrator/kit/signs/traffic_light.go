package signs

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var trafficLight = kit.Piece{
	Name: "traffic-light", Cm: 100,
	Palette: "housing #454b59 box black; red #f23b3b; yellow #ffc42e amber; green #37c463; plate #f2b632 border",
	Draw: func(c *kit.Canvas) {
		h, p := c.Tones("housing"), c.Tones("plate")
		for i := range 3 {
			y := 20 + 76*float64(i)
			fin := sheen.D("M72 %gL40 %gQ36 %g 42 %gL72 %gZ", y+10, y+14, y+20, y+28, y+52)
			c.Part("housing", c.Both(128, sheen.Body(c, fin, h, 7)))
		}
		d := kit.RoundRect(66, 4, 124, 246, 28)
		c.Part("plate", c.Path(d, p.DDD).Move(0, 3), c.Form(d, kit.Lin(66, 4, 190, 250, p.LL, p.L, p.M, p.D)))
		in := kit.RoundRect(73, 11, 110, 232, 22)
		c.Part("housing", c.Path(in, h.DDD).Stroke(h.DDD, 1.5), c.Form(in, kit.Lin(73, 11, 183, 243, h.LL, h.L, h.M, h.D), sheen.Edge(c, in, h, 16)))
		for i, name := range []string{"red", "yellow", "green"} {
			t := c.Tones(name)
			y := 52 + 76*float64(i)
			lens := kit.Oval(128, y, 31, 31)
			c.Part(name, c.Circle(128, y+1, 35.500, h.DDD), c.Circle(128, y, 34, kit.Lin(100, y-28, 156, y+28, h.DD, h.L)), c.Form(lens, kit.Rad(120, y-4, 40, kit.At(0, t.LL), kit.At(.3, t.L), kit.At(.75, t.M), kit.At(1, t.D)), sheen.Each(6, func(k int) kit.Node {
				return c.Circle(128, y, 6+5*float64(k), kit.None).Stroke(t.LL, 1).Opacity(.28)
			}), c.Glow(6, c.Circle(122, y+4, 12, kit.White)).Opacity(.5), sheen.Edge(c, lens, t, 6), sheen.Dim(c, 4, .5, sheen.D("M90 %gH166V%gQ128 %g 90 %gZ", y-40, y-10, y-26, y-10), h)),
				sheen.Gloss(c, 128, y, 24, 24, 150, 190, 3.6))
			hood := sheen.D("M92 %gC92 %g 108 %g 128 %gC148 %g 164 %g 164 %gL160 %gC156 %g 144 %g 128 %gC112 %g 100 %g 96 %gZ", y+2, y-26, y-41, y-41, y-41, y-26, y+2, y+2, y-14, y-24, y-24, y-24, y-14, y+2)
			c.Part("housing", c.Path(hood, h.DDD).Move(0, 1.5), c.Form(hood, kit.Lin(92, y-40, 164, y, h.LL, h.L, h.M, h.DD), c.Path(hood, kit.None).Stroke(h.LL, 1.6).Move(.6, 1).Opacity(.6)))
		}
		c.Part("housing", c.Form(kit.RoundRect(114, -4, 28, 12, 4), sheen.Round(114, 0, 142, 0, h)))
		c.Anchor("ground", 128, 250)
		c.Anchor("tie", 128, -4)
		c.AnchorBox("surface", 128, 4, 90, 0, 0)
	},
}
