package clothing

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

var tiara = kit.Piece{
	Name: "tiara", Cm: 17,
	Palette: "band #cfd7e6 silver metal; jewels #f0619e gems stones; diamonds #d8f1ff crystals",
	Draw: func(c *kit.Canvas) {
		m, j, d := c.Tones("band"), c.Tones("jewels"), c.Tones("diamonds")
		wire := func(p string, w float64) kit.Node {
			return kit.Of(c.Line(p, m.DDD, w+2.200).Move(.2, .6), c.Line(p, kit.Lin(20, 50, 236, 220, m.M, m.LL, m.M, m.D, m.L, m.D), w), c.Line(p, kit.White, w*.35).Move(-.5, -.7).Opacity(.9))
		}
		const half = "M24 204C18 174 24 148 40 142C58 138 66 160 56 176M50 204C44 160 58 116 78 110C98 108 100 140 86 160M78 196C78 140 96 84 128 62M44 142C40 128 42 116 48 108M80 110C78 96 82 84 88 76M92 190C100 160 112 150 128 148"
		c.Part("filigree", wire(half, 4.500), wire("M232 204C238 174 232 148 216 142C198 138 190 160 200 176M206 204C212 160 198 116 178 110C158 108 156 140 170 160M178 196C178 140 160 84 128 62M212 142C216 128 214 116 208 108M176 110C178 96 174 84 168 76M164 190C156 160 144 150 128 148", 6.500))
		c.Part("diamonds", gem(c, 48, 102, 5, 7, d, m), gem(c, 208, 102, 5, 7, d, m), gem(c, 88, 68, 6, 8, d, m), gem(c, 168, 68, 6, 8, d, m), gem(c, 57, 178, 4.500, 4.500, d, m), gem(c, 199, 178, 4.500, 4.500, d, m), gem(c, 128, 176, 8, 8, d, m))
		c.Part("jewels", gem(c, 128, 44, 12, 16, j, m), gem(c, 128, 122, 15, 19, j, m), gem(c, 84, 164, 7.500, 9.500, j, m), gem(c, 172, 164, 7.500, 9.500, j, m), gem(c, 36, 176, 5.500, 7, j, m), gem(c, 220, 176, 5.500, 7, j, m))
		c.Part("band", c.Form("M12 198Q128 220 244 198Q248 198 247 204L244 216Q243 220 238 221Q128 242 18 221Q13 220 12 216L9 204Q8 198 12 198Z", kit.Lin(10, 0, 246, 0, m.D, m.M, m.LL, m.M, m.D, m.L, m.DD), c.Blur(3, c.Path("M8 216Q128 238 248 216V240H8Z", m.DDD).Opacity(.7))),
			c.Line("M12 200.500Q128 222.500 244 200.500", kit.White, 1.800).Opacity(.9))
		var stones []kit.Node
		for i := range 17 {
			u := (float64(i) - 8) / 8.4
			x, y := 128+112*u, 220.500-11*math.Pow(math.Abs(u), 2)*1.05
			stones = append(stones, c.Circle(x, y, 5, m.DDD).Opacity(.7), c.Form(kit.Oval(x, y, 4.200, 4.200), kit.Lin(x-4, y-4, x+4, y+4, kit.White, d.M, d.DD), c.Path(fmt.Sprintf("M%g %gl3 3l-3 3l-3 -3z", x, y-2.500), kit.White).Opacity(.8)))
		}
		c.Part("diamonds", stones...)
		c.AnchorBox("fit", 128, 214, 220, 0, 0)
		c.Anchor("ground", 128, 231)
	},
}
