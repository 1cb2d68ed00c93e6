package accessories

import "pellucid/internal/engine/illustrator/kit"

// sash is the satin band of a bride or a beauty queen, its front flat for the words on it.
var sash = kit.Piece{
	Name: "satin-sash", Cm: 80, Palette: "satin #f2b7c6 ribbon; trim #e0b45a gold edge",
	Draw: func(c *kit.Canvas) {
		s, t := c.Tones("satin"), c.Tones("trim")
		// The band behind goes around the other side and meets the front at the hip.
		c.Part("satin", c.Form("M26 52C70 6 190 14 226 84C240 118 238 158 222 196L188 186C202 150 202 122 188 96C160 50 90 44 58 74Z", kit.Lin(40, 30, 230, 190, s.M, s.D, s.DD),
			c.Line("M44 62C90 24 180 34 206 92C218 124 216 156 204 190", s.DDD, 2).Opacity(.3)))
		tail := func(d string, turn float64) kit.Node {
			return c.Form(d, kit.Lin(190, 190, 226, 250, s.L, s.M, s.DD), c.Line("M202 196L210 246", s.D, 2).Opacity(.6)).Rotate(turn, 204, 190)
		}
		c.Part("satin", tail("M190 184H222L234 248L214 236L196 250Z", -14), tail("M190 184H222L230 250L210 240L190 252Z", 16))
		front := "M22 60Q38 34 66 40Q96 96 140 134Q182 170 230 182Q232 206 214 220Q150 214 100 172Q46 124 22 60Z"
		c.Part("satin", c.Blur(4, c.Path(front, s.DDD).Move(2, 5)).Opacity(.35), c.Form(front, kit.Lin(100, 84, 70, 134, s.LL, s.M, s.D),
			c.Blur(5, c.Line("M44 46Q74 104 122 144Q166 180 224 196", kit.White, 9)).Opacity(.5)))
		c.Part("trim", c.Line("M62 43Q94 99 137 138Q180 174 228 187", t.M, 2.6), c.Line("M27 62Q50 122 103 168Q152 208 213 215", t.M, 2.6))
		for i := range 12 {
			a := float64(i) * 30
			c.Part("trim", c.Form("M0 0C-8 -6 -9 -18 0 -22C9 -18 8 -6 0 0Z", kit.Lin(0, -22, 0, 0, s.LL, s.M, s.D)).Rotate(a, 0, 0).Move(212, 194))
		}
		c.Part("trim", c.Circle(212, 194, 7, kit.Rad(209, 191, 9, t.LL, t.M, t.D)))
		c.AnchorBox("print", 116, 136, 178, 40, 42)
	},
}
