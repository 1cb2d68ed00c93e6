package emblems

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var ankh = kit.Piece{
	Name: "ankh", Cm: 20, Palette: "ankh #e5ae35 gold cross",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("ankh")
		d := "M128 8C172 8 190 46 180 82C172 108 156 124 146 138L222 130Q230 146 222 162L144 154C146 190 150 220 160 248H96C106 220 110 190 112 154L34 162Q26 146 34 130L110 138C100 124 84 108 76 82C66 46 84 8 128 8ZM128 32C104 32 96 56 102 78C108 98 120 112 128 126C136 112 148 98 154 78C160 56 152 32 128 32Z"
		c.Part("ankh", shape.Raised(c, d, t, 5))
	},
}

var triquetra = kit.Piece{
	Name: "triquetra", Cm: 20, Palette: "knot #3f9a5a green celtic; ring #d9a83a gold circle",
	Draw: func(c *kit.Canvas) {
		t, r := c.Tones("knot"), c.Tones("ring")
		const d = "M128 176C66 160 56 66 128 18C200 66 190 160 128 176Z"
		leaf := func(i int) kit.Node {
			return kit.Of(c.Path(d, kit.None).Stroke(t.DDD, 21).Miter(), c.Path(d, kit.None).Stroke(kit.Lin(60, 20, 200, 180, t.L, t.M, t.D), 17).Miter(), c.Path(d, kit.None).Stroke(t.LL, 2).Miter().Opacity(.7)).Rotate(float64(i)*120, 128, 142)
		}
		c.Part("ring", c.Circle(128, 142, 62, kit.None).Stroke(r.DDD, 17), c.Circle(128, 142, 62, kit.None).Stroke(kit.Lin(66, 80, 190, 204, r.LL, r.M, r.D), 13))
		c.Part("knot", leaf(0), leaf(1), leaf(2))
		c.Part("knot", c.Clip("M128 142L20 142L20 260L128 260Z", leaf(1)), c.Clip("M128 142L128 -20L20 -20L20 80Z", leaf(0)))
		over := kit.Of(c.Circle(128, 142, 62, kit.None).Stroke(r.DDD, 17), c.Circle(128, 142, 62, kit.None).Stroke(kit.Lin(66, 80, 190, 204, r.LL, r.M, r.D), 13))
		for i := range 3 {
			c.Part("ring", c.Clip(kit.Oval(75, 112, 20, 20), over).Rotate(float64(i)*120, 128, 142))
		}
	},
}

var pentagram = kit.Piece{
	Name: "pentagram", Cm: 20, Palette: "star #8a3fd0 purple; circle #8a3fd0 <star ring",
	Draw: func(c *kit.Canvas) {
		t, r := c.Tones("star"), c.Tones("circle")
		c.Part("circle", c.Circle(129, 130, 110, kit.None).Stroke(r.DDD, 16), c.Circle(128, 128, 110, kit.None).Stroke(kit.Lin(30, 20, 220, 236, r.LL, r.M, r.D), 14), c.Circle(128, 128, 115, kit.None).Stroke(r.LL, 1.6).Opacity(.7))
		const d = "M128 20L191.500 215.400L25.300 94.600H230.700L64.500 215.400Z"
		c.Part("star", c.Path(d, kit.None).Stroke(t.DDD, 15).Move(1, 2), c.Path(d, kit.None).Stroke(kit.Lin(30, 20, 220, 236, t.L, t.M, t.D), 13), c.Path(d, kit.None).Stroke(t.LL, 2).Opacity(.6))
	},
}

// warning is a yellow triangle with a mark.
func warning(c *kit.Canvas, mark kit.Node) {
	s, b := c.Tones("sign"), c.Tones("border")
	tri := "M128 10Q142 10 150 24L248 210Q256 226 246 238Q240 246 226 246H30Q16 246 10 238Q0 226 8 210L106 24Q114 10 128 10Z"
	in := "M128 30Q134 30 138 37L230 214Q236 228 222 228H34Q20 228 26 214L118 37Q122 30 128 30Z"
	c.Part("border", sheen.Body(c, tri, b, 6))
	c.Part("sign", c.Form(in, kit.Lin(60, 30, 200, 228, s.LL, s.M, s.D)))
	c.Part("symbol", mark)
}

