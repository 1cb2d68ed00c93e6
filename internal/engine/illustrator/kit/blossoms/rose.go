package blossoms

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/botanic"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

var rose = kit.Piece{
	Name: "rose", Cm: 50,
	States:  "above -stem -leaves -thorns",
	Palette: "petals #d9213f; stem #4c8f3a; leaves #4a9440 <stem; thorns #7a9a4a <stem",
	Draw: func(c *kit.Canvas) {
		p, s, l, h := c.Tones("petals"), c.Tones("stem"), c.Tones("leaves"), c.Tones("thorns")
		if c.State("above") {
			c.Part("petals", botanic.Bloom(c, botanic.Rose, 128, 128, 120, p, p, 20))
			return
		}
		thorn := func(x, y, to float64) kit.Node {
			return c.Path(fmt.Sprintf("M%g %gQ%g %g %g %gQ%g %g %g %gZ", x, y-6, x+to*.5, y-4, x+to, y-5, x+to*.4, y+2, x, y+6), kit.Lin(x, y-6, x, y+6, h.L, h.DD))
		}
		c.Part("thorns", foliage.With(c, "stem", thorn(125, 158, -10), thorn(131, 180, 10), thorn(123, 228, -10), thorn(131, 240, 10)))
		c.Part("stem", foliage.Stalk(c, s, "M128 116C130 150 122 200 128 251", 8), foliage.Stalk(c, s, "M125 216Q110 206 96 200M127 198Q146 190 160 180", 4))
		c.Part("leaves", foliage.With(c, "stem", foliage.Blade(c, l, foliage.Toothed(56, 36, 7), 98, 201, 56, 36, -66), foliage.Blade(c, l, foliage.Toothed(44, 30, 6), 106, 206, 44, 30, -140),
			foliage.Blade(c, l, foliage.Toothed(56, 36, 7), 158, 181, 56, 36, 62), foliage.Blade(c, l, foliage.Toothed(44, 30, 6), 146, 189, 44, 30, 136), foliage.Blade(c, l, foliage.Toothed(40, 27, 6), 142, 190, 40, 27, 10)))
		c.Part("leaves", c.Form("M104 112Q84 118 76 136Q98 136 112 124Q116 138 128 148Q138 138 144 124Q160 134 182 132Q172 116 152 112Z", kit.Lin(80, 110, 176, 140, l.L, l.M, l.DD)))
		lip := func(d string) kit.Node { return c.Path(d, kit.Lin(70, 20, 190, 120, p.LL, p.L, p.M)) }
		c.Part("petals",
			// Behind the opening.
			c.Form("62,74 54,46 66,24 92,17 122,40 100,92", kit.Lin(66, 20, 110, 90, p.L, p.M, p.DD), c.Blur(6, c.Ellipse(106, 70, 26, 34, p.DDD).Opacity(.5))),
			c.Form("194,70 203,44 192,20 166,15 136,38 156,90", kit.Lin(196, 18, 150, 90, p.L, p.M, p.DD), c.Blur(6, c.Ellipse(152, 70, 26, 36, p.DDD).Opacity(.55))),
			c.Form("90,60 90,26 112,8 142,8 168,24 170,58 130,84", kit.Lin(100, 8, 150, 70, p.L, p.M, p.DD), c.Blur(7, c.Ellipse(132, 56, 36, 26, p.DDD).Opacity(.6)),
				rim(c, p, 130, 46, 39.5, 37.5, -96, 86, 4.6)),
			// The spiral inside.
			c.Form("98,48 104,28 128,20 152,26 162,48 152,70 128,78 106,70", kit.Lin(104, 22, 156, 76, p.M, p.D, p.DD), rim(c, p, 130, 49, 31, 28.5, -104, 80, 4.2),
				c.Blur(4, c.Ellipse(134, 58, 22, 16, p.DDD).Opacity(.7))),
			c.Form("108,50 114,34 132,28 150,36 153,52 142,66 120,66", kit.Lin(110, 30, 150, 66, p.L, p.M, p.DD), c.Blur(4, c.Ellipse(134, 56, 16, 13, p.DDD).Opacity(.7)),
				rim(c, p, 131, 48.5, 22, 20, -92, 100, 3.8)),
			c.Form("118,52 122,40 134,37 144,45 142,57 130,62", kit.Lin(118, 38, 144, 60, p.L, p.D, p.DDD), rim(c, p, 131, 50, 12.5, 12, -130, 70, 3.2), rim(c, p, 132.5, 51, 6, 6, -10, 210, 2.6)),
			// The cup in front of it.
			c.Form("M97 44C92 78 102 112 128 122C156 112 168 80 164 42C160 62 146 72 131 72C114 72 102 62 97 44Z", kit.Lin(92, 50, 168, 110, p.L, p.M, p.D, p.DD),
				c.Blur(6, c.Path("M150 40C158 80 150 110 130 124H180V40Z", p.DDD).Opacity(.5)), c.Blur(4, c.Ellipse(112, 84, 6, 20, kit.White).Opacity(.35).Rotate(-12, 112, 84))),
			lip("M97 44C102 62 114 72 131 72C146 72 160 62 164 42C167 66 152 81 131 81C112 81 97 68 97 44Z"),
			// The outer petals.
			c.Form("M70 38C52 56 54 100 92 119C106 127 124 127 132 124C112 110 100 86 98 60C94 44 82 34 70 38Z", kit.Lin(58, 40, 120, 124, p.L, p.M, p.D, p.DD),
				c.Blur(5, c.Path("M98 40C100 90 112 110 134 126H150V40Z", p.DDD).Opacity(.5)), c.Blur(3, c.Path("M64 60C62 82 70 98 84 108C74 92 70 76 72 58Z", kit.White).Opacity(.4))),
			lip("M70 38C58 44 54 58 56 66C62 52 74 48 82 54C90 60 94 72 99 84C100 74 99 66 98 60C94 44 82 34 70 38Z"),
			c.Form("M188 34C208 54 206 100 166 119C152 127 138 128 124 124C148 110 164 84 163 56C166 40 178 30 188 34Z", kit.Lin(170, 36, 190, 124, p.L, p.M, p.DD),
				c.Blur(5, c.Path("M210 40C212 100 180 120 120 128H220V40Z", p.DDD).Opacity(.45)), c.Blur(5, c.Path("M163 50C162 90 146 110 122 126L140 80Z", p.DDD).Opacity(.55))),
			lip("M188 34C200 42 204 54 203 64C196 50 186 46 178 52C170 60 168 72 162 86C162 74 163 64 163 56C166 40 178 30 188 34Z"),
			c.Blur(3, c.Path("M80 90C96 82 116 92 130 106C146 92 166 84 180 90L172 100H88Z", p.DDD).Opacity(.5)),
			c.Form("M80 94C94 84 116 92 129 108C146 92 168 86 181 94C176 116 152 131 129 131C106 131 86 116 80 94Z", kit.Lin(84, 88, 170, 132, p.LL, p.M, p.D, p.DD),
				c.Blur(4, c.Path("M129 106C132 118 130 126 126 134H190V90Z", p.DDD).Opacity(.35)), c.Line("M129 109C130 118 129 124 127 129", p.DDD, 1.6).Opacity(.5)),
			lip("M80 94C94 84 116 92 129 108C146 92 168 86 181 94C166 91 148 99 130 117C114 99 96 91 80 94Z"))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("grip", 125, 210, 0, 0, 0)
	},
}

// rim is the lit edge of a rolled petal: a crescent along an ellipse, thin at its ends.
func rim(c *kit.Canvas, t kit.Tones, x, y, rx, ry, from, to, thick float64) kit.Node {
	outer, inner := "", ""
	const n = 16
	for i := range n + 1 {
		u := float64(i) / n
		s, k := math.Sincos((from + (to-from)*u) * math.Pi / 180)
		w := thick * math.Sin(math.Pi*u)
		outer += fmt.Sprintf("%s%.2f %.2f", map[bool]string{true: "M", false: "L"}[i == 0], x+rx*s, y-ry*k)
		inner = fmt.Sprintf("L%.2f %.2f", x+(rx-w)*s, y-(ry-w)*k) + inner
	}
	return c.Path(outer+inner+"Z", kit.Lin(x-rx, y-ry, x+rx, y+ry, t.LL, t.L, t.M))
}
