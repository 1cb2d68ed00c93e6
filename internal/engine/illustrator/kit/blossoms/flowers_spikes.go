package blossoms

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// bell is a flower that hangs from x, y with its rim flared into points.
func bell(c *kit.Canvas, t kit.Tones, x, y, long, turn float64) kit.Node {
	w := long * .36
	d := sheen.D("M%g 0C%g %g %g %g %g %gL%g %gQ%g %g %g %gQ0 %g %g %gQ%g %g %g %gL%g %gC%g %g %g %g %g 0Z", -w*.45, -w*1.2, long*.2, -w*.8, long*.6, -w, long*.84, -w*1.5, long*1.02, -w*.8, long*.96, -w*.5, long*.92, long*1.12, w*.5, long*.92, w*.8, long*.96, w*1.5, long*1.02, w, long*.84, w*.8, long*.6, w*1.2, long*.2, w*.45)
	return kit.Of(c.Path(d, t.DD).Move(.6, 1.4), c.Form(d, kit.Lin(-w, 0, w, long, t.LL, t.M, t.D), c.Line(sheen.D("M0 2Q%g %g %g %gM0 2V%gM0 2Q%g %g %g %g", -w*.7, long*.4, -w*.5, long*.9, long, w*.7, long*.4, w*.5, long*.9), t.DD, 1.3).Opacity(.45), c.Path(sheen.D("M%g %gQ0 %g %g %gL%g %gH%gZ", -w*1.2, long*.9, long*.74, w*1.2, long*.9, w, long*1.2, -w), t.DDD).Opacity(.28))).Rotate(turn, 0, 0).Move(x, y)
}

var snowdrop = kit.Piece{
	Name: "snowdrop", Cm: 18, Palette: "petals #fdfdfb white; stem #5f9e4a; leaves #4d8f57 <stem; tips #8cc05a",
	Draw: func(c *kit.Canvas) {
		p, s, l, g := c.Tones("petals"), c.Tones("stem"), c.Tones("leaves"), c.Tones("tips")
		c.Part("leaves", foliage.Leaf(c, l, 116, 254, 176, 22, -24), foliage.Leaf(c, l, 140, 254, 170, 22, 26), foliage.Leaf(c, l, 124, 254, 140, 20, -8))
		one := func(x0, x, y, k, side float64) {
			c.Part("stem", foliage.Stalk(c, s, sheen.D("M%g 252C%g 180 %g %g %g %gC%g %g %g %g %g %g", x0, x0, x-side*30, y+40, x-side*26, y-8, x-side*22, y-40, x, y-40, x, y-6), 6))
			c.Part("stem", sheen.Body(c, kit.Oval(x, y, 9*k, 12*k), s, 3))
			petal := func(turn float64) kit.Node {
				return foliage.Petal(c, p.M, 0, 0, 72*k, 40*k, 180+turn, foliage.Pointed).Move(x, y+6)
			}
			c.Part("petals", petal(-44), petal(44), c.Form(sheen.D("M%g %gQ%g %g %g %gL%g %gQ%g %g %g %gZ", x-14*k, y+8, x-16*k, y+30*k, x-12*k, y+46*k, x+12*k, y+46*k, x+16*k, y+30*k, x+14*k, y+8), kit.Lin(x-14, y, x+14, y+46, p.LL, p.D)), c.Named("tips", c.Line(sheen.D("M%g %gQ%g %g %g %g", x-9*k, y+38*k, x, y+30*k, x+9*k, y+38*k), g.M, 5*k)), petal(0))
		}
		one(118, 66, 84, .95, -1)
		one(136, 186, 70, 1, 1)
		one(128, 130, 112, 1.1, 1)
		c.Anchor("ground", 128, 254)
		c.AnchorBox("grip", 128, 232, 0, 0, 0)
	},
}