var radioactive = kit.Piece{
	Name: "radioactive-sign", Cm: 40, Palette: "sign #f7cf2f yellow; border #26232b black; symbol #26232b <border",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("symbol")
		warning(c, kit.Of(sheen.Each(3, func(i int) kit.Node {
			return c.Path("M116.500 140L99 109.600A58 58 0 0 1 157 109.600L139.500 140A23 23 0 0 0 116.500 140Z", t.M).Rotate(float64(i)*120, 128, 160)
		}), c.Circle(128, 160, 14, t.M)))
	},
}

var biohazard = kit.Piece{
	Name: "biohazard-sign", Cm: 40, Palette: "sign #f7cf2f yellow; border #26232b black; symbol #26232b <border",
	Draw: func(c *kit.Canvas) {
		t, s := c.Tones("symbol"), c.Tones("sign")
		arm := func(i int) kit.Node {
			return kit.Of(c.Circle(128, 124, 31, t.M), c.Circle(128, 115, 26, s.M), c.Rect(123, 80, 10, 26, 0, s.M)).Rotate(float64(i)*120, 128, 162)
		}
		warning(c, kit.Of(sheen.Each(3, arm), sheen.Each(3, func(i int) kit.Node {
			return c.Rect(125.500, 144, 5, 22, 0, s.M).Rotate(float64(i)*120, 128, 162)
		}), c.Circle(128, 162, 9, s.M), sheen.Each(3, func(i int) kit.Node {
			return c.Path("M107 146A30 30 0 0 1 149 146", kit.None).Stroke(t.M, 8).Rotate(180+float64(i)*120, 128, 162)
		})))
	},
}

// serpent winds around a staff.
func serpent(c *kit.Canvas, d string, t kit.Tones) kit.Node {
	return kit.Of(c.Line(d, t.DDD, 18), c.Line(d, t.M, 15), c.Line(d, t.LL, 4).Move(-2, -3).Opacity(.8), c.Line(d, t.DD, 3).Dash(2, 9).Butt().Opacity(.7))
}

var caduceus = kit.Piece{
	Name: "caduceus", Cm: 30, Palette: "staff #e5ae35 gold rod; snakes #3f9a5a green serpents; wings #fbf4e2 white; eyes #2c2433",
	Draw: func(c *kit.Canvas) {
		s, n, w, e := c.Tones("staff"), c.Tones("snakes"), c.Tones("wings"), c.Tones("eyes")
		wing := "M132 58C150 36 190 20 248 22C246 34 238 42 226 46C232 50 230 58 222 62C226 70 216 78 206 78C206 88 192 94 182 90C170 98 148 88 132 82Z"
		c.Part("wings", c.Both(128, sheen.Body(c, wing, w, 6, c.Line("M150 62Q186 42 230 42M152 70Q184 58 216 60M154 78Q178 72 200 76", w.DD, 2.4).Opacity(.7))))
		c.Part("staff", sheen.Tube(c, "M128 36V246", 12, s))
		a := "M128 236C108 226 104 214 128 200C160 184 160 166 128 152C92 138 88 116 112 98"
		b := "M128 236C148 226 152 214 128 200C96 184 96 166 128 152C164 138 168 116 144 98"
		head := func(x, turn float64) kit.Node {
			return kit.Of(sheen.Body(c, fmt.Sprintf("M%g 108C%g 104 %g 90 %g 80C%g 78 %g 92 %g 106Z", x-10, x-16, x-10, x, x+12, x+14, x+10), n, 4), c.Circle(x-3, 92, 2.4, e.M), c.Circle(x+4, 92, 2.4, e.M), c.Line(fmt.Sprintf("M%g 80v-8l-3 -5M%g 72l3 -5", x, x), kit.Hex("#e2384a"), 2)).Rotate(turn, x, 96)
		}
		c.Part("snakes", serpent(c, a, n), serpent(c, b, n))
		c.Part("staff", c.Clip("M100 140H156V166H100ZM100 188H156V212H100Z", sheen.Tube(c, "M128 36V246", 12, s)))
		c.Part("snakes", c.Clip("M84 136H128V166H84ZM128 186H172V214H128Z", serpent(c, a, n), serpent(c, b, n)), head(108, -38), head(148, 38))
		c.Part("staff", sheen.Ball(c, 128, 26, 20, s))
	},
}
