package sea

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var fishingNet = kit.Piece{
	Name: "fishing-net", Cm: 120, Palette: "net #5f9e8c green mesh; handle #b9793c wood pole; hoop #8f99a6 metal rim; grip #3f4552 black",
	Draw: func(c *kit.Canvas) {
		n, h, o, g := c.Tones("net"), c.Tones("handle"), c.Tones("hoop"), c.Tones("grip")
		bag := "M8 92C10 150 26 214 66 244C96 262 128 238 142 200C150 176 154 140 154 110Q80 150 8 92Z"
		mesh := func(w float64, col kit.Color) kit.Node {
			return kit.Of(sheen.Each(12, func(i int) kit.Node {
				x := 6 + 13.500*float64(i)
				return c.Line(sheen.D("M%g 80Q%g 170 %g 256", x, x+4, 84+(x-80)*.25), col, w)
			}), sheen.Each(12, func(i int) kit.Node {
				y := 104 + 13*float64(i)
				return c.Line(sheen.D("M0 %gQ80 %g 160 %g", y-10, y+26, y), col, w)
			}))
		}
		c.On(kit.Back)
		c.Part("net", c.Clip(bag, c.Path(bag, n.D.Alpha(.16)), mesh(2, n.DD).Move(4, -8).Opacity(.7)))
		c.Part("hoop", c.Path(kit.Oval(82, 84, 78, 40), kit.None).Stroke(o.DD, 8).Rotate(8, 82, 84))
		c.On(kit.Body)
		c.On(kit.Fore)
		c.Part("net", c.Clip(bag, mesh(2.600, n.M)), c.Path(bag, kit.None).Stroke(n.D, 3))
		c.Part("hoop", kit.Of(c.Path("M4 84A78 40 0 0 0 160 84", kit.None).Stroke(o.DDD, 9), c.Path("M4 84A78 40 0 0 0 160 84", kit.None).Stroke(o.L, 5.500), c.Path("M4 84A78 40 0 0 1 160 84", kit.None).Stroke(o.L, 3)).Rotate(8, 82, 84))
		c.Part("handle", c.Line("M150 80L252 14", h.DDD, 15), c.Line("M150 80L252 14", h.M, 11), c.Line("M150 77L250 12", h.LL, 3))
		c.Part("grip", c.Line("M210 41L252 14", g.DDD, 17), c.Line("M210 41L252 14", g.M, 13), c.Line("M212 36L250 12", g.LL, 3), c.Line("M146 82L166 70", g.DDD, 17), c.Line("M147 81L165 70", o.M, 12))
		c.On(kit.Body)
		c.AnchorBox("inside", 80, 160, 110, 130, 0)
		c.AnchorBox("grip", 226, 30, 0, 0, 57)
	},
}

var lobsterTrap = kit.Piece{
	Name: "lobster-trap", Cm: 100, Palette: "wood #b98a55 slats; net #5f9a86 green mesh; rope #e0c48a; buoy #e5483f red float; stripe #fbf7ee white", States: "plain -buoy -stripe -rope",
	Draw: func(c *kit.Canvas) {
		w, n, r, b, s := c.Tones("wood"), c.Tones("net"), c.Tones("rope"), c.Tones("buoy"), c.Tones("stripe")
		end := "M6 208V132C6 78 24 60 50 60S94 78 94 132V208Z"
		body := "M50 60H190C216 60 234 78 234 132V208H94V132C94 78 76 60 50 60Z"
		slat := func(d string, wd float64) kit.Node {
			return kit.Of(c.Line(d, w.DDD, wd), c.Line(d, w.M, wd-2.600), c.Line(d, w.LL, 1.600).Move(-.5, -wd*.22).Opacity(.8))
		}
		c.On(kit.Back)
		c.Part("net", c.Path(end, n.DDD.Alpha(.55)), c.Path(body, n.DDD.Alpha(.55)))
		c.On(kit.Body)
		c.Part("net", c.Clip(end, sheen.Each(12, func(i int) kit.Node {
			o := -90 + 18*float64(i)
			return c.Line(sheen.D("M%g 50L%g 210M%g 50L%g 210", 50+o, 50+o+90, 50-o, 50-o-90), n.L, 2)
		}), c.Circle(50, 140, 22, n.DDD), c.Circle(50, 140, 22, kit.None).Stroke(r.M, 4)))
		for i := range 6 {
			u := float64(i) / 5
			x := []float64{52, 68, 80, 90, 94, 94}[i]
			y := []float64{62, 68, 84, 112, 148, 184}[i]
			c.Part("wood", slat(sheen.D("M%g %gH%g", x, y, x+140), 12+4*u))
		}
		arch := func(x float64, wd float64) kit.Node {
			return slat(sheen.D("M%g 208V132C%g 78 %g 60 %g 60", x+44, x+44, x+26, x), wd)
		}
		c.Part("wood", arch(120, 8), arch(190, 10), slat("M6 208V132C6 78 24 60 50 60S94 78 94 132V208", 12), slat("M-2 212H240", 16), slat("M-2 212H98", 15))
		c.Part("rope", c.Path("M50 60C60 20 110 10 140 26C166 40 176 30 186 20", kit.None).Stroke(r.DDD, 7), c.Path("M50 60C60 20 110 10 140 26C166 40 176 30 186 20", kit.None).Stroke(r.M, 5), c.Path("M50 60C60 20 110 10 140 26C166 40 176 30 186 20", kit.None).Stroke(r.DD, 5).Dash(1.500, 5))
		c.Part("buoy", kit.Of(sheen.Body(c, "M186 8C200 -14 236 -14 250 8C236 32 200 32 186 8Z", b, 8, c.Named("stripe", c.Path("M206 -20H226V40H206Z", s.M))), c.Line("M250 8H266", r.DD, 6)).Rotate(18, 186, 8).Move(2, 10))
		c.Anchor("ground", 120, 220)
	},
}

