package clothing

import (
	"pellucid/internal/engine/illustrator/kit"
)

var petCone = kit.Piece{
	Name: "pet-cone", Cm: 30,
	Palette: "cone #dcebf5 plastic; rim #8fb4d6 edge <cone; band #4a8fd0 strap",
	Draw: func(c *kit.Canvas) {
		k, r, b := c.Tones("cone"), c.Tones("rim"), c.Tones("band")
		wide := kit.Oval(128, 112, 124, 110)
		c.On(kit.Back)
		c.Part("cone", c.Form(wide, kit.Rad(128, 130, 130, kit.At(0, k.D), kit.At(.6, k.M), kit.At(1, k.LL)), c.Line("M128 150L40 34M128 150L216 34M128 150L6 110M128 150L250 110M128 150V4", k.D, 2).Opacity(.4)))
		c.Part("rim", c.Path(wide, kit.None).Stroke(r.M, 6), c.Path(wide, kit.None).Stroke(r.LL, 2).Move(0, -1))
		c.On(kit.Body)
		d := "M8 140C30 204 84 222 128 222C172 222 226 204 248 140C222 196 176 206 128 206C80 206 34 196 8 140Z"
		c.Part("cone", c.Form(d, kit.Lin(0, 140, 0, 222, k.LL, k.M, k.D)), c.Path(d, kit.None).Stroke(r.M, 3))
		c.Part("band", c.Line("M92 218Q128 236 164 218", b.DD, 13), c.Line("M92 217Q128 235 164 217", b.M, 10), c.Circle(128, 227, 6, b.LL))
		c.AnchorBox("fit", 128, 118, 150, 0, 0)
		c.Anchor("ground", 128, 232)
	},
}
