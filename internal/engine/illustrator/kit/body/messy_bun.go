package body

import "pellucid/internal/engine/illustrator/kit"

// messyBun is a woman's face with her hair in a loose bun, a bandana around it and sunglasses: what shirts for mothers show.
var messyBun = kit.Piece{
	Name: "messy-bun", Cm: 28,
	Palette: "hair #6b4229; bandana #d8394f headband scarf; dots #fff4e6; sunglasses #26242e glasses frame; lenses #4a4560 <sunglasses; skin #f2c19c face; lips #d33f5f; earrings #e2b04a hoops",
	Draw: func(c *kit.Canvas) {
		h, b, d, g, v, s, l, e := c.Tones("hair"), c.Tones("bandana"), c.Tones("dots"), c.Tones("sunglasses"), c.Tones("lenses"), c.Tones("skin"), c.Tones("lips"), c.Tones("earrings")
		// The bun is of loops of hair that lie over each other; thin ends stand out.
		loop := func(x, y, rx, ry, turn, tone float64) kit.Node {
			t := kit.TonesOf(h.M.Shade(tone))
			o := kit.Oval(0, 0, rx, ry)
			return c.Form(o, kit.Lin(-rx, -ry, rx, ry, t.L, t.M, t.DD), c.Line(kit.Oval(0, 2, rx*.72, ry*.66), t.DD, 2).Opacity(.5), c.Line(kit.Oval(-1, 0, rx*.46, ry*.4), t.LL, 1.6).Opacity(.6)).Rotate(turn, 0, 0).Move(x, y)
		}
		wisps := "M92 34C78 26 72 14 62 16C72 20 78 34 90 42ZM160 26C170 10 184 12 192 4C188 18 176 22 168 36ZM184 52C200 48 204 58 214 54C206 64 196 60 184 62ZM78 62C64 64 58 56 48 62C56 68 66 70 78 70ZM124 12C120 2 128 0 126 -4C134 2 132 10 134 16Z"
		c.Part("hair", c.Path(wisps, h.D), loop(128, 50, 52, 40, 0, -.7), loop(98, 58, 34, 18, -38, -.2), loop(160, 54, 36, 18, 42, -.3), loop(128, 24, 38, 16, 4, .1), loop(104, 38, 32, 15, -30, .4), loop(152, 38, 30, 15, 34, .2), loop(128, 46, 30, 19, -12, .5), loop(134, 66, 36, 15, 6, 0))
		c.Part("hair", c.Path("M62 132C54 168 62 196 56 222C68 206 72 184 76 160Z", h.M), c.Path("M194 132C202 168 194 198 202 226C188 206 184 184 180 160Z", h.D))
		c.Part("skin", c.Path("M104 206V240C104 250 152 250 152 240V206Z", kit.Lin(104, 212, 152, 244, s.D, s.DD)))
		c.Part("earrings", c.Circle(66, 198, 15, kit.None).Stroke(kit.Lin(52, 184, 80, 212, e.LL, e.M, e.D), 4.6), c.Circle(190, 198, 15, kit.None).Stroke(kit.Lin(176, 184, 204, 212, e.LL, e.M, e.D), 4.6))
		c.Part("skin", c.Form("M68 134C66 176 84 214 110 228C121 234 135 234 146 228C172 214 190 176 188 134C182 96 74 96 68 134Z", kit.Lin(76, 120, 176, 226, s.L, s.M, s.D),
			c.Blur(7, c.Path("M190 110C190 190 170 220 132 236H200V110Z", s.DD)).Opacity(.5), c.Blur(6, c.Ellipse(90, 192, 14, 9, l.M), c.Ellipse(166, 192, 14, 9, l.M)).Opacity(.28)),
			c.Line("M124 172Q120 184 125 189Q130 192 135 188", s.DD, 2.6).Opacity(.8))
		c.Part("lips", c.Path("M106 205Q118 197 128 201Q138 197 150 205Q128 207 106 205Z", l.D), c.Path("M106 205Q128 208 150 205Q140 220 128 220Q116 220 106 205Z", kit.Lin(110, 204, 142, 220, l.L, l.M)), c.Line("M118 213Q127 216 134 214", kit.White, 1.8).Opacity(.6))
		// Hair swept up from the forehead.
		c.Part("hair", c.Form("M64 138C58 98 84 70 128 70C172 70 198 98 192 138C186 122 176 112 164 108C140 102 116 102 92 108C80 112 70 122 64 138Z", kit.Lin(70, 72, 184, 132, h.L, h.M, h.DD),
			c.Line("M76 118Q90 90 116 78M104 106Q112 88 126 74M150 106Q146 88 136 76M178 116Q168 92 150 80", h.DD, 2.4).Opacity(.55), c.Line("M88 110Q98 90 118 78M164 110Q158 92 144 80", h.LL, 1.8).Opacity(.5)))
		band := "M60 136C56 118 62 104 74 94C106 84 150 84 182 94C194 104 200 118 196 136C186 122 176 118 164 116C140 112 116 112 92 116C80 118 70 122 60 136Z"
		var spots []kit.Node
		for i := range 24 {
			spots = append(spots, c.Circle(62+float64(i%8)*19+float64(i/8%2)*9, 94+float64(i/8)*13, 3.4, d.M))
		}
		c.Part("bandana", c.Form(band, kit.Lin(64, 90, 190, 134, b.L, b.M, b.D), append(spots, c.Line("M66 118Q128 88 190 118", b.DD, 2).Opacity(.5))...))
		ear := func(o string) kit.Node {
			return c.Form(o, kit.Lin(120, 60, 170, 104, b.L, b.M, b.DD), c.Circle(150, 78, 3.4, d.M), c.Circle(166, 84, 3, d.M), c.Circle(158, 66, 3, d.M), c.Circle(100, 78, 3.4, d.M), c.Circle(88, 84, 3, d.M), c.Circle(94, 66, 3, d.M))
		}
		c.Part("bandana", ear("M128 100C104 96 78 100 74 84C74 70 96 56 108 66C120 76 124 88 128 100Z"), ear("M128 100C152 96 178 100 182 84C182 70 160 56 148 66C136 76 132 88 128 100Z"),
			c.Form("114,100 118,88 128,85 138,88 142,100 138,110 128,113 118,110", kit.Lin(116, 88, 140, 110, b.L, b.M, b.DD), c.Line("M122 92Q126 100 122 108M134 92Q130 100 134 108", b.DD, 1.8).Opacity(.6)))
		lens := kit.Of(c.Form("M70 148C84 140 112 142 122 150C124 176 114 190 98 190C80 190 70 176 70 148Z", kit.Lin(76, 144, 114, 190, v.DD, v.M, v.L),
			c.Path("M84 140L104 194H92L74 146Z", kit.White).Opacity(.3), c.Path("M106 140L122 182H116L100 140Z", kit.White).Opacity(.2)),
			c.Path("M70 148C84 140 112 142 122 150C124 176 114 190 98 190C80 190 70 176 70 148Z", kit.None).Stroke(g.M, 5.4), c.Line("M72 146C86 138 110 140 120 147", g.L, 1.8).Opacity(.7), c.Path("M70 148L58 142L66 156Z", g.M).Stroke(g.M, 3))
		c.Part("sunglasses", kit.Of(lens), kit.Of(lens).Mirror(128), c.Line("M121 154Q128 149 135 154", g.M, 6))
		// Strands that have come loose.
		c.Part("hair", c.Line("M70 124C60 150 74 176 64 206M188 122C198 150 184 178 194 208", h.M, 3.4), c.Line("M72 130C66 152 78 172 72 190", h.L, 2))
		c.Anchor("ground", 128, 250)
	},
}
