package balls

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var beachBall = kit.Piece{
	Name: "beach-ball", Cm: 40,
	Palette: "panels #f0453f red stripes; second #2f8fe0 blue; third #ffc93c yellow; white #fdfbf6; valve #e9e4da <white",
	Draw: func(c *kit.Canvas) {
		w := c.Tones("white")
		o := orb{ballX, ballY, ballR, -50, 0, -24}
		colors := []kit.Tones{c.Tones("panels"), w, c.Tones("third"), w, c.Tones("second"), w}
		var areas []kit.Node
		at := func(lon, lat float64) vec {
			s, k := math.Sincos(lon * math.Pi / 180)
			z, r := math.Sincos(lat * math.Pi / 180)
			return vec{r * k, z, r * s}
		}
		var lines []kit.Node
		for i, t := range colors {
			lon := float64(i)*60 + 10
			m := o.at(at(lon+30, -20))
			fill := kit.Lin(m.X-80, m.Y-100, m.X+80, m.Y+100, t.L, t.M, t.D)
			for k := range 12 { // in bands, as what is pushed to the rim must be small
				var ring []vec
				for j := range 13 {
					ring = append(ring, at(lon+5*float64(j), float64(15*k)-90))
				}
				for j := range 13 {
					ring = append(ring, at(lon+60-5*float64(j), float64(15*k)-75))
				}
				if d := o.area(ring); d != "" {
					areas = append(areas, c.Path(d, fill).Stroke(fill, .6))
				}
			}
			var edge []vec
			for k := range 61 {
				edge = append(edge, at(lon, float64(3*k)-90))
			}
			lines = append(lines, c.Line(o.line(edge), kit.White, 3).Move(1, 1.4).Opacity(.45), c.Line(o.line(edge), t.DD, 1.6).Opacity(.45))
		}
		d := kit.Oval(ballX, ballY, ballR, ballR)
		pole, v := o.at(vec{0, -1, 0}), c.Tones("valve")
		c.Part("panels", c.Form(d, w.M, kit.Of(areas...), kit.Of(lines...), dusk(c, ballX, ballY, ballR, kit.Hex("#35205a")).Opacity(.9)))
		c.Part("valve", c.Ellipse(pole.X+1.5, pole.Y+2.5, 23, 18, w.DDD).Rotate(-24, pole.X, pole.Y).Opacity(.35), c.Ellipse(pole.X, pole.Y, 22, 17.500, kit.Lin(pole.X-18, pole.Y-16, pole.X+18, pole.Y+16, v.LL, v.M, v.DD)).Rotate(-24, pole.X, pole.Y),
			c.Ellipse(pole.X, pole.Y, 8, 6, v.DD).Rotate(-24, pole.X, pole.Y), c.Ellipse(pole.X-.6, pole.Y-1.2, 6, 4.2, v.L).Rotate(-24, pole.X, pole.Y))
		c.Part("panels", sheen.Gloss(c, ballX, ballY, 104, 104, 172, 214, 11), c.Blur(3, c.Ellipse(170, 186, 34, 16, kit.White).Rotate(-38, 170, 186)).Opacity(.2).Shade())
		c.Anchor("ground", 128, 248)
	},
}
