package furniture

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var bed = kit.Piece{
	Name: "bed", Cm: 180, States: "made; unmade",
	Palette: "blanket #4f86d9 duvet cover; frame #a9673a wood headboard; mattress #fbf3e4 sheet; pillow #fffdf7 pillows; second #f6c453 throw; canopy #f4dbe8 curtains drapes",
	Draw: func(c *kit.Canvas) {
		hung := c.Tones("canopy")
		b, f, m, p, s := c.Tones("blanket"), c.Tones("frame"), c.Tones("mattress"), c.Tones("pillow"), c.Tones("second")
		c.On(kit.Back)
		const head = "M30 196V62Q30 54 38 52Q82 24 128 24Q174 24 218 52Q226 54 226 62V196Z"
		const inner = "M52 180V74Q52 68 58 66Q94 44 128 44Q162 44 198 66Q204 68 204 74V180Z"
		post := kit.Of(c.Form(kit.RoundRect(22, 46, 18, 196, 5), sheen.Round(22, 0, 40, 0, f), sheen.Grain(c, kit.Box{X0: 22, Y0: 48, X1: 40, Y1: 240}, 3, f)), sheen.Ball(c, 31, 38, 11, f), c.Circle(27.500, 34.500, 2.600, kit.White).Opacity(.6))
		c.Part("frame", sheen.Board(c, head, f, 14), c.Form(inner, kit.Lin(60, 44, 196, 180, f.D, f.M, f.L), sheen.Grain(c, kit.Box{X0: 52, Y0: 44, X1: 204, Y1: 180}, 12, f), c.Blur(4, c.Path(inner, kit.None).Stroke(f.DDD, 9).Move(2, 4)).Opacity(.6)), c.Path(inner, kit.None).Stroke(f.LL, 1.600).Move(.8, 1).Opacity(.5), c.Line("M38 54Q82 26 128 26Q174 26 218 54", f.LL, 2.400).Opacity(.7))
		c.Part("frame", post, post.Mirror(128))
		if c.State("with canopy") {
			bedCanopy(c, f, hung)
		}
		c.On(kit.Body)
		c.Part("mattress", c.Form("M50 112H206Q214 112 217 120L240 184V212H16V184L39 120Q42 112 50 112Z", kit.Lin(0, 112, 0, 212, m.L, m.M, m.DD)))
		pillow := func(x float64) kit.Node {
			d := sheen.D("M%g 92C%g 84 %g 84 %g 92C%g 98 %g 116 %g 126C%g 134 %g 134 %g 126C%g 116 %g 98 %g 92Z", x-32, x-12, x+12, x+32, x+37, x+38, x+35, x+12, x-12, x-35, x-38, x-37, x-32)
			return kit.Of(c.Clip(inner, c.Blur(4, c.Path(d, f.DDD).Move(3, 4)).Opacity(.5)), sheen.Body(c, d, p, 15, c.Line(sheen.D("M%g 97Q%g 104 %g 114M%g 97Q%g 104 %g 114", x-28, x-20, x-22, x+28, x+20, x+22), p.DDD, 1.800).Opacity(.45), c.Blur(4, c.Ellipse(x+4, 116, 22, 7, p.DDD)).Opacity(.25)))
		}
		if c.State("unmade") {
			c.Part("pillow", pillow(170).Rotate(14, 170, 110).Move(4, 4), pillow(86).Rotate(-22, 86, 110).Move(-2, 6))
			unmade(c, b, m, s)
			bedFoot(c, f)
			return
		}
		c.Part("pillow", pillow(86), pillow(170))
		const d = "M40 136Q128 126 216 136L243 182Q246 188 246 196V226Q246 236 236 236H20Q10 236 10 226V196Q10 188 13 182Z"
		const top = "M40 136Q128 126 216 136L243 182Q128 172 13 182Z"
		var quilt []kit.Node
		for i := -9; i <= 9; i++ {
			x0, x1 := 128+20*float64(i), 128+26*float64(i)
			l := sheen.D("M%g 128L%g 180M%g 128L%g 180", x0, x1+26, x0, x1-26)
			quilt = append(quilt, c.Line(l, b.DD, 1.600).Opacity(.4), c.Line(l, b.LL, 1.200).Move(.8, 1.200).Opacity(.5))
		}
		c.Part("blanket", c.Clip("M36 86H220V140H36Z", c.Clip("M50 88H206V140H50Z", c.Blur(4, c.Path(d, p.DDD).Move(0, -3)).Opacity(.35))), c.Form(d, kit.Lin(60, 130, 180, 236, b.L, b.M, b.D),
			c.Clip(top, c.Path(top, kit.Lin(40, 130, 200, 184, b.LL, b.L, b.M)), kit.Of(quilt...)), c.Blur(2.500, c.Line("M13 186Q128 176 243 186", b.LL, 5)).Opacity(.6), sheen.Each(8, func(i int) kit.Node {
				x := 30 + 28*float64(i)
				return c.Blur(2.500, c.Path(sheen.D("M%g 190Q%g 214 %g 240H%gQ%g 212 %g 190Z", x, x+3, x-3, x+9, x+10, x+4), b.DDD)).Opacity(.35)
			}), c.Named("second", c.Path("M0 206Q128 196 256 206V222Q128 212 0 222Z", kit.Lin(10, 0, 246, 0, s.L, s.M, s.D)), c.Line("M0 207Q128 197 256 207M0 221Q128 211 256 221", s.DD, 1.400).Opacity(.5)), sheen.Edge(c, d, b, 14)))
		fold := "M41 132Q128 122 215 132L221 150Q128 140 35 150Z"
		c.Part("mattress", c.Clip(d, c.Blur(3, c.Path(fold, b.DDD).Move(1, 4)).Opacity(.5)), c.Form(fold, kit.Lin(40, 124, 216, 150, m.LL, m.L, m.M, m.D), c.Line("M37 147Q128 137 219 147", b.M, 2).Opacity(.7), c.Line("M42 134Q128 124 214 134", kit.White, 2).Opacity(.8)))
		bedFoot(c, f)
	},
}