var crocus = kit.Piece{
	Name: "crocus", Cm: 15, Palette: "petals #8d5fd0 purple; stamens #ff9b2e orange; leaves #4f9a50; stem #cfc3e6",
	Draw: func(c *kit.Canvas) {
		p, t, l, s := c.Tones("petals"), c.Tones("stamens"), c.Tones("leaves"), c.Tones("stem")
		for i, turn := range []float64{-48, -28, 34, 52, -12, 16} {
			c.Part("leaves", foliage.Leaf(c, l, 128+float64(i%3-1)*8, 254, []float64{120, 150, 150, 118, 128, 132}[i], 13, turn))
		}
		one := func(x0, x, y, k, lean float64) {
			c.Part("stem", foliage.Stalk(c, s, sheen.D("M%g 252Q%g %g %g %g", x0, x0+(x-x0)*.3, y+60, x, y), 11*k))
			petal := func(turn, long, wide, shade float64) kit.Node {
				return foliage.Petal(c, p.M.Shade(shade), x, y+4, long*k, wide*k, lean+turn, foliage.Pointed)
			}
			c.Part("petals", petal(-22, 112, 54, -.6), petal(22, 112, 54, -.5), petal(0, 116, 56, -.3))
			c.Part("stamens", c.Line(sheen.D("M%g %gL%g %gM%g %gL%g %gM%g %gL%g %g", x, y, x-9*k, y-66*k, x, y, x+10*k, y-64*k, x, y, x, y-72*k), t.D, 4*k), sheen.Ball(c, x-9*k, y-68*k, 6*k, t), sheen.Ball(c, x+10*k, y-66*k, 6*k, t), sheen.Ball(c, x, y-75*k, 7*k, t))
			c.Part("petals", petal(-34, 100, 52, .1), petal(34, 100, 52, 0), petal(0, 76, 54, .3))
		}
		one(116, 66, 152, .86, -14)
		one(142, 194, 156, .84, 14)
		one(128, 130, 132, 1.06, 0)
		c.Anchor("ground", 128, 254)
	},
}

// spike is a stem with flowers all around it, open below and in bud above.
func spike(name, palette string, cm float64, leaf func(c *kit.Canvas, l kit.Tones), flower func(c *kit.Canvas, p, k kit.Tones, x, y, size, side float64) kit.Node) kit.Piece {
	return kit.Piece{Name: name, Cm: cm, Palette: palette, Draw: func(c *kit.Canvas) {
		p, k, s, l := c.Tones("petals"), c.Tones("center"), c.Tones("stem"), c.Tones("leaves")
		c.Part("stem", foliage.Stalk(c, s, "M128 254Q122 140 128 12", 8))
		leaf(c, l)
		for i := range 9 {
			y := 24 + float64(i)*18
			size := .3 + .7*min(1, float64(i)/6)
			for _, side := range []float64{-1, 1} {
				c.Part("petals", flower(c, p, k, 128+side*(4+13*size), y+4*side, size, side))
			}
			if i > 1 {
				c.Part("petals", flower(c, p, k, 128, y+8, size*.96, 0))
			}
		}
		c.Anchor("ground", 128, 254)
		c.AnchorBox("grip", 126, 226, 0, 0, 0)
	}}
}

// sword leaves stand up from the ground, low ones lie around the foot.
func swordLeaves(c *kit.Canvas, l kit.Tones) {
	c.Part("leaves", foliage.Leaf(c, l, 124, 254, 130, 24, -34), foliage.Leaf(c, l, 132, 254, 124, 24, 34), foliage.Leaf(c, l, 126, 254, 96, 20, -58))
}

func footLeaves(c *kit.Canvas, l kit.Tones) {
	c.Part("leaves", foliage.Leaf(c, l, 126, 250, 104, 46, -74), foliage.Leaf(c, l, 130, 250, 104, 46, 74), foliage.Leaf(c, l, 128, 228, 72, 34, -52), foliage.Leaf(c, l, 128, 228, 72, 34, 52))
}

var foxglove = spike("foxglove", "petals #d9679f pink bells; center #7a2b55; stem #6fa04e; leaves #4f8f4a <stem", 90, footLeaves, func(c *kit.Canvas, p, k kit.Tones, x, y, size, side float64) kit.Node {
	if side == 0 || int(y+side*4)%36 > 17 && size > .5 {
		return kit.Node{}
	}
	return kit.Of(bell(c, kit.TonesOf(p.M.Shade(.2*side)), x-side*8*size, y, 62*size, -side*44), c.Circle(x+side*24*size, y+36*size, 1.6*size, k.M))
})

