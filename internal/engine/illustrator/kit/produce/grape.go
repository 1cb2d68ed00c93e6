package produce

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var grape = kit.Piece{
	Name: "grape", Cm: 18,
	Palette: "berries #7c46b0 grapes; stem #8a6a3a; leaf #62ad3f leaves",
	Draw: func(c *kit.Canvas) {
		b, m, l := c.Tones("berries"), c.Tones("stem"), c.Tones("leaf")
		c.Part("stem", edible.Stalk(c, "M132 70Q130 40 142 8", 9, m), edible.Stalk(c, "M104 20Q126 8 178 16", 7, m))
		const lf = "M132 44C120 30 96 34 84 24C72 34 56 30 50 40C40 44 30 56 36 66C30 78 40 88 50 90C56 100 70 102 80 96C90 104 104 98 108 88C122 84 136 62 132 44Z"
		berry := func(x, y float64) kit.Node {
			const r = 23.5
			return kit.Of(c.Form(kit.Oval(x, y, r, r), kit.Rad(x-8, y-10, r*1.5, kit.At(0, b.LL), kit.At(.25, b.L), kit.At(.58, b.M), kit.At(.85, b.D), kit.At(1, b.DDD)),
				c.Blur(3, c.Circle(x+2, y+3, r-3, kit.None).Stroke(b.LL, 3)).Opacity(.35), c.Blur(3, c.Ellipse(x+6, y+12, 9, 5, b.L)).Opacity(.45)),
				c.Ellipse(x-8, y-10, 6.5, 4.2, kit.White).Rotate(-40, x-8, y-10).Opacity(.75).Shade(), c.Circle(x-14, y-2, 1.8, kit.White).Opacity(.55).Shade())
		}
		rows := [][][2]float64{
			{{128, 228}}, {{108, 196}, {150, 198}},
			{{84, 166}, {172, 168}, {128, 174}}, {{60, 134}, {198, 136}, {106, 140}, {152, 142}},
			{{46, 98}, {212, 102}, {84, 108}, {176, 110}, {130, 112}}, {{104, 76}, {154, 78}, {66, 74}, {194, 76}}, {{128, 60}},
		}
		drawn := ""
		c.Part("berries", c.Path("M60 70Q128 40 200 72Q226 100 196 140L128 236L60 140Q34 100 60 70Z", kit.Lin(60, 60, 180, 220, b.D, b.DDD)).Scale(.86, .92, 128, 130))
		for i := range rows {
			for _, v := range rows[len(rows)-1-i] {
				if drawn != "" {
					c.Part("berries", c.Clip(drawn, c.Blur(3, c.Circle(v[0]+2, v[1]+3, 25, b.DDD)).Opacity(.6)))
				}
				c.Part("berries", berry(v[0], v[1]))
				drawn += kit.Oval(v[0], v[1], 23.5, 23.5)
			}
		}
		c.Part("stem", edible.Stalk(c, "M131 52Q130 34 142 8", 9, m), c.Ellipse(142, 8, 5.5, 3.5, m.LL))
		c.Part("leaf", c.Blur(4, c.Clip(drawn, c.Path(lf, b.DDD).Move(3, 8))).Opacity(.45), c.Form(lf, kit.Lin(50, 26, 110, 104, l.LL, l.L, l.M, l.D),
			c.Line("M132 46Q96 54 44 64M108 50Q96 40 84 28M104 52Q92 74 80 94M84 56Q70 46 52 42M78 58Q66 72 52 88", l.DD, 2.6).Opacity(.5), c.Line("M132 44Q96 52 44 62M108 48Q96 38 84 26M104 50Q92 72 80 92M84 54Q70 44 52 40M78 56Q66 70 52 86", l.LL, 1.8).Opacity(.8), edible.Shade(c, lf, l, 10)),
			c.Line("M176 14Q196 10 196 26Q194 38 184 32Q178 24 190 20", l.D, 3.4), c.Line("M176 13.5Q196 9.5 196 26", l.LL, 1.4))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("grip", 142, 16, 0, 0, 0)
	},
}
