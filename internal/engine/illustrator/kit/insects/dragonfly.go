package insects

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var dragonfly = kit.Piece{
	Name: "dragonfly", Cm: 8,
	Palette: "body #1fa7a0; wings #bfe6f5; eyes #d8452f; veins #3a7f9a; legs #3b4a55",
	Draw: func(c *kit.Canvas) {
		b, w, e, v, l := c.Tones("body"), c.Tones("wings"), c.Tones("eyes"), c.Tones("veins"), c.Tones("legs")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		wing := func(d, veins string, tx, ty, turn float64) kit.Node {
			cells := p.Each(34, func(i int) kit.Node {
				x := 140 + float64(i)*3.6
				return c.Line(p.D("M%g 0l%g 230", x, 14-float64(i%3)*12), v.M, .9).Opacity(.38)
			})
			return kit.Of(c.Form(d, kit.Lin(130, 60, 250, 120, w.LL.Alpha(.95), w.L.Alpha(.88), w.M.Alpha(.9)), c.Blur(8, c.Ellipse(144, 106, 34, 28, b.L)).Opacity(.7), c.Named("veins", cells, c.Line(veins, v.M, 1.7).Opacity(.75)),
				c.Ellipse(tx, ty, 9, 3.6, v.DD).Rotate(turn, tx, ty), c.Blur(3, c.Path(d, kit.None).Stroke(w.DD, 5)).Opacity(.5)), c.Path(d, kit.None).Stroke(v.D, 1.8).Opacity(.8))
		}
		const fore = "M136 96C160 72 206 48 242 50C256 52 258 64 248 72C222 92 170 108 138 108Z"
		const hind = "M138 110C170 104 226 112 246 132C254 142 246 152 232 152C196 152 154 136 136 122Z"
		up := kit.Of(wing(fore, "M136 100C170 78 210 62 250 56M136 103C176 88 214 76 250 66M138 106Q190 98 232 82", 236, 55, -10), p.Glint(c, "M164 84Q198 62 226 56Q206 68 174 88Z", .75))
		low := kit.Of(wing(hind, "M138 112C176 112 214 122 248 138M138 116C174 122 206 132 240 148M138 120Q176 136 216 150", 238, 128, 34), p.Glint(c, "M170 114Q200 116 222 124Q196 122 168 120Z", .75))
		c.Part("legs", c.Both(128, c.Line("M136 84Q150 76 156 62M138 98Q152 104 150 120", l.M, 3)))
		c.Part("wings", c.Both(128, low), c.Both(128, up))
		tail := p.NewTube(j(128, 112, 10), j(128, 136, 7), j(129, 180, 5.6), j(128, 218, 5.8), j(127, 246, 4.6))
		rings := p.Each(11, func(i int) kit.Node {
			y := 128 + float64(i)*11
			return kit.Of(c.Line(p.D("M114 %gQ128 %g 142 %g", y, y+4, y), b.DDD, 2.4).Opacity(.75), c.Line(p.D("M114 %gQ128 %g 142 %g", y+2.4, y+6.4, y+2.4), b.LL, 1.4).Opacity(.7))
		})
		c.Part("body", p.Flat(c, tail.Outline(), b, 6, rings, c.Path("M124 110h4v140h-4z", kit.White).Opacity(.25)), c.Path("M124 244l-3 10l5 -3l2 4l2 -4l5 3l-3 -10z", b.DD))
		thorax := p.Sym("128,62 144,70 149,92 144,114 128,124", 128)
		c.Part("body", p.Body(c, thorax, b, 11, c.Line("M116 66Q122 94 118 122M140 66Q134 94 138 122", b.DDD, 2.4).Opacity(.5), c.Line("M119 66Q125 94 121 122", b.LL, 1.6).Opacity(.7)), p.Glint(c, "M112 86q1 -13 9 -16q3 2 0 5q-4 6 -3 14q-4 4 -6 -3z", .5))
		c.Part("head", p.Body(c, kit.Oval(128, 54, 15, 11), b, 6))
		eye := func(x float64) kit.Node {
			return kit.Of(c.Circle(x, 44, 16, kit.Rad(x-5, 38, 24, e.LL, e.L, e.M, e.DD)), c.Clip(kit.Oval(x, 44, 16, 16), p.Each(5, func(i int) kit.Node {
				return c.Line(p.D("M%g %gh34", x-17, 34+float64(i)*5), e.DDD, .8).Opacity(.35)
			})), c.Ellipse(x-5, 37.5, 4.6, 3.4, kit.White).Opacity(.9))
		}
		c.Part("eyes", eye(113), eye(143))
		c.AnchorBox("headTop", 128, 30, 34, 8, 0)
		c.AnchorBox("eyes", 128, 44, 64, 30, 0)
		c.Anchor("ground", 128, 256)
	},
}
