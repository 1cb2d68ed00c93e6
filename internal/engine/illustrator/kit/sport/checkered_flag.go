package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var checkeredFlag = kit.Piece{
	Name: "checkered-flag", Cm: 90, Facing: kit.Right,
	Palette: "flag #3a3e4a black checks squares; white #fdfaf4; pole #c98b4e wood",
	Draw: func(c *kit.Canvas) {
		b, w, p := c.Tones("flag"), c.Tones("white"), c.Tones("pole")
		lean := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(12, 40, 240) }
		f := sheen.Cloth{X: 22, Y: 24, W: 196, H: 128, Amp: 13, Waves: 1.15, Phase: .5, Drop: 10}
		c.Part("pole", lean(sheen.Pole(c, 18, 10, 256, 11, p)))
		var checks []kit.Node
		for i := range 7 {
			for j := range 5 {
				if (i+j)%2 == 0 {
					checks = append(checks, c.Path(f.Patch(float64(i)/7, float64(j)/5, float64(i+1)/7, float64(j+1)/5), kit.Lin(0, 20, 0, 180, b.L, b.M, b.D)))
				}
			}
		}
		c.Part("flag", lean(c.Form(f.Patch(0, 0, 1, 1), kit.Lin(22, 20, 200, 170, w.L, w.M, w.D), checks...), f.Folds(c, kit.Hex("#2b2140"))))
		x := 40 + (18-40)*.978 - (200-240)*.208
		c.AnchorBox("grip", x, 240+(18-40)*.208+(200-240)*.978, 0, 0, 12)
		c.Anchor("ground", 33, 252)
	},
}
