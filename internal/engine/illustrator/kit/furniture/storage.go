package furniture

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
			all = append(all, c.Rect(x-1, y-1, step-6, h-6, 5, w.DDD).Opacity(.6), sheen.Board(c, d, w, 3), c.Circle(x+step/2-3, y+h/2-2, 6, w.DDD).Opacity(.5), sheen.Ball(c, x+step/2-4, y+h/2-4, 6, k))
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

// openWardrobe draws the wardrobe with both doors open: clothes on a rail, and boxes below.
func openWardrobe(c *kit.Canvas) {
	w, d, k, m := c.Tones("wood"), c.Tones("doors"), c.Tones("knobs"), c.Tones("mirror")
	c.Part("wood", sheen.Cave(c, 50, 32, 156, 164, 3, kit.TonesOf(w.DD)), c.Line("M50 52H206", k.DD, 5), c.Line("M50 51H206", k.L, 2.600))
	if !c.State("empty") {
		shirt := func(x float64, long float64, t kit.Tones) kit.Node {
			return kit.Of(c.Line(sheen.D("M%g 52q0 -6 4 -6q4 2 0 6v6", x), kit.Hex("#c9ced6"), 2), sheen.Body(c, sheen.D("M%g 58q-16 6 -18 16l4 %gh28l4 %gq-2 -10 -18 -16z", x, long, -long), t, 5, c.Line(sheen.D("M%g 78v%g", x+2, long-26), t.DD, 1.600)))
		}
		tone := func(hex string) kit.Tones { return kit.TonesOf(kit.Hex(hex)) }
		c.Part("clothes", shirt(76, 88, tone("#e8604f")), shirt(96, 70, tone("#f4f1ea")), shirt(116, 100, tone("#4f86d8")), shirt(138, 76, tone("#f2b840")), shirt(160, 96, tone("#8f6fd0")), shirt(182, 72, tone("#5fae7a")),
			sheen.Body(c, kit.RoundRect(60, 170, 42, 26, 3), tone("#d99a5a"), 4), c.Rect(60, 178, 42, 5, 0, kit.Hex("#b8753c")), sheen.Body(c, "M150 196V186Q150 178 158 178H164L176 188Q188 190 188 196Z", tone("#d8413a"), 4))
	}
	c.Part("doors", sheen.Leaf(c, 50, 32, 196, -14, 12, 9, d, d, c.Path("M40 60L-4 52V120L40 120ZM40 132L-4 136V194L40 184Z", d.DD).Opacity(.35)), sheen.Leaf(c, 206, 32, 196, 270, 12, 9, d, d, c.Path("M216 44L260 36V196L216 188Z", m.M), c.Path("M216 140L260 60V96L216 176Z", kit.White).Opacity(.4)))
	c.Part("knobs", sheen.Ball(c, -16, 114, 5, k), sheen.Ball(c, 273, 114, 5, k))
	c.AnchorBox("inside", 128, 114, 140, 160, 0)
}

// linen is folded cloth in a drawer whose upper edge is at y.
func linen(c *kit.Canvas, x0, x1, y float64) kit.Node {
	hex := []string{"#e8604f", "#f4f1ea", "#4f86d8", "#f2b840", "#6fbf73"}
	n := int((x1 - x0) / 26)
	step := (x1 - x0) / float64(n)
	return sheen.Each(n, func(i int) kit.Node {
		return sheen.Body(c, kit.RoundRect(x0+step*float64(i), y-4*float64(i%2), step+4, 26, 7), kit.TonesOf(kit.Hex(hex[i%len(hex)])), 5)
	})
}

// wardrobeDoors draws the closed doors of the wardrobe, the right one with a mirror.
func wardrobeDoors(c *kit.Canvas) {
	w, d, k, m := c.Tones("wood"), c.Tones("doors"), c.Tones("knobs"), c.Tones("mirror")
	door := sheen.D("M%g %gH%gV%gH%gZ", 48.0, 32.0, 126.0, 196.0, 48.0)
	panel := kit.RoundRect(58, 44, 58, 140, 5)
	one := kit.Of(sheen.Board(c, door, d, 4), c.Path(panel, d.DDD).Opacity(.5).Move(-1, -1))
	c.Part("doors", one, sheen.Board(c, panel, d, 3), one.Mirror(128), sheen.Board(c, kit.RoundRect(140, 44, 58, 140, 5), d, 3), c.Line("M128 32V196", w.DDD, 3))
	glass := kit.RoundRect(143, 47, 52, 134, 4)
	c.Part("mirror", c.Path(glass, w.DDD), c.Form(glass, kit.Lin(143, 47, 195, 181, m.LL, m.M, m.D), c.Path("M140 150L200 60V96L140 186ZM140 110L190 40H204L140 134Z", kit.White).Opacity(.4)))
	c.Part("knobs", sheen.Ball(c, 119, 118, 5.500, k), sheen.Ball(c, 135, 118, 5.500, k))
}
