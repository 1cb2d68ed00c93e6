package buildings

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var castleTower = kit.Piece{
	Name: "castle-tower", Cm: 2200,
	Palette: "walls #cfc8d6 stone tower; roof #5f6fd0 spire; flag #f2606f; door #8a5638 gate wood; windows #4f5486; ivy #58a04f leaves",
	Draw: func(c *kit.Canvas) {
		w, r, f, d, n, v := c.Tones("walls"), c.Tones("roof"), c.Tones("flag"), c.Tones("door"), c.Tones("windows"), c.Tones("ivy")
		slit := func(x, y, wide, high float64) kit.Node {
			return kit.Of(c.Path(shape.Arched(x-wide/2-3, y-3, wide+6, high+6), w.DD), c.Path(shape.Arched(x-wide/2, y, wide, high), kit.Lin(x, y, x, y+high, n.DDD, n.D)), c.Path(shape.Arched(x-wide/2, y, wide*.4, high), kit.White).Opacity(.18))
		}
		c.Part("flag", banner(c, 128, 8, 22, f, d))
		const spire = "M66 86Q108 60 128 16Q148 60 190 86Q128 100 66 86Z"
		c.Part("roof", c.Form(spire, kit.Lin(66, 0, 190, 0, kit.At(0, r.M), kit.At(.3, r.LL), kit.At(.55, r.M), kit.At(1, r.DD)), shingles(c, 60, 22, 196, 98, 11, 9, r)), c.Line("M68 87Q128 101 188 87", r.DDD, 3).Opacity(.6))
		const shaft = "M84 128L76 240Q128 254 180 240L172 128Z"
		c.Part("walls", c.Form(shaft, gloss.Column(w, 76, 180), bricks(c, 72, 130, 184, 250, 17, 11, .2, w), gloss.Dim(c, 6, .5, "M70 120H186V142Q128 152 70 142Z", w)))
		c.Part("walls", c.Form("M82 88H174V112H82Z", gloss.Column(w, 82, 174), gloss.Dim(c, 4, .5, "M76 84H180V96H76Z", w)), slit(108, 92, 9, 14), slit(148, 92, 9, 14))
		c.Part("walls", sheen.Each(7, func(i int) kit.Node { // corbels under the battlements
			x := 80 + 15.600*float64(i)
			return c.Form(fmt.Sprintf("M%g 124H%gL%g 136H%gZ", x-6, x+6, x+3.500, x-3.500), kit.Lin(x-6, 0, x+6, 0, w.L, w.DD))
		}), c.Form("M68 112Q128 124 188 112V124Q128 138 68 124Z", gloss.Column(w, 68, 188)))
		c.Part("walls", sheen.Each(6, func(i int) kit.Node {
			x := 69 + 20.800*float64(i)
			return c.Form(kit.RoundRect(x, 98, 15, 20, 2), gloss.Column(w, 68, 188))
		}))
		c.Part("windows", slit(128, 150, 13, 26), slit(104, 184, 9, 18), slit(154, 186, 9, 18))
		c.Part("door", c.Path(shape.Arched(109, 201, 38, 48), w.DDD), c.Form(shape.Arched(113, 206, 30, 42), kit.Lin(113, 206, 143, 248, d.L, d.M, d.DD), c.Line("M121 204V250M128 204V250M135 204V250", d.DDD, 1.400).Opacity(.6)), c.Circle(138, 230, 2.200, kit.Hex("#f3c54e")))
		c.Part("ivy", sheen.Each(16, func(i int) kit.Node {
			x, y := 78+float64(i*37%22), 238-float64(i)*5.200
			return bead(c, x+.02*float64(i*i), y, 6.200-.16*float64(i), v)
		}), bush(c, 70, 246, 15, v), bush(c, 180, 247, 13, v))
		c.Anchor("ground", 128, 252)
	},
}

var clockTower = kit.Piece{
	Name: "clock-tower", Cm: 6000, States: kit.Timed,
	Palette: "walls #c8744f brick tower; roof #3f7f78 copper; trim #f0e2c4 stone; face #fffaf0 dial; hands #2b2f3d numbers; windows #5f86b8 glass; door #7a4a30; finial #f2bf4a gold",
	Draw: func(c *kit.Canvas) {
		hour, minute := c.Hands()
		w, r, t, f, h, n, d, g := c.Tones("walls"), c.Tones("roof"), c.Tones("trim"), c.Tones("face"), c.Tones("hands"), c.Tones("windows"), c.Tones("door"), c.Tones("finial")
		band := func(x, y, wide, high float64) kit.Node {
			return c.Form(kit.RoundRect(x, y, wide, high, 2), gloss.Column(t, x, x+wide))
		}
		c.Part("finial", c.Line("M128 2V24", g.DD, 4), c.Line("M128 2V24", g.L, 2), bead(c, 128, 22, 5, g))
		c.Part("roof", c.Form("M84 80L122 26H134L172 80Z", kit.Lin(84, 0, 172, 0, kit.At(0, r.M), kit.At(.32, r.LL), kit.At(.6, r.M), kit.At(1, r.DD)), shingles(c, 80, 26, 176, 84, 11, 9, r)))
		c.Part("walls", c.Form("M90 88H166V152H90Z", gloss.Column(w, 90, 166), bricks(c, 90, 88, 166, 152, 11, 7, .2, w)), c.Form("M96 158H160V236H96Z", gloss.Column(w, 96, 160), bricks(c, 96, 158, 160, 240, 11, 7, .2, w), gloss.Dim(c, 5, .5, "M90 154H166V168H90Z", w)))
		c.Part("trim", band(82, 78, 92, 10), band(84, 148, 88, 11), band(90, 232, 76, 9), band(84, 240, 88, 12), sheen.Each(2, func(i int) kit.Node { return band(91+67*float64(i), 88, 7, 60) }))
		c.Part("face", c.Circle(128, 119, 27.500, t.DDD), c.Circle(128, 118, 27, kit.Lin(104, 92, 152, 146, t.LL, t.M, t.DD)), c.Circle(128, 118, 22.500, kit.Rad(122, 110, 30, f.LL, f.M, f.D)))
		c.Part("hands", c.Around(12, 128, 118, c.Line("M128 98.500V102.500", h.M, 2)), c.Line("M128 118V103", h.M, 3).Rotate(minute, 128, 118), c.Line("M128 118V106", h.M, 3.4).Rotate(hour, 128, 118), c.Circle(128, 118, 2.800, h.M))
		c.Part("windows", archedPane(c, 104, 172, 16, 26, n, t), archedPane(c, 136, 172, 16, 26, n, t))
		c.Part("door", c.Path(shape.Arched(115, 205, 26, 36), t.D), c.Form(shape.Arched(118, 208, 20, 33), kit.Lin(118, 208, 138, 240, d.L, d.M, d.DD), c.Line("M128 206V241", d.DDD, 1.600)))
		c.Anchor("ground", 128, 252)
	},
}
