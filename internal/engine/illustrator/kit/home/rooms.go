package home

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var pillow = kit.Piece{
	Name: "pillow", Cm: 60,
	Palette: "fabric #8fb9ee pillow; piping #fbf7ee trim; buttons #fbf7ee <piping",
	Draw: func(c *kit.Canvas) {
		f, p, u := c.Tones("fabric"), c.Tones("piping"), c.Tones("buttons")
		const d = "M18 72C10 50 26 42 46 50C98 64 158 64 210 50C230 42 246 50 238 72C224 108 224 150 238 186C246 208 230 216 210 208C158 194 98 194 46 208C26 216 10 208 18 186C32 150 32 108 18 72Z"
		c.Part("piping", c.Path(d, p.D).Stroke(p.DD, 9), c.Path(d, kit.None).Stroke(p.M, 7).Move(-.6, -.8))
		c.Part("fabric", c.Form(d, kit.Rad(104, 96, 150, f.LL, f.L, f.M, f.D), c.Blur(6, c.Line("M30 62Q64 84 92 92M226 62Q192 84 164 92M30 196Q64 176 92 166M226 196Q192 176 164 166", f.DD, 9)).Opacity(.4), c.Blur(3, c.Line("M28 74Q54 92 78 98M222 184Q196 170 174 164", f.LL, 5)).Opacity(.6), sheen.Edge(c, d, f, 26)))
		c.Part("buttons", c.Blur(9, c.Circle(130, 132, 17, f.DDD)).Opacity(.5), c.Line("M128 128L104 104M128 128L152 104M128 128L104 152M128 128L152 152", f.DD, 3).Opacity(.5), sheen.Ball(c, 128, 128, 9, u), c.Circle(126, 128, 1.4, u.DDD), c.Circle(130, 128, 1.4, u.DDD), sheen.Glint(c, "M52 74Q84 86 112 86Q86 98 60 94Q46 86 52 74Z", .4))
		c.AnchorBox("print", 128, 128, 140, 90, 0)
		c.AnchorBox("surface", 128, 80, 150, 0, 0)
		c.Anchor("ground", 128, 208)
	},
}

var curtain = kit.Piece{
	Name: "curtain", Cm: 240, States: "open; closed -ties",
	Palette: "cloth #d8483f fabric; rod #d9a441 pole; ties #ffd766 tieback cords",
	Draw: func(c *kit.Canvas) {
		f, r, k := c.Tones("cloth"), c.Tones("rod"), c.Tones("ties")
		const d = "M14 32H124C122 84 102 132 52 160Q70 200 76 248H12Q20 200 14 160Z"
		fold := func(x float64) kit.Node {
			up := sheen.D("M%g 32C%g 90 %g 130 %g 160", x, x-4, 24+(x-14)*.36, 18+(x-14)*.3)
			low := sheen.D("M%g 160Q%g 200 %g 250", 18+(x-14)*.3, 20+(x-14)*.42, 14+(x-14)*.58)
			return kit.Of(c.Blur(1.6, c.Line(up, f.DDD, 6).Opacity(.55), c.Line(low, f.DDD, 5).Opacity(.5)), c.Blur(.8, c.Line(up, f.LL, 2.6).Move(-4.5, 0).Opacity(.6), c.Line(low, f.LL, 2.2).Move(-3.5, 0).Opacity(.55)))
		}
		cloth := c.Form(d, kit.Lin(12, 0, 124, 0, kit.At(0, f.D), kit.At(.25, f.L), kit.At(.6, f.M), kit.At(1, f.D)), fold(34), fold(54), fold(74), fold(94), fold(112), sheen.Dim(c, 5, .4, "M10 30H128V46H10Z", f), sheen.Edge(c, d, f, 10))
		if c.State("closed") {
			cloth = drawnCurtain(c, f)
		}
		c.Part("cloth", cloth, cloth.Mirror(128))
		tie := kit.Of(c.Form("M10 150Q34 148 62 152Q68 160 62 168Q34 174 10 170Z", kit.Lin(0, 150, 0, 172, k.LL, k.M, k.DD), c.Line("M18 150V172M26 150V172M34 150V172M42 150V172M50 150V172M58 150V172", k.DD, 2).Opacity(.5)), sheen.Ball(c, 58, 168, 7, k), c.Form("M52 172H66L70 204Q60 208 50 204Z", kit.Lin(50, 0, 70, 0, k.LL, k.M, k.DD), c.Line("M56 176V206M60 176V206M64 176V206", k.DD, 1.6).Opacity(.7)))
		c.Part("ties", tie, tie.Mirror(128))
		c.Part("rod", sheen.Tube(c, "M14 20H242", 11, r), sheen.Ball(c, 10, 20, 11, r), sheen.Ball(c, 246, 20, 11, r), sheen.Each(12, func(i int) kit.Node {
			x := 22 + 19.3*float64(i)
			return kit.Of(c.Ellipse(x, 25, 4.5, 11, kit.None).Stroke(r.DDD, 4.4), c.Ellipse(x-.4, 24.6, 4.5, 11, kit.None).Stroke(r.L, 2.4))
		}))
	},
}

