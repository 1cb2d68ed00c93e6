package frames

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// tassel is a bundle of threads on a cord.
var tassel = kit.Piece{
	Name: "tassel", Cm: 12,
	Palette: "threads #d9607f pink; cap #e8b04a gold; cord #b98a5a",
	Draw: func(c *kit.Canvas) {
		t, a, o := c.Tones("threads"), c.Tones("cap"), c.Tones("cord")
		r := c.Rand()
		c.Anchor("hang", 128, 8)
		c.Part("cord", c.Path(shape.Ring(128, 26, 19, 12), kit.Lin(109, 8, 147, 44, o.L, o.M, o.DD)), c.Rect(123, 42, 10, 22, 3, o.M))
		skirt := "M96 100C90 140 80 190 76 238Q102 246 128 245Q154 246 180 238C176 190 166 140 160 100Z"
		c.Part("threads", c.Form(skirt, kit.Lin(76, 0, 180, 0, t.L, t.M, t.M, t.D), func() []kit.Node {
			var out []kit.Node
			for i := range 21 {
				x := 78 + 5*float64(i)
				bend := (x - 128) * .36
				col := []kit.Color{t.D, t.LL, t.DD, t.L}[i%4]
				out = append(out, c.Line(fmt.Sprintf("M%.1f 98C%.1f 140 %.1f 190 %.1f %.1f", 128+bend, 128+bend*1.5, x, x, 246-shape.Between(r, 0, 7)), col, 1.7).Opacity(.65))
			}
			return out
		}()...))
		c.Part("threads", c.Form("128,58! 152,66 164,88 158,108 128,114 98,108 92,88 104,66", kit.Rad(112, 74, 62, t.LL, t.M, t.D)))
		c.Part("cap", c.Form(kit.RoundRect(92, 98, 72, 17, 7), kit.Lin(92, 0, 164, 0, a.L, a.LL, a.M, a.DD), c.Line("M94 104h68M94 109h68", a.D, 1.4)))
	},
}

// pomPom is a ball of cut yarn.
var pomPom = kit.Piece{
	Name: "yarn-pom-pom", Cm: 6,
	Palette: "yarn #f2a03d",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("yarn")
		r := c.Rand()
		c.Part("yarn", c.Path(shape.Star(128, 128, 46, 116, 104, .5), kit.Rad(96, 88, 160, t.L, t.M, t.D, t.DD)))
		for ring := range 6 {
			q := 110 - 20*float64(ring)
			n := 40 - 6*ring
			for i := range n {
				a := 360*float64(i)/float64(n) + shape.Between(r, -5, 5)
				p := shape.Polar(128, 128, q+shape.Between(r, -6, 6), a)
				light := (128 - p.X) + (128 - p.Y) + shape.Between(r, -60, 60)
				col := t.M
				switch {
				case light > 70:
					col = t.LL
				case light > 10:
					col = t.L
				case light < -90:
					col = t.DD
				case light < -30:
					col = t.D
				}
				c.Part("yarn", c.Path(shape.Drop(p.X, p.Y, 7, 19, a+shape.Between(r, -30, 30)), col))
			}
		}
	},
}
