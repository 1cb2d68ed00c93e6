package office

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

// crayonBox is an open box with a row of crayons that stick out.
var crayonBox = kit.Piece{
	Name: "crayon-box", Cm: 12,
	Palette: "box #f7c52e yellow; stripes #3fa35a green; label #fff8e8 window; red #e83f4f crayons; orange #f58a2e; lemon #f9d63c; leaf #4caf50; blue #3f86e0; purple #8a55cf; pink #f277a8",
	States:  "full; empty -crayons; closed -crayons",
	Draw: func(c *kit.Canvas) {
		b, s, l := c.Tones("box"), c.Tones("stripes"), c.Tones("label")
		box := kit.RoundRect(34, 112, 188, 140, 5)
		c.On(kit.Back)
		c.Part("box", c.Path("M34 118L46 92H210L222 118Z", b.DD), c.Form("M48 96H208L218 118H38Z", kit.Lin(0, 92, 0, 118, b.D, b.DDD)))
		c.On(kit.Body)
		names := []string{"red", "orange", "lemon", "leaf", "blue", "purple", "pink"}
		var all []kit.Node
		for i, name := range names {
			t := c.Tones(name)
			x, top := 51+25.6*float64(i), []float64{34, 16, 38, 8, 30, 14, 36}[i]
			tip := fmt.Sprintf("M%g %gQ%g %g %g %gQ%g %g %g %gL%g %gH%gZ", x-4.5, top+3, x-4, top-3, x, top-3, x+4, top-3, x+4.5, top+3, x+11, top+34, x-11)
			round := kit.Lin(x-12, 0, x+12, 0, kit.At(0, t.M), kit.At(.22, t.LL), kit.At(.5, t.M), kit.At(1, t.DD))
			body := c.Form(kit.RoundRect(x-12.4, top+37, 24.8, 130, 2), kit.Lin(x-12, 0, x+12, 0, kit.At(0, t.L), kit.At(.22, t.LL), kit.At(.5, t.M), kit.At(1, t.D)),
				c.Rect(x-14, top+44, 28, 4.5, 0, t.DDD), c.Rect(x-14, top+52, 28, 2, 0, t.DDD), c.Blur(5, c.Rect(x-16, 96, 32, 40, 0, t.DDD)).Opacity(.6))
			all = append(all, c.Named(name, c.Form(tip, round),
				c.Line(fmt.Sprintf("M%g %gL%g %g", x-2.5, top+6, x-6.5, top+28), kit.White, 2.6).Opacity(.5), c.Rect(x-12.6, top+32, 25.2, 7, 2, round), body, c.Line(fmt.Sprintf("M%g %gV108", x-7, top+60), kit.White, 2.4).Opacity(.4)))
		}
		c.Part("crayons", all...)
		c.On(kit.Fore)
		c.Part("box", c.Form(box, kit.Lin(34, 112, 222, 252, b.LL, b.M, b.D),
			c.Named("stripes", c.Rect(34, 124, 188, 15, 0, s.M), c.Rect(34, 226, 188, 15, 0, s.M), c.Rect(34, 143, 188, 4, 0, s.M), c.Rect(34, 218, 188, 4, 0, s.M)),
			c.Blur(8, c.Path("M206 108H230V260H34V244H206Z", b.DDD)).Opacity(.35), c.Line("M36 113.500H220M36 114V250", b.LL, 3).Opacity(.8)))
		oval := kit.Oval(128, 182, 66, 28)
		c.Part("label", c.Path(oval, s.D).Stroke(s.D, 6).Move(0, 1), c.Form(oval, kit.Lin(70, 156, 180, 210, l.LL, l.M, l.D)), c.Path(kit.Oval(128, 182, 60, 23), kit.None).Stroke(s.M, 2).Opacity(.7))
		if c.Text() == "" {
			for i, name := range []string{"red", "orange", "lemon", "leaf", "blue"} {
				r := 34 - 5*float64(i)
				c.Part("label", c.Path(fmt.Sprintf("M%g 199A%g %g 0 0 1 %g 199", 128-r, r, r, 128+r), kit.None).Stroke(c.Tones(name).M, 5.4))
			}
		}
		c.Anchor("ground", 128, 252)
		c.AnchorBox("inside", 128, 104, 170, 24, 0)
		c.AnchorBox("print", 128, 182, 108, 38, 0)
	},
}
