package food

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// label draws the label of a bottle between two heights, clipped to its outline, with the customer's words or those of the bottle.
func label(c *kit.Canvas, outline, words string, y0, y1, x0, x1 float64) {
	l, p := c.Tones("label"), c.Tones("print")
	c.Part("label", c.Clip(outline, c.Path(sheen.D("M40 %gQ128 %g 216 %gV%gQ128 %g 40 %gZ", y0, y0+9, y0, y1, y1+9, y1), kit.Lin(x0, 0, x1, 0, l.M, l.LL, l.M, l.DD)),
		c.Line(sheen.D("M40 %gQ128 %g 216 %gM40 %gQ128 %g 216 %g", y0+7, y0+16, y0+7, y1-7, y1+2, y1-7), p.M, 3)))
	if text := c.Text(); text != "" {
		words = text
	}
	c.Part("print", c.Letters(words, kit.Box{X0: x0 + 10, Y0: y0 + 20, X1: x1 - 10, Y1: y1 - 10}, "display", p.M))
	c.AnchorBox("print", 128, (y0+y1)/2, x1-x0-20, y1-y0-20, 0)
	c.Anchor("ground", 128, 252)
	c.AnchorBox("grip", 128, (y0+y1)/2, 0, 0, 0)
}

// squeezed is a soft bottle with a pointed nozzle.
func squeezed(name, words, palette string) kit.Piece {
	return kit.Piece{Name: name, Cm: 20, Palette: palette, Draw: func(c *kit.Canvas) {
		b, n := c.Tones("bottle"), c.Tones("cap")
		c.Part("cap", c.Form("M121 8Q128 1 135 8L148 58H108Z", sheen.Round(108, 0, 148, 0, n)), sheen.Body(c, kit.RoundRect(80, 54, 96, 28, 9), n, 9, c.Line("M94 58V80M108 58V80M122 58V80M136 58V80M150 58V80M163 58V80", n.DD, 2).Opacity(.4)))
		d := "M76 80H180Q196 92 196 116V230Q196 252 174 252H82Q60 252 60 230V116Q60 92 76 80Z"
		c.Part("bottle", c.Path(d, b.DDD).Move(0, 2), sheen.Body(c, d, b, 28, c.Blur(9, c.Rect(74, 104, 26, 136, 13, b.LL)).Opacity(.55)))
		label(c, d, words, 128, 218, 60, 196)
		c.Part("bottle", sheen.Glint(c, "M70 126Q72 102 86 94Q94 94 89 104Q80 114 78 128Q74 136 70 126Z", .8))
	}}
}

// flask is a glass bottle with a narrow neck, filled with its sauce up to the neck.
func flask(name, words, palette, outline string, neck, y0, y1, x0, x1 float64) kit.Piece {
	return kit.Piece{Name: name, Cm: 24, Palette: palette, Draw: func(c *kit.Canvas) {
		s, k := c.Tones("sauce"), c.Tones("cap")
		c.Part("glass", c.Path(outline, kit.Hex("#dfe8ea")).Opacity(.75), c.Path(outline, kit.None).Stroke(s.DDD, 3))
		c.Part("sauce", c.Clip(outline, c.Path(sheen.D("M0 %gH256V256H0Z", neck), kit.Lin(x0, 0, x1, 0, s.L, s.M, s.D, s.DDD)), c.Blur(8, c.Path(sheen.D("M%g %gH%gV252H%gZ", x1-26, neck, x1+20, x1-26), s.DDD)).Opacity(.6), c.Ellipse(128, neck, 30, 4, s.LL)))
		label(c, outline, words, y0, y1, x0, x1)
		c.Part("glass", sheen.Streak(c, sheen.D("M%g %gV%g", x0+11, y0-4, y0-40), 6, .7), sheen.Streak(c, sheen.D("M%g %gV240", x0+11, y1+12), 6, .6))
		c.Part("cap", sheen.Body(c, kit.RoundRect(102, 6, 52, 38, 7), k, 9, c.Line("M112 10V42M122 10V42M132 10V42M142 10V42", k.DD, 2).Opacity(.5)), c.Path("M100 40H156V48H100Z", k.DD))
	}}
}

