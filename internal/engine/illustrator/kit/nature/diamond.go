package nature

import "pellucid/internal/engine/illustrator/kit"

var diamond = kit.Piece{
	Name: "diamond", Cm: 2,
	Palette: "facets #5fc4f2 gem; shine #ffffff",
	Draw: func(c *kit.Canvas) {
		f, s := c.Tones("facets"), c.Tones("shine")
		m := f.M
		c.Part("facets",
			// Crown.
			facet(c, m, 2.4, 1, 60, 28, 12, 94, 82, 94), facet(c, m, 1.2, .1, 60, 28, 82, 94, 108, 28), facet(c, m, 2.9, 1.4, 108, 28, 82, 94, 128, 94), facet(c, m, .5, -.5, 108, 28, 128, 94, 148, 28), facet(c, m, 2.2, .6, 148, 28, 128, 94, 174, 94), facet(c, m, .1, -1.1, 148, 28, 174, 94, 196, 28), facet(c, m, .6, -.9, 196, 28, 174, 94, 244, 94),
			// Pavilion.
			facet(c, m, 1.5, .1, 12, 94, 50, 94, 128, 246), facet(c, m, .2, -1, 50, 94, 84, 94, 128, 246), facet(c, m, 2.5, .9, 84, 94, 110, 94, 128, 246), facet(c, m, .8, -.2, 110, 94, 146, 94, 128, 246), facet(c, m, -.3, -1.5, 146, 94, 172, 94, 128, 246), facet(c, m, .6, -1.6, 172, 94, 206, 94, 128, 246), facet(c, m, -1, -2.3, 206, 94, 244, 94, 128, 246),
			facet(c, m, 3, 1.6, 84, 94, 128, 94, 106, 150), facet(c, m, 1, -.6, 128, 94, 172, 94, 152, 146), facet(c, m, 1.7, .2, 106, 150, 128, 94, 128, 246), facet(c, m, -.6, -1.9, 128, 94, 152, 146, 128, 246),
			c.Path("M12 94L84 94L106 150Z", kit.Hex("#c9a6ff").Alpha(.28)), c.Path("M172 94L244 94L152 146Z", kit.Hex("#5a6cf0").Alpha(.3)), c.Path("M128 94L174 94L148 28Z", kit.Hex("#ffc2ee").Alpha(.3)), c.Path("M60 28L82 94L108 28Z", kit.Hex("#b6fff2").Alpha(.35)),
			c.Line("M12 94H244M60 28L82 94L108 28L128 94L148 28L174 94L196 28M12 94L128 246L244 94M84 94L106 150L128 94L152 146L172 94M106 150L128 246L152 146", kit.White, 1.3).Opacity(.6), c.Line("M60 28H196L244 94L128 246L12 94Z", f.DD, 2).Opacity(.35), c.Line("M12 94L60 28H196", kit.White, 3).Opacity(.8))
		c.Part("shine", c.Path("M70 34H100L90 58Z", s.M).Opacity(.75), c.Path("M22 90L58 40L74 88Z", s.M).Opacity(.28), c.Path("M92 98H104L124 226Z", s.M).Opacity(.55), c.Glow(5, c.Circle(206, 42, 13, s.M).Opacity(.6)), twinkle(c, 206, 42, 30, s.M), twinkle(c, 46, 128, 16, s.M), twinkle(c, 156, 188, 12, s.M).Opacity(.9))
	},
}
