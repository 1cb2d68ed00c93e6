package trees

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

var willowTree = kit.Piece{
	Name: "willow-tree", Cm: 1000,
	Palette: "foliage #7fb548 leaves; trunk #83603f bark; roots #83603f <trunk",
	Draw: func(c *kit.Canvas) {
		f, t, r := c.Tones("foliage"), c.Tones("trunk"), c.Tones("roots")
		strand := func(x, y, dx, long, tone float64) kit.Node {
			m := f.M.Shade(tone)
			var all []kit.Node
			ex, ey := x+dx, y+long
			at := func(u float64) (float64, float64) {
				return (1-u)*(1-u)*x + 2*u*(1-u)*(x+dx*1.15) + u*u*ex, (1-u)*(1-u)*y + 2*u*(1-u)*(y-4) + u*u*ey
			}
			all = append(all, c.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", x, y, x+dx*1.15, y-4, ex, ey), m.Shade(-1.6), 2))
			n := int(long / 9)
			for i := range n {
				u := .12 + .88*float64(i)/float64(n)
				px, py := at(u)
				k := 1.15 - .45*u
				for _, side := range []float64{-1, 1} {
					all = append(all, c.Path("M0 0Q5 3 5.500 16Q-3 12 0 0Z", kit.Lin(0, 0, 3, 16, m.Shade(.9), m, m.Shade(-1))).Scale(side*k, k, 0, 0).Rotate(-side*20, 0, 0).Move(px, py))
				}
			}
			return kit.Of(all...)
		}
		layer := func(n int, x0, x1, y0, long, tone float64) kit.Node {
			var all []kit.Node
			for i := range n {
				u := float64(i)/float64(n-1)*2 - 1
				x := (x0+x1)/2 + u*(x1-x0)/2
				y := y0 + 34*u*u + float64(i%3)*7
				all = append(all, strand(x, y, u*26, long*(1-.25*u*u)+float64(i*29%23), tone+float64(i%3)*.25-.2-.35*u))
			}
			return kit.Of(all...)
		}
		c.Part("foliage", c.Form(foliage.Puff(128, 78, 84, 56, 13, 0), kit.Lin(50, 30, 200, 130, f.D, f.DD, f.DDD)), layer(15, 40, 216, 84, 118, -1.5))
		c.Part("roots", foliage.With(c, "trunk", c.Form("M108 224C98 240 80 244 66 250Q96 254 128 250Q162 254 192 249C172 244 158 238 150 224Z", kit.Lin(80, 224, 190, 252, r.L, r.M, r.DD))))
		c.Part("trunk", c.Form("M106 246C118 214 120 170 110 130C104 110 92 100 84 92L98 92C110 98 118 106 124 118Q126 96 120 76H134Q136 98 136 116C144 104 156 98 168 92L176 98C160 108 148 122 146 142C142 180 144 216 154 246Q130 250 106 246Z", kit.Lin(104, 0, 156, 0, kit.At(0, t.M), kit.At(.3, t.L), kit.At(.6, t.M), kit.At(1, t.DDD)),
			c.Line("M124 130Q128 180 120 236M134 130Q136 190 132 240M142 150Q140 200 146 238M116 150Q122 190 114 230", t.DDD, 2).Opacity(.45), c.Blur(7, c.Path("M90 80H180V150Q130 120 90 130Z", t.DDD)).Opacity(.6)))
		clump := func(x, y, rx, ry, tone float64) kit.Node {
			m := f.M.Shade(tone)
			var marks []kit.Node
			for range int(rx / 2) {
				px, py := x+(c.Rand().Float64()*2-1)*rx*.85, y+(c.Rand().Float64()*2-1)*ry*.85
				marks = append(marks, c.Path("M0 0q3.500 -2 4 -10q-7 4 -4 10z", m.Shade(1.5)).Rotate(140+60*(px-x)/rx, 0, 0).Move(px, py).Opacity(.6))
			}
			return kit.Of(c.Form(foliage.Puff(x, y, rx, ry, 9, x), kit.Rad(x-rx*.45, y-ry*.6, rx*2, m.Shade(1.4), m.Shade(.4), m.Shade(-.5), m.Shade(-1.8)), marks...))
		}
		c.Part("foliage", clump(76, 84, 42, 32, -.2), clump(182, 86, 42, 32, -.7), clump(128, 76, 54, 42, -.1), clump(100, 54, 46, 32, .3), clump(158, 54, 44, 32, -.1), clump(128, 40, 38, 26, .4))
		c.Part("foliage", layer(13, 36, 112, 92, 120, -.2), layer(13, 148, 222, 94, 120, -.6), layer(7, 104, 156, 96, 62, .1))
		c.Anchor("ground", 128, 250)
	},
}

var birchTree = kit.Piece{
	Name: "birch-tree", Cm: 1200,
	Palette: "foliage #a8c640 leaves; trunk #f1efe9 bark; marks #3c3a3f",
	Draw: func(c *kit.Canvas) {
		f, t, k := c.Tones("foliage"), c.Tones("trunk"), c.Tones("marks")
		bole := func(x0, w0, x1, w1, top, foot float64) kit.Node {
			d := fmt.Sprintf("M%g %gQ%g %g %g %gL%g %gQ%g %g %g %gQ%g %g %g %gZ", x0-w0, foot, (x0-w0+x1-w1)/2+2, (top+foot)/2, x1-w1, top, x1+w1, top, (x0+w0+x1+w1)/2-2, (top+foot)/2, x0+w0, foot, x0, foot+4, x0-w0, foot)
			var marks []kit.Node
			for i := range int((foot - top) / 11) {
				u := float64(i*11) / (foot - top)
				y := foot - 8 - float64(i)*11
				w := w0 + (w1-w0)*u
				x := x0 + (x1-x0)*u
				side := float64(i%3-1) * w * .6
				marks = append(marks, c.Path(fmt.Sprintf("M%g %gq%g -3.500 %g 0q%g 3.500 %g 0z", x+side-w*.6, y, w*.6, w*1.15, -w*.5, -w*1.15), k.M).Opacity(.85))
			}
			return kit.Of(c.Form(d, kit.Lin(x0-w0, 0, x0+w0, 0, kit.At(0, t.M), kit.At(.25, t.LL), kit.At(.6, t.M), kit.At(1, t.DD)), append(marks, c.Blur(4, c.Path(fmt.Sprintf("M%g %gL%g %gL%g %gL%g %gZ", x0+w0*.3, foot, x1+w1*.3, top, x1+w1*2, top, x0+w0*2, foot), t.DDD)).Opacity(.4))...))
		}
		back := kit.Of(c.Form(foliage.Puff(128, 96, 72, 84, 15, 8), kit.Lin(60, 40, 190, 170, f.D, f.DD, f.DDD)))
		c.Part("foliage", back)
		c.Part("trunk", c.Blur(3, c.Ellipse(124, 250, 40, 5, k.M)).Opacity(.3), c.Line("M126 170Q104 140 92 104M132 150Q156 122 164 88", t.D, 6), c.Line("M125 168Q103 138 92 104M133 148Q156 122 164 88", t.LL, 3.4), bole(104, 8, 112, 4, 90, 246), bole(134, 11, 128, 5, 70, 250))
		clump := func(x, y, r, tone float64) kit.Node {
			m := f.M.Shade(tone)
			var all []kit.Node
			for i := range int(r * 1.5) {
				a := float64(i) * 2.4
				d := r * math.Sqrt(float64(i)/(r*1.5))
				px, py := x+d*math.Cos(a), y+d*.9*math.Sin(a)
				up := -(px-x)/r*.5 - (py-y)/r
				all = append(all, c.Path("M0 -7Q6 -3 5 3Q2 7 0 8Q-2 7 -5 3Q-6 -3 0 -7Z", m.Shade(up*1.5+float64(i%3)*.3-.3)).Rotate(float64(i*47%90)-45, 0, 0).Scale(1.15, 1.15, 0, 0).Move(px, py))
			}
			return kit.Of(all...)
		}
		c.Part("foliage", clump(84, 134, 30, -.5), clump(172, 128, 32, -.7), clump(78, 92, 36, 0), clump(178, 84, 36, -.4), clump(128, 108, 30, -.2), clump(104, 52, 38, .3), clump(152, 48, 36, 0), clump(128, 28, 24, .4))
		c.Anchor("ground", 126, 250)
	},
}
