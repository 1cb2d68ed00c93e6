package buildings

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var revolvingDoor = kit.Piece{
	Name: "revolving-door", Cm: 260, Palette: "frame #c99a4a brass gold; glass #a9dcf0 panes; canopy #7a3f2c wood; mat #b8343f red carpet; handles #f2d48a",
	Draw: func(c *kit.Canvas) {
		f, g, o, m, h := c.Tones("frame"), c.Tones("glass"), c.Tones("canopy"), c.Tones("mat"), c.Tones("handles")
		c.Part("mat", sheen.Body(c, kit.Oval(128, 236, 116, 17), f, 4), c.Form(kit.Oval(128, 234, 108, 14), kit.Lin(20, 220, 236, 248, m.L, m.M, m.D)))
		c.Part("glass", c.Form("M22 62H234V230Q128 256 22 230Z", kit.Lin(22, 62, 234, 240, g.LL.Alpha(.75), g.L.Alpha(.6), g.M.Alpha(.75))))
		wing := func(d string, light float64) kit.Node {
			return kit.Of(c.Form(d, kit.Lin(40, 62, 220, 240, g.LL.Alpha(.8), g.M.Alpha(.6), g.D.Alpha(.7))), c.Path(d, kit.White).Opacity(light), c.Path(d, kit.None).Stroke(f.DDD, 7), c.Path(d, kit.None).Stroke(f.M, 5), c.Path(d, kit.None).Stroke(f.LL, 1.600))
		}
		c.Part("glass", wing("M128 62L186 58V218L128 230Z", .05), wing("M128 62L70 58V218L128 230Z", .12))
		c.Part("glass", wing("M128 62L196 68V244L128 230Z", .16), wing("M128 62L60 68V244L128 230Z", .02))
		c.Part("handles", sheen.Tube(c, "M184 122V178", 6, h), sheen.Tube(c, "M74 122V178", 6, h), sheen.Tube(c, "M170 126V168", 4, h), sheen.Tube(c, "M86 126V168", 4, h))
		c.Part("frame", sheen.Tube(c, "M128 58V234", 9, f))
		side := kit.Of(c.Form("M14 60H52V240Q28 234 14 226Z", kit.Lin(14, 0, 52, 0, g.M.Alpha(.7), g.LL.Alpha(.85), g.M.Alpha(.6))), c.Path("M20 60H28V230L20 228Z", kit.White).Opacity(.45), sheen.Tube(c, "M52 58V241", 8, f), sheen.Tube(c, "M14 58V229", 9, f), sheen.Tube(c, "M14 196Q28 204 52 207", 6, f))
		c.Part("frame", side, side.Mirror(128))
		c.Part("canopy", c.Path("M2 52H254V72Q128 92 2 72Z", g.DDD).Opacity(.25).Move(0, 6), sheen.Body(c, "M4 26Q128 44 252 26V64Q128 84 4 64Z", o, 9), c.Form("M4 26Q128 8 252 26Q128 44 4 26Z", kit.Lin(4, 14, 252, 40, o.LL, o.M)))
		c.Part("frame", c.Line("M4 62Q128 82 252 62", f.DD, 6), c.Line("M4 61Q128 81 252 61", f.L, 3.400), c.Line("M4 28Q128 46 252 28", f.DD, 4), c.Line("M4 27Q128 45 252 27", f.L, 2), sheen.Each(5, func(i int) kit.Node {
			u := float64(i) - 2
			return c.Path(star(128+40*u, 54-2.200*u*u, 7), f.LL)
		}))
		c.AnchorBox("inside", 128, 150, 120, 150, 0)
		c.Anchor("ground", 128, 252)
	},
}

// star is the path data of a five-pointed star.
func star(x, y, r float64) string {
	d := "M"
	for i := range 10 {
		n := r
		if i%2 == 1 {
			n = r * .48
		}
		s, k := math.Sincos(float64(i) * math.Pi / 5)
		d += sheen.D("%.2f %.2fL", x+n*s, y-n*k)
	}
	return d[:len(d)-1] + "Z"
}

