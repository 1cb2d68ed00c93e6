package symbols

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// noSmoking is the sign that forbids smoking: a cigarette behind a red ring with a slash.
var noSmoking = kit.Piece{
	Name: "no-smoking-sign", Cm: 60, Palette: "ring #e0303a red slash; field #fbf7f2 white; cigarette #2b2b30 black smoke",
	Draw: func(c *kit.Canvas) {
		t, f, k := c.Tones("ring"), c.Tones("field"), c.Tones("cigarette")
		c.Part("field", c.Path(kit.Oval(128, 128, 112, 112), kit.Rad(104, 96, 170, f.LL, f.M, f.D)))
		ink := kit.Lin(40, 110, 200, 170, k.L, k.M, k.D)
		c.Part("cigarette", c.Path(kit.RoundRect(50, 130, 116, 22, 3), ink), c.Path(kit.RoundRect(171, 130, 11, 22, 2), ink), c.Path(kit.RoundRect(187, 130, 11, 22, 2), ink))
		for _, way := range [][]shape.Pt{{{X: 177, Y: 122}, {X: 176, Y: 104}, {X: 164, Y: 98}, {X: 148, Y: 98}, {X: 140, Y: 86}, {X: 148, Y: 74}}, {{X: 193, Y: 122}, {X: 193, Y: 98}, {X: 184, Y: 84}, {X: 168, Y: 82}, {X: 163, Y: 72}}} {
			c.Part("cigarette", c.Path(shape.Ribbon(shape.Sample(way, 40), func(float64) float64 { return 9 }), ink))
		}
		c.Part("ring", shape.Raised(c, shape.Ring(128, 128, 122, 96), t, 4), kit.Of(shape.Raised(c, kit.RoundRect(26, 115, 204, 26, 4), t, 0)).Rotate(45, 128, 128), sheen.Gloss(c, 128, 128, 109, 109, 195, 250, 8))
	},
}
