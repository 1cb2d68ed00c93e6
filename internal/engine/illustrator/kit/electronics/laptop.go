package electronics

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var laptop = kit.Piece{
	Name: "laptop", Cm: 34,
	States:  "open; closed; above; blank",
	Palette: "body #c3ccd6 case silver; screen #4f86ee display; second #7f5fe8 wallpaper; keyboard #474c5a keys",
	Draw: func(c *kit.Canvas) {
		b, s, q, k := c.Tones("body"), c.Tones("screen"), c.Tones("second"), c.Tones("keyboard")
		if c.State("above") {
			laptopAbove(c)
			return
		}
		if c.State("closed") {
			shut(c)
			return
		}
		lid := kit.RoundRect(36, 38, 184, 130, 11)
		c.Part("body", c.Form(lid, kit.Lin(36, 38, 220, 168, b.LL, b.L, b.M, b.DD)), c.Path(kit.RoundRect(39, 41, 178, 126, 9), k.DDD))
		glass := kit.RoundRect(46, 48, 164, 108, 4)
		c.Part("screen", c.Form(glass, kit.Lin(46, 48, 210, 156, kit.At(0, s.LL), kit.At(.35, s.L), kit.At(.65, s.M), kit.At(1, s.D)),
			c.Path("M40 132C76 96 110 140 150 112C176 94 196 104 220 92V170H40Z", kit.Lin(60, 100, 200, 160, q.L, q.M, q.D)), c.Path("M40 150C90 128 130 160 220 122V170H40Z", kit.Lin(60, 130, 200, 160, q.M, q.D, q.DD)), c.Circle(174, 78, 13, kit.Rad(170, 74, 18, kit.Hex("#fff6d6"), kit.Hex("#ffd98a"))),
			blankScreen(c, glass, s, "#4f86ee"), c.Path("M30 40H140L90 170H30Z", kit.White).Opacity(.14).Shade(), c.Path("M150 40H168L118 170H100Z", kit.White).Opacity(.08).Shade()))
		c.Part("body", c.Circle(128, 44.500, 1.8, k.LL))
		const deck = "M40 166H216L250 214Q252 218 247 219H9Q4 218 6 214Z"
		c.Part("body", c.Rect(70, 162, 116, 7, 3, b.DDD), c.Form("M5 214H251V222Q250 230 240 231H16Q6 230 5 222Z", kit.Lin(0, 214, 0, 231, b.LL, b.M, b.DDD), c.Line("M6 217H250", kit.White, 1.6).Opacity(.7)), c.Form(deck, kit.Lin(60, 166, 200, 222, b.L, b.LL, b.M, b.D), sheen.Dim(c, 5, .55, "M30 158H226V172H30Z", b)),
			c.Form("M104 231Q104 224 108 219H148Q152 224 152 231Z", kit.Lin(0, 219, 0, 231, b.DD, b.D)))
		quad := func(u0, v0, u1, v1 float64) string {
			at := func(u, v float64) string {
				y := 170 + 30*v
				half := 78 + 23*v
				return sheen.D("%.2f %.2f", 128+(2*u-1)*half, y)
			}
			return "M" + at(u0, v0) + "L" + at(u1, v0) + "L" + at(u1, v1) + "L" + at(u0, v1) + "Z"
		}
		var keys []kit.Node
		for row := range 5 {
			n := 14 - row%2
			for i := range n {
				u, w, v := float64(i)/float64(n), 1/float64(n), float64(row)/5
				if row == 4 && i > 3 && i < 9 {
					if i > 4 {
						continue
					}
					w *= 5
				}
				keys = append(keys, c.Path(quad(u+.008, v+.05, u+w-.008, v+.17), k.DDD).Stroke(k.DDD, 1.2).Move(0, .6), c.Path(quad(u+.008, v+.04, u+w-.008, v+.15), kit.Lin(50, 170, 210, 200, k.LL, k.L, k.M)).Stroke(k.L, .6))
			}
		}
		c.Part("keyboard", c.Path(quad(-.02, -.05, 1.02, 1.02), b.DD).Stroke(b.DD, 2), kit.Of(keys...))
		c.Part("body", c.Path("M102 203.500H154L157 214H99Z", b.DD).Stroke(b.DD, 1.6), c.Path("M102 204H154L157 214H99Z", kit.Lin(99, 204, 157, 214, b.M, b.L)))
		c.Anchor("ground", 128, 231)
		c.AnchorBox("print", 128, 102, 164, 108, 0)
		c.AnchorBox("surface", 128, 38, 170, 0, 0)
		c.AnchorBox("grip", 128, 222, 0, 0, 90)
	},
}

