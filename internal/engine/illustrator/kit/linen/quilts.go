package linen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var quilt = kit.Piece{
	Name: "quilt", Cm: 180, Palette: "first #e0566a red patchwork; second #4f9fd0 blue; third #f2c14e yellow; fourth #6fb07a green; backing #f6efe2 white; border #3f5f98 blue edge; stitches #ffffff thread",
	Draw: func(c *kit.Canvas) {
		k, b, s := c.Tones("backing"), c.Tones("border"), c.Tones("stitches")
		d := "M14 22Q70 8 128 18T242 14Q250 70 244 128T250 238Q190 250 128 242T10 246Q4 190 12 128T14 22Z"
		c.Part("border", c.Path(d, b.DDD).Move(0, 4), sheen.Body(c, d, b, 8), c.Line("M18 28Q70 14 128 24T238 20", b.LL, 2).Opacity(.7))
		c.Part("backing", c.Form("M28 36Q74 24 128 32T228 30Q234 76 230 128T234 224Q186 232 128 226T26 230Q20 184 26 128T28 36Z", kit.Lin(30, 30, 230, 230, k.LL, k.M, k.D)))
		for i := range 16 {
			x, y := 34+47*float64(i%4), 39+47*float64(i/4)
			names := []string{"first", "second", "third", "fourth"}
			n := (i + i/4*2 + i/8) % 4
			part, other := names[n], names[(n+1+i%3)%4]
			t := c.Tones(part)
			u := c.Tones(other)
			sq := kit.RoundRect(x, y, 45, 45, 3)
			c.Part(part, c.Form(sq, kit.Lin(x, y, x+45, y+45, t.L, t.M, t.D)))
			switch i % 4 {
			case 0:
				c.Part(other, c.Path(shape.Star(x+22.500, y+22.500, 8, 20, 11, 1), u.M))
			case 1:
				c.Part(other, c.Path(sheen.D("M%g %gh22l-22 22ZM%g %gv22l-22 -22ZM%g %gh-22l22 -22ZM%g %gv-22l22 22Z", x, y, x+45, y, x+45, y+45, x, y+45), u.M))
			case 2:
				c.Part(other, c.Path(sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x+22.500, y+38, x-2, y+22, x+8, y+2, x+22.500, y+14, x+37, y+2, x+47, y+22, x+22.500, y+38), u.M))
			default:
				c.Part(other, sheen.Each(9, func(j int) kit.Node { return c.Circle(x+8+14.500*float64(j%3), y+8+14.500*float64(j/3), 4, u.L) }))
			}
			c.Part("stitches", c.Path(kit.RoundRect(x+2.500, y+2.500, 40, 40, 2), kit.None).Stroke(s.M, 1.400).Dash(4, 3).Opacity(.85))
			c.Add(c.Blur(2.500, c.Clip(sq, c.Path(sq, kit.None).Stroke(t.DDD, 5).Move(-1, -1))).Opacity(.4))
		}
		c.Part("backing", c.Form("M250 238Q220 246 190 244L226 190Q242 210 250 238Z", kit.Lin(196, 196, 240, 244, k.D, k.LL, k.M)), c.Blur(3, c.Line("M190 244L226 190", b.DDD, 5)).Opacity(.35))
	},
}
