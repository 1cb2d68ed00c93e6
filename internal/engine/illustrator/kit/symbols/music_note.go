package symbols

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var musicNote = kit.Piece{
	Name: "music-note", Cm: 20,
	Palette: "note #7657e8 head stem flag",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("note")
		head := func(x, y float64) kit.Node {
			d := kit.Oval(x, y, 38, 28)
			return kit.Of(shape.Plump(c, d, t), c.Path(fmt.Sprintf("M%g %gQ%g %g %g %g", x-26, y-4, x-20, y-20, x, y-20), kit.None).Stroke(kit.White, 6).Opacity(.55)).Rotate(-20, x, y)
		}
		stem := func(x, y0, y1 float64) kit.Node {
			return c.Path(kit.RoundRect(x-7, y0, 14, y1-y0, 6), kit.Lin(x-7, 0, x+7, 0, t.L, t.M, t.DD))
		}
		beam := func(y float64) kit.Node {
			return c.Form(fmt.Sprintf("M79 %gL233 %gV%gL79 %gZ", y+22, y, y+34, y+56), kit.Lin(80, y, 110, y+80, t.L, t.M, t.D), c.Line(fmt.Sprintf("M79 %gL233 %g", y+25, y+3), kit.White, 5).Opacity(.4))
		}
		switch c.Variant(3) {
		case 1, 2:
			c.Part("stem", stem(86, 40, 208), stem(226, 16, 186))
			c.Part("flag", beam(12))
			if c.Variant(3) == 2 {
				c.Part("flag", beam(56))
			}
			c.Part("head", head(57, 212), head(197, 190))
		default:
			c.Part("flag", shape.Plump(c, "M121 16C119 6 132 4 134 14C142 60 208 76 202 134C200 154 190 170 180 178C176 180 172 178 175 172C190 136 170 108 133 98L121 94Z", t),
				c.Path("M136 42C150 70 186 84 194 114C180 92 150 84 134 70Z", kit.White).Opacity(.35))
			c.Part("stem", stem(126, 10, 208))
			c.Part("head", head(96, 214))
		}
	},
}
