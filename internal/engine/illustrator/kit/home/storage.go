package home

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// chest is a front of drawers between y0 and y1 in rows of n each, with a knob in the middle of every drawer.
func chest(c *kit.Canvas, x0, x1, y0, y1 float64, rows []int, w, k kit.Tones) kit.Node {
	h := (y1 - y0) / float64(len(rows))
	var all []kit.Node
	for r, n := range rows {
		step := (x1 - x0) / float64(n)
		for i := range n {
			x, y := x0+step*float64(i)+4, y0+h*float64(r)+4
			d := kit.RoundRect(x, y, step-8, h-8, 4)
			all = append(all, c.Rect(x-1, y-1, step-6, h-6, 5, w.DDD).Opacity(.6), board(c, d, w, 3), c.Circle(x+step/2-3, y+h/2-2, 6, w.DDD).Opacity(.5), sheen.Ball(c, x+step/2-4, y+h/2-4, 6, k))
		}
	}
	return kit.Of(all...)
}

var dresser = kit.Piece{
	Name: "dresser", Cm: 120, States: "open; closed", Palette: "wood #c98a52 drawers; knobs #f2c45a handles gold; legs #8a5a36",
	Draw: func(c *kit.Canvas) {
		w, k, l := c.Tones("wood"), c.Tones("knobs"), c.Tones("legs")
		leg := sheen.Body(c, "M26 212H48L44 240Q42 244 38 244Q34 244 33 240Z", l, 6)
		c.Part("legs", leg, leg.Mirror(128))
		body := kit.RoundRect(14, 56, 228, 160, 6)
		c.Part("wood", c.Path(body, w.DDD).Move(0, 3), sheen.Body(c, body, w, 10), c.Path("M22 66H234V208H22Z", w.DD).Opacity(.5))
		c.Part("drawers", chest(c, 20, 236, 66, 210, []int{2, 2, 2}, w, k))
		if c.State("open") {
			openDrawer(c, 24, 124, 70, 110, w, k, linen(c, 36, 108, 84))
			c.AnchorBox("inside", 74, 92, 80, 20, 0)
		}
		c.Part("wood", sheen.Body(c, kit.RoundRect(4, 42, 248, 18, 6), w, 6))
		c.AnchorBox("surface", 128, 42, 220, 0, 0)
		c.Anchor("ground", 128, 244)
	},
}

var nightstand = kit.Piece{
	Name: "nightstand", Cm: 55, States: "open; closed", Palette: "wood #f1e6d4 white; knobs #e0a93f handle gold; legs #b9835a",
	Draw: func(c *kit.Canvas) {
		w, k, l := c.Tones("wood"), c.Tones("knobs"), c.Tones("legs")
		leg := sheen.Body(c, "M44 200H66L58 250Q56 254 52 254Q48 254 48 250Z", l, 6)
		c.Part("legs", leg, leg.Mirror(128))
		c.Part("wood", c.Path("M38 62H218V206H38Z", w.DDD), sheen.Body(c, kit.RoundRect(36, 56, 184, 150, 6), w, 10), c.Path("M50 128H206V196H50Z", w.DDD).Opacity(.55), c.Form("M50 128H206V140H50Z", kit.Lin(0, 128, 0, 140, w.DDD, w.DD)))
		c.Part("drawers", chest(c, 44, 212, 66, 124, []int{1}, w, k))
		if c.State("open") {
			openDrawer(c, 48, 208, 70, 120, w, k, c.Named("books", sheen.Body(c, kit.RoundRect(64, 84, 60, 30, 3), kit.TonesOf(kit.Hex("#4f86d8")), 5), sheen.Body(c, kit.RoundRect(132, 80, 52, 30, 3), kit.TonesOf(kit.Hex("#e8604f")), 5)))
			c.AnchorBox("inside", 128, 94, 130, 20, 0)
		}
		c.Part("wood", sheen.Body(c, kit.RoundRect(26, 40, 204, 20, 7), w, 6))
		c.AnchorBox("surface", 128, 40, 180, 0, 0)
		c.Anchor("ground", 128, 254)
	},
}