var escalator = kit.Piece{
	Name: "escalator", Cm: 900, Facing: kit.Right, Palette: "steps #6b7482 treads; panels #b9d9e8 glass; rail #3a3f4c handrail; base #c3ccd6 steel; stripes #f5c33a yellow",
	Draw: func(c *kit.Canvas) {
		s, p, r, b, y := c.Tones("steps"), c.Tones("panels"), c.Tones("rail"), c.Tones("base"), c.Tones("stripes")
		far := "M30 150L62 150L184 40H246"
		c.On(kit.Back)
		c.Part("panels", c.Form("M20 158L60 158L184 46H244V92H206L82 206H22Z", kit.Lin(20, 50, 240, 200, p.D.Alpha(.75), p.M.Alpha(.7))))
		c.Part("rail", c.Line(far, r.DDD, 9), c.Line(far, r.M, 6))
		c.On(kit.Body)
		n := 9
		for i := range n {
			u := float64(i)
			x, yy := 66+15*u, 206-13.700*u
			c.Part("steps", c.Form(sheen.D("M%g %gh15v14h-15Z", x, yy), kit.Lin(0, yy, 0, yy+14, s.DD, s.DDD), sheen.Each(5, func(q int) kit.Node {
				return c.Line(sheen.D("M%g %gv12", x+1.500+3*float64(q), yy+1), s.L, .9).Opacity(.7)
			})), c.Form(sheen.D("M%g %gh15l-20 7h-15Z", x+20, yy-7), kit.Lin(x, 0, x+30, 0, s.L, s.LL)), c.Line(sheen.D("M%g %gh15", x, yy+.8), y.M, 2))
		}
		c.Part("steps", sheen.Body(c, "M-4 206H66V220H-4Z", b, 4, c.Line("M0 210H62M0 214H62", b.DD, 1.200)), sheen.Body(c, "M200 82H262V96H192Z", b, 4))
		c.On(kit.Fore)
		base := "M-8 222H74L208 98H264V126H222L92 244H-2Q-8 244 -8 238Z"
		c.Part("base", sheen.Body(c, base, b, 8, c.Line("M-6 232H82L214 110H262", b.DD, 2), c.Line("M-6 234.500H83L215 112.500H262", b.LL, 1.400), sheen.Each(3, func(i int) kit.Node {
			return c.Line(sheen.D("M%g %gl18 20", 100+40*float64(i), 200-37*float64(i)), b.DD, 1.800)
		})))
		glassD := "M8 226V186Q8 174 22 174H66L200 52H250V98H208L74 222H8Z"
		c.Part("panels", c.Form(glassD, kit.Lin(8, 60, 240, 220, p.LL.Alpha(.62), p.L.Alpha(.42), p.M.Alpha(.55)), c.Path("M92 222L150 90L170 78L112 222Z", kit.White).Opacity(.35), c.Path("M16 174H30L24 226H10Z", kit.White).Opacity(.35), c.Path("M214 48H226L220 100H208Z", kit.White).Opacity(.35)), c.Line("M74 174V222M122 122L142 158M168 80L186 118M204 52V100", p.DDD, 1.800).Opacity(.5))
		hand := "M4 222Q-10 214 -8 194Q-4 170 22 168H64L198 46H254Q264 48 264 58"
		c.Part("rail", c.Line(hand, r.DDD, 13), c.Line(hand, r.M, 10), c.Line(hand, r.LL, 3).Move(-1, -2.500), c.Line(hand, y.L, 1.200).Dash(2, 9).Move(0, 1))
		c.On(kit.Body)
		c.AnchorBox("surface", 128, 146, 90, 0, 0)
		c.Anchor("ground", 128, 246)
	},
}

