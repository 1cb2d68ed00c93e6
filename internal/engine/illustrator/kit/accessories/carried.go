package accessories

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var duffelBag = kit.Piece{
	Name: "duffel-bag", Cm: 60, Palette: "fabric #3468b8 blue bag; trim #24406e <fabric; handles #2b2f38 straps; zipper #d8dde3 metal; patch #f2c14a",
	Draw: func(c *kit.Canvas) {
		f, t, h, z := c.Tones("fabric"), c.Tones("trim"), c.Tones("handles"), c.Tones("zipper")
		c.Part("handles", c.Line("M82 112C84 34 172 34 174 112", h.DDD, 13), c.Line("M82 112C84 34 172 34 174 112", h.L, 8))
		d := "M34 96Q128 78 222 96Q252 110 252 160Q252 222 222 230Q128 240 34 230Q4 222 4 160Q4 110 34 96Z"
		c.Part("fabric", c.Path(d, f.DDD).Move(0, 3), sheen.Body(c, d, f, 28, c.Blur(8, c.Path("M50 110Q128 96 206 110Q128 126 50 110Z", f.LL)).Opacity(.8), c.Blur(3, c.Line("M92 150Q86 190 94 222M166 150Q172 190 162 222", f.DDD, 5)).Opacity(.3)))
		c.Part("trim", c.Clip(d, c.Form("M0 84H42Q26 160 42 244H0Z", kit.Lin(0, 0, 42, 0, t.L, t.M, t.DD)), c.Form("M256 84H214Q230 160 214 244H256Z", kit.Lin(214, 0, 256, 0, t.M, t.D, t.DDD)), c.Line("M44 88Q28 160 44 240M212 88Q228 160 212 240", t.LL, 2).Dash(6, 5)))
		c.Part("zipper", c.Line("M46 106Q128 92 210 106", h.DDD, 8), c.Line("M46 106Q128 92 210 106", z.M, 3.4).Dash(3, 3), sheen.Body(c, "M196 100h14v8l-3 18h-8l-3 -18Z", z, 3))
		c.Part("handles", c.Line("M84 232V128C86 84 170 84 172 128V232", h.DDD, 15), c.Line("M84 232V128C86 84 170 84 172 128V232", h.M, 11), c.Line("M80 228V128C84 82 172 82 176 128V228", h.LL, 1.600).Dash(5, 4), sheen.Body(c, kit.RoundRect(102, 84, 52, 24, 10), h, 6))
		p := c.Tones("patch")
		c.Part("patch", sheen.Ball(c, 128, 182, 22, p), c.Circle(128, 182, 16, kit.None).Stroke(p.DD, 2.5), c.Path("M128 170l3.600 8 8.400 1-6.300 5.800 1.800 8.400-7.500 -4.300-7.500 4.300 1.800 -8.400-6.300 -5.800 8.400 -1Z", p.DDD))
		c.AnchorBox("print", 128, 182, 60, 60, 0)
		c.AnchorBox("grip", 128, 60, 0, 0, 90)
		c.Anchor("ground", 128, 236)
	},
}

var satchel = kit.Piece{
	Name: "satchel", Cm: 36, Palette: "leather #9a5a2c bag brown; flap #a9662f <leather; strap #6e3d1d; buckles #d9b04a brass gold; stitches #f0d3a0",
	Draw: func(c *kit.Canvas) {
		l, p, s, b, t := c.Tones("leather"), c.Tones("flap"), c.Tones("strap"), c.Tones("buckles"), c.Tones("stitches")
		c.Part("strap", c.Line("M24 112C20 -16 236 -16 232 112", s.DDD, 13), c.Line("M24 112C20 -16 236 -16 232 112", s.M, 9), c.Line("M27 108C26 -8 230 -8 229 108", s.LL, 1.6).Dash(5, 4))
		d := "M20 96H236L244 226Q244 246 224 246H32Q12 246 12 226Z"
		c.Part("leather", c.Path(d, l.DDD).Move(0, 3), sheen.Body(c, d, l, 20), c.Path("M26 206H230V236H26Z", kit.None).Stroke(t.M, 2).Dash(7, 5))
		flap := "M16 88Q16 78 28 78H228Q240 78 240 88L242 168Q240 192 214 194H42Q16 192 14 168Z"
		c.Part("flap", c.Blur(6, c.Path(flap, l.DDD).Move(0, 8)).Opacity(.5), c.Path(flap, p.DDD).Move(0, 2), sheen.Body(c, flap, p, 18, c.Blur(12, c.Path("M40 90H160Q110 120 60 130Q36 120 40 90Z", p.LL)).Opacity(.5)), c.Path("M26 94Q26 88 34 88H222Q230 88 230 94L232 166Q230 182 212 184H44Q26 182 24 166Z", kit.None).Stroke(t.M, 2).Dash(7, 5))
		c.Part("strap", sheen.Body(c, kit.RoundRect(100, 66, 56, 18, 9), s, 5))
		belt := func(x float64) {
			c.Part("strap", c.Rect(x-12, 122, 26, 104, 5, p.DDD).Opacity(.5), sheen.Body(c, sheen.D("M%g 116H%gV212L%g 228L%g 212Z", x-12, x+12, x, x-12), s, 5, c.Line(sheen.D("M%g 120V208M%g 120V208", x-8, x+8), t.M, 1.4).Dash(5, 4), c.Circle(x, 196, 2.4, s.DDD), c.Circle(x, 208, 2.4, s.DDD)))
			c.Part("buckles", c.Path(kit.RoundRect(x-19, 160, 38, 30, 6), kit.None).Stroke(b.DDD, 8), c.Path(kit.RoundRect(x-19, 159, 38, 30, 6), kit.None).Stroke(kit.Lin(x-19, 159, x+19, 189, b.LL, b.M, b.D), 6), c.Line(sheen.D("M%g 174H%g", x-1, x+18), b.D, 4.5), c.Line(sheen.D("M%g 173H%g", x-1, x+18), b.LL, 2))
		}
		belt(70)
		belt(186)
		c.Part("strap", sheen.Ball(c, 24, 112, 10, b), sheen.Ball(c, 232, 112, 10, b))
		c.AnchorBox("print", 128, 132, 80, 60, 0)
		c.AnchorBox("grip", 128, 12, 0, 0, 90)
		c.Anchor("ground", 128, 246)
	},
}
