package blossoms

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

// bend is a smooth stem from the ground up to x, y that leaves the ground at x0.
func bend(x0, x, y float64) string {
	return fmt.Sprintf("M%g 252C%g 200 %g %g %g %g", x0, x0, x, y+60, x, y)
}

// heads are small flowers of n petals at places; each is x, y and a radius.
func heads(c *kit.Canvas, color kit.Color, center kit.Tones, n, end int, places ...[3]float64) kit.Node {
	var all []kit.Node
	for i, v := range places {
		all = append(all, whorl(c, color, v[0], v[1], v[2], v[2]*.95, n, float64(i)*31, end), c.Circle(v[0], v[1], v[2]*.24, kit.Rad(v[0]-2, v[1]-2, v[2]*.4, center.LL, center.M, center.DD)))
	}
	return kit.Of(all...)
}

var hydrangea = kit.Piece{
	Name: "hydrangea", Cm: 40,
	Palette: "petals #8f9bf0; center #fff3b0; stem #5c9a45; leaves #4f9a4a <stem",
	Draw: func(c *kit.Canvas) {
		p, k, s, l := c.Tones("petals"), c.Tones("center"), c.Tones("stem"), c.Tones("leaves")
		c.Part("stem", foliage.Stalk(c, s, "M128 130C130 180 124 220 128 252", 10))
		c.Part("leaves", foliage.Leaf(c, l, 128, 206, 112, 74, 68), foliage.Leaf(c, l, 128, 214, 112, 74, -66), foliage.Leaf(c, l, 70, 120, 74, 56, -104), foliage.Leaf(c, l, 190, 118, 74, 56, 100))
		c.Part("petals", c.Circle(128, 96, 82, p.DD))
		for ring := range 4 {
			r := 80 - 24*float64(ring)
			n := []int{16, 11, 7, 1}[ring]
			for i := range n {
				x, y := foliage.Polar(128, 94, max(r, 0), 360*float64(i)/float64(n)+float64(ring)*17)
				if ring == 3 {
					x, y = 126, 92
				}
				color := p.M.Shade([]float64{-.35, 0, .3, .5}[ring])
				c.Part("petals", whorl(c, color, x, y, 21, 24, 4, float64(i*29+ring*11), foliage.Round), c.Circle(x, y, 3, k.M))
			}
		}
		c.Anchor("ground", 128, 252)
		c.AnchorBox("grip", 128, 230, 0, 0, 0)
	},
}

var lily = kit.Piece{
	Name: "lily", Cm: 45,
	Palette: "petals #f7a7c0; stamens #d9722e anthers; stem #5c9a45; leaves #4f9a4a <stem",
	Draw: func(c *kit.Canvas) {
		p, a, s, l := c.Tones("petals"), c.Tones("stamens"), c.Tones("stem"), c.Tones("leaves")
		c.Part("stem", foliage.Stalk(c, s, bend(140, 126, 110), 9))
		c.Part("leaves", foliage.Leaf(c, l, 136, 222, 110, 34, 54), foliage.Leaf(c, l, 137, 206, 116, 34, -58))
		c.Part("petals", whorl(c, p.M.Shade(-.3), 126, 104, 104, 54, 3, 60, foliage.Pointed), whorl(c, p.M, 126, 104, 108, 64, 3, 0, foliage.Pointed))
		for i := range 6 {
			turn := float64(i)*60 + 8
			for k := range 5 {
				x, y := foliage.Polar(126, 104, 24+10*float64(k), turn+float64(k%2*8-4))
				c.Part("petals", c.Circle(x, y, 1.8, p.DDD).Opacity(.6))
			}
			x, y := foliage.Polar(126, 104, 46, turn+24)
			c.Part("stamens", c.Line(fmt.Sprintf("M126 104L%g %g", x, y), kit.Hex("#cfe09a"), 3), c.Ellipse(x, y, 4.6, 8.5, kit.Lin(x-4, y-6, x+4, y+6, a.L, a.D)).Rotate(turn+100, x, y))
		}
		c.Part("stamens", c.Circle(126, 104, 9, kit.Rad(123, 101, 13, kit.Hex("#e9f2b0"), kit.Hex("#a8c65a"))))
		c.Anchor("ground", 138, 252)
		c.AnchorBox("grip", 137, 232, 0, 0, 0)
	},
}

