package signs

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var nationalFlag = kit.Piece{
	Name: "national-flag", Cm: 150, Facing: kit.Right,
	Palette: "field #2f6fd6 flag blue; second #e23b44 stripes; white #fdfaf4; emblem #ffc93c star; pole #c9d1da metal",
	Draw: func(c *kit.Canvas) {
		t, s, w, e := c.Tones("field"), c.Tones("second"), c.Tones("white"), c.Tones("emblem")
		fly(c, "pole", "field", t, func(f sheen.Cloth) kit.Node {
			tilted := func(t kit.Tones) kit.Gradient { return kit.Lin(0, 20, 0, 190, t.L, t.M, t.D) }
			x, y := f.At(.3, .5)
			emblem := shape.Star(x, y, 5, 27, 12, 3)
			return kit.Of(c.Path(f.Patch(0, .28, 1, .72), tilted(w)), c.Path(f.Patch(0, .35, 1, .65), tilted(s)),
				c.Circle(x, y, 39, w.DD), c.Circle(x-.3, y-.5, 37.500, tilted(t)), c.Circle(x, y, 33, kit.None).Stroke(w.M, 2),
				c.Named("emblem", c.Path(emblem, t.DDD).Move(1, 2).Opacity(.5), c.Path(emblem, kit.Lin(x-20, y-20, x+20, y+20, e.L, e.M, e.D)), c.Around(16, x, y, c.Circle(x, y-33, 1.500, e.M))))
		})
	},
}

var wavingFlag = kit.Piece{
	Name: "waving-flag", Cm: 150, Facing: kit.Right,
	Palette: "flag #e8343f cloth; pole #d9a45a gold",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("flag")
		fly(c, "pole", "flag", t, func(f sheen.Cloth) kit.Node { return kit.Node{} })
	},
}

var rainbowFlag = kit.Piece{
	Name: "rainbow-flag", Cm: 150, Facing: kit.Right,
	Palette: "red #ef3f46; orange #fb8c2e; yellow #ffd93b; green #3fb45c; blue #3f7fe0; purple #8a4fc4 violet; pole #d9dee5 white",
	Draw: func(c *kit.Canvas) {
		fly(c, "pole", "stripes", c.Tones("red"), func(f sheen.Cloth) kit.Node {
			return sheen.Each(6, func(i int) kit.Node {
				t := c.Tones([]string{"red", "orange", "yellow", "green", "blue", "purple"}[i])
				return c.Path(f.Patch(0, float64(i)/6-.002, 1, float64(i+1)/6+.002), kit.Lin(f.X, f.Y, f.X+f.W, f.Y+f.H, t.L, t.M, t.D))
			})
		})
	},
}

// fly draws a cloth of a color on a pole; details returns what is on the cloth.
func fly(c *kit.Canvas, pole, part string, t kit.Tones, details func(sheen.Cloth) kit.Node) {
	f := sheen.Cloth{X: 28, Y: 26, W: 214, H: 134, Amp: 13, Waves: 1.2, Phase: .6, Drop: 6}
	p, dark := c.Tones(pole), kit.Hex("#3a1c38")
	if part == "flag" {
		dark = t.DDD
	}
	c.Part(pole, sheen.Pole(c, 22, 14, 256, 11, p))
	all := f.Patch(0, 0, 1, 1)
	c.Part(part, c.Form(all, kit.Lin(28, 20, 242, 180, t.L, t.M, t.D), details(f)), f.Folds(c, dark))
	c.Part(pole, sheen.Each(2, func(i int) kit.Node {
		_, y := f.At(0, .04+.92*float64(i))
		return kit.Of(c.Form(kit.RoundRect(14.500, y-4, 19, 8, 4), sheen.Steel(14, 0, 34, 0, p)), c.Path(kit.RoundRect(14.500, y-4, 19, 8, 4), kit.None).Stroke(p.DDD, 1).Opacity(.5))
	}))
	c.Anchor("ground", 22, 256)
	c.AnchorBox("print", 136, 100, 150, 90, 0)
	c.AnchorBox("grip", 22, 222, 0, 0, 0)
}
