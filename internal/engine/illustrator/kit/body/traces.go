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
			for i, v := range [][4]float64{{98, 60, 19, 24}, {68, 56, 13.5, 17}, {46, 66, 12, 15}, {29, 81, 11, 13}, {17, 99, 9.5, 11}} {
				toes = append(toes, p.Body(c, kit.Oval(v[0], v[1], v[2], v[3]), t, 8).Rotate(float64(i)*-9+8, v[0], v[1]))
			}
			return p.Body(c, sole, f, 18, c.Blur(5, c.Ellipse(78, 122, 24, 20, f.LL), c.Ellipse(76, 224, 18, 14, f.LL)).Opacity(.6), c.Line("M46 134Q78 150 116 134M50 146Q78 160 112 146M50 210Q76 198 104 210", f.DD, 2).Opacity(.3)), kit.Of(toes...)
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
		const palm = "M126 250C90 250 68 228 64 198L18 158A18.5 18.5 0 0 1 42 130L78 156Q84 156 82 148L58 66A18.5 18.5 0 0 1 93 55L112 116Q115 120 116 114L110 26A19 19 0 0 1 148 24L150 114Q152 120 156 114L176 46A18 18 0 0 1 211 55L194 132Q194 140 200 136L222 104A16.5 16.5 0 0 1 250 121L212 182C204 226 174 250 126 250Z"
		var grain []kit.Node
		for range 60 {
			x, y := 20+220*c.Rand().Float64(), 14+230*c.Rand().Float64()
			grain = append(grain, c.Circle(x, y, .8+1.8*c.Rand().Float64(), h.LL).Opacity(.6))
		}
		c.Part("hand", p.Body(c, palm, h, 15, c.Blur(7, c.Ellipse(98, 194, 24, 28, h.L)).Opacity(.6), kit.Of(grain...),
			c.Line("M66 96Q82 98 100 86M112 72Q130 78 150 70M166 88Q184 96 202 92M60 158Q56 148 62 142M206 128Q218 138 232 140", h.LL, 3.2).Opacity(.6), c.Line("M82 158Q112 172 106 232M92 150Q140 160 186 196M116 138Q152 126 190 146", h.LL, 3.2).Opacity(.5)))
		c.Part("heart", c.Path("M138 230C108 210 98 188 112 178C124 170 134 178 138 186C142 178 152 170 164 178C178 188 168 210 138 230Z", w.M).Opacity(.95))
		c.AnchorBox("print", 130, 186, 80, 60, 0)
	},
}
