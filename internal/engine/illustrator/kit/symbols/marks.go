package symbols

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var questionMark = kit.Piece{
	Name: "question-mark", Cm: 20,
	Palette: "mark #7a4fd8; dot #7a4fd8 <mark",
	Draw: func(c *kit.Canvas) {
		t, o := c.Tones("mark"), c.Tones("dot")
		pts := append(shape.Arc(126, 74, 48, 46, 184, 396, 16), shape.Pt{X: 146, Y: 124}, shape.Pt{X: 128, Y: 144}, shape.Pt{X: 127, Y: 166})
		hook := shape.Ribbon(shape.Sample(pts, 90), shape.Even(44))
		dot := kit.Oval(127, 222, 25, 25)
		if c.Variant(3) == 2 {
			outlined(c, "dot", dot, o)
			outlined(c, "mark", hook, t)
			return
		}
		if c.Variant(3) == 1 {
			c.Part("circle", shape.Disc(c, 128, 128, 120, t))
			w := kit.Lin(0, 40, 0, 220, kit.White, kit.Hex("#eceaf6"))
			c.Part("mark", c.Path(hook, w).Scale(.72, .72, 127, 132))
			c.Part("dot", c.Path(dot, w).Scale(.72, .72, 127, 132))
			return
		}
		c.Part("dot", shape.Raised(c, dot, o, 6), c.Ellipse(119, 211, 7, 4.5, kit.White).Rotate(-35, 119, 211).Opacity(.65))
		c.Part("mark", shape.Raised(c, hook, t, 6), c.Line("M67 72C68 42 92 18 124 16", kit.White, 8).Opacity(.5), c.Circle(138, 17, 4, kit.White).Opacity(.5))
	},
}

var exclamationMark = kit.Piece{
	Name: "exclamation-mark", Cm: 20,
	Palette: "mark #f0533a; dot #f0533a <mark",
	Draw: func(c *kit.Canvas) {
		t, o := c.Tones("mark"), c.Tones("dot")
		bar := "M92 30C92 10 106 6 128 6C150 6 164 10 164 30C164 60 156 112 150 146C147 164 140 170 128 170C116 170 109 164 106 146C100 112 92 60 92 30Z"
		dot := kit.Oval(128, 217, 29, 29)
		if c.Variant(3) == 2 {
			outlined(c, "dot", dot, o)
			outlined(c, "mark", bar, t)
			return
		}
		if c.Variant(3) == 1 {
			c.Part("circle", shape.Disc(c, 128, 128, 120, t))
			w := kit.Lin(0, 40, 0, 220, kit.White, kit.Hex("#f6eceb"))
			c.Part("mark", c.Path(bar, w).Scale(.72, .72, 128, 128))
			c.Part("dot", c.Path(dot, w).Scale(.72, .72, 128, 128))
			return
		}
		c.Part("dot", shape.Raised(c, dot, o, 5), c.Ellipse(118, 205, 8, 5, kit.White).Rotate(-35, 118, 205).Opacity(.65))
		c.Part("mark", shape.Raised(c, bar, t, 6), c.Path("M103 30C103 20 110 18 118 18C122 18 122 26 118 28C114 30 113 34 114 44C116 70 120 100 122 122C123 130 117 130 116 122C110 90 103 56 103 30Z", kit.White).Opacity(.5))
	},
}
