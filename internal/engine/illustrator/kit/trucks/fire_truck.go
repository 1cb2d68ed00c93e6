package trucks

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var fireTruck = kit.Piece{
	Name: "fire-truck", Cm: 900, Facing: kit.Right,
	States:  "ladder-down; ladder-up",
	Palette: "body #e2332f; ladder #c9d1d9; lights #4aa8ff siren beacon; hose #f5c043; wheels #d5dce3 rims; tires #4a4f5d; windows #a6dcf2 glass; stripe #fdf8ee; headlights #ffe08a",
	Draw: func(c *kit.Canvas) {
		b, k, g, h, r, t, w, s, l := c.Tones("body"), c.Tones("ladder"), c.Tones("lights"), c.Tones("hose"), c.Tones("wheels"), c.Tones("tires"), c.Tones("windows"), c.Tones("stripe"), c.Tones("headlights")
		var rungs []kit.Node
		for i := range 11 {
			rungs = append(rungs, c.Line(fmt.Sprintf("M%d 63V78", 22+15*i), k.DD, 3.4), c.Line(fmt.Sprintf("M%g 63V78", 21.5+15*float64(i)), k.L, 1.8))
		}
		turn, foot := -3.0, 100.0
		if c.State("ladder-up") { // it stands on its turntable, its end in the air
			turn, foot = 44, 182
		}
		c.Part("ladder", kit.Of(kit.Of(rungs...), gloss.Tube(c, "M10 79H182", 5.5, k), gloss.Tube(c, "M10 62H182", 5.5, k)).Rotate(turn, foot, 80),
			c.Form("M40 84H66L72 102H34Z", gloss.Sheen(k, 34, 84, 72, 102)), c.Form("M128 80H146L150 100H124Z", gloss.Sheen(k, 124, 80, 150, 100)))
		const shell = "M10 96Q10 90 16 90H160V74Q160 62 172 62H214Q224 62 229 72L244 108Q247 114 247 120V172Q247 178 241 178H14Q8 178 8 172V100Z"
		c.Part("lights", c.Rect(176, 55, 34, 8, 2, k.DD), c.Form("M178 56V52Q178 44 186 44H200Q208 44 208 52V56Z", kit.Lin(178, 42, 208, 58, g.LL, g.M, g.DD), gloss.Glint(c, "M182 52Q183 47 188 47H193Q189 49 188 55H182Z", .75), c.Line("M193 44V56", g.DD, 1.5)),
			c.Rect(14, 82, 18, 9, 3, kit.Lin(14, 80, 30, 92, g.LL, g.M, g.DD)))
		c.Part("body", c.Form(shell, kit.Lin(90, 62, 104, 184, kit.At(0, b.L), kit.At(.35, b.M), kit.At(.8, b.D), kit.At(1, b.DD)),
			c.Named("stripe", c.Path("M0 134H256V147H0Z", kit.Lin(0, 134, 0, 147, s.LL, s.M, s.D)), c.Path("M0 149H256V152H0Z", h.M)),
			gloss.Dim(c, 6, .4, "M0 166H256V190H0Z", b), gloss.Dim(c, 6, .35, "M240 100H260V190H232Z", b), c.Line("M160 70V172", b.DDD, 2).Opacity(.6),
			chassis.Arch(c, 58, 176, 27, b), chassis.Arch(c, 202, 176, 27, b), c.Rect(4, 90, 156, 5, 0, b.LL).Opacity(.7)),
			gloss.Glint(c, "M166 74Q167 67 174 67H212Q218 67 221 72Q217 71 212 71H176Q172 71 171 76L168 84Z", .5))
		for _, x := range []float64{16, 52, 112} {
			c.Part("lockers", c.Rect(x, 101, 32, 28, 3, b.DDD), c.Form(kit.RoundRect(x+1.5, 102.5, 29, 25, 2), kit.Lin(0, 102, 0, 128, k.LL, k.M, k.D),
				c.Line(fmt.Sprintf("M%g 107h30m-30 5h30m-30 5h30m-30 5h30", x+1), k.DD, 1.2).Opacity(.7)), c.Rect(x+11, 123, 10, 3, 1.5, k.DDD))
		}
		c.Part("hose", c.Circle(98, 116, 14.5, b.DDD).Opacity(.6), c.Circle(97, 115, 14, h.DD), c.Circle(97, 115, 11.8, kit.None).Stroke(kit.Lin(86, 104, 108, 126, h.LL, h.M, h.D), 3.2), c.Circle(97, 115, 7.8, kit.None).Stroke(h.M, 3), c.Circle(97, 115, 4, kit.Lin(93, 111, 101, 119, k.LL, k.D)),
			c.Line("M109 120Q114 132 108 140", h.DD, 4.5), c.Line("M108.5 120Q113.5 132 107.5 140", h.L, 2.6), c.Line("M107.5 140L105 147", k.DD, 5.5), c.Line("M107 140L105 146", k.LL, 2))
		c.Part("windows", chassis.Glass(c, "M171 108V78Q171 74 175 74H190V108Z", w, c.Path("M175 110V96Q175 88 182 88Q188 88 188 96V110Z", w.DDD).Opacity(.5)),
			chassis.Glass(c, "M197 74H211Q216 74 218 79L230 108H197Z", w, c.Path("M199 110V96Q199 88 205 88Q211 88 211 96V110Z", w.DDD).Opacity(.5), c.Line("M224 108L220 96", w.DDD, 3).Opacity(.55)))
		c.Part("doors", c.Line("M193.5 70V158M168 70V158M236 112L237 140", b.DD, 1.7).Opacity(.8), c.Rect(198, 120, 13, 5, 2.5, gloss.Sheen(k, 198, 119, 211, 127)), c.Rect(172, 120, 13, 5, 2.5, gloss.Sheen(k, 172, 119, 185, 127)))
		c.Part("bumper", c.Form("M226 164H250Q255 164 255 170V174Q255 181 248 181H224Z", gloss.Sheen(k, 226, 162, 252, 182)), c.Form("M4 164H24V181H8Q2 181 2 175V170Q2 164 4 164Z", gloss.Sheen(k, 2, 162, 26, 182)), c.Line("M92 178H166", k.DD, 6), c.Line("M92 177H166", k.L, 3))
		c.Part("headlights", chassis.Lamp(c, 241, 156, 6, 7, l, k), c.Rect(8, 154, 8, 8, 2, kit.Hex("#ff7a4a")))
		c.Part("wheels", chassis.Disc(c, 58, 176, 27, t, r, 8), chassis.Disc(c, 202, 176, 27, t, r, 8))
		c.AnchorBox("inside", 211, 91, 28, 32, 0)
		chassis.Driver(c, 205, 124, 222, 100, 226, 160)
		c.Anchor("ground", 128, 203)
	},
}
