package buildings

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var school = kit.Piece{
	Name: "school", Cm: 3000,
	Palette: "walls #d9694a bricks; roof #5a6b8c; trim #fdf6e8; windows #8fd0f0 glass; door #3f7fc4; flag #3f8fe0; clock #fffdf6; bushes #5aa845 grass",
	Draw: func(c *kit.Canvas) {
		w, r, t, g, d, f, k, b := c.Tones("walls"), c.Tones("roof"), c.Tones("trim"), c.Tones("windows"), c.Tones("door"), c.Tones("flag"), c.Tones("clock"), c.Tones("bushes")
		gold := kit.TonesOf(kit.Hex("#f0b83f"))
		c.Part("flag", c.Line("M128 60V4", gold.DD, 3.4), c.Line("M127.5 60V4", gold.LL, 1.4), c.Circle(128, 4, 3.6, kit.Rad(127, 2, 5, gold.LL, gold.D)), c.Form("M129 8Q142 2 154 8Q164 13 174 9V28Q164 32 154 27Q142 21 129 27Z", kit.Lin(129, 0, 174, 20, f.L, f.M, f.L, f.D), gloss.Glint(c, "M131 9Q142 5 152 9V13Q142 9 131 13Z", .5)))
		wing := kit.Of(c.Form("M8 132H96V242H8Z", kit.Lin(10, 120, 90, 244, w.L, w.M, w.D), bricks(c, 8, 136, 96, 240, 12, 8, .14, w), gloss.Dim(c, 5, .5, "M2 126H100V144H2Z", w), gloss.Dim(c, 5, .4, "M82 130H100V244H88Z", w), c.Rect(4, 232, 96, 12, 0, t.DD), c.Rect(4, 180, 96, 5, 0, kit.Lin(0, 180, 0, 185, t.L, t.D))),
			c.Form("M0 134L16 108H98V136H4Q0 137 0 134Z", kit.Lin(20, 106, 30, 138, r.L, r.M, r.DD), shingles(c, 0, 112, 100, 138, 11, 8, r)), c.Rect(0, 131, 98, 6, 2, kit.Lin(0, 131, 0, 137, t.LL, t.D)))
		c.Part("walls", wing, wing.Mirror(128), c.Path("M158 108H240L256 134Q256 137 250 137H248V242H158Z", w.DDD).Opacity(.12))
		c.Part("windows", pane(c, 22, 148, 22, 24, g, t), pane(c, 58, 148, 22, 24, g, t), pane(c, 22, 196, 22, 26, g, t), pane(c, 58, 196, 22, 26, g, t), pane(c, 176, 148, 22, 24, g, t), pane(c, 212, 148, 22, 24, g, t), pane(c, 176, 196, 22, 26, g, t), pane(c, 212, 196, 22, 26, g, t))
		c.Part("walls", c.Form("M84 242V104L128 72L172 104V242Z", kit.Lin(90, 80, 168, 244, w.L, w.M, w.D), bricks(c, 84, 104, 172, 240, 12, 8, .14, w), gloss.Dim(c, 5, .5, "M78 112L128 72L178 112V122L128 86L78 122Z", w), gloss.Dim(c, 5, .35, "M158 100H180V244H164Z", w), c.Rect(80, 164, 96, 5, 0, kit.Lin(0, 164, 0, 169, t.L, t.D))))
		c.Part("roof", c.Form("M108 88V58H148V88L128 74Z", kit.Lin(108, 0, 148, 0, t.LL, t.M, t.DD)), c.Path(shape.Arched(118, 62, 20, 20), t.DDD), c.Path("M122 78Q123 68 128 68Q133 68 134 78Z", gold.M), c.Form("M102 60L126 38Q128 36 130 38L154 60Z", kit.Lin(102, 0, 154, 0, r.L, r.LL, r.M, r.DD)), c.Rect(101, 57, 54, 5, 2, kit.Lin(0, 57, 0, 62, t.LL, t.D)),
			c.Line("M78 112L128 75L178 112", r.DDD, 11), c.Line("M78 111L128 74L178 111", kit.Lin(78, 74, 178, 112, r.LL, r.M, r.D), 8), c.Line("M77 108.500L126 73", kit.White, 1.8).Opacity(.5))
		c.Part("clock", c.Circle(128, 128, 21, w.DDD).Opacity(.5), c.Circle(128, 126, 20, kit.Lin(110, 108, 146, 144, gold.LL, gold.M, gold.DD)), c.Circle(128, 126, 16, kit.Rad(122, 118, 26, k.LL, k.M, k.DD)), c.Around(12, 128, 126, c.Line("M128 112.500V115", r.D, 1.6)), c.Line("M128 126V115.500M128 126L136 131", r.DD, 2.6), c.Circle(128, 126, 2.2, w.M))
		c.Part("door", c.Path("M98 244V186H158V244Z", w.DDD).Opacity(.5), c.Rect(100, 186, 56, 56, 2, kit.Lin(100, 186, 156, 242, t.LL, t.M, t.D)), c.Rect(92, 178, 72, 9, 2, kit.Lin(0, 178, 0, 187, t.LL, t.DD)))
		for _, x := range []float64{105, 129} {
			c.Part("door", c.Form(kit.RoundRect(x, 191, 22, 51, 1), kit.Lin(x, 191, x+22, 242, d.L, d.M, d.DD)), c.Rect(x+4, 196, 14, 20, 1.5, d.DD), c.Rect(x+4.5, 197, 13, 19, 1.5, kit.Lin(x, 197, x+14, 216, g.DD, g.L)), c.Rect(x+4, 222, 14, 14, 1.5, d.D))
		}
		c.Part("door", c.Circle(124, 218, 1.9, gold.L), c.Circle(132, 218, 1.9, gold.L), c.Rect(92, 241, 72, 6, 1.5, kit.Lin(0, 241, 0, 247, t.M, t.DDD)))
		c.Part("bushes", lawn(c, -2, 258, 242, 13, b), bush(c, 18, 248, 11, b), bush(c, 52, 248, 10, b), bush(c, 82, 248, 11, b), bush(c, 176, 248, 11, b), bush(c, 206, 248, 10, b), bush(c, 238, 248, 11, b))
		c.Anchor("ground", 128, 255)
		c.AnchorBox("print", 128, 174, 70, 8, 0)
	},
}
