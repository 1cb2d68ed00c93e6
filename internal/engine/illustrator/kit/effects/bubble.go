package effects

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var bubble = kit.Piece{
	Name: "bubble", Cm: 10,
	Palette: "sphere #7cc8f5 bubbles",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("sphere")
		r := c.Rand()
		if c.State("solid") {
			const k = 110.0
			c.Part("sphere", c.Circle(128, 128, k, t.L), c.Circle(128, 128, k*.9, kit.None).Stroke(t.D, k*.2),
				c.Path(shape.Ribbon(shape.Sample(shape.Arc(128, 128, k*.58, k*.58, 195, 275, 12), 20), shape.Taper(k*.18, .2)), kit.White))
			return
		}
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