// bedCanopy hangs curtains from a cornice above the head of a bed, drawn back to both posts.
func bedCanopy(c *kit.Canvas, f, t kit.Tones) {
	const drape = "M32 -80C66 -84 96 -66 104 -44C92 4 66 46 42 64C50 100 48 150 58 206Q36 214 8 206C14 152 22 110 24 66C16 20 20 -40 32 -80Z"
	const valance = "M26 -90H230V-62Q216 -42 201 -60Q187 -42 172 -60Q157 -42 142 -60Q128 -42 114 -60Q99 -42 84 -60Q69 -42 55 -60Q40 -42 26 -62Z"
	folds := c.Line("M44 -78C50 -30 44 20 32 62M62 -76C66 -30 56 20 37 62M82 -66C82 -28 64 24 40 62M28 74C26 110 22 160 20 204M36 74C38 120 40 160 44 206", t.DD, 3)
	side := kit.Of(c.Form(drape, kit.Lin(8, 0, 104, 40, t.LL, t.L, t.M, t.D), folds.Opacity(.55), c.Blur(6, c.Ellipse(70, -50, 40, 14, t.DDD)).Opacity(.3)),
		c.Form(kit.RoundRect(20, 58, 26, 14, 6), kit.Lin(20, 58, 20, 72, f.L, f.M, f.DD)))
	c.Part("canopy", c.Form("M36 -74H220L214 60Q128 30 42 60Z", kit.Lin(0, -74, 0, 60, t.DDD, t.DD, t.D), sheen.Each(9, func(i int) kit.Node {
		x := 48 + 20*float64(i)
		return c.Blur(2, c.Line(sheen.D("M%g -70Q%g -10 %g 54", x, x+3, x-2), t.DDD, 4)).Opacity(.4)
	})), side, side.Mirror(128), c.Form(valance, kit.Lin(0, -90, 0, -46, t.M, t.L, t.LL), c.Line("M55 -88V-62M84 -88V-62M114 -88V-62M142 -88V-62M172 -88V-62M201 -88V-62", t.DD, 2.4).Opacity(.5)))
	c.Part("frame", sheen.Board(c, kit.RoundRect(20, -106, 216, 20, 8), f, 6))
}