var rug = kit.Piece{
	Name: "rug", Cm: 200,
	Palette: "rug #c8414b carpet; border #274a78 band; pattern #f6dfae motif; fringe #f3e6c8 tassels",
	Draw: func(c *kit.Canvas) {
		r, b, p, g := c.Tones("rug"), c.Tones("border"), c.Tones("pattern"), c.Tones("fringe")
		c.Part("fringe", sheen.Each(23, func(i int) kit.Node {
			u := float64(i) / 22
			return kit.Of(c.Line(sheen.D("M%g 206L%g 222", 6+244*u, 3+250*u), g.DD, 5), c.Line(sheen.D("M%g 206L%g 221", 6+244*u-.6, 3+250*u-.6), g.L, 3), c.Line(sheen.D("M%g 74L%g 64", 54+148*u, 56+144*u), g.D, 3.4), c.Line(sheen.D("M%g 74L%g 64", 54+148*u-.4, 56+144*u-.4), g.L, 2))
		}))
		q := func(k float64) string { // the rug's rectangle, shrunk by a share of its half sides, in perspective
			y0, y1 := 72+k*58, 208-k*78
			l := func(y float64) float64 { return 52 - 48*(y-72)/136 + k*(76+46*(y-72)/136) }
			return sheen.D("M%g %gH%gL%g %gH%gZ", l(y0), y0, 256-l(y0), 256-l(y1), y1, l(y1))
		}
		c.Part("border", c.Form(q(0), kit.Lin(60, 72, 200, 208, b.L, b.M, b.D)), c.Path(q(.05), kit.None).Stroke(p.M, 3))
		c.Part("rug", c.Form(q(.17), kit.Lin(70, 90, 190, 200, r.L, r.M, r.D)), c.Path(q(.17), kit.None).Stroke(p.D, 4))
		lozenge := func(x, y, w, h float64, a, z kit.Color) kit.Node {
			return kit.Of(c.Path(sheen.D("M%g %gL%g %gL%g %gL%g %gZ", x, y-h, x+w, y, x, y+h, x-w, y), a), c.Path(sheen.D("M%g %gL%g %gL%g %gL%g %gZ", x, y-h*.6, x+w*.6, y, x, y+h*.6, x-w*.6, y), z))
		}
		c.Part("pattern", lozenge(128, 137, 54, 34, p.M, b.M), lozenge(128, 137, 24, 15, p.L, r.M), lozenge(64, 138, 17, 14, p.M, b.L), lozenge(192, 138, 17, 14, p.D, b.M), sheen.Each(9, func(i int) kit.Node {
			u := float64(i) / 8
			return kit.Of(lozenge(24+208*u, 197, 7, 5, p.M, r.M), lozenge(62+132*u, 79, 5, 3, p.M, r.M))
		}), sheen.Each(4, func(i int) kit.Node {
			u := float64(i)
			return kit.Of(lozenge(48-8*u, 100+26*u, 4, 6, p.M, r.M), lozenge(208+8*u, 100+26*u, 4, 6, p.D, r.M))
		}))
		c.Part("rug", c.Clip(q(0), c.Path("M50 70H110L20 210H-10Z", kit.White).Opacity(.12).Shade(), sheen.Dim(c, 12, .3, "M190 60H256V220H120L220 190Z", b), sheen.Each(17, func(i int) kit.Node {
			return c.Line(sheen.D("M0 %gH256", 76+8*float64(i)), r.DDD, 1).Opacity(.13)
		})))
		c.Anchor("ground", 128, 160)
		c.AnchorBox("surface", 128, 150, 170, 0, 0)
	},
}

