package holiday

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// strung draws balls along a curve: n of radius r, as color says.
func strung(c *kit.Canvas, pts []shape.Pt, n int, r float64, color func(i int) (string, kit.Tones)) {
	steps := shape.Sample(pts, 400)
	for i := range n {
		s := steps[min(400, i*400/n)]
		part, t := color(i)
		c.Part(part, c.Circle(s.X+.6, s.Y+1.600, r, t.DDD), c.Circle(s.X, s.Y, r-.4, sheen.Orb(s.X, s.Y, r, t)), c.Circle(s.X-r*.34, s.Y-r*.38, r*.22, kit.White).Opacity(.85))
	}
}

var beads = kit.Piece{
	Name: "beads", Cm: 30, Palette: "first #8a4fc8 purple; second #37a35a green; third #f0bb35 gold; fourth #e0479a pink; fifth #3f9fe0 blue",
	Draw: func(c *kit.Canvas) {
		loops := [][]shape.Pt{
			{{X: 50, Y: 30}, {X: 10, Y: 90}, {X: 20, Y: 170}, {X: 86, Y: 226}, {X: 160, Y: 200}, {X: 170, Y: 110}, {X: 120, Y: 34}, {X: 50, Y: 30}},
			{{X: 206, Y: 26}, {X: 130, Y: 30}, {X: 84, Y: 100}, {X: 96, Y: 190}, {X: 170, Y: 240}, {X: 236, Y: 190}, {X: 248, Y: 90}, {X: 206, Y: 26}},
			{{X: 128, Y: 66}, {X: 54, Y: 96}, {X: 36, Y: 166}, {X: 90, Y: 236}, {X: 176, Y: 238}, {X: 222, Y: 164}, {X: 200, Y: 92}, {X: 128, Y: 66}},
		}
		for i, part := range []string{"first", "second", "third"} {
			t := c.Tones(part)
			second, u := []string{"fourth", "fifth", "fourth"}[i], c.Tones([]string{"fourth", "fifth", "fourth"}[i])
			strung(c, loops[i], 48, 8.200, func(j int) (string, kit.Tones) {
				if j%6 == 5 {
					return second, u
				}
				return part, t
			})
		}
	},
}

var rosary = kit.Piece{
	Name: "rosary", Cm: 40, Palette: "beads #8a4a2e brown wood; second #5e2f1c <beads; chain #d8b25a gold; cross #e0b94f gold crucifix",
	Draw: func(c *kit.Canvas) {
		b, s, k, x := c.Tones("beads"), c.Tones("second"), c.Tones("chain"), c.Tones("cross")
		loop := []shape.Pt{{X: 128, Y: 164}, {X: 62, Y: 136}, {X: 22, Y: 84}, {X: 40, Y: 24}, {X: 100, Y: 2}, {X: 156, Y: 2}, {X: 216, Y: 24}, {X: 234, Y: 84}, {X: 194, Y: 136}, {X: 128, Y: 164}}
		c.Part("chain", c.Line(shape.Line(shape.Sample(loop, 120)), k.D, 2.600), c.Line("M128 164V216", k.D, 2.600))
		strung(c, loop, 44, 8, func(j int) (string, kit.Tones) {
			if j%11 == 0 {
				return "second", s
			}
			return "beads", b
		})
		c.Part("chain", sheen.Body(c, kit.Oval(128, 166, 12, 14), k, 4), c.Circle(128, 166, 5, k.DD))
		strung(c, []shape.Pt{{X: 128, Y: 188}, {X: 128, Y: 200}, {X: 128, Y: 212}, {X: 128, Y: 218}}, 2, 7, func(int) (string, kit.Tones) { return "beads", b })
		d := "M119 212H137V226H158V243H137V276H119V243H98V226H119Z"
		c.Part("cross", c.Path(d, x.DDD).Stroke(x.DDD, 3).Move(0, 1.500), sheen.Body(c, d, x, 6), c.Path("M125 218H131V232H150V237H131V268H125V237H106V232H125Z", b.M))
		c.Anchor("tie", 128, 0)
	},
}

