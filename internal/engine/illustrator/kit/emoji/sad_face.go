package emoji

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var sadFace = kit.Piece{
	Name: "sad-face", Cm: 10, Palette: faceSkin + "eyes #5c3317; mouth #5c3317; tear #4fb4f2",
	Draw: func(c *kit.Canvas) {
		round(c)
		e, m, t := c.Tones("eyes"), c.Tones("mouth"), c.Tones("tear")
		eye := func(x float64) kit.Node {
			return kit.Of(c.Ellipse(x, 116, 14, 20, kit.Lin(x, 96, x, 136, e.DD, e.M, e.L)), c.Ellipse(x-4, 107, 5, 7, kit.White).Opacity(.9), c.Ellipse(x+4, 125, 2.6, 4, kit.White).Opacity(.5))
		}
		c.Part("eyes", eye(88), eye(168), c.Both(128, c.Line("M52 92Q72 72 104 68", e.L, 8)))
		d := p.NewTube(p.J{X: 76, Y: 204, R: 5}, p.J{X: 98, Y: 180, R: 6.4}, p.J{X: 128, Y: 172, R: 7}, p.J{X: 158, Y: 180, R: 6.4}, p.J{X: 180, Y: 204, R: 5}).Outline()
		c.Part("mouth", c.Path(d, kit.White).Move(0, 2.6).Opacity(.4), c.Path(d, kit.Lin(70, 170, 170, 206, m.D, m.M, m.L)))
		if c.Variant(2) == 0 {
			drop := "M60 140C66 156 80 166 80 182A20 20 0 0 1 40 182C40 166 54 156 60 140Z"
			c.Part("tear", c.Blur(3, c.Path(drop, c.Tones("skin").DDD).Move(3, 4)).Opacity(.35), c.Form(drop, kit.Lin(40, 140, 80, 200, t.LL, t.L, t.M, t.D)), c.Ellipse(53, 178, 4, 8, kit.White).Opacity(.8).Rotate(12, 53, 178))
		}
	},
}