// shut is the laptop when it is closed, from the front and a little from above.
func shut(c *kit.Canvas) {
	b, s, k := c.Tones("body"), c.Tones("screen"), c.Tones("keyboard")
	c.Tones("second")
	const lid = "M44 84Q47 76 56 76H200Q209 76 212 84L246 166Q250 178 238 178H18Q6 178 10 166Z"
	c.Part("keyboard", c.Path("M20 190H236V196Q236 200 230 200H26Q20 200 20 196Z", k.DDD))
	c.Part("body", c.Form("M8 170H248V182Q248 194 236 194H20Q8 194 8 182Z", kit.Lin(0, 170, 0, 194, b.L, b.M, b.DDD), c.Line("M8 183H248", b.DDD, 2.4), c.Line("M8 185.5H248", kit.White, 1.4).Opacity(.7)), c.Form("M104 183H152Q150 192 144 192H112Q106 192 104 183Z", kit.Lin(0, 183, 0, 192, b.DD, b.L)),
		c.Form(lid, kit.Lin(60, 76, 210, 178, b.LL, b.L, b.M, b.D), c.Path("M60 70H120L60 184H0Z", kit.White).Opacity(.3).Shade(), sheen.Edge(c, lid, b, 10)), c.Line("M14 174H242", kit.White, 2).Opacity(.8))
	c.Part("screen", c.Ellipse(128, 128, 20, 13, s.DD), c.Ellipse(128, 127, 19, 12, kit.Lin(110, 116, 146, 138, s.LL, s.M, s.D)))
	c.Anchor("ground", 128, 200)
	c.AnchorBox("print", 128, 126, 120, 60, 0)
	c.AnchorBox("surface", 128, 96, 160, 0, 0)
	c.AnchorBox("grip", 128, 190, 0, 0, 90)
}

// laptopAbove is the open laptop from above: its deck, and the screen that leans back.
func laptopAbove(c *kit.Canvas) {
	b, s, q, k := c.Tones("body"), c.Tones("screen"), c.Tones("second"), c.Tones("keyboard")
	const lid = "M22 12Q23 6 30 6H226Q233 6 234 12L240 78H16Z"
	c.Part("body", c.Form(lid, kit.Lin(20, 6, 236, 78, b.LL, b.M, b.DD)), c.Path("M26 16Q27 11 32 11H224Q229 11 230 16L235 74H21Z", k.DDD))
	const glass = "M33 20H223L228 68H28Z"
	c.Part("screen", c.Form(glass, kit.Lin(30, 18, 226, 70, s.LL, s.L, s.M, s.D), c.Path("M20 60C70 30 120 66 170 44C196 34 220 40 240 34V80H20Z", kit.Lin(60, 30, 200, 70, q.L, q.M, q.D)), c.Path("M30 18H110L70 72H20Z", kit.White).Opacity(.16).Shade()))
	deck := kit.RoundRect(10, 82, 236, 164, 12)
	c.Part("body", c.Rect(40, 74, 176, 12, 4, b.DDD), c.Form(deck, kit.Lin(30, 82, 226, 246, b.LL, b.L, b.M, b.D), sheen.Dim(c, 6, .5, "M0 74H256V90H0Z", b)), c.Path(deck, kit.None).Stroke(b.LL, 1.6).Opacity(.8))
	keys := []kit.Node{c.Rect(24, 96, 208, 84, 6, b.DD)}
	for row := range 5 {
		n := 14 - row%2
		for i := range n {
			w := 202 / float64(n)
			x := 27 + w*float64(i)
			if row == 4 && i > 3 && i < 9 {
				if i > 4 {
					continue
				}
				w *= 5
			}
			y := 99 + 16*float64(row)
			keys = append(keys, c.Rect(x+1, y+1.4, w-2, 13, 3, k.DDD), c.Rect(x+1, y, w-2, 13, 3, kit.Lin(x, y, x+w, y+14, k.LL, k.L, k.M)))
		}
	}
	c.Part("keyboard", keys...)
	c.Part("body", c.Rect(84, 188, 88, 50, 6, b.DD), c.Rect(85, 189, 86, 48, 5, kit.Lin(85, 189, 171, 237, b.M, b.L)))
}
