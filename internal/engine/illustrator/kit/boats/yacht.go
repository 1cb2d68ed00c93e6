package boats

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var yacht = kit.Piece{
	Name: "yacht", Cm: 2500, Facing: kit.Right,
	Palette: "hull #ffffff white body; stripe #2f6fd0 blue; windows #2f3f57 glass; deck #c98a52 wood; rail #c3ccd4 metal; water #6cc3ea sea",
	Draw: func(c *kit.Canvas) {
		h, s, w, k, r, a := c.Tones("hull"), c.Tones("stripe"), c.Tones("windows"), c.Tones("deck"), c.Tones("rail"), c.Tones("water")
		c.Part("rail", c.Line("M112 66L106 26M112 40H140", r.DD, 3.400), c.Circle(106, 24, 4, kit.Hex("#e5463f")), c.Ellipse(134, 40, 13, 4, h.L), c.Ellipse(134, 41, 13, 3, h.D))
		tier := func(d string, x0, x1, y0, y1 float64) kit.Node {
			return c.Form(d, kit.Lin(0, y0, 0, y1, h.LL, h.L, h.D))
		}
		c.Part("hull", tier("M72 68H148Q162 70 170 88H66Z", 66, 170, 68, 88), tier("M34 96H176Q196 98 208 124H30Z", 30, 208, 96, 124), c.Path("M60 84H178L184 98H50Z", h.DD), c.Path("M60 84H178L182 92H54Z", h.L))
		c.Part("windows", chassis.Glass(c, "M84 73H146Q154 75 160 85H80Z", w), chassis.Glass(c, "M50 102H174Q188 104 197 120H46Z", w), c.Line("M104 73L102 86M126 73V86M84 102L82 121M116 102V121M148 102L152 121", h.M, 3))
		c.Part("deck", c.Path("M-2 124H214L232 132H-4Z", kit.Lin(0, 124, 0, 132, k.L, k.D)))
		d := "M-6 130H212C232 130 250 126 262 120C256 154 236 184 208 196H20C6 190 -4 160 -6 130Z"
		c.Part("hull", c.Form(d, kit.Lin(0, 122, 0, 200, h.LL, h.L, h.M, h.DD), c.Named("stripe", c.Path("M-8 160H250L240 174H-4Z", kit.Lin(0, 160, 0, 174, s.L, s.M, s.D)), c.Path("M-6 180H240V183H-6Z", s.M)), gloss.Dim(c, 6, .35, "M-8 186H230V210H-8Z", h)), gloss.Glint(c, "M4 135H200Q220 134 236 131Q214 141 196 142H6Z", .9))
		for i := range 5 {
			x := 56 + 26*float64(i)
			c.Part("windows", c.Ellipse(x, 149, 6, 5, h.DDD), c.Ellipse(x, 149, 4.600, 3.800, w.M), c.Ellipse(x-1.400, 147.800, 1.600, 1, kit.White).Opacity(.8))
		}
		rail := "M198 116H246M4 114H40M206 116V128M222 116V127M238 116V125M10 114V128M24 114V128"
		c.Part("rail", c.Line(rail, r.DD, 2.800), c.Line(rail, r.LL, 1.400))
		wave := "M-14 196C6 182 22 204 44 194C66 182 82 204 104 194C126 182 142 204 164 194C186 182 202 204 224 194C240 186 256 192 268 198C258 216 230 214 128 214C40 214 -2 216 -14 196Z"
		c.Part("water", c.Form(wave, kit.Lin(0, 184, 0, 216, a.LL, a.M, a.D)), c.Path("M-14 196C6 182 22 204 44 194C66 182 82 204 104 194C126 182 142 204 164 194C186 182 202 204 224 194C240 186 256 192 268 198", kit.None).Stroke(kit.White, 3).Opacity(.85))
		c.AnchorBox("print", 120, 167, 120, 14, 0)
		c.AnchorBox("surface", 118, 68, 60, 0, 0)
		c.Anchor("ground", 128, 206)
	},
}