var wardrobe = kit.Piece{
	Name: "wardrobe", Cm: 200, States: "open; closed; empty", Palette: "wood #b87845 closet; doors #c98a55 <wood; knobs #f2c45a handles gold; mirror #bfe0f0 glass",
	Draw: func(c *kit.Canvas) {
		w, d, k := c.Tones("wood"), c.Tones("doors"), c.Tones("knobs")
		foot := sheen.Body(c, "M44 240H74V250Q74 254 68 254H50Q44 254 44 250Z", w, 5)
		c.Part("wood", foot, foot.Mirror(128), c.Path("M38 22H218V244H38Z", w.DDD).Move(0, 2), sheen.Body(c, kit.RoundRect(38, 20, 180, 224, 5), w, 10))
		if c.State("open") {
			openWardrobe(c)
		} else {
			wardrobeDoors(c)
		}
		c.Part("doors", chest(c, 46, 210, 198, 238, []int{2}, d, k))
		c.Part("wood", sheen.Body(c, "M28 4H228Q234 4 232 10L224 24H32L24 10Q22 4 28 4Z", w, 6))
		c.AnchorBox("surface", 128, 4, 180, 0, 0)
		c.Anchor("ground", 128, 254)
	},
}

var filingCabinet = kit.Piece{
	Name: "filing-cabinet", Cm: 130, Palette: "metal #8fa3b5 gray drawers; handles #e4e9ee; labels #fff7e4 tags; papers #ffffff files",
	Draw: func(c *kit.Canvas) {
		m, h, l, p := c.Tones("metal"), c.Tones("handles"), c.Tones("labels"), c.Tones("papers")
		c.Part("metal", c.Path("M50 8H206V252H50Z", m.DDD).Move(0, 2), sheen.Body(c, kit.RoundRect(48, 4, 160, 248, 8), m, 12))
		drawer := func(x, y, k float64) {
			w := 144 * k
			d := kit.RoundRect(x-w/2, y, w, 68*k, 5)
			c.Part("metal", c.Rect(x-w/2-2, y-1, w+4, 68*k+5, 5, m.DDD).Opacity(.7), sheen.Body(c, d, m, 8))
			c.Part("labels", c.Rect(x-24*k, y+10*k, 48*k, 16*k, 3, h.DD), c.Rect(x-21*k, y+12*k, 42*k, 12*k, 2, l.M), c.Line(sheen.D("M%g %gh%g", x-14*k, y+18*k, 26*k), m.DD, 2))
			c.Part("handles", c.Line(sheen.D("M%g %gq0 12 10 12h%gq10 0 10 -12", x-30*k, y+37*k, 40*k), m.DDD, 8).Move(1, 2), c.Line(sheen.D("M%g %gq0 12 10 12h%gq10 0 10 -12", x-30*k, y+36*k, 40*k), h.D, 7), c.Line(sheen.D("M%g %gq0 12 10 12h%gq10 0 10 -12", x-30*k, y+35*k, 40*k), h.LL, 3))
		}
		drawer(128, 14, 1)
		drawer(128, 172, 1)
		c.Part("papers", c.Path("M40 78H216L226 112H30Z", m.DDD), sheen.Each(6, func(i int) kit.Node {
			y := 82 + 5*float64(i)
			tab := 58 + float64(i*37%120)
			return kit.Of(c.Path(sheen.D("M%g %gV%gH%gl5 -7h26l5 7H%gV%gZ", 42-float64(i), y+30, y, tab, 214+float64(i), y+30), []kit.Color{p.DD, p.M, p.D}[i%3]), c.Path(sheen.D("M%g %gl5 -7h26l5 7Z", tab, y), []kit.Color{kit.Hex("#f2b84a"), kit.Hex("#5fb37a"), kit.Hex("#e5626c")}[i%3]))
		}))
		drawer(128, 104, 1.300)
		c.AnchorBox("surface", 128, 6, 140, 0, 0)
		c.Anchor("ground", 128, 253)
	},
}