var deskLamp = kit.Piece{
	Name: "desk-lamp", Cm: 50, Facing: kit.Right,
	Palette: "lamp #e4483f shade body; base #e4483f <lamp; arm #c3ccd6 metal; light #fff2b0 bulb",
	Draw: func(c *kit.Canvas) {
		s, b, a, l := c.Tones("lamp"), c.Tones("base"), c.Tones("arm"), c.Tones("light")
		c.Part("light", c.Path("M150 104L236 92L256 206H106Z", kit.Lin(190, 100, 184, 206, l.M.Alpha(.6), l.L.Alpha(0))))
		c.Part("arm", sheen.Tube(c, "M86 226L52 126", 9, a), sheen.Tube(c, "M94 222L60 122", 5, a), sheen.Tube(c, "M54 126L142 56", 9, a), sheen.Tube(c, "M60 132L146 64", 4.5, a), sheen.Ball(c, 56, 127, 11, b), c.Circle(55, 126, 3.5, a.LL))
		c.Part("base", sheen.Body(c, "M36 240C36 222 64 216 92 216C120 216 148 222 148 240Q148 250 138 250H46Q36 250 36 240Z", b, 12), sheen.Ball(c, 91, 220, 10, a))
		c.Part("light", c.Glow(4, c.Ellipse(198, 102, 22, 16, l.M)).Opacity(.9), sheen.Ball(c, 196, 98, 18, l))
		c.Part("lamp", c.Form("M142 104Q144 112 152 112L234 98Q242 96 240 90Q196 88 142 104Z", kit.Lin(140, 104, 240, 94, l.L, l.M, s.DDD)), sheen.Body(c, "M140 42Q146 30 160 28L176 26Q186 26 192 34L240 88Q196 86 142 104Z", s, 17), sheen.Body(c, "M146 34Q140 16 158 14H168Q180 14 180 28Q164 26 146 34Z", s, 7), sheen.Glint(c, "M152 56Q158 44 172 42Q162 58 158 84Q150 88 150 76Z", .55))
		c.Anchor("ground", 92, 250)
	},
}

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
		c.Part("wood", c.Rect(40, 246, 20, 9, 2, w.DDD), c.Rect(196, 246, 20, 9, 2, w.DDD), board(c, kit.RoundRect(26, 2, 204, 248, 6), w, 8))
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
			c.Part("drawers", c.Path(kit.RoundRect(x-1.5, y-1, wide+3, high+3, 4), w.DDD).Opacity(.6), panel(c, x, y, wide, high, 3, d, 5))
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
		c.Part("wood", c.Clip("M8 90H248V120H8Z", c.Blur(4, c.Rect(0, 86, 256, 14, 0, w.DDD)).Opacity(.55)), board(c, top, w, 6, c.Path("M60 60H112L88 84H30ZM126 60H136L114 84H102Z", kit.White).Opacity(.16).Shade()), board(c, "M2 82H254V90Q254 96 248 96H8Q2 96 2 90Z", w, 2), c.Line("M5 83H251", w.LL, 2).Opacity(.8))
		c.Anchor("ground", 128, 247)
		c.AnchorBox("surface", 128, 70, 200, 0, 0)
	},
}

var window = kit.Piece{
	Name: "window", Cm: 140, States: "open; closed; broken",
	Palette: "frame #e9e4d9 sash; sky #8fd3f5 glass; sill #c98a4b wood; flowers #e8517a; leaves #5aa848",
	Draw: func(c *kit.Canvas) {
		f, w, r, l := c.Tones("frame"), c.Tones("sill"), c.Tones("flowers"), c.Tones("leaves")
		c.Part("frame", panel(c, 30, 4, 196, 214, 10, f, 14))
		if c.State("open") {
			openWindow(c)
		} else {
			windowPanes(c)
		}
		c.On(kit.Fore) // who looks out of it is behind the flowers
		c.Part("sill", board(c, kit.RoundRect(14, 208, 228, 14, 4), w, 3), board(c, "M34 218H222L214 252H42Z", w, 7), c.Line("M14 211H240", w.LL, 2).Opacity(.6))
		bloom := func(x, y float64) kit.Node {
			return kit.Of(c.Around(5, x, y, c.Form(kit.Oval(x, y-7, 6, 6), kit.Rad(x-2, y-9, 9, r.LL, r.M, r.D))), c.Circle(x, y, 4, kit.Hex("#ffd34d")))
		}
		leaf := func(x, y, a float64) kit.Node {
			return c.Form("M0 0C-8 -8 -6 -20 0 -26C6 -20 8 -8 0 0Z", kit.Lin(-6, -20, 6, 0, l.LL, l.M, l.DD)).Rotate(a, 0, 0).Move(x, y)
		}
		c.Part("leaves", sheen.Each(17, func(i int) kit.Node {
			return leaf(44+10.5*float64(i), 220, []float64{-40, 16, -10, 38, -24}[i%5])
		}))
		c.Part("flowers", bloom(56, 196), bloom(84, 204), bloom(112, 194), bloom(142, 203), bloom(170, 195), bloom(198, 203))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("surface", 128, 209, 200, 0, 0)
	},
}