var orchid = kit.Piece{
	Name: "orchid", Cm: 50,
	Palette: "petals #d884d0; lip #b03a86 center; stem #6d9a4a; leaves #4f8f45; pot #f3ead9",
	Draw: func(c *kit.Canvas) {
		p, k, s, l, o := c.Tones("petals"), c.Tones("lip"), c.Tones("stem"), c.Tones("leaves"), c.Tones("pot")
		c.Part("leaves", foliage.Leaf(c, l, 96, 206, 92, 46, -74), foliage.Leaf(c, l, 100, 206, 96, 46, 70), foliage.Leaf(c, l, 98, 206, 76, 40, 28))
		c.Part("stem", foliage.Stalk(c, s, "M98 206C92 120 100 40 150 26C186 18 214 34 232 60", 5.5))
		bloom := func(x, y, r, a float64) kit.Node {
			return kit.Of(foliage.Petal(c, p.M.Shade(-.4), x, y, r, r*.62, a, foliage.Round), foliage.Petal(c, p.M.Shade(-.4), x, y, r*.96, r*.6, a+130, foliage.Round), foliage.Petal(c, p.M.Shade(-.4), x, y, r*.96, r*.6, a-130, foliage.Round), foliage.Petal(c, p.M, x, y, r*1.04, r*1.02, a+70, foliage.Round), foliage.Petal(c, p.M, x, y, r*1.04, r*1.02, a-70, foliage.Round),
				foliage.Petal(c, k.M, x, y-r*.06, r*.56, r*.62, a+180, foliage.Notched), c.Ellipse(x, y-r*.02, r*.17, r*.2, kit.Rad(x-2, y-3, r*.3, kit.Hex("#fff6c8"), kit.Hex("#f2c24e"))))
		}
		c.Part("petals", bloom(106, 80, 40, -8), bloom(160, 52, 38, 6), bloom(212, 70, 32, 14), bloom(128, 130, 34, -4))
		c.Part("stem", c.Ellipse(236, 66, 6, 9, p.D), c.Ellipse(242, 88, 5, 7, p.D))
		d := "M52 200H146L136 244Q134 252 126 252H72Q64 252 62 244Z"
		c.Part("pot", c.Form(d, kit.Lin(52, 0, 146, 0, o.LL, o.M, o.DD), c.Blur(5, c.Path("M50 200H150V214H50Z", o.DDD)).Opacity(.4)), c.Form(kit.RoundRect(46, 192, 106, 16, 6), kit.Lin(46, 0, 152, 0, o.LL, o.M, o.DD)))
		c.Anchor("ground", 98, 252)
	},
}

var poppy = kit.Piece{
	Name: "poppy", Cm: 45,
	Palette: "petals #e8352c; center #33303a; stem #6d9a4a; leaves #5f9a48 <stem",
	Draw: func(c *kit.Canvas) {
		p, k, s, l := c.Tones("petals"), c.Tones("center"), c.Tones("stem"), c.Tones("leaves")
		c.Part("stem", foliage.Stalk(c, s, bend(136, 128, 110), 7), foliage.Stalk(c, s, "M138 236C170 210 186 170 196 146C206 128 222 134 220 150", 4.5))
		c.Part("leaves", foliage.Blade(c, l, foliage.Toothed(96, 44, 6), 136, 236, 96, 44, -52), foliage.Blade(c, l, foliage.Toothed(84, 40, 6), 137, 240, 84, 40, 64))
		c.Part("petals", foliage.Petal(c, p.M.Shade(-.5), 128, 104, 94, 132, -20, foliage.Ruffled), foliage.Petal(c, p.M.Shade(-.4), 128, 104, 94, 130, 100, foliage.Ruffled), foliage.Petal(c, p.M.Shade(-.2), 128, 104, 92, 128, -110, foliage.Ruffled), foliage.Petal(c, p.M, 128, 104, 82, 128, 176, foliage.Ruffled), foliage.Petal(c, p.M.Shade(.1), 128, 108, 62, 96, 20, foliage.Ruffled))
		for i := range 22 {
			x, y := foliage.Polar(128, 102, 27+float64(i%3)*4, float64(i)*16.4)
			c.Part("center", c.Line(fmt.Sprintf("M128 102L%g %g", x, y), k.D, 1.8), c.Circle(x, y, 3, k.M), c.Circle(x-.8, y-.9, 1.2, k.LL))
		}
		c.Part("center", c.Circle(128, 102, 16, kit.Rad(123, 96, 24, kit.Hex("#b9d07a"), kit.Hex("#7d9a45"), kit.Hex("#4a6430"))), c.Around(8, 128, 102, c.Line("M128 102V89", kit.Hex("#3d4a2a"), 2)))
		c.Part("petals", c.Form("M220 148C208 150 204 170 214 182C226 186 234 170 230 156Z", kit.Lin(206, 150, 232, 184, s.L, s.D)), c.Path("M222 178C226 172 228 166 227 158", kit.None).Stroke(p.M, 3))
		c.Anchor("ground", 136, 252)
		c.AnchorBox("grip", 134, 226, 0, 0, 0)
	},
}

