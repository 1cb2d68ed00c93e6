package emblems

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// tarotBack is the back of a tarot card: it looks the same when it is turned over.
var tarotBack = kit.Piece{
	Name: "tarot-back", Cm: 12, Palette: "card #232a5c; frame #e8bf60 gold; art #f6e3b4",
	Draw: func(c *kit.Canvas) {
		k, g, a := c.Tones("card"), c.Tones("frame"), c.Tones("art")
		card := kit.RoundRect(50, 4, 156, 248, 14)
		c.Part("card", c.Path(card, k.DDD).Move(1.5, 3), c.Form(card, kit.Lin(50, 4, 206, 252, k.L, k.M, k.D), sheen.Edge(c, card, k, 8)))
		c.Part("frame", c.Path(kit.RoundRect(58, 12, 140, 232, 9), kit.None).Stroke(g.M, 3.4), c.Path(kit.RoundRect(64, 18, 128, 220, 6), kit.None).Stroke(g.L, 1.2))
		gold := kit.Lin(80, 60, 176, 196, g.LL, g.M, g.L, g.D)
		half := kit.Of(
			c.Path("M128 34A26 26 0 1 0 152 70A21 21 0 1 1 128 34Z", gold),
			c.Path(shape.Glint(140, 52, 9, .25), a.L),
			c.Path(shape.Glint(84, 40, 8, .25), a.L), c.Path(shape.Glint(172, 40, 8, .25), a.L),
			c.Line("M72 82Q100 76 128 92Q156 76 184 82", gold, 2), c.Line("M72 88Q102 84 128 100Q154 84 184 88", gold, 1),
			c.Circle(72, 85, 3, g.L), c.Circle(184, 85, 3, g.L),
		)
		c.Part("art", half, kit.Of(half).Rotate(180, 128, 128))
		var rays []kit.Node
		for i := range 24 {
			d := fmt.Sprintf("M126 %gL128 %gL130 %gZ", 98.0, 88-6*float64(1-i%2), 98.0)
			rays = append(rays, c.Path(d, gold).Rotate(15*float64(i), 128, 128))
		}
		c.Part("art", rays...)
		c.Part("frame", c.Circle(128, 128, 29, kit.None).Stroke(gold, 2.4), c.Circle(128, 128, 25, kit.None).Stroke(g.L, 1))
		c.Part("art", c.Form("M104 128Q128 106 152 128Q128 150 104 128Z", kit.Lin(104, 112, 152, 144, a.L, a.M, a.D)), c.Circle(128, 128, 10, gold), c.Circle(128, 128, 5, k.DDD), c.Circle(125, 125, 1.8, kit.White))
		for _, x := range []float64{76, 180} {
			for i := range 3 {
				c.Part("art", c.Path(shape.Glint(x, 112+16*float64(i), []float64{4, 7, 4}[i], .25), a.L))
			}
		}
		c.AnchorBox("grip", 128, 236, 0, 0, 0)
	},
}