// bedFoot draws the board at the foot of a bed and its legs.
func bedFoot(c *kit.Canvas, f kit.Tones) {
	c.On(kit.Fore)
	c.Part("frame", c.Rect(22, 236, 20, 18, 4, sheen.Round(22, 0, 42, 0, f)), c.Rect(214, 236, 20, 18, 4, sheen.Round(214, 0, 234, 0, f)), sheen.Board(c, "M8 232Q8 226 14 226H242Q248 226 248 232V240Q248 246 242 246H14Q8 246 8 240Z", f, 4), c.Line("M13 229H243", f.LL, 1.800).Opacity(.7))
	c.Anchor("ground", 128, 254)
	c.Anchor("seat", 128, 158)
	c.AnchorBox("surface", 128, 154, 170, 0, 0)
}

// unmade throws the cover of a bed back: a heap of folds at one side, and the creased sheet where someone lay.
func unmade(c *kit.Canvas, b, m, s kit.Tones) {
	c.Part("mattress", c.Form("M38 132H218L246 190V226Q246 236 236 236H20Q10 236 10 226V190Z", kit.Lin(20, 130, 220, 236, m.LL, m.L, m.M, m.D), c.Line("M50 150Q84 160 96 186M70 142Q100 150 118 170M40 176Q64 182 74 204M30 200Q50 206 60 226M96 140Q110 146 120 152", m.DD, 3).Opacity(.45), c.Line("M52 152Q84 163 94 188M72 144Q101 153 117 172M42 178Q64 185 72 206", kit.White, 2).Opacity(.8), c.Blur(5, c.Path("M10 214H246V240H10Z", m.DD)).Opacity(.4)))
	const heap = "M92 222C76 208 88 196 84 184C82 170 100 166 104 154C108 138 128 142 138 132C150 122 168 134 182 126C200 118 216 130 224 144C238 152 244 170 248 190C254 210 252 232 240 238C210 246 180 234 156 240C128 246 104 236 92 222Z"
	c.Part("blanket", c.Blur(5, c.Path(heap, m.DDD).Move(-4, 3)).Opacity(.35), c.Form(heap, kit.Lin(90, 124, 240, 240, b.LL, b.L, b.M, b.DD),
		c.Blur(4, c.Line("M104 156C130 160 140 184 122 206M140 134C168 150 176 180 160 216M184 128C206 146 214 186 204 232M224 146C236 170 238 200 230 234M92 196C110 200 120 216 116 232", b.DDD, 9)).Opacity(.6),
		c.Blur(3, c.Line("M112 150C142 158 150 186 134 212M150 130C180 148 188 180 174 220M196 126C218 146 226 188 216 230M98 188C112 190 126 206 126 226", b.LL, 8)).Opacity(.8),
		c.Line("M104 156C130 160 140 184 122 206M140 134C168 150 176 180 160 216M184 128C206 146 214 186 204 232", b.DDD, 2).Opacity(.5)))
	c.Part("mattress", c.Form("M84 184C82 170 100 166 104 154C108 138 128 142 138 132C150 122 168 134 182 126C190 122 198 123 205 127C190 128 176 146 160 140C146 136 140 154 126 154C114 158 118 172 104 176C98 180 98 188 96 194C90 192 86 190 84 184Z", kit.Lin(90, 126, 190, 190, kit.White, m.L, m.D)))
	c.Part("second", c.Form("M8 214C34 206 58 216 84 222C96 226 100 236 92 242H18Q8 242 8 232Z", kit.Lin(8, 206, 96, 242, s.L, s.M, s.DD), c.Line("M30 212Q40 226 36 240M60 218Q68 228 64 240", s.DD, 2.4).Opacity(.6)))
}
