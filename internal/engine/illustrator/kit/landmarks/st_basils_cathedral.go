package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var stBasilsCathedral = kit.Piece{
	Name: "st-basils-cathedral", Cm: 6500,
	Palette: "walls #c9523f brick; domes #3f9fc4; stripes #f5c043; green #4fa864; trim #fdf3e2; spire #4fa88c; gold #f0b83f crosses",
	Draw: func(c *kit.Canvas) {
		w, d, s, g, t, p, k := c.Tones("walls"), c.Tones("domes"), c.Tones("stripes"), c.Tones("green"), c.Tones("trim"), c.Tones("spire"), c.Tones("gold")
		red := kit.TonesOf(kit.Hex("#e0524a"))
		across := func(t kit.Tones, x0, x1 float64) kit.Gradient {
			return kit.Lin(x0, 0, x1, 0, kit.At(0, t.M), kit.At(.25, t.LL), kit.At(.52, t.M), kit.At(1, t.DD))
		}
		// The pattern of a dome is swirls (1), zigzags (2), bumps (3) or upright stripes (0).
		dome := func(x, y, r float64, a, b kit.Tones, pattern int) kit.Node {
			var marks []kit.Node
			switch pattern {
			case 0:
				for i := range 5 {
					u := -.8 + .4*float64(i)
					marks = append(marks, c.Path(pd("M%g %gC%g %g %g %g %g %gH%gC%g %g %g %g %g %gZ", x, y-r*1.8, x+u*r*1.35, y-r*1.2, x+u*r*1.4, y-r*.5, x+u*r, y, x+(u+.2)*r, x+(u+.2)*r*1.4, y-r*.5, x+(u+.2)*r*1.35, y-r*1.2, x, y-r*1.8), across(b, x-r, x+r)))
				}
			case 1:
				for i := range 7 {
					v := y + r*.5 - r*.36*float64(i)
					marks = append(marks, c.Path(pd("M%g %gQ%g %g %g %gV%gQ%g %g %g %gZ", x-r*1.3, v, x+r*.2, v-r*.1, x+r*1.3, v-r*.8, v-r*.62, x+r*.2, v+r*.08, x-r*1.3, v+r*.18), across(b, x-r, x+r)))
				}
			case 2:
				for i := range 4 {
					v := y - r*.2 - r*.36*float64(i)
					marks = append(marks, c.Line(pd("M%g %gl%g %gl%g %gl%g %gl%g %gl%g %gl%g %gl%g %gl%g %g", x-r*1.2, v, r*.3, -r*.2, r*.3, r*.2, r*.3, -r*.2, r*.3, r*.2, r*.3, -r*.2, r*.3, r*.2, r*.3, -r*.2, r*.3, r*.2), b.M, r*.15))
				}
			case 3:
				for i := range 5 {
					for j := range 7 {
						xx, yy := x-r*1.05+r*.35*float64(j)+r*.175*float64(i%2), y-r*.12-r*.26*float64(i)
						marks = append(marks, c.Path(pd("M%g %gL%g %gL%g %gL%g %gZ", xx, yy-r*.15, xx+r*.15, yy, xx, yy+r*.15, xx-r*.15, yy), kit.Lin(xx-r*.15, yy-r*.15, xx+r*.15, yy+r*.15, b.LL, b.M, b.DD)))
					}
				}
			}
			marks = append(marks, gloss.Dim(c, r*.14, .5, pd("M%g %gQ%g %g %g %gH%gV%gZ", x+r*.4, y-r*1.4, x+r*1.1, y-r*.6, x+r*.5, y+2, x+r*1.5, y-r*1.4), kit.TonesOf(kit.Hex("#5a2a50"))), gloss.Glint(c, pd("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-r*.78, y-r*.3, x-r*.92, y-r*.8, x-r*.6, y-r*1.1, x-r*.3, y-r*1.25, x-r*.55, y-r, x-r*.68, y-r*.7, x-r*.6, y-r*.3), .55))
			return kit.Of(c.Line(pd("M%g %gv%gM%g %gh%g", x, y-r*1.76, -r*.62, x-r*.2, y-r*2.18, r*.4), k.D, max(1.4, r*.1)), c.Circle(x, y-r*1.8, r*.11, k.L), onion(c, x, y, r, across(a, x-r, x+r), marks...))
		}
		drum := func(x, y, wd, h float64) kit.Node {
			n := kit.Of(c.Form(box(x-wd/2, y, x+wd/2, y+h), across(w, x-wd/2, x+wd/2)), c.Rect(x-wd/2-2, y-2, wd+4, 4.5, 1.5, across(t, x-wd/2, x+wd/2)))
			for i := range 3 {
				xx := x - wd*.3 + wd*.3*float64(i)
				n = kit.Of(n, c.Path(shape.Arched(xx-wd*.1, y+5, wd*.2, h*.32), t.M), c.Path(shape.Arched(xx-wd*.065, y+6.5, wd*.13, h*.28), w.DDD))
			}
			// Rows of pointed gables below the windows.
			for i := range 4 {
				xx := x - wd/2 + wd/4*(float64(i)+.5)
				n = kit.Of(n, c.Path(pd("M%g %gQ%g %g %g %gQ%g %g %g %gZ", xx-wd*.13, y+h*.62, xx-wd*.1, y+h*.46, xx, y+h*.4, xx+wd*.1, y+h*.46, xx+wd*.13, y+h*.62), across(t, x-wd/2, x+wd/2)), c.Path(pd("M%g %gQ%g %g %g %gQ%g %g %g %gZ", xx-wd*.08, y+h*.62, xx-wd*.06, y+h*.52, xx, y+h*.48, xx+wd*.06, y+h*.52, xx+wd*.08, y+h*.62), g.M))
			}
			return kit.Of(n, c.Rect(x-wd/2-1, y+h*.62, wd+2, 3, 1, across(t, x-wd/2, x+wd/2)))
		}
		c.Part("spire", c.Line("M128 16V-4M122 2H134", k.D, 2.2), dome(128, 36, 10, k, k, 0), c.Form("M112 96L122 38H134L144 96Z", across(p, 112, 144), c.Line("M126 38L120 98M130 38L136 98", p.DDD, 1.2).Opacity(.5)), c.Form(box(108, 96, 148, 136), across(w, 108, 148)), c.Rect(105, 93, 46, 5, 1.5, across(t, 105, 151)))
		for i := range 3 {
			c.Part("spire", c.Path(pd("M%g 92L%g 80L%g 92Z", 112+11*float64(i), 117+11*float64(i), 122+11*float64(i)), kit.Lin(110, 0, 146, 0, t.LL, t.M, t.DD)), c.Path(shape.Arched(112+12*float64(i), 101, 8, 16), t.M), c.Path(shape.Arched(113.5+12*float64(i), 103, 5, 14), w.DDD))
		}
		c.Part("towers", drum(76, 116, 28, 70), drum(182, 116, 28, 70))
		c.Part("domes", dome(76, 115, 19, g, s, 1), dome(182, 115, 19, d, t, 1))
		c.Part("towers", drum(30, 150, 34, 66), drum(226, 150, 34, 66))
		c.Part("domes", dome(30, 149, 23, s, g, 0), dome(226, 149, 23, red, t, 2))
		c.Part("walls", c.Form(box(14, 196, 242, 246), kit.Lin(14, 196, 242, 246, w.L, w.M, w.D), stones(c, 14, 198, 242, 246, 9, 6, .1, w)), c.Rect(10, 192, 236, 6, 1.5, kit.Lin(10, 0, 246, 0, t.LL, t.M, t.DD)))
		c.Part("towers", drum(104, 146, 34, 60), drum(154, 146, 34, 60))
		c.Part("domes", dome(104, 145, 24, d, t, 3), dome(154, 145, 24, g, red, 2))
		for i := range 9 {
			x := 24 + 26*float64(i)
			if i == 4 {
				continue
			}
			c.Part("windows", c.Path(shape.Arched(x-8, 206, 16, 38), kit.Lin(x-8, 0, x+8, 0, t.LL, t.M, t.DD)), c.Path(shape.Arched(x-5.5, 209, 11, 35), kit.Lin(x-6, 209, x+6, 244, w.DDD, w.DD)))
		}
		c.Part("walls", c.Form("M104 246V214L128 192L152 214V246Z", kit.Lin(104, 196, 152, 246, w.LL, w.M, w.D)), c.Line("M100 216L128 191L156 216", g.DD, 7), c.Line("M100 215L128 190L156 215", g.L, 4.5), c.Path(shape.Arched(116, 216, 24, 30), t.M), c.Path(shape.Arched(119, 219, 18, 27), kit.Lin(119, 219, 137, 246, w.DDD, w.DD)), c.Circle(128, 207, 4, s.L))
		c.Part("base", c.Rect(4, 243, 248, 6, 1.5, kit.Lin(0, 243, 0, 249, t.LL, t.DD)), c.Rect(-2, 248, 260, 8, 2, kit.Lin(0, 248, 0, 256, t.M, t.DDD)))
		c.Anchor("ground", 128, 256)
	},
}
