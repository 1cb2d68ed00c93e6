package crafts

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var crochetHook = kit.Piece{
	Name: "crochet-hook", Cm: 16, Palette: "hook #c3ccd6 metal aluminum; grip #f08fb4 pink handle; yarn #6fb7e0 blue thread; work #6fb7e0 <yarn", States: "plain -yarn -work",
	Draw: func(c *kit.Canvas) {
		h, g, y, w := c.Tones("hook"), c.Tones("grip"), c.Tones("yarn"), c.Tones("work")
		c.Part("work", sheen.Each(4, func(r int) kit.Node {
			return sheen.Each(6, func(i int) kit.Node {
				x, yy := 18+21*float64(i), 30+21*float64(r)
				d := sheen.D("M%g %gQ%g %g %g %gQ%g %g %g %gZ", x, yy+18, x-9, yy+4, x, yy-2, x+13, yy+6, x, yy+18)
				e := sheen.D("M%g %gQ%g %g %g %gQ%g %g %g %gZ", x, yy+18, x+22, yy+4, x+16, yy-2, x+2, yy+6, x, yy+18)
				return kit.Of(c.Path(d, w.DDD).Move(.6, 1.600), c.Path(e, w.DDD).Move(.6, 1.600), c.Path(e, kit.Lin(x, yy, x+16, yy+18, w.M, w.D)), c.Path(d, kit.Lin(x-8, yy, x+8, yy+18, w.LL, w.M)))
			})
		}))
		c.Part("yarn", c.Path("M140 40C186 10 236 30 230 76C224 110 186 104 192 80C198 60 240 70 250 112", kit.None).Stroke(y.DDD, 9), c.Path("M140 40C186 10 236 30 230 76C224 110 186 104 192 80C198 60 240 70 250 112", kit.None).Stroke(y.M, 6.500), c.Path("M140 38C186 8 234 28 228 74", kit.None).Stroke(y.LL, 1.800))
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-45, 128, 128) }
		hook := "M122 -16C122 -34 140 -38 142 -22C143 -14 138 -8 136 -4L134 6L138 90H120L122 6C118 0 116 -4 122 -16Z"
		c.Part("hook", turn(c.Path("M120 60H136L138 290Q128 300 118 290Z", h.DDD).Move(1, 1.500), c.Form("M120 60H136L138 290Q128 300 118 290Z", sheen.Steel(118, 0, 138, 0, h)), c.Path(hook, h.DDD).Move(1, 1.500), c.Form(hook, sheen.Steel(118, 0, 142, 0, h)), c.Path("M141 -20C132 -22 130 -8 137 -4Z", h.DDD)))
		c.Part("grip", turn(sheen.Body(c, "M114 120Q128 112 142 120L146 244Q128 256 110 244Z", g, 9, c.Line("M112 150H145M112 158H145M112 166H145", g.DD, 2.600).Opacity(.55), sheen.Streak(c, "M119 128V240", 4, .5))))
		c.Part("yarn", turn(c.Path("M112 14Q128 26 144 12", kit.None).Stroke(y.DDD, 9), c.Path("M112 13Q128 25 144 11", kit.None).Stroke(y.M, 6.500), c.Path("M112 28Q128 40 144 26", kit.None).Stroke(y.DDD, 9), c.Path("M112 27Q128 39 144 25", kit.None).Stroke(y.L, 6.500)))
		c.AnchorBox("grip", 172, 172, 0, 0, -45)
	},
}