var daffodil = kit.Piece{
	Name: "daffodil", Cm: 35,
	Palette: "petals #ffdf4a; trumpet #ff9a2e center cup; stem #5c9a45; leaves #4f9a4a <stem",
	Draw: func(c *kit.Canvas) {
		p, k, s, l := c.Tones("petals"), c.Tones("trumpet"), c.Tones("stem"), c.Tones("leaves")
		c.Part("leaves", foliage.Leaf(c, l, 132, 254, 150, 26, -24), foliage.Leaf(c, l, 138, 254, 140, 26, 30))
		c.Part("stem", foliage.Stalk(c, s, bend(136, 126, 106), 8))
		c.Part("petals", whorl(c, p.M.Shade(-.3), 126, 96, 88, 62, 3, 30, foliage.Pointed), whorl(c, p.M, 126, 96, 90, 66, 3, 90, foliage.Pointed))
		frill := func(r float64, n int) string {
			d := ""
			for i := range n * 2 {
				q := r
				if i%2 == 1 {
					q = r * .88
				}
				x, y := foliage.Polar(128, 96, q, float64(i)*180/float64(n))
				d += fmt.Sprintf("%g,%g ", x, y*.94+6)
			}
			return d
		}
		c.Part("trumpet", c.Blur(4, c.Circle(130, 100, 42, p.DDD)).Opacity(.5), c.Form(frill(42, 11), kit.Rad(114, 82, 66, k.LL, k.L, k.M, k.D), c.Path(frill(42, 11), kit.None).Stroke(k.LL, 3)), c.Form(frill(30, 11), kit.Rad(132, 104, 34, k.DDD, k.DD, k.D, k.M)), heads(c, kit.Hex("#f6d55a"), k, 6, foliage.Round, [3]float64{128, 97, 9}))
		c.Anchor("ground", 136, 252)
		c.AnchorBox("grip", 134, 226, 0, 0, 0)
	},
}

var dandelion = kit.Piece{
	Name: "dandelion", Cm: 25,
	Palette: "fluff #eef3f8 seeds; core #c9a46a center; stem #7fae55; leaves #5f9a48 <stem",
	Draw: func(c *kit.Canvas) {
		f, k, s, l := c.Tones("fluff"), c.Tones("core"), c.Tones("stem"), c.Tones("leaves")
		c.Part("leaves", foliage.Blade(c, l, foliage.Toothed(104, 40, 7), 116, 252, 104, 40, -64), foliage.Blade(c, l, foliage.Toothed(92, 38, 7), 120, 252, 92, 38, 60))
		c.Part("stem", foliage.Stalk(c, s, bend(118, 104, 106), 7))
		c.Part("fluff", c.Circle(104, 90, 82, kit.Rad(90, 74, 84, kit.At(0, f.LL.Alpha(.9)), kit.At(.7, f.M.Alpha(.75)), kit.At(1, f.D.Alpha(.5)))))
		seed := func(x, y, r, turn float64) kit.Node {
			n := kit.Of(c.Line(fmt.Sprintf("M0 0V%g", -r), f.DDD, 1.5))
			for i := range 9 {
				n = kit.Of(n, c.Line(fmt.Sprintf("M0 %gl%g %g", -r, math.Sin(float64(i-4)*.32)*15, -math.Cos(float64(i-4)*.32)*15), f.DD, 1.5), c.Line(fmt.Sprintf("M0 %gl%g %g", -r, math.Sin(float64(i-4)*.32)*14, -math.Cos(float64(i-4)*.32)*14), kit.White, .8))
			}
			return n.Rotate(turn, 0, 0).Move(x, y)
		}
		for i := range 30 {
			c.Part("fluff", seed(104, 90, 30+float64(i%3)*18, float64(i)*37))
		}
		c.Part("core", c.Circle(104, 90, 15, kit.Rad(99, 85, 22, k.LL, k.M, k.DD)), foliage.Florets(c, 104, 90, 14, 26, 2.2, k.DD, k.L))
		fly := func(x, y, a float64) kit.Node {
			return kit.Of(seed(0, 0, 26, 0), c.Ellipse(0, 3, 2.2, 6, k.D)).Rotate(a, 0, 0).Move(x, y)
		}
		c.Part("fluff", fly(206, 70, 40), fly(228, 28, 58), fly(234, 118, 66))
		c.Anchor("ground", 118, 252)
		c.AnchorBox("grip", 116, 224, 0, 0, 0)
	},
}

