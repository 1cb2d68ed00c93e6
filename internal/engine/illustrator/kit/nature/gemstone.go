package nature

import "pellucid/internal/engine/illustrator/kit"

var gemstone = kit.Piece{
	Name: "gemstone", Cm: 2,
	Palette: "facets #18b072 gem emerald; shine #ffffff",
	Draw: func(c *kit.Canvas) {
		f, s := c.Tones("facets"), c.Tones("shine")
		m := f.M
		ring := func(in float64) [8][2]float64 {
			x0, y0, x1, y1 := 24+in, 10+in, 232-in, 246-in
			k := 52 - in*.42
			return [8][2]float64{{x0 + k, y0}, {x1 - k, y0}, {x1, y0 + k}, {x1, y1 - k}, {x1 - k, y1}, {x0 + k, y1}, {x0, y1 - k}, {x0, y0 + k}}
		}
		insets := []float64{0, 20, 40, 58}
		tones := [3][8]float64{{1.9, .2, -.7, -1.5, -1.9, -1, .4, 1.8}, {.7, 1.6, .5, -.9, -.8, .3, -.7, .5}, {2.3, .8, -.6, .2, -1.3, -.2, .9, 1.5}}
		var all []kit.Node
		for i := range 3 {
			a, b := ring(insets[i]), ring(insets[i+1])
			for j := range 8 {
				k := (j + 1) % 8
				all = append(all, facet(c, m, tones[i][j]+.35, tones[i][j]-.35, a[j][0], a[j][1], a[k][0], a[k][1], b[k][0], b[k][1], b[j][0], b[j][1]))
			}
		}
		t := ring(58)
		d := ""
		for j := range 8 {
			d += sf("%s%g %g", map[bool]string{true: "M", false: "L"}[j == 0], t[j][0], t[j][1])
		}
		all = append(all, c.Form(d+"Z", kit.Lin(86, 70, 170, 190, m.Shade(1.3), m, m.Shade(-.4), m.Shade(-1.6)), c.Path("M60 170L150 50H176L70 196Z", kit.White).Opacity(.3), c.Path("M100 196L180 86V108L116 200Z", kit.White).Opacity(.2), c.Blur(8, c.Ellipse(146, 164, 22, 24, m.Shade(2)).Opacity(.55)), c.Path("M82 150L128 128L174 160V200H82Z", m.Shade(-1.8)).Opacity(.22)))
		for i := range 4 {
			r := ring(insets[i])
			d := ""
			for j := range 8 {
				d += sf("%s%g %g", map[bool]string{true: "M", false: "L"}[j == 0], r[j][0], r[j][1])
			}
			all = append(all, c.Line(d+"Z", kit.White, []float64{1.6, 1.2, 1.2, 1.6}[i]).Opacity(.5))
		}
		a, b := ring(0), ring(58)
		for j := range 8 {
			all = append(all, c.Line(sf("M%g %gL%g %g", a[j][0], a[j][1], b[j][0], b[j][1]), kit.White, 1.1).Opacity(.5))
		}
		c.Part("facets", all...)
		c.Part("shine", c.Path("M84 14H150L146 26H82Z", s.M).Opacity(.6), c.Path("M28 66L40 70V150L28 164Z", s.M).Opacity(.45), c.Glow(5, c.Circle(196, 44, 13, s.M).Opacity(.6)), twinkle(c, 196, 44, 30, s.M), twinkle(c, 66, 206, 16, s.M))
	},
}
