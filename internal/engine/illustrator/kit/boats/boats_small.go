package boats

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var rowboat = kit.Piece{
	Name: "rowboat", Cm: 350, Facing: kit.Right, Palette: "hull #c9783f wood planks; trim #f3e2c4 rim; seats #e0a868 benches; oars #e9c188 paddles",
	Draw: func(c *kit.Canvas) {
		h, t, s, o := c.Tones("hull"), c.Tones("trim"), c.Tones("seats"), c.Tones("oars")
		c.On(kit.Back)
		c.Part("hull", c.Form("M2 110C50 92 206 92 254 110C206 132 50 132 2 110Z", kit.Lin(0, 94, 0, 132, h.DDD, h.DD)))
		c.Part("seats", sheen.Body(c, "M62 106H98L96 120H64Z", s, 4), sheen.Body(c, "M152 106H190L188 120H154Z", s, 4))
		c.On(kit.Fore)
		d := "M-2 110C40 130 216 130 258 110C252 152 232 186 202 190H58C26 186 6 150 -2 110Z"
		c.Part("hull", c.Form(d, kit.Lin(0, 110, 0, 192, h.L, h.M, h.DD), sheen.Each(3, func(i int) kit.Node {
			y := 140 + 18*float64(i)
			l := sheen.D("M-4 %gC40 %g 216 %g 260 %g", y-8, y+10, y+10, y-8)
			return kit.Of(c.Line(l, h.DDD, 2.400).Opacity(.6), c.Line(l, h.LL, 1.600).Move(0, 2).Opacity(.5))
		}), sheen.Edge(c, d, h, 12)))
		c.Part("trim", c.Line("M-2 110C40 130 216 130 258 110", t.DDD, 9).Move(0, 1.600), c.Line("M-2 110C40 130 216 130 258 110", t.M, 7), c.Line("M-2 109C40 129 216 129 258 109", t.LL, 2.400))
		oar := func(x float64) kit.Node {
			return kit.Of(c.Line(sheen.D("M%g 78L%g 196", x+16, x-36), o.DDD, 8).Move(1, 2), c.Line(sheen.D("M%g 78L%g 196", x+16, x-36), o.M, 6), c.Line(sheen.D("M%g 78L%g 196", x+15, x-37), o.LL, 2), sheen.Body(c, sheen.D("M%g 186L%g 240Q%g 250 %g 246L%g 194Z", x-40, x-66, x-58, x-50, x-24), o, 5), c.Circle(x-5, 126, 7, kit.Hex("#8a93a0")), c.Circle(x-5.500, 125, 4, kit.Hex("#d6dde5")))
		}
		c.Part("oars", oar(96), oar(196))
		c.On(kit.Body)
		c.Anchor("seat", 118, 112)
		c.Anchor("handNear", 168, 96)
		c.Anchor("handFar", 172, 94)
		c.Anchor("footNear", 158, 126)
		c.Anchor("footFar", 162, 126)
		c.AnchorBox("inside", 128, 108, 180, 30, 0)
		c.Anchor("ground", 128, 190)
	},
}

var speedboat = kit.Piece{
	Name: "speedboat", Cm: 700, Facing: kit.Right, Palette: "hull #ffffff white body; stripe #e8423f red; windshield #8fd0ea glass; seats #c98a5a leather; motor #3b404d engine; spray #a9dcf5 water",
	Draw: func(c *kit.Canvas) {
		h, s, w, e, m, p := c.Tones("hull"), c.Tones("stripe"), c.Tones("windshield"), c.Tones("seats"), c.Tones("motor"), c.Tones("spray")
		c.Part("spray", sheen.Body(c, "M-2 206C10 188 24 190 34 198C44 186 64 190 70 200Q150 190 210 202C226 196 240 200 250 210C220 224 40 226 -2 206Z", p, 7))
		c.Part("motor", sheen.Body(c, "M2 104Q4 94 16 94H34V150H24L20 196H8L6 150Q0 140 2 104Z", m, 7), c.Line("M6 112H32", h.M, 3))
		c.On(kit.Back)
		c.Part("seats", sheen.Body(c, "M66 120V92Q66 84 76 84Q86 84 88 94L94 124Z", e, 6), sheen.Body(c, "M104 120V92Q104 84 114 84Q124 84 126 94L132 124Z", e, 6))
		c.On(kit.Body)
		d := "M22 124Q22 116 32 116H130C180 112 226 106 256 98Q250 146 206 190Q198 200 180 202H44Q26 202 24 184Z"
		c.Part("hull", c.Path(d, h.DDD).Stroke(h.DD, 2).Move(0, 2), c.Form(d, kit.Lin(0, 104, 0, 204, h.LL, h.M, h.D), c.Named("stripe", c.Path("M0 142H140C190 140 230 128 262 112V132C230 150 190 160 140 160H0Z", kit.Lin(0, 120, 0, 160, s.L, s.M, s.D)), c.Path("M0 166H140C180 166 216 156 250 140V146C216 162 180 172 140 172H0Z", s.M)), c.Path("M0 186Q120 196 230 166V210H0Z", h.DD).Opacity(.6), sheen.Edge(c, d, h, 10)))
		c.Part("windshield", c.Line("M130 116L152 84L192 108", m.M, 5), chassis.Glass(c, "M134 116L153 87L188 109Q160 116 134 116Z", w))
		c.Part("hull", c.Line("M196 106Q226 100 250 92", kit.Hex("#c3ccd4"), 4), c.Line("M210 104V96M232 100V92", kit.Hex("#c3ccd4"), 3))
		c.Anchor("seat", 108, 112)
		c.Anchor("handNear", 140, 98)
		c.Anchor("handFar", 144, 96)
		c.Anchor("footNear", 150, 140)
		c.Anchor("footFar", 152, 140)
		c.AnchorBox("print", 90, 178, 110, 14, 0)
		c.Anchor("ground", 128, 206)
	},
}