var dahlia = kit.Piece{
	Name: "dahlia", Cm: 12,
	Palette: "petals #e2527e; center #f7b23e; leaves #4f9a4a",
	Draw: func(c *kit.Canvas) {
		p, k, l := c.Tones("petals"), c.Tones("center"), c.Tones("leaves")
		for i := range 5 {
			x, y := foliage.Polar(128, 128, 66, float64(i)*72+36)
			c.Part("leaves", foliage.Leaf(c, l, x, y, 68, 48, float64(i)*72+36))
		}
		for i, r := range []float64{112, 94, 76, 58, 42} {
			c.Part("petals", whorl(c, p.M.Shade(-.5+.22*float64(i)), 128, 128, r, r*.42+6, 14-i, float64(i)*13, foliage.Pointed))
		}
		c.Part("petals", whorl(c, p.M.Shade(.6), 128, 128, 26, 18, 8, 10, foliage.Pointed))
		c.Part("center", dome(c, k, 128, 128, 11, 24))
	},
}

var magnolia = kit.Piece{
	Name: "magnolia", Cm: 20,
	Palette: "petals #f8d3de; center #d8b84a; branch #7a5238; leaves #5f9f4c; buds #e58aac",
	Draw: func(c *kit.Canvas) {
		p, k, b, l, u := c.Tones("petals"), c.Tones("center"), c.Tones("branch"), c.Tones("leaves"), c.Tones("buds")
		c.Part("branch", foliage.Stalk(c, b, "M20 250C70 226 110 180 132 130", 12), foliage.Stalk(c, b, "M74 214C120 214 160 206 204 182", 8), foliage.Stalk(c, b, "M98 186C80 160 62 140 44 128", 6))
		c.Part("leaves", foliage.Leaf(c, l, 150, 208, 74, 44, 150), foliage.Leaf(c, l, 60, 222, 66, 40, -50), foliage.Leaf(c, l, 176, 196, 60, 38, 96))
		bud := func(x, y, r, a float64) kit.Node {
			return kit.Of(foliage.Petal(c, u.M.Shade(-.3), x, y, r, r*.6, a-16, foliage.Pointed), foliage.Petal(c, u.M.Shade(-.1), x, y, r, r*.6, a+16, foliage.Pointed), foliage.Petal(c, u.M, x, y, r*.96, r*.56, a, foliage.Pointed), c.Ellipse(x, y, r*.2, r*.16, l.D))
		}
		c.Part("buds", bud(44, 130, 56, -26), bud(204, 184, 62, 46))
		for i, a := range []float64{-150, 150, -96, 96, 180} {
			c.Part("petals", foliage.Petal(c, p.M.Shade(-.25), 138, 108, 88-float64(i%2)*4, 66, a, foliage.Round))
		}
		for _, a := range []float64{-52, 52, 0, -20, 24} {
			c.Part("petals", foliage.Petal(c, p.M.Shade(.1), 138, 112, 92, 62, a, foliage.Round))
		}
		c.Part("petals", c.Blur(8, c.Circle(138, 112, 22, u.M)).Opacity(.55))
		c.Part("center", dome(c, k, 138, 106, 15, 30))
		c.AnchorBox("grip", 40, 240, 0, 0, 60)
	},
}
