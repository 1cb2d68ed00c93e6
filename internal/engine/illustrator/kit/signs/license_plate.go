package signs

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var licensePlate = kit.Piece{
	Name: "license-plate", Cm: 30,
	Palette: "plate #f4f1e8; letters #23407a text; border #2f5fb0 frame <letters; bolts #a9b2bd metal",
	Draw: func(c *kit.Canvas) {
		p, l, b, m := c.Tones("plate"), c.Tones("letters"), c.Tones("border"), c.Tones("bolts")
		const x, y, w, h = 8.0, 68.0, 240.0, 120.0
		out, in := kit.RoundRect(x, y, w, h, 14), kit.RoundRect(x+7, y+7, w-14, h-14, 9)
		c.Part("border", c.Path(out, b.DDD).Move(0, 3), c.Form(out, kit.Lin(x, y, x+w, y+h, b.LL, b.M, b.D)))
		c.Part("plate", c.Form(in, kit.Lin(x, y, x+40, y+h, p.LL, p.M, p.D), sheen.Edge(c, in, p, 8)),
			c.Clip(in, c.Path("M40 60H110L50 200H-20Z", kit.White).Opacity(.25).Shade()),
			c.Path(kit.RoundRect(x+12, y+12, w-24, h-24, 6), kit.None).Stroke(b.L, 1.6))
		text := c.Text()
		if text == "" {
			text = "ABC 123"
		}
		d := kit.LettersPath(text, kit.Box{X0: 34, Y0: 92, X1: 222, Y1: 164}, "sans")
		c.Part("text", c.Path(d, p.DDD).Move(1.2, 2).Opacity(.5), c.Path(d, l.LL).Move(-.8, -1).Opacity(.6), c.Path(d, kit.Lin(0, 92, 0, 164, l.L, l.M, l.D)))
		for _, at := range [][2]float64{{68, 80}, {188, 80}, {68, 176}, {188, 176}} {
			c.Part("bolts", c.Circle(at[0]+.6, at[1]+1.2, 4.6, p.DDD).Opacity(.6), c.Circle(at[0], at[1], 4.2, kit.Rad(at[0]-1.5, at[1]-1.5, 6, m.LL, m.M, m.DD)), c.Line(sheen.D("M%g %gl4 4", at[0]-2, at[1]-2), m.DDD, 1))
		}
		c.AnchorBox("print", 128, 128, 188, 72, 0)
		c.Anchor("ground", 128, 188)
	},
}
