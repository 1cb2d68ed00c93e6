package effects

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var bubble = kit.Piece{
	Name: "bubble", Cm: 10,
	Palette: "sphere #7cc8f5 bubbles",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("sphere")
		r := c.Rand()
		switch c.Variant(3) {
		case 1:
			for i, p := range []shape.Pt{{X: 96, Y: 150}, {X: 198, Y: 84}, {X: 60, Y: 46}, {X: 190, Y: 196}, {X: 128, Y: 30}, {X: 34, Y: 226}, {X: 236, Y: 150}} {
				soap(c, p.X, p.Y, []float64{84, 50, 36, 36, 19, 20, 15}[i], t)
			}
		case 2:
			for i, p := range shape.Scatter(r, 18, kit.Box{X0: 30, Y0: 30, X1: 226, Y1: 226}) {
				soap(c, p.X, p.Y, []float64{28, 24, 20, 14, 10, 7}[min(5, i/2)]*shape.Between(r, .85, 1.1), t)
			}
		default:
			soap(c, 128, 128, 120, t)
		}
	},
}

// soap is a soap bubble: clear in the middle, iridescent toward its edge.
func soap(c *kit.Canvas, x, y, r float64, t kit.Tones) {
	d := kit.Oval(x, y, r, r)
	k := r / 120
	soft := func(sigma float64, n kit.Node) kit.Node {
		if r < 40 { // too small for a blur to show
			return n
		}
		return c.Glow(sigma, n)
	}
	arc := func(q, from, to, w float64, tone kit.Color) kit.Node {
		return c.Path(shape.Ribbon(shape.Sample(shape.Arc(x, y, q*r, q*r, from, to, 10), 40), shape.Taper(w*k, .02)), tone)
	}
	pink, cyan, gold, violet := kit.Hex("#ff7ac8"), kit.Hex("#4fe3ee"), kit.Hex("#ffe08a"), kit.Hex("#a58bff")
	c.Part("sphere", c.Path(d, kit.Rad(x, y, r, kit.At(0, t.L.Alpha(.06)), kit.At(.62, t.L.Alpha(.12)), kit.At(.84, t.M.Alpha(.3)), kit.At(.95, t.M.Alpha(.55)), kit.At(1, t.D.Alpha(.8)))),
		c.Clip(d, soft(6*k, arc(.9, 200, 300, 26, pink)).Opacity(.6), soft(6*k, arc(.9, 290, 380, 24, gold)).Opacity(.55), soft(6*k, arc(.9, 20, 120, 26, cyan)).Opacity(.7),
			soft(6*k, arc(.88, 110, 210, 24, violet)).Opacity(.6), soft(4*k, arc(.76, 30, 110, 10, pink)).Opacity(.4), soft(5*k, arc(.7, 210, 280, 12, cyan)).Opacity(.35)),
		c.Circle(x, y, r-.8*k, kit.None).Stroke(kit.Lin(x-r, y-r, x+r, y+r, kit.White, t.L, t.D, kit.White), 1.8*k).Opacity(.85))
	c.Part("shine", soft(1*k, c.Path(fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-r*.74, y-r*.12, x-r*.74, y-r*.46, x-r*.48, y-r*.72, x-r*.14, y-r*.76, x-r*.3, y-r*.52, x-r*.5, y-r*.36, x-r*.74, y-r*.12), kit.White)).Opacity(.9),
		c.Ellipse(x-r*.02, y-r*.68, r*.06, r*.045, kit.White).Opacity(.9),
		soft(1.6*k, c.Path(shape.Ribbon(shape.Sample(shape.Arc(x, y, r*.8, r*.8, 24, 76, 8), 24), shape.Taper(9*k, .05)), kit.White)).Opacity(.75))
}

var bokeh = kit.Piece{
	Name: "bokeh", Cm: 100,
	Palette: "circles #ffc65c lights; second #ff8fb0 <circles; third #8fd0ff <circles",
	Draw: func(c *kit.Canvas) {
		tones := []kit.Tones{c.Tones("circles"), c.Tones("second"), c.Tones("third")}
		r := c.Rand()
		c.Bleed()
		w, h := frameSize(c.Aspect(1))
		hexes := c.Variant(3) == 1
		for i, p := range shape.Scatter(r, 44, kit.Box{X0: 128 - w/2, Y0: 128 - h/2, X1: 128 + w/2, Y1: 128 + h/2}) {
			t := tones[(i*7/3)%3]
			k := shape.Between(r, 7, 30) * min(w, h) / 256
			if i > 30 {
				k *= .4
			}
			a := shape.Between(r, .3, .68)
			x, y := max(128-w/2+k, min(128+w/2-k, p.X)), max(128-h/2+k, min(128+h/2-k, p.Y))
			fill := kit.Rad(x, y, k, kit.At(0, t.L.Alpha(a*.5)), kit.At(.8, t.M.Alpha(a*.8)), kit.At(.93, t.LL.Alpha(min(1, a*1.3))), kit.At(1, t.M.Alpha(a*.2)))
			n := c.Circle(x, y, k, fill)
			if hexes {
				n = c.Path(hexa(x, y, k), fill)
			}
			if i%4 == 0 {
				n = c.Glow(k*.1, n)
			}
			c.Part("circles", n)
			if i%6 == 0 {
				c.Part("circles", shape.Puff(c, x, y, k*.5, kit.White, .35))
			}
		}
	},
}
