package sea

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// walrus is built as a seal is, with tusks and a broad mustache.
var walrus = kit.Piece{
	Name: "walrus", Cm: 300, Facing: kit.Right,
	Palette: "skin #9a6a4e body brown; belly #d9b08c muzzle; spots #85563c <skin; flippers #865a42 <skin; whiskers #f6e6cf mustache; eyes #3a2f38; nose #3f2f2a; tusks #fbf3df teeth ivory",
	Draw: func(c *kit.Canvas) {
		seal.Draw(c)
		t, w, b := c.Tones("tusks"), c.Tones("whiskers"), c.Tones("belly")
		tusk := func(x, turn float64) kit.Node {
			return p.Flat(c, "M-8 0C-10 26 -8 52 0 74C8 52 11 26 9 0Z", t, 6).Rotate(turn, 0, 0).Move(x, 128)
		}
		c.Part("tusks", tusk(168, 5), tusk(202, -5))
		c.Part("muzzle", p.Body(c, kit.Oval(162, 116, 34, 24), b, 11), p.Body(c, kit.Oval(208, 116, 32, 24), b, 11))
		c.Part("whiskers", p.Each(12, func(i int) kit.Node {
			x := 140 + 8.200*float64(i)
			return c.Line(p.D("M%g %gq%g 8 %g 20", x, 116+float64(i*5%9), (x-185)*.06, (x-185)*.14), w.M, 2.600)
		}))
		n := c.Tones("nose")
		c.Part("nose", c.Path("M170 92C178 85 194 85 202 92C204 101 195 107 186 108C177 107 168 101 170 92Z", kit.Lin(172, 88, 200, 108, n.L, n.M, n.DD)), c.Ellipse(181, 93, 5, 2.600, kit.White).Opacity(.65))
	},
}