var driftwood = kit.Piece{
	Name: "driftwood", Cm: 90, Palette: "wood #b3a08a gray brown; rings #8c7660 <wood; sand #ecd6a4 beach; shell #f5b8a8 pink", States: "plain -sand -shell",
	Draw: func(c *kit.Canvas) {
		w, r, s, h := c.Tones("wood"), c.Tones("rings"), c.Tones("sand"), c.Tones("shell")
		c.Part("sand", c.Form("M4 206C40 190 90 200 128 196C180 190 220 196 252 208C240 226 180 232 128 230C70 232 16 226 4 206Z", kit.Lin(0, 190, 0, 232, s.LL, s.M, s.D), sheen.Each(30, func(i int) kit.Node {
			return c.Circle(20+float64(i*61%220), 202+float64(i*17%24), 1.400, s.DD).Opacity(.6)
		})))
		limb := func(d string, inside ...kit.Node) kit.Node {
			return kit.Of(c.Path(d, w.DDD).Move(0, 2), sheen.Body(c, d, w, 9, inside...))
		}
		c.Part("wood", limb("M168 134C176 96 196 66 216 40C222 32 232 38 228 46C214 76 202 104 200 142Z", c.Line("M182 132C190 100 204 72 220 46", w.DD, 2).Opacity(.6)), limb("M92 132C80 104 72 84 48 64C42 58 48 50 56 54C84 70 104 92 122 126Z", c.Line("M106 126C92 98 76 76 54 60", w.DD, 2).Opacity(.6)))
		main := "M6 176C-2 158 14 146 34 148C70 152 96 122 136 120C176 118 206 138 236 132C252 130 258 148 246 156C220 172 190 168 168 180C134 200 70 206 30 200C14 198 10 188 6 176Z"
		c.Part("wood", limb(main, sheen.Each(9, func(i int) kit.Node {
			y := 140 + 8*float64(i)
			return kit.Of(c.Line(sheen.D("M%g %gC80 %g 120 %g 170 %gS220 %g 250 %g", 24+float64(i*7%20), y+22, y+22, y-14, y-8, y-2, y-6), w.DD, 2.200).Opacity(.55), c.Line(sheen.D("M%g %gC80 %g 120 %g 170 %gS220 %g 250 %g", 28+float64(i*7%20), y+25, y+25, y-11, y-5, y+1, y-3), w.LL, 1.400).Opacity(.6))
		}), c.Ellipse(150, 148, 15, 7, w.DDD).Rotate(-8, 150, 148).Opacity(.7), c.Ellipse(150, 147, 9, 4, w.D).Rotate(-8, 150, 147)))
		c.Part("rings", c.Ellipse(22, 174, 15, 23, r.DDD).Rotate(-8, 22, 174), c.Ellipse(21.500, 173.500, 13.500, 21, kit.Lin(10, 154, 34, 194, r.LL, r.L, r.M)).Rotate(-8, 22, 174), c.Ellipse(22, 174, 9, 14, kit.None).Stroke(r.D, 2).Rotate(-8, 22, 174), c.Ellipse(22, 174, 4, 7, kit.None).Stroke(r.D, 2).Rotate(-8, 22, 174))
		c.Part("shell", sheen.Body(c, "M206 216C196 200 204 186 220 186S244 200 234 216Q220 224 206 216Z", h, 6, c.Line("M220 218L208 192M220 218V188M220 218L232 192", h.DD, 2).Opacity(.6)))
		c.Anchor("ground", 128, 222)
	},
}

