package body

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

const (
	upperLip = "M6 118C40 96 74 62 100 58C114 56 122 66 128 72C134 66 142 56 156 58C182 62 216 96 250 118C222 118 196 122 170 126Q128 118 86 126C60 122 34 118 6 118Z"
	lowerLip = "M6 118C36 132 60 142 86 146Q128 156 170 146C196 142 220 132 250 118C228 164 182 200 128 200C74 200 28 164 6 118Z"
	lipHole  = "M8 118Q86 96 128 110Q170 96 248 118Q200 154 128 156Q56 154 8 118Z"
	lipGap   = "M30 120Q86 108 128 118Q170 108 226 120Q176 158 128 156Q80 158 30 120Z"
)

// lipstick draws both lips as separate parts.
func lipstick(c *kit.Canvas, u, l kit.Tones, closed bool) {
	crease := func(t kit.Tones, y0, y1, bend float64) kit.Node {
		return p.Each(19, func(i int) kit.Node {
			x := 38 + float64(i)*10
			k := (x - 128) / 100
			return kit.Of(c.Line(p.D("M%g %gQ%g %g %g %g", x, y0+k*k*bend, x+k*8, (y0+y1)/2, x+k*16, y1-k*k*bend), t.DD, 1.6).Opacity(.35), c.Line(p.D("M%g %gQ%g %g %g %g", x+2, y0+k*k*bend, x+2+k*8, (y0+y1)/2, x+2+k*16, y1-k*k*bend), t.LL, 1.1).Opacity(.35))
		})
	}
	lower := lowerLip
	if closed {
		lower = "M6 118C36 124 60 130 86 130Q128 136 170 130C196 130 220 124 250 118C228 164 182 200 128 200C74 200 28 164 6 118Z"
	}
	c.Part("lower lip", p.Body(c, lower, l, 26, crease(l, 150, 196, -20), c.Blur(7, c.Ellipse(122, 164, 56, 12, l.LL)).Opacity(.75)),
		p.Glint(c, "M74 158C92 164 118 166 140 164C150 164 152 172 142 173C116 177 92 174 72 167C64 163 66 156 74 158Z", .75), c.Ellipse(164, 166, 7, 4, kit.White).Rotate(-12, 164, 166).Opacity(.7), p.Glint(c, "M84 184q20 8 40 8q-24 3 -44 -4z", .3))
	c.Part("upper lip", p.Body(c, upperLip, u, 18, crease(u, 64, 122, 40), c.Blur(5, c.Line("M20 120Q86 126 128 116Q170 126 236 120", u.DDD, 8)).Opacity(.4)),
		p.Glint(c, "M72 86C84 76 96 70 106 70C113 72 110 78 104 79C94 82 86 88 76 94C69 97 66 91 72 86Z", .65), p.Glint(c, "M150 72q14 2 26 12q-14 -6 -26 -6z", .5))
}
