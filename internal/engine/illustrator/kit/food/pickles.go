package food

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var pickleJar = kit.Piece{
	Name: "pickle-jar", Cm: 18, Palette: "pickles #7d9b34 cucumbers green; brine #d5dd8a liquid; lid #3f8f5a; label #fff6df; print #4f7a2c lettering; glass #d3e8ea; dill #4f8f3a herbs", States: "full; empty -pickles -brine -dill",
	Draw: func(c *kit.Canvas) {
		k, b, l, a, p, g, d := c.Tones("pickles"), c.Tones("brine"), c.Tones("lid"), c.Tones("label"), c.Tones("print"), c.Tones("glass"), c.Tones("dill")
		jar := "M70 56H186C206 66 216 82 216 102V220C216 242 206 252 184 252H72C50 252 40 242 40 220V102C40 82 50 66 70 56Z"
		c.Part("glass", c.Form(jar, kit.Lin(40, 60, 216, 250, g.LL.Alpha(.75), g.L.Alpha(.55), g.D.Alpha(.7))))
		in := "M48 92H208V220C208 238 198 244 182 244H74C58 244 48 238 48 220Z"
		c.Part("brine", c.Form(in, kit.Lin(48, 0, 208, 0, b.D.Alpha(.85), b.L.Alpha(.75), b.M.Alpha(.8), b.DD.Alpha(.9))), c.Path(kit.Oval(128, 92, 80, 8), b.LL))
		pickle := func(x, y, turn, s float64) kit.Node {
			o := "M0 -74C18 -74 24 -44 23 0C22 46 16 74 0 74C-16 74 -22 46 -23 0C-24 -44 -18 -74 0 -74Z"
			return kit.Of(sheen.Body(c, o, k, 13, c.Line("M-9 -64Q-13 0 -8 64M9 -64Q13 0 8 64", k.DD, 2.400).Opacity(.45), sheen.Each(12, func(i int) kit.Node {
				px, py := []float64{-14, 3, 14, -4}[i%4], -56+10*float64(i)
				return kit.Of(c.Ellipse(px+.8, py+1.200, 3.600, 3, k.DDD).Opacity(.6), c.Ellipse(px, py, 3.200, 2.600, k.LL))
			})), c.Line("M-14 -40Q-18 -10 -15 20", kit.White, 3).Opacity(.4)).Scale(s, s, 0, 0).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("pickles", c.Clip(in, pickle(72, 172, -6, .98), pickle(186, 174, 7, .98), pickle(148, 166, 3, 1), pickle(108, 168, -2, 1.040)))
		sprig := func(x, y, turn float64) kit.Node {
			return kit.Of(c.Line("M0 40V-30", d.DD, 2.600), sheen.Each(6, func(i int) kit.Node {
				yy := 24 - 10*float64(i)
				return c.Line(sheen.D("M0 %gl-12 -10M0 %gl12 -10M-6 %gl-8 0M6 %gl8 0", yy, yy, yy-5, yy-5), d.M, 1.800)
			})).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("dill", c.Clip(in, sprig(90, 118, -14), sprig(170, 116, 16)))
		c.Part("label", c.Path("M40 138Q128 152 216 138V212Q128 226 40 212Z", b.DDD).Opacity(.4).Move(0, 2), c.Form("M40 136Q128 150 216 136V208Q128 222 40 208Z", kit.Lin(40, 0, 216, 0, a.M, a.LL, a.M, a.D), c.Line("M40 144Q128 158 216 144M40 200Q128 214 216 200", p.M, 3)))
		if text := c.Text(); text != "" {
			c.Part("print", c.Letters(text, kit.Box{X0: 64, Y0: 158, X1: 192, Y1: 202}, "display", p.M))
		} else {
			c.Part("print", pickle(116, 180, 64, .42), pickle(142, 178, 116, .42), c.Line("M70 178h14M172 178h14", p.M, 3))
		}
		c.Part("lid", sheen.Body(c, kit.RoundRect(56, 8, 144, 50, 10), l, 13, sheen.Each(15, func(i int) kit.Node {
			x := 62 + 9.400*float64(i)
			return kit.Of(c.Line(sheen.D("M%g 22V50", x), l.DDD, 2.400).Opacity(.45), c.Line(sheen.D("M%g 22V50", x+2), l.LL, 1.200).Opacity(.6))
		}), c.Path("M50 8H206V18H50Z", l.LL).Opacity(.4)), c.Path(kit.RoundRect(62, 56, 132, 6, 3), g.DD))
		c.Part("glass", sheen.Glint(c, "M52 108Q54 88 66 76Q71 80 64 92Q59 106 59 132L52 131ZM52 214L59 216V226Q55 232 52 224Z", .8), sheen.Glint(c, "M202 96Q206 104 206 118V130L201 131V112Z", .5), c.Path(jar, kit.None).Stroke(g.DDD, 2).Opacity(.45))
		c.AnchorBox("print", 128, 180, 130, 46, 0)
		c.Anchor("ground", 128, 252)
	},
}
