package furniture

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// bookRow are the spines of books on a shelf from x on; each is a width, a height and a color.
func bookRow(c *kit.Canvas, x, y float64, books []float64, colors ...kit.Tones) kit.Node {
	return sheen.Each(len(books)/2, func(i int) kit.Node {
		w, h := books[2*i], books[2*i+1]
		t := colors[i%len(colors)]
		n := kit.Of(c.Form(kit.RoundRect(x, y-h, w, h, 2.5), kit.Lin(x, 0, x+w, 0, t.L, t.M, t.DD)), c.Line(sheen.D("M%g %gh%gM%g %gh%g", x+1, y-h+8, w-2, x+1, y-10, w-2), t.LL, 2).Opacity(.8).Butt(), c.Line(sheen.D("M%g %gV%g", x+2, y-h+3, y-3), kit.White, 1.2).Opacity(.4))
		x += w + .6
		return n
	})
}

var bookshelf = kit.Piece{
	Name: "bookshelf", Cm: 180, States: "full; empty -books -plant -pot",
	Palette: "wood #b8753c shelf; books #d8483f; more-books #3f86c8; plant #4f9d49; pot #f0e6d6",
	Draw: func(c *kit.Canvas) {
		w, a, b, p, o := c.Tones("wood"), c.Tones("books"), c.Tones("more-books"), c.Tones("plant"), c.Tones("pot")
		g, y := kit.TonesOf(kit.Hex("#3f9a6a")), kit.TonesOf(kit.Hex("#f2bd45"))
		c.Part("wood", c.Rect(40, 246, 20, 9, 2, w.DDD), c.Rect(196, 246, 20, 9, 2, w.DDD), sheen.Board(c, kit.RoundRect(26, 2, 204, 248, 6), w, 8))
		for i := range 4 {
			y0 := 14 + 58*float64(i)
			c.Part("wood", c.Form(kit.RoundRect(38, y0, 180, 50, 2), kit.Lin(38, y0, 218, y0+50, w.DDD, w.DD), sheen.Dim(c, 5, .6, sheen.D("M30 %gH226V%gH30Z", y0-4, y0+12), w)))
		}
		c.Part("books", bookRow(c, 42, 64, []float64{16, 40, 12, 34, 18, 43, 14, 38, 11, 30}, a, y, b, g, a), bookRow(c, 120, 122, []float64{14, 40, 18, 36, 12, 43, 16, 33, 15, 39, 12, 36}, b, a, g, y, b, a), bookRow(c, 42, 180, []float64{13, 36, 17, 42, 15, 39, 12, 32, 18, 40, 12, 36}, g, b, a, y, b, a), bookRow(c, 160, 238, []float64{16, 40, 13, 36, 12, 42}, a, b, y), bookRow(c, 42, 238, []float64{15, 42, 12, 36, 16, 40, 13, 30}, y, a, b, g))
		c.Part("books", c.Rect(120, 56, 52, 8, 2, kit.Lin(0, 56, 0, 64, b.L, b.D)), c.Rect(126, 48, 44, 8, 2, kit.Lin(0, 48, 0, 56, y.L, y.D)), c.Rect(122, 40, 46, 8, 2, kit.Lin(0, 40, 0, 48, a.L, a.D)), bookRow(c, 100, 238, []float64{14, 38}, g).Rotate(10, 107, 238))
		leaf := c.Form("M0 0C-8 -10 -6 -24 0 -34C6 -24 8 -10 0 0Z", kit.Lin(-6, -30, 6, 0, p.LL, p.M, p.DD))
		c.Part("plant", sheen.Each(7, func(i int) kit.Node {
			return leaf.Rotate(-66+22*float64(i), 0, 0).Move(78, 106)
		}))
		c.Part("pot", sheen.Body(c, "M62 102H94L90 121H66Z", o, 7))
		c.Part("pot", sheen.Ball(c, 192, 156, 20, b), c.Path("M180 148Q190 140 198 148Q194 160 184 158ZM200 160Q208 156 210 164Q204 172 198 168Z", p.L), c.Line("M180 179H204M192 176V180", y.D, 4), c.Path(sheen.D("M174 146A22 22 0 0 0 200 177"), kit.None).Stroke(y.M, 3))
		c.Part("wood", c.Line("M30 8V244", w.LL, 2).Opacity(.6), sheen.Each(3, func(i int) kit.Node {
			return c.Line(sheen.D("M38 %gH218", 65+58*float64(i)), w.LL, 1.8).Opacity(.6)
		}))
		c.Anchor("ground", 128, 254)
		c.AnchorBox("surface", 128, 2, 180, 0, 0)
	},
}

