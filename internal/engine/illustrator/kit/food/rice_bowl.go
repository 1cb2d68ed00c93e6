package food

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// riceBowl is a bowl heaped with steamed rice.
var riceBowl = kit.Piece{
	Name: "rice-bowl", Cm: 14,
	States:  "full; empty -rice",
	Palette: "bowl #2f6fb8 blue; rice #fffdf4 white; band #fff6e6 stripe; chopsticks #8a4a2c",
	Draw: func(c *kit.Canvas) {
		b, r, s, k := c.Tones("bowl"), c.Tones("rice"), c.Tones("band"), c.Tones("chopsticks")
		shadow := kit.TonesOf(kit.Hex("#d9cdb4"))
		c.On(kit.Back)
		c.Part("bowl", c.Ellipse(128, 126, 118, 36, kit.Lin(10, 90, 246, 162, b.LL, b.L, b.M)), c.Ellipse(128, 127, 110, 31, kit.Lin(18, 0, 238, 0, s.DD, s.M, s.LL)))
		c.On(kit.Body)
		const heap = "M20 128C18 112 26 98 42 92C50 74 70 58 94 54C112 44 142 44 160 54C186 58 206 74 214 92C230 98 238 112 236 128A110 34 0 0 1 20 128Z"
		grain := func(x, y, turn float64) kit.Node {
			return kit.Of(c.Ellipse(x+.8, y+1.6, 7.4, 4.2, shadow.DD).Opacity(.5), c.Ellipse(x, y, 7.2, 4, kit.Lin(x-6, y-4, x+5, y+4, kit.White, r.M, shadow.M)), c.Ellipse(x-2, y-1.2, 2.8, 1.2, kit.White)).Rotate(turn, x, y)
		}
		var rim []kit.Node
		for i, at := range [][2]float64{{30, 108}, {44, 92}, {58, 78}, {76, 64}, {96, 54}, {118, 48}, {140, 48}, {160, 54}, {180, 63}, {198, 77}, {212, 92}, {226, 108}} {
			rim = append(rim, grain(at[0], at[1], float64(i*47%120)-60), grain(at[0]+5, at[1]+7, float64(i*71%140)-70))
		}
		c.Part("rice", append(rim, c.Form(heap, kit.Rad(96, 66, 150, r.LL, r.M, shadow.L, shadow.M),
			c.Blur(9, c.Path("M150 60C196 70 226 100 236 140H120C190 132 190 90 150 60Z", shadow.DD)).Opacity(.35),
			edible.Scatter(c, 22, 52, 234, 152, 90, 11, edible.Everywhere, func(i int, px, py float64) kit.Node { return grain(px, py, float64(i*53%180)) }),
			c.Blur(7, c.Path("M10 134Q128 176 246 134V170H10Z", shadow.DDD)).Opacity(.35)))...)
		if c.State("with chopsticks") {
			stick := func(x0, x1 float64) kit.Node {
				d := sheen.D("M%g 2L%g 96", x0, x1)
				return kit.Of(c.Line(d, k.DD, 9), c.Line(d, k.M, 6.5).Move(-.7, 0), c.Line(d, k.LL, 2).Move(-2, 0).Opacity(.8))
			}
			c.Part("chopsticks", stick(226, 170), stick(246, 182))
		}
		c.On(kit.Fore)
		const d = "M10 126A118 36 0 0 0 246 126C246 178 206 218 168 230C166 236 166 242 164 248H92C90 242 90 236 88 230C50 218 10 178 10 126Z"
		c.Part("bowl", c.Form(d, kit.Lin(10, 0, 246, 0, kit.At(0, b.M), kit.At(.18, b.L), kit.At(.45, b.M), kit.At(.8, b.D), kit.At(1, b.DDD)),
			c.Named("band", c.Line("M6 164Q46 200 128 202Q210 200 250 164", s.M, 12), c.Line("M16 184Q56 216 128 218Q200 216 240 184", s.M, 3)),
			c.Blur(3, c.Rect(84, 229, 88, 6, 0, b.DDD)).Opacity(.6), edible.Shade(c, d, b, 28)),
			c.Path("M13 126a115 34.5 0 0 0 230 0", kit.None).Stroke(kit.Lin(10, 0, 246, 0, b.LL, b.L, b.M, b.D), 6).Butt(), c.Clip(d, c.Path("M28 168C36 186 50 202 70 214C77 220 71 225 64 221C43 209 29 192 21 171C19 163 25 161 28 168Z", kit.White).Opacity(.45)).Shade())
		c.Anchor("ground", 128, 248)
		c.AnchorBox("inside", 128, 120, 190, 56, 0)
		c.AnchorBox("print", 128, 186, 110, 36, 0)
	},
}
