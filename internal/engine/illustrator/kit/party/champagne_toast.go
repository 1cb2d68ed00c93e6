package party

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

var champagneToast = kit.Piece{
	Name: "champagne-toast", Cm: 30,
	Palette: "champagne #f2b632 wine; glasses #d9e8f0 flutes; bubbles #fff6cf; sparkle #ffcf4a",
	Draw: func(c *kit.Canvas) {
		w, g, b, s := c.Tones("champagne"), c.Tones("glasses"), c.Tones("bubbles"), c.Tones("sparkle")
		cool := g.DD.Toward(kit.Hex("#5a7fa8"), .5)
		flute := func(tilt float64) kit.Node {
			// Upright around x = 0: the rim at −92, the foot at 110.
			const foot = "M-4.5 27Q-2.5 60 -4 96Q-20 100 -33 106Q-35 112 0 112Q35 112 33 106Q20 100 4 96Q2.5 60 4.5 27Z"
			const bowl = "M-29 -92C-31 -40 -26 4 -6 28Q0 32 6 28C26 4 31 -40 29 -92Z"
			var fizz []kit.Node
			for range 22 {
				x, y := (c.Rand().Float64()*2-1)*17, -56+c.Rand().Float64()*74
				r := 1.2 + c.Rand().Float64()*2
				if y > -6 {
					x *= .5
				}
				fizz = append(fizz, c.Circle(x, y, r, b.M.Alpha(.75)), c.Circle(x-r*.3, y-r*.3, r*.4, kit.White))
			}
			// The wine stays level while the glass leans.
			wine := kit.Of(c.Path("M-80 -62H80V60H-80Z", kit.Lin(-30, -60, 30, 30, w.LL, w.L, w.M, w.D)), c.Path("M-80 -66H80V-56H-80Z", kit.White).Opacity(.75)).Rotate(-tilt*.55, 0, -60)
			return kit.Of(
				c.Form(foot, kit.Lin(-30, 0, 30, 0, g.LL.Alpha(.95), g.M.Alpha(.85), kit.White.Alpha(.9), g.D.Alpha(.9)), c.Line("M1.500 36V94", cool, 1.6).Opacity(.5), c.Path("M-32 106Q0 114 32 106V114H-32Z", cool).Opacity(.55), c.Path(foot, kit.None).Stroke(cool, 2.4).Opacity(.75), c.Line("M-1.6 38V92", kit.White, 1.4).Opacity(.9), c.Ellipse(-6, 103, 14, 2, kit.White).Opacity(.8)),
				c.Form(bowl, kit.Lin(-30, 0, 30, 0, g.M.Alpha(.6), kit.White.Alpha(.35), g.M.Alpha(.4), g.D.Alpha(.7)), c.Clip("M-25.5 -92C-27 -40 -22 2 -5 24Q0 28 5 24C22 2 27 -40 25.5 -92Z", c.Named("champagne", wine), c.Named("bubbles", fizz...)),
					c.Blur(3, c.Path("M20 -92C24 -40 16 0 4 26L40 20V-92Z", w.DD).Opacity(.5)), c.Path("M-22 -84C-23 -46 -20 -16 -10 8L-6 4C-13 -20 -15 -50 -14 -84Z", kit.White).Opacity(.6)),
				c.Path(bowl, kit.None).Stroke(g.L.Alpha(.95), 2), c.Path(bowl, kit.None).Stroke(cool.Alpha(.8), 1.4).Move(1, .8), c.Ellipse(0, -92, 29, 5, kit.White.Alpha(.3)).Stroke(g.LL, 2), c.Line("M-29 -91A29 5 0 0 0 29 -91", cool, 1.2).Opacity(.6)).Rotate(tilt, 0, 0)
		}
		c.Part("glasses", flute(20).Move(76, 136), flute(-20).Move(180, 136))
		drop := func(x, y, r, turn float64) kit.Node {
			return kit.Of(c.Path(fmt.Sprintf("M0 %gC%g %g %g %g 0 %gC%g %g %g %g 0 %gZ", r, -r*1.1, r, -r, -r*.4, -r*1.8, r, -r*.4, r*1.1, r, r), kit.Lin(-r, -r, r, r, w.LL, w.M, w.D)), c.Circle(-r*.3, 0, r*.25, kit.White)).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("splash", kit.Of(c.Form("M100 42C108 34 112 28 108 16C120 22 124 30 126 36C128 24 134 14 146 8C142 20 146 30 156 40C148 46 138 44 130 50C120 44 110 48 100 42Z", kit.Lin(104, 10, 150, 48, w.LL, w.M, w.D), c.Path("M112 38Q118 34 118 28Q124 36 128 42Q136 30 138 20Q138 32 146 38Q130 40 112 38Z", kit.White).Opacity(.6)),
			drop(96, 20, 4.5, -40), drop(164, 16, 5, 40), drop(128, 2, 4.5, 0), drop(82, 36, 3, -60), drop(176, 34, 3, 60)).Scale(1.25, 1.25, 128, 40).Move(0, 6))
		twinkle := func(x, y, r float64) kit.Node {
			return kit.Of(c.Path(fmt.Sprintf("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", x, y-r, x, y, x+r, y, x, y, x, y+r, x, y, x-r, y, x, y, x, y-r), s.M), c.Circle(x, y, r*.16, kit.White))
		}
		c.Part("bubbles", c.Circle(112, 4, 3, b.D), c.Circle(148, -2, 2.4, b.D), c.Circle(104, -6, 2, b.D))
		c.Part("sparkle", twinkle(60, 22, 14), twinkle(198, 18, 14), twinkle(128, -22, 11), twinkle(38, 44, 8), twinkle(220, 44, 9))
		c.Anchor("ground", 128, 246)
	},
}
