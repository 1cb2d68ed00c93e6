package body

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var footprint = kit.Piece{
	Name: "footprint", Cm: 26,
	Palette: "foot #4f9fd8 print feet; toes #4f9fd8 <foot",
	Draw: func(c *kit.Canvas) {
		f, t := c.Tones("foot"), c.Tones("toes")
		const sole = "M64 92C90 78 114 92 116 122C118 146 104 158 104 180C104 206 108 226 90 240C74 250 54 244 48 224C42 200 46 180 42 160C36 130 38 106 64 92Z"
		one := func() (kit.Node, kit.Node) {
			var toes []kit.Node
			for i, v := range [][4]float64{{98, 62, 17, 21}, {70, 58, 12, 15}, {49, 68, 10.5, 13}, {33, 82, 9.5, 11}, {22, 98, 8, 9.5}} {
				toes = append(toes, p.Body(c, kit.Oval(v[0], v[1], v[2], v[3]), t, 8).Rotate(float64(i)*-9+8, v[0], v[1]))
			}
			return p.Body(c, sole, f, 18, c.Blur(5, c.Ellipse(78, 122, 22, 18, f.LL)).Opacity(.5)), kit.Of(toes...)
		}
		a, b := one()
		c.Part("foot", a.Move(-10, 6))
		c.Part("toes", b.Move(-10, 6))
		c.Part("foot", a.Mirror(128).Move(10, -22))
		c.Part("toes", b.Mirror(128).Move(10, -22))
	},
}

var handprint = kit.Piece{
	Name: "handprint", Cm: 16,
	Palette: "hand #f0567e print paint; heart #ffffff",
	Draw: func(c *kit.Canvas) {
		h, w := c.Tones("hand"), c.Tones("heart")
		finger := func(x0, y0, x1, y1, r float64) kit.Node {
			tube := p.NewTube(p.J{X: x0, Y: y0, R: r}, p.J{X: (x0 + x1) / 2, Y: (y0 + y1) / 2, R: r * .96}, p.J{X: x1, Y: y1, R: r * .98})
			return p.Limb(c, tube, h, r*.7)
		}
		c.Part("hand", finger(92, 124, 62, 48, 17), finger(118, 116, 108, 24, 18), finger(146, 116, 156, 26, 17.5), finger(172, 126, 200, 58, 15.5), finger(76, 182, 24, 138, 18))
		palm := "M74 138C92 116 164 112 184 138C202 166 192 222 162 240C136 252 104 248 86 226C66 200 60 160 74 138Z"
		c.Part("hand", p.Body(c, palm, h, 22))
		var grain []kit.Node
		for range 46 {
			x, y := 20+200*c.Rand().Float64(), 14+230*c.Rand().Float64()
			grain = append(grain, c.Circle(x, y, .8+1.6*c.Rand().Float64(), h.LL).Opacity(.55))
		}
		c.Part("hand", c.Clip(palm, grain...))
		c.Part("heart", c.Path("M130 214C100 194 90 170 104 160C116 152 126 160 130 170C134 160 144 152 156 160C170 170 160 194 130 214Z", w.M).Opacity(.95))
		c.AnchorBox("print", 130, 186, 80, 60, 0)
	},
}
