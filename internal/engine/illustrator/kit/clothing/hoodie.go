package clothing

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var hoodie = kit.Piece{
	Name: "hoodie", Cm: 80,
	Palette: "hoodie #4fae6f body hood sweatshirt; pocket #4fae6f <hoodie; cuffs #3d9560 hem ribbing <hoodie; strings #fdf3e1 drawstrings",
	Draw: func(c *kit.Canvas) {
		b, p, k, s := c.Tones("hoodie"), c.Tones("pocket"), c.Tones("cuffs"), c.Tones("strings")
		c.On(kit.Back)
		c.Part("hood", c.Form("M74 60C66 22 94 4 128 4C162 4 190 22 182 60Q176 78 128 92Q80 78 74 60Z", kit.Lin(80, 4, 180, 80, kit.At(0, b.LL), kit.At(.4, b.M), kit.At(1, b.DD)), c.Path("M82 36Q86 16 108 11Q92 24 90 48Z", kit.White).Opacity(.35), c.Line("M128 4V20", b.DD, 1.5).Opacity(.6)),
			c.Form("M88 56C86 30 106 18 128 18C150 18 170 30 168 56Q160 78 128 84Q96 78 88 56Z", kit.Lin(0, 18, 0, 84, b.DDD, b.DD), c.Blur(6, c.Ellipse(128, 78, 34, 18, b.D).Opacity(.6))))
		c.On(kit.Body)
		sleeve := kit.Of(c.Form("M66 64Q46 70 40 92L12 206Q24 220 46 214L76 130Z", kit.Lin(14, 80, 76, 180, kit.At(0, b.LL), kit.At(.4, b.M), kit.At(1, b.DD)), c.Blur(5, c.Path("M76 110L40 220H84Z", b.DDD).Opacity(.5)), fabric.Crease(c, b, 5, "M70 104Q54 112 48 128"), fabric.Crease(c, b, 4, "M58 160Q44 158 34 166"), fabric.Crease(c, b, 4, "M52 182Q40 176 28 182")),
			c.Form("M13 204Q28 218 47 212L42 232Q40 238 33 237L14 232Q8 230 9 224Z", kit.Lin(9, 204, 46, 236, k.L, k.M, k.DD), c.Line("M18 208L14 231M24 211L21 233M31 213L28 235M38 214L35 235", k.DD, 1.5).Opacity(.6)))
		sleeveR := kit.Of(c.Form("M190 64Q210 70 216 92L244 206Q232 220 210 214L180 130Z", kit.Lin(190, 80, 240, 190, kit.At(0, b.L), kit.At(.4, b.M), kit.At(1, b.DD)), c.Blur(5, c.Path("M180 110L216 220H172Z", b.DDD).Opacity(.5)), fabric.Crease(c, b, 5, "M186 104Q202 112 208 128"), fabric.Crease(c, b, 4, "M198 160Q212 158 222 166")),
			c.Form("M243 204Q228 218 209 212L214 232Q216 238 223 237L242 232Q248 230 247 224Z", kit.Lin(209, 204, 247, 236, k.M, k.D, k.DD), c.Line("M238 208L242 231M232 211L235 233M225 213L228 235M218 214L221 235", k.DDD, 1.5).Opacity(.5)))
		c.Part("sleeves", sleeve, sleeveR)
		c.Part("body", c.Form("M78 58Q68 60 60 68Q66 110 64 140L62 226Q128 240 194 226L192 140Q190 110 196 68Q188 60 178 58Q160 88 128 90Q96 88 78 58Z", kit.Lin(64, 60, 194, 236, kit.At(0, b.LL), kit.At(.25, b.L), kit.At(.55, b.M), kit.At(1, b.D)),
			c.Blur(9, c.Path("M172 70Q186 150 172 244H210V70Z", b.DDD).Opacity(.4)), c.Blur(4, c.Path("M76 66Q100 98 128 100Q156 98 180 66V80Q158 110 128 110Q98 110 76 80Z", b.DDD).Opacity(.45)), c.Blur(5, c.Path("M56 110L74 130L70 232H56Z", b.DDD).Opacity(.3)), fabric.Crease(c, b, 5, "M68 128Q84 136 92 152"), fabric.Crease(c, b, 5, "M188 128Q172 136 164 152"), c.Path("M70 78Q86 96 106 104Q84 112 78 150Q72 110 70 78Z", kit.White).Opacity(.22)),
			c.Line("M61 70Q67 110 65.5 140M195 70Q189 110 190.5 140", b.DD, 1.6).Opacity(.6))
		c.Part("hood", c.Form("M74 58Q70 48 78 40Q92 72 128 84Q164 72 178 40Q186 48 182 58Q168 88 136 100H120Q88 88 74 58Z", kit.Lin(80, 40, 178, 100, kit.At(0, b.LL), kit.At(.4, b.M), kit.At(1, b.DD)), c.Line("M79 44Q94 76 128 87.5Q162 76 177 44", b.LL, 1.6).Opacity(.8), fabric.Crease(c, b, 4, "M84 66Q94 82 114 94"), fabric.Crease(c, b, 4, "M172 66Q162 82 142 94")), fabric.Stitches(c, b.LL, "M78 52Q94 82 128 93Q162 82 178 52"))
		c.Part("pocket", c.Blur(3, c.Path("M90 164H166L186 200V226H70V200Z", b.DDD).Opacity(.6)), c.Form("M94 160H162Q166 160 167 164Q172 190 186 200V224Q128 234 70 224V200Q84 190 89 164Q90 160 94 160Z", kit.Lin(76, 160, 180, 230, kit.At(0, p.LL), kit.At(.4, p.M), kit.At(1, p.D)), c.Blur(4, c.Path("M150 160Q160 200 150 236H190V190Z", p.DDD).Opacity(.3))),
			c.Line("M89 163Q84 190 70 200M167 163Q172 190 186 200", p.DDD, 2.4).Opacity(.6), fabric.Stitches(c, p.LL, "M95 164Q91 194 74 205V222"), fabric.Stitches(c, p.LL, "M161 164Q165 194 182 205V222"), fabric.Stitches(c, p.LL, "M95 164H161"))
		c.Part("hem", c.Form("M61 222Q128 236 195 222L194 240Q194 246 188 247Q128 256 68 247Q62 246 62 240Z", kit.Lin(61, 0, 195, 0, k.L, k.M, k.DD), c.Line("M72 226V248M82 228V250M92 229V250M102 230V251M112 231V252M122 231V252M132 231V252M142 231V252M152 230V251M162 229V250M172 228V250M182 226V248", k.DD, 1.5).Opacity(.55), c.Line("M61 224Q128 238 195 224", k.LL, 1.5).Opacity(.7)))
		str := func(d string, x, y float64) kit.Node {
			return kit.Of(c.Line(d, b.DDD, 5).Move(1.5, 2).Opacity(.4), c.Line(d, s.DD, 4.6), c.Line(d, s.M, 3.4).Move(-.3, -.3), c.Rect(x-3.5, y, 7, 12, 3, kit.Lin(x-3, 0, x+4, 0, s.LL, s.M, s.DDD)))
		}
		eye := func(x float64) kit.Node {
			return kit.Of(c.Circle(x, 86, 4.6, k.DDD), c.Circle(x-.3, 85.6, 3.4, s.D))
		}
		c.Part("strings", eye(108), eye(148), str("M108 86Q104 110 107 134", 107, 132), str("M148 86Q152 106 149 126", 149, 124))
		c.AnchorBox("print", 128, 132, 84, 46, 0)
		c.AnchorBox("fit", 128, 70, 136, 0, 0)
	},
}