var weatherVane = kit.Piece{
	Name: "weather-vane", Cm: 110, Facing: kit.Right, Palette: "rooster #d9772f copper; comb #e0403c red; tail #2f8f7f green feathers; arrow #c9973f gold; letters #c9973f <arrow; rod #4c5361 iron pole",
	Draw: func(c *kit.Canvas) {
		r, k, t, a, l, p := c.Tones("rooster"), c.Tones("comb"), c.Tones("tail"), c.Tones("arrow"), c.Tones("letters"), c.Tones("rod")
		c.Part("rod", sheen.Tube(c, "M128 120V252", 8, p), sheen.Body(c, "M112 240H144L152 256H104Z", p, 4))
		c.Part("letters", sheen.Tube(c, "M62 200H194", 5, p), c.Line("M128 184L148 206M128 216L106 194", p.DD, 4), sheen.Ball(c, 128, 200, 9, a),
			c.Path("M40 190V212H46V199L55 212H61V190H55V203L46 190Z", l.DDD).Move(1, 1.500), c.Form("M40 190V212H46V199L55 212H61V190H55V203L46 190Z", kit.Lin(40, 190, 61, 212, l.LL, l.M, l.D)),
			c.Path("M214 196Q214 190 206 190Q197 190 197 196.500Q197 201 204 202Q208 202.600 208 205Q208 207 205.500 207Q202 207 202 204H196Q196 212 205.500 212Q214.500 212 214.500 205Q214.500 199 207 198Q203 197.400 203 196.200Q203 195 205.500 195Q208 195 208 196.500Z", l.DDD).Move(1, 1.500), c.Form("M214 196Q214 190 206 190Q197 190 197 196.500Q197 201 204 202Q208 202.600 208 205Q208 207 205.500 207Q202 207 202 204H196Q196 212 205.500 212Q214.500 212 214.500 205Q214.500 199 207 198Q203 197.400 203 196.200Q203 195 205.500 195Q208 195 208 196.500Z", kit.Lin(197, 190, 214, 212, l.LL, l.M, l.D)))
		c.Part("arrow", c.Line("M16 150H226", a.DDD, 9).Move(0, 1.500), sheen.Tube(c, "M16 150H226", 7, a), sheen.Body(c, "M214 132L254 150L214 168Q222 150 214 132Z", a, 5), sheen.Body(c, "M-6 134H26L38 150L26 166H-6L8 150Z", a, 5, c.Line("M4 140H28M4 160H28", a.DD, 1.800)), sheen.Ball(c, 128, 150, 9, a), sheen.Body(c, "M120 158H136L132 178H124Z", a, 4))
		for i := range 6 {
			u := float64(i)
			d := "M100 108C80 90 60 84 44 96C50 70 78 66 106 92Z"
			c.Part("tail", sheen.Body(c, d, t, 4, c.Line("M102 104C84 86 66 80 50 90", t.LL, 1.400)).Rotate(-30+19*u, 102, 108).Scale(1-.02*u, 1-.02*u, 102, 108))
		}
		body := "M84 104C92 84 110 84 124 92C134 96 140 78 146 62C150 44 170 40 178 54L180 62L194 66L180 72C180 92 184 104 172 120C160 136 138 140 122 136L120 150H128V154H106V150H114L112 132C94 128 80 120 84 104Z"
		c.Part("rooster", c.Path(body, r.DDD).Move(0, 2), sheen.Body(c, body, r, 9, c.Path("M100 102Q124 98 142 108Q134 126 116 122Q104 116 100 102Z", r.D), c.Line("M106 106Q124 106 136 110M110 112Q122 114 130 116M150 84Q154 96 164 96M154 76Q160 86 170 84", r.DDD, 2).Opacity(.7), c.Line("M100 101Q124 97 142 107", r.LL, 1.800)))
		c.Part("comb", sheen.Body(c, "M146 56Q140 40 150 40Q148 28 158 34Q162 22 168 34Q178 30 176 42Q182 48 176 52Q160 42 146 56Z", k, 4), sheen.Body(c, "M180 74Q190 76 186 90Q178 94 176 80Z", k, 3))
		c.Part("arrow", c.Form("M180 60L200 67L180 73Z", kit.Lin(180, 60, 198, 73, a.LL, a.M, a.D)))
		c.Part("rooster", c.Circle(166, 58, 3.600, r.DDD), c.Circle(165.200, 57, 1.200, kit.White))
		c.Anchor("ground", 128, 256)
	},
}

