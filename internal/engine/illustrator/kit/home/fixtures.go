package home

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var lightSwitch = kit.Piece{
	Name: "light-switch", Cm: 12, Palette: "plate #f7f3ea white; switch #fffdf6 toggle lever; screws #b9c3cd metal; light #6fd66a green", States: "on; off",
	Draw: func(c *kit.Canvas) {
		p, s, m, l := c.Tones("plate"), c.Tones("switch"), c.Tones("screws"), c.Tones("light")
		box := kit.RoundRect(48, 4, 160, 248, 20)
		c.Part("plate", c.Path(box, p.DDD).Stroke(p.DDD, 2).Opacity(.8).Move(1, 3), sheen.Body(c, box, p, 14), c.Path(kit.RoundRect(57, 13, 142, 230, 14), kit.None).Stroke(p.D, 2).Opacity(.7))
		c.Part("screws", sheen.Screw(c, 128, 34, 9, m), sheen.Screw(c, 128, 222, 9, m).Rotate(50, 128, 222))
		c.Part("plate", c.Rect(92, 62, 72, 132, 10, p.DDD), c.Rect(94, 64, 69, 129, 9, kit.Lin(94, 64, 94, 193, p.DD, p.D)))
		rocker := kit.RoundRect(99, 69, 58, 118, 7)
		up, low := kit.Lin(0, 69, 0, 128, s.D, s.M, s.L), kit.Lin(0, 128, 0, 187, s.LL, s.L, s.M)
		if c.State("off") {
			up, low = kit.Lin(0, 69, 0, 128, s.LL, s.L, s.M), kit.Lin(0, 128, 0, 187, s.L, s.D, s.DD)
		}
		c.Part("switch", c.Form(rocker, up, c.Path("M90 128H170V200H90Z", low), c.Line("M99 128H157", s.DD, 2).Opacity(.8), c.Line("M99 130.500H157", kit.White, 2)), c.Line("M128 84V104", kit.Hex("#a9a498"), 4.500), c.Circle(128, 166, 8, kit.None).Stroke(kit.Hex("#a9a498"), 4))
		if !c.State("off") {
			c.Part("light", c.Glow(4, c.Circle(128, 116, 7, l.L)).Opacity(.8), c.Circle(128, 116, 4.500, l.D), c.Circle(127.500, 115.500, 3.600, l.LL))
		} else {
			c.Part("light", c.Circle(128, 116, 4.500, l.DDD))
		}
	},
}

var powerStrip = kit.Piece{
	Name: "power-strip", Cm: 35, Palette: "body #f4f2ec white strip; sockets #4a4f5c holes; switch #e5413f red; cord #5a606e cable; plug #4a4f5c prongs",
	Draw: func(c *kit.Canvas) {
		b, s, r, d, p := c.Tones("body"), c.Tones("sockets"), c.Tones("switch"), c.Tones("cord"), c.Tones("plug")
		metal := kit.TonesOf(kit.Hex("#d9b25a"))
		c.Part("cord", sheen.Tube(c, "M36 104C6 92 2 44 34 30C70 16 84 60 118 56C146 52 148 24 178 28", 9, d))
		c.Part("plug", c.Line("M212 20H236M212 38H236", metal.DDD, 7), c.Line("M212 19.500H236M212 37.500H236", metal.L, 5), sheen.Body(c, "M172 22Q176 12 190 10H208Q216 10 216 18V40Q216 48 208 48H190Q176 44 172 36Z", p, 6, c.Line("M184 16V42M190 14V44", p.DDD, 2.400)))
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(14, 128, 160) }
		box := kit.RoundRect(6, 116, 250, 78, 20)
		c.Part("body", turn(c.Path(box, b.DDD).Move(0, 9), c.Path(box, b.DD).Move(0, 5), sheen.Body(c, box, b, 12)))
		for i := range 4 {
			x := 74 + 48*float64(i)
			c.Part("sockets", turn(c.Circle(x, 155, 22, b.DD), c.Circle(x-.5, 154.500, 20.500, kit.Lin(x-16, 138, x+16, 172, b.D, b.L, b.LL)), c.Circle(x, 155, 16.500, kit.None).Stroke(b.D, 1.800), c.Rect(x-9, 144, 4.500, 13, 2, s.M), c.Rect(x+4.500, 144, 4.500, 13, 2, s.M), c.Path(sheen.D("M%g 168v-3a4 4 0 0 1 8 0v3Z", x-4), s.M)))
		}
		c.Part("switch", turn(c.Rect(20, 132, 26, 46, 7, b.DDD), sheen.Body(c, kit.RoundRect(22, 134, 22, 42, 5), r, 5, c.Path("M22 134H44V155H22Z", r.LL).Opacity(.5)), c.Line("M33 141V149", kit.White, 3), c.Circle(33, 165, 4.500, kit.None).Stroke(kit.White, 2.600)))
		c.Anchor("ground", 128, 226)
	},
}

