package headwear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var beanie = kit.Piece{
	Name: "beanie", Cm: 26,
	Palette: "beanie #2f8fc4 wool; cuff #2f8fc4 brim <beanie; pompom #fbf3e4 bobble; stripe #ffc84a band",
	Draw: func(c *kit.Canvas) {
		b, k, p, s := c.Tones("beanie"), c.Tones("cuff"), c.Tones("pompom"), c.Tones("stripe")
		c.On(kit.Back)
		c.Part("cuff", c.Ellipse(128, 212, 98, 20, kit.Lin(30, 0, 226, 0, b.DDD, b.DD)))
		c.On(kit.Body)
		const o = "M34 196C30 120 66 62 128 62C190 62 226 120 222 196Q128 216 34 196Z"
		c.Part("beanie", fabric.Cloth(c, o, b, fabric.Knit(c, kit.Box{X0: 34, Y0: 60, X1: 224, Y1: 206}, 10, b), fabric.Crease(c, b, 6, "M96 76Q72 110 66 170"), fabric.Crease(c, b, 6, "M160 76Q186 110 190 170")))
		c.Part("stripe", c.Clip(o, c.Path("M20 138Q128 160 236 138V160Q128 182 20 160Z", kit.Lin(30, 0, 226, 0, s.L, s.M, s.DD)), fabric.Knit(c, kit.Box{X0: 34, Y0: 136, X1: 224, Y1: 176}, 10, s)))
		c.Part("cuff", fabric.Ribbed(c, "M28 184Q128 206 228 184Q238 184 238 194V222Q238 232 228 234Q128 252 28 234Q18 232 18 222V194Q18 184 28 184Z", k, 24))
		c.Part("pompom", c.Clip(o, c.Blur(5, c.Circle(130, 64, 36, b.DDD)).Opacity(.4)), c.Form(fabric.Fluff(128, 42, 36, 36, 0, 20), kit.Rad(114, 26, 60, p.LL, p.M, p.DD), fabric.Tufts(c, 128, 42, 34, 34, 0, 60, p.DD), fabric.Tufts(c, 122, 34, 28, 28, 0, 40, p.LL)))
		c.AnchorBox("fit", 128, 222, 180, 0, 0)
	},
}
