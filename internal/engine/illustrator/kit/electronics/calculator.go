package electronics

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var calculator = kit.Piece{
	Name: "calculator", Cm: 15,
	Palette: "body #4a6fd8 case; screen #cfe6c2 display; buttons #fdf8ef keys; second #ff9d3c equals; third #474c5a operators; digits #33463a <screen",
	Draw: func(c *kit.Canvas) {
		b, s, k, q, t := c.Tones("body"), c.Tones("screen"), c.Tones("buttons"), c.Tones("second"), c.Tones("third")
		d := kit.RoundRect(46, 4, 164, 244, 20)
		c.Part("body", c.Path(d, b.DDD).Move(0, 4), c.Form(d, kit.Lin(60, 4, 200, 248, b.LL, b.L, b.M, b.D), sheen.Edge(c, d, b, 16)), sheen.Glint(c, "M56 24Q58 12 70 11H140Q146 14 138 17H74Q64 18 63 30Q58 38 56 24Z", .5))
		c.Part("body", c.Rect(140, 19, 48, 12, 3, b.DDD), sheen.Each(4, func(i int) kit.Node {
			return c.Rect(142+11.400*float64(i), 21, 10, 8, 1, kit.Lin(0, 20, 0, 30, kit.Hex("#6b4a58"), kit.Hex("#3c2a38")))
		}))
		glass := kit.RoundRect(62, 38, 132, 46, 7)
		c.Part("screen", c.Path(glass, b.DDD).Stroke(b.DDD, 4), c.Path(glass, b.LL).Move(.6, 2).Opacity(.5), c.Form(glass, kit.Lin(62, 38, 194, 84, s.L, s.M, s.D), sheen.Dim(c, 4, .4, "M58 34H198V46H70V88H58Z", s),
			c.Named("digits", c.Path(kit.LettersPath("1234", kit.Box{X0: 112, Y0: 46, X1: 188, Y1: 78}, "display"), c.Tones("digits").DD)), c.Path("M60 34H110L80 90H60Z", kit.White).Opacity(.25).Shade()))
		labels := []string{"C", "%", "±", "÷", "7", "8", "9", "×", "4", "5", "6", "-", "1", "2", "3", "+", "0", "", ".", "="}
		for i, text := range labels {
			x, y, w := 62+34.200*float64(i%4), 96+29.200*float64(i/4), 29.400
			if text == "" {
				continue
			}
			if text == "0" {
				w += 34.200
			}
			tone, ink := k, t.M
			switch {
			case text == "=":
				tone, ink = q, kit.White
			case i%4 == 3 || i < 3:
				tone, ink = t, kit.White
			}
			o := kit.RoundRect(x, y, w, 23, 7)
			cx, cy := x+w/2, y+11
			var mark kit.Node
			l := sheen.D
			switch text {
			case "-":
				mark = c.Line(l("M%g %gh9", cx-4.5, cy), ink, 2.6)
			case "+":
				mark = c.Line(l("M%g %gh9M%g %gv9", cx-4.5, cy, cx, cy-4.5), ink, 2.6)
			case "=":
				mark = c.Line(l("M%g %gh9M%g %gh9", cx-4.5, cy-2.6, cx-4.5, cy+2.6), ink, 2.6)
			case "×":
				mark = c.Line(l("M%g %gl7 7M%g %gl7 -7", cx-3.5, cy-3.5, cx-3.5, cy+3.5), ink, 2.6)
			case "÷":
				mark = kit.Of(c.Line(l("M%g %gh9", cx-4.5, cy), ink, 2.4), c.Circle(cx, cy-4.4, 1.7, ink), c.Circle(cx, cy+4.4, 1.7, ink))
			case ".":
				mark = c.Circle(cx, cy+3, 2.2, ink)
			case "±":
				mark = c.Line(l("M%g %gh7M%g %gv7M%g %gh7", cx-3.5, cy-2, cx, cy-5.5, cx-3.5, cy+5), ink, 2)
			default:
				mark = c.Path(kit.LettersPath(text, kit.Box{X0: cx - 7, Y0: cy - 6.5, X1: cx + 7, Y1: cy + 6.5}, "display"), ink)
			}
			c.Part("buttons", c.Path(o, b.DDD).Move(.6, 3.4).Opacity(.75), c.Path(o, tone.DDD).Move(0, 2), c.Form(o, kit.Lin(x, y, x+w, y+23, tone.L, tone.M, tone.D), c.Path(o, kit.None).Stroke(kit.White, 2).Move(.8, 1).Opacity(.45)), mark)
		}
		c.Anchor("ground", 128, 252)
		c.AnchorBox("print", 128, 61, 128, 42, 0)
		c.AnchorBox("grip", 128, 220, 0, 0, 0)
	},
}