var dollhouse = kit.Piece{
	Name: "dollhouse", Cm: 80, Palette: "walls #f6a6c1 pink; roof #7f6fd0 purple shingles; trim #fffaf0 white; rooms #ffe9a8 wallpaper yellow; second #b6e3d4 mint; furniture #d98a4f wood; carpet #e8607a rug red; pictures #9fd8f0",
	Draw: func(c *kit.Canvas) {
		w, r, t, a, f, k, g := c.Tones("walls"), c.Tones("roof"), c.Tones("trim"), c.Tones("rooms"), c.Tones("furniture"), c.Tones("carpet"), c.Tones("pictures")
		b, q := c.Tones("second"), kit.TonesOf(kit.Hex("#c9dcf7"))
		c.Part("roof", sheen.Body(c, kit.RoundRect(184, 18, 22, 56, 3), w, 6), sheen.Body(c, kit.RoundRect(180, 12, 30, 11, 3), t, 4))
		c.Part("walls", sheen.Body(c, "M128 10L228 96V246H28V96Z", w, 10))
		room := func(d string, x, y float64, p kit.Tones) kit.Node {
			return kit.Of(c.Path(d, w.DDD).Stroke(w.DDD, 2), c.Form(d, kit.Lin(x, y, x+80, y+70, p.L, p.M, p.D), sheen.Each(9, func(i int) kit.Node {
				return c.Line(sheen.D("M%g %gv90", x+4+10*float64(i), y-10), p.LL, 3).Opacity(.55)
			}), c.Blur(4, c.Path(sheen.D("M%g %gh100v8h-100Z", x-4, y-3), p.DDD)).Opacity(.5)))
		}
		c.Part("rooms", room("M128 38L186 88H70Z", 66, 36, q), room("M40 100H123V164H40Z", 40, 100, a), room("M133 178H216V240H133Z", 133, 178, a))
		c.Part("second", room("M133 100H216V164H133Z", 133, 100, b), room("M40 178H123V240H40Z", 40, 178, b))
		pic := func(x, y float64) kit.Node {
			return kit.Of(c.Rect(x, y, 18, 15, 1.500, f.DD), c.Rect(x+2, y+2, 14, 11, 1, g.L), c.Path(sheen.D("M%g %gl5 -6l4 4l3 -2l2 4Z", x+2, y+13), kit.Hex("#63b05a")))
		}
		floor := func(x, y, ww float64) kit.Node { return c.Rect(x, y, ww, 6, 0, kit.Lin(0, y, 0, y+6, f.L, f.D)) }
		c.Part("furniture", floor(40, 158, 83), floor(133, 158, 83), floor(40, 234, 83), floor(133, 234, 83), c.Path("M74 84H182L186 88H70Z", f.M))
		c.Part("furniture", c.Rect(48, 128, 5, 30, 2, f.DD), c.Rect(98, 138, 5, 20, 2, f.DD), c.Rect(50, 146, 50, 8, 2, f.M))
		c.Part("carpet", sheen.Body(c, "M52 140Q56 136 62 138H96Q100 140 100 148H52Z", k, 4), sheen.Body(c, kit.RoundRect(53, 133, 17, 9, 4), t, 3))
		c.Part("pictures", pic(74, 108), pic(166, 106))
		c.Part("furniture", sheen.Body(c, "M144 140Q144 130 152 130H178Q186 130 186 140V152H144Z", k, 5), sheen.Body(c, kit.RoundRect(139, 140, 10, 17, 4), k, 4), sheen.Body(c, kit.RoundRect(181, 140, 10, 17, 4), k, 4), sheen.Body(c, kit.RoundRect(147, 145, 36, 9, 3), k, 3))
		c.Part("furniture", c.Line("M203 158V132", f.DD, 3), c.Form("M194 132L198 118H208L212 132Z", kit.Lin(194, 118, 212, 132, kit.Hex("#fff4c8"), kit.Hex("#ffd75e"))))
		c.Part("furniture", sheen.Body(c, kit.RoundRect(50, 208, 42, 5, 2), f, 3), c.Line("M56 212V234M86 212V234", f.DD, 4), sheen.Body(c, "M100 214V196H104V214H116V234H112V220H104V234H100Z", f, 2), c.Ellipse(71, 205, 8, 4, t.L), c.Circle(69, 203, 3.600, k.M), c.Circle(74, 203, 3.600, kit.Hex("#7ac25a")))
		c.Part("furniture", sheen.Body(c, kit.RoundRect(142, 196, 28, 38, 3), t, 4, c.Line("M142 211H170", t.DD, 2)), c.Line("M165 200V207M165 215V224", f.DD, 2.400), sheen.Body(c, kit.RoundRect(174, 208, 36, 26, 3), f, 4), c.Circle(183, 216, 3, k.D), c.Circle(198, 216, 3, k.D), c.Path("M186 208V200Q186 196 190 196H202V208Z", kit.Hex("#8f97a6")))
		c.Part("furniture", c.Circle(128, 70, 10, f.DD), c.Circle(128, 70, 8, k.L), c.Circle(124, 61, 4, k.L), c.Circle(132, 61, 4, k.L), c.Circle(125, 69, 1.200, f.DDD), c.Circle(131, 69, 1.200, f.DDD), sheen.Body(c, kit.RoundRect(94, 74, 16, 12, 2), kit.TonesOf(kit.Hex("#f2b93a")), 3), sheen.Body(c, kit.RoundRect(146, 76, 20, 10, 3), kit.TonesOf(kit.Hex("#4fae7a")), 3))
		roof := "M128 -4Q134 -4 139 1L250 96Q256 104 248 110Q242 114 236 109L128 18L20 109Q14 114 8 110Q0 104 6 96L117 1Q122 -4 128 -4Z"
		c.Part("roof", c.Path(roof, r.DDD).Move(0, 4).Opacity(.6), sheen.Body(c, roof, r, 7, sheen.Each(22, func(i int) kit.Node {
			u := float64(i)
			x := 12 + 11*u
			return c.Line(sheen.D("M%g %gv22", x, max(2, 100-.86*(116-max(x, 256-x)+12))-8), r.DDD, 1.400).Opacity(.35)
		})))
		c.Part("trim", c.Line("M20 110L128 20L236 110", t.DD, 4), c.Line("M20 109L128 19L236 109", t.LL, 2.600), sheen.Body(c, kit.RoundRect(22, 90, 212, 9, 3), t, 3), sheen.Body(c, kit.RoundRect(22, 164, 212, 12, 3), t, 4), sheen.Body(c, kit.RoundRect(14, 240, 228, 14, 4), t, 5), sheen.Body(c, kit.RoundRect(122, 96, 12, 148, 3), t, 4), sheen.Body(c, kit.RoundRect(24, 92, 14, 152, 3), t, 4), sheen.Body(c, kit.RoundRect(218, 92, 14, 152, 3), t, 4))
		c.AnchorBox("inside", 128, 206, 160, 60, 0)
		c.Anchor("ground", 128, 254)
	},
}
