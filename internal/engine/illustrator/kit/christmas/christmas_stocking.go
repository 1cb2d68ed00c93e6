package christmas

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
)

var christmasStocking = kit.Piece{
	Name: "christmas-stocking", Cm: 45,
	Palette: "stocking #d92f3d; cuff #fbfaf5 fur; toe #3f9a55 heel; gifts #f2c14a presents; pattern #fff1d8",
	Draw: func(c *kit.Canvas) {
		s, u, t, g, p := c.Tones("stocking"), c.Tones("cuff"), c.Tones("toe"), c.Tones("gifts"), c.Tones("pattern")
		c.On(kit.Back)
		c.Part("loop", c.Line("M84 66C60 54 58 28 74 26C88 26 92 46 90 64", s.DD, 6), c.Line("M83 66C60 54 58 28 74 26C88 26 92 46 90 64", s.M, 4))
		red := kit.TonesOf(kit.Hex("#e0303f"))
		cane := "M166 84V34Q166 10 186 12Q204 14 202 36"
		c.Part("gifts", c.Form(kit.RoundRect(100, 24, 48, 60, 4), kit.Lin(100, 24, 148, 84, g.L, g.M, g.DD), c.Rect(119, 20, 10, 70, 0, festoon.Across(t, 119, 129)), c.Rect(100, 24, 48, 9, 0, g.LL).Opacity(.4)), festoon.Bow(c, t, 124, 22, .46),
			c.Line(cane, kit.Hex("#c9bfc4"), 15), c.Line(cane, kit.White, 13), c.Line(cane, red.M, 13).Dash(7, 8).Butt(), c.Line(cane, red.DD, 3).Opacity(.4).Move(4, 0), c.Line(cane, kit.White, 3).Opacity(.7).Move(-3.5, 0))
		c.On(kit.Body)
		const sock = "M84 96H190C190 130 188 150 184 166C180 186 172 202 158 220C146 238 122 248 92 248H56C34 248 22 232 26 214C30 198 46 190 62 186C78 180 86 172 87 158Z"
		flake := func(x, y, r float64) kit.Node {
			return c.Around(6, x, y, c.Line(fmt.Sprintf("M%g %gV%gM%g %gl%g %gM%g %gl%g %g", x, y, y-r, x, y-r*.6, -r*.28, -r*.24, x, y-r*.6, r*.28, -r*.24), p.M, r*.17))
		}
		c.Part("stocking", c.Form(sock, kit.Lin(60, 96, 190, 240, kit.At(0, s.L), kit.At(.35, s.M), kit.At(.7, s.D), kit.At(1, s.DD)),
			c.Named("pattern", flake(116, 132, 16), flake(160, 146, 13), flake(118, 178, 13), flake(146, 188, 11), flake(94, 216, 13), c.Circle(140, 122, 3, p.M), c.Circle(138, 162, 3, p.M), c.Circle(100, 156, 2.6, p.M), c.Circle(174, 122, 2.6, p.M), c.Circle(124, 214, 3, p.M), c.Circle(176, 170, 2.4, p.M)).Opacity(.92),
			c.Blur(9, c.Path("M176 96C180 160 160 220 90 240L60 262H220V96Z", s.DDD).Opacity(.45)), c.Blur(6, c.Rect(74, 92, 126, 22, 0, s.DDD).Opacity(.65)), c.Blur(4, c.Path("M95 118C96 150 96 172 76 188C84 168 88 146 88 118Z", s.LL).Opacity(.7)), c.Blur(5, c.Path("M30 226Q32 204 54 196Q40 210 38 228Z", kit.White).Opacity(.4)),
			c.Named("toe", c.Form("M20 190C44 186 66 200 66 226C66 238 62 246 58 252H10Z", kit.Lin(24, 190, 66, 248, t.L, t.M, t.DD), c.Line("M40 192C58 200 62 224 54 250", t.LL, 1.6).Dash(3.5, 4)), c.Form("M196 156C168 164 156 196 166 226L200 216Z", kit.Lin(160, 160, 190, 220, t.M, t.D, t.DD), c.Line("M188 164C168 174 162 198 170 218", t.LL, 1.6).Dash(3.5, 4))),
			c.Blur(7, c.Path("M196 150C190 200 160 236 100 252H60L20 240L30 262H210V150Z", s.DDD).Opacity(.3)),
			c.Line("M92 112C93 150 92 174 66 190C50 198 34 204 32 222", s.LL, 2).Opacity(.4).Dash(4, 4)))
		c.On(kit.Fore)
		c.Part("cuff", fluff(c, u, 72, 202, 62, 106))
		c.On(kit.Body)
		c.AnchorBox("inside", 137, 60, 90, 24, 0)
		c.AnchorBox("print", 137, 84, 96, 28, 0)
		c.Anchor("tie", 74, 28)
	},
}

// fluff is a band of fur.
func fluff(c *kit.Canvas, t kit.Tones, x1, x2, y1, y2 float64) kit.Node {
	cool := kit.Hex("#8a8fb8")
	d := fmt.Sprintf("M%g %g", x1, y1+8)
	n := 7.0
	w := (x2 - x1) / n
	for range int(n) {
		d += fmt.Sprintf("a%g %g 0 0 1 %g 0", w*.56, w*.6, w)
	}
	d += fmt.Sprintf("a%g %g 0 0 1 0 %ga%g %g 0 0 1 0 %g", 9., 9., (y2-y1-16)/2, 9., 9., (y2-y1-16)/2)
	for range int(n) {
		d += fmt.Sprintf("a%g %g 0 0 1 %g 0", w*.56, w*.6, -w)
	}
	d += fmt.Sprintf("a9 9 0 0 1 0 %ga9 9 0 0 1 0 %gZ", -(y2-y1-16)/2, -(y2-y1-16)/2)
	var tufts []kit.Node
	for i := range 26 {
		x, y := x1+(x2-x1)*(float64(i%13)+.5+float64(i/13)*.4)/13.4, y1+(y2-y1)*(.3+.4*float64(i/13))
		tufts = append(tufts, c.Line(fmt.Sprintf("M%g %gq3 5 8 3", x-4, y), cool, 1.8).Opacity(.3), c.Line(fmt.Sprintf("M%g %gq3 5 8 3", x-5, y-3), kit.White, 2).Opacity(.9))
	}
	return c.Form(d, kit.Lin(x1, y1, x2, y2, kit.White, t.M, t.M, t.M.Toward(cool, .4)), c.Blur(5, c.Path(fmt.Sprintf("M%g %gH%gV%gH%gZ", x1-10, y2-8, x2+10, y2+14, x1-10), cool).Opacity(.55)), c.Blur(6, c.Path(fmt.Sprintf("M%g %gH%gV%gH%gZ", x2-16, y1-10, x2+14, y2+14, x2-10), cool).Opacity(.4)), kit.Of(tufts...))
}
