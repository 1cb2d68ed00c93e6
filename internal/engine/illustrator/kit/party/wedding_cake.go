package party

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
)

var weddingCake = kit.Piece{
	Name: "wedding-cake", Cm: 70,
	States:  "1-tiers; 2-tiers; 3-tiers; 4-tiers",
	Palette: "tiers #fdf8f0 cake; icing #ffffff; flowers #f2a3b8 roses; topper #e2b04a gold; leaves #86ad72 <flowers; stand #d9dde4",
	Draw: func(c *kit.Canvas) {
		t, i, f, o, l, s := c.Tones("tiers"), c.Tones("icing"), c.Tones("flowers"), c.Tones("topper"), c.Tones("leaves"), c.Tones("stand")
		cool := kit.Hex("#a58fa8")
		c.Part("stand", c.Form("M104 244H152L160 250Q162 256 154 256H102Q94 256 96 250Z", festoon.Across(s, 94, 162)), c.Form(kit.Oval(128, 240, 106, 11), kit.Lin(22, 232, 234, 250, s.LL, s.M, s.DD)), c.Ellipse(128, 237, 106, 10, kit.Lin(22, 228, 234, 246, kit.White, s.L, s.M)))
		layer := func(x1, x2, top, bottom, ry float64) {
			rx := (x2 - x1) / 2
			side := fmt.Sprintf("M%g %gV%gA%g %g 0 0 0 %g %gV%gZ", x1, top, bottom, rx, ry, x2, bottom, top)
			var swags, pearls, foot []kit.Node
			n := int(rx / 13)
			px, py := x1, top+8.
			for j := 1; j <= n; j++ {
				u := float64(j)/float64(n)*2 - 1
				x, y := 128+rx*math.Sin(u*math.Pi/2), top+8+ry*math.Cos(u*math.Pi/2)
				d := fmt.Sprintf("M%g %gQ%g %g %g %g", px, py, (px+x)/2, (py+y)/2+17, x, y)
				swags = append(swags, c.Line(d, cool, 3.4).Opacity(.5).Move(.6, 1.6), c.Line(d, i.M, 3.2), c.Line(d, o.L, 1.4).Dash(.1, 4).Move(0, 3.5))
				pearls = append(pearls, c.Circle(x+.5, y+1, 3.2, cool).Opacity(.5), c.Circle(x, y, 3, kit.Rad(x-1, y-1, 4, kit.White, o.LL, o.M)))
				px, py = x, y
			}
			for j := range int(rx / 4.2) {
				u := (float64(j)+.5)/float64(int(rx/4.2))*2 - 1
				x, y := 128+rx*u, bottom-3+ry*math.Sqrt(1-u*u)
				foot = append(foot, c.Circle(x+.4, y+1, 4.6, cool).Opacity(.45), c.Circle(x, y, 4.3, kit.Rad(x-1.5, y-1.5, 6, kit.White, i.M, i.M.Toward(cool, .5))))
			}
			c.Part("tiers", c.Form(side, kit.Lin(x1, 0, x2, 0, kit.At(0, t.M.Toward(cool, .35)), kit.At(.14, t.M), kit.At(.32, kit.White), kit.At(.55, t.M), kit.At(.8, t.M.Toward(cool, .3)), kit.At(1, t.M.Toward(cool, .7))),
				c.Blur(5, c.Path(fmt.Sprintf("M%g %gA%g %g 0 0 0 %g %gV%gH%gZ", x1, bottom-8, rx, ry, x2, bottom-8, bottom+30, x1), cool).Opacity(.5))))
			c.Part("icing", kit.Of(foot...), c.Form(kit.Oval(128, top, rx+2, ry+1), kit.Lin(x1, top-ry, x2, top+ry, kit.White, i.M, i.M.Toward(cool, .25)), c.Blur(4, c.Ellipse(131, top+1, rx*.74, ry*.8, cool).Opacity(.5))), c.Path(fmt.Sprintf("M%g %gA%g %g 0 0 0 %g %g", x1-2, top, rx+2, ry+1, x2+2, top), kit.None).Stroke(i.M.Toward(cool, .3), 4).Move(0, 1), c.Path(fmt.Sprintf("M%g %gA%g %g 0 0 0 %g %g", x1-2, top, rx+2, ry+1, x2+2, top), kit.None).Stroke(i.M, 3), kit.Of(swags...), kit.Of(pearls...))
		}
		tiers := cakeTiers[3]
		for n, other := range cakeTiers {
			if c.State(fmt.Sprintf("%d-tiers", n)) {
				tiers = other
			}
		}
		for _, l := range tiers {
			layer(l[0], l[1], l[2], l[3], l[4])
		}
		low, top := tiers[0][2]-176, tiers[len(tiers)-1][2]-68
		bloom := func(x, y, r, tone float64) kit.Node {
			return kit.Of(c.Blur(2.5, c.Circle(x+1.5, y+2.5, r*.92, cool).Opacity(.5)), rose(c, f.M.Shade(tone), x, y, r))
		}
		if len(tiers) > 1 {
			c.Part("leaves", kit.Of(leaf(c, l, 92, 178, 26, 13, -70), leaf(c, l, 84, 206, 26, 13, -100), leaf(c, l, 104, 214, 24, 12, 130), leaf(c, l, 118, 178, 24, 12, 60)).Move(0, low))
			c.Part("flowers", kit.Of(bloom(86, 190, 15, .2), bloom(108, 184, 12, 1.2), bloom(96, 210, 13, .7), bloom(118, 204, 9, -.3)).Move(0, low))
		}
		for k := 1; k+1 < len(tiers); k++ {
			side := kit.Of(c.Named("leaves", leaf(c, l, 150, 128, 24, 12, 76), leaf(c, l, 146, 154, 24, 12, 100), leaf(c, l, 120, 132, 22, 11, -80)), c.Named("flowers", bloom(142, 126, 13, .3), bloom(156, 140, 11, 1.2), bloom(138, 146, 11, -.2), bloom(126, 122, 9, 1)))
			if k == 2 {
				side = side.Mirror(128)
			}
			c.Add(side.Move(0, tiers[k][2]-118))
		}
		c.Part("leaves", kit.Of(leaf(c, l, 112, 74, 20, 10, -80), leaf(c, l, 134, 84, 20, 10, 110)).Move(0, top))
		c.Part("flowers", kit.Of(bloom(112, 80, 10, 1), bloom(124, 72, 11, .1), bloom(120, 90, 8, .6)).Move(0, top))
		c.Part("topper", kit.Of(c.Line("M136 66V44", o.DD, 3), c.Line("M135.600 66V44", o.L, 1.5), c.Path("M136 52C112 36 108 20 116 10C124 2 133 6 136 16C139 6 148 2 156 10C164 20 160 36 136 52ZM136 45C154 33 156 20 151 14C146 10 140 14 136 26C132 14 126 10 121 14C116 20 118 33 136 45Z", kit.Lin(112, 6, 160, 50, o.LL, o.L, o.M, o.DD)).EvenOdd()).Move(0, top))
		c.Anchor("ground", 128, 256)
	},
}

