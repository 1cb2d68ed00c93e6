package hardware

import "pellucid/internal/engine/illustrator/kit"

var steelBeam = kit.Piece{
	Name: "steel-beam", Cm: 320,
	Palette: "steel #b5562f rust red; cable #5a6470",
	Draw: func(c *kit.Canvas) {
		t, cable := c.Tones("steel"), c.Tones("cable")
		c.On(kit.Back)
		c.Part("cable", c.Line("M38 116L128 20L218 116", cable.DD, 4), c.Line("M38 115L128 19L218 115", cable.L, 1.6), c.Circle(128, 16, 9, kit.None).Stroke(cable.D, 5))
		c.On(kit.Body)
		bolts := kit.Of()
		for i := range 9 {
			x := 20 + 27*float64(i)
			bolts = kit.Of(bolts, c.Circle(x+.8, 151, 4, t.DDD), c.Circle(x, 150, 3.8, kit.Rad(x-1, 149, 5, t.LL, t.M, t.D)))
		}
		c.Part("steel", c.Form(kit.RoundRect(6, 128, 244, 46, 2), kit.Lin(0, 128, 0, 174, t.D, t.M, t.DD), c.Rect(6, 128, 244, 10, 0, t.DDD).Opacity(.5)), bolts, c.Form(kit.RoundRect(0, 116, 256, 14, 3), kit.Lin(0, 116, 0, 130, t.LL, t.M, t.D)), c.Form(kit.RoundRect(0, 170, 256, 14, 3), kit.Lin(0, 170, 0, 184, t.L, t.M, t.DD)))
		c.AnchorBox("surface", 128, 116, 236, 0, 0)
		c.Anchor("ground", 128, 184)
	},
}
