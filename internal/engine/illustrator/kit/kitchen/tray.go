package kitchen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var tray = kit.Piece{
	Name: "tray", Cm: 48, States: "oval; round",
	Palette: "tray #a9683a wood; floor #cf9557 <tray inside; grain #8a5227 <tray; handles #e0b342 metal brass handle",
	Draw: func(c *kit.Canvas) {
		t, f, g, h := c.Tones("tray"), c.Tones("floor"), c.Tones("grain"), c.Tones("handles")
		if c.State("oval") || c.State("round") {
			ovalTray(c, t, f, g, h)
			return
		}
		const rim = "M50 92H206Q219 92 224 103L249 170Q255 188 236 188H20Q1 188 7 170L32 103Q37 92 50 92Z"
		const floor = "M55 105H201Q209 105 212 112L231 163Q234 173 223 173H33Q22 173 25 163L44 112Q47 105 55 105Z"
		const front = "M5 176Q5 188 20 188H236Q251 188 251 176V190Q251 208 234 208H22Q5 208 5 190Z"
		c.Part("handles", c.Both(128, sheen.Tube(c, "M30 116C6 104 -8 132 14 152", 8, h)))
		c.Part("tray", c.Form(front, kit.Lin(0, 180, 0, 208, t.M, t.DDD), c.Line("M16 193H240", t.L, 1.6).Opacity(.5)), c.Form(rim, kit.Lin(30, 92, 226, 188, t.LL, t.M, t.D)), c.Line("M50 94H206Q217 94 222 104M22 186H234", t.LL, 2).Opacity(.8))
		c.Part("floor", c.Form(floor, kit.Lin(40, 105, 216, 173, f.D, f.M, f.L),
			c.Path("M30 98H226L219 116H37Z", t.DDD).Opacity(.34), c.Path("M40 105L20 176H34L56 108Z", t.DDD).Opacity(.3),
			c.Named("grain", c.Line("M46 126Q120 121 214 126M40 140Q110 146 220 140M35 155Q150 150 224 155M30 168Q90 164 228 167", g.DD, 1.5).Opacity(.4), c.Ellipse(90, 141, 13, 3, g.DD).Opacity(.28), c.Ellipse(170, 154, 10, 2.6, g.DD).Opacity(.28)),
			c.Path("M150 105H186L150 173H104Z", kit.White).Opacity(.14).Shade()))
		c.Part("handles", c.Both(128, kit.Of(sheen.Ball(c, 31, 117, 6, h), sheen.Ball(c, 15, 153, 6, h))))
		c.Anchor("ground", 128, 208)
		c.AnchorBox("surface", 128, 150, 176, 0, 0)
	},
}

var shelf = kit.Piece{
	Name: "shelf", Cm: 70,
	Palette: "shelf #b9793f wood board; grain #8d5a2c <shelf; brackets #3f454e metal iron bracket",
	Draw: func(c *kit.Canvas) {
		s, g, k := c.Tones("shelf"), c.Tones("grain"), c.Tones("brackets")
		c.Part("brackets", c.Both(128, kit.Of(
			sheen.Body(c, kit.RoundRect(44, 118, 14, 88, 6), k, 5),
			sheen.Tube(c, "M51 190C92 188 96 150 92 122", 8, k),
			sheen.Tube(c, "M58 150C72 148 74 164 64 166C57 167 56 158 62 157", 4, k),
			sheen.Screw(c, 51, 134, 3.4, k), sheen.Screw(c, 51, 196, 3.4, k))))
		c.Part("shelf", c.Form("M30 84H226L250 104H6Z", kit.Lin(20, 84, 236, 104, s.LL, s.L, s.M), c.Named("grain", c.Line("M36 90Q120 86 224 91M24 98Q100 94 238 98", g.DD, 1.4).Opacity(.4))),
			c.Form(kit.RoundRect(6, 103, 244, 21, 4), kit.Lin(0, 103, 0, 124, s.M, s.D, s.DD), c.Named("grain", c.Line("M12 110Q100 107 244 111M12 117Q140 121 244 116", g.DDD, 1.4).Opacity(.4))),
			c.Line("M8 104.500H248", s.LL, 1.8).Opacity(.9), c.Path("M44 124H212V132H44Z", kit.Black).Opacity(.18).Shade())
		c.AnchorBox("surface", 128, 96, 212, 0, 0)
	},
}

// ovalTray draws a tray with a round rim.
func ovalTray(c *kit.Canvas, t, f, g, h kit.Tones) {
	ry := 70.0
	if c.State("round") {
		ry = 104
	}
	oval := func(y, rx, ry float64) string { return kit.Oval(128, y, rx, ry) }
	c.Part("handles", c.Both(128, sheen.Tube(c, sheen.D("M18 %gC-2 %g -2 %g 18 %g", 104.0, 108.0, 152.0, 156.0), 8, h)))
	c.Part("tray", c.Form(oval(142, 116, ry), kit.Lin(0, 100, 0, 142+ry, t.M, t.DDD)), c.Form(oval(130, 116, ry), kit.Lin(30, 130-ry, 226, 130+ry, t.LL, t.M, t.D)),
		c.Path(oval(130, 114, ry-2), kit.None).Stroke(t.LL, 2).Opacity(.7))
	c.Part("floor", c.Form(oval(132, 100, ry-15), kit.Lin(40, 132-ry, 216, 132+ry, f.D, f.M, f.L),
		c.Blur(7, c.Path(oval(132, 108, ry-9), kit.None).Stroke(t.DDD, 20).Move(0, 6)).Opacity(.5),
		c.Named("grain", sheen.Grain(c, kit.Box{X0: 34, Y0: 132 - ry + 24, X1: 222, Y1: 132 + ry - 24}, 7, g)),
		c.Path("M150 40H186L140 230H96Z", kit.White).Opacity(.14).Shade()), c.Path(oval(132, 100, ry-15), kit.None).Stroke(t.DD, 2).Opacity(.7))
	c.Part("handles", c.Both(128, kit.Of(sheen.Ball(c, 19, 106, 6, h), sheen.Ball(c, 19, 154, 6, h))))
	c.Anchor("ground", 128, 142+ry)
	c.AnchorBox("surface", 128, 140, 176, 0, 0)
}
