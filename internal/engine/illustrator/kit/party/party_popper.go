package party

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
)

var partyPopper = kit.Piece{
	Name: "party-popper", Cm: 25, Facing: kit.Right,
	Palette: "cone #f2b233; stripes #e5486b <cone; confetti #38a9e0; streamers #8a5fd8",
	Draw: func(c *kit.Canvas) {
		k, s, f, w := c.Tones("cone"), c.Tones("stripes"), c.Tones("confetti"), c.Tones("streamers")
		hex := func(h string) kit.Tones { return kit.TonesOf(kit.Hex(h)) }
		hues := []kit.Tones{f, hex("#f5556f"), hex("#ffcb3d"), hex("#5cc46c"), w}
		ribbon := func(d string, t kit.Tones, width float64) kit.Node {
			return kit.Of(c.Line(d, t.DD, width), c.Line(d, t.M, width*.76).Move(-.4, -.6), c.Line(d, t.LL, width*.26).Opacity(.8).Move(-.9, -1.3))
		}
		c.Part("streamers", ribbon("M120 120C96 92 104 74 90 64C76 54 62 66 72 78C82 88 100 70 92 46C88 32 78 26 72 12", w, 7), ribbon("M142 138C176 150 186 138 200 148C214 160 204 176 192 168C180 158 198 140 222 150C234 156 240 166 250 166", hues[3], 7), ribbon("M132 126C146 100 132 84 148 72C164 62 176 78 164 86C150 94 142 70 160 46C168 34 182 30 186 14", hues[1], 7))
		var bits []kit.Node
		for i := range 46 {
			a, d := -48+c.Rand().Float64()*96, 44+c.Rand().Float64()*108
			x, y := festoon.Polar(126, 132, d, 45+a)
			if x > 250 || y < 6 {
				continue
			}
			t := hues[i%5]
			turn := c.Rand().Float64() * 180
			r := 4.5 + c.Rand().Float64()*3
			switch i % 4 {
			case 0:
				bits = append(bits, c.Circle(x, y, r*.8, kit.Rad(x-2, y-2, r*1.3, t.LL, t.M, t.D)))
			case 1:
				bits = append(bits, c.Rect(x-r, y-r*.55, r*2, r*1.1, 1, kit.Lin(x-r, y, x+r, y, t.L, t.D)).Rotate(turn, x, y))
			case 2:
				bits = append(bits, c.Path(festoon.StarPath(x, y, r*1.3, .48, 5), kit.Lin(x-r, y-r, x+r, y+r, t.LL, t.M)).Rotate(turn, x, y))
			default:
				bits = append(bits, c.Path(fmt.Sprintf("M%g %gq%g %g %g 0q%g %g %g 0z", x-r, y, r, -r*1.2, 2*r, -r, r*.2, -2*r), kit.Lin(x-r, y, x+r, y, t.L, t.D)).Rotate(turn, x, y))
			}
		}
		c.Part("confetti", bits...)
		place := func(n kit.Node) kit.Node { return n }
		c.Part("cone", place(c.Path("M80 90C92 78 124 92 146 114C168 136 178 164 166 176C154 186 124 170 102 148C80 126 68 102 80 90Z", kit.Lin(80, 90, 170, 180, k.DDD, k.DD, k.D))),
			c.Form("M8 240Q4 252 16 248L166 176C154 186 124 170 102 148C80 126 68 102 80 90Z", kit.Lin(40, 140, 110, 210, kit.At(0, k.LL), kit.At(.3, k.M), kit.At(.6, k.M), kit.At(1, k.DD)),
				c.Named("stripes", c.Path("M56 128Q60 150 82 172Q104 194 128 196L108 206Q88 200 68 182Q50 164 46 148Z", s.M), c.Path("M36 172Q40 186 52 198Q66 210 80 220L58 230Q46 224 36 214Q28 206 26 196Z", s.M), c.Path("M16 218L36 238L10 252L4 246Z", s.M)),
				c.Path("M8 240L166 176L120 220L16 252Z", k.DDD).Opacity(.3), c.Blur(5, c.Path("M30 244L166 180L170 200L40 260Z", k.DDD).Opacity(.5)), c.Blur(3, c.Path("M20 226L84 106L92 122L30 226Z", kit.White).Opacity(.5)), c.Blur(4, c.Path("M80 90C68 102 80 126 102 148C124 170 154 186 166 176L150 196L64 122Z", k.DDD).Opacity(.3))),
			c.Path("M80 90C92 78 124 92 146 114C168 136 178 164 166 176C154 186 124 170 102 148C80 126 68 102 80 90Z", kit.None).Stroke(kit.Lin(80, 90, 166, 176, k.LL, k.L, k.D), 4))
		c.Part("confetti", c.Clip("M80 90C92 78 124 92 146 114C168 136 178 164 166 176C154 186 124 170 102 148C80 126 68 102 80 90Z", c.Glow(8, c.Ellipse(130, 126, 30, 22, kit.Hex("#ffe9a8")).Rotate(45, 130, 126).Opacity(.6)), c.Circle(112, 118, 5, hues[1].M), c.Circle(138, 142, 5, hues[0].M), c.Rect(122, 124, 10, 6, 1, hues[3].M).Rotate(30, 126, 126), c.Path(festoon.StarPath(128, 108, 7, .48, 5), hues[2].L), c.Circle(150, 158, 4, hues[4].M)))
		c.AnchorBox("grip", 46, 204, 0, 0, 45)
	},
}