var sandDollar = kit.Piece{
	Name: "sand-dollar", Cm: 8, Palette: "shell #eadfc6 cream white; petals #b9a47e flower",
	Draw: func(c *kit.Canvas) {
		s, p := c.Tones("shell"), c.Tones("petals")
		d := "M128 6C196 4 250 54 252 122C254 196 200 250 128 250C56 250 2 196 4 122C6 54 60 4 128 6Z"
		r := c.Rand()
		c.Part("shell", c.Path(d, s.DDD).Move(0, 4), sheen.Body(c, d, s, 20, sheen.Each(120, func(int) kit.Node {
			return c.Circle(256*r.Float64(), 256*r.Float64(), 1+r.Float64(), s.DD).Opacity(.35)
		}), c.Path(d, kit.None).Stroke(s.LL, 5).Scale(.9, .9, 128, 128).Opacity(.7)))
		c.Part("petals", c.Around(5, 128, 126, kit.Of(c.Path("M128 118C108 100 106 58 128 34C150 58 148 100 128 118Z", kit.None).Stroke(p.DD, 6).Dash(2, 3), c.Path("M128 112C116 98 115 66 128 46C141 66 140 98 128 112Z", p.L).Opacity(.55), c.Line("M128 108V54", p.D, 2).Opacity(.6))), c.Path("M128 116l4 8 8 2-7 6 2 9-7-5-7 5 2-9-7-6 8-2Z", p.D))
		c.Part("petals", c.Around(5, 128, 126, kit.Of(c.Ellipse(128, 212, 6, 17, s.DDD), c.Ellipse(128.600, 213, 4.600, 15, p.DD))))
	},
}

var shipInABottle = kit.Piece{
	Name: "ship-in-a-bottle", Cm: 30, Palette: "bottle #cfe6ee glass clear; hull #a5602f wood brown; sails #fbf4e4 white; water #3f9fd8 blue sea; cork #c9995f; stand #7a4a2c wood; flag #e5483f red",
	Draw: func(c *kit.Canvas) {
		b, h, s, w, k, t, f := c.Tones("bottle"), c.Tones("hull"), c.Tones("sails"), c.Tones("water"), c.Tones("cork"), c.Tones("stand"), c.Tones("flag")
		c.Part("stand", sheen.Body(c, "M36 196H172V216Q172 222 166 222H42Q36 222 36 216Z", t, 7), sheen.Body(c, "M48 176L68 176L78 204H40Z", t, 5), sheen.Body(c, "M140 176H160L168 204H130Z", t, 5))
		d := "M4 96Q4 60 40 58H150C176 58 184 96 206 100H240Q246 100 246 106V142Q246 148 240 148H206C184 152 176 190 150 190H40Q4 188 4 152Z"
		c.Part("bottle", c.Path(d, b.M.Alpha(.38)).Stroke(b.DDD, 3))
		c.Part("water", c.Clip(d, c.Path("M0 156Q14 148 28 156T56 156T84 156T112 156T140 156T168 156T196 156V200H0Z", kit.Lin(0, 150, 0, 190, w.L, w.M, w.D)), c.Line("M0 156Q14 148 28 156T56 156T84 156T112 156T140 156T168 156T196 156", w.LL, 2.400)))
		c.Part("sails", c.Form("M70 76Q92 98 72 128Q56 132 46 128Q64 100 70 76Z", kit.Lin(46, 76, 90, 130, s.LL, s.M, s.D)), c.Form("M76 74Q118 78 114 102H80Q90 88 76 74ZM82 104H120Q124 122 110 130H78Q94 118 82 104Z", kit.Lin(76, 74, 124, 130, s.LL, s.L, s.D)), c.Form("M122 86Q150 92 148 112Q148 124 140 130H118Q132 108 122 86Z", kit.Lin(118, 86, 150, 130, s.LL, s.M, s.D)))
		c.Part("hull", c.Line("M76 66V136M118 80V136", h.DD, 3.600), c.Form("M38 136Q48 138 60 134H150L164 128Q158 156 142 160H62Q44 156 38 136Z", kit.Lin(0, 128, 0, 160, h.LL, h.M, h.DD)), c.Line("M44 144H156", h.L, 2), sheen.Each(5, func(i int) kit.Node { return c.Circle(70+16*float64(i), 150, 2.600, h.DDD) }))
		c.Part("flag", c.Path("M77 66Q88 60 98 66L96 74Q88 68 77 74Z", f.M))
		c.Part("cork", sheen.Body(c, kit.RoundRect(236, 108, 24, 32, 4), k, 5))
		c.Part("bottle", c.Path(d, kit.None).Stroke(b.D, 2), c.Line("M206 100V148", b.DD, 2).Opacity(.5), sheen.Glint(c, "M22 76Q32 66 50 66H140Q148 70 140 74H56Q36 74 30 92Q24 104 20 96Q18 84 22 76Z", .75), sheen.Streak(c, "M206 108H232", 4, .8), sheen.Streak(c, "M30 182H140", 3, .5))
		c.Anchor("ground", 104, 222)
	},
}