var desk = kit.Piece{
	Name: "desk", Cm: 140,
	States:  "above; open; closed",
	Palette: "wood #c98a4b desk top; drawers #f3ece0; handles #c9a24a knobs; legs #c98a4b <wood",
	Draw: func(c *kit.Canvas) {
		w, d, h, l := c.Tones("wood"), c.Tones("drawers"), c.Tones("handles"), c.Tones("legs")
		if c.State("above") {
			topAbove(c, "wood", w, false)
			return
		}
		leg := func(x float64, t kit.Tones) kit.Node {
			return sheen.Body(c, sheen.D("M%g 120H%gL%g 244Q%g 248 %g 248H%gQ%g 248 %g 244Z", x-10, x+10, x+5, x+5, x+2, x-2, x-5, x-5), t, 5)
		}
		c.Part("legs", leg(40, kit.TonesOf(l.DD)).Scale(.9, .92, 40, 120), leg(20, l), leg(164, l).Scale(1, .98, 164, 120), leg(236, l))
		c.Part("wood", sheen.Body(c, "M10 92H152V132H10Z", w, 6), sheen.Body(c, "M150 88H248V212Q248 218 242 218H156Q150 218 150 212Z", w, 8, sheen.Grain(c, kit.Box{X0: 150, Y0: 96, X1: 248, Y1: 218}, 4, w)))
		drawer := func(x, y, wide, high float64) {
			c.Part("drawers", c.Path(kit.RoundRect(x-1.5, y-1, wide+3, high+3, 4), w.DDD).Opacity(.6), sheen.Panel(c, x, y, wide, high, 3, d, 5))
			c.Part("handles", c.Path(kit.RoundRect(x+wide/2-13, y+high/2-1, 26, 7, 3.5), d.DDD).Opacity(.4), sheen.Body(c, kit.RoundRect(x+wide/2-13, y+high/2-4, 26, 7, 3.5), h, 3))
		}
		drawer(36, 98, 108, 27)
		for i := range 3 {
			drawer(157, 98+39*float64(i), 84, 34)
		}
		if c.State("open") {
			openDrawer(c, 160, 238, 102, 134, d, h, c.Named("papers", c.Form("M174 112H218V132H174Z", kit.Lin(174, 112, 218, 132, kit.White, kit.Hex("#d9e2ea"))), sheen.Tube(c, "M182 126L226 110", 5, kit.TonesOf(kit.Hex("#f2b53c")))))
			c.AnchorBox("inside", 199, 118, 60, 16, 0)
		}
		const top = "M26 60H230Q235 60 239 64L252 78Q256 84 250 84H6Q0 84 4 78L17 64Q21 60 26 60Z"
		c.Part("wood", c.Clip("M8 90H248V120H8Z", c.Blur(4, c.Rect(0, 86, 256, 14, 0, w.DDD)).Opacity(.55)), sheen.Board(c, top, w, 6, c.Path("M60 60H112L88 84H30ZM126 60H136L114 84H102Z", kit.White).Opacity(.16).Shade()), sheen.Board(c, "M2 82H254V90Q254 96 248 96H8Q2 96 2 90Z", w, 2), c.Line("M5 83H251", w.LL, 2).Opacity(.8))
		c.Anchor("ground", 128, 247)
		c.AnchorBox("surface", 128, 70, 200, 0, 0)
	},
}