var prayerBeads = kit.Piece{
	Name: "prayer-beads", Cm: 30, Palette: "beads #4a9e8c green jade; second #e0b94f gold; tassel #4a9e8c <beads",
	Draw: func(c *kit.Canvas) {
		b, s, t := c.Tones("beads"), c.Tones("second"), c.Tones("tassel")
		loop := []shape.Pt{{X: 128, Y: 176}, {X: 60, Y: 150}, {X: 16, Y: 92}, {X: 44, Y: 28}, {X: 128, Y: 4}, {X: 212, Y: 28}, {X: 240, Y: 92}, {X: 196, Y: 150}, {X: 128, Y: 176}}
		strung(c, loop, 33, 11, func(j int) (string, kit.Tones) {
			if j%11 == 0 {
				return "second", s
			}
			return "beads", b
		})
		c.Part("second", sheen.Body(c, "M120 172Q128 164 136 172L138 204Q128 210 118 204Z", s, 4))
		c.Part("tassel", sheen.Body(c, "M116 206Q128 198 140 206L154 258Q128 268 102 258Z", t, 6, sheen.Each(9, func(i int) kit.Node {
			x := 105 + 5.700*float64(i)
			return c.Line(sheen.D("M%g 204L%g 266", 128+(x-128)*.45, x), t.DD, 1.800).Opacity(.6)
		})), c.Line("M113 216Q128 222 143 216", s.M, 5))
		c.Anchor("tie", 128, 0)
	},
}

var chalice = kit.Piece{
	Name: "chalice", Cm: 22, Palette: "cup #e0b443 gold goblet; gems #c9303f red rubies; second #2f6fc4 blue sapphire; wine #7d1a30 red", States: "empty -wine",
	Draw: func(c *kit.Canvas) {
		g, r, b, w := c.Tones("cup"), c.Tones("gems"), c.Tones("second"), c.Tones("wine")
		c.On(kit.Back)
		c.Part("cup", c.Form(kit.Oval(128, 28, 80, 18), kit.Lin(50, 10, 206, 46, g.DDD, g.DD, g.M)))
		c.Part("wine", c.Ellipse(128, 33, 70, 12, kit.Lin(60, 20, 200, 46, w.D, w.M, w.LL)))
		c.On(kit.Fore)
		d := "M48 28A80 18 0 0 0 208 28C210 82 186 124 142 134V146H114V134C70 124 46 82 48 28Z"
		c.Part("cup", c.Path(d, g.DDD).Move(0, 2), sheen.Body(c, d, g, 18, c.Path("M46 60Q128 88 210 60V76Q128 104 46 76Z", g.D), c.Line("M47 60Q128 88 209 60M50 78Q128 105 206 78", g.LL, 2)), c.Line("M48 28A80 18 0 0 0 208 28", g.LL, 4), sheen.Glint(c, "M62 46Q68 52 78 54Q78 92 100 118Q74 108 66 82Q60 62 62 46Z", .5))
		c.Part("gems", sheen.Each(3, func(i int) kit.Node {
			x, y := []float64{84, 128, 172}[i], []float64{79, 83, 79}[i]
			t := r
			if i == 1 {
				t = b
			}
			n := kit.Of(c.Ellipse(x, y, 12, 10, g.DDD), c.Ellipse(x, y-.5, 10, 8, kit.Rad(x-3, y-4, 13, t.LL, t.M, t.DD)), c.Ellipse(x-3, y-4, 3, 2, kit.White))
			if i == 1 {
				return c.Named("second", n)
			}
			return n
		}))
		c.Part("cup", sheen.Body(c, kit.Oval(128, 156, 28, 16), g, 6), c.Form("M112 168H144Q146 196 162 212H94Q110 196 112 168Z", sheen.Round(98, 0, 158, 0, g)), sheen.Body(c, "M94 208H162Q176 216 196 228Q204 234 202 244Q128 262 54 244Q52 234 60 228Q80 216 94 208Z", g, 8), c.Line("M58 240Q128 256 198 240", g.LL, 2.600))
		c.Part("gems", sheen.Each(3, func(i int) kit.Node {
			return kit.Of(c.Ellipse(112+16*float64(i), 156, 5, 4.500, g.DDD), c.Ellipse(112+16*float64(i), 155.600, 4, 3.600, r.M))
		}))
		c.On(kit.Body)
		c.AnchorBox("inside", 128, 30, 120, 24, 0)
		c.AnchorBox("grip", 128, 186, 0, 0, 0)
		c.Anchor("ground", 128, 254)
	},
}