var cargoShip = kit.Piece{
	Name: "cargo-ship", Cm: 20000, Facing: kit.Right, Palette: "hull #2f5f9e body blue; keel #c2413a red; containers #e8743a cargo orange; second #4fae6a green; third #f2c141 yellow; bridge #f4f6f9 white; water #4fb0e8 sea",
	Draw: func(c *kit.Canvas) {
		h, k, a, b, y, w, s := c.Tones("hull"), c.Tones("keel"), c.Tones("containers"), c.Tones("second"), c.Tones("third"), c.Tones("bridge"), c.Tones("water")
		glassT := kit.TonesOf(kit.Hex("#8fd0ea"))
		c.Part("bridge", sheen.Body(c, kit.RoundRect(22, 58, 46, 92, 4), w, 7), sheen.Body(c, kit.RoundRect(14, 46, 62, 24, 5), w, 6), sheen.Body(c, kit.RoundRect(30, 22, 20, 28, 3), k, 5), c.Path("M30 28H50V34H30Z", w.M), c.Line("M62 46V18M56 26H70", h.D, 3), chassis.PortRow(c, glassT, 20, 52, 5, 11), chassis.PortRow(c, glassT, 28, 80, 3, 13), chassis.PortRow(c, glassT, 28, 102, 3, 13), chassis.PortRow(c, glassT, 28, 124, 3, 13))
		for row := range 4 {
			for i := range 5 {
				if row == 0 && i > 2 || row == 1 && i > 3 {
					continue
				}
				t := []kit.Tones{a, b, y, h, k}[(row*3+i*2)%5]
				name := []string{"containers", "second", "third", "containers", "containers"}[(row*3+i*2)%5]
				x, yy := 76+31*float64(i), 66+22*float64(row)
				box := kit.RoundRect(x, yy, 30, 21, 2)
				c.Part(name, sheen.Body(c, box, t, 4, sheen.Each(6, func(q int) kit.Node {
					return kit.Of(c.Line(sheen.D("M%g %gv17", x+4+4.500*float64(q), yy+2), t.DD, 1.600).Opacity(.6), c.Line(sheen.D("M%g %gv17", x+5.500+4.500*float64(q), yy+2), t.LL, 1).Opacity(.6))
				})))
			}
		}
		d := "M-2 148H216C228 146 244 136 258 130C256 160 244 194 230 220H18Q4 190 -2 148Z"
		c.Part("hull", c.Form(d, kit.Lin(0, 134, 0, 222, h.L, h.M, h.DD), c.Named("keel", c.Path("M-4 194H260V230H-4Z", kit.Lin(0, 194, 0, 222, k.M, k.D)), c.Path("M-4 190H260V194H-4Z", w.M)), sheen.Edge(c, d, h, 10), sheen.Each(5, func(i int) kit.Node { return c.Circle(28+float64(i)*18, 166, 4, h.DDD) })), c.Line("M-2 149H216C228 147 244 137 258 131", h.LL, 3), c.Circle(226, 160, 7, h.DDD), c.Circle(225, 159, 4, h.L))
		c.Part("water", sheen.Body(c, "M-8 214Q8 206 24 214T56 214T88 214T120 214T152 214T184 214T216 214T248 214Q258 208 264 212V232Q128 248 -8 232Z", s, 7, c.Line("M16 230h40M90 234h50M180 230h48", s.LL, 2.400)))
		c.AnchorBox("surface", 150, 66, 130, 0, 0)
		c.Anchor("ground", 128, 240)
	},
}
