package body

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/botanic"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// LineWoman is a woman's face from the side in a few elegant lines, with flowers for hair, or without any a knot of hair.
func LineWoman(flowers bool) kit.Piece {
	return kit.Piece{Name: "line-woman", Cm: 30, Facing: kit.Left, Palette: "lines #23222c ink; paper #fffefb", Draw: func(c *kit.Canvas) {
		ink, paper := c.Tones("lines").M, c.Tones("paper").M
		face := "M106 66C94 82 88 96 87 110C86 120 80 130 71 144C66 151 68 156 78 157C75 161 74 164 75 167C67 169 66 174 74 176C69 179 69 187 77 188C75 192 76 195 76 198C73 209 80 217 94 215C103 214 110 210 116 204"
		c.Part("paper", c.Path(face+"C124 222 116 240 100 251H182C170 232 166 214 168 190L176 96Z", paper))
		c.Part("lines", c.Line(face, ink, 2.6), c.Line("M117 203C122 220 116 238 98 251M167 190C166 214 171 234 186 250M98 251C84 254 70 250 56 254M186 250C200 246 212 250 224 244", ink, 2.4),
			c.Line("M92 122Q101 131 114 126", ink, 2.6), c.Line("M94 126L90 131M99 129L97 135M105 130L105 136", ink, 1.8), c.Line("M91 108C99 100 109 100 118 106", ink, 3),
			c.Line("M78 157Q83 158 85 154", ink, 1.8), c.Path("M75 167C80 168 84 171 88 176C82 175 78 176 74 176C67 175 67 169 75 167Z", ink), c.Line("M74 177Q82 178 88 176M76 188Q83 188 87 181", ink, 1.9),
			c.Line("M142 140C136 130 150 126 154 136C158 148 152 160 146 164C142 162 142 156 144 152", ink, 2.2), c.Circle(146, 175, 3.6, paper).Stroke(ink, 1.8), c.Line("M146 164V171", ink, 1.6))
		if !flowers {
			c.Part("paper", c.Path("M106 66C120 48 160 46 178 70C192 90 190 130 170 158C160 150 156 140 150 128C140 108 124 92 106 66Z", paper), c.Circle(196, 66, 27, paper))
			c.Part("lines", c.Line("M106 66C120 48 160 46 178 70C194 92 192 132 168 160M106 66C124 92 142 104 150 128M112 62C134 76 160 96 164 140M126 54C152 66 178 92 176 138", ink, 2.3),
				c.Circle(196, 66, 27, kit.None).Stroke(ink, 2.4), c.Line("M172 78C184 56 206 52 220 66M178 86C190 66 210 64 222 74M188 92C198 78 212 76 220 82M168 158C176 172 172 184 180 194", ink, 2))
			return
		}
		way := func(t float64) (x, y, turn float64) {
			a := (206 + 218*t) * math.Pi / 180
			return (146 + 46*math.Cos(a)) / kit.Side, (112 + 68*math.Sin(a)) / kit.Side, 206 + 218*t + 90
		}
		// The right side of this way is the inner one; the flowers are mirrored by their offsets.
		t := kit.TonesOf(paper)
		for _, p := range botanic.Lay(way, false, []botanic.Group{{At: .3, Size: .25, Back: .26, Ahead: .3}, {At: .62, Size: .22, Back: .2, Ahead: .26}, {At: .9, Size: .15, Back: .1, Ahead: .2}}, 12, true) {
			x, y, size := p.X*kit.Side, p.Y*kit.Side, p.Size*kit.Side
			var n kit.Node
			switch p.Role {
			case botanic.Green:
				e, m := shape.Polar(x, y, size*1.1, p.Turn+8), shape.Polar(x, y, size*.5, p.Turn)
				n = botanic.Sprig(c, c.Rand(), []shape.Pt{{X: x, Y: y}, m, e}, []int{botanic.Pointed, botanic.Eucalyptus}[p.N%2], size*.5, t, t)
			case botanic.Budded, botanic.Filler:
				n = botanic.Bud(c, x, y, size, p.Turn, t, t)
			case botanic.Small:
				n = botanic.LineBloom(c, botanic.Blossom, x, y, size/2, t)
			default:
				n = botanic.LineBloom(c, []int{botanic.Rose, botanic.Peony, botanic.Anemone}[p.N%3], x, y, size/2, t)
			}
			c.Part("flowers", n.Stroke(ink, 1.5))
		}
	}}
}
