package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var japaneseCastle = kit.Piece{
	Name: "japanese-castle", Cm: 4600,
	Palette: "walls #f7f1e6 plaster; roofs #3f6f86 tiles; stones #a9a39a base; gold #eeb83c ornaments; windows #6a4a3c wood; garden #5fa84a trees; blossoms #f7a8c4 cherry blossoms",
	Draw: func(c *kit.Canvas) {
		w, r, s, g, o, p, b := c.Tones("walls"), c.Tones("roofs"), c.Tones("stones"), c.Tones("gold"), c.Tones("windows"), c.Tones("garden"), c.Tones("blossoms")
		// a roof with upturned corners: its ridge half wide at the top, its eaves at y, half wide
		roof := func(y, top, half, h float64) kit.Node {
			d := pd("M%g %gH%gC%g %g %g %g %g %gQ%g %g %g %gQ128 %g %g %gQ%g %g %g %gC%g %g %g %g %g %gZ", 128-top, y-h, 128+top, 128+top+4, y-h*.5, 128+half-20, y-h*.2, 128+half, y-h*.3, 128+half+1, y-2, 128+half-8, y+5, y+7, 128-half+8, y+5, 128-half-1, y-2, 128-half, y-h*.3, 128-half+20, y-h*.2, 128-top-4, y-h*.5, 128-top, y-h)
			var ribs []kit.Node
			n := int(half / 6)
			for i := -n; i <= n; i++ {
				u := float64(i) / float64(n)
				ribs = append(ribs, c.Line(pd("M%g %gQ%g %g %g %g", 128+u*top, y-h, 128+u*(top+(half-top)*.3), y-h*.3, 128+u*half, y+6), r.DDD, 1.3).Opacity(.55), c.Line(pd("M%g %gQ%g %g %g %g", 126.5+u*top, y-h, 126.5+u*(top+(half-top)*.3), y-h*.3, 126.5+u*half, y+6), r.LL, .9).Opacity(.5))
			}
			return kit.Of(c.Form(d, kit.Lin(128-half, y-h, 128+half*.6, y+6, r.LL, r.M, r.D, r.DD), ribs...),
				c.Line(pd("M%g %gQ128 %g %g %g", 128-half+6, y+4.5, y+6.5, 128+half-6, y+4.5), r.DDD, 3), c.Line(pd("M%g %gQ128 %g %g %g", 128-half+6, y+3, y+5, 128+half-6, y+3), r.L, 1.6),
				c.Both(128, c.Circle(128-half+2, y-h*.25, 2.6, g.D), c.Circle(128-half+1.6, y-h*.25-.4, 2, g.L)))
		}
		// a small gable on a roof, its foot at y
		gable := func(x, y, k float64) kit.Node {
			return kit.Of(c.Form(pd("M%g %gL%g %gL%g %gZ", x-12*k, y+2*k, x, y-14*k, x+12*k, y+2*k), kit.Lin(x-10*k, 0, x+10*k, 0, w.LL, w.D)), c.Circle(x, y-4*k, 2.4*k, g.M),
				c.Line(pd("M%g %gQ%g %g %g %gQ%g %g %g %g", x-19*k, y+1*k, x-6*k, y-4*k, x, y-18*k, x+6*k, y-4*k, x+19*k, y+1*k), r.DDD, 5.4*k), c.Line(pd("M%g %gQ%g %g %g %gQ%g %g %g %g", x-19*k, y, x-6*k, y-5*k, x, y-19*k, x+6*k, y-5*k, x+19*k, y), r.L, 3.6*k), c.Circle(x, y-19*k, 2.6*k, g.L))
		}
		wall := func(y0, y1, half float64, n int) kit.Node {
			nodes := []kit.Node{c.Form(box(128-half, y0, 128+half, y1), kit.Lin(128-half, 0, 128+half, 0, kit.At(0, w.L), kit.At(.3, w.LL), kit.At(.7, w.M), kit.At(1, w.DD)), gloss.Dim(c, 4, .5, box(128-half-4, y0-4, 128+half+4, y0+7), w), c.Rect(128-half, y1-6, 2*half, 6, 0, o.M))}
			for i := range n {
				x := 128 - half + 2*half*(float64(i)+.5)/float64(n)
				nodes = append(nodes, c.Rect(x-4.5, y0+9, 9, 11, 1, o.DDD), c.Line(pd("M%g %gv11M%g %gv11", x-1.5, y0+9, x+1.8, y0+9), w.L, 1.2).Butt(), c.Rect(x-5.5, y0+7.5, 11, 2, .8, o.L))
			}
			return kit.Of(nodes...)
		}
		c.Part("garden", tree(c, 34, 238, 15, p), tree(c, 224, 238, 16, p))
		base := "M58 196H198Q204 222 218 242H38Q52 222 58 196Z"
		c.Part("stones", c.Form(base, kit.Lin(40, 196, 210, 244, s.LL, s.M, s.D, s.DD), stones(c, 36, 196, 222, 244, 17, 9.5, .6, s), courses(c, 36, 222, 205.5, 244, 9.5, s), gloss.Dim(c, 5, .45, "M180 190H230V250H210Z", s)), c.Line("M56 196H200", s.LL, 3))
		c.Part("walls", wall(160, 196, 62, 6))
		c.Part("roofs", roof(160, 54, 84, 22), gable(128, 156, 1.15), gable(82, 158, .7), gable(174, 158, .7))
		c.Part("walls", wall(112, 140, 46, 4))
		c.Part("roofs", roof(112, 40, 68, 20), gable(98, 110, .8), gable(158, 110, .8))
		c.Part("walls", wall(64, 94, 32, 3))
		c.Part("roofs", roof(66, 22, 54, 34), gable(128, 62, 1.1))
		c.Part("gold", c.Both(128, c.Path("M104 34Q96 32 97 20Q90 22 92 13Q100 12 102 20Q108 26 112 32Z", kit.Lin(92, 13, 112, 34, g.LL, g.M, g.DD))))
		c.Part("roofs", c.Rect(101, 29, 54, 6, 2.5, kit.Lin(0, 29, 0, 35, r.L, r.D, r.DDD)))
		c.Part("gate", c.Form(box(112, 210, 144, 243), kit.Lin(112, 0, 144, 0, o.L, o.M, o.D), c.Line("M128 210V243", o.DDD, 2), c.Line("M112 222H144M112 234H144", g.M, 1.6)), c.Rect(106, 203, 44, 8, 2, kit.Lin(0, 203, 0, 211, r.L, r.D)), c.Line("M110 211V243M146 211V243", o.D, 4).Butt())
		var petals []kit.Node
		for _, q := range [][3]float64{{22, 222, 13}, {42, 214, 15}, {30, 204, 12}, {58, 224, 10}, {210, 226, 11}, {232, 222, 13}, {222, 208, 14}} {
			petals = append(petals, c.Circle(q[0], q[1], q[2], kit.Rad(q[0]-q[2]*.4, q[1]-q[2]*.5, q[2]*1.6, b.LL, b.M, b.D)))
			for range 4 {
				petals = append(petals, c.Circle(q[0]-q[2]*.6+q[2]*1.2*c.Rand().Float64(), q[1]-q[2]*.6+q[2]*1.1*c.Rand().Float64(), 1.8, b.LL))
			}
		}
		c.Part("blossoms", c.Line("M38 242Q40 230 38 216M222 242Q220 230 222 214", o.D, 5), kit.Of(petals...))
		c.Part("garden", lawn(c, 8, 248, 240, 12, p))
		c.Anchor("ground", 128, 250)
	},
}
