package drinks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// marshmallow stands at x, y, turned by an angle.
func marshmallow(c *kit.Canvas, x, y, w, angle float64, t kit.Tones) kit.Node {
	h := w * .78
	d := sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gV%gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-w/2, y-h/2, x-w/2, y-h*.78, x-w*.25, y-h*.8, x, y-h*.8, x+w*.25, y-h*.8, x+w/2, y-h*.78, x+w/2, y-h/2, y+h*.42, x+w/2, y+h*.66, x+w*.25, y+h*.7, x, y+h*.7, x-w*.25, y+h*.7, x-w/2, y+h*.66, x-w/2, y+h*.42)
	return c.Form(d, kit.Lin(x-w/2, 0, x+w/2, 0, t.M, t.LL, t.D, t.DD), c.Ellipse(x, y-h*.52, w*.47, h*.25, kit.Lin(x-w/2, y-h*.8, x+w/2, y-h*.3, kit.White, t.LL, t.M)), c.Ellipse(x, y-h*.5, w*.46, h*.25, kit.None).Stroke(t.D, 1.2).Opacity(.5), edible.Shade(c, d, t, w*.2)).Rotate(angle, x, y)
}

var hotChocolate = kit.Piece{
	Name: "hot-chocolate", Cm: 12,
	States:  "full; empty -cocoa -marshmallows -steam",
	Palette: "mug #d8433c cup; cocoa #6b3a20 chocolate; marshmallows #fff4ec; snowflake #fff6ea pattern",
	Draw: func(c *kit.Canvas) {
		m, k, w, s := c.Tones("mug"), c.Tones("cocoa"), c.Tones("marshmallows"), c.Tones("snowflake")
		handle := "M188 128C244 116 246 214 184 208"
		c.On(kit.Back)
		c.Part("handle", c.Line(handle, m.DDD, 24), c.Line(handle, m.M, 20).Move(-.8, -1.2), c.Line(handle, m.LL, 5).Move(-1, -7).Opacity(.8))
		c.Part("mug", c.Ellipse(112, 96, 88, 23, kit.Lin(24, 76, 200, 120, m.LL, m.L, m.M)), c.Ellipse(112, 97, 80, 19, kit.Lin(32, 0, 192, 0, m.DDD, m.DD, m.M)))
		c.On(kit.Body)
		c.Part("cocoa", c.Clip(kit.Oval(112, 97, 80, 19), c.Form(kit.Oval(112, 102, 78, 17), kit.Lin(40, 90, 190, 116, k.L, k.M, k.DD), c.Ellipse(112, 102, 76, 16, kit.None).Stroke(k.LL, 4).Opacity(.8))))
		c.Part("marshmallows", c.Blur(3, c.Ellipse(114, 104, 66, 12, k.DDD)).Opacity(.5), marshmallow(c, 74, 82, 36, -12, w), marshmallow(c, 150, 82, 36, 14, w), marshmallow(c, 112, 70, 38, 4, w), marshmallow(c, 92, 94, 35, 10, w), marshmallow(c, 134, 95, 35, -8, w))
		c.On(kit.Fore)
		const d = "M24 96A88 23 0 0 0 200 96V214C200 238 182 250 154 250H70C42 250 24 238 24 214Z"
		flake := func(x, y, r float64) kit.Node {
			return c.Around(6, x, y, c.Line(sheen.D("M%g %gV%gM%g %gl%g %gM%g %gl%g %g", x, y, y-r, x, y-r*.6, r*.28, -r*.24, x, y-r*.6, -r*.28, -r*.24), s.M, r*.15))
		}
		c.Part("mug", c.Form(d, kit.Lin(24, 0, 200, 0, kit.At(0, m.M), kit.At(.16, m.L), kit.At(.4, m.M), kit.At(.78, m.D), kit.At(1, m.DDD)),
			c.Named("snowflake", flake(112, 178, 36), flake(50, 160, 13), flake(176, 154, 13), flake(52, 216, 11), flake(174, 210, 11)), c.Blur(6, c.Rect(20, 236, 190, 20, 0, m.DDD)).Opacity(.6), edible.Shade(c, d, m, 26)),
			c.Path("M27 96a85 22 0 0 0 170 0", kit.None).Stroke(kit.Lin(24, 0, 200, 0, m.LL, m.L, m.M, m.D), 6).Butt(),
			c.Path("M38 134C38 126 50 130 50 138V206C50 214 54 222 60 228C64 234 58 240 52 236C42 228 38 220 38 208Z", kit.White).Opacity(.42).Shade())
		c.Part("steam", edible.Steam(c, 72, 62, 17, 66), edible.Steam(c, 112, 52, 19, 78), edible.Steam(c, 150, 62, 17, 66))
		c.Anchor("ground", 112, 250)
		c.AnchorBox("inside", 112, 97, 150, 34, 0)
		c.AnchorBox("print", 112, 178, 110, 80, 0)
		c.AnchorBox("grip", 226, 168, 0, 0, 0)
	},
}
