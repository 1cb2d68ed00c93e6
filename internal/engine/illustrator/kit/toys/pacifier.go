package toys

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var pacifier = kit.Piece{
	Name: "pacifier", Cm: 6,
	Palette: "shield #63b8e8 guard; nipple #f4d3a0 teat; ring #f7c548 handle; button #f7c548 <ring",
	Draw: func(c *kit.Canvas) {
		s, n, r, b := c.Tones("shield"), c.Tones("nipple"), c.Tones("ring"), c.Tones("button")
		const teat = "M108 112C108 92 96 82 96 52C96 22 108 4 128 4C148 4 160 22 160 52C160 82 148 92 148 112Z"
		c.Part("nipple", c.Form(teat, kit.Rad(114, 32, 90, kit.At(0, n.LL), kit.At(.4, n.L), kit.At(.75, n.M), kit.At(1, n.D)), sheen.Edge(c, teat, n, 16), sheen.Dim(c, 5, .5, "M96 90H160V116H96Z", n)), sheen.Glint(c, "M106 44C106 26 114 16 122 17C127 18 126 24 122 26C115 29 114 38 115 50C116 60 106 58 106 44Z", .75))
		const d = "M128 98C150 92 196 84 220 98C246 112 248 158 218 174C192 188 156 178 128 176C100 178 64 188 38 174C8 158 10 112 36 98C60 84 106 92 128 98Z"
		c.Part("shield", c.Path(d, s.DDD).Move(0, 5), c.Path(d, s.DD).Move(0, 3), c.Form(d, kit.Rad(92, 104, 170, kit.At(0, s.LL), kit.At(.3, s.L), kit.At(.6, s.M), kit.At(1, s.D)), sheen.Edge(c, d, s, 20), c.Path(d, kit.None).Stroke(s.LL, 4).Scale(.93, .9, 128, 137).Opacity(.35)),
			sheen.Each(2, func(i int) kit.Node {
				x := 50 + 156*float64(i)
				return kit.Of(c.Circle(x+.6, 136, 12, s.LL).Opacity(.8), c.Circle(x, 135, 12, s.DDD), c.Circle(x+.5, 137, 10.500, s.DD))
			}), sheen.Glint(c, "M28 116C34 104 50 100 66 101C72 102 72 107 66 108C52 108 44 112 38 121C33 128 24 124 28 116Z", .6))
		const hoop = "M102 150C58 178 62 246 128 246C194 246 198 178 154 150"
		c.Part("ring", c.Clip(d, c.Blur(4, c.Line(hoop, s.DDD, 18).Move(2, 5)).Opacity(.5)), c.Line(hoop, r.DDD, 19), sheen.Tube(c, hoop, 17, r))
		knob := kit.Oval(128, 138, 36, 31)
		c.Part("button", c.Clip(d, sheen.Dim(c, 4, .5, kit.Oval(130, 143, 38, 33), s)), sheen.Body(c, knob, b, 15), c.Path(kit.Oval(128, 137, 24, 20), kit.None).Stroke(b.DD, 2).Opacity(.4), c.Path(shape.Heart(128, 139, 26), kit.Lin(118, 126, 138, 150, kit.White, b.LL)).Opacity(.95), sheen.Gloss(c, 128, 138, 29, 24, 196, 250, 4))
		c.AnchorBox("print", 128, 138, 40, 30, 0)
		c.AnchorBox("grip", 128, 238, 0, 0, 90)
	},
}