var altar = kit.Piece{
	Name: "altar", Cm: 200, Palette: "table #d8cbb4 stone marble; cloth #fdfbf4 white linen; trim #e0aa3c gold cross; candles #fdf3d8 wax; flames #ffb52e; flowers #ee7fa2 roses; book #9e2f3c bible",
	Draw: func(c *kit.Canvas) {
		t, l, g, w, f, r, b := c.Tones("table"), c.Tones("cloth"), c.Tones("trim"), c.Tones("candles"), c.Tones("flames"), c.Tones("flowers"), c.Tones("book")
		c.Part("trim", c.Path("M120 12H136V36H160V52H136V102H120V52H96V36H120Z", g.DDD).Move(1, 2), sheen.Body(c, "M120 10H136V34H160V50H136V100H120V50H96V34H120Z", g, 5), sheen.Body(c, "M108 100H148L156 114H100Z", g, 4), sheen.Ball(c, 128, 42, 8, kit.TonesOf(kit.Hex("#d2384f"))))
		candle := func(x, h float64) {
			c.Part("flames", c.Glow(9, c.Circle(x, 104-h-14, 13, f.L)).Opacity(.5), c.Form(sheen.D("M%g %gq-9 14 0 19q9 -5 0 -19Z", x, 104-h-24), kit.Lin(0, 104-h-24, 0, 104-h-4, f.LL, f.L, f.M)), c.Form(sheen.D("M%g %gq-4 7 0 10q4 -3 0 -10Z", x, 104-h-15), kit.Hex("#fff6c9")))
			c.Part("candles", c.Line(sheen.D("M%g %gv6", x, 104-h-6), kit.Hex("#4a3a34"), 1.800), sheen.Body(c, kit.RoundRect(x-6, 104-h, 12, h+2, 3), w, 4, c.Path(sheen.D("M%g %gh8v8q-3 6 -4 0v-3q-2 -1 -4 0Z", x-6, 104-h), w.LL)))
			c.Part("trim", sheen.Body(c, sheen.D("M%g 102h24l-4 7h-4v4h6l2 4h-24l2 -4h6v-4h-4Z", x-12), g, 3))
		}
		candle(40, 40)
		candle(64, 28)
		candle(192, 28)
		candle(216, 40)
		c.Part("table", sheen.Body(c, kit.RoundRect(0, 114, 256, 18, 4), t, 6), sheen.Body(c, kit.RoundRect(18, 130, 220, 112, 3), t, 10), sheen.Body(c, kit.RoundRect(6, 238, 244, 16, 4), t, 5))
		arch := "M34 226V170A19 19 0 0 1 72 170V226Z"
		c.Part("table", c.Both(128, c.Path(arch, t.DD), c.Form("M38 226V171A15.500 15.500 0 0 1 69 171V226Z", kit.Lin(38, 160, 69, 226, t.D, t.M))))
		cloth := "M80 110H176V212L164 224L152 212L140 224L128 212L116 224L104 212L92 224L80 212Z"
		c.Part("cloth", c.Path(cloth, t.DDD).Opacity(.35).Move(3, 4), sheen.Body(c, cloth, l, 8, c.Blur(3, c.Line("M80 132H176", l.DDD, 5)).Opacity(.5), c.Line("M100 134V206M156 134V206", l.D, 2).Opacity(.6)), c.Form("M-2 108H258V118Q128 124 -2 118Z", kit.Lin(0, 108, 0, 122, l.LL, l.M, l.D)))
		c.Part("trim", c.Line("M80 204L92 216L104 204L116 216L128 204L140 216L152 204L164 216L176 204", g.M, 3), c.Path("M123 144H133V155H144V165H133V190H123V165H112V155H123Z", g.M), c.Path("M123 144H133V155H144V165H133V190H123V165H112V155H123Z", kit.None).Stroke(g.DD, 1.400))
		c.Part("book", sheen.Body(c, "M96 112L104 96H152L160 112Z", b, 4), c.Form("M101 109L107 94Q118 90 128 95Q138 90 149 94L155 109Q140 104 128 109Q116 104 101 109Z", kit.Lin(100, 90, 156, 110, kit.White, kit.Hex("#f6edd8"), kit.Hex("#dccba4"))), c.Line("M128 95V109M110 98Q118 95 124 98M108 103Q117 100 124 103M132 98Q138 95 146 98M132 103Q139 100 148 103", kit.Hex("#a58f6a"), 1.300))
		posy := func(x float64) kit.Node {
			leaf := kit.TonesOf(kit.Hex("#5fae4f"))
			return kit.Of(sheen.Each(5, func(i int) kit.Node {
				return c.Form("M0 0C-7 -6 -7 -18 0 -26C7 -18 7 -6 0 0Z", kit.Lin(-6, -26, 6, 0, leaf.L, leaf.M, leaf.DD)).Rotate(-80+40*float64(i), 0, 0).Move(x, 246)
			}), sheen.Each(6, func(i int) kit.Node {
				dx, dy := []float64{-14, 0, 14, -8, 8, 0}[i], []float64{238, 232, 238, 246, 246, 242}[i]
				return kit.Of(bead(c, x+dx, dy, 8, r), c.Line(sheen.D("M%g %gq3 -4 6 0q1 4 -3 4", x+dx-3, dy+1), r.DD, 1.300))
			}))
		}
		c.Part("flowers", posy(40), posy(216))
		c.AnchorBox("surface", 128, 110, 160, 0, 0)
		c.Anchor("ground", 128, 254)
	},
}