var hyacinth = spike("hyacinth", "petals #6f7fe0 blue; center #e8ecff; stem #6fae56; leaves #4f9a50 <stem", 28, swordLeaves, func(c *kit.Canvas, p, k kit.Tones, x, y, size, side float64) kit.Node {
	return kit.Of(whorl(c, p.M.Shade(-.2+.3*side), x+side*10*size, y, 25*size, 12*size, 6, side*20, foliage.Pointed), c.Circle(x+side*10*size, y, 4*size, k.M))
})

var delphinium = spike("delphinium", "petals #4668d8 blue; center #fdf6e4; stem #6f9f56; leaves #4f8f4a <stem", 120, footLeaves, func(c *kit.Canvas, p, k kit.Tones, x, y, size, side float64) kit.Node {
	return kit.Of(whorl(c, p.M.Shade(.25*side), x+side*12*size, y, 23*size, 21*size, 5, side*30, foliage.Round), c.Circle(x+side*12*size, y, 5*size, k.M))
})

var gladiolus = spike("gladiolus", "petals #ee5a6f red; center #fff0c8; stem #6fa85a; leaves #4f9450 <stem", 100, swordLeaves, func(c *kit.Canvas, p, k kit.Tones, x, y, size, side float64) kit.Node {
	if side == 0 {
		return kit.Node{}
	}
	x += side * 8 * size
	return kit.Of(whorl(c, p.M.Shade(-.3), x, y, 40*size, 26*size, 3, 60+side*20, foliage.Ruffled), whorl(c, p.M, x, y, 38*size, 28*size, 3, side*20, foliage.Ruffled), c.Circle(x, y, 9*size, kit.Rad(x, y, 10*size, k.LL, k.M, p.D)))
})

var snapdragon = spike("snapdragon", "petals #f58a4a orange; center #ffd957 throat; stem #6fa04e; leaves #4f8f4a <stem", 60, footLeaves, func(c *kit.Canvas, p, k kit.Tones, x, y, size, side float64) kit.Node {
	x += side * 9 * size
	return kit.Of(foliage.Petal(c, p.M.Shade(-.4), x, y, 24*size, 22*size, side*40-26, foliage.Round), foliage.Petal(c, p.M.Shade(-.2), x, y, 24*size, 22*size, side*40+26, foliage.Round), whorl(c, p.M.Shade(.2), x, y+3*size, 22*size, 20*size, 3, 120+side*10, foliage.Round), sheen.Ball(c, x, y+5*size, 7*size, k))
})

var bluebell = kit.Piece{
	Name: "bluebell", Cm: 30, Palette: "petals #5f74dd blue; stem #6f9a56; leaves #4f8f4a <stem",
	Draw: func(c *kit.Canvas) {
		p, s, l := c.Tones("petals"), c.Tones("stem"), c.Tones("leaves")
		c.Part("leaves", foliage.Leaf(c, l, 108, 254, 150, 22, -22), foliage.Leaf(c, l, 122, 254, 140, 22, 30), foliage.Leaf(c, l, 114, 254, 110, 18, 56))
		c.Part("stem", foliage.Stalk(c, s, "M112 254C104 150 104 40 168 24C200 18 220 34 226 56", 7))
		for i, v := range [][3]float64{{226, 56, 34}, {204, 34, 40}, {176, 26, 46}, {148, 36, 52}, {126, 58, 54}, {112, 92, 54}, {106, 128, 50}} {
			side := []float64{-10, -6, -12, 14, 30, 42, 46}[i]
			c.Part("stem", c.Line(sheen.D("M%g %gq%g 4 %g 12", v[0], v[1], -side*.2, -side*.4), s.D, 3.5))
			c.Part("petals", bell(c, kit.TonesOf(p.M.Shade(.12*float64(i%3)-.1)), v[0]-side*.4, v[1]+8, v[2], side*.7))
		}
		c.Anchor("ground", 112, 254)
		c.AnchorBox("grip", 110, 226, 0, 0, 0)
	},
}