// cakeTiers are the tiers of cakes with so many, the lowest first: left, right, top, bottom and the height of the rim's ellipse.
var cakeTiers = map[int][][5]float64{
	1: {{42, 214, 140, 232, 13}},
	2: {{42, 214, 164, 232, 13}, {76, 180, 94, 160, 9}},
	3: {{42, 214, 176, 232, 13}, {68, 188, 118, 172, 10}, {92, 164, 68, 114, 7}},
	4: {{32, 224, 188, 234, 14}, {56, 200, 138, 184, 11}, {78, 178, 92, 134, 9}, {99, 157, 50, 88, 7}},
}

// rose is an open rose seen from above.
func rose(c *kit.Canvas, color kit.Color, x, y, r float64) kit.Node {
	var all []kit.Node
	for k, ring := range []struct {
		r float64
		n int
	}{{1, 5}, {.78, 5}, {.56, 4}, {.36, 3}} {
		for i := range ring.n {
			turn := 360*float64(i)/float64(ring.n) + float64(k)*41 + 12
			h := r * ring.r
			w := h * .68
			m := color.Shade(.5*festoon.Lit(turn) - .2*float64(k))
			o := fmt.Sprintf("M0 0C%g %g %g %g %g %gC%g %g %g %g 0 %gC%g %g %g %g %g %gC%g %g %g %g 0 0Z", -w*.5, -h*.2, -w*1.15, -h*.45, -w, -h*.72, -w*.9, -h*.93, -w*.45, -h, -h, w*.45, -h, w*.9, -h*.93, w, -h*.72, w*1.15, -h*.45, w*.5, -h*.2)
			all = append(all, c.Form(o, kit.Lin(0, -h*.25, 0, -h, m.Shade(-2), m.Shade(-.3), m.Shade(.7)), c.Path(o, kit.None).Stroke(m.Shade(1.6), max(.8, r*.06)).Opacity(.7)).Rotate(turn, 0, 0).Move(x, y))
		}
	}
	return kit.Of(kit.Of(all...), c.Circle(x, y, r*.17, color.Shade(-1.6)), c.Line(fmt.Sprintf("M%g %ga%g %g 0 1 1 %g %g", x-r*.1, y+r*.05, r*.1, r*.1, r*.12, r*.06), color.Shade(1.2), max(.8, r*.05)))
}