var (
	mustardBottle = squeezed("mustard-bottle", "MUSTARD", "bottle #f2bf1d mustard; cap #d9402c nozzle; label #fffaf0; print #a8442a letters")
	mayonnaise    = squeezed("mayonnaise", "MAYO", "bottle #f7f1e2 mayonnaise; cap #2f6fc0 nozzle; label #2f6fc0; print #fffdf6 letters")
	soySauce      = flask("soy-sauce", "SOY", "sauce #4a2415 soy; cap #c8352b lid; label #fbf3e2; print #c8352b letters", "M106 42H150V72C150 92 184 96 190 128L198 230Q200 252 178 252H78Q56 252 58 230L66 128C72 96 106 92 106 72Z", 62, 138, 212, 62, 194)
	hotSauce      = flask("hot-sauce", "HOT", "sauce #d4341f hot; cap #3f9b48 lid; label #fff4d8; print #d4341f letters", "M108 42H148V90C148 106 176 110 178 134V232Q178 252 160 252H96Q78 252 78 232V134C80 110 108 106 108 90Z", 56, 146, 218, 78, 178)
	oliveOil      = flask("olive-oil", "OLIVE", "sauce #b7a52e oil; cap #8a5a34 cork lid; label #f6efd8; print #5f7a2c letters", "M108 42H148V100C148 118 182 122 184 150V234Q184 252 166 252H90Q72 252 72 234V150C74 122 108 118 108 100Z", 58, 158, 224, 72, 184)
)

// flour is a paper sack whose top is folded over.
var flour = kit.Piece{
	Name: "flour", Cm: 26, Palette: "paper #f4ead6 sack bag; fold #e6d7b8 <paper; label #3f78b5; print #fffdf6 letters; wheat #d9a441",
	Draw: func(c *kit.Canvas) {
		p, f, w := c.Tones("paper"), c.Tones("fold"), c.Tones("wheat")
		d := "M48 70Q44 150 40 232Q40 250 60 250H196Q216 250 216 232Q212 150 208 70Z"
		c.Part("paper", c.Path(d, p.DDD).Move(0, 2), sheen.Body(c, d, p, 22, c.Path("M48 70Q60 160 52 250H40V70Z", p.LL).Opacity(.7), c.Path("M208 70Q192 160 204 250H216V70Z", p.DD).Opacity(.6), c.Line("M70 84Q78 110 72 132M184 84Q178 108 186 128", p.DD, 3).Opacity(.5)))
		c.Part("fold", sheen.Body(c, "M42 22Q46 14 56 14H200Q210 14 214 22L212 80Q128 90 44 80Z", f, 10, c.Line("M44 50Q128 60 212 50", f.DD, 2.5).Opacity(.6)), c.Blur(4, c.Path("M44 80Q128 90 212 80V90Q128 102 44 90Z", p.DDD)).Opacity(.4))
		l, t := c.Tones("label"), c.Tones("print")
		c.Part("label", c.Form(kit.RoundRect(58, 108, 140, 56, 10), kit.Lin(58, 108, 198, 164, l.L, l.M, l.D)))
		words := "FLOUR"
		if text := c.Text(); text != "" {
			words = text
		}
		c.Part("print", c.Letters(words, kit.Box{X0: 68, Y0: 116, X1: 188, Y1: 156}, "display", t.M))
		ear := func(x, turn float64) kit.Node {
			grains := sheen.Each(4, func(i int) kit.Node {
				y := 186 + float64(i)*11
				return c.Both(x, c.Form(sheen.D("M%g %gQ%g %g %g %gQ%g %g %g %gZ", x, y+8, x-13, y+4, x-11, y-8, x-1, y-5, x, y+8), kit.Lin(x-12, y-8, x, y+8, w.LL, w.M, w.D)))
			})
			return kit.Of(c.Line(sheen.D("M%g 240V182", x), w.DD, 3), grains, c.Form(sheen.D("M%g 186Q%g 178 %g 168Q%g 178 %g 186Z", x, x-7, x, x+7, x), w.L)).Rotate(turn, x, 240)
		}
		c.Part("wheat", ear(112, -14), ear(144, 14), ear(128, 0))
		c.AnchorBox("print", 128, 136, 120, 40, 0)
		c.Anchor("ground", 128, 250)
	},
}
