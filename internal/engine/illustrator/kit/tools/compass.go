package tools

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/handle"
)

var compass = kit.Piece{
	Name: "compass", Cm: 8,
	Palette: "case #e0a63a brass; face #fdf4df dial; needle #e23b3b; rose #2f6f9e star; ring #e0a63a <case; marks #5b4636",
	Draw: func(c *kit.Canvas) {
		k, f, n, r, g, m := c.Tones("case"), c.Tones("face"), c.Tones("needle"), c.Tones("rose"), c.Tones("ring"), c.Tones("marks")
		c.Part("ring", c.Circle(128, 24, 16, kit.None).Stroke(g.DDD, 9), c.Circle(127.5, 23.5, 16, kit.None).Stroke(kit.Lin(112, 8, 144, 40, g.LL, g.M, g.DD), 6.6), c.Form("M114 36H142L146 54H110Z", gloss.Barrel(g, 110, 0, 146, 0)))
		c.Part("case", c.Circle(128, 148, 106, k.DDD), c.Circle(127, 147, 104, kit.Lin(50, 60, 206, 236, kit.At(0, k.LL), kit.At(.3, k.L), kit.At(.55, k.M), kit.At(1, k.DD))), c.Circle(128, 148, 92, kit.Lin(60, 70, 200, 226, k.DD, k.M, k.LL)), c.Line(gloss.Arc(128, 148, 98.5, 190, 285), kit.White, 4).Opacity(.65), c.Line(gloss.Arc(128, 148, 99, 20, 80), k.LL, 2.6).Opacity(.6))
		c.Part("face", c.Circle(128, 148, 85, m.DD), c.Form(kit.RoundRect(44, 64, 168, 168, 84), kit.Rad(104, 118, 130, f.LL, f.L, f.M, f.D), c.Blur(6, c.Circle(134, 156, 88, kit.None).Stroke(m.DDD, 16).Opacity(.4))))
		var ticks []kit.Node
		for i := range 36 {
			long := 5.0
			if i%9 == 0 {
				long = 0
			} else if i%3 == 0 {
				long = 8
			}
			ticks = append(ticks, c.Line(fmt.Sprintf("M128 70v%g", long), m.M, 1.8).Rotate(float64(i)*10, 128, 148))
		}
		c.Part("marks", kit.Of(ticks...), c.Circle(128, 148, 62, kit.None).Stroke(m.L, 1.2).Opacity(.6),
			c.Line("M122 84V70L134 84V70", n.M, 3.6), c.Line("M134 215Q131 211.5 126.5 212.5Q122 215 126 218.5Q133 220 134 223.5Q132 228 127 227Q123 226.5 122 223.5", m.M, 3.6), c.Line("M208 141.500H199V155.5H208M199 148.500H206", m.M, 3.6), c.Line("M46 141L50 155.5L54 144L58 155.5L62 141", m.M, 3.6))
		point := func(long, wide float64, a, b kit.Color) kit.Node {
			return kit.Of(c.Path(fmt.Sprintf("M128 %gL%g %gL128 148Z", 148-long, 128-wide, 148-wide), a), c.Path(fmt.Sprintf("M128 %gL%g %gL128 148Z", 148-long, 128+wide, 148-wide), b))
		}
		c.Part("rose", c.Around(4, 128, 148, point(42, 9, r.L, r.D)).Rotate(45, 128, 148), c.Around(4, 128, 148, point(60, 11, r.M, r.DD)))
		c.Part("needle", handle.Lean(0, kit.Of(c.Blur(2.5, c.Path("M128 90L139 148L128 206L117 148Z", m.DDD).Opacity(.45)).Move(4, 6), c.Path("M128 88L117 148H128Z", n.L), c.Path("M128 88L139 148H128Z", n.D), c.Path("M128 208L117 148H128Z", kit.Hex("#f7f9fb")), c.Path("M128 208L139 148H128Z", kit.Hex("#b9c2cc"))).Rotate(32, 128, 148)),
			c.Circle(128, 148, 9.5, k.DDD), c.Circle(127.5, 147.5, 8.2, kit.Rad(124, 144, 12, k.LL, k.M, k.DD)), c.Circle(126, 145.5, 2, kit.White).Opacity(.8))
		c.Part("glass", c.Clip(kit.RoundRect(44, 64, 168, 168, 84), gloss.Glint(c, "M52 140C56 100 84 74 116 68C90 84 72 110 68 146C66 158 52 156 52 140Z", .35), gloss.Glint(c, "M190 190Q176 214 150 224Q176 220 196 196Z", .3)))
		c.AnchorBox("grip", 128, 240, 0, 0, 0)
		c.AnchorBox("inside", 128, 148, 120, 120, 0)
	},
}
