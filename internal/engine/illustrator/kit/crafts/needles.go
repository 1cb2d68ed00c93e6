package crafts

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var knittingNeedles = kit.Piece{
	Name: "knitting-needles", Cm: 35, Palette: "needles #c98f50 wood; yarn #e8607f pink wool; knobs #4f9fd0 blue ends; knit #e8607f <yarn scarf",
	Draw: func(c *kit.Canvas) {
		n, y, k, w := c.Tones("needles"), c.Tones("yarn"), c.Tones("knobs"), c.Tones("knit")
		needle := func(x0, y0, x1, y1 float64) kit.Node {
			return kit.Of(sheen.Tube(c, sheen.D("M%g %gL%g %g", x0, y0, x1, y1), 8, n))
		}
		c.Part("needles", needle(232, 22, 38, 150))
		c.Part("knobs", sheen.Ball(c, 234, 20, 12, k))
		// The piece that is being knitted: rows of stitches.
		d := "M72 122Q120 94 168 70L204 140Q206 176 190 214Q150 244 116 238Q94 196 72 122Z"
		c.Part("knit", c.Path(d, w.DDD).Move(1, 3), sheen.Body(c, d, w, 10, sheen.Each(9, func(row int) kit.Node {
			return sheen.Each(13, func(i int) kit.Node {
				return kit.Of(c.Line("M-6 -5Q-1 -2 0 6Q1 -2 6 -5", w.DD, 3.400), c.Line("M-6 -6Q-1 -3 0 5Q1 -3 6 -6", w.LL, 1.600)).Move(-8+12.500*float64(i), 8+13*float64(row)).Rotate(-27, 0, 0).Move(62, 118)
			})
		})))
		c.Part("needles", needle(26, 34, 214, 122))
		c.Part("knobs", sheen.Ball(c, 24, 32, 12, k))
		c.Part("knit", sheen.Each(9, func(i int) kit.Node {
			x, yy := 74+12*float64(i), 120-6.200*float64(i)
			return kit.Of(c.Line(sheen.D("M%g %gq-2 -14 8 -16q8 2 6 12", x, yy+4), w.DDD, 6.500), c.Line(sheen.D("M%g %gq-2 -14 8 -16q8 2 6 12", x, yy+4), w.M, 5), c.Line(sheen.D("M%g %gq-2 -14 8 -16", x, yy+4), w.LL, 1.800))
		}))
		c.Part("yarn", c.Line("M196 206Q232 214 222 190", y.DD, 5), c.Line("M196 206Q232 214 222 190", y.L, 3))
		ball := kit.Oval(62, 202, 52, 50)
		c.Part("yarn", c.Line("M106 222Q130 256 176 248Q220 240 206 206", y.DD, 5), c.Line("M106 222Q130 256 176 248Q220 240 206 206", y.L, 3), c.Path(ball, y.DDD).Move(0, 2), sheen.Body(c, ball, y, 13, sheen.Each(7, func(i int) kit.Node {
			o := 13*float64(i) - 40
			return kit.Of(c.Line(sheen.D("M%g 150Q%g 200 %g 256", 40+o, 90+o, 60+o), y.DD, 4).Opacity(.6), c.Line(sheen.D("M%g 150Q%g 200 %g 256", 43+o, 93+o, 63+o), y.LL, 2).Opacity(.6))
		}), sheen.Each(4, func(i int) kit.Node {
			o := 12 * float64(i)
			return kit.Of(c.Line(sheen.D("M8 %gQ60 %g 118 %g", 196+o, 150+o, 190+o), y.DDD, 4).Opacity(.5), c.Line(sheen.D("M8 %gQ60 %g 118 %g", 198+o, 152+o, 192+o), y.LL, 2.400).Opacity(.7))
		})))
		c.Anchor("ground", 110, 252)
	},
}

var glueGun = kit.Piece{
	Name: "glue-gun", Cm: 20, Facing: kit.Left, Palette: "body #f28a2e orange; grip #3f4552 handle black; nozzle #c3ccd6 metal tip; trigger #3f8fd8 blue; stick #fdf3dc glue; cord #3f4552 <grip",
	Draw: func(c *kit.Canvas) {
		b, g, n, t, s, k := c.Tones("body"), c.Tones("grip"), c.Tones("nozzle"), c.Tones("trigger"), c.Tones("stick"), c.Tones("cord")
		c.Part("stick", c.Form(kit.RoundRect(204, 54, 58, 22, 8), kit.Lin(0, 54, 0, 76, s.LL, s.M, s.D)))
		c.Part("cord", sheen.Tube(c, "M188 236Q196 258 226 250Q258 238 254 204", 8, k))
		c.Part("nozzle", sheen.Body(c, "M-4 62L24 48V84L-4 72Q-10 67 -4 62Z", n, 5), sheen.Body(c, kit.RoundRect(22, 42, 26, 48, 6), n, 6, c.Line("M30 42V90M38 42V90", n.DD, 2)))
		c.Part("stick", c.Form("M-6 66Q-14 80 -10 90Q-6 98 -2 90Q-2 80 -2 70Z", kit.Lin(-12, 66, 0, 96, s.LL, s.M, s.D)))
		c.Part("trigger", sheen.Body(c, "M98 104Q92 130 104 156Q112 166 122 158Q112 132 122 104Z", t, 6), c.Line("M104 118q4 2 8 0M106 130q4 2 8 0M108 142q4 2 8 0", t.DDD, 2.400))
		grip := "M134 98H204C206 136 208 180 214 222Q214 238 200 240H168Q154 238 152 224C148 184 142 140 134 98Z"
		c.Part("grip", c.Path(grip, g.DDD).Move(0, 2), sheen.Body(c, grip, g, 12, sheen.Each(5, func(i int) kit.Node {
			return c.Line(sheen.D("M%g %gL%g %g", 156+2*float64(i), 140+17*float64(i), 196+2.500*float64(i), 136+17*float64(i)), g.LL, 3.400).Opacity(.6)
		})))
		body := "M44 44Q46 34 60 34H190Q214 36 216 56V82Q214 108 190 110H120Q60 108 48 92Z"
		c.Part("body", c.Path(body, b.DDD).Move(0, 2.500), sheen.Body(c, body, b, 13, c.Line("M130 50H196M130 62H196M130 74H196", b.DD, 4).Opacity(.6)), sheen.Glint(c, "M62 44Q70 40 84 40H176Q182 44 174 46H84Q72 48 64 56Q56 54 62 44Z", .5), c.Circle(84, 78, 9, b.DDD), c.Circle(83.600, 77.500, 7, kit.Rad(81, 75, 10, kit.Hex("#ffd0c4"), kit.Hex("#ff5a4a"), kit.Hex("#b32222"))))
		c.AnchorBox("grip", 182, 170, 0, 0, 0)
	},
}
