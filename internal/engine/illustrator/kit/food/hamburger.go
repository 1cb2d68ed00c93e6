package food

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var hamburger = kit.Piece{
	Name: "hamburger", Cm: 11, States: "cheese-dripping",
	Palette: "bun #e19a45; patty #7c4630 meat; cheese #fbc02d; lettuce #7cc242 salad; tomato #e0402f; bacon #b8412f",
	Draw: func(c *kit.Canvas) {
		b, p, k, l, o := c.Tones("bun"), c.Tones("patty"), c.Tones("cheese"), c.Tones("lettuce"), c.Tones("tomato")
		const bottom = "M22 196H234V204C234 230 216 240 190 240H66C40 240 22 230 22 204Z"
		c.Part("bun", c.Form(bottom, kit.Lin(0, 192, 0, 242, b.LL, b.L, b.M, b.DD), c.Blur(4, c.Rect(10, 186, 240, 18, 8, b.DDD)).Opacity(.6), edible.Shade(c, bottom, b, 18),
			c.Line("M40 226Q60 234 96 234", kit.White, 3).Opacity(.4)))
		const patty = "M16 180C14 160 30 158 44 158H212C226 158 242 160 240 180C244 198 232 206 214 206C200 212 186 204 172 208C150 213 130 204 112 208C92 212 76 204 60 208C34 212 12 202 16 180Z"
		c.Part("patty", c.Form(patty, kit.Lin(30, 158, 60, 212, p.LL, p.L, p.M, p.DD),
			edible.Scatter(c, 18, 170, 238, 208, 46, 10, edible.Everywhere, func(i int, x, y float64) kit.Node {
				return kit.Of(c.Ellipse(x, y, 4, 2.6, p.DD).Opacity(.6), c.Ellipse(x-.5, y-1.4, 2.6, 1.1, p.LL).Opacity(.6))
			}), edible.Shade(c, patty, p, 18)))
		cheese := "M14 147H242C244 158 236 164 228 167C218 172 214 172 206 168L176 170C170 186 160 192 152 180C148 172 140 170 130 170H92C78 170 76 196 64 194C52 192 54 176 44 172C26 168 10 160 14 147Z"
		if c.State("cheese-dripping") {
			cheese = "M12 147H244C248 160 240 172 232 176C224 182 222 210 212 210C201 210 204 180 196 176C188 174 186 190 178 192C168 194 170 178 160 178C150 180 150 230 138 230C126 230 128 184 118 180C110 178 106 198 96 198C86 198 88 178 78 178C70 180 70 222 58 222C46 222 50 186 42 178C30 172 8 164 12 147Z"
		}
		c.Part("cheese", c.Clip(patty, c.Blur(3, c.Path(cheese, p.DDD).Move(2, 5)).Opacity(.6)), c.Form(cheese, kit.Lin(0, 148, 0, 200, k.L, k.M, k.D), edible.Shade(c, cheese, k, 10), c.Line("M50 166Q60 172 64 184", kit.White, 3).Opacity(.55)))
		if r := c.Tones("bacon"); c.State("with bacon") {
			for i := range 3 {
				d := sheen.D("M%d 158q12 -10 24 0t24 0t24 0v17q-12 10 -24 0t-24 0t-24 0Z", 20+70*i)
				c.Part("bacon", c.Form(d, kit.Lin(0, 152, 0, 182, r.L, r.M, r.D), c.Line(sheen.D("M%d 166q12 -10 24 0t24 0t24 0", 20+70*i), kit.Hex("#ffd9c2"), 4), edible.Shade(c, d, r, 6)))
			}
		}
		for i, x := range []float64{20, 126} {
			d := kit.RoundRect(x, 130, 110, 26, 12)
			c.Part("tomato", c.Form(d, kit.Lin(x, 132, x+20, 158, o.LL, o.M, o.D), edible.Shade(c, d, o, 9), c.Rect(x+10, 135.5, 60-float64(i)*10, 3.5, 1.7, kit.White).Opacity(.5)))
		}
		const lettuce = "M12 128C10 112 40 108 128 108C216 108 246 112 244 128C248 142 236 146 228 138C222 150 208 152 202 140C196 154 180 154 174 142C168 156 152 156 146 143C140 156 122 158 116 143C110 156 94 156 88 142C82 154 66 154 60 140C54 152 40 150 34 138C26 148 8 144 12 128Z"
		c.Part("lettuce", c.Clip("M22 120H234V166H22Z", c.Blur(3, c.Path(lettuce, o.DDD).Move(1, 4)).Opacity(.5)), c.Form(lettuce, kit.Lin(0, 108, 0, 154, l.D, l.M, l.LL),
			c.Line("M24 134Q30 124 30 114M48 142Q52 126 54 114M74 146Q76 128 80 114M102 148Q104 130 106 114M131 148V116M160 147Q158 130 156 114M188 146Q186 128 180 114M214 142Q210 126 204 114", l.D, 3).Opacity(.6),
			c.Path(lettuce, kit.None).Stroke(l.LL, 4).Opacity(.8), c.Blur(4, c.Rect(0, 100, 256, 20, 0, l.DDD)).Opacity(.6)))
		const top = "M20 104C20 48 66 14 128 14C190 14 236 48 236 104C236 116 228 120 216 120H40C28 120 20 116 20 104Z"
		c.Part("bun", c.Form(top, kit.Rad(92, 46, 158, kit.At(0, b.LL), kit.At(.25, b.L), kit.At(.6, b.M), kit.At(.9, b.D), kit.At(1, b.DD)),
			c.Blur(5, c.Path("M10 106H246V130H10Z", b.DDD)).Opacity(.45), c.Blur(2, c.Rect(20, 114, 216, 8, 3, b.LL)).Opacity(.55), edible.Shade(c, top, b, 30)),
			c.Path("M38 84C46 50 76 30 108 26C120 25 120 34 110 37C82 44 62 58 53 86C49 96 35 96 38 84Z", kit.White).Opacity(.45).Shade())
		var seeds []kit.Node
		for i, v := range [][2]float64{{128, 32}, {160, 38}, {96, 50}, {140, 56}, {186, 54}, {72, 72}, {114, 74}, {166, 74}, {206, 76}, {88, 92}, {140, 92}, {190, 94}, {216, 98}} {
			seeds = append(seeds, edible.Sesame(c, v[0], v[1], float64(i*53%80-40)))
		}
		c.Part("seeds", seeds...)
		c.Anchor("ground", 128, 240)
		c.AnchorBox("grip", 128, 180, 0, 0, 0)
	},
}
