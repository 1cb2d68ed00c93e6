package boats

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var anchor = kit.Piece{
	Name: "anchor", Cm: 150,
	Palette: "shank #3f6a94 iron metal; arms #3f6a94 flukes <shank; ring #f0b540; rope #d9a765",
	Draw: func(c *kit.Canvas) {
		s, a, g, r := c.Tones("shank"), c.Tones("arms"), c.Tones("ring"), c.Tones("rope")
		c.Part("ring", c.Circle(128, 34, 22, kit.None).Stroke(g.DDD, 13), c.Circle(127.6, 33.4, 22, kit.None).Stroke(kit.Lin(106, 12, 150, 56, g.LL, g.M, g.DD), 10.5), c.Line(gloss.Arc(127, 33, 22, 190, 290), kit.White, 2.6).Opacity(.7))
		const arms = "M128 250C84 246 42 216 32 172L18 186Q12 190 12 182L22 134Q24 126 31 131L70 160Q76 166 68 168L54 170C62 194 88 212 128 214C168 212 194 194 202 170L188 168Q180 166 186 160L225 131Q232 126 234 134L244 182Q244 190 238 186L224 172C214 216 172 246 128 250Z"
		c.Part("arms", c.Form(arms, kit.Lin(30, 130, 210, 252, kit.At(0, a.LL), kit.At(.25, a.L), kit.At(.55, a.M), kit.At(1, a.DD)), gloss.Dim(c, 7, .6, "M30 226Q128 252 230 200V260H30Z", a), gloss.Dim(c, 5, .5, "M236 130L250 190L200 160Z", a), gloss.Dim(c, 5, .5, "M110 206H146V224H110Z", a),
			c.Path("M42 176C54 214 90 228 128 230C166 228 202 214 214 176L220 184C204 226 164 240 128 241C92 240 52 226 36 184Z", a.DD).Opacity(.35)),
			gloss.Glint(c, "M28 136L62 162L56 163L30 144L24 172L22 174Z", .55), gloss.Glint(c, "M45 178C56 206 90 220 128 221.500C90 216 62 200 51 176Z", .5), gloss.Glint(c, "M227 136L194 161L199 162L224 144Z", .5))
		c.Part("shank", c.Form("M117 54H139L143 232H113Z", gloss.Barrel(s, 113, 0, 143, 0), gloss.Dim(c, 4, .6, "M110 76H146V96H110Z", s), gloss.Dim(c, 5, .5, "M110 214H146V236H110Z", s)),
			c.Form("M70 68Q62 68 62 76Q62 84 70 84H186Q194 84 194 76Q194 68 186 68Z", gloss.Barrel(s, 0, 66, 0, 86)), c.Circle(66, 76, 11, kit.Rad(62, 71, 16, s.LL, s.L, s.M, s.DD)), c.Circle(190, 76, 11, kit.Rad(186, 71, 16, s.LL, s.L, s.M, s.DD)), gloss.Glint(c, "M80 71.500H176V74H80Z", .5),
			c.Circle(128, 76, 12, s.DD), c.Circle(127.5, 75.5, 10.5, kit.Rad(124, 71, 16, s.LL, s.M, s.DD)), c.Circle(128, 226, 10, kit.Rad(124, 221, 16, s.LL, s.M, s.DD)))
		strand := func(x0, y0, x1, y1, cx, cy float64) kit.Node {
			d := fmt.Sprintf("M%g %gQ%g %g %g %g", x0, y0, cx, cy, x1, y1)
			var twists []kit.Node
			for i := range 15 {
				t := (float64(i) + .5) / 15
				x, y := (1-t)*(1-t)*x0+2*t*(1-t)*cx+t*t*x1, (1-t)*(1-t)*y0+2*t*(1-t)*cy+t*t*y1
				angle := math.Atan2(2*(1-t)*(cy-y0)+2*t*(y1-cy), 2*(1-t)*(cx-x0)+2*t*(x1-cx)) * 180 / math.Pi
				twists = append(twists, c.Line(fmt.Sprintf("M%g %gq1 -4 3.6 -8", x-2, y+4), r.DD, 1.6).Rotate(angle, x, y).Opacity(.8))
			}
			return kit.Of(c.Line(d, r.DDD, 13), c.Line(d, r.M, 11), c.Line(d, r.LL, 3.4).Move(-.8, -2).Opacity(.8), kit.Of(twists...))
		}
		c.Part("rope", c.Clip("M117 84H139L143 232H113Z", c.Blur(3, c.Line("M152 108Q110 124 112 150Q130 186 156 206", s.DDD, 14).Opacity(.5))), strand(150, 36, 112, 116, 190, 96), strand(112, 116, 144, 190, 70, 150), c.Line("M144 190Q164 208 158 240", r.DDD, 13), c.Line("M144 190Q164 208 158 238", r.M, 11), c.Line("M142 187Q162 206 156 236", r.LL, 3).Opacity(.7),
			c.Form("M151 232H165L168 250Q158 256 149 249Z", gloss.Sheen(r, 150, 232, 168, 252), c.Line("M155 238L154 252M159 238V254M163 238L164 252", r.DD, 1.4)))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("grip", 128, 34, 0, 0, 0)
	},
}
