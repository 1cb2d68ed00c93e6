package body

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// gazes are the states of a pair of eyes: where the pupils are within the whites, in shares of the free room.
var gazes = map[string][2]float64{"looking-left": {-1, 0}, "looking-right": {1, 0}, "looking-up": {0, -1}, "looking-down": {0, 1}}

const gazeStates = "looking-left; looking-right; looking-up; looking-down; looking-ahead; crossed"

// gazeOf is where the left and the right pupil of a pair of eyes are; rest is where they are if nothing was asked.
func gazeOf(c *kit.Canvas, rest [2][2]float64) [2][2]float64 {
	for name, at := range gazes {
		if c.State(name) {
			return [2][2]float64{at, at}
		}
	}
	switch {
	case c.State("looking-ahead"):
		return [2][2]float64{}
	case c.State("crossed"):
		return [2][2]float64{{1, .1}, {-1, .1}}
	}
	return rest
}

var cartoonEyes = kit.Piece{
	Name: "cartoon-eyes", Cm: 8,
	Palette: "iris #3a9be8; pupil #25202e; whites #ffffff; rim #463a5a outline; lids #8a6fd8 eyelids",
	States:  gazeStates + "; closed -iris -pupil; sleepy; angry; sad",
	Draw: func(c *kit.Canvas) {
		i, u, w, r, l := c.Tones("iris"), c.Tones("pupil"), c.Tones("whites"), c.Tones("rim"), c.Tones("lids")
		gaze := gazeOf(c, [2][2]float64{{.45, .1}, {-.45, .1}})
		for k, x := range []float64{69, 187} {
			d := kit.Oval(x, 128, 62, 92)
			c.Part("rim", c.Path(d, kit.Lin(x-60, 40, x+60, 220, r.L, r.M, r.D)).Stroke(kit.Lin(x-60, 40, x+60, 220, r.L, r.M, r.D), 10))
			c.Part("whites", c.Form(d, kit.Rad(x-16, 96, 126, w.M, w.M, kit.Hex("#f0f3fa"), kit.Hex("#c3cae0"))))
			px, py := x+26*gaze[k][0], 136+46*gaze[k][1]
			c.Part("iris", c.Clip(d, c.Ellipse(px, py, 35, 41, i.DDD), c.Ellipse(px, py, 33, 39, kit.Lin(px, py-38, px, py+38, i.DD, i.M, i.LL)), c.Blur(3, c.Ellipse(px, py+24, 20, 11, i.LL)).Opacity(.8)))
			c.Part("pupil", c.Clip(d, c.Ellipse(px, py-2, 21, 26, u.M), c.Circle(px-12, py-17, 12, kit.White), c.Circle(px+12, py+15, 6, kit.White).Opacity(.85)))
			lid := ""
			switch {
			case c.State("closed"):
				lid = p.D("M%g 20H%gV240H%gZ", x-80, x+80, x-80)
			case c.State("sleepy"):
				lid = p.D("M%g 20H%gV112Q%g 124 %g 112Z", x-80, x+80, x, x-80)
			case c.State("angry"):
				lid = p.D("M%g 20H%gV%gL%g %gZ", x-80, x+80, 70+60*float64(1-k), x-80, 70+60*float64(k))
			case c.State("sad"):
				lid = p.D("M%g 20H%gV%gL%g %gZ", x-80, x+80, 60+50*float64(k), x-80, 60+50*float64(1-k))
			}
			if lid == "" {
				c.Part("whites", c.Clip(d, c.Blur(6, c.Path(p.D("M%g 20H%gV70Q%g 40 %g 70Z", x-80, x+80, x, x-80), r.DD)).Opacity(.25)))
				continue
			}
			c.Part("lids", c.Clip(d, c.Blur(5, c.Path(lid, r.DDD).Move(0, 7)).Opacity(.45), c.Path(lid, r.D).Stroke(r.D, 9), c.Path(lid, kit.Lin(x-50, 40, x+50, 150, l.L, l.M, l.D)), c.Blur(3, c.Line(p.D("M%g 92Q%g 52 %g 46", x-46, x-34, x-8), l.LL, 8)).Opacity(.8), p.If(c.State("closed"), c.Line(p.D("M%g 150Q%g 184 %g 150", x-58, x, x+58), r.M, 8))))
		}
		c.AnchorBox("eyes", 128, 128, 240, 180, 0)
		c.Anchor("ground", 128, 224)
	},
}

// googlyEyes are the plastic eyes of crafts: loose black discs under clear domes.
var googlyEyes = kit.Piece{
	Name: "googly-eyes", Cm: 5,
	Palette: "pupil #25222c; whites #ffffff; rim #b9c3d2 edge",
	States:  gazeStates,
	Draw: func(c *kit.Canvas) {
		u, w, r := c.Tones("pupil"), c.Tones("whites"), c.Tones("rim")
		gaze := gazeOf(c, [2][2]float64{{.6, .7}, {-.35, .9}})
		for k, at := range [][3]float64{{66, 128, 61}, {190, 128, 61}} {
			x, y, q := at[0], at[1], at[2]
			c.Part("rim", c.Circle(x+1, y+4, q, r.DDD).Opacity(.55), c.Circle(x, y, q, kit.Lin(x-q, y-q, x+q, y+q, r.LL, r.M, r.DD)))
			c.Part("whites", c.Form(kit.Oval(x, y, q-4, q-4), kit.Rad(x-18, y-20, q*1.6, w.M, w.M, kit.Hex("#e9edf6"), kit.Hex("#bcc5d8")), c.Blur(4, c.Path(kit.Oval(x, y, q-3, q-3), kit.None).Stroke(r.DD, 8)).Opacity(.35)))
			px, py := x+25*gaze[k][0], y+25*gaze[k][1]
			c.Part("pupil", c.Clip(kit.Oval(x, y, q-4, q-4), c.Blur(3, c.Circle(px+3, py+6, 30, r.DDD)).Opacity(.5)), c.Circle(px, py, 30, kit.Rad(px-10, py-12, 46, u.L, u.M, u.D)))
			c.Part("whites", p.Glint(c, p.D("M%g %gA46 46 0 0 1 %g %gQ%g %g %g %gA32 32 0 0 0 %g %gQ%g %g %g %gZ", x-45, y-8, x-8, y-45, x, y-40, x-8, y-34, x-34, y-6, x-40, y-1, x-45, y-8), .8), c.Circle(x+34, y+32, 5, kit.White).Opacity(.6).Shade())
		}
		c.AnchorBox("eyes", 128, 128, 240, 120, 0)
		c.Anchor("ground", 128, 190)
	},
}
