package music

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var gramophone = kit.Piece{
	Name: "gramophone", Cm: 60, Palette: "horn #e0ac3c brass gold; wood #8a4f2a box; record #26242b; label #c8443a; arm #c9a24a <horn",
	Draw: func(c *kit.Canvas) {
		h, w, r, l, a := c.Tones("horn"), c.Tones("wood"), c.Tones("record"), c.Tones("label"), c.Tones("arm")
		c.Part("wood", sheen.Board(c, "M44 188H212L222 232H34Z", w, 8), sheen.Body(c, kit.RoundRect(26, 230, 204, 16, 4), w, 5), c.Path("M62 198H194L200 224H56Z", kit.None).Stroke(w.LL, 2).Opacity(.7), sheen.Body(c, "M40 178H216V190H40Z", w, 4))
		c.Part("record", c.Ellipse(118, 176, 78, 17, r.DDD), c.Form(kit.Oval(118, 172, 78, 17), kit.Lin(40, 160, 196, 190, r.LL, r.M, r.DD), sheen.Each(4, func(i int) kit.Node {
			k := 1 - .16*float64(i+1)
			return c.Ellipse(118, 172, 78*k, 17*k, kit.None).Stroke(r.LL, 1).Opacity(.6)
		})))
		c.Part("label", c.Form(kit.Oval(118, 172, 24, 5.5), kit.Lin(94, 168, 142, 176, l.L, l.M)), c.Ellipse(118, 172, 3, 1.2, kit.White))
		c.Part("arm", sheen.Tube(c, "M206 176C222 130 214 118 190 122", 9, a), sheen.Tube(c, "M206 172C190 158 168 156 150 166", 6, a), sheen.Body(c, "M142 158L158 158L154 174H146Z", h, 3), sheen.Tube(c, "M222 206H244V222", 6, a), sheen.Ball(c, 244, 226, 7, w))
		const petals = 11
		edge, inner := "", ""
		var ridges string
		for i := range petals * 2 {
			turn := float64(i) * math.Pi / petals
			rad := 1.0
			if i%2 == 1 {
				rad = .93
			}
			x, y := 88+rad*86*math.Cos(turn)*math.Cos(.5)-rad*72*math.Sin(turn)*math.Sin(.2), 84+rad*76*math.Sin(turn)+rad*10*math.Cos(turn)
			edge += sheen.D("%.1f,%.1f ", x, y)
			inner += sheen.D("%.1f,%.1f ", 88+(x-88)*.88, 84+(y-84)*.88)
			if i%2 == 1 {
				ridges += sheen.D("M%.1f %.1fQ%.1f %.1f 112 96", x, y, 96+(x-88)*.45, 88+(y-84)*.45)
			}
		}
		c.Part("horn", c.Form("M112 40C150 60 186 96 200 128L184 136C160 138 120 150 96 160Z", kit.Lin(110, 50, 180, 150, h.L, h.M, h.DDD)), c.Path(edge, h.DDD).Move(1, 3), c.Form(edge, kit.Lin(20, 20, 150, 150, h.LL, h.L, h.M, h.D)), c.Form(inner, kit.Rad(112, 96, 84, kit.At(0, h.DDD), kit.At(.22, h.DDD), kit.At(.55, h.D), kit.At(1, h.L)), c.Line(ridges, h.DDD, 2.5).Opacity(.55), c.Line(ridges, h.LL, 1.4).Move(2, 0).Opacity(.5)))
		c.Anchor("ground", 128, 246)
	},
}

var castanets = kit.Piece{
	Name: "castanets", Cm: 8, Palette: "wood #8a3f24 red brown; cord #e0b33f gold",
	Draw: func(c *kit.Canvas) {
		w, k := c.Tones("wood"), c.Tones("cord")
		shell := func(x, y, turn float64) kit.Node {
			d := "M-22 -58Q-30 -72 -14 -74Q0 -62 14 -74Q30 -72 22 -58C58 -46 68 -6 58 28C48 60 24 72 0 72C-24 72 -48 60 -58 28C-68 -6 -58 -46 -22 -58Z"
			return kit.Of(c.Blur(4, c.Path(d, w.DDD).Move(3, 6)).Opacity(.35), c.Path(d, w.DDD).Move(0, 3), sheen.Body(c, d, w, 18, c.Path("M0 -44C30 -40 44 -12 38 20C30 46 14 54 0 54C-14 54 -30 46 -38 20C-44 -12 -30 -40 0 -44Z", kit.None).Stroke(w.LL, 2).Opacity(.5)), c.Circle(-15, -62, 3.5, w.DDD), c.Circle(15, -62, 3.5, w.DDD), sheen.Glint(c, "M-40 10Q-42 -24 -18 -40Q-30 -16 -30 14Q-36 20 -40 10Z", .55)).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("wood", shell(96, 104, -36).Scale(.96, .96, 96, 104), shell(86, 126, -22))
		c.Part("wood", shell(182, 134, 34).Scale(.96, .96, 182, 134), shell(176, 156, 20))
		c.Part("cord", c.Line("M60 68Q40 20 88 22Q112 26 112 60M176 92Q190 44 220 60Q236 76 206 110", k.D, 5), c.Line("M60 67Q40 19 88 21Q112 25 112 59M176 91Q190 43 220 59Q236 75 206 109", k.L, 2.5))
		c.Anchor("ground", 128, 232)
	},
}
